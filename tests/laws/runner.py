"""Runs one situation of a law: a short record with `expect` lines among its acts.

A file has a header (`euchre record 1`, `code`, `rule KEY = VALUE`, `score A+C 4, B+D 1`), then
`deal N by SEAT` lines, lines of acts separated by commas, and `expect` lines; `#` begins a comment
line. Acts before the first `deal` settle who deals. Every act has to be lawful where it stands;
an `expect` line changes nothing.

What may follow `expect` (cards of a set in any order; SEATS are letters with blanks, or `nobody`):

    refused 'ACT'                           the act is unlawful now
    refused 'ACT' REASON [citing ID ...]    for that reason of the wire; the laws it breaks name the ids
                                            after `citing`, or without them the file's own law, if the
                                            code cites that for any reason at all
    lawful 'ACT'                            the act may be done now
    legal SEAT: CARDS                       exactly these cards may be played when it is the seat's turn
    callable: CARDS                         exactly these cards may be called from the open jambone hand
    strongest SUIT under SUIT: CARDS        the cards of a suit under a trump, from the highest down
    hand SEAT: CARDS                        the cards in hand now
    pack N                                  cards of the whole pack
    talon N / under: CARDS                  how many cards lie under the turn-up / which, from the top
    stage WORD                              how far the deal has come, a value of `Stage`
    due SEAT / awaited SEATS                who is asked first / all whom play waits for
    trump SUIT|nothing, turned SUIT         the trump, the suit of the turn-up
    maker SEAT|nobody, makers SIDE|nobody   who settled the trump
    lone SEAT|nobody, out SEATS             who plays alone, who sits out
    duelist SEAT|nobody                     the adversary who meets the lone player single-handed
    manner WORD                             partnership, alone, jambone, jamboree
    called CARD|nothing, shown SEATS        the card named from a jambone hand, whose hands lie open
    leader SEAT                             who leads to the first trick, or led to the trick that is on
    turn SEAT|nobody                        who speaks or plays next in turn
    winner SEAT                             who won the last complete trick
    tricks SIDE N, SIDE N                   complete tricks, or those of the outcome once the deal is over
    result WORDS, ending WORDS              values of `Result` and `Ending`; `none` while the deal is on
    points SIDE N, SIDE N                   points of the deal that is over
    score SIDE N, SIDE N                    what stands marked of the running game, laps carried
    games SIDE N, SIDE N                    games won since the record began
    rubber SIDE N, SIDE N                   rubber points since the record began
    dealer SEAT                             who deals the deal that is on or was last
    next dealer SEAT|draw                   who deals next; `draw` if cards have to be drawn
    bridge yes|no                           whether the score is a Bridge, as the deal stands

And of persons, by their names (`nobody` for none):

    to cut NAMES / playing NAMES            who cuts now / who plays, in the order of the names
    waiting NAMES / outside NAMES           who belongs to the table and waits / who has no claim, in order
    partners NAMES against NAMES            as the cut has settled them, the higher pair first
    first deal NAME / choice NAME           to whom the cut gives the deal / the choice of cards and seats
    stage of the table WORD                 a value of the club's `Stage`
    seat SEAT: NAME                         who sits there now
    rubbers NAME: N                         rubbers he has played running
    broken by NAME                          whose going broke up the table
    counters SIDE: WORDS                    how a side's tray and deuce lie
    suit of counters SIDE: SUIT             of which suit they are
    reading SIDE: N                         the points that one reads from them
    knocked apart SIDE: N [or N]            the points they may have shown, once knocked apart
    unsafe scores N N                       the points that are then not sure
    knife SIDE: N N N N after N             quarters by which each blade is open, and knives full before
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from euchre import game
from euchre.acts import Act, TurnUp, read_act, split_acts
from euchre.cards import Card, Suit, read_cards, write_cards
from euchre.club import Evening, RefusedAct, after_act, begin_deal, check_act, new_evening
from euchre.deal import Deal, IllegalAct, callable_cards, first_leader, hands_laid_open, legal_cards
from euchre.errors import EuchreError
from euchre.game import Sitting
from euchre.laws import Code, house_variant, load_code
from euchre.seats import BySide, Seat, Side
from tests.laws.club_words import PERSONS

HERE = Path(__file__).parent


class Unmet(AssertionError):
    """A situation does not come out as its file says."""


@dataclass(frozen=True)
class Situation:
    """One file: which law of which register it shows, and its lines."""

    path: Path

    @property
    def register(self) -> str:
        """The register the law belongs to."""
        return self.path.parent.name

    @property
    def law(self) -> str:
        """The id of the law shown."""
        return self.path.stem.rpartition("-")[0]

    @property
    def name(self) -> str:
        """The situation as a test names it: `professor-1862:A9/2`."""
        return f"{self.register}:{self.law}/{self.path.stem.rpartition('-')[2]}"

    def run(self) -> None:
        """Do the acts and check what is expected. Raises Unmet naming the line."""
        table = _Table(self.law)
        for number, line in enumerate(self.path.read_text(encoding="utf-8").splitlines(), 1):
            if not line or line.startswith("#"):
                continue
            try:
                table.take(line)
            except (EuchreError, Unmet, tomllib.TOMLDecodeError) as fault:
                raise Unmet(f"{self.path.name}:{number}: {fault}") from fault
        if not table.expected:
            raise Unmet(f"{self.path.name} expects nothing")


def situations() -> tuple[Situation, ...]:
    """All situations of all registers, by register and law."""
    return tuple(Situation(path) for path in sorted(HERE.glob("*/*.euchre")))


class _Table:
    """What a file's lines have made of a table so far."""

    def __init__(self, law: str) -> None:
        self.law = law
        self.expected = 0
        self._code: Code | None = None
        self._points: str | None = None
        self._evening: Evening | None = None

    @property
    def evening(self) -> Evening:
        """The table and its persons, once the header is read."""
        if self._evening is None:
            if self._code is None:
                raise Unmet("no code is named")
            points = None if self._points is None else _read_by_side(self._code, self._points)
            self._evening = new_evening(self._code, points)
        return self._evening

    @property
    def sitting(self) -> Sitting:
        """The table in play."""
        return self.evening.sitting

    def take(self, line: str) -> None:
        """Go on by one line."""
        word, _, rest = line.partition(" ")
        match word:
            case "euchre" | "code" | "rule" | "score":
                self._header(word, rest)
            case "deal":
                self._deal(rest)
            case "expect":
                self.expected += 1
                self._expect(rest)
            case _:
                for _, text in split_acts(line):
                    self._do(text)

    def _header(self, word: str, rest: str) -> None:
        if self._evening is not None:
            raise Unmet(f"'{word} {rest}' belongs before the first act")
        if word == "code":
            self._code = load_code(rest)
        elif word == "rule" and self._code is not None:
            self._code = house_variant(self._code, tomllib.loads(rest))
        elif word == "score":
            self._points = rest
        elif rest != "record 1":
            raise Unmet(f"'{word} {rest}' is no header line here")

    def _deal(self, rest: str) -> None:
        match = re.fullmatch(r"(\d+) by ([A-D])", rest)
        if match is None or int(match[1]) != self.sitting.deals + 1:
            raise Unmet(f"'deal {rest}' should be 'deal {self.sitting.deals + 1} by' a seat")
        self._evening = begin_deal(self.evening, Seat.from_text(match[2]))

    def _do(self, text: str) -> None:
        act = read_act(text)
        _check(self.evening, act)
        self._evening = after_act(self.evening, act)

    def _expect(self, text: str) -> None:
        match = re.fullmatch(r"(refused|lawful) '([^']+)'(?: ([a-z]+/[a-z-]+)(?: citing (.+))?)?", text)
        if match is None:
            _compare(self.evening, text)
            return
        word, act, reason, cited = match.groups()
        fault = _refusal(self.evening, act)
        if word == "lawful":
            if fault is not None:
                raise Unmet(f"'{act}' is refused: {fault}")
        elif fault is None:
            raise Unmet(f"'{act}' is not refused")
        elif reason is not None:
            _check_reason(fault, reason, cited.split() if cited else self._citable(fault))

    def _citable(self, fault: EuchreError) -> list[str]:
        """The file's own law, where the refusal could name it."""
        if not isinstance(fault, (IllegalAct, RefusedAct)) or not fault.laws:
            return []
        return [self.law] if any(self.law in ids for ids in self.sitting.code.reasons.values()) else []


def _check(evening: Evening, act: Act) -> None:
    check_act(evening, act)
    game.check(evening.sitting, act)


def _refusal(evening: Evening, text: str) -> EuchreError | None:
    act = read_act(text)
    try:
        _check(evening, act)
    except EuchreError as fault:
        return fault
    return None


def _check_reason(fault: EuchreError, reason: str, laws: list[str]) -> None:
    found = "no reason"
    cited: tuple[str, ...] = ()
    if isinstance(fault, (IllegalAct, RefusedAct)):
        found, cited = fault.reason.value, fault.laws
    if found != reason:
        raise Unmet(f"refused as {found}, not as {reason}: {fault}")
    missing = [law for law in laws if law not in cited]
    if missing:
        raise Unmet(f"the refusal {found} cites {' '.join(cited) or 'no law'}, not {' '.join(missing)}")


def _compare(evening: Evening, text: str) -> None:
    """Compare what stands on the table, as text, with what a line wants."""
    word = next((word for word in (*PERSONS, *_STANDS) if re.match(rf"{word}\b", text)), None)
    if word is None:
        raise Unmet(f"'{text}' begins with no word that can be expected")
    rest = text.removeprefix(word).strip()
    if word in PERSONS:
        found, wanted = PERSONS[word](evening, rest), rest
    else:
        found, wanted = _STANDS[word](evening.sitting, rest), _normal(word, rest)
    if found != wanted:
        raise Unmet(f"expected {word} {wanted}; found {found}")


def _normal(word: str, text: str) -> str:
    """A text with its cards in the order of the faces, where their own order says nothing."""
    subject, colon, cards = text.partition(":")
    if not colon or word in ("strongest", "under"):
        return text
    return _of(subject, read_cards(cards))


def _of(subject: str, cards: Iterable[Card]) -> str:
    return f"{subject}: {write_cards(sorted(cards))}"


def _read_by_side(code: Code, text: str) -> BySide[int]:
    values = code.seating.by_side(0)
    for piece in text.split(", "):
        side, _, number = piece.rpartition(" ")
        values = values.replaced(Side.from_text(side), int(number))
    return values


def _by_side(values: BySide[int]) -> str:
    return ", ".join(f"{side} {value}" for side, value in values.items())


def _deal_of(sitting: Sitting) -> Deal:
    if sitting.deal is None:
        raise Unmet("no deal has begun")
    return sitting.deal


def _seats(seats: Iterable[Seat]) -> str:
    return " ".join(map(str, sorted(set(seats)))) or "nobody"


def _seat(seat: Seat | None) -> str:
    return "nobody" if seat is None else str(seat)


def _legal(sitting: Sitting, text: str) -> str:
    seat = Seat.from_text(text.partition(":")[0])
    return _of(str(seat), legal_cards(_deal_of(sitting), seat))


def _hand(sitting: Sitting, text: str) -> str:
    seat = Seat.from_text(text.partition(":")[0])
    return _of(str(seat), _deal_of(sitting).hands[seat])


def _strongest(sitting: Sitting, text: str) -> str:
    suits = text.partition(":")[0]
    suit, trump = (Suit.from_text(word) for word in suits.split(" under "))
    cards = [card for card in sitting.code.pack if card.suit_under(trump) is suit]
    return f"{suits}: {write_cards(sorted(cards, key=lambda card: -card.strength(trump, suit)))}"


def _talon(sitting: Sitting, text: str) -> str:
    return str(len(_deal_of(sitting).pack))


def _due(sitting: Sitting, text: str) -> str:
    waiting = game.due_now(sitting)
    return str(waiting[0].actor) if waiting else "nobody"


def _makers(sitting: Sitting, text: str) -> str:
    maker = _deal_of(sitting).calling.maker
    return "nobody" if maker is None else str(sitting.code.seating.side_of(maker))


def _leader(sitting: Sitting, text: str) -> str:
    deal = _deal_of(sitting)
    if deal.trick is not None:
        return str(deal.trick.leader)
    return _seat(deal.turn if deal.tricks else first_leader(deal))


def _winner(sitting: Sitting, text: str) -> str:
    done = _deal_of(sitting).finished_tricks
    return str(done[-1].winner) if done else "nobody"


def _tricks(sitting: Sitting, text: str) -> str:
    deal, seating = _deal_of(sitting), sitting.code.seating
    if deal.outcome is not None:
        return _by_side(deal.outcome.tricks)
    tricks = seating.by_side(0)
    for trick in deal.finished_tricks:
        side = seating.side_of(trick.winner)
        tricks = tricks.replaced(side, tricks[side] + 1)
    return _by_side(tricks)


def _outcome(part: Callable[[Deal], str]) -> Callable[[Sitting, str], str]:
    def stands(sitting: Sitting, text: str) -> str:
        deal = _deal_of(sitting)
        return "none" if deal.outcome is None else part(deal)

    return stands


def _points(deal: Deal) -> str:
    assert deal.outcome is not None
    return _by_side(deal.outcome.points)


def _result(deal: Deal) -> str:
    assert deal.outcome is not None
    return deal.outcome.result.value


def _ending(deal: Deal) -> str:
    assert deal.outcome is not None
    return deal.outcome.ending.value


def _next_dealer(sitting: Sitting, text: str) -> str:
    return "draw" if sitting.next_dealer is None else str(sitting.next_dealer)


def _bridge(sitting: Sitting, text: str) -> str:
    side = sitting.code.seating.side_of(_deal_of(sitting).dealer)
    return "yes" if game.is_bridge(sitting.score, side) else "no"


def _in_deal(part: Callable[[Deal], object]) -> Callable[[Sitting, str], str]:
    return lambda sitting, text: str(part(_deal_of(sitting)))


def _turned(deal: Deal) -> Suit | str:
    turned = [act.card.suit for act in deal.acts if isinstance(act, TurnUp)]
    if not turned:
        return "nothing"
    return "joker" if turned[-1] is None else turned[-1]


_STANDS: dict[str, Callable[[Sitting, str], str]] = {
    "legal": _legal,
    "callable": lambda sitting, text: _of("", callable_cards(_deal_of(sitting))),
    "strongest": _strongest,
    "hand": _hand,
    "pack": lambda sitting, text: str(len(sitting.code.pack)),
    "talon": _talon,
    "under": _in_deal(lambda deal: f": {write_cards(deal.pack)}"),
    "stage": _in_deal(lambda deal: deal.stage.value),
    "due": _due,
    "awaited": lambda sitting, text: _seats(due.actor for due in game.due_now(sitting)),
    "trump": _in_deal(lambda deal: "nothing" if deal.trump is None else deal.trump),
    "turned": _in_deal(_turned),
    "makers": _makers,
    "maker": _in_deal(lambda deal: _seat(deal.calling.maker)),
    "lone": _in_deal(lambda deal: _seat(deal.calling.lone)),
    "out": _in_deal(lambda deal: _seats(deal.calling.out)),
    "duelist": _in_deal(lambda deal: _seat(deal.calling.duelist)),
    "manner": _in_deal(lambda deal: deal.calling.manner.value),
    "called": _in_deal(lambda deal: deal.called or "nothing"),
    "shown": _in_deal(lambda deal: _seats(hands_laid_open(deal))),
    "leader": _leader,
    "turn": _in_deal(lambda deal: _seat(deal.turn)),
    "winner": _winner,
    "tricks": _tricks,
    "result": _outcome(_result),
    "ending": _outcome(_ending),
    "points": _outcome(_points),
    "score": lambda sitting, text: _by_side(sitting.score.points),
    "games": lambda sitting, text: _by_side(sitting.score.games),
    "rubber": lambda sitting, text: _by_side(sitting.score.rubber_points),
    "dealer": _in_deal(lambda deal: deal.dealer),
    "next dealer": _next_dealer,
    "bridge": _bridge,
}
