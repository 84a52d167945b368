"""Holds the words of a line against what its acts tell: players, cards, suits, numbers, ideas."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from ....acts import (
    Act,
    Call,
    DealOut,
    Discard,
    Mark,
    Play,
    TableAct,
    TakeSeat,
)
from ....notation.record import DealLine
from ....seats import Seat
from ...state import RefereedTable
from ..beginnings.openings import Told
from ..everyday import RANK_WORDS, trump_known, with_cards
from ..ideas.lexicon import forms_of, ideas_of
from ..lines.spoken_calls import sounds_like_call, with_spoken_call_blank
from ..plain import COMPASS, base_of, is_word_too, last_player
from ..retelling.speakers.pronouns import with_next_to_play
from ..shortened import NUMBERS
from .circumstances_checked import without_known_circumstances
from .doubtful import WISH_GIVEN_UP, lacks_its_words
from .idle_words import NEUTRAL
from .implied import (
    comes_before,
    ideas_implied,
    number_is_implied,
    ranks_implied,
    suits_implied,
)
from .line_words import LineWord, aligned, words_of
from .only_said import is_only_said
from .played_instead import tells_card_back
from .players_meant import players_meant
from .telling_words import COMMON, ideas_of_act
from .things_told import cards_of, is_thing, number_fits, numbers_of, words_beside

_ORDINALS = ("", "first", "second", "third", "fourth", "fifth")
_RANK_LETTERS = dict(zip(RANK_WORDS.split("|"), "789TJJQKA", strict=True))
_SUITS = re.compile(r"(spade|heart|diamond|club)s?\Z")
_WANTS = frozenset(
    "like likes liked love loves want wants wanted wish wishes wished rather sooner prefer prefers "
    "preferred fancy".split()
)
_UNREAL = frozenset(
    "whether not no never without instead nearly almost meant intended should could might must ought cannot "
    "nobody forgot forget forgets forgotten unless if neither nor none nothing".split()
)
"""Words that may say that something did not happen, or happened at another time."""
_BESIDE_COUNTS = frozenset("too cards card many few more over short extra".split())
"""Words after a number of cards that are counted."""
_WISHING = (
    "shows tricks",
    "makes",
    "chooses",
    "claims",
    "calls",
    "orders",
    "demands",
    "asks",
    "objects",
    "changes",
    "waives",
    "draws",
)
_ROLES = re.compile(r"\b(?:dealer|maker|eldest|partner|leader|pone|he|she|they|his|her|their|him|i)\b", re.I)


class ActAccount:
    """What the acts tell: players, cards, suits, numbers, ideas."""

    def __init__(
        self, line: str, told: tuple[Told, ...], before: RefereedTable, after: RefereedTable
    ) -> None:
        self._told = told
        self._acts = tuple(one for one in told if isinstance(one, Act))
        self._before, self._after = before, after
        sits = any(isinstance(act, TakeSeat) for act in self._acts)
        self._names = dict(zip(COMPASS, before.code.seating.seats, strict=False)) | {
            name.lower(): seat
            for people in (before.sitting.people, after.sitting.people)
            for seat, name in zip(Seat, people, strict=False)
            if name is not None and (sits or not is_word_too(name))
        }
        self._named = {seat for word in words_of(line) if (seat := self._seat_of(word)) is not None}
        self._ideas = frozenset().union(*map(ideas_of_act, self._acts))
        self._ideas |= ideas_implied(self._acts, before, after)
        self._ideas |= _OF_A_DEAL if len(self._acts) < len(told) else frozenset()
        if any(isinstance(one, DealLine) and one.owner is not None for one in told):
            self._ideas |= _FOR_ANOTHER
        self._cards = {str(card) for act in self._acts for card in cards_of(act)}
        self._ranks = {card[0] for card in self._cards} | ranks_implied(self._acts, before)
        self._said = " ".join(act.said or "" for act in self._acts if isinstance(act, TableAct)).lower()
        self._spoken = frozenset(word.said for word in words_of(self._said))
        self._said += words_beside(told)
        self._calls = any(isinstance(act, Call) for act in self._acts)
        self._counts = any(act.words.startswith("counts") for act in self._acts)
        self._is_given_up = WISH_GIVEN_UP.search(line) is not None
        self._finds = any(act.words.startswith("finds") for act in self._acts)
        self._wishes = any(act.words.startswith(_WISHING) for act in self._acts)
        self._players = players_meant(told, self._named, before, after, wishes=self._wishes)

    def unknown_part(self, line: str) -> str:
        """A line with blanks for the circumstances that the record bears out, as long as before."""
        said = line
        for name, seat in self._names.items():
            padded = str(seat) + "\ue000" * (len(name) - 1)
            said = re.sub(rf"\b{re.escape(name)}\b", padded, said, flags=re.IGNORECASE)
        known = without_known_circumstances(said.replace("\ue000", ""), self._acts, self._before)
        known = with_spoken_call_blank(known, self._before) if self._calls else known
        return line if known == said.replace("\ue000", "") else aligned(line, said, known)

    def names(self, word: LineWord) -> bool:
        """Whether a word is the name of a player, which matters only where an act is told."""
        return self._seat_of(word) is not None

    def tells(self, word: LineWord) -> bool:
        """Whether the acts tell a word, or it says nothing."""
        match word.kind:
            case "quote":
                return self._tells_quote(word.text.strip('"'))
            case "card":
                return self._tells_card(with_cards(word.text, trump_known(self._after)))
            case "trick":
                return self._tells_trick(word.said)
            case "number":
                return self._tells_number(word)
        sits_for_another = word.text[:1].isupper() and any(isinstance(act, TakeSeat) for act in self._acts)
        return sits_for_another or word.said in self._spoken or self._tells_word(word)

    def _tells_quote(self, said: str) -> bool:
        if said.lower().rstrip(".,!?") in self._said.replace("\\", "") or not said:
            return True
        if self._calls and sounds_like_call(said, self._before):
            return True
        return all(map(self.tells, words_of(said)))

    def _tells_card(self, card: str) -> bool:
        if card in self._cards or card.lower() in self._said or card == "??":
            return True
        if any(act.words.startswith(("finds", "asks who", "asks pa")) for act in self._acts):
            return True
        if len(self._acts) == 1 and self._acts[0].words.startswith("takes back"):
            return True  # the card to be played instead, where the first has to stay
        if self._wishes and any(card in map(str, case.cards) for case in self._before.open_cases):
            return True
        if any(act.words.startswith("claims disobeyed") for act in self._acts) and self._is_called(card):
            return True
        if card == "AS" and not any(self._cards):
            return True
        deal = self._before.sitting.deal
        is_turn_up = deal is not None and card == str(deal.turn_up)
        return is_turn_up and any(
            isinstance(act, (Call, Discard)) or "turn-up" in act.words for act in self._acts
        )

    def _is_called(self, card: str) -> bool:
        """Whether a card lies exposed or belongs to a case, so that a claim may speak of it."""
        if self._before.sitting.deal is None:
            return False
        of_cases = {str(one) for case in self._before.ledger.cases for one in case.cards}
        return card in of_cases or any(str(one.card) == card for one in self._before.ledger.exposed)

    def _tells_trick(self, said: str) -> bool:
        name = said.replace("trick", "").strip()
        tricks = () if self._after.sitting.deal is None else self._after.deal.tricks
        if name in ("last", "previous"):
            return True
        number = next(n for n in range(1, 6) if name in (str(n), NUMBERS[n], _ORDINALS[n]))
        return number in {*self._numbers(), len(tricks)}

    def _numbers(self) -> Iterator[int]:
        for act in self._acts:
            yield from numbers_of(act)
            if act.words == "admits revoke" and self._after.sitting.deal is not None:
                yield from (one.trick for one in self._after.ledger.cases if one.trick is not None)

    def _tells_number(self, word: LineWord) -> bool:
        said = word.said.removesuffix("s")
        if re.fullmatch(r"[0-9]+(?:[-.][0-9]+)+", said):
            return any(said in act.words for act in self._acts)
        if re.search(rf"\b{re.escape(word.said)}\b", self._said):
            return True
        number = NUMBERS.index(said) if said in NUMBERS else int(said)
        letter = str(number) if number < 10 else "T"
        if letter in self._ranks and not is_thing(word.after):
            return True
        if any(number_fits(act, word.after) and number in numbers_of(act) for act in self._acts):
            return True
        if word.after.startswith("card") and number == len(self._cards):
            return True
        if len(self._acts) < len(self._told) and number == self._before.code.hand_size:
            return True  # the cards that are dealt to each
        if number_is_implied(self._acts, number, self._before) or self._finds:
            return True
        return self._counts and word.after in _BESIDE_COUNTS

    def _tells_word(self, word: LineWord) -> bool:
        said = word.said
        seat = self._seat_of(word)
        if seat is not None:
            return seat in self._players
        if said in _RANK_LETTERS:
            return _RANK_LETTERS[said] in self._ranks or "??" in self._cards or self._finds
        suit = _SUITS.match(said)
        if suit is not None:
            return self._tells_suit(suit[1])
        if base_of(said) in ("ask", "beg", "demand") and word.after == "to":
            return self._wishes
        if said in _WANTS or said in _UNREAL or said.endswith("n't"):
            return self._tells_unreal(said)
        if self._is_of_saying(said):
            return True
        if said in NEUTRAL or len(said) < 2 or (said.endswith("ly") and len(said) > 4):
            return True
        if said in self._said or ("-" in said and any(said in act.words for act in self._acts)):
            return True
        if said in _NOT_SAID and said not in self._ideas and not (said == "left" and self._counts):
            return said in ("left", "right") and any(card.startswith("J") for card in self._cards)
        return bool(_ideas_of_word(said) & self._ideas)

    def _is_of_saying(self, said: str) -> bool:
        """Whether a word says only that somebody speaks, where what they say is an act."""
        spoken = any(not isinstance(act, (Play, Discard)) for act in self._acts)
        return spoken and base_of(said) in _SAYING

    def _tells_unreal(self, said: str) -> bool:
        """Whether the acts tell a wish, a duty or a denial."""
        if said in _WANTS and self._is_given_up:
            return False
        if said in ("rather", "sooner"):
            return self._wishes
        if said in _WANTS or said in ("must", "should", "ought"):
            return self._wishes or bool(self._ideas & {"not", "ought"})
        if said == "instead" and self._before.sitting.deal is not None:
            return "instead" in self._ideas or bool(self._before.ledger.orders)
        if said in ("if", "whether"):
            return any(act.words.startswith(("asks", "consults")) for act in self._acts)
        if said.endswith("n't"):
            said = "not"
        if said == "meant" and any(map(self._has_called, self._acts)):
            return True  # what somebody says after the call, which lets out the suit (leeds-dwight-1888 79)
        word = "not" if said in _NEGATIVE else base_of(said)
        return word in self._ideas or bool(
            (ideas_of(said) | ideas_of(word)) & self._ideas & {"not", "no", "ought", "refuse"}
        )

    def _has_called(self, act: Act) -> bool:
        """Whether an act is a call by a player who has called already."""
        deal = self._before.sitting.deal
        calls = () if deal is None else deal.calling.calls
        return isinstance(act, Call) and any(call.actor == act.actor for call in calls)

    def _seat_of(self, word: LineWord) -> Seat | None:
        if word.said in self._names:
            return self._names[word.said]
        letter = word.text.removesuffix("'s")
        return Seat.from_text(letter.upper()) if letter in ("A", "B", "C", "D", "b", "c", "d") else None

    def _tells_suit(self, suit: str) -> bool:
        if any(act.words.startswith(("admits revoke", "claims revoke")) for act in self._acts):
            return True
        if self._finds or any(card == "??" or card[-1:] == suit[0].upper() for card in self._cards):
            return True
        words = f"{' '.join(act.words for act in self._acts)} {self._said}"
        implied = suits_implied(self._acts, self._before)
        return suit in words or "none-of-that-suit" in words or suit in implied

    def untold(self, line: str, words: list[LineWord]) -> tuple[Told, ...]:
        """Acts that no word of the line tells, or that somebody does who is not meant."""
        heard = frozenset().union(*(_ideas_of_word(word.said) for word in words_of(line)))
        named = {seat for word in words if (seat := self._seat_of(word)) is not None}
        if named and re.search(
            r"(?:^|[,;.:] |\b(?:and|but|when|to|of|by|as|is|that|before|if|then|while|after) )a(?: |'s)",
            line,
            re.IGNORECASE,
        ):
            named.add(Seat.A)
        found = (act for act in self._acts if not self._is_told(act, line, heard, named))
        return tuple(found)

    def _is_told(self, act: Act, line: str, heard: frozenset[str], named: set[Seat]) -> bool:
        if isinstance(act, TableAct) and act.said is not None:
            return is_only_said(act, act.said, line, self._acts, self._before)
        is_dealt = re.search(r"\bdealing\b|\bduring the deal\b", line, re.IGNORECASE) is not None
        if act.words.startswith("deals ") and is_dealt:
            return True
        if isinstance(act, DealOut) and any(other.words.startswith("counts") for other in self._acts):
            return True
        if comes_before(act, self._acts, self._after):
            return True
        if named and isinstance(act.actor, Seat) and act.actor not in named and not _ROLES.search(line):
            return any(isinstance(other, TakeSeat) for other in self._acts) or self._is_for_all(line)
        of_one = with_next_to_play(line, self._before)
        is_named = isinstance(act, TableAct) and act.actor in named
        if re.match(r"(?:he|she)\b", of_one, re.IGNORECASE) and not is_named and not self._is_last(act):
            return False
        return self._is_told_in_words(act, line, heard)

    def _is_told_in_words(self, act: Act, line: str, heard: frozenset[str]) -> bool:
        """Whether the words of a line tell an act of a player who is meant."""
        if isinstance(act, Call) and not self._is_of_all(line):
            return False
        if isinstance(act, Call) and act.manner.value in line.lower() and _ALONE_LATER.search(line):
            return False
        if isinstance(act, Mark):
            return (
                re.search(r"\b(?:points?|mark|scor|peg|chalk|writ|wrote|count|put)", line, re.IGNORECASE)
                is not None
            )
        if isinstance(act, DealOut) or not isinstance(act, TableAct):
            return True
        if lacks_its_words(act, line, heard, self._acts, self._before):
            return False
        if act.words.startswith("counts"):
            return bool(heard & {"have", "count", "give", "deal", "card", "few", "many"})
        if act.words.startswith("claims"):
            return bool(heard & _CLAIMING) or not any(map(self._seat_of, words_of(line)))
        if act.words.startswith("takes back") and not tells_card_back(line, act, self._acts):
            return False
        if not act.words.startswith(("deals", "takes back", "faces", "quits", "joins", "lifts")):
            return True
        return bool((ideas_of_act(act) - COMMON) & heard)

    def _is_of_all(self, line: str) -> bool:
        """Whether a line about all players tells acts of several, and leaves nobody out."""
        if not _OF_ALL.search(line):
            return True
        return not _LEFT_OUT.search(line) and len({str(act.actor) for act in self._acts}) > 1

    def _is_for_all(self, line: str) -> bool:
        return (
            re.search(r"\b(?:all|everybody|everyone|both|respectively|passe[sd]|pass)\b", line, re.I)
            is not None
        )

    def _is_last(self, act: Act) -> bool:
        """Whether an act is that of the player who acted last, or one that only its player can do."""
        if not isinstance(act.actor, Seat) or isinstance(act, (Call, Discard)):
            return True
        return act.actor == last_player(self._before) or any(
            act.actor == other.actor for other in self._acts[:1] if isinstance(other, (Call, Discard))
        )


_CLAIMING = frozenset(
    "claim say tell call point notice complain protest object accuse want demand insist catch ask doubt take "
    "get suspect challenge charge".split()
)
"""Words of those who claim something, beside those who only report it."""
_OF_ALL = re.compile(r"\b(?:everybody|everyone|they all|all (?:of them|four|three)) pass", re.IGNORECASE)
_LEFT_OUT = re.compile(
    r"\b(?:but(?! (?:the )?\w+(?:'s partner)? (?:then |now )?(?:order|assist|help|pick|tak|took|accept"
    r"|mak|made|nam|call|tell|told)\w*)|except|apart from|besides)\b",
    re.IGNORECASE,
)
_ALONE_LATER = re.compile(
    r"\b(?:then|later|after|before|now|afterwards|until)\b.*\b(?:alone|self|solo|jambone|jamboree)\b",
    re.IGNORECASE,
)
"""`Alone` that is not said with the call."""
_OF_A_DEAL = frozenset("deal begin start next new let first lead hand game have turnplace wait".split())
_FOR_ANOTHER = frozenset("instead place stead behalf order ought partner".split())
"""Words of a deal by another player than the one whose turn it is."""
_NEGATIVE = frozenset("no never without nobody neither nor none nothing cannot".split())
_SAYING = frozenset(
    "say tell announce declare claim remark note insist answer reply ask speak call cry shout point complain "
    "protest object mention add observe state agree admit demand request".split()
)


_NOT_SAID = ("left", "right", "except", "apart")
"""Words that count only as bowers, or leave somebody out."""


@cache
def _ideas_of_word(said: str) -> frozenset[str]:
    stem = base_of(said)
    return ideas_of(stem) | ideas_of(said) | {stem, *forms_of(said)}
