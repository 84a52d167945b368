"""The Professor on calls and lone hands.

Calls, the Bridge and the discard (BID1 to BID8, BR1 to BR7, DISC1, DISC2, JB12); lone hands, jambone and
jamboree (LONE1 to LONE8, JB1 to JB5, JB13).
"""

from __future__ import annotations

from ...acts import Act, DeclineTurnUp, Discard, Manner, TakeOver
from ...cards import Card, Rank, Suit
from ..simple.calls import has_certain_trick, tricks_hoped
from ..simple.lone import best_five, scale_for
from .rule import Advice, Strength, maxim, rules_of
from .sight import HandSummary, Place, Sight, summarize_hand

_THREE_TRICKS = 300


def _speaks_first(sight: Sight, place: Place) -> bool:
    return sight.place is place and sight.is_ordering


def _pair_expects_three(sight: Sight) -> bool:
    return tricks_hoped(sight.view, sight.turned_suit) >= _THREE_TRICKS


@maxim("BID1", Strength.USUALLY)
def eldest_with_three_tricks(sight: Sight) -> Advice:
    """Eldest hand orders up with three expected tricks in the hand."""
    expects = _speaks_first(sight, Place.ELDEST) and sight.turned.tricks >= _THREE_TRICKS
    return sight.accepts if expects else ()


@maxim("BID2", Strength.USUALLY)
def partner_assists_on_three_between_them(sight: Sight) -> Advice:
    """Return the dealer's partner assists if the side should win three tricks."""
    return sight.accepts if _speaks_first(sight, Place.SECOND) and _pair_expects_three(sight) else ()


@maxim("BID3", Strength.USUALLY)
def third_orders_on_three_between_them(sight: Sight) -> Advice:
    """As third hand, order up if the side should win three tricks."""
    return sight.accepts if _speaks_first(sight, Place.THIRD) and _pair_expects_three(sight) else ()


@maxim("BID4", Strength.USUALLY)
def dealer_takes_up_on_three_between_them(sight: Sight) -> Advice:
    """Take up as dealer if the side should win three tricks."""
    return sight.accepts if _speaks_first(sight, Place.DEALER) and _pair_expects_three(sight) else ()


@maxim("BID5", Strength.USUALLY)
def dealer_turns_down_on_less(sight: Sight) -> Advice:
    """Return the dealer turns down if the side should win fewer."""
    return sight.refusals if _speaks_first(sight, Place.DEALER) and not _pair_expects_three(sight) else ()


@maxim("BID6", Strength.USUALLY)
def name_a_suit_on_three_tricks(sight: Sight) -> Advice:
    """In the second round, name a suit in which you expect three tricks."""
    if not sight.is_making:
        return ()
    suits = (*sight.cross_suits, sight.next_suit)
    able = [suit for suit in suits if sight.under(suit).tricks >= _THREE_TRICKS]
    return sight.makes(sorted(able, key=lambda suit: -sight.under(suit).tricks)[:1])


def _is_bridge(sight: Sight) -> bool:
    return sight.score in ((4, 1), (4, 2))


def _is_strong(hand: HandSummary) -> bool:
    return hand.number >= 3 and hand.tricks >= _THREE_TRICKS


@maxim("BID7", Strength.STRONGLY)
def wait_with_both_colours(sight: Sight) -> Advice:
    """Eldest hand passes if strong in the turned suit and in next: either trump suits the hand."""
    both = _is_strong(sight.turned) and _is_strong(sight.under(sight.next_suit))
    waits = _speaks_first(sight, Place.ELDEST) and both and not _is_bridge(sight)
    return sight.refusals if waits else ()


@maxim("BID8", Strength.ALWAYS)
def right_and_one_with_three_low_of_next(sight: Sight) -> Advice:
    """Eldest hand passes at any score with the right, another trump and three low cards of next."""
    low = [
        suit
        for suit in sight.turned.lay
        if len(suit) == 3 and suit[0].suit is sight.next_suit and (suit[0].rank or 0) <= Rank.TEN
    ]
    fits = sight.turned.number == 2 and sight.turned.holds("R") and bool(low)
    return sight.refusals if _speaks_first(sight, Place.ELDEST) and fits else ()


def _has_certain_trick(sight: Sight) -> bool:
    return has_certain_trick(sight.view.hand, sight.turned_suit, sight.view.code.joker)


@maxim("BR1", Strength.ALWAYS)
def order_up_at_the_bridge(sight: Sight) -> Advice:
    """At the Bridge, eldest hand orders up without a certain trick."""
    fits = _speaks_first(sight, Place.ELDEST) and _is_bridge(sight) and not _has_certain_trick(sight)
    return sight.accepts if fits else ()


@maxim("BR3", Strength.PERMITTED)
def pass_with_a_certain_trick(sight: Sight) -> Advice:
    """At the Bridge, eldest hand may pass with a certain trick; the pass tells the partner about it."""
    fits = _speaks_first(sight, Place.ELDEST) and _is_bridge(sight) and _has_certain_trick(sight)
    return sight.refusals if fits else ()


@maxim("BR4", Strength.STRONGLY)
def third_goes_for_the_game(sight: Sight) -> Advice:
    """At the Bridge, if eldest hand passed, third hand orders up on strong trumps to win the game."""
    strong = sight.turned.number >= 3 or sight.turned.holds_any("R x", "L A")
    fits = _speaks_first(sight, Place.THIRD) and _is_bridge(sight) and sight.has_passed(Place.ELDEST)
    return sight.accepts if fits and strong else ()


@maxim("BR5", Strength.PERMITTED)
def the_wider_bridge(sight: Sight) -> Advice:
    """If house rules count 3-1 and 2-0 as a Bridge, order up there when jack, ace or king is turned."""
    applies = sight.view.code.wide_bridge and sight.score in ((3, 1), (2, 0))
    high = sight.turned_rank in (Rank.JACK, Rank.ACE, Rank.KING)
    fits = _speaks_first(sight, Place.ELDEST) and applies and high and not _has_certain_trick(sight)
    return sight.accepts if fits else ()


@maxim("BR7", Strength.AVOID)
def four_to_nothing_is_no_bridge(sight: Sight) -> Advice:
    """At four to nothing, do not order up as at a Bridge."""
    weak = sight.turned.tricks < _THREE_TRICKS
    return sight.accepts if _speaks_first(sight, Place.ELDEST) and sight.score == (4, 0) and weak else ()


def _least(sight: Sight) -> Card:
    (thrown,) = best_five(
        scale_for(sight.view), sight.six_cards, sight.trump_or_turned, sight.view.code.joker, 1
    )[1]
    return thrown


@maxim("DISC1", Strength.USUALLY)
def the_card_of_least_value(sight: Sight) -> Advice:
    """Discard the least useful card."""
    if not sight.six_cards or _least(sight) is sight.view.turn_up:
        return ()
    return sight.discarding([_least(sight)])


@maxim("DISC2", Strength.STRONGLY, excepts=("DISC1",))
def bare_king_before_a_low_card_of_the_aces_suit(sight: Sight) -> Advice:
    """Alone with three trumps, discard the single king and keep the ace with its low card."""
    six = sight.six
    if six is None or sight.view.calling.lone != sight.seat or six.number != 3:
        return ()
    guarded = any(len(suit) == 2 and suit[0].rank is Rank.ACE for suit in six.lay)
    return sight.discarding(six.bare(Rank.KING)) if guarded else ()


@maxim("JB12", Strength.PERMITTED)
def leave_the_turn_up(sight: Sight) -> Advice:
    """With five good cards the dealer may decline the turn-up."""
    if not sight.six_cards or _least(sight) is not sight.view.turn_up:
        return ()
    return tuple(act for act in sight.acts if isinstance(act, DeclineTurnUp))


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
    """Return the dealer, last to the first trick, may play a weaker hand alone than second and third hand."""
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
    """Return whether the dealer's six cards are both bowers, one low trump and three lay aces."""
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
