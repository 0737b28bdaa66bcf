"""Biosphere 5, with its expansion On the Brink and the solo game Human against Machine."""
