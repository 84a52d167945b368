"""Deals played by chance and told line by line in the words of people at a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from euchre.acts import Act, Call, CallKind, Cut, DealOut, Discard, Manner, Play, Shuffle, TakeDummy, TurnUp
from euchre.cards import SUITS, Card, Suit
from euchre.chance import Stream
from euchre.deal import Deal, after, awaited, new_deal
from euchre.laws import Code
from euchre.seats import Seat
from euchre.table.speech.everyday import RANK_WORDS

NAMES: Mapping[Seat, str] = dict(zip(Seat, ("Ann", "Bob", "Cleo", "Dan"), strict=True))
_RANKS = dict(zip("789TJQKA", (word for word in RANK_WORDS.split("|") if word != "knave"), strict=True))
_CALLS: Mapping[CallKind, tuple[str, ...]] = {
    CallKind.PASS: (
        "{who} passes",
        "{who} says pass",
        "{who} does not order it up",
        "{who} taps the table",
        "{who} does not bid",
        "{who} says no thanks",
        "pass from {who}",
        "{who}: pass",
        "{who} is out",
        "{who} doesn't want it",
        "no from {who}",
        "{who} knocks on the table",
        "{who} checks",
        "{who} lets it go",
        "{who} also passes",
        "{who} goes by",
        "{who} gives it a pass",
        "{who} says I pass",
        "{who} says no",
        "{who} passes as well",
        "{who} declines",
    ),
    CallKind.ORDER_UP: (
        "{who} orders it up",
        "{who} tells {dealer} to pick it up",
        "{who} says order up",
        "{who} wants it",
        "{who} tells the dealer to take it",
        "{who} orders {dealer} up",
        "{who}: order up",
        "{who} orders the dealer to pick it up",
        "{who} tells {dealer} to take the card",
        "{who} orders up the card",
        "{who} orders up the dealer",
        "{who} says pick it up",
        "{who} orders up",
        "{who} calls it",
        "{who} has {dealer} pick it up",
    ),
    CallKind.ASSIST: (
        "{who} assists",
        "{who} helps",
        '{who} says "I\'ll help"',
        "{who} orders it up",
        "{who} is helping",
        "{who} tells partner to pick it up",
        "{who} says pick it up partner",
        "{who} helps {dealer}",
        "{who} assists their partner",
        "{who} is happy to help {dealer}",
    ),
    CallKind.TAKE_UP: (
        "{who} takes it up",
        "{who} picks it up",
        "{who} takes it",
        "the dealer takes it up",
        "{who} keeps it",
        "{who} picks up the card",
        "{who} says I'll have it",
        "{who} takes the upcard into the hand",
        "dealer picks it up",
        "{who} takes the card",
        "{who} takes it himself",
        "{who} picks it up herself",
    ),
    CallKind.TURN_DOWN: (
        "{who} turns it down",
        "{who} turns the card down",
        "the dealer turns it down",
        "{who} flips it over",
        "it is turned down",
        "{who} turns it over",
        "{who} turns down the card",
        "{who} turns it face down",
        "dealer turns it down",
    ),
    CallKind.MAKE: (
        "{who} makes it {suit}",
        "{who} calls {suit}",
        "{who} names {suit}",
        "{who} says {suit}",
        "{suit} says {who}",
        "{who} goes for {suit}",
        "{who} bids {suit}",
        "{who}: {suit}",
        "{who} declares {suit}",
        "{who} wants {suit}",
        "{who} says {suit} is trump",
        "{who} chooses {suit}",
        "{who} picks {suit}",
        "{who} makes {suit} trump",
        "{who} decides on {suit}",
    ),
}
_ALONE = {
    CallKind.ORDER_UP: "{who} orders it up alone",
    CallKind.ASSIST: "{who} assists alone",
    CallKind.TAKE_UP: "{who} takes it up alone",
    CallKind.MAKE: "{who} makes it {suit} alone",
}
_DEALS = (
    "{who} deals",
    "it's {who}'s deal",
    "{who} deals the cards",
    "{who} has the deal",
    "{who} is the dealer",
    "{who} is dealing",
    "now {who} deals",
    "{who} deals five cards to everybody",
    "{who} deals this hand",
    "{who} is the next dealer",
    "{who} takes the deal",
    "dealer is {who}",
    "{who} gives everybody five cards",
)
_TURN_UPS = (
    "the {card} is turned up",
    "{who} turns up the {card}",
    "the turn-up is the {card}",
    "the {card} comes up",
    "{who} flips the {card}",
    "turn-up: {card}",
    "up comes the {card}",
    "the {card} lies face up",
    "{card} turned up",
    "{who} shows the {card} as the turn-up",
    "the {card} gets turned up",
    "face up is the {card}",
    "the top card is the {card}",
    "upcard {card}",
)
_DISCARDS = (
    "{who} discards",
    "{who} puts a card away",
    "{who} buries a card",
    "{who} throws a card out",
    "{who} gets rid of a card",
    "the dealer discards",
    "{who} puts one under",
    "{who} lays one away",
    "{who} discards something",
    "{who} puts down a card face down",
    "{who} throws one away",
    "{who} discards a card face down",
)
_SEVERAL = (
    "{who} discards {number} cards",
    "{who} puts {number} cards away",
    "{who} throws out {number} cards",
    "{who} gets rid of {number} cards",
    "{who} lays {number} away",
    "{who} discards {number}",
)
_LEADS = (
    "{who} leads the {card}",
    "{who} leads back the {card}",
    "{who} opens with the {card}",
    "{who} plays the {card}",
    "{who} leads {card}",
    "{who} starts with the {card}",
    "{who} comes out with the {card}",
    "{who} leads with the {card}",
    "{who} leads out with the {card}",
    "{who} kicks off with the {card}",
    "the {card} by {who}",
    "{who} goes with the {card}",
    "{who} cashes the {card}",
    "{who} goes first with the {card}",
    "{who}: {card}",
    "{who} puts down the {card}",
    "first {who} plays the {card}",
    "{who} lays the {card}",
    "{who} begins with the {card}",
    "the {card} is led by {who}",
    "{who} lead {card}",
)
_FOLLOWS = (
    "{who} plays the {card}",
    "{who} goes up with the {card}",
    "{who} plays under with the {card}",
    "{who} lets go the {card}",
    "{who} follows with the {card}",
    "{who} the {card}",
    "{who} gives the {card}",
    "the {card} from {who}",
    "{who} puts the {card} on it",
    "{who} follows suit with the {card}",
    "{who} is forced to play the {card}",
    "{who} ducks with the {card}",
    "{who} plays low with the {card}",
    "{who} tops it with the {card}",
    "{who} drops the {card} under it",
    "then {who} plays the {card}",
    "{who} has to play the {card}",
    "{who} answers with the {card}",
    "{who} beats it with the {card}",
    "{who} goes under with the {card}",
    "{who} covers it with the {card}",
    "{who} adds the {card}",
)
_THROWS = (
    "{who} throws the {card}",
    "{who} plays the {card}",
    "{who} discards the {card}",
    "{who} sluffs the {card}",
    "{who} throws away the {card}",
    "{who} dumps the {card}",
    "{who} pitches the {card}",
    "{who} chucks the {card}",
    "{who} sheds the {card}",
    "{who} throws off the {card}",
    "{who} drops the {card} on it",
    "{who} cannot follow and plays the {card}",
    "{who} gets rid of the {card}",
    "{who} gives up the {card}",
)
_TRUMPS = (
    "{who} trumps with the {card}",
    "{who} cuts it with the {card}",
    "{who} ruffs with the {card}",
    "{who} plays the {card}",
    "{who} trumps it with the {card}",
    "{who} ruffs it with the {card}",
    "{who} kills it with the {card}",
    "{who} trumps high with the {card}",
    "{who} ruffs with a small trump, the {card}",
    "{who} cuts in with the {card}",
    "{who} takes it with the {card}",
    "{who} trumps in with the {card}",
    "{who} uses the {card}",
    "{who} overtrumps with the {card}",
)
_WINS = (
    "{who} takes it",
    "{who} wins that",
    "{who}'s trick",
    "that trick is {who}'s",
    "{who} wins the trick",
    "trick to {who}",
    "{who} got it",
    "{who} wins",
    "the trick goes to {who}",
    "{who} has won that one",
    "won by {who}",
)


@dataclass(frozen=True, slots=True)
class Told:
    """A line, and the acts that it tells in the words of the record."""

    line: str
    acts: tuple[str, ...]


def deal_in_words(code: Code, number: int, dealer: Seat, seed: int) -> Iterator[Told]:
    """A deal of regular play, told line by line."""
    stream = Stream(seed, 17)
    deal = new_deal(code, dealer)
    yield Told(_said(_DEALS, stream, who=NAMES[dealer]), (f"deal {number} by {dealer}",))
    trick: list[Told] = []
    while not deal.is_over:
        act = _some_act(deal, stream)
        before, deal = deal, after(deal, act)
        if isinstance(act, Play):
            trick.append(_played(act, before, stream))
            if deal.trick is None:
                yield from _trick(trick, deal, stream)
                trick = []
        elif not isinstance(act, (Shuffle, Cut, DealOut)):
            yield _told(act, before, stream)


def _trick(plays: list[Told], deal: Deal, stream: Stream) -> Iterator[Told]:
    """The cards of a trick one by one or in one line, and now and then who has won it."""
    if stream.below(2):
        yield from plays
    else:
        yield Told(", ".join(one.line for one in plays), tuple(act for one in plays for act in one.acts))
    if not deal.is_over and stream.below(3) == 0:
        yield Told(_said(_WINS, stream, who=NAMES[deal.finished_tricks[-1].winner]), ())


def _some_act(deal: Deal, stream: Stream) -> Act:
    """A lawful act that is awaited; most calls pass, and few are alone."""
    acts = [act for due in awaited(deal) for act in due.acts if isinstance(act, _KINDS)]
    calls = [act for act in acts if isinstance(act, Call) and act.manner in _MANNERS]
    if calls:
        told = [act for act in calls if act.manner is Manner.PARTNERSHIP or not stream.below(3)]
        return told[0] if stream.below(3) else stream.choice(told)
    act = stream.choice(acts)
    return Shuffle(act.actor, stream.shuffled(deal.code.pack)) if isinstance(act, Shuffle) else act


_KINDS = (Call, Cut, DealOut, Discard, Play, Shuffle, TurnUp, TakeDummy)
_MANNERS = (Manner.PARTNERSHIP, Manner.ALONE)


def _told(act: Act, deal: Deal, stream: Stream) -> Told:
    who, dealer = _name(act), NAMES[deal.dealer]
    if isinstance(act, Call):
        says = (_ALONE[act.word],) if act.manner is Manner.ALONE else _CALLS[act.word]
        suit = "" if act.suit is None else act.suit.word
        return Told(_said(says, stream, who=who, dealer=dealer, suit=suit), (act.text,))
    if isinstance(act, TurnUp):
        return Told(_said(_TURN_UPS, stream, who=who, card=_in_words(act.card, None, stream)), (act.text,))
    if isinstance(act, TakeDummy):
        return Told(f"{who} takes the dummy", (act.text,))
    assert isinstance(act, Discard), act
    unknown = " ".join(["??"] * len(act.cards))
    number = ("no", "one", "two", "three")[len(act.cards)]
    line = _said(_DISCARDS if len(act.cards) == 1 else _SEVERAL, stream, who=who, number=number)
    return Told(line, (f"{act.actor} discards {unknown}",))


def _played(act: Play, deal: Deal, stream: Stream) -> Told:
    says: tuple[str, ...] = _LEADS
    if deal.trick is not None and deal.trump is not None:
        suit = act.card.suit_under(deal.trump)
        says = _FOLLOWS if suit is deal.trick.led else _TRUMPS if suit is deal.trump else _THROWS
    card = _in_words(act.card, deal.trump, stream)
    return Told(_said(says, stream, who=_name(act), card=card), (act.text,))


def _name(act: Act) -> str:
    assert isinstance(act.actor, Seat), act
    return NAMES[act.actor]


def _in_words(card: Card, trump: Suit | None, stream: Stream) -> str:
    """A card in words: a bower by its name now and then."""
    text = str(card)
    suit = next(one for one in SUITS if one.letter == text[1])
    if text[0] == "J" and trump is not None and card.suit_under(trump) is trump and stream.below(2):
        return "right bower" if suit is trump else "left bower"
    return f"{_RANKS[text[0]]} of {suit.word}"


def _said(ways: tuple[str, ...], stream: Stream, **parts: str) -> str:
    return stream.choice(ways).format(**parts)
