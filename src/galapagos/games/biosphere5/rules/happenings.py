# compiled
"""What is told: the kinds of events, and the machine's reasons, as numbers."""

from typing import Final

from galapagos.core.numbers import i64

STARTED: Final[i64] = 0
TURN: Final[i64] = 1
OPENED: Final[i64] = 2
DREW: Final[i64] = 3
TOOK: Final[i64] = 4
DISCARDED: Final[i64] = 5
RENEWED: Final[i64] = 6
SHUFFLED: Final[i64] = 7
BUILT: Final[i64] = 8
LED: Final[i64] = 9
SHOWED: Final[i64] = 10
UNLEASHED: Final[i64] = 11
LAID: Final[i64] = 12
RESCUED: Final[i64] = 13
SUFFERED: Final[i64] = 14
SAFE: Final[i64] = 15
HOPED: Final[i64] = 16
SPIED: Final[i64] = 17
SAW: Final[i64] = 18
SABOTAGED: Final[i64] = 19
ATTACKED: Final[i64] = 20
DESTROYED: Final[i64] = 21
UNCOVERED: Final[i64] = 22
AVERTED: Final[i64] = 23
DOOM: Final[i64] = 24
RETURNED: Final[i64] = 25
SEARCHED: Final[i64] = 26
FETCHED: Final[i64] = 27
DROPPED_OUT: Final[i64] = 28
ENDED: Final[i64] = 29

# The machine
AWAKES: Final[i64] = 30
REVEALED: Final[i64] = 31
WEIGHED: Final[i64] = 32
DECIDED: Final[i64] = 33
HAND_LEVEL: Final[i64] = 34
ROLLED: Final[i64] = 35
LOST_MARKER: Final[i64] = 36
SHUFFLED_BACK: Final[i64] = 37

# What the machine finds about half a card
PLAYABLE: Final[i64] = 0
NO_OPTION: Final[i64] = 1
TOO_HIGH: Final[i64] = 2
SOLVED_ALREADY: Final[i64] = 3
NOT_BETTER_PROTECTED: Final[i64] = 4
FEWER_CARDS: Final[i64] = 5
ONE_HOPE_ONLY: Final[i64] = 6
TOO_FEW_CARDS: Final[i64] = 7
NOT_BEHIND: Final[i64] = 8

# Why the machine does what it does
TO_WIN: Final[i64] = 0
TO_CATCH_UP: Final[i64] = 1
TO_KEEP_FOR_LATER: Final[i64] = 2
BEST_ACHIEVEMENT: Final[i64] = 3
SABOTAGE_FIRST: Final[i64] = 4
THEN_ESPIONAGE: Final[i64] = 5
THEN_HOPE: Final[i64] = 6
BETTER_PROTECTED: Final[i64] = 7
MORE_CARDS: Final[i64] = 8
BEST_AFTER_HOPE: Final[i64] = 9
NOTHING_FITS: Final[i64] = 10
NOTHING_AFTER_HOPE: Final[i64] = 11
