"""The rules, one file per phase, in the words of the rule book."""
