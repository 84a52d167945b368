"""What whole texts tell: the beginning of a deal, a pass of everybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import reduce
from typing import TypeAlias

from ....acts import Act, Assent, Call, CallKind, read_act
from ....copying import replace
from ....deal import Stage
from ....errors import EuchreError
from ....game import due_now
from ....notation.record import DealLine
from ....seats import Seat
from ...between_deals import with_silence
from ...fold import after
from ...state import RefereedTable
from ..plain import plain
from .dealing_for import dealer_for_another

Told: TypeAlias = DealLine | Act
"""What a piece of text says: the beginning of a deal, or an act."""
Read: TypeAlias = tuple[tuple[Told, RefereedTable], ...]
"""What a line says, each thing with the table after it."""

_ALL_PASS = re.compile(
    r"(?:all|everybody|everyone|we all|they all|all four|all players)(?: (?:have )?(?:pass(?:es"
    r"|ed)?|lets? (?:it|that|the (?:card|turn-?up)) (?:go|by|pass)(?: by)?))?"
    r"(?: again| a?round|,? (?:including|with|even) (?:the dealer|[a-d])(?: too)?)*"
    r"|pass(?:es|ed)? (?:all )?a?round|nobody (?:wants|wanted|calls|called|takes|took|bids|bid)(?: it)?"
    r"|nobody (?:makes?|made) (?:a |any )?trumps?",
    re.IGNORECASE,
)
_BOTH_PASS = re.compile(
    r"(?:they )?both(?: of them)?(?: have| had)? pass(?:es|ed)?(?: again)?", re.IGNORECASE
)
_PASS_TO = re.compile(
    r"(?:(?:(?:it|that|the (?:call|bid|option|choice|question)) (?:is |was |has been |gets |got )?"
    r"|(?:all|all three|everybody|everyone|they|we|they all|we all)(?: of them)? (?:have )?)?pass(?:es|ed)?"
    r"|it (?:goes|went|comes|came)(?= (?:all the way )?a?round))"
    r"(?: (?:it|again|a?round|all the way|along|on|down|back|up))* to (?P<to>[a-d])(?: (?:now|again))?",
    re.IGNORECASE,
)
"""Passes of all who speak before a player: `everyone passes to D`, `it is passed around to D`."""
_PASS_IN_A_ROW = re.compile(
    r"(?:the )?(?:first|next) (?P<first>two|three|2|3)(?: players)? (?:have )?pass(?:ed)?"
    r"|(?P<passes>two|three|2|3) passes",
    re.IGNORECASE,
)


def as_deal(text: str, table: RefereedTable) -> tuple[Told, ...]:
    """The deal that begins with `deal`, `next deal`, `bob deals`, `deal B for A` or the line of a record."""
    if (ended := _ended_by_silence(text, table)) is not None:
        table = ended
    if table.sitting.is_between_deals and (found := _WITH_PACK.search(text)) is not None:
        return _with_pack(as_deal(text[: found.start()], table), found["pack"].lower(), table)
    number = table.sitting.deals + 1
    for_another = dealer_for_another(text, table) if table.sitting.is_between_deals else None
    if for_another is not None:
        return (DealLine(number, *for_another),)
    words = _DEAL_LINE.fullmatch(text)
    if words is None and table.sitting.is_between_deals:
        words = BEGINS.fullmatch(plain(text, table))
    if words is None:
        return ()
    named = next(
        (words[name] for name in ("dealer", "by", "other", "named", "gives") if words.groupdict().get(name)),
        None,
    )
    owner = words.groupdict().get("owner")
    dealer = table.sitting.next_dealer if named is None else Seat.from_text(named.upper())
    if dealer is None:
        raise EuchreError("nobody has been drawn to deal; name the dealer: deal A")
    return (DealLine(number, dealer, None if owner is None else Seat.from_text(owner.upper())),)


def _ended_by_silence(text: str, table: RefereedTable) -> RefereedTable | None:
    """The table on which a hand is over because its next dealer deals and nobody has chosen what was open: to
    keep silent until then is to take what follows by default (modern renege-waiver); None for all other texts
    and tables."""
    if table.sitting.is_between_deals or table.sitting.deal is None or not table.open_cases:
        return None
    ended = with_silence(table, table.acts - 1)
    if not ended.sitting.is_between_deals or ended.sitting.next_dealer is None:
        return None
    dealer = re.match(r"([A-D]) ", plain(text, ended))
    return ended if dealer is not None and dealer[1] == str(ended.sitting.next_dealer) else None


_WITH_PACK = re.compile(
    r" (?:with|from|using) (?:the )?(?:their |our |his |her )?(?P<pack>[a-z]+(?: side's)?"
    r"|[a-d](?:'s)? and [a-d]'s) (?:pack|deck|cards)$",
    re.IGNORECASE,
)
_UNMARKED = "other"
"""The name for the back of the other side's pack, where nobody has told the backs."""


def _with_pack(deal: tuple[Told, ...], pack: str, table: RefereedTable) -> tuple[Told, ...]:
    """The deal with the pack that is dealt: one of the backs told before, or the other side's."""
    if not deal or not isinstance(deal[-1], DealLine):
        return ()
    line, known = deal[-1], dict(table.packs)
    if pack in known.values():
        return (*deal[:-1], replace(line, pack=pack))
    others = [side for side in table.code.seating.sides if line.dealer not in side.seats]
    if len(others) != 1:
        raise EuchreError(f"'{pack}': {table.code.name} is played with one pack; type '{line.dealer} deals'")
    (other,) = others
    if not pack.startswith(("other", "wrong", "opponent", "adversar", "enem")) and " and " not in pack:
        told = " and ".join(map(str, other.seats))
        raise EuchreError(f"whose is the {pack} pack? Type first '{told} have the {pack} pack'")
    if other in known:
        return (*deal[:-1], replace(line, pack=known[other]))
    return (read_act(f"{other} brings pack {_UNMARKED}"), *deal[:-1], replace(line, pack=_UNMARKED))


_DEAL_LINE = re.compile(
    r"deal(?: [0-9]+)?(?: by)?(?: (?P<dealer>[A-D]))?(?: for (?P<owner>[A-D]))?", re.IGNORECASE
)
BEGINS = re.compile(
    r"(?:begin|start)?(?:\b ?(?:new|next|another|fresh|second|third) (?:deal|hand|game)|deal (?:next"
    r"|again)|redeal"
    r"|\bbegin|\bstart)(?: please)?(?: (?:by )?(?P<by>[A-D])(?: deal)?)?"
    r"|dealer (?:be |: )?(?P<named>[A-D])(?: (?:now|this time|first))?"
    r"|(?P<gives>[A-D]) (?:deal|give)(?: out)?(?: everybody| everyone| all| each)? [2-9] card"
    r"(?: (?:to )?(?:each|all|everybody|everyone|all of us|player|1))*"
    r"|(?:let |it be |deal be |(?:(?:we )?(?:begin|start) )?with )?"
    r"(?P<other>[A-D]) (?:be dealer|be (?:first|next) dealer|take deal|deal it|be (?:to )?deal|will deal"
    r"|have deal|start deal|start|begin|deal|'s deal|'s turn to deal|'s)(?: card"
    r"|(?: (?:first|next|this))? (?:hand|deal|game)| next 1)?(?: "
    r"first| next| again| out of turn)*"
)


_FIRST_ROUND = re.compile(
    r" (?:in |on )?(?:the )?first (?:time(?: a?round)?|round|go(?: a?round)?)$", re.IGNORECASE
)


def _in_ordering(table: RefereedTable) -> bool:
    """Whether players speak to the turn-up."""
    deal = table.sitting.deal
    return deal is not None and deal.stage is Stage.ORDERING


_TWO_ROUNDS = re.compile(r" (?:twice|both (?:times|rounds)|in both rounds|two times)$", re.IGNORECASE)


_TWICE_UP_TO = re.compile(
    r"(?:all|everybody|everyone|they|we|they all|we all)(?: of them)? pass(?:es|ed)?"
    r" (?:twice|two times|both (?:times|rounds)) (?P<to>(?:(?:up|down|around|round|along|back) )*to .+)",
    re.IGNORECASE,
)


def as_all_pass(text: str, table: RefereedTable) -> tuple[Act, ...]:
    """A pass of every player who has not called in this round yet, of all before one, or of so many."""
    rounds = _TWO_ROUNDS.search(text)
    if rounds is not None and (first := as_all_pass(text[: rounds.start()], table)):
        return (*first, *as_all_pass("all pass", reduce(after, first, table)))
    again = _TWICE_UP_TO.fullmatch(text)
    if again is not None and (first := as_all_pass("all pass", table)):
        return (*first, *as_all_pass(f"all pass {again['to']}", reduce(after, first, table)))
    at_first = _FIRST_ROUND.search(text)
    if at_first is not None and _in_ordering(table):
        text = text[: at_first.start()]
    upto, in_a_row = _PASS_TO.fullmatch(text), _PASS_IN_A_ROW.fullmatch(text)
    both = len(table.code.seating.seats) == 2 and _BOTH_PASS.fullmatch(text)
    if upto is None and in_a_row is None and not both and not _ALL_PASS.fullmatch(text):
        return ()
    deal = table.sitting.deal
    if deal is None or deal.stage not in (Stage.ORDERING, Stage.MAKING):
        raise EuchreError("no calls are due now, so nobody can pass")
    passes = tuple(_passes(table))
    if upto is not None:
        return _before(Seat.from_text(upto["to"].upper()), passes)
    if in_a_row is None:
        return passes
    number = 2 if (in_a_row["first"] or in_a_row["passes"]).lower() in ("two", "2") else 3
    if len(passes) < number:
        raise EuchreError(f"only {len(passes)} may still pass in this round")
    return passes[:number]


def _passes(table: RefereedTable) -> Iterator[Call]:
    """The passes of all who may still call in this round; the dealer's in the first turns the card down."""
    deal = table.deal
    while table.deal.stage is deal.stage and (seat := table.deal.turn) is not None:
        turns_down = seat == deal.dealer and deal.stage is Stage.ORDERING
        call = Call(seat, CallKind.TURN_DOWN if turns_down else CallKind.PASS)
        yield call
        table = after(table, call)
        if table.deal.turn == seat:  # a dealer who must make the trump may not pass: the turn stays
            break


def _before(seat: Seat, passes: tuple[Call, ...]) -> tuple[Call, ...]:
    """The passes of those who speak before a player."""
    callers = [call.actor for call in passes]
    if seat not in callers:
        raise EuchreError(f"{seat} has called in this round already, so nobody passes to {seat}")
    if seat == callers[0]:
        raise EuchreError(f"it is {seat}'s turn to call already; nobody passes before")
    return passes[: callers.index(seat)]


_ALL_AGREE = re.compile(
    r"(?:all|everybody|everyone|we all|they all|all of them|nobody|no one)"
    r"(?: (?:agree[sd]?|accept(?:s|ed)?|believes? it|objects|objected|minds|minded|doubts it)"
    r"|(?:'s| is| are) (?:fine|ok|okay|happy) with (?:it|that))"
    r"|(?:that's |that is )?(?:fine|ok|okay|good) (?:by|with|for) (?:all(?: of us)?|everybody|everyone|us)",
    re.IGNORECASE,
)


def as_all_agree(text: str, table: RefereedTable) -> tuple[Told, ...]:
    """The assent of every player who may still object to what is claimed or proposed."""
    deal = table.sitting.deal
    if deal is None or deal.claim is None or not _ALL_AGREE.fullmatch(text):
        return ()
    due = (one for one in due_now(table.sitting) if any(isinstance(act, Assent) for act in one.acts))
    return tuple(Assent(seat) for seat in dict.fromkeys(one.actor for one in due))
