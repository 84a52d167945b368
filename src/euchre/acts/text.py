"""Reads the text of an act; records, the terminal and the wire share this grammar.

>>> read_act("B 9H"), read_act("C makes hearts alone").text
(Play(actor=Seat.B, card=Card("9H")), 'C makes hearts alone')
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from functools import cache

from ..cards import FACES, JOKER, TRUMPS, UNKNOWN, Card, Suit, read_cards, read_trump
from ..errors import NotationError
from ..seats import Seat, Side
from .actors import TABLE, Actor, Person
from .physical import TABLE_ACTS, TableAct, TableActForm
from .regular import (
    Act,
    AskNewDeal,
    Assent,
    Call,
    CallKind,
    Cut,
    DealOut,
    DeclineCut,
    DeclineTurnUp,
    DefendAlone,
    Discard,
    Draw,
    FixSuit,
    GiveCard,
    GoUnder,
    Holding,
    JamboneCall,
    LayDown,
    LeaveSeat,
    Manner,
    Mark,
    Objection,
    PlayAlone,
    ReportResult,
    Shuffle,
    TakeDummy,
    TakeOver,
    TakeSeat,
    ThrowIn,
    TurnUp,
    VoidDeal,
    Waiver,
    play,
)
from .seating import (
    AnswerSubstitute,
    CallForPacks,
    Choice,
    Choose,
    Come,
    Finish,
    GameOrRubber,
    JoinTable,
    LeaveTable,
    NameSubstitute,
)

_SLOTS = {
    "{face}": r"(?P<cards>\S+)",
    "{faces}": r"(?P<cards>\S+(?: \S+)*)",
    "{card}": r"(?P<cards>[0-9TJQKA?][SHDC?]|joker)",
    "{cards}": r"(?P<cards>(?:[0-9TJQKA?][SHDC?]|joker)(?: (?:[0-9TJQKA?][SHDC?]|joker))*)",
    "{suit}": r"(?P<suit>spades|hearts|diamonds|clubs)",
    "{trump}": r"(?P<trump>spades|hearts|diamonds|clubs|no trump)",
    "{seat}": r"(?P<seat>[A-D])",
    "{number}": r"([0-9]{1,9})",
    "{matter}": r"(?P<matter>[a-z][a-z-]*)",
    "{words}": r'"(?P<said>(?:[^"\\]|\\.)*)"',
    "{person}": r'"(?P<person>(?:[^"\\]|\\.)+)"',
    "{breaker}": r'"(?P<breaker>(?:[^"\\]|\\.)+)"',
    "{back}": r"(?P<back>[a-z][a-z-]*)",
    "{packets}": r"[0-9]{1,3}(?:\.[0-9]{1,3}){0,3}",
    "{manner}": r"(?P<manner>alone|jambone|jamboree)",
}


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)


def _manner(match: re.Match[str]) -> Manner:
    return Manner(match["manner"]) if match["manner"] else Manner.PARTNERSHIP


def _call(actor: Actor, match: re.Match[str]) -> Act:
    return Call(actor, CallKind(match["word"]), manner=_manner(match))


def _make(actor: Actor, match: re.Match[str]) -> Act:
    return Call(actor, CallKind.MAKE, read_trump(match["trump"]), _manner(match))


def _rounds(text: str) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(int(size) for size in packets.split(".")) for packets in text.split("-"))


def _person(match: re.Match[str], name: str) -> Person | None:
    return None if match[name] is None else Person(_unescape(match[name]))


def _named(match: re.Match[str]) -> Person:
    return Person(_unescape(match["person"]))


def _come(actor: Actor, match: re.Match[str]) -> Act:
    table = None if match["number"] is None else int(match["number"])
    return Come(actor, _person(match, "person"), table, _person(match, "breaker"))


def _seat_of(actor: Actor) -> Seat:
    if not isinstance(actor, Seat):
        raise NotationError(f"'{actor}' cannot play a card; only a seat can")
    return actor


_REGULAR: tuple[tuple[str, Callable[[Actor, re.Match[str]], Act]], ...] = (
    (r"(?:plays )?{card}", lambda a, m: play(_seat_of(a), Card(m["cards"]))),
    (
        r"(?P<word>passes|turns down|orders up|assists|takes up)(?: {manner})?",
        _call,
    ),
    (r"makes {trump}(?: {manner})?", _make),
    (r"calls for a new deal", lambda a, m: AskNewDeal(a)),
    (r"goes under with {faces}", lambda a, m: GoUnder(a, read_cards(m["cards"]))),
    (r"discards {faces}", lambda a, m: Discard(a, read_cards(m["cards"]))),
    (r"shuffles(?: {cards})?", lambda a, m: Shuffle(a, read_cards(m["cards"] or ""))),
    (r"cuts (?P<n>[0-9]{1,9})", lambda a, m: Cut(a, int(m["n"]))),
    (r"deals (?P<rounds>{packets}(?:-{packets})+)", lambda a, m: DealOut(a, _rounds(m["rounds"]))),
    (r"turns up {face}", lambda a, m: TurnUp(a, Card(m["cards"]))),
    (r"holds {faces}", lambda a, m: Holding(a, read_cards(m["cards"]))),
    (r"plays {manner}", lambda a, m: PlayAlone(a, _manner(m))),
    (r"takes over {manner}", lambda a, m: TakeOver(a, _manner(m))),
    (r"waives", lambda a, m: Waiver(a)),
    (r"defends alone", lambda a, m: DefendAlone(a)),
    (r"declines the turn-up", lambda a, m: DeclineTurnUp(a)),
    (r"takes the dummy", lambda a, m: TakeDummy(a)),
    (r"gives {face}", lambda a, m: GiveCard(a, Card(m["cards"]))),
    (r"calls {face}", lambda a, m: JamboneCall(a, Card(m["cards"]))),
    (r"lays down", lambda a, m: LayDown(a)),
    (r"proposes (?P<n>[0-9]{1,9})", lambda a, m: ThrowIn(a, int(m["n"]))),
    (r"agrees", lambda a, m: Assent(a)),
    (r"objects", lambda a, m: Objection(a)),
    (
        r"reports (?P<n>[0-9]{1,9}) tricks? for {seat}(?: {manner})?",
        lambda a, m: ReportResult(a, int(m["n"]), Seat.from_text(m["seat"]), _manner(m)),
    ),
    (r"marks (?P<n>[0-9]{1,9})", lambda a, m: Mark(a, int(m["n"]))),
    (r"draws {face}(?: from {back} pack)?", lambda a, m: Draw(a, Card(m["cards"]), m["back"])),
    (r"declines the cut", lambda a, m: DeclineCut(a)),
    (r"fixes {suit}", lambda a, m: FixSuit(a, Suit.from_text(m["suit"]))),
    (r"takes seat {seat}", lambda a, m: TakeSeat(a, Seat.from_text(m["seat"]))),
    (r"leaves seat {seat}", lambda a, m: LeaveSeat(a, Seat.from_text(m["seat"]))),
    (
        r"comes(?: with {person})?(?: from table (?P<number>[0-9]{1,9})(?: broken up by {breaker})?)?",
        _come,
    ),
    (r"leaves the table", lambda a, m: LeaveTable(a)),
    (r"joins table (?P<n>[0-9]{1,9})", lambda a, m: JoinTable(a, int(m["n"]))),
    (r"names {person} as substitute", lambda a, m: NameSubstitute(a, _named(m))),
    (
        r"(?P<answer>accepts|refuses) {person} as substitute",
        lambda a, m: AnswerSubstitute(a, _named(m), m["answer"] == "accepts"),
    ),
    (
        r"chooses (?P<choice>pack|counters) (?P<which>[a-z][a-z-]*)",
        lambda a, m: Choose(a, Choice(m["choice"]), m["which"]),
    ),
    (r"calls for new packs", lambda a, m: CallForPacks(a)),
    (r"finishes the (?P<span>game|rubber)", lambda a, m: Finish(a, GameOrRubber(m["span"]))),
    (
        r"voids the deal and (?P<what>it passes|deals again)",
        lambda a, m: VoidDeal(a, m["what"] == "it passes"),
    ),
)

_ACTOR = re.compile(r'(?:(?P<side>[AB]\+[CD])|(?P<seat>[A-D])|(?P<table>table)|"(?P<name>(?:[^"\\]|\\.)+)") ')


def _filled(pattern: str) -> str:
    for slot, expression in _SLOTS.items():
        pattern = pattern.replace(slot, expression)
    return pattern


@cache
def _regular() -> tuple[tuple[re.Pattern[str], Callable[[Actor, re.Match[str]], Act]], ...]:
    return tuple((re.compile(_filled(pattern)), make) for pattern, make in _REGULAR)


@cache
def _table_forms() -> tuple[tuple[re.Pattern[str], TableActForm], ...]:
    return tuple(
        (re.compile(_filled(re.escape(form).replace(r"\{", "{").replace(r"\}", "}"))), form)
        for form in TABLE_ACTS
    )


def _read_table_act(actor: Actor, words: str) -> TableAct | None:
    for pattern, form in _table_forms():
        match = pattern.fullmatch(words)
        if match is None:
            continue
        named = match.groupdict()
        numbers = (
            tuple(int(text) for text in re.findall(r"(?<![\w.])\d+(?![\w.])", words))
            if "{number}" in form
            else ()
        )
        return TableAct(
            actor,
            form,
            cards=read_cards(named.get("cards") or ""),
            suit=Suit.from_text(named["suit"]) if named.get("suit") else None,
            seat=Seat.from_text(named["seat"]) if named.get("seat") else None,
            numbers=numbers,
            matter=named.get("matter"),
            said=None if named.get("said") is None else _unescape(named["said"]),
        )
    return None


def read_actor(text: str) -> Actor:
    """Return the actor that a text names: a seat, a side, `table`, or a name in double quotes.

    Raises NotationError for any other text.
    """
    match = _ACTOR.fullmatch(text + " ")
    if match is None:
        raise NotationError(f"'{text}' is not an actor; write A, B, C, D, A+C, B+D, table or \"a name\"")
    return _actor(match)


def _actor(match: re.Match[str]) -> Actor:
    if match["seat"]:
        return Seat.from_text(match["seat"])
    if match["side"]:
        return Side.from_text(match["side"])
    return TABLE if match["table"] else Person(_unescape(match["name"]))


@cache
def _most_common() -> dict[str, Act]:
    """Return plays and calls by their text: about nine acts of ten in a record, found without a pattern."""
    acts: list[Act] = [play(seat, card) for seat in Seat for card in (*FACES, JOKER, UNKNOWN)]
    for seat in Seat:
        acts.extend(
            Call(seat, word, manner=manner)
            for word in CallKind
            if word is not CallKind.MAKE
            for manner in Manner
        )
        acts.extend(Call(seat, CallKind.MAKE, trump, manner) for trump in TRUMPS for manner in Manner)
    return {act.text: act for act in acts}


def read_act(text: str) -> Act:
    """Return the act that a text describes.

    Raises NotationError, which suggests similar acts, if the text is not an act.
    """
    common = _most_common().get(text)
    if common is not None:
        return common
    match = _ACTOR.match(text)
    if match is None:
        first = text.split(" ", 1)[0]
        raise NotationError(
            f"expected an actor (A, B, C, D, A+C, table or \"a name\") and an act, found '{first}'"
        )
    words = text[match.end() :]
    act = _act_in(match, words)
    if act is None:
        raise NotationError(_fault(words), column=match.end() + 1)
    return act


def _act_in(actor: re.Match[str], words: str) -> Act | None:
    """Return the act of an actor in some words, if they describe one."""
    who = _actor(actor)
    for pattern, make in _regular():
        found = pattern.fullmatch(words)
        if found is not None:
            return make(who, found)
    return _read_table_act(who, words)


_LIKE_A_CARD = re.compile(r"(?:plays )?([0-9TJQKA][A-Z?]|[A-Z?][0-9]|10[A-Z])", re.IGNORECASE)


def _fault(words: str) -> str:
    """Say why words are not an act: the card that they name does not exist, or what act is near to them."""
    card = _LIKE_A_CARD.fullmatch(words)
    if card is not None:
        return f"'{card[1]}' is not a card; write rank then suit, as TH for the ten of hearts"
    return f"'{words}' is not an act{_nearest(words)}"


def _nearest(words: str) -> str:
    known = [
        *(form.split(" {")[0] for form in TABLE_ACTS),
        *(_plain(pattern) for pattern, _ in _REGULAR[1:]),
        *_calls(),
    ]
    near = get_close_matches(words, sorted(set(known)), n=2, cutoff=0.5) or get_close_matches(
        words.split(" ")[0], sorted({form.split(" ")[0] for form in known}), n=2, cutoff=0.5
    )
    return f"; did you mean {' or '.join(near)}?" if near else "; `docs/notation.md` lists all acts"


def _plain(pattern: str) -> str:
    return re.split(r"[({\\]", pattern)[0].strip()


def _calls() -> Iterator[str]:
    return (word.value for word in CallKind)


def split_acts(line: str) -> list[tuple[int, str]]:
    """Return the acts of a line, separated by commas, each with the column where it starts (from 1).

    A comma in double quotes does not separate.
    """
    pieces = []
    for match in re.finditer(r'(?:[^,"]|"(?:[^"\\]|\\.)*"?)+', line):
        piece = match.group()
        stripped = piece.strip()
        if stripped:
            pieces.append((match.start() + 1 + len(piece) - len(piece.lstrip()), stripped))
    return pieces
