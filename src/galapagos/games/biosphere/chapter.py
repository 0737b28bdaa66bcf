"""The clause of the rules that matters now."""

from galapagos.games.biosphere.view import BLANK
from galapagos.games.game import Data
from galapagos.text.seats import LETTERS

STEPS = {
    "develop": "BIO-3.1",
    "move": "BIO-4.1",
    "moved": "BIO-6.3",
    "breed": "BIO-5.1",
    "bred": "BIO-6.3",
    "fill": "BIO-6.2",
    "filled": "BIO-6.3",
    "over": "BIO-7.2",
}
BONUS, LOSS, BEGINNING, FIRST_DICE = "BIO-3.7", "BIO-3.8", "BIO-3.2", "BIO-5.2"


def chapter(view: Data) -> str:
    """By what has to be decided, else by the step."""
    if view["pending"]:
        return LOSS if view["pending"][0] == "loss" else BONUS
    if view["step"] == "develop" and view["seats"][LETTERS.index(view["seat"])]["size"] == BLANK:
        return BEGINNING
    if view["step"] == "breed" and view["round"] == 1:
        return FIRST_DICE
    return STEPS[view["step"]]
