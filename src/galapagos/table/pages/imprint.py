"""Who is responsible for this server, and what is kept here of whom."""

from litestar import Response, get

from galapagos.table.missing import Missing
from galapagos.table.pages.page import Frame
from galapagos.table.request import TheHouse, TheReader, waiting_for
from galapagos.table.store.sessions import DAY, UNUSED
from galapagos.text.catalogue import Say
from galapagos.text.markup import tag


@get("/imprint")
async def imprint(house: TheHouse, reader: TheReader) -> Response[str]:
    """In the host's own words, a paragraph for each that an empty line ends."""
    text = house.settings.imprint_text.strip()
    if not text:
        raise Missing("imprint")
    say = reader.say
    paragraphs = [paragraph.split("\n") for paragraph in text.replace("\r", "").split("\n\n")]
    return Frame(reader, say("Imprint"), await waiting_for(house, reader)).page(
        tag("h1", say("Imprint")),
        [tag("p", [[line, tag("br")] for line in lines]) for lines in paragraphs],
    )


@get("/privacy")
async def privacy(house: TheHouse, reader: TheReader) -> Response[str]:
    """In ours: it says what the store has."""
    say = reader.say
    return Frame(reader, say("Privacy"), await waiting_for(house, reader)).page(
        tag("h1", say("What is kept, and for how long")),
        [tag("section", tag("h2", title) if title else None, tag("p", text)) for title, text in chapters(say)],
        tag("p", tag("a", say("My account"), href="/account", class_="button")),
    )


def chapters(say: Say) -> list[tuple[str, str]]:
    return [
        (
            "",
            say(
                "No address, no number, no birthday is asked for. Nothing is handed on, nobody is followed, and "
                "nothing is fetched from other servers."
            ),
        ),
        (
            say("In your browser"),
            say(
                "Cookies say who you are as a guest, that you are logged in, how you like the pages, and which puzzles "
                "you have solved. They stay for a year, or until you delete them."
            ),
        ),
        (
            say("Of everybody who plays"),
            say(
                "The name you chose and when you came, your tables with every decision and its time, what you said "
                "there, and whom you mute. It stays until you go for good, or the host removes the table."
            ),
        ),
        (
            say("Of everybody with an account"),
            say(
                "What has been made of your password, so that it cannot be read, the public half of your passkeys, "
                "since when each device is logged in and the day it was last used, your ratings and the results they "
                "come from. A device that is not used for {n} days is signed out. Name, ratings, results and the day "
                "you came can be seen by everybody.",
                n=round(UNUSED / DAY),
            ),
        ),
        (
            say("Of log-ins"),
            say(
                "How many wrong ones came for a name and from a network address, both as digests only. They are "
                "deleted when somebody logs in a day later or more."
            ),
        ),
        (
            say("Of reports"),
            say(
                "Who reported whom, why, and the line it is about, until a moderator has settled it; of a ban its "
                "reason and its day, until it is lifted."
            ),
        ),
        (
            say("Your rights"),
            say(
                "“My account” hands you all of it as a file, and deletes it, for guests too: at the tables of others "
                "somebody without a name stays."
            ),
        ),
    ]


ROUTES = [imprint, privacy]
