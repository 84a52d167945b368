"""Leeds and Dwight on playing to a trick that another player led.

In general (G5 to G8, S15 to S17, S21 to S27, T6), the coups (C1 to C7), and which cards to keep and to throw
off against a lone hand (DA3 to DA6).
"""

from __future__ import annotations

from itertools import pairwise

from ....acts import CallKind
from ....cards import Card, Rank, Suit
from ..play import Played
from ..rule import Advice, Strength, maxim, rules_of
from ..sight import Place


@maxim("G5", Strength.NEVER)
def no_false_cards(played: Played) -> Advice:
    """When following suit, do not play the higher of equals: it would mislead your partner."""
    if played.is_void or not played.has_partner:
        return ()
    ordered = sorted(played.plays, key=played.reading.lowness)
    return played.playing(high for high, low in pairwise(ordered) if played.are_equals(high, low))


def _may_throw_off(played: Played) -> bool:
    return played.is_void and played.has_partner


@maxim("G6", Strength.USUALLY)
def throw_the_ace_to_show_the_king(played: Played) -> Advice:
    """With ace and king of a lay suit, throw the ace on your partner's trick: it shows that you hold both."""
    fits = _may_throw_off(played) and played.partner_is_winning
    return played.playing(played.hand.ace_and_king) if fits else ()


@maxim("G7", Strength.USUALLY)
def keep_the_command_secret(played: Played) -> Advice:
    """If your partner has shown no strength, do not reveal ace and king."""
    tried = [played.played_by(trick, played.partner) for trick in played.done]
    weak = len(tried) >= 2 and not any(trick.winner == played.partner for trick in played.done)
    if (
        not _may_throw_off(played)
        or not weak
        or not played.adversary_is_winning
        or not played.hand.ace_and_king
    ):
        return ()
    rest = [card for card in played.lay if card not in played.hand.ace_and_king]
    return played.playing(sorted(rest, key=played.reading.highness))


@maxim("G8", Strength.NEVER)
def no_finesse_in_lay_cards(played: Played) -> Advice:
    """Do not finesse in lay suits: if you have the best card, play it, not a lower one that might win."""
    if played.is_void or played.trick.led is played.trump or played.is_last:
        return ()
    winning = played.winning
    if len(winning) < 2 or not played.is_best(winning[-1]) or not played.adversary_is_winning:
        return ()
    return played.playing(card for card in winning[:-1] if not played.are_equals(card, winning[-1]))


def _is_led_through(played: Played) -> bool:
    """Return whether eldest hand has led a trump to the first trick and second hand holds two trumps."""
    opened = played.number == 1 and played.trick.leader == played.seat_at(Place.ELDEST)
    return (
        opened
        and played.trick.led is played.trump
        and played.place is Place.SECOND
        and played.hand.number == 2
    )


@maxim("S15", Strength.ALWAYS)
def right_when_led_through(played: Played) -> Advice:
    """When led through, play the right from right and another, unless the ace is turned."""
    fits = _is_led_through(played) and played.hand.holds("R x") and played.turned_rank is not Rank.ACE
    return played.playing(played.trumps[:1]) if fits else ()


@maxim("S16", Strength.PERMITTED)
def small_one_with_the_ace_turned(played: Played) -> Advice:
    """With the ace turned you may play the small one: your partner's ace may win the trick."""
    fits = _is_led_through(played) and played.hand.holds("R x") and played.turned_rank is Rank.ACE
    return played.playing(played.trumps[1:]) if fits else ()


@maxim("S17", Strength.USUALLY)
def left_when_led_through(played: Played) -> Advice:
    """Led through after assisting on left and another, play the left, unless right or ace is turned."""
    low_turned = not played.right_is_turned and played.turned_rank is not Rank.ACE
    fits = _is_led_through(played) and played.hand.holds("L x") and played.maker == played.seat and low_turned
    return played.playing(played.trumps[:1]) if fits else ()


@maxim("S21", Strength.USUALLY)
def ruff_with_the_higher(played: Played) -> Advice:
    """When your partner took up and you hold two middling trumps, ruff early with the higher."""
    took_up = (
        played.place is Place.SECOND and played.maker == played.partner and played.word is CallKind.TAKE_UP
    )
    middling = played.hand.number == 2 and not played.hand.holds_any("R", "L", "A", "K")
    fits = took_up and middling and played.can_ruff and played.adversary_is_winning
    return played.playing(card for card in played.trumps[:1] if card in played.winning) if fits else ()


def _second_on_a_small_card(played: Played) -> bool:
    led = played.trick.plays[0].card
    small = led.rank is not None and led.rank < Rank.KING
    second = played.place is Place.SECOND and len(played.trick.plays) == 1
    return second and played.number == 1 and played.can_ruff and small


@maxim("S24", Strength.NEVER)
def no_ruff_with_the_bare_right(played: Played) -> Advice:
    """Do not ruff a small card in the first trick with a single right bower."""
    fits = _second_on_a_small_card(played) and played.hand.holds_exactly("R")
    return played.playing(played.trumps) if fits else ()


@maxim("S25", Strength.USUALLY)
def ruff_with_the_bare_left(played: Played) -> Advice:
    """Ruff a small card in the first trick with a single left bower."""
    fits = _second_on_a_small_card(played) and played.hand.holds_exactly("L")
    return played.playing(played.trumps) if fits else ()


@maxim("S27", Strength.USUALLY)
def ruff_soon_with_one_small_trump(played: Played) -> Advice:
    """With one small trump, take the first ruff you can."""
    small = played.hand.number == 1 and not played.hand.holds_any("R", "L", "A", "K", "Q")
    fits = played.place is Place.SECOND and played.has_partner and small and played.can_ruff
    return played.playing(played.winning) if fits and played.adversary_is_winning else ()


@maxim("T6", Strength.AVOID)
def beat_the_turn_up(played: Played) -> Advice:
    """If you ruff before the dealer plays, ruff higher than the turn-up."""
    dealer_follows = played.view.dealer in played.reading.still_to_play(played.trick)
    gone = any(play.card is played.view.turned_card for trick in played.view.tricks for play in trick.plays)
    ruffs = played.place is Place.THIRD and played.can_ruff and played.is_first_round
    if not ruffs or not dealer_follows or gone:
        return ()
    height = played.reading.height
    low = [card for card in played.winning if height[card.index] < height[played.view.turned_card.index]]
    return played.playing(low) if len(low) < len(played.winning) else ()


def _dealer_before_a_ruff(played: Played) -> bool:
    """Return whether the dealer, last to the first trick, could over-ruff an adversary only with the
    right."""
    best, _ = played.reading.best_in(played.trick)
    over = played.place is Place.DEALER and played.number == 1 and played.is_last and played.can_ruff
    if not over or not played.is_trump(best) or not played.adversary_is_winning:
        return False
    return len(played.winning) == 1 and played.hand.names[0] == "R"


def _losers(played: Played) -> list[Card]:
    low = [card for card in played.lay if not played.is_best(card)]
    return sorted(low, key=played.reading.highness)


@maxim("C1", Strength.USUALLY)
def throw_a_loser_instead_of_over_ruffing(played: Played) -> Advice:
    """If you took up, throw a loser on a ruff that only your right bower beats."""
    fits = _dealer_before_a_ruff(played) and played.maker == played.seat
    return played.playing(_losers(played)) if fits else ()


@maxim("C1b", Strength.USUALLY)
def over_ruff_after_an_assist(played: Played) -> Advice:
    """If your partner assisted, over-ruff after all."""
    fits = _dealer_before_a_ruff(played) and played.maker == played.partner and played.word is CallKind.ASSIST
    return played.playing(played.winning) if fits else ()


@maxim("C2", Strength.USUALLY, excepts=("G5",))
def play_the_card_they_know(played: Played) -> Advice:
    """When trumps are led through your partner who assisted, play the turn-up, not its unknown equal."""
    led_through = played.number == 1 and played.trick.led is played.trump and played.word is CallKind.ASSIST
    fits = played.place is Place.DEALER and led_through and played.view.turned_card in played.plays
    others = [card for card in played.plays if card is not played.view.turned_card]
    equals = [card for card in others if played.are_equals(card, played.view.turned_card)]
    losing = played.view.turned_card not in played.winning
    return played.playing([played.view.turned_card]) if fits and equals and losing else ()


@maxim("C3", Strength.BY_THE_SCORE)
def ruff_partners_ace_to_draw_trumps(played: Played) -> Advice:
    """With all tricks won so far, ruff your partner's ace if you can then draw trumps and run the rest."""
    swept = played.are_makers and played.reading.lost == 0 and played.number > 1
    if not swept or not played.can_ruff or not played.partner_is_winning:
        return ()
    best, _ = played.reading.best_in(played.trick)
    draws = played.hand.number >= 2 and played.is_best(played.trumps[0])
    few = played.reading.trumps_out.bit_count() <= 3 and not played.is_trump(best)
    winners = any(played.is_best(card) for card in played.lay)
    return played.playing(reversed(played.trumps[1:])) if draws and few and winners else ()


@maxim("C5", Strength.USUALLY)
def under_play_to_keep_the_tenace(played: Played) -> Advice:
    """Last to a trump trick you could win, duck to keep right and king behind the player on your right."""
    height = played.reading.height
    if not played.is_last or played.trick.led is not played.trump or not played.adversary_is_winning:
        return ()
    best, _ = played.reading.best_in(played.trick)
    low = [card for card in played.trumps if height[card.index] < height[best.index]]
    fits = played.hand.holds("R K x") and "A" not in played.hand.names and bool(low)
    can_spare = not played.are_makers and played.maker == played.on_right and played.reading.won >= 1
    return played.playing(low[-1:]) if fits and can_spare else ()


@maxim("C6", Strength.USUALLY)
def ruff_to_lead_through_the_maker(played: Played) -> Advice:
    """Ruff even your partner's trick with a single trump of no other use, to lead through the maker."""
    on_left = played.maker == played.on_left and not played.are_makers
    single = played.hand.number == 1 and not played.is_best(played.trumps[0]) if played.trumps else False
    fits = on_left and single and played.can_ruff and played.partner_is_winning and played.number >= 3
    return played.playing(card for card in played.winning) if fits and played.has_partner else ()


@maxim("C7", Strength.AVOID)
def keep_the_master_trump(played: Played) -> Advice:
    """Against a lone hand, do not ruff a lay card that may lose with the master trump as your only trump."""
    if played.lone_adversary is None or not played.can_ruff or played.hand.number != 1:
        return ()
    best, holder = played.reading.best_in(played.trick)
    doubtful = holder == played.lone_adversary and not played.is_best(best) and not played.is_last
    return played.playing(played.trumps) if doubtful and played.is_best(played.trumps[0]) else ()


def _throws_off(played: Played) -> bool:
    """Return whether a lone adversary is winning the trick with a trump and the player cannot follow or
    win."""
    lone = played.lone_adversary
    if lone is None or not played.is_void:
        return False
    best, holder = played.reading.best_in(played.trick)
    return holder == lone and played.is_trump(best) and not played.winning


def _has_swept(played: Played) -> bool:
    lone = played.lone_adversary
    return all(trick.winner == lone for trick in played.done)


def _partners_card(played: Played) -> Card | None:
    return played.played_by(played.trick, played.partner)


@maxim("DA3", Strength.ALWAYS)
def fourth_card_of_the_suit_you_keep(played: Played) -> Advice:
    """Play to the fourth trick a card of the suit you keep, so that your partner keeps another."""
    if not _throws_off(played) or not _has_swept(played):
        return ()
    shown = _partners_card(played) if played.number == 4 else None
    if shown is not None and not played.is_trump(shown):
        same = [card for card in played.lay if played.suit_of(card) is played.suit_of(shown)]
        return played.playing(same) if 0 < len(same) < len(played.lay) else ()
    pairs = [suit for suit in played.hand.lay if len(suit) > 1]
    if not pairs:
        return ()
    kept = max(pairs, key=lambda suit: (suit[0].rank or 0, len(suit)))
    if played.number == 4:
        return played.playing(kept[-1:])
    others = [card for card in played.lay if card not in kept]
    return played.playing(sorted(others, key=played.reading.highness))


@maxim("DA4", Strength.NEVER)
def keep_the_second_equal(played: Played) -> Advice:
    """If you led one of two equals and lost to a card of the suit, keep the other equal to the end."""
    if not _throws_off(played) or not played.done or played.done[0].leader != played.seat:
        return ()
    first = played.done[0]
    led, taken = first.plays[0].card, played.played_by(first, first.winner)
    if taken is None or first.led is played.trump or played.is_trump(taken):
        return ()
    return played.playing(card for card in played.lay if _is_next_below(card, led, first.led))


def _is_next_below(card: Card, led: Card, suit: Suit) -> bool:
    if card.suit is not suit or card.rank is None or led.rank is None:
        return False
    return led.rank - card.rank == 1


@maxim("DA5", Strength.USUALLY)
def throw_the_other_ace(played: Played) -> Advice:
    """Against a lone hand, throw the ace from ace and king early: it shows your partner what you keep."""
    fits = _throws_off(played) and played.place is Place.ELDEST and played.number <= 3
    return played.playing(played.hand.ace_and_king) if fits else ()


@maxim("DA6", Strength.USUALLY, excepts=("DA3",))
def keep_the_suit_of_partners_king(played: Played) -> Advice:
    """In third hand, if the fourth card from your partner is a lay king, keep your card of its suit."""
    if not _throws_off(played) or not _has_swept(played) or played.number != 4:
        return ()
    king, lone = _partners_card(played), played.lone_adversary
    fits = played.place is Place.THIRD and lone == played.view.dealer and played.trick.led is played.trump
    if not fits or king is None or king.rank is not Rank.KING or played.is_trump(king):
        return ()
    shown = [played.played_by(trick, lone) for trick in played.done] if lone is not None else []
    if any(card is None or not played.is_trump(card) for card in shown) or len(played.lay) != 2:
        return ()
    ruffed = {trick.led for trick in played.done}
    if any(played.suit_of(card) in ruffed for card in played.lay):
        return ()
    suits = {played.suit_of(card) for card in played.lay}
    other = [card for card in played.lay if played.suit_of(card) is not played.suit_of(king)]
    return played.playing(other) if len(suits) == 2 and played.suit_of(king) in suits else ()


RULES = rules_of(globals())
