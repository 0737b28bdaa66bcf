"""The machine's last turn, card by card: what it revealed, what it found about each half, what it did, and why."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from galapagos.core.events import Events
from galapagos.games.biosphere5 import log, machine_log
from galapagos.games.biosphere5.breaks import breakable
from galapagos.games.biosphere5.deck import RANKS, Deck
from galapagos.games.biosphere5.pictures import SHEET, picture_of_upper
from galapagos.games.biosphere5.rules import happenings as h
from galapagos.games.biosphere5.rules.machine import LOWER, UPPER
from galapagos.games.furniture import whisper
from galapagos.games.game import Block
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, classes, tag

NOT_TOLD = (h.REVEALED, h.WEIGHED, h.DECIDED, h.AWAKES)


@dataclass
class Scene:
    """Some cards, what the machine finds about their halves, its decision, and what comes of it."""

    cards: list[int] = field(default_factory=list)
    verdicts: dict[int, tuple[int, int]] = field(default_factory=dict)
    decision: tuple[int, int, int] | None = None
    lines: list[str] = field(default_factory=list)

    def show(self, face: int) -> None:
        if face not in self.cards:
            self.cards.append(face)


def recount(deck: Deck, past: Iterable[Events], eyes: int, players: Sequence[str], say: Say) -> Block | None:
    """Its turn as these eyes saw it; none before its first one. What happened last comes first."""
    for events in past:
        for number in reversed(range(events.count)):
            if events.kind(number) == h.AWAKES:
                return Block("told", turn(deck, events, number, eyes, players, say))
    return None


def turn(deck: Deck, events: Events, first: int, eyes: int, players: Sequence[str], say: Say) -> Markup:
    scenes = scenes_of(deck, events, first, eyes, players, say)
    round_, level = events.subject(first, 0), events.subject(first, 1)
    shown = [scene_item(deck, scene, players[0], say) for scene in scenes]
    title = say("The machine’s turn in round {n}, hand level {level}", n=round_, level=level)
    return tag(
        "details",
        tag("summary", tag("h2", SHEET.show("machine"), title)),
        tag("ol", shown, class_="plain scenes"),
        class_=classes("biosphere5 told", "odd" if round_ % 2 else "even"),
        open=True,
    )


def scenes_of(deck: Deck, events: Events, first: int, eyes: int, players: Sequence[str], say: Say) -> list[Scene]:
    """A scene ends with a decision and its consequences; the next card that is revealed opens another one."""
    scenes = [Scene()]
    for number in range(first, events.count):
        kind = events.kind(number)
        if kind == h.TURN:
            break
        scene = scenes[-1]
        if kind in (h.REVEALED, h.WEIGHED) and scene.decision:
            scene = Scene()
            scenes.append(scene)
        if kind == h.REVEALED:
            scene.show(events.subject(number, 0))
        elif kind == h.WEIGHED:
            scene.show(events.subject(number, 0))
            scene.verdicts[events.subject(number, 0)] = (events.subject(number, 1), events.subject(number, 2))
        elif kind == h.DECIDED:
            scene.decision = (events.subject(number, 0), events.subject(number, 1), events.subject(number, 2))
        elif kind not in NOT_TOLD and kind != h.BUILT:
            line = log.tell(deck, events, number, eyes, players, say)
            scene.lines += [line] if line else []
    return scenes


def scene_item(deck: Deck, scene: Scene, human: str, say: Say) -> Markup:
    """The cards, then the decision with its reason, then what happened."""
    cards = [revealed_card(deck, face, scene, human, say) for face in scene.cards]
    decision = (
        tag("p", machine_log.tell_decision(deck, *scene.decision, human, say) + ".", class_="decision")
        if scene.decision
        else None
    )
    lines = [tag("li", f"{line[:1].upper()}{line[1:]}.") for line in scene.lines]
    return tag(
        "li",
        tag("ol", cards, class_="plain revealed") if cards else None,
        tag("div", decision, tag("ul", lines, class_="plain") if lines else None, class_="outcome"),
        class_="scene",
    )


def revealed_card(deck: Deck, face: int, scene: Scene, human: str, say: Say) -> Markup:
    """A card with the verdict on each of its halves."""
    halves, card = deck.halves[face], deck.ids[face]
    rank, lower = RANKS[halves.rank], deck.lower_half(card)
    upper_verdict, lower_verdict = scene.verdicts.get(face, (None, None))
    used = scene.decision[1] if scene.decision and scene.decision[0] == face else None
    return tag(
        "li",
        verdict_half(
            "upper", picture_of_upper(rank, halves.field), say.name(card), upper_verdict, used == UPPER, human, say
        ),
        verdict_half("lower", lower, say.name(lower), lower_verdict, used == LOWER, human, say),
        class_=classes("weighed", rank, "used" if used is not None else None),
    )


def verdict_half(place: str, picture: str, name: str, verdict: int | None, used: bool, human: str, say: Say) -> Markup:
    """One half: its name, and what speaks for or against it."""
    possible = verdict == h.PLAYABLE
    words = machine_log.verdict(verdict, human, say) if verdict is not None else ""
    sign = None if verdict is None else "✓" if possible else "✗"
    return tag(
        "p",
        SHEET.show(picture),
        tag("b", breakable(name)),
        [whisper(":"), tag("span", tag("i", f"{sign} ", aria_hidden="true"), words)] if words else None,
        class_=classes(place, "used" if used else None, "possible" if possible else "impossible" if sign else None),
    )
