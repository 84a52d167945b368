"""Reads what people type or write of a table, in everyday words.

The referee's desk and records that are read tolerantly use the same reader: short forms of acts, sentences,
several acts in a line, names of players.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypeAlias

from ...acts import Act, Call, CallKind, Person, TableAct, TakeSeat
from ...deal import Stage
from ...errors import EuchreError, NotationError
from ...game import due_now
from ...notation.record import DealLine
from ...seats import Seat
from ..fold import after, deal_begins
from ..state import RefereedTable
from .choosing import choice_said, wish_said
from .meaning import ASKS
from .plain import last_player, plain, vocabulary, with_players, without_opening
from .sentences import meanings, question
from .shorthand import act_in_short, split_line
from .suggesting import nearest

Told: TypeAlias = DealLine | Act
"""What a piece of text says: the beginning of a deal, or an act."""

_ALL_PASS = re.compile(
    r"(?:all|everybody|everyone|we all|they all|all four|all players)(?: (?:have )?pass(?:es"
    r"|ed)?)?(?: again| a?round)*"
    r"|pass(?:es|ed)? (?:all )?a?round|nobody (?:wants|wanted|calls|called|takes|took|bids|bid)(?: it)?",
    re.IGNORECASE,
)
_SEATED = re.compile(
    r"(?P<name>[a-z][a-z'-]+)(?: is| sits(?: down)?| takes| plays| is sitting)(?: at| in| on)?(?: "
    r"seat)? (?P<seat>[a-d])",
    re.IGNORECASE,
)
_NAMED = re.compile(r"(?:seat )?(?P<seat>[a-d]) is (?P<name>[a-z][a-z'-]+)", re.IGNORECASE)
_SAID = re.compile(
    r"(?P<who>[A-D]) (?:says?|said|tells?|told|remark(?:s|ed)|mutter(?:s|ed)|whisper(?:s|ed)|hint(?:s|ed)"
    r"|shout(?:s|ed)|mention(?:s|ed)|suggest(?:s|ed)|signal(?:s|led|ed)?|remind(?:s|ed))[,:]?(?: "
    r"(?:to )?(?:(?:his|her|their|the) partner|[A-D]|them|us|me|everybody|the table))?"
    r"(?: that| to)? (?P<words>.+)",
    re.IGNORECASE,
)
_ASKED = re.compile(
    r"(?P<who>[A-D]) (?:asks?|asked|wonders?|wondered|wants? to know)(?: for)? (?P<words>.+)", re.IGNORECASE
)
_TAIL = re.compile(
    r" (?:out of turn|too early|too soon|by mistake|by accident|before|when|while|because|although"
    r"|though|but"
    r"|instead of|without|even though|in error)\b.*"
)
_LONGEST = 160
"""Characters of the longest text that is read as several sentences."""
_FILLERS = ("ok", "okay", "well", "wait", "sorry", "no", "yes", "hold on", "oh", "good", "fine")
_DEPTH = 3
"""How often a sentence may be read as other sentences."""


def told_in(text: str, table: RefereedTable) -> tuple[tuple[Told, RefereedTable], ...]:
    """What a line tells, each thing with the table after it.

    Raises EuchreError for a text that is not understood, saying what would be or what is missing, and for
    an act that is impossible.
    """
    pieces = spoken_pieces(text)
    try:
        return _told_in_pieces(pieces, table)
    except NotationError as fault:
        if len(pieces) == 1:
            raise
        try:
            return _told_in_pieces([text], table)
        except EuchreError:
            raise fault from None


def spoken_pieces(text: str) -> list[str]:
    """The parts of a line between commas and `then`, without words that only fill a pause."""
    return [piece for piece in split_line(text) if piece.strip().lower() not in _FILLERS] or [text]


def _told_in_pieces(pieces: Iterable[str], table: RefereedTable) -> tuple[tuple[Told, RefereedTable], ...]:
    found: list[tuple[Told, RefereedTable]] = []
    for piece in pieces:
        for told in read_piece(piece, table):
            table = _then(table, told)
            found.append((told, table))
    return tuple(found)


def _then(table: RefereedTable, told: Told) -> RefereedTable:
    return deal_begins(table, told.dealer, told.owner) if isinstance(told, DealLine) else after(table, told)


def read_short(text: str, table: RefereedTable) -> Act:
    """The one act that a text means at a table.

    Raises NotationError with the three nearest texts that would be understood, or for a text that means
    something else than one act.
    """
    told = read_piece(text, table)
    if len(told) != 1 or isinstance(told[0], DealLine):
        raise NotationError(f"'{text.strip()}' is more than one act; type one after the other")
    return told[0]


def read_piece(text: str, table: RefereedTable, depth: int = _DEPTH) -> tuple[Told, ...]:
    """What a text without commas means at a table. Raises NotationError as `told_in` does."""
    told = _heard(text, table, depth)
    if not told:
        raise NotationError(_answer(_with_seats(text, table), table))
    return told


def is_understood(text: str, table: RefereedTable) -> bool:
    """Whether a text means acts or the beginning of a deal, though they may be impossible now."""
    return any(_are_understood(pieces, table) for pieces in (split_line(text), [text]))


def _are_understood(pieces: Iterable[str], table: RefereedTable) -> bool:
    try:
        for piece in pieces:
            told = _heard(piece, table)
            if not told:
                return False
            for one in told:
                table = _then(table, one)
    except EuchreError:
        pass
    return True


def _with_seats(text: str, table: RefereedTable) -> str:
    """A text with letters for the players that it names, except where somebody is quoted."""
    text = without_opening(text.strip())
    return text if '"' in text else with_players(text, table)


def _heard(text: str, table: RefereedTable, depth: int = _DEPTH) -> tuple[Told, ...]:
    """What a text without commas means at a table, nothing if it is not understood."""
    text = _with_seats(text, table)
    for reader in (_as_choice, _as_deal, _as_all_pass, _as_seat, _as_more_than_its_words, _as_act):
        told = reader(text, table)
        if told:
            return told
    if depth:
        for way in (_as_sentence, _as_several, _as_its_beginning):
            told = way(text, table, depth - 1)
            if told:
                return told
    return _as_words_said(text, table) or _as_question_asked(text, table)


def _as_choice(text: str, table: RefereedTable) -> tuple[Told, ...]:
    """A remedy chosen in the words of the offer."""
    said = choice_said(text, table) or wish_said(text, table)
    act = None if said is None or said.startswith(ASKS) else act_in_short(said, table)
    return () if act is None else (act,)


def _as_deal(text: str, table: RefereedTable) -> tuple[Told, ...]:
    """The deal that begins with `deal`, `next deal`, `bob deals`, `deal B for A` or the line of a record."""
    words = _DEAL_LINE.fullmatch(text)
    if words is None and table.sitting.is_between_deals:
        words = _BEGINS.fullmatch(plain(text, table))
    if words is None:
        return ()
    named = next((words[name] for name in ("dealer", "by", "other") if words.groupdict().get(name)), None)
    owner = words.groupdict().get("owner")
    dealer = table.sitting.next_dealer if named is None else Seat.from_text(named.upper())
    if dealer is None:
        raise EuchreError("nobody has been drawn to deal; name the dealer: deal A")
    number = table.sitting.deals + 1
    return (DealLine(number, dealer, None if owner is None else Seat.from_text(owner.upper())),)


_DEAL_LINE = re.compile(
    r"deal(?: [0-9]+)?(?: by)?(?: (?P<dealer>[A-D]))?(?: for (?P<owner>[A-D]))?", re.IGNORECASE
)
_BEGINS = re.compile(
    r"(?:begin|start)?(?:\b ?(?:new|next|another|fresh|second|third) (?:deal|hand|game)|deal (?:next"
    r"|again)|redeal"
    r"|\bbegin|\bstart)(?: please)?(?: (?:by )?(?P<by>[A-D])(?: deal)?)?"
    r"|(?:it be )?(?P<other>[A-D]) (?:be dealer|deal|'s deal|'s turn to deal)(?: card| hand)?(?: "
    r"first| next| out of turn)?"
)


def _as_all_pass(text: str, table: RefereedTable) -> tuple[Told, ...]:
    """A pass of every player who has not called in this round yet."""
    if not _ALL_PASS.fullmatch(text):
        return ()
    deal = table.sitting.deal
    if deal is None or deal.stage not in (Stage.ORDERING, Stage.MAKING):
        raise EuchreError("no calls are due now, so nobody can pass")
    passes: list[Act] = []
    while table.deal.stage is deal.stage and (seat := table.deal.turn) is not None:
        turns_down = seat == deal.dealer and deal.stage is Stage.ORDERING
        passes.append(Call(seat, CallKind.TURN_DOWN if turns_down else CallKind.PASS))
        table = after(table, passes[-1])
    return tuple(passes)


def _as_seat(text: str, table: RefereedTable) -> tuple[Told, ...]:
    """The seat of a person: `bob is B`, or `B is bob`."""
    match = _SEATED.fullmatch(text) or _NAMED.fullmatch(text)
    if match is None or match["name"].lower() in vocabulary() | _NO_NAMES:
        return ()
    return (TakeSeat(Person(match["name"].capitalize()), Seat.from_text(match["seat"].upper())),)


_NO_NAMES = frozenset(
    "it that this he she they who what when where why how which there everybody nobody everyone all "
    "we i you if is"
    " are can may must out should please help not let put never pack deck both neither somebody".split()
)


def _as_more_than_its_words(text: str, table: RefereedTable) -> tuple[Told, ...]:
    found = meanings(plain(text, table), table, before_the_grammar=True)
    acts = (act_in_short(piece, table) for pieces in found for piece in pieces)
    return tuple(act for act in acts if act is not None)


def _as_act(text: str, table: RefereedTable) -> tuple[Told, ...]:
    """One act in short words."""
    act = act_in_short(text, table)
    names_nothing = isinstance(act, TableAct) and act.matter in ("it", "that", "this", "them", "him", "her")
    return () if act is None or names_nothing else (act,)


def _as_sentence(text: str, table: RefereedTable, depth: int) -> tuple[Told, ...]:
    """The acts of a sentence that is known."""
    if '"' in text:
        return ()
    said = plain(text, table)
    for pieces in meanings(said, table):
        told = () if pieces == (said,) else _all_of(pieces, table, depth)
        if told:
            return told
    return ()


def _as_several(text: str, table: RefereedTable, depth: int) -> tuple[Told, ...]:
    """Sentences joined by `and`, or one after the other without a word between."""
    if '"' in text or len(text) > _LONGEST:
        return ()
    for joined in re.finditer(r" and | (?=[a-d] [a-z])", text, re.IGNORECASE):
        first, second = text[: joined.start()], text[joined.end() :]
        subject = re.match(r"[A-D] ", plain(first, table))
        for rest in (second, f"{subject[0]}{second}" if subject else second):
            told = _all_of((first, rest), table, depth)
            if told:
                return told
    return ()


def _as_its_beginning(text: str, table: RefereedTable, depth: int) -> tuple[Told, ...]:
    """A sentence without its circumstances: `out of turn`, `before the dealer discarded`."""
    if '"' in text or question(plain(text, table), table) is not None:
        return ()
    beginning = _TAIL.sub("", text)
    return _all_of((beginning,), table, depth) if beginning not in ("", text) else ()


def _as_words_said(text: str, table: RefereedTable) -> tuple[Told, ...]:
    """Words of a player that mean nothing else: `b says lead trumps partner`."""
    match = None if '"' in text else _SAID.fullmatch(with_players(text, table))
    if match is None:
        return ()
    act = act_in_short(f'{match["who"].upper()} says "{match["words"]}"', table)
    return () if act is None else (act,)


def _as_question_asked(text: str, table: RefereedTable) -> tuple[Told, ...]:
    """A question of a player that has no word of its own."""
    match = None if '"' in text else _ASKED.fullmatch(with_players(text, table))
    act = match and act_in_short(f'{match["who"].upper()} asks "{match["words"]}"', table)
    return (act,) if act else ()


def _all_of(pieces: Iterable[str], table: RefereedTable, depth: int) -> tuple[Told, ...]:
    """What all of some pieces tell, nothing if one of them is not understood or is impossible.

    Whether the last act is possible is left to the caller, who can say why not.
    """
    found: list[Told] = []
    done = 0
    try:
        for piece in pieces:
            for told in found[done:]:
                table = _then(table, told)
            done = len(found)
            heard = _heard(piece, table, depth)
            if not heard:
                return ()
            found.extend(heard)
    except EuchreError:
        return ()
    return tuple(found)


def _answer(text: str, table: RefereedTable) -> str:
    """Why a text is not understood, and what would be."""
    choice = choice_said(text, table) or ""
    asked = choice.removeprefix(ASKS) if choice.startswith(ASKS) else None
    missing = asked or (None if '"' in text else question(plain(text, table), table))
    if missing is not None:
        return f"'{text}': {missing}"
    if '"' not in text and _BEGINS.fullmatch(plain(text, table)):
        waiting = due_now(table.sitting)
        who = f"; {waiting[0].actor} is to act" if waiting else ""
        return f"'{text}': the next deal begins when this one is over{who}"
    name = _NAME.match(text)
    if name is not None and name[1].lower() not in vocabulary() | _NO_NAMES:
        return f"'{text}' is not understood; if {name[1]} is a player, type '{name[1]} is B' first"
    said = f"{last_player(table)} {text}"
    if (
        '"' not in text
        and not _BEGINS_WITH_SEAT.match(plain(text, table))
        and any(True for _ in meanings(plain(said, table), table))
    ):
        return f"'{text}': Who? Type the player first, such as '{said}'"
    actor = str(last_player(table) or Seat.A)
    return f"'{text}' is not understood{nearest(text, actor, lambda one: is_understood(one, table))}"


_BEGINS_WITH_SEAT = re.compile("[A-D] ")
_NAME = re.compile(r"([A-Za-z]{2,}) [a-z]")
