"""What the toy offers to the house."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from galapagos.core.choice import thing, verb_of
from galapagos.core.dice import Dice
from galapagos.core.errors import Malformed
from galapagos.core.events import NOTHING, Events
from galapagos.core.result import Result
from galapagos.core.state import NOBODY, State
from galapagos.core.words import Words
from galapagos.games.game import Data, Form, Game, Grammar, Option, Parts, Refusal, Setup
from galapagos.text import fields
from galapagos.text.catalogue import Say
from galapagos.text.layout import contract, read_lines
from galapagos.text.seats import LETTERS, eyes_name, read_eyes, read_seat, seat_letter
from galapagos_toy.pond import ANSWER, CARDS, HAND, HAND_SIZE, HEAP, PILE, TURN, Pond

VERBS = ("sell", "steal", "fish", "guard", "yield")


class Toy(Game):
    """Sell fish, steal points, guard them."""

    id = "toy"
    title = "The Pond"
    invitation = "Fish, sell and steal around a pond."
    minutes = 2
    usual_seats = 3
    standing = ("guard", "yield")
    rules_version = 1
    forms = (Form("table", range(2, 5), "Everybody for themselves."),)
    options = (Option("rod", ("good", "none"), "A good rod lets you go on when you catch nothing."),)
    grammar = Grammar(
        {"sell": ["card"], "steal": ["seat"], "fish": [""], "guard": [""], "yield": [""]},
        {"card": "[1-3]", "seat": "[a-d]"},
    )
    folder = Path(__file__).parent

    def new(self, setup: Setup, dice: Dice, events: Events | None = None) -> State:
        pond = Pond(setup.seats, setup.options["rod"] == "good")
        for card in range(CARDS):
            pond.cards.face[card] = card % 3 + 1
            pond.cards.put(card, PILE)
        pond.cards.shuffle(PILE, PILE, dice)
        for seat in range(setup.seats):
            for _ in range(HAND_SIZE):
                pond.draw(seat, events if events is not None else Events())
        pond.begin_turn(dice.below(setup.seats))
        return pond

    def parts(self, state: State, choice: int) -> Parts:
        verb, what = VERBS[verb_of(choice)], thing(choice, 0)
        if verb == "sell":
            return (verb, str(what))
        return (verb, LETTERS[what]) if verb == "steal" else (verb,)

    def reason(self, state: State, parts: Parts, say: Say) -> Refusal | None:
        return Refusal("TOY-1.1", say("that is not possible now"))

    def setup_of(self, state: State) -> Setup:
        assert isinstance(state, Pond)
        return self.settle(state.seats, rod="good" if state.has_good_rod else "none")

    def to_data(self, state: State) -> Data:
        return self.view(state, -1)

    def view(self, state: State, eyes: int) -> Data:
        assert isinstance(state, Pond)
        pond = state

        def faces(pile: int) -> list[str]:
            cards = pond.pile(pile)
            shown = [
                str(pond.cards.face[card]) if eyes == -1 or pond.cards.knows(eyes, card) else "?" for card in cards
            ]
            return shown if pile == PILE else sorted(shown)

        answering = pond.seat != NOBODY and pond.agenda.what() == ANSWER
        return {
            "game": "toy",
            **({} if eyes == -1 else {"eyes": eyes_name(eyes, pond.seats)}),
            "rod": "good" if pond.has_good_rod else "none",
            "turn": pond.turn,
            "seat": seat_letter(pond.seat),
            "thief": seat_letter(pond.agenda.about(0) if answering else -1),
            "points": [*pond.points],
            "hands": [faces(HAND + seat) for seat in range(pond.seats)],
            "heap": faces(HEAP),
            "pile": faces(PILE),
        }

    def from_data(self, data: Mapping[str, object], dice: Dice) -> State:
        fields.only(data, ("game", "eyes", "rod", "turn", "seat", "thief", "points", "hands", "heap", "pile"))
        hands, points = data["hands"], data["points"]
        assert isinstance(hands, list)
        assert isinstance(points, list)
        pond = Pond(len(hands), fields.word(data, "rod", ("good", "none"), "good") == "good")
        eyes = read_eyes(data["eyes"], pond.seats) if "eyes" in data else NOBODY
        pond.points = [*points]
        rest = [CARDS // 3] * 4
        hidden, fresh = Words(), iter(range(CARDS))
        waiting = []
        everybody = (1 << (pond.seats + 1)) - 1
        piles = [fields.words(data, "pile"), fields.words(data, "heap"), *hands]
        for pile, texts in enumerate(piles):
            for text in reversed(texts):
                card = next(fresh)
                seen = everybody if pile == HEAP else 1 << (pile - HAND) if pile >= HAND else 0
                pond.cards.known[card] = seen | (1 << eyes if eyes >= 0 and text != "?" else 0)
                pond.cards.put(card, pile)
                if text == "?":
                    waiting.append(card)
                else:
                    pond.cards.face[card] = int(text)
                    rest[int(text)] -= 1
        if sum(len(texts) for texts in piles) != CARDS or min(rest[1:]) < 0:
            raise Malformed("cards", f"there are {CARDS} cards, 8 of each kind")
        left = [face for face in (1, 2, 3) for _ in range(rest[face])]
        for card, face in zip(waiting, left, strict=True):
            pond.cards.face[card] = face
        for pile in range(HAND + pond.seats):
            for card in pond.pile(pile):
                if card in waiting:
                    hidden.add(card)
        pond.cards.deal_anew(hidden, dice)
        for seat in range(pond.seats):
            pond.cards.sort(HAND + seat)
        pond.turn = fields.number(data, "turn", 1)
        if data["seat"] == "-":
            pond.seat = NOBODY
            return pond
        pond.seat = read_seat(data["seat"], pond.seats)
        thief = data.get("thief", "-")
        pond.agenda.push(TURN, pond.seat if thief == "-" else read_seat(thief, pond.seats))
        if thief != "-":
            pond.agenda.push(ANSWER, pond.seat, read_seat(thief, pond.seats))
        return pond

    def to_text(self, data: Data) -> str:
        eyes = f", eyes {data['eyes']}" if "eyes" in data else ""
        lines = [f"rod {data['rod']}, turn {data['turn']}, seat {data['seat']}, thief {data['thief']}{eyes}"]
        for letter, points, hand in zip(LETTERS, data["points"], data["hands"], strict=False):
            lines.append(f"{letter}: {points}, {contract(hand)}")
        return "\n".join([*lines, f"heap: {contract(data['heap'])}", f"pile: {contract(data['pile'])}"]) + "\n"

    def from_text(self, text: str) -> Data:
        data: Data = {"points": [], "hands": [], "turn": 1, "thief": "-"}
        for line in read_lines(text):
            if not line.label:
                for name, value in line.phrases:
                    data[name] = int(value) if name == "turn" else value
            elif line.label in ("heap", "pile"):
                data[line.label] = [card for phrase in line.phrases for card in phrase]
            else:
                data["points"].append(int(line.phrases[0][0]))
                data["hands"].append([*line.phrases[1]] if len(line.phrases) > 1 else [])
        return data

    def phrase(self, parts: Parts, say: Say) -> str:
        return " ".join(parts)

    def tell(self, events: Events, number: int, eyes: int, players: Sequence[str], say: Say) -> str | None:
        seen = events.secret(number, eyes)
        card = "" if seen == NOTHING else f" {seen}"
        return f"{players[events.subject(number, 0)]}: {events.kind(number)} {events.subject(number, 1)}{card}"

    def picture(self, view: Data, players: Sequence[str], say: Say) -> str:
        return "\n".join(
            f"{who}: {n} {hand}" for who, n, hand in zip(players, view["points"], view["hands"], strict=True)
        )

    def account(self, state: State, say: Say) -> list[tuple[str, list[int]]]:
        assert isinstance(state, Pond)
        return [("points", [*state.points])]

    def ending(self, result: Result, say: Say) -> str:
        return say("the pile is empty")


GAME = Toy()
