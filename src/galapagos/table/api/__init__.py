"""The table for programs: the same tables, seats and decisions as JSON, by personal tokens."""
