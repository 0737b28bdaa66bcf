"""Lessons as people take them: clicked together on the board, in both languages."""

from pathlib import Path

import pytest

import galapagos as gp
from galapagos.table.learning import Place
from tests.table.browser import Player, chromium
from tests.table.learner import at, lesson_of, right_answers
from tests.table.serving import running

pytestmark = pytest.mark.browser


def take(player: Player, place: Place) -> None:
    """Answer a step rightly: touch what it is about on the board, and press a button where that is not enough."""
    answered = next(right_answers(place))
    for thing in answered.split()[1:]:
        lit = player.page.locator(f'.table [data-part="{thing}"].lit')
        if lit.count():
            lit.first.click()
    button = player.page.locator(f'.choose button[value="{answered}"]')
    if not button.count():  # more choices begin like this: verb first, then thing by thing
        for part in answered.split():
            player.page.locator(f'.choose button[value="{part}"]').first.click(timeout=2000)
            if button.count():
                break
    button.first.click()


@pytest.mark.parametrize(
    ("language", "game", "verdict", "onward", "play"),
    [
        ("en-GB", "beginning", "Right!", "Go on", "Play now against easy bots"),
        ("de-DE", "biosphere5", "Richtig!", "Weiter", "Jetzt gegen leichte Bots spielen"),
    ],
)
def test_a_lesson_is_finished(tmp_path: Path, language: str, game: str, verdict: str, onward: str, play: str) -> None:
    """Step by step without loading a page anew for an answer; back leads back; at its end a game is offered."""
    with running(tmp_path) as server, chromium() as browser:
        player = Player(browser, server.address, locale=language)
        player.go("/").page.click(f'a[href="/learn/{game}"]')
        for number in range(1, len(lesson_of(game).steps) + 1):
            place = at(gp.game(game), number)
            player.page.wait_for_url(f"**/learn/{game}/{number}")
            if place.step.answers:
                take(player, place)
                player.page.get_by_text(verdict).wait_for()
            if number == 3:
                player.page.go_back()
                player.page.locator("#reply:empty").wait_for(state="attached")
                player.page.go_forward()
                player.page.get_by_text(verdict).wait_for()
            player.page.get_by_role("link", name=onward).click()
        player.page.get_by_role("button", name=play).wait_for()
        player.close()
