"""A small game from another package: found by its entry point, played by the whole house."""
