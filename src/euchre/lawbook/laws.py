"""Laws that hold under every code alike, and laws that no program decides."""

from __future__ import annotations

from collections.abc import Mapping

LAWS: Mapping[str, Mapping[str, str]] = {
    "seating.claims:entry_claims": {"leeds-dwight-1888": "11 17 20 21"},
    "seating.claims:staying_claims": {"leeds-dwight-1888": "15"},
    "seating.cuts:counted": {"leeds-dwight-1888": "9 10"},
    "seating.session:_fault_in_play": {"leeds-dwight-1888": "72"},
    "seating.places:_places_settled": {"leeds-dwight-1888": "11 12"},
    "seating.places:closed": {"leeds-dwight-1888": "16"},
    "seating.places:with_vacancy_filled": {"leeds-dwight-1888": "19"},
    "seating.refusals:_choosing": {"professor-1862": "P4", "leeds-dwight-1888": "11"},
    "seating.refusals:_facing": {"professor-1862": "P7"},
    "seating.refusals:_missing": {"jerome-1877": "s.12"},
    "seating.refusals:_substituting": {"leeds-dwight-1888": "18"},
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
