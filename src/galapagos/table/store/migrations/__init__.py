"""The changes of the schema, in their order; run by Alembic when a house opens its database."""
