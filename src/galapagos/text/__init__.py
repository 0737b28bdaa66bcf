"""Everything a reader reads, in the reader's language."""
