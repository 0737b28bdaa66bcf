"""The pages, made on the server for the reader's eyes and in his language."""
