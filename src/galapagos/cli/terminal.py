"""A match at a terminal: the table, the choices, and the words one can type."""

import secrets
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape

from galapagos.bots import levels
from galapagos.bots.budget import Budget
from galapagos.bots.hint import hint
from galapagos.bots.thought import Step
from galapagos.cli import saves
from galapagos.cli.showing import show_result
from galapagos.core.dice import stream
from galapagos.core.errors import IllegalChoice, Malformed
from galapagos.match.match import Match
from galapagos.match.seed import seed_hash
from galapagos.text.digits import whole

LONG_LIST = 12
COLUMN = 44
HINT = Budget(seconds=1)


UNREADABLE = "\N{REPLACEMENT CHARACTER}"


class Leave(Exception):
    """The person goes; the match waits on disk."""


class Terminal:
    """One match, played by the persons who share this terminal."""

    def __init__(self, match: Match, file: Path, language: str, console: Console, jobs: int = 1) -> None:
        self.match = match
        self.file = file
        self.jobs = jobs
        self.console = console
        self.say = match.game.say(language)
        self.dice = stream(secrets.randbits(60))
        self.seen = {seat: last_decision(match, seat) for seat in range(match.setup.seats)}
        self.uncovered: int | None = None
        say = self.say
        self.commands: dict[str, tuple[str, Callable[[str], None]]] = {
            say("undo"): (say("take back your last decision"), self.undo),
            say("why"): (say("followed by a choice: why it is not possible"), self.why),
            say("hint"): (say("what a strong bot would look at"), self.hint),
            say("rules"): (say("the rules; followed by the number of a clause: this clause"), self.rules),
            say("log"): (say("all you saw happen"), self.log),
            say("table"): (say("the table and your choices again"), lambda _: self.show()),
            say("help"): (say("these words"), lambda _: self.help()),
            say("leave"): (say("stop here and go on later"), self.leave),
        }

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        match, say = self.match, self.say
        self.console.print(f"[bold]{match.game.title}[/]")
        self.console.print(
            "[dim]" + say("The seed of this match has the SHA-256 {digest}.", digest=seed_hash(match.seed)) + "[/]"
        )
        self.console.print("[dim]" + say("Type a number to choose, or “help”.") + "[/]")
        if not self.file.exists():
            self.save()
        while match.seat is not None:
            if match.seat in match.bots:
                match.play(levels.decide(match.game, match.state, match.bots[match.seat], self.dice, self.jobs))
                self.save()
            else:
                self.person(match.seat)
        self.show_news(self.only_person())
        show_result(match, say, self.console)
        self.console.print(say("Record: {file}", file=escape(str(self.file))), style="dim", soft_wrap=True)

    def save(self) -> None:
        saves.save(self.match, self.file)

    def only_person(self) -> int | None:
        """Whose eyes look at the screen when the game is over."""
        return self.match.persons()[0] if len(self.match.persons()) == 1 else None

    def person(self, seat: int) -> None:
        """Ask a person until he has decided."""
        if seat != self.uncovered:
            self.uncover(seat)
        self.show()
        decided = self.match.number
        while self.match.seat == seat and self.match.number == decided:
            self.console.print(f"[bold]{escape(self.match.players[seat])}[/]> ", end="")
            if answer := self.listen():
                self.answer(answer)
        self.save()

    def uncover(self, seat: int) -> None:
        """With several persons each looks alone: the screen is cleared before the next one sees it."""
        self.uncovered = seat
        if len(self.match.persons()) < 2:
            return
        self.console.clear()
        self.console.print(
            self.say(
                "{player}, it is your turn. Press Enter when only you look.", player=escape(self.match.players[seat])
            )
        )
        self.listen()

    def listen(self) -> str:
        """What the person types; whoever closes the terminal or interrupts leaves."""
        try:
            return input().strip()
        except UnicodeDecodeError:
            return UNREADABLE
        except (EOFError, KeyboardInterrupt, RuntimeError):
            self.leave("")

    def show(self) -> None:
        """News, table and choices of the person who decides."""
        seat = self.match.seat
        assert seat is not None
        match, game, say = self.match, self.match.game, self.say
        self.show_news(seat)
        self.console.print()
        self.console.print(game.picture(match.view(seat), match.players, say))
        phrases = [game.offer(match.state, choice, say) for choice in game.choices(match.state)]
        lines = [f"[bold cyan]{number:3}[/]  {escape(phrase)}" for number, phrase in enumerate(phrases, 1)]
        if len(lines) > LONG_LIST and self.console.width >= 2 * COLUMN:
            self.console.print(Columns(lines, column_first=True, width=COLUMN))
        else:
            self.console.print("\n".join(lines))

    def show_news(self, seat: int | None) -> None:
        """What happened since this person looked last."""
        since = self.seen[seat] if seat is not None else max(1, self.match.number - 1)
        lines = self.match.log(seat, self.say.language, since) if since < self.match.number else []
        if lines:
            self.console.print()
        for line in lines:
            self.console.print(f"[italic]· {escape(line)}[/]")
        if seat is not None:
            self.seen[seat] = self.match.number

    def answer(self, answer: str) -> None:
        """A number, a word of ours, or a choice as text."""
        word, _, rest = answer.partition(" ")
        if word.lower() in self.commands:
            self.commands[word.lower()][1](rest.strip())
            return
        try:
            self.match.play(self.chosen(answer))
        except IllegalChoice as error:
            self.refuse(answer, error)
        except Malformed:
            self.console.print(f"[red]{escape(self.misread(answer))}[/]")

    def chosen(self, answer: str) -> str:
        """The text of a choice; its number on the list stands for it."""
        texts = self.match.choices()
        if not answer.isdecimal():
            return next((text for text in texts if text.casefold() == answer.replace(" > ", " ").casefold()), answer)
        number = whole(answer) or 0
        if not 1 <= number <= len(texts):
            raise Malformed(answer, f"1-{len(texts)}")
        return texts[number - 1]

    def misread(self, answer: str) -> str:
        return self.say(
            "“{text}” says nothing to me. Type a number from 1 to {n}, or “help”.",
            text=answer[:60],
            n=len(self.match.choices()),
        )

    def refuse(self, answer: str, error: IllegalChoice) -> None:
        say = self.say
        refusal = self.match.game.reason(self.match.state, tuple(error.text.split()), say)
        reason = f"{refusal.reason} ({refusal.clause})" if refusal else say("it is not among your choices")
        refused = say("“{text}” is not possible now: {reason}.", text=answer[:60], reason=reason)
        self.console.print(f"[red]{escape(refused)}[/]")
        if error.nearest:
            self.console.print("[dim]" + escape(say("Did you mean “{text}”?", text=error.nearest)) + "[/]")

    # The words one can type

    def undo(self, _: str) -> None:
        """Alone among bots everything may be taken back; among people only what hurts nobody."""
        match = self.match
        seat = match.seat
        try:
            if seat is not None and len(self.match.persons()) == 1:
                match.back_to(seat)
            else:
                match.undo()
        except IllegalChoice:
            self.console.print(self.say("Nothing can be taken back now: something was drawn or shown since."))
            return
        if seat is not None:
            self.seen[seat] = match.number
        self.save()

    def why(self, text: str) -> None:
        say = self.say
        if not text:
            self.console.print(say("Name a choice behind the word: why it is not possible?"))
            return
        try:
            parts = self.match.game.grammar.start(self.chosen(text))
        except Malformed:
            self.console.print(escape(self.misread(text)))
            return
        refusal = self.match.game.why(self.match.state, parts, say)
        if refusal is None:
            self.console.print(say("That is possible now."))
            return
        self.console.print(f"{escape(refusal.reason)} ({refusal.clause})")
        clause = self.match.game.rulebook(say.language).clauses.get(refusal.clause)
        if clause:
            self.console.print(Markdown(f"> {clause}"))

    def hint(self, _: str) -> None:
        """The best choices, how each may go on, and what it promises."""
        match, say = self.match, self.say
        seat = match.seat
        assert seat is not None
        for number, advice in enumerate(hint(match, seat, HINT), 1):
            phrase, *following = (self.step(step, seat) for step in advice.steps)
            self.console.print(f"[bold cyan]{number:3}[/]  {escape(phrase)}")
            if advice.expected is not None:
                promise = round(100 * advice.expected)
                told = say("promises {share} %, tried {n} times", share=promise, n=advice.visits)
                self.console.print(f"     [dim]{told}[/]")
            if following:
                onwards = say("then perhaps: {line}", line="; ".join(following))
                self.console.print(f"     [dim]{escape(onwards)}[/]")

    def step(self, step: Step, seat: int) -> str:
        """A choice in words, with the player's name where it is another's."""
        phrase = self.match.game.phrase(step.parts, self.say)
        return phrase if step.seat == seat else f"{self.match.players[step.seat]}: {phrase}"

    def rules(self, number: str) -> None:
        rulebook = self.match.game.rulebook(self.say.language)
        if not number:
            self.console.print(Markdown(rulebook.text))
            return
        found = [clause for clause in rulebook.clauses if number.upper() in (clause, clause.partition("-")[2])]
        if not found:
            first, *_, last = rulebook.clauses
            self.console.print(self.say("The clauses go from {first} to {last}.", first=first, last=last))
        for clause in found:
            self.console.print(Markdown(f"**{clause}** {rulebook.clauses[clause]}"))

    def log(self, _: str) -> None:
        for line in self.match.log(self.match.seat, self.say.language):
            self.console.print(f"· {escape(line)}")

    def help(self) -> None:
        self.console.print(
            self.say("A number from the list, a choice as text (“{example}”), or:", example=self.match.choices()[0])
        )
        for word, (meaning, _) in self.commands.items():
            self.console.print(f"  [bold]{word:8}[/] {escape(meaning)}")

    def leave(self, _: str) -> NoReturn:
        self.console.print()
        file = escape(shlex.quote(str(self.file)))
        waiting = self.say("The match waits for you: galapagos play --resume {file}", file=file)
        self.console.print(waiting, soft_wrap=True)
        raise Leave


def last_decision(match: Match, seat: int) -> int:
    """The number of a seat's last decision, which it has seen already; 0 before the first."""
    return max((number for number, moment in enumerate(match.moments, 1) if moment.before.seat == seat), default=0)
