"""Tables that begin with a position, records from elsewhere, and what bots think of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them."""
    op.add_column("tables", sa.Column("position", sa.Text))
    op.create_table(
        "records",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("added", sa.Float, nullable=False),
    )
    op.create_table(
        "judgements",
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
    )
