"""What goes over the wire: the first visit, and the updates of one game. `python -m tests.table.sizes`."""

import tempfile
import threading
import zlib
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

import galapagos as gp
from tests.table.browser import Player, chromium
from tests.table.person import Person, call, play_on
from tests.table.serving import Running, running

FIRST_VISIT = 120 * 1024
UPDATE = 2 * 1024


def first_visit(browser: Browser, server: Running, game: str) -> int:
    """Everything a new browser fetches until it shows a running game: the first page, then the table."""
    player = Player(browser, server.address)
    wire = player.context.new_cdp_session(player.page)
    fetched: list[float] = []
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda done: fetched.append(done["encodedDataLength"]))
    player.go("/")
    player.page.wait_for_load_state("load")
    player.page.click(f"#game-{game} .main")
    player.await_turn()
    player.page.wait_for_timeout(500)
    total = int(sum(fetched))
    player.context.close()
    return total


def updates(server: Running, game: str) -> list[int]:
    """How many bytes each message of a player's stream takes on the wire, from the first decision to the last."""
    person = call(Person(server.address), "Ada")
    person.take(person.client.post(f"/play/{game}"))
    since = server.house.stamp(server.house.rooms[person.table].number)
    sizes: list[int] = []

    def listen() -> None:
        path = f"/stream?follow={person.table}&since={since}"
        with person.client.stream("GET", path, headers={"accept-encoding": "gzip"}, timeout=None) as answer:
            gunzip = zlib.decompressobj(31)
            sizes.extend(len(chunk) for chunk in answer.iter_raw() if b'"table"' in gunzip.decompress(chunk))

    listener = threading.Thread(target=listen, daemon=True)
    listener.start()
    play_on(person)
    server.house.close_streams()
    listener.join(2)
    return sizes


def main() -> None:
    """Weigh every game."""
    with tempfile.TemporaryDirectory() as kept, running(Path(kept)) as server, chromium() as browser:
        for game in gp.games():
            visit = first_visit(browser, server, game)
            found = updates(server, game)
            print(
                f"{game}: first visit {visit / 1024:.1f} KB (at most {FIRST_VISIT // 1024}); "
                f"{len(found)} updates, median {median(found):.0f} bytes (at most {UPDATE}), largest {max(found)}"
            )


if __name__ == "__main__":
    main()
