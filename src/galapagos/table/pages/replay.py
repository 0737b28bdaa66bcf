"""A match shown again, moment by moment: by links, by keys, or by itself."""

from litestar import Response, get

from galapagos.games.game import Block
from galapagos.games.sight import ALL_EYES
from galapagos.match.match import count_repeats
from galapagos.table import showing
from galapagos.table.analysis import Judgement
from galapagos.table.house import House
from galapagos.table.pages import page, position
from galapagos.table.pages.analysis import turn
from galapagos.table.pages.page import Frame
from galapagos.table.request import Named, Request, TheHouse, TheReader, is_script, waiting_for
from galapagos.table.response import data
from galapagos.table.showing import Showing
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, join, tag


@get(["/table/{table:str}/replay", "/record/{table:str}/replay"])
async def show(table: Named, request: Request, house: TheHouse, reader: TheReader) -> Response[str]:
    """The table at one moment, and the way to all others."""
    count = await waiting_for(house, reader)
    shown = await showing.find(house, reader, request, table)
    eyes = shown.read_eyes(request.query_params.get("eyes"))
    number = shown.read_moment(request.query_params.get("moment"))
    say = shown.game.say(reader.tastes.language)
    blocks = {block.id: block.markup for block in board(shown, number, eyes, say)}
    judged = await house.analyst.judgement(shown.id, number + 1) if shown.is_over else None
    around = surroundings(house, shown, number, eyes, say) | {"judged": what_bots_think(shown, judged, say)}
    if is_script(request):
        return data({"blocks": blocks, "around": around})  # type: ignore[return-value]
    return Frame(reader, say("Replay"), count, shown.game, scripts=["replay.js"]).page(
        tag("h1", say("Replay"), class_="visually-hidden"),
        tag(
            "div",
            around["told"],
            tag(
                "div",
                join(blocks[name] for name in blocks if name != position.HAND),
                id="board",
                class_=f"board {shown.game.id}",
            ),
            tag("div", around["steps"], blocks.get(position.HAND), class_="dock"),
            scrubber(shown, number, say),
            whose_eyes(shown, number, eyes, say),
            around["judged"],
            around["share"],
            tag("p", way_back(shown, say), class_="row"),
            class_="table replay",
            data_replay=f"{shown.address}/replay",
            data_moment=number,
            data_last=shown.last,
            data_eyes=shown.name_of(eyes),
            data_shared=shown.is_shared,
        ),
    )


def board(shown: Showing, number: int, eyes: int, say: Say) -> list[Block]:
    """The table as it was after so many decisions."""
    game, state, players = shown.game, shown.after(number), shown.match.players
    recounted = position.recounted(game, state, eyes, players, shown.match.past(number), say)
    return [*recounted, *position.blocks(game, state, eyes, players, say)]


def surroundings(house: House, shown: Showing, number: int, eyes: int, say: Say) -> dict[str, Markup]:
    """What belongs to this moment beside the board."""
    return {
        "told": told(shown, number, eyes, say),
        "steps": steps(shown, number, eyes, say),
        "share": share(house, shown, number, eyes, say),
    }


def told(shown: Showing, number: int, eyes: int, say: Say) -> Markup:
    """What just happened, in words."""
    counted = say("{n} of {last}", n=number, last=shown.last)
    story = what_happened(shown, number, eyes, say)
    text = f"{story[:1].upper()}{story[1:]}." if story else None
    return tag(
        "p", tag("b", counted), " ", text, id="told", class_="now", role="status", data_seat=shown.decider(number)
    )


def what_happened(shown: Showing, number: int, eyes: int, say: Say) -> str:
    """What these eyes saw of the last decision; where all are open, what the one saw who decided."""
    match = shown.match
    events = match.moments[number - 1].events if number else match.opening
    decider = match.moments[number - 1].before.seat if number else match.setup.seats
    looking = decider if eyes == ALL_EYES else eyes
    lines = (match.game.tell(events, at, looking, match.players, say) for at in range(events.count))
    return "; ".join(count_repeats(line for line in lines if line is not None))


def steps(shown: Showing, number: int, eyes: int, say: Say) -> Markup:
    """To the first moment, back, on, and to the last one."""
    ways = [
        ("«", say("To the beginning"), 0, None),
        ("‹", say("One step back"), number - 1, "prev"),
        ("›", say("One step on"), number + 1, "next"),
        ("»", say("To the end"), shown.last, None),
    ]
    links = [way(shown, text, label, to, rel, eyes, number) for text, label, to, rel in ways]
    play = tag("button", say("Play"), type="button", id="run", hidden=True, data_stop=say("Stop"))
    return tag("nav", *links[:2], play, *links[2:], id="steps", class_="row steps", aria_label=say("Moments"))


def way(shown: Showing, text: str, label: str, to: int, rel: str | None, eyes: int, number: int) -> Markup:
    """A link to another moment; at either end there is no way on."""
    if to == number or not 0 <= to <= shown.last:
        return tag("span", text, class_="button", role="link", aria_disabled="true", aria_label=label)
    target = {"href": shown.moment(to, eyes), "data_to": to}
    return tag("a", text, class_="button", rel=rel, aria_label=label, title=label, **target)


def scrubber(shown: Showing, number: int, say: Say) -> Markup:
    """A slider over all moments, for the script."""
    return tag(
        "input",
        type="range",
        id="scrub",
        min=0,
        max=shown.last,
        value=number,
        aria_label=say("Moment"),
        hidden=True,
    )


def whose_eyes(shown: Showing, number: int, eyes: int, say: Say) -> Markup:
    """Whose eyes look, and which moment, as a form."""
    choices = [(shown.name_of(each), eyes_in_words(shown, each, say)) for each in shown.allowed()]
    field = page.choice("eyes", say("Seen by"), choices, shown.name_of(eyes)) if len(choices) > 1 else None
    at = tag("label", say("Moment"), tag("input", type="number", name="moment", min=0, max=shown.last, value=number))
    return tag("form", field, at, tag("button", say("Show")), action=f"{shown.address}/replay", class_="row looking")


def eyes_in_words(shown: Showing, eyes: int, say: Say) -> str:
    if eyes == ALL_EYES:
        return say("everybody: all cards open")
    return say("spectators") if eyes == shown.match.setup.seats else shown.match.players[eyes]


def what_bots_think(shown: Showing, judgement: Judgement | None, say: Say) -> Markup:
    """The decision that comes next, and the better one where the analysis knows of one."""
    if judgement is None:
        return tag("section", id="judged", hidden=True)
    return tag(
        "section", tag("h2", say("The next decision")), turn(shown, judgement, say), id="judged", class_="judged"
    )


def share(house: House, shown: Showing, number: int, eyes: int, say: Say) -> Markup:
    """The link to this moment, and a game that begins there."""
    link = house.settings.address + shown.moment(number, eyes)
    practise = f"{shown.address}/practise?moment={number}&eyes={shown.name_of(eyes)}"
    can_start = shown.can_be_tried and (number < shown.last or not shown.is_over)
    return tag(
        "section",
        tag("p", say("Whoever opens this link sees this moment:")),
        tag("p", tag("output", link, class_="code", id="link")),
        tag(
            "p",
            tag("button", say("Copy the link"), type="button", data_copy="link", hidden=True),
            tag("a", say("Play on from here"), href=practise, class_="button") if can_start else None,
            class_="row",
        ),
        id="share",
    )


def way_back(shown: Showing, say: Say) -> list[Markup | None]:
    """To the table or the record, and to what bots think of it."""
    back = say("Back to the record") if shown.address.startswith("/record") else say("Back to the table")
    analysis = tag("a", say("Analysis"), href=f"{shown.address}/analysis", class_="button") if shown.is_over else None
    return [tag("a", back, href=shown.address, class_="button"), analysis]


ROUTES = [show]
