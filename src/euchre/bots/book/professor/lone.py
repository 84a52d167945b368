"""The Professor on announcing a lone hand, jambone and jamboree (LONE1 to LONE8, JB1 to JB5, JB13)."""

from __future__ import annotations

from ....acts import Act, Discard, Manner, TakeOver
from ....cards import Rank, Suit
from ..hand_summary import HandSummary, summarize_hand
from ..rule import Advice, Strength, maxim, rules_of
from ..sight import Place, Sight

_THREE_TO_ONE = 110
_EVENS = 0
_TWO_TO_FIVE = -90
_HIGH = "RLAK"


def _alone_if_hand(sight: Sight, fits: dict[Suit, bool]) -> tuple[Act, ...]:
    return tuple(act for suit, act in sight.lone_acts() if fits[suit])


def _hands(sight: Sight) -> dict[Suit, HandSummary]:
    return {suit: sight.under(suit) for suit, _ in sight.lone_acts(*Manner)}


def _number_high(hand: HandSummary) -> int:
    return sum(name in _HIGH for name in hand.names)


@maxim("LONE1", Strength.STRONGLY)
def confident_of_all_five(sight: Sight) -> Advice:
    """Play alone when confident of all five tricks: at odds of three to one, as `simple` estimates them."""
    return tuple(act for suit, act in sight.lone_acts() if sight.odds_alone(suit) >= _THREE_TO_ONE)


@maxim("LONE2", Strength.STRONGLY)
def four_high_trumps_and_an_ace(sight: Sight) -> Advice:
    """Play alone on four high trumps and a lay ace."""
    return _alone_if_hand(
        sight,
        {
            suit: hand.number == 4 and _number_high(hand) >= 3 and len(hand.aces) == 1
            for suit, hand in _hands(sight).items()
        },
    )


@maxim("LONE3", Strength.USUALLY)
def three_high_trumps_with_ace_and_low(sight: Sight) -> Advice:
    """Play alone on three high trumps with an ace and a low card of its suit."""
    return _alone_if_hand(
        sight,
        {
            suit: hand.number == 3
            and _number_high(hand) == 3
            and any(len(cards) == 2 and cards[0].rank is Rank.ACE for cards in hand.lay)
            for suit, hand in _hands(sight).items()
        },
    )


@maxim("LONE4", Strength.STRONGLY)
def left_ace_king_and_commanding_cards(sight: Sight) -> Advice:
    """Play alone on left, ace and king, without the right, if the lay cards are the best of their suits."""
    return _alone_if_hand(
        sight,
        {
            suit: hand.holds_exactly("L A K") and (len(hand.aces) == 2 or bool(hand.ace_and_king))
            for suit, hand in _hands(sight).items()
        },
    )


@maxim("LONE5", Strength.USUALLY)
def the_lead_makes_up_for_weakness(sight: Sight) -> Advice:
    """Eldest hand, with the lead, may play a weaker hand alone than any other seat."""
    if sight.place is not Place.ELDEST:
        return ()
    return tuple(act for suit, act in sight.lone_acts() if sight.odds_alone(suit) >= _TWO_TO_FIVE)


@maxim("LONE8", Strength.USUALLY)
def the_deal_is_next_best(sight: Sight) -> Advice:
    """The dealer, last to the first trick, may play a weaker hand alone than second and third hand."""
    if sight.place is not Place.DEALER:
        return ()
    return tuple(act for suit, act in sight.lone_acts() if sight.odds_alone(suit) >= _EVENS)


def _open(sight: Sight, fits: dict[Suit, bool]) -> Advice:
    return tuple(act for suit, act in sight.lone_acts(Manner.JAMBONE) if fits[suit])


@maxim("JB1", Strength.ALWAYS)
def four_trumps_from_the_left_and_an_ace(sight: Sight) -> Advice:
    """As dealer, play jambone on left, ace, king and queen with a lay ace."""
    if sight.place is not Place.DEALER:
        return ()
    return _open(
        sight,
        {suit: hand.holds_exactly("L A K Q") and len(hand.aces) == 1 for suit, hand in _hands(sight).items()},
    )


@maxim("JB2", Strength.STRONGLY, excepts=("LONE1",))
def all_but_the_king(sight: Sight) -> Advice:
    """As dealer, play jambone on both bowers, ace, queen and ten: the king may be in the talon."""
    if sight.place is not Place.DEALER:
        return ()
    return _open(sight, {suit: hand.holds_exactly("R L A Q T") for suit, hand in _hands(sight).items()})


def _bowers_and_three_aces(sight: Sight) -> bool:
    """Whether the dealer's six cards are both bowers, one low trump and three lay aces."""
    view = sight.view
    if view.turn_up is None or sight.place is not Place.DEALER or view.exchanged:
        return False
    six = summarize_hand((*view.hand, view.turn_up), sight.trump_or_turned, view.code.joker)
    return six.number == 3 and six.holds("R L x") and "A" not in six.names and len(six.aces) == 3


@maxim("JB3", Strength.USUALLY, excepts=("LONE1", "LONE8", "DISC1"))
def bowers_and_three_aces_open(sight: Sight) -> Advice:
    """As dealer on both bowers, a low trump and three aces, discard the low trump and play jambone."""
    if not _bowers_and_three_aces(sight):
        return ()
    if sight.view.trump is not None and sight.view.calling.manner is Manner.JAMBONE:
        low = sight.view.trump
        cards = [*sight.view.hand, sight.view.turn_up]
        small = [
            card
            for card in cards
            if card is not None and card.suit_under(low) is low and card.rank is not Rank.JACK
        ]
        return tuple(act for act in sight.acts if isinstance(act, Discard) and list(act.cards) == small)
    return tuple(act for _, act in sight.lone_acts(Manner.JAMBONE))


@maxim("JB4", Strength.AVOID)
def no_open_hand_with_the_lead(sight: Sight) -> Advice:
    """As eldest hand, do not play jambone on both bowers and three aces: an ace may be called and ruffed."""
    if sight.place is not Place.ELDEST:
        return ()
    return _open(
        sight,
        {suit: hand.holds_exactly("R L") and len(hand.aces) == 3 for suit, hand in _hands(sight).items()},
    )


@maxim("JB5", Strength.USUALLY)
def bowers_and_two_low_trumps_plainly_alone(sight: Sight) -> Advice:
    """Assisted, with both bowers, two low trumps and an ace, play alone; jambone only at some scores."""
    calling = sight.view.calling
    assisted = sight.place is Place.DEALER and calling.maker == sight.view.code.seating.partner(sight.seat)
    if not assisted:
        return ()
    wants_eight = sight.score[0] < 2 and sight.score[1] >= 4
    manner = Manner.JAMBONE if wants_eight else Manner.ALONE
    fits = {
        suit: hand.number == 4 and hand.holds("R L x x") and len(hand.aces) == 1 and _number_high(hand) == 2
        for suit, hand in _hands(sight).items()
    }
    return tuple(act for suit, act in sight.lone_acts(manner) if fits[suit] and isinstance(act, TakeOver))


@maxim("JB13", Strength.ALWAYS)
def announce_the_jamboree(sight: Sight) -> Advice:
    """Announce the five best trumps as a jamboree, never as less."""
    return tuple(act for _, act in sight.lone_acts(Manner.JAMBOREE))


RULES = rules_of(globals())
