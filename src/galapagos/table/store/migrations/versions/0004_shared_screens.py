"""Several people at one screen: the seat that lies open there."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add it."""
    op.add_column("tables", sa.Column("uncovered", sa.Integer))
