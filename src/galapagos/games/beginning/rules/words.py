# compiled
"""The words of the rule book as numbers: traits, steps, verbs and events."""

from typing import Final

from galapagos.core.numbers import i64

CARNIVORE: Final[i64] = 0
FLYING: Final[i64] = 1
NOCTURNAL: Final[i64] = 2
FAST: Final[i64] = 3
HIDING: Final[i64] = 4
HORNS: Final[i64] = 5
LONG_NECK: Final[i64] = 6
SCAVENGER: Final[i64] = 7
FAT_TISSUE: Final[i64] = 8
FERTILE: Final[i64] = 9
KINDS: Final[i64] = 10
PROTECTION: Final[i64] = 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4

PLAY: Final[i64] = 0
EAT: Final[i64] = 1
OVER: Final[i64] = 2

FOUND: Final[i64] = 0
GROW: Final[i64] = 1
EVOLVE: Final[i64] = 2
DONE: Final[i64] = 3
FEED: Final[i64] = 4
ATTACK: Final[i64] = 5
STOP: Final[i64] = 6

SUPPLIED: Final[i64] = 0
BORN: Final[i64] = 1
MULTIPLIED: Final[i64] = 2
DREW: Final[i64] = 3
FOUNDED: Final[i64] = 4
GREW: Final[i64] = 5
DROPPED: Final[i64] = 6
EVOLVED: Final[i64] = 7
STRETCHED: Final[i64] = 8
FED: Final[i64] = 9
ATTACKED: Final[i64] = 10
LOST: Final[i64] = 11
DEVOURED: Final[i64] = 12
SCAVENGED: Final[i64] = 13
STARVED: Final[i64] = 14
DIED_OUT: Final[i64] = 15
SCORED: Final[i64] = 16
SHUFFLED: Final[i64] = 17
LAST_ROUND: Final[i64] = 18
ENDED: Final[i64] = 19
