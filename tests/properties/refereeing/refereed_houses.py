"""House rules for tables with a referee, drawn from a seed, and irregular acts that belong to these rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from euchre.acts import Act, AskNewDeal, Call, DefendAlone, GiveCard, GoUnder, Shuffle
from euchre.cards import NO_TRUMP, Rank
from euchre.errors import LawDataError
from euchre.game import due_now
from euchre.laws import CODE_NAMES, Code, house_variant, load_code
from euchre.table import RefereedTable

_BOTH = (True, False)
SWITCHES: Mapping[str, tuple[object, ...]] = {
    **dict.fromkeys(("joker", "stick_the_dealer", "assist_must_be_alone", "defend_alone"), _BOTH),
    **dict.fromkeys(("may_bury_turn_up", "may_decline_turn_up", "lay_down", "throw_in", "lap"), _BOTH),
    **dict.fromkeys(("lone_must_march", "suit_needed_to_call", "partners_best", "no_trump"), _BOTH),
    **dict.fromkeys(("farmers_hand", "take_over", "take_over_after_pass", "jambone", "jamboree"), _BOTH),
    "take_over_settled_between_partners": _BOTH,
    "take_over_until": ("opening_lead", "discard"),
    "alone_until": ("opening_lead", "discard", "call"),
    "all_pass": ("deal_passes", "deals_again"),
    "naming_turned_down_suit": ("void", "pass"),
    "lead_against_lone": ("eldest_hand", "left_of_lone_player", "lone_player"),
    "tricks_gathered_by": ("winner", "first_winner", "scorer"),
    "weak_hand_deals_again": ("no_ace_no_face", "no_face", "no_ace_no_face_no_trump"),
    "suit_needed_to_rob": ("never", "suit", "natural"),
    "stolen_deal": ("by_law", "stands", "goes_back"),
    "deals_in_game": (0, 1, 2, 8),
    "lowest_rank": ("7", "8", "9", "T"),
    "dummy": (0, 3),
    "shutout_euchre": (0, 4),
    "lone_euchre": (2, 4),
    "game_points": (1, 3, 5, 11),
    "slam_games": (1, 2),
    "rubber_games": (0, 3),
    **dict.fromkeys(("no_trump_point", "no_trump_march", "no_trump_lone_march"), (0, 3)),
}
"""The switches of a house that change what may be done or what follows, each with values to try."""
_CUSTOMS = (
    *("partners_best", "no_trump", "farmers_hand", "weak_hand_deals_again", "suit_needed_to_rob"),
    *("suit_needed_to_call", "stolen_deal", "deals_in_game", "dummy", "joker", "defend_alone"),
)
"""Switches that have acts or rulings of their own: each house has one of them."""
_NEEDS: Mapping[str, Mapping[str, object]] = {
    "jamboree": {"jambone": True},
    "take_over_after_pass": {"take_over": True},
    "take_over_settled_between_partners": {"take_over": True},
    "all_pass": {"stick_the_dealer": False},
    "partners_best": {"take_over": False, "jambone": False, "jamboree": False},
    "deals_in_game": {"lap": False, "slam_games": 1, "rubber_games": 0},
    **{key: {"no_trump": True} for key in ("no_trump_point", "no_trump_march", "no_trump_lone_march")},
}
"""What else has to be set where a switch is."""
_MOST = 5
_ACTS = (AskNewDeal, DefendAlone, GiveCard, GoUnder)


def house_of(seed: int) -> Code:
    """Return the code of a seed: every second one is one of the six games, and the others change some
    switches."""
    base = load_code(CODE_NAMES[seed % len(CODE_NAMES)])
    if seed // len(CODE_NAMES) % 2 == 0:
        return base
    chance = Random(-seed)
    while True:
        changes: dict[str, object] = {}
        for key in (chance.choice(_CUSTOMS), *chance.sample([*SWITCHES], chance.randint(0, _MOST))):
            changes |= {**_NEEDS.get(key, {}), key: chance.choice(SWITCHES[key])}
        try:
            return house_variant(base, changes)
        except LawDataError:
            continue  # the values contradict each other


def lawful_of_house(chance: Random, table: RefereedTable, act: Act | None) -> Act | None:
    """Return an act that only this house knows, about every second time that one is due; else the act
    given."""
    code = table.code
    if isinstance(act, Shuffle) and (code.farmers_hand or code.weak_hand_deals_again != "never"):
        return with_weak_hand(code, act)
    due = [one for due in due_now(table.sitting) for one in due.acts]
    own = [one for one in due if isinstance(one, _ACTS) or NO_TRUMP is getattr(one, "suit", None)]
    if not own and code.no_trump:
        own = [one for one in due if isinstance(one, Call) and not one.word.makes_trump]
    return chance.choice(own) if own and chance.random() < 0.5 else act


def with_weak_hand(code: Code, shuffle: Shuffle) -> Shuffle:
    """Return the shuffle with low cards where eldest hand gets its cards, if the dealer deals in the first
    way."""
    cards = [*(shuffle.pack or ())]
    first, second = code.packets[0]
    places = (*range(first), *range(code.players * first, code.players * first + second))
    for place in places:
        low = next(
            (
                other
                for other, card in enumerate(cards)
                if other not in places and card.rank is not None and card.rank <= Rank.TEN
            ),
            None,
        )
        rank = cards[place].rank
        if low is not None and (rank is None or rank > Rank.TEN):
            cards[place], cards[low] = cards[low], cards[place]
    return Shuffle(shuffle.actor, tuple(cards))


def acts_of_houses(table: RefereedTable) -> Iterator[str]:
    """Yield acts that only some houses know: gifts, exchanges, new deals, calls at no trump and lone
    defence."""
    deal = table.deal
    for seat in table.code.seating.seats:
        hand = deal.hands[seat]
        yield from (f"{seat} {verb} {card}" for card in hand for verb in ("gives", "discards"))
        for words in ("calls for a new deal", "defends alone", "waives", "takes the dummy", "plays alone"):
            yield f"{seat} {words}"
        for call in ("makes no trump", "makes no trump alone", "takes up", "orders up alone", "assists"):
            yield f"{seat} {call}"
        for words in ("declines the turn-up", "takes over alone", "plays jambone", "lays down", "turns down"):
            yield f"{seat} {words}"
        if len(hand) > 2:
            yield f"{seat} goes under with {' '.join(str(card) for card in hand[:3])}"
