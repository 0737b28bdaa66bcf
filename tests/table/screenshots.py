"""Pictures of every page and of the boards at three stages of a game: `python -m tests.table.screenshots FOLDER`."""

import sys
import tempfile
from itertools import product
from pathlib import Path

import galapagos as gp
from tests.table.browser import Player, chromium, shot
from tests.table.serving import running

WIDTHS = {390: 844, 820: 1180, 1440: 900}
THEMES = ("light", "dark")
LANGUAGES = {"light": "en-GB", "dark": "de-DE"}
LESSON = 7  # a step of a lesson with something to decide
STAGES = {"early": 4, "middle": 30, "late": 10_000}


def main(folder: Path) -> None:
    """Take them all; the dark ones are in German."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, running(Path(kept)) as server, chromium() as browser:
        for (width, height), theme in product(WIDTHS.items(), THEMES):
            like = {"viewport": {"width": width, "height": height}, "color_scheme": theme, "locale": LANGUAGES[theme]}
            player = Player(browser, server.address, "Ada", **like)
            take(player, folder, f"{width}-{theme}")
            player.context.close()


def take(player: Player, folder: Path, suffix: str) -> None:
    """The quiet pages, then a game of each kind."""
    games = [*gp.games()]
    pages = {"home": "/", "settings": "/settings", "about": "/about", "missing": "/nothing", "record": "/record"}
    pages |= {"account": "/account", "rankings": "/ranking", "privacy": "/privacy"}
    pages |= {f"new-{game}": f"/new/{game}" for game in games} | {f"rules-{game}": f"/rules/{game}" for game in games}
    pages |= {f"practice-{game}": f"/practise/{game}" for game in games}
    pages |= {f"puzzle-{game}": f"/puzzles/{game}/1" for game in games if gp.game(game).puzzles}
    pages |= {f"lesson-{game}": f"/learn/{game}/{LESSON}" for game in games if gp.game(game).lesson}
    for name, path in pages.items():
        player.go(path)
        shot(player.page, folder / f"{name}-{suffix}.png")
    player.go(f"/new/{games[0]}")
    player.page.select_option("select[name=seat-1]", "friend")
    player.page.click("form.form > button")
    shot(player.page, folder / f"waiting-{suffix}.png")
    for game in games:
        play(player, game, folder, suffix)


def play(player: Player, game: str, folder: Path, suffix: str) -> None:
    """A game at three stages; a decision that is being composed at the first; its past; its end."""
    player.go("/").page.click(f"#game-{game} .main")
    turn = 0
    for stage, decisions in STAGES.items():
        while turn < decisions and player.await_turn():
            player.decide(turn)
            turn += 1
        player.page.wait_for_timeout(700)
        player.page.screenshot(path=folder / f"{game}-{stage}-{suffix}.png")
        shot(player.page, folder / f"{game}-{stage}-whole-{suffix}.png")
        lit = player.page.locator(".lit")
        if stage == "early" and lit.count():
            lit.first.click()
            player.page.wait_for_timeout(300)
            player.page.screenshot(path=folder / f"{game}-composing-{suffix}.png")
    table = player.table
    player.go(f"{table}/replay?moment=3")
    shot(player.page, folder / f"{game}-moment-{suffix}.png")
    player.go(f"{table}/analysis").page.wait_for_selector("main:not(:has([data-growing]))", timeout=300_000)
    shot(player.page, folder / f"{game}-analysis-{suffix}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots"))
