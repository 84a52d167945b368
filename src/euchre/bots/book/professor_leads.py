"""The Professor on play.

Leading alone and against a lone hand (LONE10 to LONE14, DEF3), and against an exposed hand, also which card
to call (JB6 to JB10); which cards to keep and to throw off against a lone hand (DEF1, DEF2).
"""

from __future__ import annotations

from ...acts import Act, Manner
from ...cards import Card, Rank, Suit
from .play import Played
from .rule import Advice, Strength, maxim, rules_of
from .sight import HandSummary, Place, summarize_hand


def _thrown_by_partner(played: Played) -> list[Card]:
    """Return the lay cards from the queen up that the partner has thrown off."""
    thrown = []
    for trick in played.view.tricks:
        card = played.played_by(trick, played.partner)
        off = card is not None and not played.is_trump(card) and played.suit_of(card) is not trick.led
        if off and card is not None and card.rank is not None and card.rank >= Rank.QUEEN:
            thrown.append(card)
    return thrown


@maxim("DEF1", Strength.STRONGLY)
def keep_the_best_of_what_partner_throws(played: Played) -> Advice:
    """Against a lone hand, keep your best card of the suit whose high cards your partner throws off."""
    suits = {played.suit_of(card) for card in _thrown_by_partner(played)}
    if played.lone_adversary is None or not played.is_void or not suits or played.winning:
        return ()
    kept = [suit[0] for suit in played.hand.lay if played.suit_of(suit[0]) in suits]
    others = [card for card in played.lay if card not in kept and not played.is_best(card)]
    return played.playing(sorted(others, key=played.reading.highness)) if kept else ()


@maxim("DEF2", Strength.ALWAYS)
def throw_the_suit_he_ruffed(played: Played) -> Advice:
    """When the lone player has ruffed a suit and your side has no trump left, throw off that suit."""
    lone = played.lone_adversary
    if lone is None or not played.is_void or played.trumps:
        return ()
    ruffed = {trick.led for trick in played.done if trick.led is not played.trump and trick.winner == lone}
    ruffed &= {trick.led for trick in played.done if played.reading.is_void(lone, trick.led)}
    if not played.reading.is_void(played.partner, played.trump):
        return ()
    return played.playing(card for card in played.lay if played.suit_of(card) in ruffed)


FOLLOWS = rules_of(globals())


@maxim("LONE10", Strength.STRONGLY, excepts=("LONE12",))
def the_ace_before_the_last_trump(played: Played) -> Advice:
    """Alone, with two tricks won by trumps, lead the ace before the last trump: it hides the weak suit."""
    cards = [played.played_by(trick, played.seat) for trick in played.done if trick.winner == played.seat]
    by_trumps = len(cards) == played.number - 1 == 2 and all(
        card is not None and played.is_trump(card) for card in cards
    )
    left = played.hand
    fits = played.is_lone and by_trumps and left.number == 1
    if not fits or len(left.aces) != 1 or len(left.lay) != 2:
        return ()
    return played.playing(left.aces)


@maxim("LONE12", Strength.STRONGLY)
def the_lowest_card_last(played: Played) -> Advice:
    """Alone, lead your lowest card last: the others may throw off the cards that beat it."""
    if not played.is_lone or len(played.view.hand) < 2 or not played.lay:
        return ()
    low = min(played.lay, key=played.reading.highness)
    if played.is_best(low):
        return ()
    return played.playing(
        card for card in sorted(played.plays, key=played.reading.lowness) if card is not low
    )


def _is_after_a_loss(played: Played) -> bool:
    return played.is_lone and played.reading.lost >= 1


@maxim("LONE13", Strength.ALWAYS)
def three_tricks_are_the_aim_now(played: Played) -> Advice:
    """Alone, after losing an early trick, lead sure winners before a trump that may lose."""
    if not _is_after_a_loss(played) or played.number > 3 or not played.trumps:
        return ()
    sure = [card for card in played.lay if played.is_best(card)]
    return () if played.is_best(played.trumps[0]) else played.playing(sure)


@maxim("LONE14", Strength.NEVER)
def do_not_lead_from_the_tenace(played: Played) -> Advice:
    """Alone, after losing a trick, do not lead from a tenace in trumps."""
    trumps = played.trumps
    if not _is_after_a_loss(played) or len(trumps) < 2 or not played.is_best(trumps[0]):
        return ()
    above = played.reading.above[trumps[1].index] & played.reading.out
    between = above & ~played.reading.above[trumps[0].index]
    return played.playing(trumps) if between.bit_count() == 1 and played.lay else ()


@maxim("DEF3", Strength.USUALLY)
def force_him_with_the_long_suit(played: Played) -> Advice:
    """Against a lone hand, with right and another, keep leading a suit of three to force out its trumps."""
    began = played.began_with
    long = [suit for suit in began.lay if len(suit) == 3]
    fits = played.lone_adversary is not None and played.place is Place.ELDEST
    if not fits or began.number != 2 or not began.holds("R x") or not long:
        return ()
    return played.playing(reversed(long[0]))[:1]


def _open_hand(played: Played) -> HandSummary | None:
    """Return the adversary's exposed hand, while the player chooses the first lead or the call; else None."""
    lone = played.lone_adversary
    if lone is None or played.view.calling.manner is not Manner.JAMBONE or played.done:
        return None
    if played.view.tricks and played.view.tricks[0].leader != played.seat:
        return None
    cards = dict(played.view.open_hands).get(lone, ())
    return summarize_hand(cards, played.trump, played.view.code.joker) if cards else None


def _led(played: Played) -> Card | None:
    """Return the card the player has led; None before the lead."""
    return played.view.tricks[0].plays[0].card if played.view.tricks else None


def _lead_or_call(played: Played, lead: Card, called: Card) -> tuple[Act, ...]:
    """Return the lead; after it, the call that goes with it."""
    led = _led(played)
    if led is None:
        return played.playing([lead])
    call = played.jambone_calls.get(called)
    return () if led is not lead or call is None else (call,)


def _trumps_before(played: Played) -> tuple[Card, ...]:
    """Return the player's trumps before the first lead, highest first."""
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


RULES = tuple(rule for rule in rules_of(globals()) if rule not in FOLLOWS)
