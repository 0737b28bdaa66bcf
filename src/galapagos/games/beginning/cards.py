"""The cards of the box."""

from pathlib import Path

from galapagos.games.deck import Deck

FOLDER = Path(__file__).parent
DECK = Deck.load(FOLDER / "cards.toml")
