"""The command from outside: what it prints, and how it refuses."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import galapagos as gp
from galapagos.cli import main
from galapagos.core.dice import stream


def run(*arguments: str, text: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    environment = os.environ | {"COLUMNS": "100", "LANG": "en_GB.UTF-8", "XDG_STATE_HOME": str(home or "/nonexistent")}
    return subprocess.run(
        [sys.executable, "-m", "galapagos", *arguments], input=text, env=environment, capture_output=True, text=True
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole match."""
    match = gp.new("beginning", seats=3, seed=6, players=["Ada", "Bo", "Cy"])
    dice = stream(6)
    while match.seat is not None:
        choices = match.choices()
        match.play(choices[dice.below(len(choices))])
    file = tmp_path / "game.record"
    file.write_text(match.record(), encoding="utf-8")
    return file


REFUSALS = {
    "unknown game": (["rules", "chess"], "'chess' cannot be read: a game is one of beginning"),
    "unknown command": (["fly"], "invalid choice: 'fly'"),
    "too many seats": (["simulate", "beginning", "--seats", "9"], "beginning is for 2 to 5 seats"),
    "no seats": (["simulate", "beginning", "--seats", "0"], "beginning is for 2 to 5 seats"),
    "unknown bot": (
        ["simulate", "beginning", "--seats", "random,genius"],
        "'genius' cannot be read: a bot is one of random",
    ),
    "unknown budget": (["simulate", "beginning", "--seats", "easy,hard@ever"], "hard thinks for so many simulations"),
    "a ladder for one": (["ladder", "beginning", "--bots", "easy"], "a ladder has two bots or more"),
    "a bot twice": (["ladder", "beginning", "--bots", "easy,easy"], "none twice"),
    "no games": (["simulate", "beginning", "--games", "0"], "'0' is not a whole number from 1 on"),
    "unknown option": (["simulate", "beginning", "--option", "rod=none"], "options of beginning: none"),
    "broken option": (["simulate", "beginning", "--option", "rod"], "an option is NAME=VALUE"),
    "unknown value": (["simulate", "toy", "--option", "rod=long"], "rod is one of good, none"),
    "unknown form": (["simulate", "beginning", "--form", "ring"], "a form of beginning is one of table"),
    "broken seed": (["simulate", "beginning", "--seed", "x"], "'x' is not a whole number"),
    "fixed cards": (["simulate", "beginning", "--data", "/nonexistent"], "cannot be replaced"),
    "unknown clause": (["rules", "beginning", "BEG-9.9"], "go from BEG-1.1 to BEG-5.3"),
    "unknown language": (["rules", "beginning", "--lang", "fr"], "choose from"),
    "no file": (["verify", "nowhere.record"], "nowhere.record: No such file or directory"),
    "a folder": (["verify", "/"], "Is a directory"),
    "a game without puzzles": (["puzzles", "check", "toy"], "a game with puzzles stands here"),
    "no puzzles": (["puzzles", "check", "toy", "--file", "/nowhere.toml"], "/nowhere.toml: No such file"),
    "a puzzle to be solved": (["puzzles", "solve", "beginning"], "invalid choice: 'solve'"),
    "unknown seat word": (["play", "beginning", "--seats", "you,me"], "a seat is you, you=NAME, or a bot: random"),
    "broken match seed": (["play", "beginning", "--seats", "you,random", "--seed", "-1"], "a seed is a number"),
    "unprintable name": (["play", "beginning", "--seats", "you=\x07,random"], "printable characters"),
}


@pytest.mark.parametrize(("arguments", "right"), REFUSALS.values(), ids=REFUSALS)
def test_bad_input_ends_in_one_clear_line(arguments: list[str], right: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It names the value and what would be right; exit status 2 and no traceback."""
    try:
        status = main(arguments)
    except SystemExit as ended:
        status = int(str(ended.code))

    out, err = capsys.readouterr()
    assert status == 2
    assert right in err
    assert err.count("\n") == 1
    assert "Traceback" not in out + err


@pytest.mark.parametrize(
    ("damage", "right"),
    [
        (lambda text: text.replace("rules: 1", "rules: 9"), "a newer one is needed"),
        (lambda text: text[: len(text) // 2], "line"),
        (lambda text: text.replace("Galapagos", "Gala"), "a record begins with"),
        (lambda text: "", "a record begins with"),
        (lambda text: text.replace("game: beginning", "game: chess"), "a game is one of"),
    ],
    ids=["newer", "cut off", "foreign", "empty", "unknown game"],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_damaged_record_ends_in_one_clear_line(command: str, damage, right: str, record: Path) -> None:  # type: ignore[no-untyped-def]
    """Whatever is wrong with it."""
    record.write_text(damage(record.read_text(encoding="utf-8")), encoding="utf-8")

    done = run(command, str(record))

    assert done.returncode == 2
    assert right in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_record_that_is_no_text_is_refused(tmp_path: Path) -> None:
    """Bytes of something else."""
    file = tmp_path / "picture.record"
    file.write_bytes(b"\x89PNG\xff\xfe")

    done = run("verify", str(file))

    assert done.returncode == 2
    assert done.stderr == f"galapagos: {file}: no record: it is not a UTF-8 text\n"


def test_verify_confirms_a_true_record_and_finds_a_changed_result(record: Path) -> None:
    """One number in the result is enough."""
    assert run("verify", str(record)).returncode == 0
    text = record.read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("points: "))
    record.write_text(text.replace(line, line + "1"), encoding="utf-8")

    done = run("verify", str(record))

    assert done.returncode == 2
    assert line in done.stderr


def test_replay_tells_the_match_or_shows_a_moment(record: Path) -> None:
    """In the reader's language, with the eyes he asks for."""
    story = run("replay", str(record), "--lang", "de").stdout
    moment = run("replay", str(record), "--at", "5", "--eyes", "a").stdout

    assert "Ada" in story
    assert "Punkte" in story
    assert "Watering hole" in moment
    assert run("replay", str(record), "--at", "999999").returncode == 2
    assert run("replay", str(record), "--eyes", "z").returncode == 2


def test_simulation_is_the_same_for_any_number_of_jobs() -> None:
    """Each game has its own stream of numbers."""

    def report(jobs: str) -> dict[str, object]:
        done = run("simulate", "beginning", "--seats", "3", "--games", "600", "--jobs", jobs, "--seed", "4", "--json")
        found: dict[str, object] = json.loads(done.stdout)
        del found["seconds"]
        return found

    one = report("1")
    assert report("2") == one
    assert one["games"] == 600
    assert sum(one["wins"]) == pytest.approx(1)  # type: ignore[call-overload]


def test_simulation_prints_a_table_too() -> None:
    """For people."""
    done = run("simulate", "toy", "--seats", "random,random", "--games", "20", "--jobs", "1")

    assert done.returncode == 0
    assert "decisions a game" in done.stdout


@pytest.mark.parametrize(
    "command", [[], ["play"], ["simulate"], ["ladder"], ["replay"], ["verify"], ["bench"], ["rules"]]
)
def test_every_command_has_help_with_an_example(command: list[str]) -> None:
    """That is where people look."""
    done = run(*command, "--help")

    assert done.returncode == 0
    assert "example: galapagos" in done.stdout


def test_the_version_says_which_core_runs() -> None:
    """Compiled, or plain Python and why."""
    assert "core)" in run("--version").stdout or "plain Python" in run("--version").stdout


@pytest.mark.parametrize(("language", "title"), [("en", "Evolution: The Beginning"), ("de", "Evolution")])
def test_rules_can_be_read_whole_or_by_clause(language: str, title: str) -> None:
    """In both languages."""
    assert title in run("rules", "beginning", "--lang", language).stdout
    assert "BEG-4.7" in run("rules", "beginning", "beg-4.7", "--lang", language).stdout


def test_numbers_of_the_bench_are_there_for_every_seat_count() -> None:
    """One round of the toy: all keys of the promise."""
    found = json.loads(run("bench", "--game", "toy", "--rounds", "1", "--json").stdout)

    assert set(found) == {"toy", "peers"}
    assert set(found["toy"]) == {"2", "3", "4"}
    assert set(found["toy"]["2"]) == {
        "core_decisions_per_s",
        "games_per_s",
        "python_decisions_per_s",
        "copies_per_s",
        "simulations_per_s",
        "pure_decisions_per_s",
        "mean_choices",
    }
