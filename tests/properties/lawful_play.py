"""Random lawful play, determined by a table, a dealer and a seed."""

from __future__ import annotations

from hypothesis import note
from hypothesis import strategies as st

from euchre.acts import Act, Call, Cut, DealOut, Manner, Shuffle
from euchre.cards import JOKER, SUITS, Card, order_of_trumps
from euchre.chance import Stream
from euchre.deal import Deal, after, awaited, new_deal, open_rights
from euchre.laws import Code
from tests.properties.tables import TABLES

MOST_ACTS = 400
"""More acts than any deal takes by chance, proposals and objections included."""


class Line:
    """One random deal with all its states."""

    def __init__(self, table: str, seed: int, states: tuple[Deal, ...]) -> None:
        self.table = table
        self.seed = seed
        self.states = states

    @property
    def end(self) -> Deal:
        """The deal when it was over."""
        return self.states[-1]

    def __repr__(self) -> str:
        acts = "\n  ".join(act.text for act in self.end.acts)
        return f"played_out({self.table!r}, {self.seed})\n  dealer {self.end.dealer}\n  {acts}"


def played_out(table: str, seed: int) -> Line:
    """Return a deal played out by random lawful acts, rights that merely stand open included.

    Every fourth seed deals the five best trumps of a suit to one seat (which brings jamborees).
    """
    stream = Stream(seed, 3)
    code = TABLES[table]
    deal = new_deal(code, stream.choice(code.seating.seats))
    stacked = seed % 4 == 3 and code.hand_size == 5
    states = [deal]
    while not deal.is_over:
        assert len(deal.acts) < MOST_ACTS, f"{table}, seed {seed}: no end after {MOST_ACTS} acts"
        act = stacked_act(deal, stream) if stacked else None
        deal = after(deal, random_act(deal, stream) if act is None else act)
        states.append(deal)
    return Line(table, seed, tuple(states))


def random_act(deal: Deal, stream: Stream) -> Act:
    """Return a lawful act: of an open right now and then, else of one of those awaited.

    A jamboree is mostly announced and otherwise most calls pass, or both would hardly happen.
    """
    rights = open_rights(deal)
    due = stream.choice(rights if rights and stream.below(10) == 0 else awaited(deal))
    jamborees = [act for act in due.acts if getattr(act, "manner", None) is Manner.JAMBOREE]
    if jamborees and stream.below(3):
        return jamborees[0]
    act = due.acts[0] if isinstance(due.acts[0], Call) and stream.below(3) else stream.choice(due.acts)
    return Shuffle(act.actor, stream.shuffled(deal.code.pack)) if isinstance(act, Shuffle) else act


def stacked_act(deal: Deal, stream: Stream) -> Act | None:
    """Return the next act of a deal that gives one seat the best trumps; None once it is dealt."""
    act = awaited(deal)[0].acts[0]
    if isinstance(act, Shuffle):
        return Shuffle(act.actor, _stacked_pack(deal.code, stream))
    return act if isinstance(act, (Cut, DealOut)) else None


def _stacked_pack(code: Code, stream: Stream) -> tuple[Card, ...]:
    """Return a pack from which, after the least cut and the first way of dealing, one seat gets the best
    trumps."""
    suit, place = stream.choice(SUITS), stream.below(code.players)
    best = order_of_trumps(suit)
    top = ((JOKER, *best) if code.joker else best)[:5]
    first, second = code.packets[0]
    start = code.players * first + place * second
    wanted = {*range(place * first, (place + 1) * first), *range(start, start + second)}
    rest = list(stream.shuffled([card for card in code.pack if card not in top]))
    given = list(top)
    cut = [given.pop() if at in wanted else rest.pop() for at in range(len(code.pack))]
    least = code.cut_least_lifted
    return (*cut[-least:], *cut[:-least])


def lines() -> st.SearchStrategy[Line]:
    """Return random deals at every table."""
    return st.builds(_noted, st.sampled_from(sorted(TABLES)), st.integers(0, 2**20))


def _noted(table: str, seed: int) -> Line:
    note(f"table {table!r}, seed {seed}")
    return played_out(table, seed)
