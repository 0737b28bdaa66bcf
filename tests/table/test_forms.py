"""The table without scripts: everything can be done by links and plain forms."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import galapagos as gp
from tests.table.person import Person, call, play_on, table_for_two
from tests.table.serving import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def ada(server: Running) -> Person:
    return Person(server.address).go("/")


def test_one_click_leads_into_a_game_against_bots(ada: Person) -> None:
    """No name, no form, no question: the first visitor is a guest and plays."""
    ada.press("Play now")

    assert "Guest" in ada.text
    assert ada.await_turn().choices() is not None or "?half=" in ada.html


@pytest.mark.parametrize("game", ["beginning", "toy"])
def test_a_whole_game_against_bots(server: Running, game: str) -> None:
    """To the result with its reason; the record verifies, and the table can be played again with rotated seats."""
    ada = call(Person(server.address), "Ada")
    ada.client.post(f"/play/{game}")
    ada.go("/").follow(gp.game(game).title)
    play_on(ada)

    assert "Seed" in ada.text
    verified = Person(server.address).take(ada.client.get(f"/table/{ada.table}/verify"))
    assert "Everything is in order" in verified.text
    match = gp.verify(ada.client.get(f"/table/{ada.table}/record").text)
    assert match.players[0] == "Ada"
    first = ada.table
    ada.press("Play again")
    assert ada.table != first
    play_on(ada)
    assert gp.verify(ada.client.get(f"/table/{ada.table}/record").text).players[-1] == "Ada"


def test_friends_play_by_link(server: Running) -> None:
    """Ada invites Ben; both see whose turn it is; they finish a game."""
    ada, ben = table_for_two(server.address)
    assert ("It is your turn." in ada.text) != ("It is your turn." in ben.text)

    play_on(ada, ben)

    assert ada.page.words != []
    assert {"Ada", "Ben"} <= {*re.findall(r"\w+", ben.text)}


def test_the_form_of_a_game_follows_the_number_of_seats(server: Running) -> None:
    """Unless one is chosen; options that it does not have are left aside."""
    ada = call(Person(server.address), "Ada")
    alone = {f"seat-{at}": "nobody" for at in range(1, 4)}

    ada.go("/new/biosphere5").press("Open the table", **alone)
    assert "The machine" in ada.text

    ada.go("/new/biosphere5").press("Open the table", **alone | {"seat-1": "random", "form": "duel"})
    assert "The machine" not in ada.text
    assert "It is" in ada.text or "Round 1" in ada.text


def test_a_seat_for_a_friend_needs_the_invitation(server: Running) -> None:
    """Whoever only guesses the table's address may watch, not sit; a forged invitation opens nothing."""
    ada = call(Person(server.address), "Ada")
    ada.go("/new/toy").press("Open the table", **{"seat-1": "friend", "seat-2": "nobody", "seat-3": "nobody"})
    eve = call(Person(server.address), "Eve")

    eve.go(f"/table/{ada.table}?invitation={'0' * 16}")
    assert "Sit here" not in eve.buttons()
    answer = eve.client.post(f"/table/{ada.table}/sit", data={"seat": "1", "invitation": "0" * 16})

    assert answer.status_code == 409
    assert "This seat is not free." in answer.text


def test_the_host_keeps_the_table(server: Running) -> None:
    """Seats change their kind, somebody is removed, the table is closed; others may not do that."""
    ada, ben = call(Person(server.address), "Ada"), call(Person(server.address), "Ben")
    seats = {"seat-1": "open", "seat-2": "nobody", "seat-3": "nobody"}
    ada.go("/new/toy").press("Open the table", public="yes", **seats)
    table = ada.table
    ben.go("/").follow("The Pond Ada").press("Sit here")
    assert "You have a seat." in ben.text
    for verb in ("start", "close", "seat"):
        assert "Only the host" in ben.client.post(f"/table/{table}/{verb}", data={"seat": "0"}).text

    ada.take(ada.client.post(f"/table/{table}/seat", data={"seat": "1", "kind": "open"}))
    assert "Ben" not in ada.text
    ada.press("Close the table")

    assert ben.look_again().status == 404


def test_nobody_sits_on_a_seat_twice(server: Running) -> None:
    """Of many who press at once one gets the seat, the others are told."""
    ada = call(Person(server.address), "Ada")
    ada.go("/new/toy").press("Open the table", **{"seat-1": "open", "seat-2": "nobody", "seat-3": "nobody"})
    people = [call(Person(server.address), f"P{at}") for at in range(6)]

    with ThreadPoolExecutor(6) as pool:
        codes = [*pool.map(lambda p: p.client.post(f"/table/{ada.table}/sit", data={"seat": "1"}).status_code, people)]

    assert sorted(codes) == [200] + [409] * 5


def test_a_posting_counts_once(server: Running) -> None:
    """The same form sent twice is one decision; another choice for the same position comes too late."""
    ada, ben = table_for_two(server.address)
    mover = ada if "It is your turn." in ada.text else ben
    form = mover.choices()
    assert form is not None
    address = f"/table/{mover.table}/decide"
    first = form.fields | form.buttons[0][1]

    for _ in range(3):
        assert mover.client.post(address, data=first).status_code == 200
    other = mover.client.post(address, data=form.fields | {"nonce": "0" * 32} | form.buttons[-1][1])

    assert other.status_code == 409
    assert "Meanwhile something happened" in other.text
    assert server.house.rooms[mover.table].match.number == 2  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"nonce": "0" * 32}, "not one of ours"),
        ({"choice": "sell 9"}, "not possible now"),
        ({"choice": "fly away"}, "not possible now"),
        ({"at": "99"}, "Meanwhile something happened"),
        ({"at": "x"}, "Meanwhile something happened"),
    ],
)
def test_a_forged_posting_is_refused_and_changes_nothing(server: Running, fields: dict[str, str], words: str) -> None:
    """Each with a sentence that says why."""
    ada, ben = table_for_two(server.address)
    mover = ada if "It is your turn." in ada.text else ben
    form = mover.choices()
    assert form is not None

    answer = mover.client.post(f"/table/{mover.table}/decide", data=form.fields | form.buttons[0][1] | fields)

    assert answer.status_code == 409
    assert words in answer.text
    assert server.house.rooms[mover.table].match.number == 1  # type: ignore[union-attr]


def test_nobody_decides_for_another(server: Running) -> None:
    """Not with his own cookie, not without one, not from another site."""
    ada, ben = table_for_two(server.address)
    mover, other = (ada, ben) if "It is your turn." in ada.text else (ben, ada)
    form = mover.choices()
    assert form is not None
    posting = form.fields | form.buttons[0][1]
    address = f"/table/{mover.table}/decide"

    assert other.client.post(address, data=posting).status_code == 409
    assert Person(server.address).client.post(address, data=posting).status_code == 403
    assert mover.client.post(address, data=posting, headers={"origin": "http://elsewhere.example"}).status_code == 409
    assert mover.client.post(address, data=posting, headers={"sec-fetch-site": "cross-site"}).status_code == 409
    assert server.house.rooms[mover.table].match.number == 1  # type: ignore[union-attr]


def test_a_forged_cookie_is_nobodys(server: Running) -> None:
    """One changed letter, and the visitor is a stranger."""
    ada = call(Person(server.address), "Ada")
    cookie = ada.client.cookies["galapagos-visitor"]
    forged = Person(server.address)
    forged.client.cookies.set("galapagos-visitor", ("0" if cookie[0] != "0" else "1") + cookie[1:])

    assert 'value="Ada"' in ada.go("/").html
    assert 'value="Ada"' not in forged.go("/").html


def test_undo_alone_takes_back_to_the_own_decision(server: Running) -> None:
    """Among bots anything may be taken back; a second undo goes one decision further."""
    ada = call(Person(server.address), "Ada")
    ada.client.post("/play/toy")
    ada.go("/").follow("The Pond").await_turn()
    before = [text for text, _ in ada.choices().buttons]  # type: ignore[union-attr]
    ada.decide()
    ada.await_turn().press("Undo")

    assert [text for text, _ in ada.await_turn().choices().buttons] == before  # type: ignore[union-attr]


def test_taking_back_among_people_needs_consent(server: Running) -> None:
    """Ben is asked, and agrees; the decision is gone."""
    ada, ben = table_for_two(server.address)
    mover, other = (ada, ben) if "It is your turn." in ada.text else (ben, ada)
    mover.decide(-1)
    mover.look_again().press("Ask to take back")
    other.look_again()
    assert "asks to take the last decision back" in other.text
    other.press("Agree")

    assert "It is your turn." in mover.look_again().text


def test_ending_by_agreement_has_no_loser(server: Running) -> None:
    """One offers, the other agrees."""
    ada, ben = table_for_two(server.address)
    ada.press("Offer to end without a loser")
    ben.look_again().press("Agree")

    assert "All agreed to end it here." in ben.text
    assert "Ada and Ben share the win." in ada.look_again().text


def test_whoever_resigns_loses(server: Running) -> None:
    """Of two the other one wins."""
    ada, ben = table_for_two(server.address)
    ada.press("Resign")

    assert "Ben wins." in ben.look_again().text


def test_a_seat_that_is_left_goes_to_a_bot_and_back(server: Running) -> None:
    """The game goes on meanwhile; with nobody there the bots finish it."""
    ada, ben = table_for_two(server.address)
    ada.press("Leave my seat to a bot")
    assert "A bot keeps your seat." in ada.text
    ada.press("Take my seat again")
    assert "A bot keeps your seat." not in ada.text
    ben.look_again().press("Leave my seat to a bot")

    play_on(ada)
    assert ben.look_again().is_over


def test_one_alone_may_abandon(server: Running) -> None:
    """Without a result."""
    ada = call(Person(server.address), "Ada")
    ada.client.post("/play/toy")
    ada.go("/").follow("The Pond").press("Abandon the game")

    assert "The match was abandoned." in ada.text


def test_the_record_waits_for_the_end(server: Running) -> None:
    """It holds the seed."""
    ada, _ = table_for_two(server.address)
    for page in ("record", "verify"):
        assert ada.client.get(f"/table/{ada.table}/{page}").status_code == 409


def test_talk_is_escaped_and_limited(server: Running) -> None:
    """What is said is text, not markup; not too long, not too fast; spectators listen."""
    ada, ben = table_for_two(server.address)
    ada.press("Send", text="<script>alert(1)</script> & hello")

    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; hello" in ben.look_again().html
    assert "A line has 1 to 400 letters." in ada.client.post(f"/table/{ada.table}/say", data={"text": "x" * 401}).text
    codes = [ada.client.post(f"/table/{ada.table}/say", data={"text": "again"}).status_code for _ in range(6)]
    assert codes[-1] == 409
    eve = Person(server.address)
    assert eve.client.post(f"/table/{ada.table}/say", data={"text": "me too"}).status_code in (403, 409)
    assert "hello" in eve.go(f"/table/{ada.table}").text


def test_somebody_can_be_muted(server: Running) -> None:
    """By the one who does not want to read him, and listened to again."""
    ada, ben = table_for_two(server.address)
    ada.press("Send", text="chatter")
    ben.look_again().press("Mute Ada")
    assert "chatter" not in ben.text
    assert "chatter" in ada.look_again().text
    ben.press("Listen to Ada")

    assert "chatter" in ben.text


def test_every_line_of_the_log_leads_to_its_moment(server: Running) -> None:
    """The table as it was then, for these eyes, and from there to the moments around it."""
    ada, ben = table_for_two(server.address)
    mover = ada if "It is your turn." in ada.text else ben
    mover.decide()
    log = mover.look_again().html.split('id="log"')[1]
    mover.go(re.findall(r'href="([^"]*replay[^"]*)"', log)[-1])
    assert "1 of" in mover.text
    mover.follow("‹")
    assert "0 of" in mover.text
    mover.follow("Back to the table")
    assert mover.go(f"/table/{mover.table}/replay?moment=77").status == 404


def test_pages_speak_german(server: Running) -> None:
    """By the browser's wish, or by the setting."""
    ada = Person(server.address, "de-DE,de;q=0.9,en;q=0.5").go("/")
    assert "Jetzt spielen" in ada.buttons()
    ada.go("/settings").press("So behalten", language="en", theme="dark")
    assert 'data-theme="dark"' in ada.html
    assert "Play now" in ada.go("/").buttons()


@pytest.mark.parametrize("path", ["/nothing", "/table/nothing", "/rules/chess", "/new/chess", "/static/x/y.css"])
def test_what_is_not_there_is_said(server: Running, path: str) -> None:
    """With the way back."""
    person = Person(server.address).go(path)
    assert person.status == 404
    assert "There is nothing here" in person.text


def test_loading_a_refusal_again_leads_back_to_the_table(server: Running) -> None:
    """The address of a form is no page: whoever reloads it looks at the table."""
    ada, ben = table_for_two(server.address)
    mover, other = (ada, ben) if "It is your turn." in ada.text else (ben, ada)
    other.press("Leave my seat to a bot")
    mover.decide()
    assert mover.status == 409
    assert mover.look_again().url.endswith(f"/table/{mover.table}")
    assert mover.status == 200


def test_rules_have_an_anchor_for_each_clause(server: Running) -> None:
    """In both languages."""
    for language in ("en", "de"):
        html = Person(server.address, language).go("/rules/beginning").html
        for clause in gp.game("beginning").rulebook(language).clauses:
            assert f'id="{clause}"' in html


def test_no_page_has_styles_or_scripts_inside(server: Running) -> None:
    """The policy forbids them, and every answer carries the policy."""
    ada = call(Person(server.address), "Ada")
    ada.client.post("/play/beginning")
    ada.go("/").follow("Evolution: The Beginning")
    for path in (
        "/",
        "/settings",
        "/about",
        "/new/toy",
        "/rules/beginning",
        "/learn/beginning/1",
        f"/table/{ada.table}",
        "/nothing",
    ):
        answer = ada.client.get(path)
        assert " style=" not in answer.text
        assert not re.search(r"<script(?![^>]*(src=|application/json))", answer.text)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy


def test_a_server_that_comes_back_knows_everything(tmp_path: Path) -> None:
    """Rooms are cache: after a new start the same page stands there, letter by letter, and bots go on."""
    with running(tmp_path) as first:
        ada = call(Person(first.address), "Ada")
        ada.client.post("/play/toy")
        ada.go("/").follow("The Pond").await_turn().look_again()
        before, path = ada.text, f"/table/{ada.table}"
        cookies = ada.client.cookies
    with running(tmp_path) as second:
        again = Person(second.address)
        again.client.cookies = cookies
        again.go(path)
        assert again.text == before
        play_on(again)


def test_a_hint_comes_with_its_reason(server: Running) -> None:
    """For whoever decides, as often as he likes, and for nobody else."""
    ada, ben = table_for_two(server.address, "beginning")
    mover, other = (ada, ben) if "It is your turn." in ada.text else (ben, ada)
    mover.press("Hint")
    assert "promises" in mover.text
    first = mover.text
    mover.follow("Back to the table").press("Hint")
    assert mover.text[:200] == first[:200]
    assert other.client.post(f"/table/{other.table}/hint").status_code == 409


def test_a_table_is_set_up_with_options(server: Running) -> None:
    """What is chosen on the form is what is played; what the game does not know is refused in a sentence."""
    ada = call(Person(server.address), "Ada")
    ada.go("/new/toy").press("Open the table", **{"option-rod": "none", "seat-1": "friend"})
    assert "none" in ada.text.partition("when you catch nothing.")[2][:8]
    wrong = ada.client.post("/new/toy", data={"seat-0": "me"})
    assert wrong.status_code == 409
    assert "The Pond cannot be played like this by 1." in wrong.text
