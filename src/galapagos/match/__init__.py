"""A played game: its acts, its record, replay and undo."""
