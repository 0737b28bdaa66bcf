"""What the house keeps: one database, one writer, a file for each kind of query."""
