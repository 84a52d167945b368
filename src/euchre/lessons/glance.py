"""The rules of a game on one page, made from the values of its code, house rules included."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..explain.wording import capital
from ..laws import Code
from ..pictures import counted


@dataclass(frozen=True, slots=True)
class RuleSection:
    """Some rules under a heading."""

    title: str
    rules: tuple[str, ...]


def rules_at_a_glance(code: Code) -> tuple[RuleSection, ...]:
    """Return the rules in force under a code or a house variant, in a few sections of short sentences."""
    parts = (
        ("The game", _game(code)),
        ("The cards", _cards(code)),
        ("Naming trumps", _naming(code)),
        ("Playing alone", _alone(code)),
        ("Play", _play(code)),
        ("Points", _points(code)),
    )
    return tuple(RuleSection(title, tuple(map(capital, rules))) for title, rules in parts)


def _game(code: Code) -> Iterator[str]:
    sides = "two against two, partners facing each other" if code.partnerships else "each for themselves"
    yield f"{code.players} players, {sides}."
    yield f"{counted(code.game_points, 'point')} {'win' if code.game_points > 1 else 'wins'} a game."
    if code.lap:
        yield "Points beyond that are carried to the next game (lap)."
    if code.slam_games > 1:
        yield f"A game won with the losers at nothing counts as {counted(code.slam_games, 'game')} (slam)."
    if code.rubber_games:
        yield f"{counted(code.rubber_games, 'game')} make a rubber."


def _cards(code: Code) -> Iterator[str]:
    joker = ", and the joker as the highest trump" if code.joker else ""
    yield f"{len(code.pack)} cards, {code.lowest_rank.name.lower()} to ace in four suits{joker}."
    yield "In trumps: right bower (jack), left bower (the other jack of the colour), ace, king and down."
    yield "In the other suits: ace, king, queen, jack, ten and down."
    yield f"Each player gets {counted(code.hand_size, 'card')}; the next card is turned up."
    if code.dummy:
        yield f"A dummy hand of {counted(code.dummy, 'card')} lies beside; the maker takes it to choose from."


def _naming(code: Code) -> Iterator[str]:
    yield "First round: each player in turn calls the suit turned up, or passes. Left of the dealer begins."
    taken = "may leave it and keep the hand" if code.may_decline_turn_up else "takes it and puts a card out"
    yield f"If the turn-up is called, the dealer {taken}."
    if code.assist_must_be_alone and code.partnerships:
        yield "The dealer's partner may call it only by playing alone."
    yield "If all pass, the card is turned down, and each player in turn may name another suit."
    if code.no_trump:
        yield "No trump may be named in the second round."
    if code.stick_the_dealer:
        yield "If the others pass again, the dealer must name a suit."
    elif code.all_pass == "deal_passes":
        yield "If all pass again, the next player deals."
    else:
        yield "If all pass again, the same dealer deals again."
    if code.suit_needed_to_call:
        yield "You may name a suit only if you hold a card of it."


_UNTIL = {
    "call": "with the call",
    "discard": "by the discard at the latest",
    "opening_lead": "by the first lead at the latest",
}


def _alone(code: Code) -> Iterator[str]:
    without = "the partner" if code.partnerships else "the dummy"
    yield f"A maker may play alone, without {without}, and says so {_UNTIL[code.alone_until]}."
    if code.take_over:
        yield "The maker's partner may take the hand over and play alone."
    if code.defend_alone:
        yield "One adversary may then defend alone."
    if code.jambone:
        yield f"A lone hand may be played face up (jambone), for {code.jambone_march} points for all tricks."
    if code.jamboree:
        yield f"The five best trumps in one hand may be shown for {code.jamboree_points} points (jamboree)."
    if code.lone_must_march:
        yield "A lone hand that does not take all the tricks is euchred."


def _play(code: Code) -> Iterator[str]:
    leads = {
        "eldest_hand": "the player left of the dealer, or the next who plays",
        "left_of_lone_player": "the player left of the lone player",
        "lone_player": "the lone player",
    }
    yield "The player left of the dealer leads to the first trick; then the winner of each trick leads."
    if code.lead_against_lone != "eldest_hand":
        yield f"Against a lone hand {leads[code.lead_against_lone]} leads."
    yield "Follow the suit led if you can. The left bower belongs to the trump suit. Otherwise play any card."
    yield "The highest trump wins the trick, or without trumps the highest card of the suit led."


def _points(code: Code) -> Iterator[str]:
    most, least = code.hand_size, code.hand_size // 2 + 1
    yield f"Makers, {least} to {most - 1} tricks: {code.point}. All {most} tricks: {code.march}."
    yield f"Makers, fewer than {least} tricks (euchre): {code.euchre} to the others."
    yield f"Alone, {least} to {most - 1} tricks: {code.lone_point}. Alone, all {most}: {code.lone_march}."
    if code.lone_euchre != code.euchre:
        yield f"A lone hand euchred: {code.lone_euchre} to the others."
    if code.shutout_euchre:
        yield f"Makers without a trick: {code.shutout_euchre} to the others."
