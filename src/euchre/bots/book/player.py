"""A player that follows the maxims of a book, and plays as `simple` does where they say nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...acts import Act, Call, DeclineTurnUp, Discard, JamboneCall, Play, PlayAlone, TakeOver
from ...cards import NO_TRUMP
from ...chance import Stream
from ...deal import Due
from ...errors import EuchreError
from ...laws import Code
from ...view import SeatView
from ..reasons import Candidate, Counsel, Reasoned
from ..simple import SimplePlayer
from ..simple.follows import follow, least_card
from ..simple.reading import Reading
from .play import Played
from .rule import Rule
from .shelf import BOOKS, USUAL_BOOK, Book
from .sight import Sight

_BEFORE_PLAY = (Call, TakeOver, PlayAlone, Discard, DeclineTurnUp)
_SIMPLE = SimplePlayer()


@dataclass(frozen=True, slots=True)
class BookPlayer:
    """Plays by the printed advice of a given book, or by the book of the code in force.

    The maxims that apply are tried in order of importance. Each narrows the choice to the acts it recommends,
    or removes the acts it warns against; a maxim that would leave no act is overridden. Among the acts left,
    `simple` chooses.
    """

    name: str = "book"
    """`book`, or `book:` followed by the name of a register."""

    @property
    def title(self) -> str:
        """Name of the register of its book; empty if it follows the book of the code."""
        return self.name.partition(":")[2]

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """Return the act by the book. Raises EuchreError at a table of two or three, for which there is no
        book."""
        return self.reason(view, due, stream).act

    def reason(self, view: SeatView, due: Due, stream: Stream) -> Reasoned:
        """Return the act with the maxims that apply. Raises EuchreError at a table of two or three
        players."""
        book = self.book(view.code)
        if len(due.acts) == 1:
            return self._reasoned(due, due.acts[0], (), None)
        applied = _applying(book, view, due)
        left, settled = _narrowed(applied, due.acts)
        act = _chosen_of(view, due, left, settled, stream)
        decided_by = None if settled is None else settled.id
        return self._reasoned(due, act, _counsels(book, applied, act), decided_by)

    def book(self, code: Code) -> Book:
        """Return the book it follows under a code. Raises EuchreError unless four players play in pairs."""
        return book_for(code, self.title)

    def _reasoned(
        self, due: Due, act: Act, counsels: tuple[Counsel, ...], decided_by: str | None
    ) -> Reasoned:
        return Reasoned(
            player=self.name,
            act=act,
            candidates=tuple(Candidate(act=one) for one in due.acts),
            counsels=counsels,
            decided_by=decided_by,
        )


def book_for(code: Code, name: str = "") -> Book:
    """Return the book with a name; without a name the code's own book, or else that of Leeds and Dwight.

    Raises EuchreError for an unknown name, and unless four players play in pairs.
    """
    if code.players != 4:
        raise EuchreError(f"no book was written for {code.name}: 'book' plays at tables of two pairs only")
    wanted = name or (code.register if code.register in BOOKS else USUAL_BOOK)
    if wanted not in BOOKS:
        raise EuchreError(f"there is no book '{wanted}'; the books are {', '.join(BOOKS)}")
    return BOOKS[wanted]


AppliedRule = tuple[Rule[Any], tuple[Act, ...]]


def _applying(book: Book, view: SeatView, due: Due) -> list[AppliedRule]:
    """Return the rules that apply to the acts due, the most important first, each with the acts it names."""
    acts = due.acts
    if view.trump is NO_TRUMP or view.best_given:
        return []  # no book tells of it
    if any(isinstance(act, (Play, JamboneCall)) for act in acts):
        played = Played(view, acts)
        leads = view.trick is None or any(isinstance(act, JamboneCall) for act in acts)
        return _that_apply(book.leads if leads else book.follows, played)
    if any(isinstance(act, _BEFORE_PLAY) for act in acts):
        return _that_apply(book.calls, Sight(view, acts))
    return []


def _that_apply(rules: Sequence[Rule[Any]], seen: Sight | Played) -> list[AppliedRule]:
    return [(rule, acts) for rule in rules if (acts := tuple(rule.speaks(seen)))]


def _narrowed(
    applied: Sequence[AppliedRule], acts: tuple[Act, ...]
) -> tuple[tuple[Act, ...], Rule[Any] | None]:
    """Return the acts left after applying all rules, and the rule that decided.

    That is the last rule that narrowed the choice to acts it recommends, or else the most important one
    that removed any. The acts are in the order of preference of the last rule that recommended some.
    """
    left, asked, struck = acts, None, None
    for rule, named in applied:
        kept = tuple(act for act in named if act in left)
        if rule.strength.warns:
            kept = tuple(act for act in left if act not in named)
        if not kept or len(kept) == len(left):
            continue
        left = kept
        if rule.strength.warns:
            struck = struck or rule
        else:
            asked = rule
    return left, asked or struck


def _chosen_of(
    view: SeatView, due: Due, left: tuple[Act, ...], settled: Rule[Any] | None, stream: Stream
) -> Act:
    """Return the choice of `simple` if it is left; else what the maxims prefer, or `simple`'s next choice."""
    own = _SIMPLE.choose(view, due, stream)
    if own in left:
        return own
    if len(left) == 1 or settled is None or not settled.strength.warns:
        return left[0]
    plays = {act.card: act for act in left if isinstance(act, Play)}
    if plays:
        reading, cards = Reading(view), tuple(plays)
        return plays[least_card(reading, cards) if view.trick is None else follow(reading, view.trick, cards)]
    return _SIMPLE.choose(view, replace(due, acts=left), stream)


def _counsels(book: Book, applied: Sequence[AppliedRule], chosen: Act) -> tuple[Counsel, ...]:
    counsels: list[Counsel] = []
    weightier: str | None = None
    for rule, named in applied:
        followed = (chosen in named) is not rule.strength.warns
        counsels.append(
            Counsel(
                book=book.name,
                maxim=rule.id,
                acts=named,
                warns=rule.strength.warns,
                followed=followed,
                outweighed_by=None if followed else weightier,
            )
        )
        if followed:
            weightier = weightier or rule.id
    return tuple(counsels)
