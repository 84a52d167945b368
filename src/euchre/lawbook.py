"""The table from laws to what decides them: values of the codes, reasons of refusal, functions.

A law is decided in one of four ways. A value of a code rests on it: then the functions that read
the value decide it (`VALUES`). Or it holds under every code alike and functions decide it by
themselves (`LAWS`). Or an act that would break it is refused (`REASONS`). Of an irregularity or a
penalty a refusal is only half: what is to be done once it has happened is for the referee, by what the
code provides (`IRREGULARITIES`). A few laws speak of manners or merely give a thing its name; nothing that
could be entered at a table shows them kept or broken, and they are left to people (`LEFT_TO_PEOPLE`).

Functions are named `module:name` below `euchre`, so that looking a law up loads none of them;
`resolve` gets one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from typing import Any

from .laws import CODE_NAMES, Code, load_code
from .laws.register import load_register

_POINTS = ("deal.outcome:points_for",)
_RUBBER = ("game.score:_rubber_goes_on", "game.score:_rubber_over")

VALUES: Mapping[str, tuple[str, ...]] = {
    "players": ("seats:Seating.seats", "seats:Seating.left_of"),
    "partnerships": ("seats:Seating.partner", "seats:Seating.sides"),
    "lowest_rank": ("laws.code:Code.pack",),
    "joker": ("laws.code:Code.pack",),
    "hand_size": ("laws.code:Code.odd_trick", "deal.legality:_holding_fits"),
    "dummy": ("deal.transition:_deal_out", "deal.dues:_before_lead"),
    "partners_by_cut": ("club.places:_partners",),
    "two_cards_cut": ("club.cuts:_shown",),
    "dropped_card_is_cut": ("club.cuts:is_cut",),
    "cutter_chooses": ("club.places:_partners_settled",),
    "waiting_members": ("club.places:closed", "club.places:_places_settled"),
    "first_deal": ("game.draw:next_to_draw", "game.draw:dealer_drawn", "club.places:_partners_settled"),
    "cutting_order": ("game.cutting:height",),
    "new_first_deal": ("game.sitting:_who_deals_next",),
    "first_shuffle": ("deal.dues:shuffler",),
    "others_shuffle": ("deal.dues:_more_shuffling",),
    "cut_may_be_declined": ("deal.dues:_cutting",),
    "cut_least_lifted": ("deal.dues:_cutting",),
    "cut_least_left": ("deal.dues:_cutting",),
    "packets": ("deal.dues:_dealing",),
    "same_packets_for_all": ("deal.dues:_dealing",),
    "stick_the_dealer": ("deal.dues:_making",),
    "all_pass": ("deal.transition:_passed",),
    "naming_turned_down_suit": ("deal.transition:_call",),
    "assist_must_be_alone": ("deal.dues:_ordering",),
    "take_over": ("deal.rights:may_take_over",),
    "take_over_after_pass": ("deal.rights:_barred_by_pass",),
    "take_over_settled_between_partners": ("deal.rights:_may_take_back",),
    "take_over_until": ("deal.rights:may_take_over",),
    "alone_until": ("deal.rights:may_add_alone",),
    "dealer_alone_until": ("deal.rights:may_add_alone",),
    "defend_alone": ("deal.rights:may_defend_alone",),
    "jambone": ("deal.rights:lone_manners",),
    "jamboree": ("deal.rights:lone_manners", "deal.rights:may_announce_jamboree"),
    "may_bury_turn_up": ("deal.dues:_discards",),
    "may_decline_turn_up": ("deal.dues:_discards",),
    "lead_against_lone": ("deal.rights:first_leader",),
    "lay_down": ("deal.dues:_open_in_play",),
    "throw_in": ("deal.dues:_open_in_play",),
    "tricks_gathered_by": ("deal.gathering:gatherer",),
    **dict.fromkeys(("point", "march", "euchre"), _POINTS),
    **dict.fromkeys(("lone_point", "lone_march", "lone_euchre"), _POINTS),
    **dict.fromkeys(("jambone_point", "jambone_march", "jambone_euchre", "jamboree_points"), _POINTS),
    **dict.fromkeys(("duel_point", "duel_march", "duel_euchre"), _POINTS),
    "game_points": ("game.score:_winner", "game.score:_game_won"),
    "lap": ("game.score:_game_won",),
    "slam_games": ("game.score:_game_won",),
    "rubber_games": _RUBBER,
    "fourth_game_if_third_laps": ("game.score:_rubber_goes_on",),
    "game_value": _RUBBER,
    "love_game_value": _RUBBER,
    "rubber_bonus": ("game.score:_rubber_over",),
    "point_counter": ("game.counters:counters",),
    "game_counter": ("game.counters:counters",),
    "wide_bridge": ("game.score:is_bridge",),
}
"""For each value of a code the functions that read it and so decide the laws it rests on."""

REASONS: Mapping[str, tuple[str, ...]] = {
    "deal/not-the-shuffler": ("deal.dues:shuffler", "deal.dues:_more_shuffling"),
    "deal/not-the-cutter": ("deal.dues:_cutting",),
    "deal/cut-size": ("deal.dues:_cutting",),
    "deal/cut-declined": ("deal.dues:_cutting",),
    "deal/pack-is-cut": ("deal.refusals:_pack_is_cut",),
    "deal/not-the-dealer": ("deal.legality:_deal_fits",),
    "deal/packets": ("deal.dues:ways_to_deal",),
    "deal/turn-up": ("deal.dues:_turning",),
    "deal/wrong-pack": ("deal.legality:is_the_pack",),
    "deal/wrong-hand": ("deal.legality:_holding_fits",),
    "call/not-your-turn": ("deal.dues:_ordering", "deal.dues:_making"),
    "call/wrong-word": ("deal.dues:_ordering", "deal.dues:_making"),
    "call/suit-turned-down": ("deal.dues:_making",),
    "call/no-suit": ("deal.dues:_making",),
    "call/stuck": ("deal.dues:_making",),
    "call/too-late": ("deal.transition:_settled",),
    "alone/not-the-makers": ("deal.rights:may_add_alone", "deal.rights:may_take_over"),
    "alone/passed": ("deal.rights:_barred_by_pass",),
    "alone/too-late": ("deal.rights:may_add_alone", "deal.rights:may_take_over"),
    "alone/taken-over": ("deal.rights:_may_take_back",),
    "alone/no-defending": ("deal.rights:may_defend_alone",),
    "alone/jamboree-not-held": ("deal.rights:holds_jamboree",),
    "discard/not-the-dealer": ("deal.rights:dealer_exchanges",),
    "discard/number": ("deal.dues:_discards", "deal.dues:_before_lead"),
    "discard/turn-up": ("deal.dues:_discards",),
    "discard/final": ("deal.dues:_preparing",),
    "discard/dummy-first": ("deal.dues:_preparing",),
    "play/trump-not-settled": ("deal.dues:_preparing",),
    "play/not-your-turn": ("deal.rights:first_leader", "deal.transition:_play"),
    "play/sits-out": ("deal.transition:_going_alone",),
    "play/does-not-follow": ("deal.following:legal_cards",),
    "play/not-held": ("deal.following:legal_cards",),
    "play/called-card": ("deal.following:legal_cards",),
    "jambone/not-the-caller": ("deal.rights:owner_of_call",),
    "jambone/not-callable": ("deal.rights:callable_cards",),
    "jambone/too-late": ("deal.rights:jambone_caller",),
    "jambone/call-first": ("deal.rights:jambone_caller",),
    "claim/lay-down": ("deal.dues:_open_in_play",),
    "claim/throw-in": ("deal.dues:_open_in_play",),
    "score/wrong-mark": ("deal.legality:_mark_fits",),
    "claim/nothing-to-answer": ("deal.dues:_answers",),
    "table/nothing-to-waive": ("deal.transition:_waiver",),
    "table/not-now": ("deal.dues:awaited",),
    "club/too-few": ("club.places:can_close",),
    "club/not-your-cut": ("club.cuts:to_cut",),
    "club/cut-first": ("club.cuts:to_cut",),
    "club/void-cut": ("club.cuts:counted", "game.cutting:same_pack"),
    "club/no-place": ("club.places:_places_settled", "club.places:_out_settled"),
    "club/partners-face": ("club.refusals:_facing",),
    "club/choice-first": ("club.refusals:_sitting", "club.refusals:_choosing"),
    "club/choice-made": ("club.refusals:_sitting", "club.refusals:_choosing"),
    "club/pack-stays": ("club.refusals:_choosing",),
    "club/new-packs": ("club.evening:_fault_in_play",),
    "club/substitute": ("club.refusals:_substituting", "club.refusals:_answering"),
}
"""For each reason of refusal that a code cites laws for, the functions that settle what is lawful."""

LAWS: Mapping[str, Mapping[str, str]] = {
    "club.claims:entry_claims": {"leeds-dwight-1888": "11 17 20 21"},
    "club.claims:staying_claims": {"leeds-dwight-1888": "15"},
    "club.cuts:counted": {"leeds-dwight-1888": "9 10"},
    "club.evening:_fault_in_play": {"leeds-dwight-1888": "72"},
    "club.places:_places_settled": {"leeds-dwight-1888": "11 12"},
    "club.places:closed": {"leeds-dwight-1888": "16"},
    "club.places:with_vacancy_filled": {"leeds-dwight-1888": "19"},
    "club.refusals:_choosing": {"professor-1862": "P4", "leeds-dwight-1888": "11"},
    "club.refusals:_facing": {"professor-1862": "P7"},
    "club.refusals:_missing": {"jerome-1877": "s.12"},
    "club.refusals:_substituting": {"leeds-dwight-1888": "18"},
    "game.counters:counters": {"professor-1862": "T8"},
    "game.counters:penknife": {"professor-1862": "P30"},
    "game.counters:tray_and_deuce": {"professor-1862": "P29"},
    "cards:right_bower": {"professor-1862": "P2 T3", "jerome-1877": "2.1", "modern": "right-bower"},
    "cards:left_bower": {"professor-1862": "P2 T3", "jerome-1877": "2.1 2.2", "modern": "left-bower"},
    "cards:Card.suit_under": {"professor-1862": "P2", "jerome-1877": "2.1 2.2", "modern": "left-bower"},
    "cards:Card.strength": {
        "professor-1862": "P2 P3 P21",
        "jerome-1877": "2.1 2.2 2.3",
        "modern": "right-bower trump-rank plain-rank",
    },
    "deal.dues:_cutting": {"professor-1862": "T11"},
    "deal.dues:_more_shuffling": {"leeds-dwight-1888": "27"},
    "deal.following:legal_cards": {
        "professor-1862": "P20",
        "jerome-1877": "9.2 9.3",
        "leeds-dwight-1888": "62",
        "modern": "follow void-hand",
    },
    "deal.state:Trick.winner": {"professor-1862": "P21", "modern": "trick-win"},
    "deal.transition:_deal_out": {"professor-1862": "T12"},
    "deal.transition:_going_alone": {"professor-1862": "A2 A3 T6"},
    "deal.transition:_passed": {"jerome-1877": "6.12"},
    "deal.transition:_play": {"modern": "winner-leads"},
    "deal.transition:_settled": {"professor-1862": "T1 T2", "modern": "maker"},
    "game.cutting:ordered": {
        "professor-1862": "L1",
        "jerome-1877": "3.2 4.2 4.3 4.4 4.5 s.1",
        "leeds-dwight-1888": "13 14",
    },
    "game.cutting:same_pack": {"leeds-dwight-1888": "9"},
    "game.score:is_bridge": {"professor-1862": "T4"},
    "game.score:_game_won": {"professor-1862": "S19"},
    "game.score:marked": {"professor-1862": "T7", "modern": "m.9"},
    "game.sitting:settled": {"leeds-dwight-1888": "6"},
    "deal.dues:_ordering": {"professor-1862": "B2 B4 B7"},
    "table.revokes:with_claim": {"leeds-dwight-1888": "70"},
    "table.orders:cards_open": {"leeds-dwight-1888": "55 57", "jerome-1877": "12.2", "professor-1862": "L30"},
    "table.irregularities.asking:question": {
        "professor-1862": "L11",
        "jerome-1877": "15.1 15.2",
        "leeds-dwight-1888": "92",
    },
}
"""Functions that decide laws by themselves: for each the ids by register, with blanks between them."""

IRREGULARITIES: Mapping[str, tuple[str, ...]] = {
    "two-cards-cut": (
        "table.irregularities.pack:cards_shown_in_cutting",
        "table.redealing:higher_card_counts",
    ),
    "face-seen-in-shuffling": (
        "table.irregularities.pack:face_seen_in_shuffling",
        "table.redealing:shuffle_again",
    ),
    "shuffle-in-play": ("table.irregularities.pack:shuffled_out_of_time",),
    "shuffle-out-of-turn": ("table.irregularities.pack:shuffled_out_of_time",),
    "dealer-shuffles-after-cut": (
        "table.irregularities.pack:shuffled_out_of_time",
        "table.redealing:lose_deal",
    ),
    "pack-handled-after-cut": (
        "table.irregularities.pack:shuffled_out_of_time",
        "table.redealing:shuffle_and_cut_again",
    ),
    "pack-misplaced": ("table.irregularities.pack:pack_misplaced",),
    "cut-too-small": ("table.irregularities.pack:pack_badly_cut", "table.redealing:cut_again"),
    "card-shown-in-cut": ("table.irregularities.pack:cards_shown_in_cutting", "table.redealing:cut_again"),
    "cut-muddled": ("table.irregularities.pack:pack_badly_cut", "table.redealing:cut_again"),
    "parts-not-joined": ("table.irregularities.pack:pack_badly_cut",),
    "no-cut": ("table.irregularities.pack:pack_not_cut",),
    "uncut-deal": ("table.irregularities.pack:pack_not_cut", "table.redealing:lose_deal"),
    "card-found-faced": ("table.irregularities.pack:bad_pack",),
    "imperfect-pack": ("table.irregularities.pack:bad_pack",),
    "damaged-card": ("table.irregularities.pack:bad_pack",),
    "new-cards-called": ("table.irregularities.pack:other_pack", "table.redealing:shuffle_and_cut_again"),
    "pack-changed": ("table.irregularities.pack:other_pack", "table.packets:brings_pack"),
    "one-pack-refused": ("table.irregularities.pack:other_pack",),
    "deal-out-of-turn": ("table.irregularities.dealing:deal_out_of_turn", "table.redealing:right_dealer"),
    "other-sides-pack": ("table.irregularities.dealing:other_sides_pack",),
    "wrong-packets": ("table.irregularities.dealing:wrong_packets", "table.redealing:put_right"),
    "card-faced-by-dealer": ("table.irregularities.dealing:card_faced", "table.touching:first_to_touch"),
    "card-faced-by-partner": ("table.irregularities.dealing:card_faced", "table.touching:first_to_touch"),
    "card-faced-by-adversary": ("table.irregularities.dealing:card_faced", "table.touching:first_to_touch"),
    "two-cards-turned": ("table.irregularities.dealing:card_faced",),
    "cards-taken-up": ("table.irregularities.dealing:cards_taken_up", "table.touching:touches"),
    "wrong-turn-up": ("table.irregularities.dealing:wrong_turn_up", "table.redealing:turn_right_card"),
    "wrong-turn-up-called-on": ("table.irregularities.dealing:wrong_turn_up",),
    "miscount": ("table.irregularities.counting:wrong_number", "table.redealing:put_right"),
    "hands-mixed": ("table.irregularities.counting:hands_mixed", "table.redealing:lose_deal"),
    "wrong-count": (
        "table.irregularities.counting:wrong_number",
        "table.irregularities.counting:wrong_dummy",
        "table.redealing:lose_deal",
    ),
    "wrong-hand": ("table.irregularities.counting:wrong_number", "table.redealing:lose_deal"),
    "wrong-number-in-play": ("table.irregularities.counting:wrong_number",),
    "six-cards-in-play": ("table.irregularities.counting:wrong_number",),
    "misdeal-for-partner": ("table.redealing:lose_deal", "table.redealing:partner_loses_deal"),
    "dummy-looked-at": ("table.irregularities.looking:dummy_looked_at",),
    "talon-looked-at": ("table.irregularities.looking:talon_looked_at",),
    "suit-let-out": ("table.irregularities.calling:suit_let_out",),
    "call-after-pass": ("table.irregularities.calling:call_after_pass",),
    "call-while-bound": ("table.irregularities.calling:call_while_bound", "table.bidding:call_that_counts"),
    "silent-partner": ("table.irregularities.calling:silent_partner", "table.bidding:with_silent_passes"),
    "no-discard": ("table.irregularities.calling:no_discard",),
    "discard-changed": (
        "table.irregularities.calling:discard_changed",
        "table.discarding:may_change_discard",
    ),
    "suit-and-alone-apart": ("table.irregularities.calling:suit_and_alone_apart",),
    "alone-after-showing": ("table.irregularities.calling:alone_after_showing",),
    "partner-takes-up": ("table.irregularities.lone:partner_takes_up",),
    "asks-score": ("table.irregularities.asking:question",),
    "late-discard": ("table.irregularities.calling:late_discard",),
    "partner-plays": ("table.irregularities.lone:partner_plays",),
    "partner-speaks": ("table.irregularities.lone:partner_speaks",),
    "partner-shows": ("table.irregularities.lone:partner_shows",),
    "lone-maker-sees-dummy": ("table.irregularities.lone:lone_maker_sees_dummy",),
    "jambone-hint": ("table.irregularities.lone:jambone_hint",),
    "overcount": ("table.irregularities.scoring:wrong_mark", "table.remedies.correcting:correct_score"),
    "undercount": ("table.irregularities.scoring:wrong_mark", "table.remedies.correcting:correct_score"),
    "advice": ("table.irregularities.talk:advice",),
    "bridge-talk": ("table.irregularities.talk:bridge_talk",),
    "consultation": ("table.irregularities.talk:consultation",),
    "lead-out-of-turn": ("table.irregularities.turns:lead_out_of_turn",),
    "lead-recalled": ("table.remedies.in_play:recall",),
    "exposed-card": (
        "table.irregularities.exposing:shown",
        "table.terms.conditions:against_call",
        "table.orders:cards_open",
    ),
    "revoke": (
        "table.irregularities.revoking:revoke",
        "table.irregularities.revoking:revoke_come_to_light",
        "table.revokes:is_established",
        "table.revokes:with_tricks_shown",
    ),
    "revoke-mended": ("table.irregularities.revoking:revoke_mended",),
    "played-on-a-revoke": ("table.irregularities.revoking:revoke_mended",),
    "card-changed": ("table.revokes:trick_to_mend",),
    "cards-mixed": ("table.revokes:with_cards_mixed",),
    "false-lead-by-lone-player": ("table.irregularities.turns:lead_out_of_turn",),
    "hasty-lead": (
        "table.irregularities.turns:hasty_lead",
        "table.remedies.in_play:lead_recalled_in_haste",
    ),
    "play-out-of-turn": ("table.irregularities.turns:play_out_of_turn",),
    "third-plays-early": ("table.irregularities.turns:play_out_of_turn",),
    "fourth-follows-third": ("table.irregularities.turns:play_out_of_turn",),
    "fourth-plays-early": ("table.irregularities.turns:play_out_of_turn",),
    "fourth-before-third": ("table.irregularities.turns:play_out_of_turn",),
    "early-against-lone": (
        "table.irregularities.turns:play_out_of_turn",
        "table.remedies.in_play:open_hands",
    ),
    "misled-by-recalled-card": ("table.remedies.in_play:recall",),
    "card-shown-by-lone-player": ("table.irregularities.exposing:shown",),
    "dropped-card": ("table.irregularities.exposing:shown",),
    "named-own-card": ("table.irregularities.exposing:shown",),
    "turn-up-lifted": ("table.irregularities.exposing:shown",),
    "detached-card-named": ("table.irregularities.exposing:detached_card_named",),
    "detached-card-misnamed": ("table.irregularities.exposing:detached_card_named",),
    "hand-thrown-down": ("table.irregularities.exposing:shown",),
    "cards-thrown-in": (
        "table.irregularities.exposing:shown",
        "table.remedies.in_play:five_tricks",
    ),
    "gives-up-against-lone": ("table.irregularities.exposing:shown",),
    "all-hands-thrown-down": (
        "table.irregularities.exposing:all_thrown_down",
        "table.remedies.in_play:give_hands_up",
    ),
    "several-cards": (
        "table.irregularities.tricks:several_cards",
        "table.remedies.in_play:play_chosen",
    ),
    "several-cards-led": ("table.irregularities.tricks:several_cards",),
    "card-too-many": (
        "table.irregularities.tricks:card_too_many",
        "table.remedies.in_play:restore",
    ),
    "missed-trick": ("table.irregularities.tricks:missed_trick",),
    "missed-trick-against-lone": ("table.irregularities.tricks:missed_trick",),
    "surplus-card": ("table.irregularities.tricks:surplus_card",),
    "looks-back": ("table.irregularities.tricks:looks_back",),
    "asks-who-played": ("table.irregularities.asking:question",),
    "asks-partners-card": ("table.irregularities.asking:question",),
    "asks-for-placing": ("table.irregularities.asking:question",),
    "asks-turned-card": ("table.irregularities.asking:question",),
    "notice-of-the-trick": ("table.irregularities.asking:notice_of_the_trick",),
    "obeys-after-all": ("table.revokes:may_still_obey",),
    "disobeyed-call": (
        "table.irregularities.obeying:call_disobeyed",
        "table.remedies.in_play:play_called_card",
        "table.remedies.in_play:pay_as_revoke",
    ),
    "refused-penalty": (
        "table.irregularities.obeying:penalty_refused",
        "table.remedies.in_play:take_game",
    ),
    "left-the-game": (
        "table.irregularities.obeying:game_left",
        "table.remedies.in_play:take_game",
    ),
}
"""For each irregularity the functions that find it; what the codes provide for it names the laws."""

LEFT_TO_PEOPLE: Mapping[str, Mapping[str, str]] = {
    "professor-1862": {
        "B3": "advice on when a trick is certain",
        "T9": "a name for four ranks of every suit",
        "T10": "a name for making a suit of the other colour",
    },
    "jerome-1877": {"0.1": "the pace of play, on which nothing hangs"},
    "leeds-dwight-1888": {
        "106": "that no penalty hangs on the etiquette that follows",
        "108": "how one holds one's next card",
        "111": "whose word to take in a dispute of fact",
        "113": "bets",
        "114": "the silence of bystanders",
        "115": "bets and places of bystanders",
        "116": "the pace of calling",
    },
}
"""The laws that no program decides, by register and id, with what they are about."""


@dataclass(frozen=True)
class Decision:
    """What decides one law of a register."""

    law: str
    """The law's id."""
    values: tuple[str, ...]
    """The values of the register's codes that rest on it."""
    reasons: tuple[str, ...]
    """The reasons of refusal that name it."""
    irregularities: tuple[str, ...]
    """The irregularities for which the register's codes provide by it."""
    own: tuple[str, ...]
    """The functions that decide it by themselves."""
    left_to_people: str | None
    """What it is about, if no program decides it."""

    @cached_property
    def functions(self) -> tuple[str, ...]:
        """All functions that bear on it, as `module:name`."""
        by_value = (name for value in self.values for name in VALUES[value])
        by_reason = (name for reason in self.reasons for name in REASONS[reason])
        by_provision = (name for kind in self.irregularities for name in IRREGULARITIES[kind])
        return tuple(dict.fromkeys((*self.own, *by_value, *by_reason, *by_provision)))


def codes_of(register: str) -> tuple[Code, ...]:
    """The codes that a register serves."""
    return tuple(code for code in map(load_code, CODE_NAMES) if code.register == register)


@cache
def decisions(register: str) -> Mapping[str, Decision]:
    """What decides each law and silence of a register, by id, in the register's order.

    Raises LawDataError for a name that is no register's.
    """
    codes, known = codes_of(register), load_register(register)
    values = _citing(code.laws for code in codes)
    reasons = _citing(code.reasons for code in codes)
    provided = _citing(
        {name: provision.laws for name, provision in code.provisions.items()} for code in codes
    )
    own = _citing([{name: tuple(laws.get(register, "").split()) for name, laws in LAWS.items()}])
    return {
        law_id: Decision(
            law=law_id,
            values=values.get(law_id, ()),
            reasons=reasons.get(law_id, ()),
            irregularities=provided.get(law_id, ()),
            own=own.get(law_id, ()),
            left_to_people=LEFT_TO_PEOPLE.get(register, {}).get(law_id),
        )
        for law_id in known.entries
    }


def resolve(name: str) -> Callable[..., Any]:
    """The function of a name `module:name`; for a property the function behind it."""
    module, _, path = name.partition(":")
    found: Any = import_module(f".{module}", __package__)
    for part in path.split("."):
        found = getattr(found, part)
    found = getattr(found, "fget", None) or getattr(found, "func", None) or found
    assert callable(found)
    function: Callable[..., Any] = found
    return function


def _citing(tables: Iterable[Mapping[str, tuple[str, ...]]]) -> dict[str, tuple[str, ...]]:
    """Turn tables from a name to law ids into one from a law id to names."""
    cited: dict[str, dict[str, None]] = {}
    for table in tables:
        for name, ids in table.items():
            for law_id in ids:
                cited.setdefault(law_id, {})[name] = None
    return {law_id: tuple(names) for law_id, names in cited.items()}
