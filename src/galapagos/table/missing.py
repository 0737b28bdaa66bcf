"""What somebody asks for and nobody has."""


class Missing(Exception):
    """No such table, moment, file."""
