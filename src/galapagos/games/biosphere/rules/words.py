# compiled
"""The words of the rule book as numbers: terrains, bonus points, steps, verbs, conditions and events."""

from typing import Final

from galapagos.core.numbers import i64

MOST_SEATS: Final[i64] = 6
DICE: Final[i64] = 50  # of each player (BIO-1.1)
FACES: Final[i64] = 5
FACE_BITS: Final[i64] = 4  # dice on a tile are one number, a hexadecimal digit for each face
FACE_MASK: Final[i64] = 15

DESERT: Final[i64] = 0
POLAR: Final[i64] = 1
MOUNTAIN: Final[i64] = 2
SAVANNA: Final[i64] = 3
GRASSLAND: Final[i64] = 4
FOREST: Final[i64] = 5
TERRAINS: Final[i64] = 6

# A bonus point: +1 lifespan in the terrain of this number, or one of these.
REPRODUCTION: Final[i64] = 6
MOVEMENT: Final[i64] = 7
INCOME: Final[i64] = 8
LIFESPAN: Final[i64] = 9  # +1 lifespan of choice
SCALE: Final[i64] = 10  # +1 on reproduction, movement or income, of choice
SCALES: Final[i64] = 3

DEVELOP: Final[i64] = 0
MOVE: Final[i64] = 1
MOVED: Final[i64] = 2
BREED: Final[i64] = 3
BRED: Final[i64] = 4
FILL: Final[i64] = 5
FILLED: Final[i64] = 6
OVER: Final[i64] = 7
STEPS: Final[i64] = 8

# What waits on the agenda.
GAIN: Final[i64] = 0
LOSE: Final[i64] = 1
END: Final[i64] = 2

# Verbs.
BEGIN: Final[i64] = 0
BUY: Final[i64] = 1
STEP: Final[i64] = 2
MARK: Final[i64] = 3
CLIMB: Final[i64] = 4
PLAY: Final[i64] = 5
TAKE: Final[i64] = 6
GIVE_UP: Final[i64] = 7
GO: Final[i64] = 8
PLACE: Final[i64] = 9
TOP_UP: Final[i64] = 10
DONE: Final[i64] = 11

# How a tile is held.
SPREAD: Final[i64] = 0
MINORITY: Final[i64] = 1
MAJORITY: Final[i64] = 2
CONTROL: Final[i64] = 3

# What a condition of an assignment counts.
TILES: Final[i64] = 0
KINDS: Final[i64] = 1
ALIKE: Final[i64] = 2
GROUP: Final[i64] = 3
CROSS: Final[i64] = 4
BLOCK: Final[i64] = 5
LINE: Final[i64] = 6
LIFESPANS: Final[i64] = 7
CORNERS: Final[i64] = 8
MARKERS: Final[i64] = 9
CARDS_PLAYED: Final[i64] = 10
SCALE_STEPS: Final[i64] = 11
NUMBERS: Final[i64] = 12
POPULATIONS: Final[i64] = 13
TIMES: Final[i64] = 14
LEAD: Final[i64] = 15

# Which tiles a condition looks at: all, those at the edge, those of a terrain, those with so many spaces.
ANYWHERE: Final[i64] = 0
EDGE: Final[i64] = 1
OF_TERRAIN: Final[i64] = 2  # + terrain
OF_SPACES: Final[i64] = 8  # + spaces

# Events.
ROUND: Final[i64] = 0
DIED: Final[i64] = 1
EARNED: Final[i64] = 2
BEGUN: Final[i64] = 3
BOUGHT: Final[i64] = 4
STEPPED: Final[i64] = 5
MARKED: Final[i64] = 6
CLIMBED: Final[i64] = 7
CARRIED: Final[i64] = 8
TURNED_CORNER: Final[i64] = 9
GAINED: Final[i64] = 10
RESTORED: Final[i64] = 11
LOST: Final[i64] = 12
PLAYED: Final[i64] = 13
DEALT: Final[i64] = 14
SHUFFLED: Final[i64] = 15
MOVED_DIE: Final[i64] = 16
PERISHED: Final[i64] = 17
PLACED: Final[i64] = 18
ROLLED: Final[i64] = 19
FILLED_TILE: Final[i64] = 20
SETTLED: Final[i64] = 21
FULFILLED: Final[i64] = 22
STARTS: Final[i64] = 23
DISCARDED: Final[i64] = 24
ENDED: Final[i64] = 25
