"""What a person should know before he makes a choice: that it would put him out."""

from galapagos.games.biosphere5.deck import CATASTROPHES, Deck
from galapagos.games.biosphere5.rules.catastrophe import FULL_LOSS, MAKESHIFT_LOSS, has_rescue
from galapagos.games.biosphere5.rules.doom import MOST_DOOM
from galapagos.games.biosphere5.rules.piles import HAND, PILES, TABLE
from galapagos.games.biosphere5.rules.position import Position
from galapagos.games.game import Parts
from galapagos.text.catalogue import Say

SCHEMES = ("espionage", "sabotage", "attack")


def caution(table: Position, deck: Deck, parts: Parts, say: Say) -> str | None:
    """B5-4.8 B5-6.2 B5-6.4: a loss that cannot be covered, or the last step of doom."""
    seat = table.seat
    if parts[0] == "suffer":
        loss = MAKESHIFT_LOSS if table.has_solved(seat, table.agenda.about(0)) else FULL_LOSS
        return drops_out(table, loss - table.hand_size(seat), say)
    if parts[0] == "show":
        return caution_of_use(table, deck, parts[4], say) if parts[2:4] == ("commander", "1") else None
    if parts[0] in ("unleash", "spy", "sabotage", "attack"):
        return caution_of_use(table, deck, parts[1], say)
    return None


def caution_of_use(table: Position, deck: Deck, card: str, say: Say) -> str | None:
    """A lower half used: what it does to its author."""
    seat, option = table.seat, deck.lower_half(card)
    if option in SCHEMES:
        return say("your doom becomes 8: you drop out") if table.doom[seat] == MOST_DOOM - 1 and table.brink else None
    if option not in CATASTROPHES:
        return None
    field = CATASTROPHES.index(option)
    is_makeshift = table.has_solved(seat, field) and not table.is_perfect(seat, field)
    if not is_makeshift or has_rescue(table, seat * PILES + HAND, field):
        return None
    return drops_out(table, MAKESHIFT_LOSS - (table.hand_size(seat) - 1), say)


def drops_out(table: Position, missing_cards: int, say: Say) -> str | None:
    """Whether so many missing cards are more than the achievements, or the doom, can bear."""
    uncovered = missing_cards - table.cards.size[table.seat * PILES + TABLE]
    bearable = MOST_DOOM - 1 - table.doom[table.seat] if table.brink else 0
    return say("you cannot cover the loss and drop out") if uncovered > bearable else None
