"""Cards in piles, and who knows them."""

import pytest

from galapagos.core.cards import NO_CARD, Cards
from galapagos.core.dice import stream
from galapagos.core.words import Words

PILE, HAND = 0, 1


@pytest.fixture
def cards() -> Cards:
    """Six cards with the faces 2 0 1 2 0 1 on a pile, card 5 on top."""
    cards = Cards(6, 2)
    for card in range(6):
        cards.face[card] = (card + 2) % 3
        cards.put(card, PILE)
    return cards


def faces(cards: Cards, pile: int) -> list[int]:
    card, found = cards.top[pile], []
    while card != NO_CARD:
        found.append(cards.face[card])
        card = cards.under[card]
    return found


def test_the_last_card_put_is_the_first_taken(cards: Cards) -> None:
    """A pile is a pile."""
    assert [cards.take(PILE) for _ in range(3)] == [5, 4, 3]
    assert cards.size[PILE] == 3


def test_a_hand_lies_in_the_order_of_faces(cards: Cards) -> None:
    """Whatever the order of drawing."""
    for _ in range(6):
        cards.sort_in(cards.take(PILE), HAND)

    assert faces(cards, HAND) == [0, 0, 1, 1, 2, 2]


def test_of_equal_cards_the_one_more_widely_known_is_picked(cards: Cards) -> None:
    """Playing it tells nobody which of the two it was."""
    cards.known[1], cards.known[4] = 0b01, 0b11
    for _ in range(6):
        cards.sort_in(cards.take(PILE), HAND)

    assert cards.pick(0, HAND) == 4
    assert cards.pick(0, HAND) == 1
    assert faces(cards, HAND) == [1, 1, 2, 2]


def test_a_card_is_taken_from_any_place(cards: Cards) -> None:
    """The top one is at place 0; the others stay in their order."""
    assert [cards.take_at(place, PILE) for place in (0, 3, 1)] == [5, 1, 3]
    assert faces(cards, PILE) == [cards.face[4], cards.face[2], cards.face[0]]
    assert cards.size[PILE] == 3


def test_shuffling_makes_everybody_forget(cards: Cards) -> None:
    """The masks are cleared, the cards stay the same."""
    for card in range(6):
        cards.known[card] = 0b111

    cards.shuffle(PILE, PILE, stream(1))

    assert sorted(faces(cards, PILE)) == [0, 0, 1, 1, 2, 2]
    assert [cards.known[card] for card in range(6)] == [0] * 6


def test_a_shuffle_does_not_depend_on_the_order_before(cards: Cards) -> None:
    """So that a heap may be kept in any order."""
    other = cards.copy()
    other.put(other.take(PILE), HAND)
    other.put(other.take(PILE), HAND)
    other.put(other.take(HAND), PILE)
    other.put(other.take(HAND), PILE)
    heap = cards.copy()
    bottom_up = [heap.take(PILE) for _ in range(6)]
    for card in bottom_up:
        heap.put(card, PILE)

    cards.shuffle(PILE, PILE, stream(4))
    heap.shuffle(PILE, PILE, stream(4))

    assert faces(heap, PILE) == faces(cards, PILE)


def test_dealing_anew_moves_faces_among_the_hidden_cards_only(cards: Cards) -> None:
    """What is not hidden stays, and no face is lost."""
    hidden = Words()
    for card in (0, 2, 3):
        hidden.add(card)
    before = [cards.face[card] for card in range(6)]

    cards.deal_anew(hidden, stream(2))

    assert [cards.face[card] for card in (1, 4, 5)] == [before[card] for card in (1, 4, 5)]
    assert sorted(cards.face[card] for card in (0, 2, 3)) == sorted(before[card] for card in (0, 2, 3))


def test_a_heap_is_what_lies_in_it_and_who_knows_it(cards: Cards) -> None:
    """In whatever order; but the same faces known to others make another heap."""
    cards.known[1], cards.known[4] = 0b01, 0b11
    turned, other = cards.copy(), cards.copy()
    for card in [turned.take(PILE) for _ in range(6)]:
        turned.put(card, PILE)
    other.known[3], other.known[4] = 0b11, 0

    def traced(heap: Cards) -> Words:
        words = Words()
        heap.trace_set(PILE, words)
        return words

    assert faces(turned, PILE) != faces(cards, PILE)
    assert traced(turned) == traced(cards)
    assert traced(other) != traced(cards)
