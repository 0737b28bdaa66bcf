"""Being told when one's decision is awaited, while a page is open behind others: the script shows what is possible."""

from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, tag


def settings(say: Say) -> Markup:
    """On the page of settings: on, off, or why not."""
    return tag(
        "section",
        tag("h2", say("When it is my turn")),
        part("ask", explained(say), button("on", say("Notify me in this browser"))),
        part("on", tag("p", say("This browser notifies you.")), button("off", say("Stop notifying me"))),
        part("refused", tag("p", say("This browser has been told to show no notifications from here."))),
        part("unknown", tag("p", say("This browser cannot notify you."))),
        part("insecure", tag("p", insecure(say))),
        tag("noscript", tag("p", say("Notifications need scripts."))),
        id="notices",
    )


def question(say: Say) -> Markup:
    """At a table: asked once, and never again."""
    return tag(
        "section",
        part(
            "ask",
            explained(say),
            button("on", say("Notify me in this browser")),
            button("off", say("No, thanks")),
        ),
        id="notices",
        class_="notices",
        hidden=True,
        data_once=True,
    )


def part(when: str, *content: Markup) -> Markup:
    return tag("div", content, data_when=when, hidden=True)


def button(wish: str, text: str) -> Markup:
    return tag("button", text, type="button", data_notices=wish)


def explained(say: Say) -> Markup:
    return tag("p", say("Shall this browser notify you when it is your turn and you look at something else?"))


def insecure(say: Say) -> str:
    return say(
        "Browsers notify only from secure addresses, https:// or http://localhost; this is none. "
        "The host can change that."
    )
