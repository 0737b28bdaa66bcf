"""What several commands show of a match."""

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from galapagos.match.match import Match
from galapagos.match.seed import seed_hash
from galapagos.text.catalogue import Say


def show_result(match: Match, say: Say, console: Console) -> None:
    """The end: places, where the points come from, and the seed."""
    result = match.result()
    if result is None:
        console.print(say("The match was abandoned.") if match.is_abandoned else say("The match is not over."))
        return
    table = Table("", *(escape(player) for player in match.players))
    if result.points:
        for label, numbers in match.game.account(match.state, say):
            table.add_row(label, *map(str, numbers))
        table.add_section()
        table.add_row(say("points"), *map(str, result.points), style="bold")
    table.add_row(say("place"), *map(str, result.places))
    console.print(table)
    if result.reason == "resigned":
        console.print(say("All others have resigned."))
    else:
        console.print(match.game.ending(result, say))
    winners = [match.players[seat] for seat in result.winners()]
    if winners:
        won = say.count(len(winners), "{who} wins.", "{who} share the win.", who=say.join(winners))
        console.print(f"[bold]{escape(won)}[/]")
    console.print(say("Seed {seed}", seed=match.seed) + f"\n[dim]SHA-256 {seed_hash(match.seed)}[/]")
