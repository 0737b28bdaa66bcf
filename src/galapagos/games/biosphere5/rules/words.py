# compiled
"""The words of the rule book as numbers: fields, halves of cards, steps, verbs and events."""

from typing import Final

from galapagos.core.numbers import i64

# Problem fields by ascending worth; two to a level
HOUSING: Final[i64] = 0
WATER: Final[i64] = 1
PRODUCTION: Final[i64] = 2
SECURITY: Final[i64] = 3
NATURE: Final[i64] = 4
COOPERATION: Final[i64] = 5
FIELDS: Final[i64] = 6
FIELD_OF_RESCUE: Final[i64] = 6

# Upper halves by ascending worth
LEADERSHIP: Final[i64] = 0
RESCUER: Final[i64] = 1
MAKESHIFT: Final[i64] = 2
PERFECT: Final[i64] = 3
BIOSPHERE: Final[i64] = 4

# Lower halves; below FIELDS they are the catastrophes of the fields
NEW_HOPE: Final[i64] = 6
ESPIONAGE: Final[i64] = 7
SABOTAGE: Final[i64] = 8
ATTACK: Final[i64] = 9
SHOW_OF_FORCE: Final[i64] = 10

# Leaders
STRATEGIST: Final[i64] = 0
COMMANDER: Final[i64] = 1
FIGHTER: Final[i64] = 2
FANATIC: Final[i64] = 3
LEADERS: Final[i64] = 4
TOP_LEVEL: Final[i64] = 3

# Their abilities: three to a leader
MEETING: Final[i64] = 0
TRAP: Final[i64] = 1
GREAT_PLAN: Final[i64] = 2
FLAG: Final[i64] = 3
CONCENTRATION: Final[i64] = 4
NEAR_VICTORY: Final[i64] = 5
NEVER_YIELD: Final[i64] = 6
BURNT_EARTH: Final[i64] = 7
BEAT_ALL: Final[i64] = 8
GLIMMER: Final[i64] = 9
NO_DELAY: Final[i64] = 10
COME_TRUE: Final[i64] = 11

# Forms of the game
FREE: Final[i64] = 0
LEFT: Final[i64] = 1
TEAMS: Final[i64] = 2
SOLO: Final[i64] = 3
MACHINE: Final[i64] = 1  # the player beside seat 0 in a solo game

# Steps
ACT: Final[i64] = 0
ACTION: Final[i64] = 1
TRIM: Final[i64] = 2
MACHINE_TURN: Final[i64] = 3
OVER: Final[i64] = 4

# What may lie on the agenda
TAKING: Final[i64] = 0  # so many cards; may stop
DISCARDING: Final[i64] = 1  # so many cards
DESTROYING: Final[i64] = 2  # so many achievements
ANSWERING: Final[i64] = 3  # a catastrophe of this field
SPYING: Final[i64] = 4  # into the hand of this player
SEARCHING: Final[i64] = 5
CATASTROPHE: Final[i64] = 6  # of this field; the player it hits next; whether its author laid a rescue card down
LOSING: Final[i64] = 7  # so many cards
WINNING: Final[i64] = 8

# Verbs: actions, from BUILD on those that play a card; from TAKE on answers while an action is carried out
DRAW: Final[i64] = 0
EXCHANGE: Final[i64] = 1
RENEW: Final[i64] = 2
AVERT: Final[i64] = 3
BUILD: Final[i64] = 4
LEAD: Final[i64] = 5
UNLEASH: Final[i64] = 6
HOPE: Final[i64] = 7
SPY: Final[i64] = 8
SABOTAGE_HAND: Final[i64] = 9
ATTACK_FIELD: Final[i64] = 10
SHOW: Final[i64] = 11
TAKE: Final[i64] = 12
STOP: Final[i64] = 13
DISCARD: Final[i64] = 14
DESTROY: Final[i64] = 15
RESCUE: Final[i64] = 16
SUFFER: Final[i64] = 17
EXPOSE: Final[i64] = 18
FETCH: Final[i64] = 19

# How a game ended
UNFINISHED: Final[i64] = 0
BUILT_IT: Final[i64] = 1
LAST_ONE: Final[i64] = 2
LAST_ONE_WITHOUT: Final[i64] = 3
NOBODY_LEFT: Final[i64] = 4
ROUND_LIMIT: Final[i64] = 5
MACHINE_BUILT_IT: Final[i64] = 6
HUMAN_OUT: Final[i64] = 7
