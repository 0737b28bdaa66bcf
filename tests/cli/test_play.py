"""A match at the terminal, typed line by line."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

import galapagos as gp
from tests.cli.test_commands import run


def saved(home: Path) -> Path:
    """The one match on disk."""
    (file,) = (home / "galapagos").glob("*.record")
    return file


def play(home: Path, *typed: str, seats: str = "you=Ada,random", lang: str = "en", game: str = "beginning") -> str:
    """What the terminal shows to somebody who types this, then leaves."""
    done = run("play", game, "--seats", seats, "--seed", "5", "--lang", lang, text="\n".join(typed) + "\n", home=home)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def asked(home: Path, *typed: str) -> str:
    """What a game with several forms asks somebody at a real terminal, who answers so and then leaves."""
    keyboard, terminal = pty.openpty()
    os.write(keyboard, "".join(f"{line}\n" for line in (*typed, "leave")).encode())
    done = subprocess.run(
        [sys.executable, "-m", "galapagos", "play", "biosphere5", "--lang", "en"],
        stdin=terminal,
        capture_output=True,
        text=True,
        env=os.environ | {"XDG_STATE_HOME": str(home)},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_nobody_needs_opponents_where_one_can_play_alone(tmp_path: Path) -> None:
    """The number is asked from none, and the one form for one seat is not."""
    shown = asked(tmp_path, "0")

    assert "How many opponents (0 to 3)?" in shown
    assert "Which form" not in shown
    assert gp.load(saved(tmp_path).read_text(encoding="utf-8")).setup.form == "solo"


def test_the_form_is_asked_where_several_are_for_so_many(tmp_path: Path) -> None:
    """Each with what it is; the first is the one that is meant without an answer."""
    shown = asked(tmp_path, "3", "2")

    assert "Two teams of two" in shown
    assert "Everybody against everybody" in shown
    assert gp.load(saved(tmp_path).read_text(encoding="utf-8")).setup.form == "free"


def test_the_first_screen_shows_table_choices_and_the_hash_of_the_seed(tmp_path: Path) -> None:
    """Everything needed to decide."""
    shown = play(tmp_path)

    assert "SHA-256" in shown
    assert "Watering hole" in shown
    assert "done: on to eating" in shown
    assert gp.load(saved(tmp_path).read_text(encoding="utf-8")).number == 1


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_can_be_played_by_numbers(tmp_path: Path, lang: str) -> None:
    """Always the first choice, up to the result; its record verifies."""
    shown = play(tmp_path, *["1"] * 400, lang=lang)

    assert ("Seed " if lang == "en" else "Startwert ") in shown
    match = gp.verify(saved(tmp_path).read_text(encoding="utf-8"))
    assert match.is_over
    assert match.result() is not None


def test_a_game_of_another_package_can_be_played_too(tmp_path: Path) -> None:
    """The house knows no game by name."""
    shown = play(tmp_path, *["1"] * 100, game="toy")

    assert "the pile is empty" in shown
    assert gp.verify(saved(tmp_path).read_text(encoding="utf-8")).is_over


def test_choices_can_be_typed_as_text(tmp_path: Path) -> None:
    """As the notation writes them."""
    first = gp.new("beginning", seats=2, seed=5).choices()[0]
    play(tmp_path, first)

    acts = gp.load(saved(tmp_path).read_text(encoding="utf-8")).acts
    assert first in [act.text for act in acts]


def test_undo_takes_the_last_decision_back(tmp_path: Path) -> None:
    """Alone among bots always; the match is no longer rated where that was more than harmless."""
    play(tmp_path, "undo", "1", "undo")
    match = gp.load(saved(tmp_path).read_text(encoding="utf-8"))

    assert [act.kind for act in match.acts] == ["bot", "play", "undo"]
    assert match.number == 1


def test_nonsense_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    """Numbers that are not on the list, words, control characters, an illegal choice."""
    shown = play(tmp_path, "0", "999", "xyzzy", "\x1b[2J", "feed A1", "attack A1 B1", "[bold]", "{0}", "why", "why x")

    assert "says nothing to me" in shown
    assert "is not possible now" in shown
    assert "Did you mean" in shown
    assert gp.load(saved(tmp_path).read_text(encoding="utf-8")).number == 1


def test_why_gives_the_clause(tmp_path: Path) -> None:
    """And its text."""
    shown = play(tmp_path, "why feed A1", "why done")

    assert "BEG-4.13" in shown
    assert "That is possible now." in shown


@pytest.mark.parametrize(("word", "lang"), [("hint", "en"), ("tipp", "de")])
def test_a_hint_says_what_to_look_at_and_why(tmp_path: Path, word: str, lang: str) -> None:
    """Choices in words, what they promise, and how it may go on; nothing is decided by asking."""
    shown = play(tmp_path, word, lang=lang)

    assert ("promises" if lang == "en" else "verspricht") in shown
    assert ("then perhaps" if lang == "en" else "danach vielleicht") in shown
    assert gp.load(saved(tmp_path).read_text(encoding="utf-8")).number == 1


def test_bots_of_all_levels_can_be_played_against(tmp_path: Path) -> None:
    """Their levels, with their budgets, stand in the record."""
    play(tmp_path, *["1"] * 200, seats="you=Ada,easy,normal,hard@8")
    match = gp.verify(saved(tmp_path).read_text(encoding="utf-8"))

    assert match.is_over
    assert match.bots == {1: "easy", 2: "normal", 3: "hard@8"}


def test_rules_log_table_and_help_are_at_hand(tmp_path: Path) -> None:
    """In German by German words."""
    shown = play(tmp_path, "regeln BEG-4.7", "verlauf", "tisch", "hilfe", lang="de")

    assert "BEG-4.7" in shown
    assert "nimmt deine letzte Entscheidung zurück" in shown
    assert shown.count("Wasserloch") > 2


def test_a_match_is_left_and_resumed(tmp_path: Path) -> None:
    """Nothing is lost; without a file the last match is resumed."""
    play(tmp_path, "1", "leave")
    before = gp.load(saved(tmp_path).read_text(encoding="utf-8"))

    done = run("play", "--resume", text="1\n", home=tmp_path)

    after = gp.load(saved(tmp_path).read_text(encoding="utf-8"))
    assert done.returncode == 0
    assert after.acts[: len(before.acts)] == before.acts
    assert len(after.acts) > len(before.acts)


def test_resuming_without_a_match_says_so(tmp_path: Path) -> None:
    """One clear line."""
    done = run("play", "--resume", home=tmp_path)

    assert done.returncode == 2
    assert "no match waits" in done.stderr


def test_several_persons_are_covered_from_each_other(tmp_path: Path) -> None:
    """Each presses Enter before his hand is shown."""
    shown = play(tmp_path, "", "done", *[""] * 3, seats="you=Ada,you=Bo")

    assert "Ada, it is your turn" in shown or "Bo, it is your turn" in shown
    assert "Press Enter when only you look" in shown


def test_a_name_with_markup_is_only_a_name(tmp_path: Path) -> None:
    """It is shown as it is written."""
    assert "[red]Eve[/red]" in play(tmp_path, seats="you=[red]Eve[/red],random")
