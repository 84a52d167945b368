"""Cards, suits, ranks and the pack, and the order of the cards under a trump.

A `Card` is a *face*. An imperfect pack can hold the same face twice, so the state of a table keeps
tuples of faces, never sets. A face that the record does not show is `UNKNOWN`.

    >>> Card("JD").suit_under(Suit.HEARTS)
    Suit.HEARTS
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from .deciding import decides
from .errors import NotationError


class Suit(IntEnum):
    """The four suits in the order used for text and tables, and no trump, which can be made trump like them.

    A loop over the suits of the cards goes over `SUITS`, a loop over all that can be trump over the type.
    """

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3
    NO_TRUMP = 4

    def __repr__(self) -> str:
        return f"Suit.{self.name}"

    def __str__(self) -> str:
        return self.word

    @property
    def letter(self) -> str:
        """One letter as on a score sheet: S, H, D or C; N for no trump."""
        return "SHDCN"[self]

    @property
    def word(self) -> str:
        """The suit's name in small letters: `hearts`."""
        return self.name.lower().replace("_", " ")

    @property
    def symbol(self) -> str:
        """The suit's sign: ♠ ♥ ♦ ♣; NT for no trump."""
        return ("♠", "♥", "♦", "♣", "NT")[self]

    @property
    def is_red(self) -> bool:
        """Whether the suit is hearts or diamonds."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)

    @property
    def next_suit(self) -> Suit:
        """The other suit of the same colour. Its jack is the left bower. No trump has none but itself."""
        return _NEXT_SUIT[self]

    @classmethod
    def from_text(cls, text: str) -> Suit:
        """Return the suit named by its word (`hearts`) or its letter (`H`).

        Raises NotationError for anything else.
        """
        found = _SUIT_TEXT.get(text.lower())
        if found is None:
            raise NotationError(f"'{text}' is not a suit; write spades, hearts, diamonds or clubs")
        return found


SUITS: tuple[Suit, ...] = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""The suits of the cards, without no trump."""
NO_TRUMP: Final = Suit.NO_TRUMP
"""The trump of a deal without a trump suit: the bowers are jacks of their own suits, and no card ruffs."""
TRUMPS = tuple(Suit)
"""All that can be made trump, by index into tables: the four suits and no trump."""


def read_trump(text: str) -> Suit:
    """Return the suit named by its word or letter, or no trump named by `no trump` or `N`.

    Raises NotationError for anything else.
    """
    return NO_TRUMP if text.lower() in (NO_TRUMP.word, NO_TRUMP.letter.lower()) else Suit.from_text(text)


_NEXT_SUIT = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, NO_TRUMP)
_SUIT_TEXT = {suit.letter.lower(): suit for suit in SUITS} | {suit.word: suit for suit in SUITS}


class Rank(IntEnum):
    """Ranks in the order of a suit that is not trump; the joker is above all."""

    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    JOKER = 15

    @property
    def letter(self) -> str:
        """The character of the rank: 7 8 9 T J Q K A, and * for the joker."""
        return "789TJQKA*"[self - 7]

    @classmethod
    def from_text(cls, text: str) -> Rank:
        """Return the rank written as `7` .. `9`, `T`, `J`, `Q`, `K` or `A`. Raises NotationError
        otherwise."""
        place = "789TJQKA".find(text)
        if place < 0 or len(text) != 1:
            raise NotationError(f"'{text}' is not a rank; write one of 7 8 9 T J Q K A")
        return cls(place + 7)


class Card:
    """One face, made from its text: rank then suit (`TH`), `joker`, or `??` for an unknown face.

    There is exactly one object for each face, so faces compare by identity.
    Raises NotationError for a text that is not a card.

    >>> Card("TH") is Card("TH")
    True
    """

    __slots__ = ("index", "rank", "suit", "text")

    index: int
    """Index into tables: 8 x suit + rank - 7 for the 32 faces, 32 for the joker, 33 for the unknown face."""
    rank: Rank | None
    """None for the unknown face only."""
    suit: Suit | None
    """The suit printed on the card; None for the joker and the unknown face."""
    text: str
    """The card as records write it."""

    def __new__(cls, text: str) -> Card:
        """Return the object of the face that the text names."""
        card = _FACES.get(text)
        if card is None:
            raise NotationError(f"'{text}' is not a card; write rank then suit, as TH for the ten of hearts")
        return card

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot be changed: {name}")

    def __repr__(self) -> str:
        return f'Card("{self.text}")'

    def __str__(self) -> str:
        return self.text

    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.text,)

    @property
    def known_rank(self) -> Rank:
        """The rank of a card whose face is known. Raises ValueError for the unknown face."""
        if self.rank is None:
            raise ValueError("an unknown face has no rank")
        return self.rank

    @decides("professor-1862 P2", "jerome-1877 2.1 2.2", "modern left-bower")
    def suit_under(self, trump: Suit) -> Suit:
        """Return the suit of this card under a trump: the left bower and the joker are trumps.

        For all purposes: leading, following and winning (modern left-bower, jerome-1877 2.1,
        professor-1862 P2, leeds-dwight-1888 terms). Raises ValueError for the unknown face.
        """
        suit = _SUIT_UNDER[trump][self.index]
        if suit is None:
            raise ValueError("an unknown face has no suit")
        return suit

    @decides(
        "professor-1862 P2 P3 P21", "jerome-1877 2.1 2.2 2.3", "modern right-bower trump-rank plain-rank"
    )
    def strength(self, trump: Suit, led: Suit) -> int:
        """Return the rank of the card in a trick, more is better: trumps above the suit led, any other
        card 0."""
        table = _TRUMP_STRENGTH if _SUIT_UNDER[trump][self.index] is trump else _LAY_STRENGTH
        if table is _LAY_STRENGTH and self.suit is not led:
            return 0
        return table[trump][self.index]


_FACES: dict[str, Card] = {}


def _make_face(index: int, text: str, rank: Rank | None, suit: Suit | None) -> Card:
    card = object.__new__(Card)
    for name, value in (("index", index), ("text", text), ("rank", rank), ("suit", suit)):
        object.__setattr__(card, name, value)
    _FACES[text] = card
    return card


_RANKS = tuple(rank for rank in Rank if rank is not Rank.JOKER)
FACES = tuple(
    _make_face(8 * suit + rank - 7, rank.letter + suit.letter, rank, suit)
    for suit in SUITS
    for rank in _RANKS
)
"""The 32 faces by index."""
JOKER = _make_face(32, "joker", Rank.JOKER, None)
"""The best bower, where it is used."""
UNKNOWN = _make_face(33, "??", None, None)
"""The face of a card that the record does not show."""


@decides("professor-1862 P2 T3", "jerome-1877 2.1", "modern right-bower")
def right_bower(trump: Suit) -> Card:
    """Return the jack of trumps. Raises IndexError for no trump, which has no bowers."""
    return FACES[8 * trump + Rank.JACK - 7]


@decides("professor-1862 P2 T3", "jerome-1877 2.1 2.2", "modern left-bower")
def left_bower(trump: Suit) -> Card:
    """Return the other jack of the trump's colour."""
    return FACES[8 * trump.next_suit + Rank.JACK - 7]


_SUIT_UNDER: tuple[tuple[Suit | None, ...], ...] = (
    *(
        (*(trump if face is left_bower(trump) else face.suit for face in FACES), trump, None)
        for trump in SUITS
    ),
    (*(face.suit for face in FACES), NO_TRUMP, None),
)
_LAY_STRENGTH = tuple((*(int(face.rank or 0) for face in FACES), 0, 0) for _ in TRUMPS)


def _as_trump(face: Card, trump: Suit) -> int:
    if face is right_bower(trump):
        return 40
    return 39 if face is left_bower(trump) else 20 + int(face.rank or 0)


_TRUMP_STRENGTH = (
    *((*(_as_trump(face, trump) for face in FACES), 41, 0) for trump in SUITS),
    (*(0 for _ in FACES), 41, 0),
)

SUIT_TABLE = _SUIT_UNDER
"""`SUIT_TABLE[trump][card.index]`: the same as `card.suit_under(trump)`, for inner loops."""


def order_of_trumps(trump: Suit, lowest: Rank = Rank.SEVEN) -> tuple[Card, ...]:
    """Return the trumps from the highest down, without the joker: bowers, ace, king, queen, ten ..."""
    trumps = [face for face in FACES if face.suit_under(trump) is trump and face.rank and face.rank >= lowest]
    return tuple(sorted(trumps, key=lambda card: -card.strength(trump, trump)))


def make_pack(lowest: Rank, joker: bool = False) -> tuple[Card, ...]:
    """Return the pack with a lowest rank, in the order of the faces: 20 to 32 cards, and the joker if it is
    used."""
    faces = tuple(face for face in FACES if face.rank is not None and face.rank >= lowest)
    return (*faces, JOKER) if joker else faces


def read_cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text with blanks between them. Raises NotationError for a word that is not a
    card."""
    return tuple(Card(word) for word in text.split())


def write_cards(cards: Iterable[Card]) -> str:
    """Return the text of some cards, with blanks between them."""
    return " ".join(card.text for card in cards)


def of_suit(cards: Iterable[Card], suit: Suit, trump: Suit) -> tuple[Card, ...]:
    """Return the cards of a suit under a trump, in their order; an unknown card belongs to no suit.

    >>> of_suit(read_cards("JD 9H AD"), Suit.HEARTS, trump=Suit.HEARTS)
    (Card("JD"), Card("9H"))
    """
    suits = SUIT_TABLE[trump]
    return tuple([card for card in cards if suits[card.index] is suit])


def cards_to_follow(hand: Iterable[Card], led: Suit, trump: Suit) -> tuple[Card, ...]:
    """Return the cards of a hand that may be played to a suit led: those of the suit, or all if there are
    none.

    >>> cards_to_follow(read_cards("JD 9C AD"), Suit.HEARTS, trump=Suit.HEARTS)
    (Card("JD"),)
    """
    hand = tuple(hand)
    return of_suit(hand, led, trump) or hand


def card_mask(cards: Iterable[Card]) -> int:
    """Return a set of cards as a bit mask: bit `Card.index` is 1 for each card in it."""
    found = 0
    for card in cards:
        found |= 1 << card.index
    return found


def cards_of(cards: int) -> tuple[Card, ...]:
    """Return the cards of a bit mask, in the order of the faces."""
    return tuple(card for card in (*FACES, JOKER) if cards >> card.index & 1)
