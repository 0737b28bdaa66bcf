# compiled
"""Whether the compiled core runs."""

COMPILED: bool = not __file__.endswith(".py")
