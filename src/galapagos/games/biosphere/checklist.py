"""The seven assignments, and how far everybody is with each."""

from galapagos.games.biosphere import naming
from galapagos.games.biosphere.progress import MARKED, progress
from galapagos.games.biosphere.rules import words as w
from galapagos.games.biosphere.scene import Scene
from galapagos.games.furniture import seat_mark, whisper
from galapagos.games.game import Block
from galapagos.text.markup import Markup, classes, tag
from galapagos.text.seats import LETTERS


def checklist(scene: Scene) -> Block:
    """One line for each category."""
    lines = [line(scene, category) for category in range(len(naming.CATEGORIES))]
    listed = tag("ol", [line.markup for line in lines], class_="plain")
    return Block("checklist", tag("div", tag("h2", scene.say("Assignments")), listed, class_="checklist"), lines)


def line(scene: Scene, category: int) -> Block:
    """What is asked for, and a mark for each seat."""
    each = scene.edition.assignments[int(scene.table.assignments[category])]
    seats = [mark(scene, seat, category) for seat in range(scene.table.seats)]
    name = f"assignment-{naming.CATEGORIES[category]}"
    markup = tag(
        "li",
        tag("b", naming.CATEGORIES[category], class_="category"),
        tag("span", each.describe(scene.say), class_="asked"),
        tag("ul", seats, class_="plain"),
        id=name,
    )
    return Block(name, markup)


def mark(scene: Scene, seat: int, category: int) -> Markup:
    """`4/5` beside a bar that fills up; a tick once it is marked."""
    say, player, letter = scene.say, scene.players[seat], LETTERS[seat]
    if scene.table.fulfilled[seat] >> category & 1:
        text, told, share, done = MARKED, say("{player}: fulfilled", player=player), 10, True
    else:
        found = progress(scene.table, seat, category)
        text = " ".join(f"{have}/{want if want <= w.DICE else '–'}" for have, want in found)
        told = f"{player}: " + say.join(
            say("{have} of {wanted}", have=have, wanted=want) if want <= w.DICE else str(have) for have, want in found
        )
        share = sum(min(10 * have // want, 10) if want else 10 for have, want in found) // len(found)
        done = False
    return tag(
        "li",
        seat_mark(letter),
        tag("span", text, aria_hidden="true", class_="much"),
        whisper(f"{told}."),
        class_=classes("mark", f"of-ten-{share}", "done" if done else "ready" if share == 10 else None),
        title=told,
        data_seat=letter,
    )
