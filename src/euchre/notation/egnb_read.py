"""Reads the binary forms of EGN (`.egnb`).

Both hold the same object as the JSON, written as a message of Protocol Buffers: fields by number, whole
numbers in groups of seven bits, texts and messages with their length before them. In the expanded form
every deal is such a message; in the condensed one it is a text in which the deal is packed into bits.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from ..errors import NotationError
from .egn_read import egn_record
from .egnb_packed import unpacked
from .json_keys import Object
from .record import Record

MESSAGES: Mapping[str, Mapping[int, tuple[str, str]]] = {
    "File": {
        **{1: ("fileType", "text"), 2: ("version", "text")},
        **{3: ("metadata", "Metadata"), 4: ("deals", "[Deal]")},
    },
    "PackedFile": {
        **{1: ("fileType", "text"), 2: ("version", "text")},
        **{3: ("metadata", "Metadata"), 4: ("deals", "[text]")},
    },
    "Metadata": {
        **{1: ("gameId", "text"), 2: ("title", "text"), 3: ("description", "text"), 6: ("date", "text")},
        **{4: ("players", "[Player]"), 5: ("initialScore", "[number]"), 8: ("finalScore", "[number]")},
        7: ("ruleset", "Ruleset"),
    },
    "Ruleset": {
        **{1: ("std", "truth"), 2: ("min_rank", "number"), 3: ("winning_score", "number")},
        **{4: ("canadian", "truth"), 5: ("loner_lead", "lead"), 6: ("farmers", "truth")},
        **{7: ("partners_best", "truth"), 8: ("go_under", "truth"), 9: ("joker", "truth")},
        **{10: ("allow_no_trump", "truth"), 11: ("fast_break", "truth"), 12: ("four_trick_tokens", "truth")},
        **{13: ("loner_march_score", "number"), 14: ("loner_euchred_score", "number")},
        **{15: ("defend_alone", "truth"), 16: ("num_players", "number"), 17: ("num_deals", "number")},
    },
    "Player": {1: ("name", "text"), 2: ("player", "PlayerWithIds")},
    "PlayerWithIds": {1: ("name", "text"), 2: ("playerIds", "[Id]")},
    "Id": {1: ("id", "text"), 2: ("source", "text")},
    "Deal": {
        **{1: ("dealNumber", "number"), 2: ("initialState", "State")},
        **{3: ("phases", "[Phase]"), 4: ("alternativeLines", "[Line]")},
    },
    "State": {1: ("dealer", "number"), 2: ("upCard", "text"), 4: ("playerCards", "[Texts]")},
    "Texts": {1: ("texts", "[text]")},
    "Phase": {1: ("calling", "Calling"), 2: ("play", "Play")},
    "Calling": {
        **{1: ("phaseNumber", "number"), 2: ("calls", "[text]"), 3: ("isAlone", "truth")},
        **{4: ("aloneDefender", "number"), 5: ("discard", "text"), 6: ("cardExchanges", "[Exchange]")},
        7: ("callAnnotations", "[Note]"),
    },
    "Exchange": {1: ("sender", "number"), 2: ("receiver", "number"), 3: ("cards", "[text]")},
    "Play": {1: ("phaseNumber", "number"), 3: ("tricks", "[Texts]"), 4: ("playAnnotations", "[Note]")},
    "Note": {1: ("place", "number"), 2: ("texts", "Texts")},
    "Line": {1: ("branchIndex", "number"), 2: ("phases", "[Phase]")},
}
"""The fields of each message by number, with their key and kind; a kind in brackets may stand repeatedly."""
LEADS = ("LEFT_OF_DEALER", "LEFT_OF_LONER")

_Field: TypeAlias = tuple[int, int | bytes]
_BEGINNINGS_OF_DEALS = (b"", b"\x08", b"\x12", b"\x1a", b"\x22")


def read_egnb(data: bytes) -> Record:
    """Return the record of an EGN file in one of its binary forms, with every act checked.

    Raises NotationError for a file in another form, and as `read_egn` does.
    """
    body = data[1:] if data[:1] in (b"\x00", b"\x01") else data
    deals = [value for number, value in _fields(body) if number == 4]
    is_packed = data[:1] == b"\x01" or any(
        isinstance(deal, bytes) and deal[:1] not in _BEGINNINGS_OF_DEALS for deal in deals
    )
    return egn_record(_message("PackedFile" if is_packed else "File", body), "")


def _fields(data: bytes) -> Iterator[_Field]:
    """Yield the fields of a message in order: the number, and a whole number or the bytes."""
    place = 0
    while place < len(data):
        tag, place = _number(data, place)
        if tag & 7 == 0:
            value, place = _number(data, place)
            yield tag >> 3, value
        elif tag & 7 == 2:
            length, place = _number(data, place)
            if length > len(data) - place:
                raise NotationError("this is not EGN in binary form: a field ends beyond the file")
            yield tag >> 3, data[place : place + length]
            place += length
        else:
            raise NotationError("this is not EGN in binary form: it has fields of an unknown kind")


def _number(data: bytes, place: int) -> tuple[int, int]:
    """Return the whole number at a place, and the place after it."""
    value = 0
    for shift in range(0, 70, 7):
        if place == len(data):
            break
        byte = data[place]
        place += 1
        value |= (byte & 127) << shift
        if byte < 128:
            return value - 2**64 if value >= 2**63 else value, place
    raise NotationError("this is not EGN in binary form: a number has no end")


def _message(kind: str, data: bytes) -> Any:
    found: Object = {}
    for number, raw in _fields(data):
        if number not in MESSAGES[kind]:
            raise NotationError(f"this is not EGN in binary form: {kind} has no field {number}")
        key, of = MESSAGES[kind][number]
        if of == "[number]" and isinstance(raw, bytes):
            found.setdefault(key, []).extend(_numbers(raw))
        elif of.startswith("["):
            found.setdefault(key, []).append(_value(of[1:-1], raw))
        else:
            found[key] = _value(of, raw)
    return _SHAPED[kind](found) if kind in _SHAPED else found


def _numbers(data: bytes) -> Iterator[int]:
    place = 0
    while place < len(data):
        value, place = _number(data, place)
        yield value


def _value(kind: str, raw: int | bytes) -> Any:
    match raw, kind:
        case int(), "number":
            return raw
        case int(), "truth":
            return bool(raw)
        case int(), "lead" if 0 <= raw < len(LEADS):
            return LEADS[raw]
        case bytes(), "text":
            try:
                return raw.decode()
            except UnicodeDecodeError:
                raise NotationError("this is not EGN in binary form: a text is not UTF-8") from None
        case bytes(), _ if kind in MESSAGES:
            return _message(kind, raw)
    raise NotationError("this is not EGN in binary form: a field has a value of another kind")


def _phase(found: Object) -> Object:
    """Return a phase with its type; EGN's binary form leaves out what is empty."""
    if "calling" in found:
        return {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": [], **_noted(found["calling"])}
    return {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": [], **_noted(found.get("play", {}))}


def _noted(phase: Object) -> Object:
    """Return a phase with its annotations by the place of the call or card."""
    kept = {key: value for key, value in phase.items() if not key.endswith("Annotations")}
    for key in ("callAnnotations", "playAnnotations"):
        if key in phase:
            kept[key] = {str(note.get("place", 0)): note.get("texts", []) for note in phase[key]}
    return kept


_SHAPED = {
    "File": lambda found: {"deals": [], **found},
    "PackedFile": lambda found: {
        **found,
        "deals": [unpacked(deal, number) for number, deal in enumerate(found.get("deals", []))],
    },
    "Metadata": lambda found: {"players": [], "initialScore": [0, 0], **found},
    "Player": lambda found: found.get("player", found.get("name", "")),
    "Texts": lambda found: found.get("texts", []),
    "Deal": lambda found: {"dealNumber": 0, "phases": [], **found},
    "State": lambda found: {"dealer": 0, **found},
    "Phase": _phase,
}
"""Messages whose JSON is of another shape, or has keys that the binary form may leave out."""
