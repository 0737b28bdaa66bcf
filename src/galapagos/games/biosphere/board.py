"""A view as HTML and SVG."""

from galapagos.games.biosphere.checklist import checklist
from galapagos.games.biosphere.display import display
from galapagos.games.biosphere.field import field
from galapagos.games.biosphere.rows import rows
from galapagos.games.biosphere.scene import Scene
from galapagos.games.biosphere.species import own_hand, species
from galapagos.games.biosphere.tiles import map_of
from galapagos.games.biosphere.wheel import wheel
from galapagos.games.furniture import around
from galapagos.games.game import Block


def board(scene: Scene) -> list[Block]:
    """What everybody shares; every seat clockwise from the one that looks; and its hand."""
    blocks = [
        wheel(scene),
        map_of(scene),
        field(scene),
        rows(scene),
        checklist(scene),
        display(scene),
    ]
    order = around(scene.table.seats, scene.view.get("eyes", ""))
    blocks += [species(scene, seat) for seat in order]
    if scene.own is not None:
        blocks.append(Block("hand", own_hand(scene, scene.own)))
    return blocks
