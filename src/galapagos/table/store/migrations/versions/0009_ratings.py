"""How well people with an account play each game, and the matches that tell."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "ratings",
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("skill", sa.Float, nullable=False),
        sa.Column("doubt", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("gain", sa.Float, nullable=False),
    )
    op.create_index("ix_results_visitor", "results", ["visitor"])
