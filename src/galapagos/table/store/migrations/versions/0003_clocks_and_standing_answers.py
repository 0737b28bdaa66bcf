"""How long people may think at a table, when the time of whoever is awaited runs out, and standing answers."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add them."""
    op.add_column("tables", sa.Column("clock", sa.String(20), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_table(
        "standings",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("verb", sa.String(40), primary_key=True),
        sa.Column("choices", sa.String(16), nullable=False),
    )
