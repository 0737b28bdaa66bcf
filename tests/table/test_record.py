"""Records from elsewhere are verified, and then shown like matches of this house."""

from collections.abc import Iterator

import pytest

import galapagos as gp
from tests.table.person import Person
from tests.table.serving import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a match that nobody played here."""
    match = gp.new("toy", seats=2, seed=7, players=["Cleo", "<Dan>"])
    while match.seat is not None:
        match.play(match.choices()[-1])
    return match.record()


def hand_in(person: Person, text: str | bytes) -> Person:
    """As a file if it is bytes, else as text."""
    if isinstance(text, bytes):
        return person.take(person.client.post("/record", files={"file": ("a.record", text)}, data={"text": ""}))
    return person.take(person.client.post("/record", files={"file": ("", b"")}, data={"text": text}))


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
@pytest.mark.parametrize("as_file", [True, False])
def test_a_record_is_opened_and_replayed(server: Running, text: str, ends: str, as_file: bool) -> None:
    """From a file or pasted, whatever ends its lines; it is had again letter by letter."""
    written = text.replace("\n", ends)
    eve = hand_in(Person(server.address), written.encode() if as_file else written)

    assert "Cleo" in eve.text
    assert eve.client.get(eve.url + "/text").text == text
    eve.follow("Replay").follow("»")
    assert "&lt;Dan&gt;" in eve.html
    assert "Back to the record" in eve.text


def test_a_record_handed_in_twice_is_kept_once(server: Running, text: str) -> None:
    """Its address is the same."""
    assert hand_in(Person(server.address), text).url == hand_in(Person(server.address), text).url


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("Galapagos record 1", "Galapagos record 9", "it does not begin with"),
        ("game: toy", "game: chess", "Line 2 of this record is not right: “chess”."),
        ("seed: 0", "seed: 1", "is not right"),
        ("digest: ", "digest: 0", "is not right"),
        ("\n2 ", "\n3 ", "is not right: “3 "),
        ("\nresult: ", "\n77 a fish\nresult: ", "is not right: “77 a fish”."),
    ],
)
def test_what_is_not_right_is_said_with_its_line(server: Running, text: str, old: str, new: str, wrong: str) -> None:
    """Strictly: a single changed letter is found. What was pasted stays in the form."""
    eve = hand_in(Person(server.address), text.replace(old, new, 1))

    assert eve.status == 400
    assert wrong in eve.text
    assert new.strip() in eve.html


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"hello", b"Galapagos record 1"])
def test_what_is_no_record_is_refused(server: Running, content: bytes) -> None:
    """With a sentence, never with an error of ours."""
    eve = hand_in(Person(server.address), content)

    assert eve.status == 400
    assert "record" in eve.text


def test_a_record_has_a_limit(server: Running) -> None:
    """Nobody fills the house with paper."""
    long = "Galapagos record 1\n" + "x" * 400_000
    assert "at most" in hand_in(Person(server.address), long).text
    assert hand_in(Person(server.address), b"Galapagos record 1\n" + b"x" * 900_000).status == 413


def test_german_readers_are_told_in_german(server: Running, text: str) -> None:
    """The line, and what stands there."""
    eve = hand_in(Person(server.address, "de"), text.replace("seed: 0", "seed: 1"))
    assert "dieser Aufzeichnung stimmt nicht" in eve.text
