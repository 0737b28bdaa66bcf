"""Accounts with their sessions, wrong log-ins, and visitors who have left for good."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add them."""
    op.add_column("visitors", sa.Column("left", sa.Float))
    op.create_table(
        "accounts",
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("key", sa.Text, nullable=False, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("ix_sessions_visitor", "sessions", ["visitor"])
    op.create_table(
        "failures",
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("last", sa.Float, nullable=False),
    )
