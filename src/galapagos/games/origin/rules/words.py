# compiled
"""The words of the rule book as numbers: traits, marks on animals, steps, verbs and events."""

from typing import Final

from galapagos.core.numbers import i64

CARNIVOROUS: Final[i64] = 0
BIG: Final[i64] = 1
PARASITE: Final[i64] = 2
FAT_TISSUE: Final[i64] = 3
SWIMMING: Final[i64] = 4
CAMOUFLAGE: Final[i64] = 5
SHARP_VISION: Final[i64] = 6
BURROWING: Final[i64] = 7
SYMBIOSIS: Final[i64] = 8
RUNNING: Final[i64] = 9
TAIL_LOSS: Final[i64] = 10
MIMICRY: Final[i64] = 11
POISONOUS: Final[i64] = 12
SCAVENGER: Final[i64] = 13
PIRACY: Final[i64] = 14
GRAZING: Final[i64] = 15
HIBERNATION: Final[i64] = 16
COOPERATION: Final[i64] = 17
COMMUNICATION: Final[i64] = 18
KINDS: Final[i64] = 19
NO_TRAIT: Final[i64] = -1
PAIR_TRAITS: Final[i64] = 1 << 8 | 1 << 17 | 1 << 18
SIDE_TRAITS: Final[i64] = 1 << 14 | 1 << 15 | 1 << 16

# What has happened to an animal: bit positions.
HUNTED: Final[i64] = 0
RAIDED: Final[i64] = 1
GRAZED: Final[i64] = 2
ASLEEP: Final[i64] = 3
SLEPT: Final[i64] = 4
POISONED: Final[i64] = 5
ATTACKED: Final[i64] = 6
RAN: Final[i64] = 7
MIMICKED: Final[i64] = 8

DEVELOP: Final[i64] = 0
FEED: Final[i64] = 1
OVER: Final[i64] = 2

# The option `mimicry`: never back to an animal of the same attack, or each mimicry once per turn.
CHAIN: Final[i64] = 0
TURN: Final[i64] = 1

# On the agenda.
ANSWERING: Final[i64] = 0
SCAVENGING: Final[i64] = 1
SHARING: Final[i64] = 2

BREED: Final[i64] = 0
EVOLVE: Final[i64] = 1
PASS: Final[i64] = 2
TAKE: Final[i64] = 3
HUNT: Final[i64] = 4
CONVERT: Final[i64] = 5
GRAZE: Final[i64] = 6
ROB: Final[i64] = 7
SLEEP: Final[i64] = 8
END: Final[i64] = 9
RUN: Final[i64] = 10
DROP: Final[i64] = 11
REDIRECT: Final[i64] = 12
YIELD: Final[i64] = 13
SCAVENGE: Final[i64] = 14
COOPERATE: Final[i64] = 15
COMMUNICATE: Final[i64] = 16

BEGAN: Final[i64] = 0
DREW: Final[i64] = 1
BRED: Final[i64] = 2
EVOLVED: Final[i64] = 3
INFESTED: Final[i64] = 4
PAIRED: Final[i64] = 5
PASSED: Final[i64] = 6
GREW: Final[i64] = 7
TOOK: Final[i64] = 8
ATTACK: Final[i64] = 9
ESCAPED: Final[i64] = 10
CAUGHT: Final[i64] = 11
DROPPED: Final[i64] = 12
DROPPED_PAIR: Final[i64] = 13
BIT: Final[i64] = 14
BLENDED: Final[i64] = 15
EATEN: Final[i64] = 16
DEVOURED: Final[i64] = 17
SICKENED: Final[i64] = 18
SCAVENGED: Final[i64] = 19
COOPERATED: Final[i64] = 20
COMMUNICATED: Final[i64] = 21
CONVERTED: Final[i64] = 22
STRIPPED: Final[i64] = 23
STOLE: Final[i64] = 24
FELL_ASLEEP: Final[i64] = 25
WAITED: Final[i64] = 26
WITHERED: Final[i64] = 27
STARVED: Final[i64] = 28
DIED_OF_POISON: Final[i64] = 29
LAST_TURN: Final[i64] = 30
ENDED: Final[i64] = 31
