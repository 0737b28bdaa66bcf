# compiled
"""Thinking ahead: Monte-Carlo tree search over what one seat knows, every player after the own result."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.brain import SURE, Brain
from galapagos.core.dice import Dice, stream
from galapagos.core.judge import Judge
from galapagos.core.numbers import append, i64, vec
from galapagos.core.state import NOBODY, State
from galapagos.core.tree import NO_EDGE, NO_NODE, PRUNED, Tree, choice_of, key, seat_of

CURIOSITY: Final[i64] = 3  # deviations of results that a choice nobody has tried yet may surprise by
FIRST_GUESS: Final[i64] = SURE // 3
LEAST: Final[i64] = SURE // 64
WARM_UP: Final[i64] = 16
DEEPEST: Final[i64] = 400
MOST_MEMORIES: Final[i64] = 4096


@final
@mypyc_attr(acyclic=True)
class Search:
    """One tree for the seat that decides; each simulation runs in another world that this seat holds possible.

    A world may lack choices that others have, so an edge counts how often it was available. Numbers drawn on the way
    are not branches: each simulation draws its own. Choices that lead to the same position in either order lead to the
    same node: a node remembers the position it has in one world, the same one for a whole chain of a seat's choices.
    """

    def __init__(self, position: State, brain: Brain | None, dice: Dice) -> None:
        self.position = position
        self.seat: i64 = position.seat
        self.dice = dice
        self.judge = Judge(brain, position)
        self.tree = Tree()
        self.simulations: i64 = 0
        self.choices = vec[i64]([0] * position.most())
        self.legal = vec[i64]([0] * position.most())
        self.path = vec[i64]([0] * 64)
        self.depth: i64 = 0
        self.sums = vec[i64]([0] * position.seats)
        self.squares = vec[i64]([0] * position.seats)
        self.still = stream(1)
        self.memories: list[State | None] = []
        self.known: dict[i64, i64] = {}
        self.add_node(position.copy())

    def run(self, simulations: i64) -> None:
        """Think so much more."""
        for _ in range(simulations):
            self.simulate(self.position.reshuffle(self.seat, self.dice))
            self.simulations += 1

    def keep_to(self, choice: i64) -> None:
        """From now on begin with this choice alone, so that it becomes as well known as those that look better."""
        tree = self.tree
        edge = tree.first[0]
        while edge != NO_EDGE:
            if choice_of(tree.key[edge]) != choice:
                tree.child[edge] = PRUNED
            elif tree.child[edge] == PRUNED:
                tree.child[edge] = NO_NODE
            edge = tree.following[edge]

    def simulate(self, state: State) -> None:
        """Down the tree to something new, which is judged; what was found goes back up."""
        self.depth = 0
        node: i64 = 0
        turn = state.turn
        while state.seat != NOBODY and node >= 0 and self.depth < DEEPEST:
            turn = state.turn
            count = state.choices(self.choices)
            if count == 1:
                state.play(self.choices[0], self.dice)
                continue
            edge = self.select(node, state, count)
            self.step(edge)
            seat = state.seat
            state.play(choice_of(self.tree.key[edge]), self.dice)
            following = self.tree.child[edge]
            if following == NO_NODE and state.seat != NOBODY and not self.tree.is_full():
                self.tree.child[edge] = self.grow(node, edge, seat, state)
            node = following
        self.judge.judge(state, turn + self.judge.horizon, self.dice)
        self.learn()

    def step(self, edge: i64) -> None:
        if self.depth == i64(len(self.path)):
            self.path = append(self.path, 0)
        self.path[self.depth] = edge
        self.depth += 1

    def learn(self) -> None:
        """Every edge on the way learns what it brought to the seat that chose it."""
        tree, expected = self.tree, self.judge.expected
        for at in range(self.depth):
            edge = self.path[at]
            tree.visits[edge] += 1
            tree.total[edge] += expected[seat_of(tree.key[edge])]
        for seat in range(self.position.seats):
            self.sums[seat] += expected[seat]
            self.squares[seat] += expected[seat] * expected[seat]

    # Choosing

    def select(self, node: i64, state: State, count: i64) -> i64:
        """The most promising of the legal choices: known to be good, or plausible and little known."""
        self.meet(node, state, count)
        tree = self.tree
        unknown = self.mean(count)
        curiosity = self.curiosity(state.seat)
        best = self.legal[0]
        best_promise: i64 = -1
        seen: i64 = -1
        root: i64 = 0
        for at in range(count):
            edge = self.legal[at]
            if tree.child[edge] == PRUNED:
                continue
            available = tree.available[edge]
            if available != seen:
                seen = available
                root = square_root(available << 8)
            visits = tree.visits[edge]
            promise = tree.total[edge] // visits if visits > 0 else unknown
            promise += (curiosity * tree.prior[edge] // SURE) * root // (16 * (1 + visits))
            if promise > best_promise:
                best = edge
                best_promise = promise
        return best

    def curiosity(self, seat: i64) -> i64:
        """The more the results of a seat vary, the more may be found behind what is little known."""
        runs = self.simulations
        if runs < WARM_UP:
            return FIRST_GUESS
        mean = self.sums[seat] // runs
        return max(CURIOSITY * square_root(self.squares[seat] // runs - mean * mean), LEAST)

    def meet(self, node: i64, state: State, count: i64) -> None:
        """Find the edges of all legal choices; those never met before get one."""
        tree = self.tree
        edge = tree.first[node]
        new = False
        for at in range(count):
            found = tree.find(node, key(state.seat, self.choices[at]), edge)
            self.legal[at] = found
            if found == NO_EDGE:
                new = True
                continue
            tree.available[found] += 1
            edge = tree.following[found]
        if new:
            self.welcome(node, state, count)

    def welcome(self, node: i64, state: State, count: i64) -> None:
        """Half of what is believed beforehand goes by the weights; the other half is alike, for weights err."""
        self.judge.weigh(state, self.choices, count)
        total = self.judge.total(count)
        for at in range(count):
            if self.legal[at] == NO_EDGE:
                prior = SURE // (2 * count)
                if total > 0:
                    prior += SURE * self.judge.weights[at] // (2 * total)
                edge = self.tree.add_edge(node, key(state.seat, self.choices[at]), prior)
                self.tree.available[edge] = 1
                self.legal[at] = edge

    def mean(self, count: i64) -> i64:
        """What is expected of a choice nobody has tried: what the tried ones brought, on average."""
        visits: i64 = 0
        total: i64 = 0
        for at in range(count):
            edge = self.legal[at]
            visits += self.tree.visits[edge]
            total += self.tree.total[edge]
        return total // visits if visits > 0 else SURE // 2

    # Growing

    def add_node(self, memory: State | None) -> i64:
        if self.tree.nodes >= MOST_MEMORIES:
            memory = None
        else:
            self.memories.append(memory)
        return self.tree.add_node()

    def grow(self, node: i64, edge: i64, seat: i64, state: State) -> i64:
        """The node an edge leads to: one that is known already where another order of choices came to it."""
        memory = self.recall(node, choice_of(self.tree.key[edge]))
        if memory is None:
            return self.add_node(state.copy())
        digest = memory.digest()
        if digest not in self.known:
            self.known[digest] = self.add_node(memory if memory.seat == seat else state.copy())
            return self.known[digest]
        child = self.known[digest]
        return PRUNED if self.tree.has_child(node, child) else child

    def recall(self, node: i64, choice: i64) -> State | None:
        """The node's position of old after this choice; nothing where the choice is new, or a number was drawn."""
        if node >= i64(len(self.memories)):
            return None
        before = self.memories[node]
        if before is None or not self.is_legal(before, choice):
            return None
        memory = before.copy()
        drawn = self.still.drawn
        memory.play(choice, self.still)
        return memory if self.still.drawn == drawn else None

    def is_legal(self, state: State, choice: i64) -> bool:
        count = state.choices(self.legal)
        for at in range(count):
            if self.legal[at] == choice:
                return True
        return False


def square_root(number: i64) -> i64:
    """Rounded down."""
    if number < 2:
        return number
    low = number
    high = (low + 1) // 2
    while high < low:
        low = high
        high = (low + number // low) // 2
    return low
