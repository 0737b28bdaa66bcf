"""What several commands show of a match."""

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from galapagos.match.ending import ending, winning
from galapagos.match.match import Match
from galapagos.match.seed import seed_hash
from galapagos.text.catalogue import Say


def show_result(match: Match, say: Say, console: Console) -> None:
    """The end: places, where the points come from, and the seed."""
    result = match.result()
    if result is None:
        console.print(ending(match, say))
        return
    table = Table("", *(escape(player) for player in match.players))
    if result.points:
        for label, numbers in match.game.account(match.state, say):
            table.add_row(label, *map(str, numbers))
        table.add_section()
        table.add_row(say("points"), *map(str, result.points), style="bold")
    if not result.solo and not result.drawn:
        table.add_row(say("place"), *map(str, result.places))
    if table.rows:
        console.print(table)
    console.print(ending(match, say))
    won = winning(match, say)
    if won:
        console.print(f"[bold]{escape(won)}[/]")
    console.print(say("Seed {seed}", seed=match.seed) + f"\n[dim]SHA-256 {seed_hash(match.seed)}[/]")
