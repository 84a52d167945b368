"""The words of EGN: its cards and its rules."""

from __future__ import annotations

import re
from typing import Any

from ..cards import JOKER, UNKNOWN, Card, Rank, Suit, left_bower, right_bower
from ..errors import EuchreError, NotationError
from ..laws import Code, house_variant, load_code
from .json_keys import as_object, as_truth, as_whole

FILE_TYPE = "Euchre Game Notation"
VERSION = "1.4"
"""The version that is written; 1.0 to 1.4 are read."""

BESIDE_GAME = ("timings", "views", "viewSwitches", "videoUrl")
"""Keys of a file that say how programs show the game."""
BESIDE_HEADER, RULES_HEADER = "x-egn-shown", "x-egn-ruleset"
"""Headers with those keys, and with the rules as an EGN file gives them."""
PLAYED_ON_HEADER, KITTY_HEADER = "x-egn-played-on", "x-egn-kitty"
"""Headers for the number of a deal played after the game was won, and for undealt cards of a deal."""
_CARD = re.compile(r"(?P<rank>[789NTJQKAX])(?P<suit>[SsHhCcDdxtng])")
_REFUSED = {
    "fast_break": "the fast break",
    "four_trick_tokens": "tokens for four tricks",
}
_RULES = (
    *("std", "min_rank", "winning_score", "num_deals", "canadian", "loner_lead", "loner_march_score"),
    *("loner_euchred_score", "defend_alone", "joker", "num_players"),
    *("allow_no_trump", "partners_best", "farmers", "go_under"),
    *_REFUSED,
)
_OUT_OF_REACH = 1000
"""Points of a game that only a number of deals ends; a game of 100 deals cannot reach them."""
_DEFENDED = 4
"""Points that EGN always gives a lone adversary for a euchre."""
_SAID = (
    *("stick_the_dealer", "assist_must_be_alone", "lead_against_lone", "lone_march", "lone_euchre"),
    *("defend_alone", "duel_march", "joker", "lowest_rank", "game_points", "no_trump"),
    *("partners_best", "deals_in_game", "weak_hand_deals_again", "farmers_hand"),
)
"""The values of the modern game that EGN can express."""
_FARMER = "no_ace_no_face"
"""The weak hand that EGN calls a farmer's: only nines and tens, for which the same dealer deals again."""
_LEADS = {"LEFT_OF_DEALER": "eldest_hand", "LEFT_OF_LONER": "left_of_lone_player"}
_RANKS = {7: Rank.SEVEN, 8: Rank.EIGHT, 9: Rank.NINE, 10: Rank.TEN}


_DEFAULTS: dict[str, object] = {
    "std": True,
    "canadian": False,
    "loner_lead": "LEFT_OF_DEALER",
    "loner_march_score": 4,
    "loner_euchred_score": 2,
    "defend_alone": False,
    "joker": False,
    "allow_no_trump": False,
    "partners_best": False,
    "farmers": False,
    "go_under": False,
    "min_rank": 9,
    "winning_score": 10,
    "num_deals": 0,
}
"""The value of a rule that an EGN file leaves out."""


def read_card(text: object, place: str, trump: Suit | None = None) -> Card:
    """Return the card of an EGN text; `R` and `L` are bowers under the trump, `Xx` is unknown.

    Raises NotationError for a card that is only partly known, such as `Xc`.
    """
    if text == "B":
        return JOKER
    if text in ("R", "L") and trump is not None:
        return right_bower(trump) if text == "R" else left_bower(trump)
    if text in ("R", "L"):
        raise NotationError(f"{place}: '{text}' is not a card before the trump is settled")
    match = _CARD.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        raise NotationError(f"{place}: {text!r} is not a card; EGN writes Th for the ten of hearts")
    rank, suit = match["rank"], match["suit"]
    if text == "Xx":
        return UNKNOWN
    if rank == "X" or suit in "xtng":
        raise NotationError(f"{place}: '{text}' is only partly known, which a record cannot hold")
    return Card(rank.replace("N", "9") + suit.upper())


def card_text(card: Card) -> str:
    """Return a card as EGN writes it."""
    if card is JOKER:
        return "B"
    return "Xx" if card is UNKNOWN else card.text[0] + card.text[1].lower()


def read_rules(value: object, place: str) -> Code:
    """Return the modern game with the rules of an EGN file; a rule left out has EGN's default.

    Raises NotationError, naming the key, for a rule that no code here has.
    """
    rules = as_object(value, place, _RULES)
    for key, what in _REFUSED.items():
        if as_truth(rules.get(key, False), f"{place}.{key}"):
            raise NotationError(f"{place}.{key}: {what} is not played under any code here")
    if as_whole(rules.get("num_players", 4), f"{place}.num_players") != 4:
        raise NotationError(f"{place}.num_players: only games of four players are read")
    try:
        return house_variant(load_code("modern"), _changes(rules, place))
    except NotationError:
        raise
    except EuchreError as fault:
        raise NotationError(f"{place}: {fault}") from fault


def _changes(given: dict[str, Any], place: str) -> dict[str, object]:
    rules = _DEFAULTS | given
    lead = rules["loner_lead"]
    lowest = as_whole(rules["min_rank"], f"{place}.min_rank", 7, 10)
    march = as_whole(rules["loner_march_score"], f"{place}.loner_march_score", 0, 1000)
    if not isinstance(lead, str) or lead not in _LEADS:
        raise NotationError(f"{place}.loner_lead is {' or '.join(_LEADS)}, not {lead!r}")
    return {
        "stick_the_dealer": as_truth(rules["std"], f"{place}.std"),
        "assist_must_be_alone": as_truth(rules["canadian"], f"{place}.canadian"),
        "lead_against_lone": _LEADS[lead],
        "lone_march": march,
        "lone_euchre": as_whole(rules["loner_euchred_score"], f"{place}.loner_euchred_score", 0, 1000),
        "defend_alone": as_truth(rules["defend_alone"], f"{place}.defend_alone"),
        "duel_march": march,
        "duel_euchre": _DEFENDED,
        "joker": as_truth(rules["joker"], f"{place}.joker"),
        "no_trump": as_truth(rules["allow_no_trump"], f"{place}.allow_no_trump"),
        "partners_best": as_truth(rules["partners_best"], f"{place}.partners_best"),
        "weak_hand_deals_again": _FARMER if as_truth(rules["farmers"], f"{place}.farmers") else "never",
        "farmers_hand": as_truth(rules["go_under"], f"{place}.go_under"),
        "lowest_rank": _RANKS[lowest].letter,
        **_end_of_game(given, place),
    }


def _end_of_game(given: dict[str, Any], place: str) -> dict[str, object]:
    """Return the points or the number of deals at which a game ends; EGN has one or the other."""
    deals = as_whole(given.get("num_deals", 0), f"{place}.num_deals", 0, 100)
    points = as_whole(given.get("winning_score", 0 if deals else 10), f"{place}.winning_score", 0, 1000)
    if (deals == 0) == (points == 0):
        raise NotationError(f"{place}: either winning_score or num_deals ends a game, and the other is 0")
    return {"game_points": points or _OUT_OF_REACH, "deals_in_game": deals}


def write_rules(code: Code) -> dict[str, object]:
    """Return the rules of a code in EGN, without those that have EGN's default.

    Raises NotationError, naming the value, if EGN cannot express it.
    """
    if (code.base or code.name) != "modern":
        raise NotationError(
            f"EGN cannot hold a game under {code.base or code.name}, only the modern game of four"
        )
    for key in code.changes:
        if key not in _SAID:
            raise NotationError(f"EGN has no word for the house rule {key}")
    if code.lead_against_lone not in _LEADS.values():
        raise NotationError("EGN has no word for lead_against_lone = lone_player")
    if code.defend_alone and code.duel_march != code.lone_march:
        raise NotationError("EGN has no word for a duel_march that differs from lone_march")
    if code.weak_hand_deals_again not in ("never", _FARMER):
        raise NotationError(f"EGN has no word for weak_hand_deals_again = {code.weak_hand_deals_again}")
    if code.deals_in_game and code.game_points != _OUT_OF_REACH:
        raise NotationError(
            f"EGN ends a game by points or by deals: deals_in_game needs game_points = {_OUT_OF_REACH}"
        )
    rules = {
        "std": code.stick_the_dealer,
        "canadian": code.assist_must_be_alone,
        "loner_lead": next(word for word, value in _LEADS.items() if value == code.lead_against_lone),
        "loner_march_score": code.lone_march,
        "loner_euchred_score": code.lone_euchre,
        "defend_alone": code.defend_alone,
        "joker": code.joker,
        "allow_no_trump": code.no_trump,
        "min_rank": 10 if code.lowest_rank is Rank.TEN else int(code.lowest_rank),
        "partners_best": code.partners_best,
        "farmers": code.weak_hand_deals_again == _FARMER,
        "go_under": code.farmers_hand,
        "winning_score": 0 if code.deals_in_game else code.game_points,
        "num_deals": code.deals_in_game,
    }
    said = {key: value for key, value in rules.items() if value != _DEFAULTS[key]}
    if code.deals_in_game:
        said["winning_score"] = 0
    return said
