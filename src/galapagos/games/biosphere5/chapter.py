"""The clause of the rules that matters now."""

from galapagos.games.game import Data

STEPS = {"act": "B5-2.1", "action": "B5-2.1", "trim": "B5-2.8", "machine": "B5-7.3", "over": "B5-5.1"}
TASKS = {
    "take": "B5-2.2",
    "discard": "B5-4.9",
    "destroy": "B5-4.8",
    "answer": "B5-4.2",
    "spy": "B5-4.5",
    "search": "B5-6.6",
}


def chapter(view: Data) -> str:
    """By what has to be decided, else by the step."""
    if view["step"] == "trim" or not view["pending"]:
        return STEPS[view["step"]]
    return TASKS[view["pending"][-1].split()[0]]
