"""Reads deals of EGN that are packed into bits, in versions 1 to 3 of the packing.

A deal is a text in the letters of Base64 for addresses. Calls take one bit, or two in the second round;
a card is its place among the cards that have not been played yet, in as few bits as that number needs.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ..errors import NotationError
from .json_keys import Object

_SUITS = "shcd"
_RANKS = "6789TJQKA"
_LOWEST = (3, 2, 1, 0)
"""The place of the lowest rank among the ranks, by the code that a deal has for its pack."""
_END = 0b1010


class _Bits:
    """The bits of a text, read from the first to the last."""

    def __init__(self, text: str) -> None:
        try:
            data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        except (binascii.Error, ValueError):
            raise NotationError("a packed deal is not in the letters of Base64") from None
        self._left = "".join(f"{byte:08b}" for byte in data)
        self._place = 0

    def number(self, width: int) -> int:
        """Return the whole number in the next bits."""
        end = self._place + width
        if end > len(self._left):
            raise NotationError("a packed deal ends before it is complete")
        found, self._place = self._left[self._place : end], end
        return int(found, 2)

    def below(self, limit: int) -> int:
        """Return a whole number that is smaller than a limit, in as few bits as all of them need."""
        found = self.number(max(1, (limit - 1).bit_length()))
        if found >= limit:
            raise NotationError("a packed deal names a card that is not in the pack or was played already")
        return found

    def truth(self) -> bool:
        """Return whether the next bit is set."""
        return self.number(1) == 1

    def text(self) -> str:
        """Return a text with its length before it."""
        data = bytes(self.number(8) for _ in range(self.number(16)))
        try:
            return data.decode()
        except UnicodeDecodeError:
            raise NotationError("a comment of a packed deal is not UTF-8") from None


@dataclass(slots=True)
class _PackedDeal:
    """A deal while it is being read."""

    bits: _Bits
    version: int
    dealer: int = 0
    pack: list[str] = field(default_factory=list)
    turned: str = ""
    cards_of_trick: int = 4

    def object(self, number: int) -> Object:
        """Return the deal as the JSON of EGN has it."""
        self.dealer = self.bits.number(2 if self.version == 1 else 3)
        lowest = _LOWEST[0]
        if self.version > 1:
            players = self.bits.number(3) + 1
            if players != 4:
                raise NotationError(f"a packed deal has {players} players; only games of four are read")
            lowest = _LOWEST[self.bits.number(2)]
        self.pack = [rank + suit for rank in _RANKS[lowest:] for suit in _SUITS]
        self.turned = self._of_pack()
        state: Object = {"dealer": self.dealer, "upCard": self.turned}
        if self.version == 3 and self.bits.truth():
            state["playerCards"] = [[self._of_pack() for _ in range(self.bits.number(4))] for _ in range(4)]
        phases = list(self._phases(self.bits.number(3), 0, list(self.pack), 0))
        deal: Object = {"dealNumber": number, "initialState": state, "phases": phases}
        if self.bits.truth():
            deal["alternativeLines"] = [self._line(phases) for _ in range(self.bits.number(8))]
        if self.bits.number(4) != _END:
            raise NotationError("a packed deal does not end where it should")
        return deal

    def _of_pack(self) -> str:
        return self.pack[self.bits.below(len(self.pack))]

    def _phases(self, number: int, begun: int, left: list[str], in_trick: int) -> Iterator[Object]:
        """Yield some phases: `begun` calls were made before them, `in_trick` cards lie in their first
        trick."""
        for _ in range(number):
            if self.bits.truth():
                yield self._play(left, in_trick)
            else:
                yield self._calling(begun)

    def _calling(self, begun: int) -> Object:
        calls = list(self._calls(begun))
        alone = self.bits.truth()
        phase: Object = {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": calls, "isAlone": alone}
        self.cards_of_trick = 3 if alone else 4
        if self.version > 1 and alone and self.bits.truth():
            phase["aloneDefender"] = self.bits.number(3)
            self.cards_of_trick = 2
        if self.version == 3 and self.bits.truth():
            phase["discard"] = self._of_pack()
        return phase | self._notes("callAnnotations")

    def _calls(self, begun: int) -> Iterator[str]:
        for _ in range(begun, 4):
            if self.bits.truth():
                yield "Order"
                return
            yield "Pass"
        others = [suit for suit in _SUITS if suit != self.turned[1]]
        for _ in range(max(0, begun - 4), 4):
            chosen = self.bits.number(2)
            if chosen:
                yield others[chosen - 1]
                return
            yield "Pass"

    def _play(self, left: list[str], in_trick: int) -> Object:
        tricks = []
        for trick in range(self.bits.number(3)):
            missing = in_trick if trick == 0 else 0
            number = min(self.cards_of_trick - missing, len(left))
            tricks.append([left.pop(self.bits.below(len(left))) for _ in range(number)])
        phase: Object = {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": tricks}
        return phase | self._notes("playAnnotations")

    def _notes(self, key: str) -> Object:
        if not self.bits.truth():
            return {}
        notes = {}
        for _ in range(self.bits.number(8)):
            place = self.bits.number(8)
            notes[str(place)] = [self.bits.text() for _ in range(self.bits.number(8))]
        return {key: notes}

    def _line(self, phases: Sequence[Object]) -> Object:
        """Return a line that was not played, which leaves the deal after some calls and cards."""
        branch, number = self.bits.number(16), self.bits.number(4)
        calls = sum(len(phase.get("calls", ())) for phase in phases)
        played = [card for phase in phases for trick in phase.get("tricks", ()) for card in trick]
        gone = played[: max(0, branch - calls)]
        left = [card for card in self.pack if card not in gone]
        self.cards_of_trick = self._cards_of_trick(phases)
        in_trick = len(gone) % self.cards_of_trick
        return {"branchIndex": branch, "phases": list(self._phases(number, branch, left, in_trick))}

    def _cards_of_trick(self, phases: Sequence[Object]) -> int:
        calling = phases[0] if phases else {}
        if not calling.get("isAlone"):
            return 4
        return 2 if "aloneDefender" in calling else 3


def unpacked(text: str, number: int) -> Object:
    """Return a deal from its packed text, with its number, as the JSON of EGN has it.

    Raises NotationError for a text that is not a packed deal, and for the packing without a version that was
    used before EGN 1.1.
    """
    bits = _Bits(text)
    version = bits.number(4)
    if version not in (1, 2, 3):
        raise NotationError("a packed deal is not in version 1, 2 or 3 of the packing; only these are read")
    return _PackedDeal(bits, version).object(number)
