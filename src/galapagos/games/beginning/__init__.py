"""Evolution: The Beginning."""
