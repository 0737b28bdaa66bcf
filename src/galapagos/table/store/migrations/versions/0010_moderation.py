"""What people report, and who is banned."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("reporter", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("about", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False, unique=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
