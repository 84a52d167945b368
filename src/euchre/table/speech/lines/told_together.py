"""What a sentence tells together and what is one act: a call and a lone hand (`B orders it up and goes
alone`, `spades, alone`), a card of the suit led that its player owns to have and the card taken back for it.

A call and a lone hand were said together, unless the sentence tells of a pause: a comma or an `and` is none
(jerome-1877 6.14, leeds-dwight-1888 97 and 98).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from ....acts import Actor, Call, CallKind, Manner, PlayAlone, TableAct, TakeOver
from ....copying import replace
from ....notation.record import DealLine
from ...between_deals import deal_begins
from ...fold import after
from ...ruling import TO_MEND
from ...state import RefereedTable
from ..beginnings.openings import Read, Told

_APART = re.compile(
    r";|\.\.|\u2026| - |--|\u2014|\b(?:then|later|after|afterwards|after-?thought|pauses?d?|moment|seconds?"
    r"|minutes?|while|breath before"
    r"|adds?|added|adding|further|furthermore|next|before|until|finally|also|too|now|instead|stops?|stopped"
    r"|thinks?|thought|hesitat\w+|separately|apart)\b",
    re.IGNORECASE,
)
"""What tells that somebody said two things one after the other."""
_JOINED = re.compile(
    r"(?:,| and\b| to\b)[^;.]*\b(?:alone|solo|loner|lone hand|by (?:him|her|them)sel(?:f|ves)"
    r"|on (?:his|her|their) own|single-?handed)\b",
    re.IGNORECASE,
)
"""How `alone` is told after a call."""


def as_told_together(sentence: str, told: Read, before: RefereedTable) -> Read:
    """What a sentence tells, with a call and the lone hand of its player as one call, and a card taken back
    without the words of its player that go with it."""
    acts = [one for one, _ in told]
    meant = list(_without_repeated(_without_owning(told)))
    if not _APART.search(sentence) and '"' not in sentence:
        meant = list(_in_one_breath(meant))
    if len(meant) == len(acts):
        return told
    found: list[tuple[Told, RefereedTable]] = []
    table = before
    for act in meant:
        table = (
            deal_begins(table, act.dealer, act.owner, act.pack)
            if isinstance(act, DealLine)
            else after(table, act)
        )
        found.append((act, table))
    return tuple(found)


def _without_owning(told: Read) -> Iterator[Told]:
    """What a sentence tells, without the words of a player who owns that they could have followed suit, where
    they take the card back in time: that says the same."""
    for place, (act, table) in enumerate(told):
        then = told[place + 1][0] if place + 1 < len(told) else None
        is_owned = isinstance(act, TableAct) and act.text == f"{act.actor} admits revoke"
        is_taken = isinstance(then, TableAct) and then.form == "takes back {card}"
        has_time = any(ruling.why == TO_MEND for ruling in table.last_rulings)
        if not (is_owned and is_taken and has_time and _actor(act) == _actor(then)):
            yield act


def _without_repeated(acts: Iterable[Told]) -> Iterator[Told]:
    """Some acts, without a lone hand that its player has announced with the act before."""
    before: Told | None = None
    for act in acts:
        is_again = isinstance(act, PlayAlone) and isinstance(before, (PlayAlone, TakeOver))
        if not is_again or before is None or _actor(before) != _actor(act):
            yield act
        before = act


def _in_one_breath(acts: Sequence[Told]) -> Sequence[Told]:
    """Some acts, each call followed by the lone hand of its player as one."""
    found: list[Told] = []
    for act in acts:
        call = found[-1] if found else None
        is_plain = isinstance(call, Call) and call.word.makes_trump and call.manner is Manner.PARTNERSHIP
        is_alone = isinstance(act, PlayAlone) and act.manner is Manner.ALONE
        if is_plain and is_alone and isinstance(call, Call) and call.actor == _actor(act):
            found[-1] = replace(call, manner=Manner.ALONE)
        else:
            found.append(act)
    return found


def _actor(told: Told | None) -> Actor | None:
    return None if told is None or isinstance(told, DealLine) else told.actor


def taken_as_one(line: str, told: Read) -> tuple[int, Call] | None:
    """The call of a line that counts as said together with `alone`, with its place among what the line tells,
    where the code has a law about the two said apart and the dealer has no longer time."""
    for place, (act, table) in enumerate(told):
        if isinstance(act, Call) and act.manner is Manner.ALONE and _JOINED.search(line):
            row = table.provision("suit-and-alone-apart")
            is_late = row is not None and (act.suit is not None or row.scope != "suit-made")
            if is_late and act.word is not CallKind.TAKE_UP:
                return place, act
    return None
