"""What happens in a house is numbered, across its processes and its restarts."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Begin to count."""
    house = sa.table("house", sa.column("key", sa.String), sa.column("value", sa.Text))
    op.bulk_insert(house, [{"key": "number", "value": "1"}, {"key": "epoch", "value": secrets.token_hex(4)}])
