"""The first tables: visitors, tables with their seats, acts, talk."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "house",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("form", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("is_public", sa.Integer, nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("pace", sa.String(20), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("started", sa.Float),
        sa.Column("finished", sa.Float),
        sa.Column("waiting", sa.Integer),
        sa.Column("following", sa.String(16)),
    )
    op.create_index("ix_tables_finished_is_public", "tables", ["finished", "is_public"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id")),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
    )
    op.create_index("ix_seats_visitor", "seats", ["visitor"])
    op.create_table(
        "acts",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("seconds", sa.Float),
        sa.Column("nonce", sa.String(64)),
        sa.UniqueConstraint("table", "nonce"),
    )
    op.create_table(
        "messages",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("written", sa.Float, nullable=False),
    )
    op.create_index("ix_messages_table", "messages", ["table"])
    op.create_table(
        "mutes",
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("muted", sa.String(32), sa.ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    )
