"""EGN whose deals are packed into bits says the same as its JSON."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from euchre.errors import NotationError
from euchre.notation import read_egn, read_egnb
from euchre.notation.egnb_packed import unpacked
from tests.cli.runs import euchre
from tests.notation.test_egnb import field, message

DATA = Path(__file__).parents[1] / "data" / "egn"
JSON = (DATA / "quite-the-hustle-annotated.egn").read_text()
PACK = [rank + suit for rank in "9TJQKA" for suit in "shcd"]
CALLING: dict[str, Any] = {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "isAlone": False}
PLAY: dict[str, Any] = {"phaseNumber": 1, "type": "TRICK_PLAY"}


def number(value: int, width: int) -> str:
    return f"{value:0{width}b}"


def place(card: str, among: list[str]) -> str:
    return number(among.index(card), max(1, (len(among) - 1).bit_length()))


def notes(phase: dict[str, Any], key: str) -> str:
    if not phase.get(key):
        return "0"
    bits = "1" + number(len(phase[key]), 8)
    for at, texts in phase[key].items():
        bits += number(int(at), 8) + number(len(texts), 8)
        for text in texts:
            bits += number(len(text.encode()), 16) + "".join(number(byte, 8) for byte in text.encode())
    return bits


def calling(phase: dict[str, Any], turned: str, version: int, begun: int = 0) -> str:
    others = [suit for suit in "shcd" if suit != turned[1]]
    bits = ""
    for at, call in enumerate(phase["calls"], begun):
        if at < 4:
            bits += "0" if call == "Pass" else "1"
        else:
            bits += number(0 if call == "Pass" else others.index(call) + 1, 2)
    alone = phase.get("isAlone", False)
    bits += "1" if alone else "0"
    if version > 1 and alone:
        bits += "1" + number(phase["aloneDefender"], 3) if "aloneDefender" in phase else "0"
    if version == 3:
        bits += "1" + place(phase["discard"], PACK) if "discard" in phase else "0"
    return bits + notes(phase, "callAnnotations")


def play(phase: dict[str, Any], left: list[str]) -> str:
    bits = number(len(phase["tricks"]), 3)
    for card in (card for trick in phase["tricks"] for card in trick):
        bits += place(card, left)
        left.remove(card)
    return bits + notes(phase, "playAnnotations")


def phases(
    found: list[dict[str, Any]], turned: str, version: int, begun: int, left: list[str]
) -> Iterator[str]:
    for phase in found:
        is_play = phase["type"] == "TRICK_PLAY"
        yield "1" + play(phase, left) if is_play else "0" + calling(phase, turned, version, begun)


def packed(deal: dict[str, Any], version: int) -> str:
    """Return a deal of EGN's JSON, packed into bits."""
    state = deal["initialState"]
    bits = number(version, 4) + number(state["dealer"], 2 if version == 1 else 3)
    bits += "" if version == 1 else number(3, 3) + number(0, 2)
    bits += place(state["upCard"], PACK)
    if version == 3:
        hands = state.get("playerCards")
        bits += "1" if hands else "0"
        for hand in hands or ():
            bits += number(len(hand), 4) + "".join(place(card, PACK) for card in hand)
    bits += number(len(deal["phases"]), 3)
    bits += "".join(phases(deal["phases"], state["upCard"], version, 0, list(PACK)))
    lines = deal.get("alternativeLines", [])
    bits += "1" + number(len(lines), 8) if lines else "0"
    calls = len(deal["phases"][0]["calls"]) if deal["phases"] else 0
    cards = [card for phase in deal["phases"][1:] for trick in phase["tricks"] for card in trick]
    for line in lines:
        gone = cards[: max(0, line["branchIndex"] - calls)]
        left = [card for card in PACK if card not in gone]
        bits += number(line["branchIndex"], 16) + number(len(line["phases"]), 4)
        bits += "".join(phases(line["phases"], state["upCard"], version, line["branchIndex"], left))
    bits += "1010"
    bits += "0" * (-len(bits) % 8)
    data = bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8))
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def condensed(data: dict[str, Any], version: int) -> bytes:
    head = message("File", {key: value for key, value in data.items() if key != "deals"})
    return head + b"".join(field(4, packed(deal, version).encode()) for deal in data["deals"])


def game(version: int) -> dict[str, Any]:
    """Return a game as far as a version can say it: discards are packed from version 3 on."""
    data: dict[str, Any] = json.loads(JSON)
    for deal in data["deals"] if version < 3 else ():
        for line in (deal, *deal.get("alternativeLines", [])):
            for phase in line["phases"]:
                phase.pop("discard", None)
    return data


@pytest.mark.parametrize("head", [b"", b"\x01"])
@pytest.mark.parametrize("version", [1, 2, 3])
def test_packed_deals_say_the_same_as_json(version: int, head: bytes) -> None:
    data = game(version)
    assert read_egnb(head + condensed(data, version)) == read_egn(json.dumps(data))


def test_a_deal_packed_by_another_program_is_read() -> None:
    deal = unpacked("EKibFISSWEwNcQ5PDCUA", 0)
    assert deal == json.loads((DATA / "epic-comeback.egn").read_text())["deals"][0] | {
        "phases": deal["phases"]
    }
    assert deal["phases"][0]["calls"] == ["Pass", "Order"]
    assert deal["phases"][1]["tricks"][0] == ["Kh", "Jh", "9h", "Th"]


def test_everything_that_a_deal_may_have_is_read() -> None:
    first, branch = ["Ks", "9s", "As"], {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": [["As"]]}
    deal = {
        "dealNumber": 7,
        "initialState": {"dealer": 2, "upCard": "9h", "playerCards": [[], ["Ks"], ["9s", "Td"], []]},
        "phases": [
            CALLING
            | {"calls": ["Pass", "Order"], "isAlone": True, "aloneDefender": 3, "discard": "Td"}
            | {"callAnnotations": {"1": ["brave", "naïve"]}},
            PLAY | {"tricks": [first[:2]], "playAnnotations": {"0": ["his best"]}},
        ],
        "alternativeLines": [
            {"branchIndex": 3, "phases": [branch]},
            {"branchIndex": 1, "phases": [CALLING | {"calls": ["Pass", "Pass", "Pass", "s"]}]},
        ],
    }
    assert unpacked(packed(deal, 3), 7) == deal


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("%%", "not in the letters of Base64"),
        ("", "ends before it is complete"),
        ("EK", "ends before it is complete"),
        ("8KibFISSWEwNcQ5PDCUA", "not in version 1, 2 or 3"),
        ("H_8", "names a card that is not in the pack"),
        ("EKibFISSWEwNcQ5PDCWA", "does not end where it should"),
        ("IAAA", "has 1 players; only games of four are read"),
    ],
)
def test_a_text_that_is_no_packed_deal_is_refused_in_words(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        unpacked(text, 0)


def test_the_command_line_converts_packed_files(tmp_path: Path) -> None:
    source, target, other = tmp_path / "game.egnb", tmp_path / "game.euchre", tmp_path / "json.euchre"
    source.write_bytes(b"\x01" + condensed(json.loads(JSON), 3))
    (tmp_path / "game.egn").write_text(JSON)
    assert euchre("convert", source, target).code == 0
    assert euchre("convert", tmp_path / "game.egn", other).code == 0
    assert target.read_text() == other.read_text()
