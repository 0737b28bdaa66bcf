"""Records: what is written is what happened, and nothing else passes."""

import re
from hashlib import sha256

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.match.reading import BrokenRecord, load, verify


def played(game: str = "beginning", seats: int = 2, seed: int = 11) -> gp.Match:
    """A whole match, decided at random."""
    match = gp.new(game, seats=seats, seed=seed, players=["Ada", "Bo", "Cy", "Di"][:seats])
    dice = stream(seed)
    while match.seat is not None:
        choices = match.choices()
        match.play(choices[dice.below(len(choices))])
    return match


@pytest.fixture(scope="module")
def record() -> str:
    """The record of one match."""
    return played().record()


def changed(record: str, old: str, new: str) -> str:
    """The record with one change that really is one."""
    assert old in record
    return record.replace(old, new, 1)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", [*gp.games()])
def test_a_record_comes_back_as_the_same_match(game: str, seats: int, seed: int) -> None:
    """Acts, position, result and the record itself."""
    if seats not in gp.game(game).seats:
        seats = gp.game(game).seats[0]
    match = played(game, seats, seed)

    again = verify(match.record())

    assert again.acts == match.acts
    assert again.state == match.state
    assert again.result() == match.result()
    assert again.record() == match.record()


def test_a_record_can_be_read_by_people(record: str) -> None:
    """Names, seed, numbered acts, result."""
    lines = record.splitlines()

    assert lines[0] == "Galapagos record 1"
    assert "player a: Ada" in lines
    assert any(re.fullmatch(r"1 [ab] (found|grow|evolve|done).*", line) for line in lines)
    assert lines[-1].startswith("digest: ")


def test_a_running_match_with_all_kinds_of_acts_comes_back() -> None:
    """Undone decisions stay in the record; pauses and bots too."""
    match = gp.new("beginning", seats=3, seed=5)
    seat = match.seat
    assert seat is not None
    match.play(match.choices()[0])
    match.undo()
    match.pause(0)
    match.resume(0)
    match.give(2, "random")
    match.resign(1)
    match.play(match.choices()[1])

    again = verify(match.record())

    assert [act.kind for act in again.acts] == ["play", "undo", "pause", "resume", "bot", "resign", "play"]
    assert again.state == match.state
    assert again.bots == {2: "random"}
    assert again.resigned == [1]


def test_a_match_from_a_position_keeps_its_position() -> None:
    """The record says where it started."""
    match = gp.position("beginning", "play, hole 2\na: hand horns\nA1:\nb:\nB1: fast", seed=1)
    match.play("evolve horns A1")

    assert verify(match.record()).state == match.state


def test_times_are_kept() -> None:
    """Seconds since the start stand behind an act."""
    ticks = iter([1.5, 2.25])
    match = gp.Match(gp.game("beginning"), gp.game("beginning").settle(2), 3, clock=lambda: next(ticks))
    match.play(match.choices()[0])

    record = match.record()

    assert " @ 1.5" in record
    assert verify(record).acts == match.acts


def test_every_single_changed_decision_is_found(record: str) -> None:
    """Whichever decision is exchanged for another legal one, or swapped or dropped: no such record passes."""
    lines = record.splitlines()
    first = lines.index("") + 1
    last = lines.index("", first)
    match = load(record)
    for at in range(first, last):
        number = at - first
        before = match.moments[number].before
        texts = [match.game.text(before, choice) for choice in match.game.choices(before)]
        wrong = next((text for text in texts if text != match.moments[number].text), "stop")
        head = " ".join(lines[at].split()[:2])
        forged = [*lines[:at], f"{head} {wrong}", *lines[at + 1 :]]
        with pytest.raises(BrokenRecord):
            verify("\n".join(forged) + "\n")


@pytest.mark.parametrize(
    ("pattern", "right"),
    [
        (r"result: .*", "the acts and the seed of this record make"),
        (r"points: .*", "the acts and the seed of this record make"),
        (r"reason: .*", "the acts and the seed of this record make"),
        (r"digest: .*", "the acts and the seed of this record make"),
        (r"player a: .*", "the acts and the seed of this record make"),
        (r"seed hash: .*", "the acts and the seed of this record make"),
    ],
)
def test_every_changed_line_of_the_frame_is_found(record: str, pattern: str, right: str) -> None:
    """Names and results are under the digest too."""
    line = re.search(pattern, record)
    assert line is not None
    forged = record.replace(line[0], line[0].partition(":")[0] + ": 2 2", 1)

    with pytest.raises(BrokenRecord, match=right):
        verify(forged)


def test_another_seed_is_found(record: str) -> None:
    """Its cards differ, or at the latest its hash."""
    seed = re.search(r"seed: (\w+)", record)
    assert seed is not None
    with pytest.raises(BrokenRecord):
        verify(record.replace(f"seed: {seed[1]}", f"seed: {seed[1][::-1]}"))


def test_a_record_of_newer_rules_asks_for_a_newer_program(record: str) -> None:
    """It is not guessed at."""
    with pytest.raises(BrokenRecord, match=r"rules 2.*a newer one is needed"):
        load(changed(record, "rules: 1", "rules: 2"))


def test_a_record_of_other_cards_is_refused(record: str) -> None:
    """Its decisions would mean something else."""
    with pytest.raises(BrokenRecord, match="the data files in use are"):
        load(re.sub(r"data: \w+", "data: 0000", record))


def test_a_record_cut_off_anywhere_is_refused(record: str) -> None:
    """After every single line."""
    lines = record.splitlines()
    for end in range(len(lines)):
        with pytest.raises(gp.Malformed):
            load("\n".join(lines[:end]))


@pytest.mark.parametrize(
    ("old", "new", "right"),
    [
        ("Galapagos record 1", "Galapagos record 9", "a record begins with"),
        ("game: beginning", "game: chess", "a game is one of"),
        ("seats: 2", "seats: two", "seats is a number"),
        ("seats: 2", "seats: 7", "2 to 5 seats"),
        ("form: table", "form: ring", "one of table"),
        ("form: table\n", "", "a line 'form: ...' is missing"),
        ("seed: 0", "seed: x", "32 hexadecimal"),
        ("\n1 ", "\n7 ", "decision 1 comes here"),
        ("\n1 ", "\nfirst ", "an act is like"),
        ("\n1 ", "\n- c resign\n1 ", "a seat is one of a, b"),
        ("\n1 ", "\n- a dance\n1 ", "an act of the table is one of"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(record: str, old: str, new: str, right: str) -> None:
    """One line that names the place, the value and what would be right."""
    with pytest.raises(gp.Malformed, match=right) as caught:
        load(changed(record, old, new))
    assert "\n" not in str(caught.value)


def test_the_digest_is_what_the_docs_say(record: str) -> None:
    """SHA-256 over the header, each act with the position it led to, and the result: anybody can compute it."""
    head, acts, closing = (part.splitlines() for part in record.split("\n\n"))
    match = load(record)
    after = [*(moment.before for moment in match.moments[1:]), match.state]
    digest = sha256("\n".join(head[1:]).encode())
    for line, state in zip(acts, after, strict=True):
        digest.update(f"\n{line}\n{match.game.to_text(match.game.to_data(state))}".encode())
    digest.update("\n".join(closing[:-1]).encode())

    assert closing[-1] == f"digest: {digest.hexdigest()}"


def test_a_record_can_be_asked_for_at_any_time() -> None:
    """Asking does not change what is asked for later."""
    often, once = gp.new("beginning", seats=2, seed=5), gp.new("beginning", seats=2, seed=5)
    for _ in range(30):
        for match in (often, once):
            match.play(match.choices()[0])
        assert load(often.record()).state == often.state

    assert often.record() == once.record()


def test_a_record_keeps_the_version_of_its_rules(record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later program still verifies it."""
    monkeypatch.setattr(type(gp.game("beginning")), "rules_version", 2)

    assert verify(record).record() == record


@pytest.mark.parametrize(("seconds", "written"), [(3, "@ 3.0"), (-2.5, "@ 0.0"), (1e20, "@ 100000000000000000000.0")])
def test_whatever_a_clock_says_can_be_read_again(seconds: float, written: str) -> None:
    """Whole numbers, clocks that were set back, and very long ones."""
    match = gp.Match(gp.game("beginning"), gp.game("beginning").settle(2), 3, clock=lambda: seconds)
    match.play(match.choices()[0])

    assert written in match.record()
    assert verify(match.record()).acts == match.acts


@pytest.mark.parametrize("added", ["\n99 a stop\n", "\nresult: 1 2\n", "x\n", "\n\n"])
def test_nothing_stands_behind_the_digest(record: str, added: str) -> None:
    """A record ends where it ends."""
    with pytest.raises(BrokenRecord):
        verify(record + added)
