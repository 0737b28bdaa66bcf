"""Where long words may break on a narrow card: not every browser knows that by itself."""

SOFT_HYPHEN = "\u00ad"
LONG_WORDS = (
    "Auffang|becken",
    "behelfs|mäßig",
    "Führungs|stärke",
    "impoverish|ment",
    "Indus|trie|roboter",
    "Leader|ship",
    "Macht|demons|tration",
    "Manufac|tory",
    "Menschen|bund",
    "Revitali|sation",
    "Revitali|sierung",
    "Schutz|bunker",
    "Surveil|lance",
    "Tiefen|brunnen",
    "Über|wachungs|technik",
    "Waffen|arsenal",
    "Wasser|kanister",
    "Werkzeug|kasten",
)
BREAKS = {word.replace("|", ""): word.replace("|", SOFT_HYPHEN) for word in LONG_WORDS}


def breakable(name: str) -> str:
    """A name that may break inside its long words."""
    return " ".join(BREAKS.get(word, word) for word in name.split(" "))
