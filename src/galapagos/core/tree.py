# compiled
"""The tree a search grows: nodes are histories of choices, edges the choices that were legal in some world."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.numbers import i64, vec

NO_EDGE: Final[i64] = -1
NO_NODE: Final[i64] = -1
PRUNED: Final[i64] = -2  # in the place of a child: another edge of the same node leads to the same position
MOST_EDGES: Final[i64] = 1 << 20
SEAT_SHIFT: Final[i64] = 56  # above the verb and the things of a choice


@final
@mypyc_attr(acyclic=True)
class Tree:
    """Columns with a value for each edge, and for each node. A node's edges are chained in the order they came up."""

    def __init__(self) -> None:
        self.nodes: i64 = 0
        self.first = vec[i64]([0] * 64)
        self.last = vec[i64]([0] * 64)
        self.edges: i64 = 0
        self.key = vec[i64]([0] * 256)
        self.prior = vec[i64]([0] * 256)
        self.available = vec[i64]([0] * 256)
        self.visits = vec[i64]([0] * 256)
        self.total = vec[i64]([0] * 256)
        self.child = vec[i64]([0] * 256)
        self.following = vec[i64]([0] * 256)

    def is_full(self) -> bool:
        return self.edges >= MOST_EDGES

    def add_node(self) -> i64:
        node = self.nodes
        if node == i64(len(self.first)):
            self.first = doubled(self.first)
            self.last = doubled(self.last)
        self.first[node] = NO_EDGE
        self.last[node] = NO_EDGE
        self.nodes += 1
        return node

    def add_edge(self, node: i64, key: i64, prior: i64) -> i64:
        """A choice that has not been legal at this node in any world before."""
        edge = self.edges
        if edge == i64(len(self.key)):
            self.grow()
        self.key[edge] = key
        self.prior[edge] = prior
        self.available[edge] = 0
        self.visits[edge] = 0
        self.total[edge] = 0
        self.child[edge] = NO_NODE
        self.following[edge] = NO_EDGE
        if self.last[node] == NO_EDGE:
            self.first[node] = edge
        else:
            self.following[self.last[node]] = edge
        self.last[node] = edge
        self.edges += 1
        return edge

    def grow(self) -> None:
        self.key = doubled(self.key)
        self.prior = doubled(self.prior)
        self.available = doubled(self.available)
        self.visits = doubled(self.visits)
        self.total = doubled(self.total)
        self.child = doubled(self.child)
        self.following = doubled(self.following)

    def find(self, node: i64, key: i64, hint: i64) -> i64:
        """The edge of a choice, looked for from `hint` on, since choices come in the same order every time."""
        edge = hint
        while edge != NO_EDGE:
            if self.key[edge] == key:
                return edge
            edge = self.following[edge]
        edge = self.first[node]
        while edge != hint:
            if self.key[edge] == key:
                return edge
            edge = self.following[edge]
        return NO_EDGE

    def has_child(self, node: i64, child: i64) -> bool:
        """An edge of this node leads there already."""
        edge = self.first[node]
        while edge != NO_EDGE:
            if self.child[edge] == child:
                return True
            edge = self.following[edge]
        return False

    def best(self, node: i64) -> i64:
        """The edge visited most, of equal ones the one with the better result."""
        best: i64 = NO_EDGE
        edge = self.first[node]
        while edge != NO_EDGE:
            if self.visits[edge] > 0 and (best == NO_EDGE or self.is_better(edge, best)):
                best = edge
            edge = self.following[edge]
        return best

    def is_better(self, edge: i64, other: i64) -> bool:
        if self.visits[edge] != self.visits[other]:
            return self.visits[edge] > self.visits[other]
        return self.total[edge] > self.total[other]


def key(seat: i64, choice: i64) -> i64:
    """In another world another seat may have to answer at the same node."""
    return choice | seat << SEAT_SHIFT


def seat_of(key: i64) -> i64:
    return key >> SEAT_SHIFT


def choice_of(key: i64) -> i64:
    return key & ((1 << SEAT_SHIFT) - 1)


def doubled(column: vec[i64]) -> vec[i64]:
    """The column with as much room again."""
    size = i64(len(column))
    longer = vec[i64]([0] * (2 * size))
    for at in range(size):
        longer[at] = column[at]
    return longer
