"""Who plays when nobody is there."""
