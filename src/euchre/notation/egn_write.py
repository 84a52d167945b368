"""Writes EGN: one game of the modern code, for other programs.

EGN has no place for shuffling, cutting, dealing and the draw for the dealer; these are left out. Anything
else that it cannot express is refused.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from ..acts import (
    Act,
    Call,
    Cut,
    DealOut,
    DeclineCut,
    DefendAlone,
    Discard,
    Draw,
    GiveCard,
    Holding,
    Manner,
    Person,
    Play,
    PlayAlone,
    Shuffle,
    TakeSeat,
    TurnUp,
    VoidDeal,
    Waiver,
)
from ..cards import JOKER, UNKNOWN, Card
from ..deal import Deal, seat_of
from ..errors import NotationError
from ..game import Sitting
from ..seats import Seat
from .egn_gifts import exchange_object
from .egn_read import note_of
from .egn_words import (
    BESIDE_GAME,
    BESIDE_HEADER,
    FILE_TYPE,
    KITTY_HEADER,
    PLAYED_ON_HEADER,
    RULES_HEADER,
    VERSION,
    card_text,
    read_rules,
    write_rules,
)
from .json_keys import Object, read_json
from .record import ActEntry, Comment, DealLine, Expectation, Record
from .replay import replay

_TAKEN = (
    *(TakeSeat, Draw, Shuffle, Cut, DeclineCut, DealOut, Holding, TurnUp),
    *(Call, PlayAlone, DefendAlone, Discard, GiveCard, Waiver, Play, VoidDeal),
)
_LONGEST = {"title": 128, "description": 1024, "annotation": 1024, "gameId": 64, "name": 64}
_MOST_DEALS = 100


def write_egn(record: Record) -> str:
    """Return the EGN file of a record of one game, with every act checked.

    Raises RecordError for an unlawful act, and NotationError for what EGN cannot express: another code, a
    house rule, an act, a header, a second game.
    """
    return json.dumps(egn_object(record), ensure_ascii=False, indent=2) + "\n"


@dataclass(slots=True)
class _DealData:
    """What EGN holds of one deal."""

    dealer: Seat
    up_card: Card | None = None
    hands: tuple[tuple[Card, ...], ...] = ()
    calls: list[str] = field(default_factory=list)
    alone: bool = False
    defender: Seat | None = None
    discard: Card | None = None
    exchanges: list[Object] = field(default_factory=list)
    tricks: list[list[str]] = field(default_factory=list)
    notes: dict[str, dict[str, list[str]]] = field(default_factory=dict)


def egn_object(record: Record, outer: tuple[str, ...] = ()) -> Object:
    """Return the record as an EGN object; headers that begin with one of `outer` are left out."""
    writer = _Writer(record)
    for entry, sitting in zip(record.entries, replay(record), strict=True):
        writer.take(entry, sitting)
    metadata = writer.metadata(outer)
    top = {"fileType": FILE_TYPE, "version": VERSION, "metadata": metadata}
    shown = record.header(BESIDE_HEADER)
    if shown is not None:
        beside: Object = _kept(BESIDE_HEADER, shown, dict)
        top |= {key: value for key, value in beside.items() if key in BESIDE_GAME}
    return top | {"deals": writer.deal_objects()}


_WRITTEN_ELSEWHERE = frozenset(
    {
        *(BESIDE_HEADER, RULES_HEADER, PLAYED_ON_HEADER, KITTY_HEADER),
        *("x-egn-deal-numbers", "x-egn-alternative-lines"),
    }
)
"""Headers whose values are written outside the metadata."""


class _Writer:
    def __init__(self, record: Record) -> None:
        self.record = record
        self.rules = write_rules(record.code)
        self.deals: list[_DealData] = []
        self.opening: list[str] = []
        """Comments before the first deal."""
        self.people: dict[Seat, str] = {}
        self.is_won = False
        self.left_unfinished: VoidDeal | None = None
        """The act that voided the last deal; reading EGN back voids only deals before the last."""

    def take(self, entry: object, sitting: Sitting) -> None:
        """Add an entry, given the table after it."""
        match entry:
            case DealLine():
                self._begin(entry)
            case Comment(text, _, line):
                self._note(_fitting(note_of(text), "annotation"), line)
            case Expectation(_, line):
                raise NotationError("EGN has no place for an expectation", line=line)
            case ActEntry(act, line, column):
                try:
                    self._act(act, sitting)
                except NotationError as fault:
                    raise NotationError(fault.message, line=line, column=column) from None
        self.is_won = sitting.score.is_between_games

    def _begin(self, line: DealLine) -> None:
        if line.pack is not None:
            raise NotationError("EGN has no word for the pack in use", line=line.line)
        if self.is_won and (PLAYED_ON_HEADER, str(line.number)) not in self.record.headers:
            raise NotationError(
                "EGN holds one game, and another begins here; EMN holds several", line=line.line
            )
        if len(self.deals) == _MOST_DEALS:
            raise NotationError(f"EGN holds no more than {_MOST_DEALS} deals", line=line.line)
        self.left_unfinished = None
        self.deals.append(_DealData(line.dealer))

    def _note(self, text: str, line: int | None) -> None:
        if not self.deals:
            self.opening.append(text)
            return
        deal = self.deals[-1]
        cards = sum(map(len, deal.tricks))
        kind = "playAnnotations" if cards else "callAnnotations"
        place = str(cards - 1 if cards else max(0, len(deal.calls) - 1))
        deal.notes.setdefault(kind, {}).setdefault(place, []).append(text)

    def _act(self, act: Act, sitting: Sitting) -> None:
        if not isinstance(act, _TAKEN):
            raise NotationError(f"EGN has no word for '{act}'")
        if isinstance(act, TakeSeat):
            self._sit(act)
        elif isinstance(act, VoidDeal):
            self.left_unfinished = act
        elif self.deals and sitting.deal is not None and not isinstance(act, Draw):
            self._in_deal(act, self.deals[-1], sitting.deal)

    def _sit(self, act: TakeSeat) -> None:
        if self.deals:
            raise NotationError("EGN cannot express that players change during the game")
        if isinstance(act.actor, Person):
            self.people[act.seat] = _fitting(act.actor.name, "name")

    def _in_deal(self, act: Act, data: _DealData, deal: Deal) -> None:
        match act:
            case Holding() if data.calls:
                raise NotationError("EGN holds hands before the calls only")
            case TurnUp(_, card):
                data.up_card, data.hands = _not_joker(card), deal.hands
            case Holding() if data.up_card is not None:
                data.hands = deal.hands
            case Call():
                data.calls.append(_call_text(act))
                data.alone = _is_alone(act.manner, act)
            case PlayAlone():
                data.alone = _is_alone(act.manner, act)
            case DefendAlone(Seat() as seat):
                data.defender = seat
            case GiveCard() | Discard():
                _put_out(data, act, deal)
            case Play(_, card):
                if len(data.tricks) < len(deal.tricks):
                    data.tricks.append([])
                data.tricks[-1].append(card_text(card))

    def metadata(self, outer: tuple[str, ...]) -> Object:
        """Return EGN's metadata of the game."""
        found: Object = {}
        description = "\n".join(self.opening)
        players: list[Any] = [self.people.get(seat, "") for seat in Seat] if self.people else []
        for name, text in self.record.headers:
            match name:
                case "title" | "date":
                    found[name] = _fitting(text, name)
                case "x-egn-game-id":
                    found["gameId"] = _fitting(_kept(name, text, str), "gameId")
                case "x-egn-description":
                    description = "\n".join(filter(None, (_kept(name, text, str), description)))
                    found["description"] = ""
                case "x-egn-final-score":
                    found["finalScore"] = _kept(name, text, list)
                case "x-egn-players":
                    players = self._players(_kept(name, text, list), players)
                case _ if name not in _WRITTEN_ELSEWHERE and not name.startswith(outer or "\n"):
                    raise NotationError(f"EGN has no place for the header '{name}'")
        if description:
            found["description"] = _fitting(description, "description")
        points = self.record.points or self.record.code.seating.by_side(0)
        return {**found, "players": players, "initialScore": list(points), "ruleset": self._rules_as_read()}

    def _rules_as_read(self) -> Object:
        """Return the rules as an EGN file gave them if they are still the record's, else as short as
        possible."""
        kept = self.record.header(RULES_HEADER)
        if kept is None:
            return self.rules
        rules: Object = _kept(RULES_HEADER, kept, dict)
        return rules if read_rules(rules, RULES_HEADER) == self.record.code else self.rules

    def _players(self, kept: list[Any], seated: list[str]) -> list[Any]:
        """Return the players with their ids, if their names are those at the table."""
        names = [player.get("name") if isinstance(player, dict) else player for player in kept]
        if [*names, "", "", "", ""][:4] != (seated or [""] * 4):
            raise NotationError("the header 'x-egn-players' names other players than the record")
        return kept

    def deal_objects(self) -> list[Object]:
        """Return the deals in EGN."""
        if self.left_unfinished is not None and all(deal.up_card for deal in self.deals):
            raise NotationError(f"EGN has no word for '{self.left_unfinished}' in the last deal")
        numbers: list[Any] = list(range(len(self.deals)))
        lines: dict[int, object] = {}
        first = next((entry.number for entry in self.record.entries if isinstance(entry, DealLine)), 1)
        for name, text in self.record.headers:
            if name == "x-egn-deal-numbers":
                numbers = _kept(name, text, list)
            elif name == "x-egn-alternative-lines":
                number, _, value = text.partition(" ")
                lines[int(number) if number.isdecimal() and len(number) < 9 else -1] = _kept(
                    name, value, list
                )
        if len(numbers) != len(self.deals):
            raise NotationError(
                f"the header 'x-egn-deal-numbers' numbers {len(numbers)} deals of {len(self.deals)}"
            )
        strange = sorted(set(lines) - set(range(first, first + len(self.deals))))
        if strange:
            raise NotationError("a header 'x-egn-alternative-lines' names a deal that is not in the record")
        return [
            {"dealNumber": number, **_deal_object(deal)}
            | ({"alternativeLines": lines[at]} if at in lines else {})
            for at, (number, deal) in enumerate(zip(numbers, self.deals, strict=True), start=first)
        ]


def _put_out(data: _DealData, act: GiveCard | Discard, deal: Deal) -> None:
    """Keep the dealer's discard, or a card that a lone player and their partner exchange if it is known."""
    card = act.card if isinstance(act, GiveCard) else act.cards[0]
    receiver = deal.code.seating.partner(seat_of(act))
    if not deal.best_given:
        data.discard = card
    elif receiver is not None and card is not UNKNOWN:
        data.exchanges.append(exchange_object(seat_of(act), receiver, card))


def _deal_object(data: _DealData) -> Object:
    if data.up_card is None:
        raise NotationError("EGN holds no deal without its turn-up")
    state: Object = {"dealer": int(data.dealer), "upCard": card_text(data.up_card)}
    if any(card is not UNKNOWN for hand in data.hands for card in hand):
        state["playerCards"] = [_hand_object(hand) for hand in data.hands]
    phases: list[Object] = []
    if data.calls:
        calling: Object = {
            "phaseNumber": 0,
            "type": "EUCHRE_BIDDING",
            "calls": data.calls,
            "isAlone": data.alone,
        }
        if data.defender is not None:
            calling["aloneDefender"] = int(data.defender)
        if data.discard is not None and data.discard is not UNKNOWN:
            calling["discard"] = card_text(data.discard)
        if data.exchanges:
            calling["cardExchanges"] = data.exchanges
        phases.append(_with_notes(calling, data, "callAnnotations"))
    elif data.notes:
        raise NotationError("EGN has no place for a comment in a deal without calls")
    if data.tricks:
        tricks: Object = {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": data.tricks}
        phases.append(_with_notes(tricks, data, "playAnnotations"))
    return {"initialState": state, "phases": phases}


def _with_notes(phase: Object, data: _DealData, key: str) -> Object:
    return phase | ({key: data.notes[key]} if key in data.notes else {})


def _hand_object(hand: tuple[Card, ...]) -> list[str]:
    return [] if all(card is UNKNOWN for card in hand) else [card_text(card) for card in hand]


def _call_text(call: Call) -> str:
    if call.suit is not None:
        return call.suit.letter.lower()
    return "Order" if call.word.accepts_turn_up else "Pass"


def _not_joker(turn_up: Card) -> Card:
    if turn_up is JOKER:
        raise NotationError("EGN cannot express which suit a joker turned up stands for")
    return turn_up


def _is_alone(manner: Manner, act: Act) -> bool:
    if manner in (Manner.JAMBONE, Manner.JAMBOREE):
        raise NotationError(f"EGN has no word for '{act}'")
    return manner is Manner.ALONE


def _fitting(text: str, what: str) -> str:
    if len(text) > _LONGEST.get(what, 64):
        raise NotationError(
            f"EGN holds a {what} of {_LONGEST.get(what, 64)} characters, and this has {len(text)}"
        )
    return text


def _kept(name: str, text: str, kind: type) -> Any:
    """Return the value that a header kept from an EGN file."""
    value = read_json(text)
    if not isinstance(value, kind):
        raise NotationError(f"the header '{name}' does not hold a value of EGN")
    return value
