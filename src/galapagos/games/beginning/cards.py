"""The cards of the box."""

from pathlib import Path

from galapagos.games.deck import Deck
from galapagos.games.shelf import Shelf

FOLDER = Path(__file__).parent
DECK = Deck.load(Shelf(FOLDER, ["cards.toml"]))
