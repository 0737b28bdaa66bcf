"""Biosphere."""
