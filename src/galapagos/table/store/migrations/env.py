"""Alembic's door: migrations run inside the transaction of whoever asks for them."""

from alembic import context

from galapagos.table.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
