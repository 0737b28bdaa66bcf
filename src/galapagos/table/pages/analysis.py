"""The analysis of a finished match: a chart, the turning points with the better choices, and all of it as a table."""

from collections.abc import Sequence

from litestar import Response, get

from galapagos.games.game import Game
from galapagos.table import showing
from galapagos.table.analysis import Judgement, open_decisions, turning_points
from galapagos.table.pages.chart import chart
from galapagos.table.pages.page import Frame
from galapagos.table.reader import Refused
from galapagos.table.request import Named, Request, TheHouse, TheReader, waiting_for
from galapagos.table.showing import Showing
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, tag
from galapagos.text.seats import LETTERS


@get(["/table/{table:str}/analysis", "/record/{table:str}/analysis"])
async def show(table: Named, request: Request, house: TheHouse, reader: TheReader) -> Response[str]:
    """What is known so far; the rest is worked out meanwhile."""
    count = await waiting_for(house, reader)
    shown = await showing.find(house, reader, request, table)
    if not shown.is_over:
        raise Refused(reader.say("The analysis can be had when the game is over."))
    found = await house.analyst.judgements(shown.id)
    wanted = len(open_decisions(shown.match))
    is_growing = len(found) < wanted
    if is_growing:
        house.analyst.begin(shown.id, shown.match, found)
    say, turns = shown.game.say(reader.tastes.language), turning_points(found)
    frame = Frame(reader, say("Analysis"), count, shown.game, refreshes=is_growing, scripts=["analysis.js"])
    return frame.page(
        tag("p", shown.game.title, class_="kicker"),
        tag("h1", say("Analysis")),
        progress(len(found), wanted, say) if is_growing else None,
        legend(shown, say),
        tag("figure", chart(shown, found, turns, say), class_="plate"),
        tag("p", explained(say), class_="hint"),
        turning(shown, turns, is_growing, say),
        whole_table(shown, found, say) if found else None,
        tag(
            "p",
            tag("a", say("Replay"), href=f"{shown.address}/replay", class_="button main"),
            tag("a", say("Back to the result"), href=shown.address, class_="button"),
            class_="row",
        ),
    )


def progress(done: int, wanted: int, say: Say) -> Markup:
    """How far the bots are."""
    text = say("The bots think about it: {done} of {wanted} decisions.", done=done, wanted=wanted)
    return tag("p", text, " ", tag("progress", value=done, max=wanted, aria_label=text), data_growing=True)


def explained(say: Say) -> str:
    return say(
        "A bot judged each decision by what its seat could know. 100 % means to rank before all others for certain, "
        "50 % that everything is open."
    )


def legend(shown: Showing, say: Say) -> Markup:
    """Which letter is whose."""
    names = [
        tag("li", tag("b", letter.upper(), class_=f"seat seat-{letter}"), " ", player)
        for letter, player in zip(LETTERS, shown.match.players, strict=False)
    ]
    return tag("ul", names, class_="plain row legend", aria_label=say("Players"))


def turning(shown: Showing, turns: Sequence[Judgement], is_growing: bool, say: Say) -> Markup:
    """The decisions that cost most, each with the better one and its line in words."""
    if turns:
        content = tag("ol", [tag("li", turn(shown, each, say)) for each in turns], class_="turns")
    elif is_growing:
        content = tag("p", say("None so far."))
    else:
        content = tag("p", say("None: nobody made a choice that cost much."))
    return tag("section", tag("h2", say("Turning points")), content)


def turn(shown: Showing, judgement: Judgement, say: Say) -> list[Markup]:
    """A decision with what it promised, and a better one with its line."""
    made = say(
        "{player}: {choice} – {share} %",
        player=shown.match.players[judgement.seat],
        choice=shown.game.phrase(tuple(judgement.made.split()), say),
        share=round(100 * judgement.promised),
    )
    link = tag("a", say("Decision {n}", n=judgement.number), href=shown.moment(judgement.number - 1, judgement.seat))
    return [tag("p", link, " – ", made), *(better(shown.game, judgement, say) if judgement.loss > 0 else [])]


def better(game: Game, judgement: Judgement, say: Say) -> list[Markup]:
    """What the bots would have chosen, and how the game might have gone on."""
    first, *following = judgement.line or [f"{LETTERS[judgement.seat]} {judgement.best}"]
    share = round(100 * judgement.promises)
    text = say("better: {choice} – {share} %", choice=in_words(game, first, say), share=share)
    then = "; ".join(in_words(game, step, say) for step in following)
    told = [tag("p", tag("strong", text))]
    return [*told, tag("p", say("then perhaps: {line}", line=then), class_="quiet")] if then else told


def in_words(game: Game, step: str, say: Say) -> str:
    """A step of a line: its seat is left to the words of the choice."""
    return game.phrase(tuple(step.split()[1:]), say)


def whole_table(shown: Showing, found: Sequence[Judgement], say: Say) -> Markup:
    """The chart for those who read it."""
    players = [tag("th", player, scope="col", class_="number") for player in shown.match.players]
    head = tag("tr", tag("th", say("Decision"), scope="col"), players, tag("th", say("cost"), scope="col"))
    rows = [row(shown, each, say) for each in found]
    table = tag("table", tag("thead", head), tag("tbody", rows))
    label = say("All decisions as a table")
    return tag("details", tag("summary", label), tag("div", table, class_="scroll", tabindex=0, aria_label=label))


def row(shown: Showing, judgement: Judgement, say: Say) -> Markup:
    game = shown.game
    made = game.phrase(tuple(judgement.made.split()), say)
    link = tag("a", judgement.number, href=shown.moment(judgement.number - 1, judgement.seat))
    shares = [tag("td", f"{round(100 * each)} %", class_="number") for each in judgement.expected]
    cost = f"{round(100 * judgement.loss)} %" if judgement.loss >= 0.005 else "–"
    who = LETTERS[judgement.seat].upper()
    return tag("tr", tag("th", link, f" {who}: {made}", scope="row"), shares, tag("td", cost, class_="number"))


ROUTES = [show]
