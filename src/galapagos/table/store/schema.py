"""The tables of the database. Times are seconds since 1970; changes go by Alembic (see `migrations`)."""

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# What all processes of a house share, such as the key that signs cookies.
house = Table(
    "house",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

visitors = Table(
    "visitors",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("left", Float),
)

# Who is known on several devices. The name is the visitor's; by its `key` nobody else gets one that reads the same.
accounts = Table(
    "accounts",
    metadata,
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("key", Text, nullable=False, unique=True),
    Column("password", Text),
    Column("created", Float, nullable=False),
)

# Devices that are logged in, by a digest of what their cookie holds.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
    Column("begun", Float, nullable=False),
    Column("used", Float, nullable=False),
)
Index(None, sessions.c.visitor)

# Keys that devices show instead of a password, by the id they give them; the secret half never leaves the device.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
    Column("key", Text, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("created", Float, nullable=False),
)
Index(None, passkeys.c.visitor)

# What a device has been asked to sign: each can be answered once.
challenges = Table(
    "challenges",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("made", Float, nullable=False),
)

# Wrong log-ins, by account and by address: whoever guesses waits longer each time.
failures = Table(
    "failures",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("last", Float, nullable=False),
)

# `waiting` is the seat that decides now, so that "my tables" need not load them, and `deadline` when its time runs out.
# Where several people share the host's screen, `uncovered` is the seat that lies open there.
# A game begins with a deal from the seed or, where there is one, with the `position`.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("form", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("is_public", Integer, nullable=False),
    Column("host", ForeignKey("visitors.id"), nullable=False),
    Column("level", String(20), nullable=False),
    Column("pace", String(20), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("finished", Float),
    Column("waiting", Integer),
    Column("following", String(16)),
    Column("position", Text),
    Column("clock", String(20), nullable=False, server_default=""),
    Column("deadline", Float),
    Column("uncovered", Integer),
)
Index(None, tables.c.finished, tables.c.is_public)
Index(None, tables.c.deadline)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("visitor", ForeignKey("visitors.id")),
    Column("name", String(40), nullable=False),
    Column("level", String(20), nullable=False),
)
Index(None, seats.c.visitor)

acts = Table(
    "acts",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("seconds", Float),
    Column("nonce", String(64)),
    UniqueConstraint("table", "nonce"),
)

# Answers that people have given once and for all; with `choices` only where exactly these are offered.
standings = Table(
    "standings",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("verb", String(40), primary_key=True),
    Column("choices", String(16), nullable=False),
)

messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("visitor", ForeignKey("visitors.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("written", Float, nullable=False),
)
Index(None, messages.c.table)

mutes = Table(
    "mutes",
    metadata,
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
)

# Records from elsewhere, by a digest of their text.
records = Table(
    "records",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("text", Text, nullable=False),
    Column("added", Float, nullable=False),
)

# What bots think of the decisions of a finished match, that of a table or of a record: worked out once.
judgements = Table(
    "judgements",
    metadata,
    Column("match", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("content", Text, nullable=False),
)

# By a token a program acts for a visitor. Whoever reads this table learns no token.
tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("scope", String(10), nullable=False),
    Column("created", Float, nullable=False),
)
Index(None, tokens.c.visitor)

# How well people with an account play: `skill` most likely, and how far that may be wrong.
ratings = Table(
    "ratings",
    metadata,
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("skill", Float, nullable=False),
    Column("doubt", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

# Rated matches: the place of each who played, and what his skill gained.
results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("gain", Float, nullable=False),
)
Index(None, results.c.visitor)

# What people report: somebody at a table, or a line he said, kept as it was until a moderator has settled it.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("reporter", ForeignKey("visitors.id"), nullable=False),
    Column("about", ForeignKey("visitors.id"), nullable=False),
    Column("table", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("line", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("made", Float, nullable=False),
)
Index(None, reports.c.reporter)

# Who may not sit at public tables nor talk, and why.
bans = Table(
    "bans",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("visitor", ForeignKey("visitors.id"), nullable=False, unique=True),
    Column("reason", Text, nullable=False),
    Column("since", Float, nullable=False),
)
