"""The Professor on playing against an exposed hand: what to lead and which card to call (JB6 to JB10)."""

from __future__ import annotations

from ....acts import Act, Manner
from ....cards import Card, Suit
from ..hand_summary import HandSummary, summarize_hand
from ..play import Played
from ..rule import Advice, Strength, maxim, rules_of


def _open_hand(played: Played) -> HandSummary | None:
    """The adversary's exposed hand, while the player chooses the first lead or the call; else None."""
    lone = played.lone_adversary
    if lone is None or played.view.calling.manner is not Manner.JAMBONE or played.done:
        return None
    if played.view.tricks and played.view.tricks[0].leader != played.seat:
        return None
    cards = dict(played.view.open_hands).get(lone, ())
    return summarize_hand(cards, played.trump, played.view.code.joker) if cards else None


def _led(played: Played) -> Card | None:
    """The card the player has led; None before the lead."""
    return played.view.tricks[0].plays[0].card if played.view.tricks else None


def _lead_or_call(played: Played, lead: Card, called: Card) -> tuple[Act, ...]:
    """The lead; after it, the call that goes with it."""
    led = _led(played)
    if led is None:
        return played.playing([lead])
    call = played.jambone_calls.get(called)
    return () if led is not lead or call is None else (call,)


def _trumps_before(played: Played) -> tuple[Card, ...]:
    """The player's trumps before the first lead, highest first."""
    return played.began_with.trumps


def _suit(played: Played, suit: Suit) -> tuple[Card, ...]:
    return next((cards for cards in played.began_with.lay if played.suit_of(cards[0]) is suit), ())


@maxim("JB6", Strength.ALWAYS)
def lead_the_trump_that_beats_his(played: Played) -> Advice:
    """Lead a trump that beats one of the exposed trumps, and call the highest one it beats."""
    hand = _open_hand(played)
    if hand is None or not _trumps_before(played):
        return ()
    mine = _trumps_before(played)[0]
    beaten = [card for card in hand.trumps if played.reading.beats(mine, card)]
    return _lead_or_call(played, mine, beaten[0]) if beaten else ()


@maxim("JB7", Strength.ALWAYS)
def lead_a_trump_for_partners_sake(played: Played) -> Advice:
    """If your best trump beats none, lead it, and call a trump that a missing trump would beat."""
    hand = _open_hand(played)
    if hand is None or not _trumps_before(played):
        return ()
    mine = _trumps_before(played)[0]
    if any(played.reading.beats(mine, card) for card in hand.trumps):
        return ()
    out = played.reading.out & ~sum(1 << card.index for cards in (hand.trumps, *hand.lay) for card in cards)
    exposed = [card for card in hand.trumps if played.reading.above[card.index] & out]
    return _lead_or_call(played, mine, exposed[0]) if exposed else ()


@maxim("JB8", Strength.STRONGLY)
def lead_three_of_a_suit_he_lacks(played: Played) -> Advice:
    """Without a trump, lead a suit of three in which the exposed hand is void, and call its lowest trump."""
    hand = _open_hand(played)
    if hand is None or _trumps_before(played) or not hand.trumps:
        return ()
    lacks = {played.suit_of(cards[0]) for cards in hand.lay}
    long = [s for s in played.began_with.lay if len(s) == 3 and played.suit_of(s[0]) not in lacks]
    return _lead_or_call(played, long[0][-1], hand.trumps[-1]) if long else ()


@maxim("JB9", Strength.STRONGLY, excepts=("JB10",))
def call_the_ace_behind_four_trumps(played: Played) -> Advice:
    """Against left, ace, king, queen and a lay ace, lead the ace's suit and call the ace."""
    hand = _open_hand(played)
    if hand is None or not hand.holds_exactly("L A K Q") or len(hand.aces) != 1 or _trumps_before(played):
        return ()
    cards = _suit(played, played.suit_of(hand.aces[0]))
    return _lead_or_call(played, cards[0], hand.aces[0]) if cards else ()


@maxim("JB10", Strength.STRONGLY, excepts=("JB6", "JB7"))
def call_the_ace_of_your_longest_suit(played: Played) -> Advice:
    """Against several lay aces, lead the one of their suits that you hold most of, and call its ace."""
    hand = _open_hand(played)
    if hand is None or len(hand.aces) < 2:
        return ()
    suits = [(cards, ace) for ace in hand.aces if (cards := _suit(played, played.suit_of(ace)))]
    if not suits:
        return ()
    cards, ace = max(suits, key=lambda entry: len(entry[0]))
    return _lead_or_call(played, cards[-1], ace)


RULES = rules_of(globals())
