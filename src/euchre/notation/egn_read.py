"""Reads EGN, a JSON format of other programs, which holds one game of the modern code.

Data of EGN that are not part of the game (a description, players' ids, lines that were not played) are kept
in headers that begin with `x-egn-`. Its annotations become comments after the call or card they are about.
"""

from __future__ import annotations

import re
from typing import Any

from ..acts import (
    TABLE,
    Act,
    Call,
    CallKind,
    DefendAlone,
    Discard,
    Holding,
    Manner,
    Person,
    TakeSeat,
    TurnUp,
    VoidDeal,
    Waiver,
    play,
)
from ..cards import JOKER, TRUMPS, UNKNOWN
from ..deal import Deal, Stage, awaited
from ..deal.rights import dealer_exchanges, may_defend_alone
from ..errors import EuchreError, NotationError
from ..game import Sitting, new_sitting
from ..laws import Code
from ..seats import BySide, Seat
from .egn_gifts import cards_given
from .egn_old import with_names_of_today
from .egn_words import (
    BESIDE_GAME,
    BESIDE_HEADER,
    FILE_TYPE,
    KITTY_HEADER,
    PLAYED_ON_HEADER,
    RULES_HEADER,
    VERSION,
    read_card,
    read_rules,
    write_rules,
)
from .egnb_packed import unpacked
from .json_keys import Object, as_list, as_object, as_text, as_truth, as_whole, compact, read_json
from .read import is_date
from .record import ActEntry, Comment, DealLine, Entry, Record, RecordError
from .replay import step

_VERSIONS = re.compile(r"1\.[0-4](\.[0-9]+)?")
_BESIDE = 60
"""Longest comment, in characters, that stands at the end of a line of acts."""
_METADATA = ("gameId", "title", "description", "players", "initialScore", "finalScore", "date", "ruleset")


def read_egn(text: str) -> Record:
    """Return the record of an EGN file, with every act checked.

    Raises NotationError, naming the key, for a value that is wrong or that a record cannot hold, and
    RecordError, with the laws, for an unlawful act.
    """
    return egn_record(read_json(text), "")


def egn_record(value: object, place: str, names: tuple[str, ...] | None = None) -> Record:
    """Return the record of an EGN object; `names` are used if it has no players."""
    at = f"{place}." if place else ""
    top = as_object(
        value,
        place,
        ("fileType", "version", "metadata", "deals", *BESIDE_GAME),
        ("fileType", "version", "metadata", "deals"),
    )
    if top["fileType"] != FILE_TYPE:
        raise NotationError(f"{at}fileType is '{FILE_TYPE}', not {compact(top['fileType'])}")
    if not _VERSIONS.fullmatch(str(top["version"])):
        raise NotationError(f"{at}version {compact(top['version'])} is not known; 1.0 to {VERSION} are read")
    reader = _Reader(f"{at}metadata", top["metadata"], names)
    beside = {key: top[key] for key in BESIDE_GAME if key in top}
    if beside:
        reader.headers.append((BESIDE_HEADER, compact(beside)))
    return reader.record(as_list(top["deals"], f"{at}deals"), f"{at}deals")


class _Reader:
    """Builds the record; it keeps the table alongside to know who leads and what is lawful."""

    def __init__(self, place: str, value: object, names: tuple[str, ...] | None) -> None:
        needed = ("initialScore",) if names is not None else ("players", "initialScore")
        meta = as_object(value, place, _METADATA, needed)
        self.code: Code = read_rules(meta.get("ruleset", {}), f"{place}.ruleset")
        self.headers: list[tuple[str, str]] = []
        self.entries: list[Entry] = []
        self.points = _points(meta["initialScore"], f"{place}.initialScore", self.code)
        self.sitting: Sitting = new_sitting(self.code, points=self.points)
        self._take_headers(meta, place)
        if meta.get("ruleset", {}) != write_rules(self.code):
            self.headers.append((RULES_HEADER, compact(meta.get("ruleset", {}))))
        self._seat_players(meta.get("players", list(names or ())), f"{place}.players")

    def _take_headers(self, meta: Object, place: str) -> None:
        if "title" in meta:
            self.headers.append(("title", as_text(meta["title"], f"{place}.title")))
        if "date" in meta:
            date = as_text(meta["date"], f"{place}.date")
            if not is_date(date):
                raise NotationError(f"{place}.date: '{date}' is not a date such as 2026-11-21")
            self.headers.append(("date", date))
        for key, name in (("gameId", "game-id"), ("description", "description")):
            if key in meta:
                self.headers.append((f"x-egn-{name}", compact(as_text(meta[key], f"{place}.{key}"))))
        if "finalScore" in meta:
            final = as_list(meta["finalScore"], f"{place}.finalScore")
            self.headers.append(
                ("x-egn-final-score", compact([as_whole(n, f"{place}.finalScore") for n in final]))
            )

    def _seat_players(self, value: object, place: str) -> None:
        players = as_list(value, place)
        names = [_name(player, f"{place}[{index}]") for index, player in enumerate(players)]
        if players and (len(players) != 4 or players != names or "" in names):
            self.headers.append(("x-egn-players", compact(players)))
        for seat, name in zip(Seat, names, strict=False):
            if name:
                self.do(TakeSeat(Person(name), seat), place)

    def do(self, act: Act, place: str) -> None:
        """Add an act to the record. Raises RecordError, naming the key, if it is not lawful."""
        self.enter(ActEntry(act), place)

    def enter(self, entry: Entry, place: str) -> None:
        """Add an entry to the record. Raises RecordError, naming the key, if it cannot be."""
        try:
            self.sitting = step(self.sitting, entry)
        except RecordError as fault:
            raise RecordError(fault.cause, key=place) from fault.cause
        self.entries.append(entry)

    @property
    def deal(self) -> Deal:
        """The current deal, or the one just over. Raises LookupError before the first."""
        if self.sitting.deal is None:
            raise LookupError("no deal has begun")
        return self.sitting.deal

    def record(self, deals: list[Any], place: str) -> Record:
        """Return the whole record of some deals."""
        numbers = []
        for index, value in enumerate(deals):
            numbers.append(self._read_deal(value, f"{place}[{index}]", index + 1))
        if numbers != list(range(len(numbers))):
            self.headers.append(("x-egn-deal-numbers", compact(numbers)))
        return Record(
            code=self.code, headers=tuple(self.headers), points=self.points, entries=tuple(self.entries)
        )

    def _read_deal(self, value: object, place: str, number: int) -> int:
        if isinstance(value, str):
            value = unpacked(value, number - 1)
        keys = ("dealNumber", "initialState", "phases", "alternativeLines")
        value, kitty = with_names_of_today(value, place)
        deal = as_object(value, place, keys, keys[:3])
        if kitty:
            self.headers.append((KITTY_HEADER, f"{number} {compact(kitty)}"))
        if self.sitting.score.is_between_games:
            self.headers.append((PLAYED_ON_HEADER, str(number)))
        self._begin(deal["initialState"], f"{place}.initialState", number)
        phases = as_list(deal["phases"], f"{place}.phases")
        kinds = [
            as_object(p, f"{place}.phases", p if isinstance(p, dict) else ()).get("type") for p in phases
        ]
        if kinds != ["EUCHRE_BIDDING", "TRICK_PLAY"][: len(kinds)]:
            raise NotationError(f"{place}.phases is EUCHRE_BIDDING, then TRICK_PLAY, not {compact(kinds)}")
        if phases:
            self._calls(phases[0], f"{place}.phases[0]", len(phases) > 1)
        if len(phases) > 1:
            self._tricks(phases[1], f"{place}.phases[1]")
        if "alternativeLines" in deal:
            lines = as_list(deal["alternativeLines"], f"{place}.alternativeLines")
            self.headers.append(("x-egn-alternative-lines", f"{number} {compact(lines)}"))
        return as_whole(deal["dealNumber"], f"{place}.dealNumber")

    def _begin(self, value: object, place: str, number: int) -> None:
        state = as_object(value, place, ("dealer", "upCard", "playerCards"), ("dealer", "upCard"))
        dealer = Seat(as_whole(state["dealer"], f"{place}.dealer", 0, 3))
        if not self.sitting.is_between_deals:  # a deal that was left unfinished counts nothing
            self.do(VoidDeal(TABLE, passes=dealer is not self.deal.dealer), f"{place}.dealer")
        turn = self.sitting.next_dealer
        self.enter(DealLine(number, dealer, None if turn in (None, dealer) else turn), f"{place}.dealer")
        hands = as_list(state.get("playerCards", []), f"{place}.playerCards")
        if len(hands) > 4:
            raise NotationError(f"{place}.playerCards has {len(hands)} hands at a table of four")
        for seat, hand in zip(Seat, hands, strict=False):
            at = f"{place}.playerCards[{int(seat)}]"
            cards = tuple(read_card(text, at) for text in as_list(hand, at))
            if cards:
                self.do(Holding(seat, cards), at)
        card = read_card(state["upCard"], f"{place}.upCard")
        if card is JOKER or card is UNKNOWN:
            what = (
                "does not say which suit the joker stands for" if card is JOKER else "does not show the card"
            )
            raise NotationError(f"{place}.upCard: EGN {what}, and a deal cannot be recorded without it")
        self.do(TurnUp(dealer, card), f"{place}.upCard")

    def _calls(self, value: object, place: str, is_played: bool) -> None:
        keys = (
            "phaseNumber",
            "type",
            "calls",
            "isAlone",
            "aloneDefender",
            "discard",
            "cardExchanges",
            "callAnnotations",
        )
        phase = as_object(value, place, keys, ("calls",))
        _phase_number(phase, place, 0)
        exchanges = as_list(phase.get("cardExchanges", []), f"{place}.cardExchanges")
        alone = as_truth(phase.get("isAlone", False), f"{place}.isAlone")
        calls = as_list(phase["calls"], f"{place}.calls")
        notes = _annotations(phase, "callAnnotations", place, len(calls))
        for index, word in enumerate(calls):
            self.do(self._call(word, alone, f"{place}.calls[{index}]"), f"{place}.calls[{index}]")
            self._remark(notes.get(index, ()))
        if alone and self.deal.calling.lone is None:
            raise NotationError(f"{place}.isAlone: nobody made the trump, so nobody plays alone")
        self._discard(phase, place, is_played)
        given = cards_given(exchanges, self.deal, f"{place}.cardExchanges")
        for act in given if exchanges or is_played else ():
            self.do(act, f"{place}.cardExchanges")
        self._defender(phase.get("aloneDefender", -1), f"{place}.aloneDefender")

    def _call(self, word: object, alone: bool, place: str) -> Call:
        deal = self.deal
        due = [act for one in awaited(deal) for act in one.acts if isinstance(act, Call)]
        if deal.turn is None or not due:
            raise NotationError(f"{place}: trump is settled or all have passed, so nobody calls any more")
        suits = {trump.letter.lower(): trump for trump in TRUMPS}
        manner = Manner.ALONE if alone else Manner.PARTNERSHIP
        match word:
            case "Pass":
                turned = deal.stage is Stage.ORDERING and deal.turn == deal.dealer
                return Call(deal.turn, CallKind.TURN_DOWN if turned else CallKind.PASS)
            case "Order":
                accepting = (act.word for act in due if act.word.accepts_turn_up)
                return Call(deal.turn, next(accepting, CallKind.ORDER_UP), manner=manner)
            case str() if word in suits:
                return Call(deal.turn, CallKind.MAKE, suits[word], manner)
            case "x":
                raise NotationError(f"{place}: the call is not known")
        raise NotationError(f"{place}: {compact(word)} is not a call; EGN has Pass, Order, s, h, d, c and n")

    def _discard(self, phase: Object, place: str, is_played: bool) -> None:
        given = phase.get("discard")
        if not dealer_exchanges(self.deal):
            if given is not None:
                raise NotationError(f"{place}.discard: the dealer took up no card, so there is no discard")
            return
        if given is not None or is_played:
            card = UNKNOWN if given is None else read_card(given, f"{place}.discard", self.deal.trump)
            self.do(Discard(self.deal.dealer, (card,)), f"{place}.discard")

    def _defender(self, value: object, place: str) -> None:
        index = as_whole(value, place, -1, 3)
        if index < 0:
            return
        if not self.code.defend_alone or self.deal.calling.lone is None:
            raise NotationError(f"{place}: nobody may defend alone here")
        while (open_to := may_defend_alone(self.deal)) is not None and open_to != index:
            self.do(Waiver(open_to), place)
        self.do(DefendAlone(Seat(index)), place)

    def _tricks(self, value: object, place: str) -> None:
        phase = as_object(
            value,
            place,
            ("phaseNumber", "type", "tricks", "isAlone", "initialLead", "playAnnotations"),
            ("tricks",),
        )
        _phase_number(phase, place, 1)
        alone = as_truth(phase.get("isAlone", self.deal.calling.lone is not None), f"{place}.isAlone")
        if alone != (self.deal.calling.lone is not None):
            raise NotationError(f"{place}.isAlone contradicts the calls")
        tricks = [
            as_list(trick, f"{place}.tricks[{n}]")
            for n, trick in enumerate(as_list(phase["tricks"], f"{place}.tricks"))
        ]
        notes = _annotations(phase, "playAnnotations", place, sum(map(len, tricks)))
        index = 0
        for n, trick in enumerate(tricks):
            for k, text in enumerate(trick):
                self._card(text, f"{place}.tricks[{n}][{k}]")
                self._remark(notes.get(index, ()))
                index += 1
            if n < len(tricks) - 1 and self.deal.trick is not None:
                raise NotationError(
                    f"{place}.tricks[{n}] has {len(trick)} cards, and {self.deal.in_play} play"
                )

        if "initialLead" in phase and self.deal.tricks:
            leader = int(self.deal.tricks[0].leader)
            if as_whole(phase["initialLead"], f"{place}.initialLead", 0, 3) != leader:
                raise NotationError(f"{place}.initialLead is {leader} by the rules of the game")

    def _card(self, text: object, place: str) -> None:
        deal = self.deal
        card = read_card(text, place, deal.trump)
        waiting = awaited(deal)
        if card is UNKNOWN or not waiting:
            what = (
                "everybody saw the card played, so it must be named"
                if waiting
                else "nobody plays in this deal now"
            )
            raise NotationError(f"{place}: {what}")
        seat = waiting[-1].actor if deal.turn is None else deal.turn
        self.do(play(seat, card), place)

    def _remark(self, notes: tuple[str, ...]) -> None:
        for place, note in enumerate(notes):
            text = remark_text(note)
            self.entries.append(Comment(text, beside=place == 0 and len(text) <= _BESIDE))


def remark_text(note: str) -> str:
    """Return an annotation as a comment of a record: quoted as JSON if it would not fit on a line as it
    is."""
    plain = note.strip() == note and note.isprintable() and note != "" and not note.startswith('"')
    return note if plain else compact(note)


def note_of(remark: str) -> str:
    """Return the annotation that a comment of a record holds, without JSON quotes."""
    if remark.startswith('"'):
        try:
            value = read_json(remark)
        except EuchreError:
            return remark
        return value if isinstance(value, str) else remark
    return remark


def _points(value: object, place: str, code: Code) -> BySide[int]:
    score = [as_whole(number, place) for number in as_list(value, place)]
    if len(score) != 2 or max(score) >= code.game_points:
        raise NotationError(
            f"{place} is two numbers below {code.game_points}, the points of a game, not {compact(score)}"
        )
    return BySide(code.seating.sides, (score[0], score[1]))


def _name(player: object, place: str) -> str:
    if isinstance(player, str):
        return player
    known = as_object(player, place, ("id", "name", "playerIds"), ("name",))
    return as_text(known["name"], f"{place}.name")


def _phase_number(phase: Object, place: str, number: int) -> None:
    """Phases are numbered from 0, in old files from 1."""
    if as_whole(phase.get("phaseNumber", number), f"{place}.phaseNumber") not in (number, number + 1):
        raise NotationError(f"{place}.phaseNumber is {number} here")


def _annotations(phase: Object, key: str, place: str, number: int) -> dict[int, tuple[str, ...]]:
    at = f"{place}.{key}"
    value = phase.get(key, {})
    notes = as_object(value, at, value if isinstance(value, dict) else ())
    found = {}
    for index, texts in notes.items():
        if not (index.isascii() and index.isdigit() and len(index) < 6 and int(index) < number):
            raise NotationError(f"{at}: '{index}' is not one of the {number} calls or cards")
        found[int(index)] = tuple(as_text(text, f"{at}.{index}") for text in as_list(texts, f"{at}.{index}"))
    return found
