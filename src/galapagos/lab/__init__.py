"""Games by the thousand, for designers and researchers."""
