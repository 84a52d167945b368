"""For each field of a code one play, score or legal set that changes with it."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from euchre.acts import Draw, LayDown, Manner, Person, read_act
from euchre.cards import NO_TRUMP, Card, Suit, write_cards
from euchre.deal import (
    Deal,
    after,
    awaited,
    first_leader,
    gatherer,
    is_lawful,
    legal_acts,
    new_deal,
    open_rights,
    points_for,
)
from euchre.game import (
    Sitting,
    begin_deal,
    counters,
    dealer_drawn,
    is_bridge,
    marked,
    new_score,
    new_sitting,
    next_deal_begins,
)
from euchre.game import after as sitting_after
from euchre.laws import VALUE_FIELDS, Code
from euchre.seating import Roster, to_cut
from euchre.seating import after as club_after
from euchre.seats import BySide, Seat, Side
from tests.seating.tables import FOUR, come, waiting
from tests.tabletop import ALL_TRICKS, TRICKS_FOR_B, dealt, done, house, said

PROFESSOR, JEROME, LEEDS = "professor-1862", "jerome-1877", "leeds-dwight-1888"
TURNED_DOWN = ("B passes", "C passes", "D passes", "A turns down")
ALL_PASS = (*TURNED_DOWN, "B passes", "C passes", "D passes", "A passes")


@dataclass(frozen=True, kw_only=True)
class Effect:
    """What can be seen to change at a table when one value of its code does."""

    code: str
    value: object
    seen: Callable[[Code], object]
    before: object
    after: object
    given: dict[str, object] = field(default_factory=dict)
    """Changes made on both sides of the comparison, since the value has no play without them."""
    together: dict[str, object] = field(default_factory=dict)
    """Changes that cannot be parted from this one."""


def words(deal: Deal, seat: Seat) -> list[str]:
    return [act.words for act in legal_acts(deal, seat)]


def lawful(code: Code, act: str, *before: str, **hands: str) -> bool:
    return is_lawful(said(dealt(code, **hands), *before), read_act(act))


def cut(code: Code, *cards: str) -> Seat | None:
    return dealer_drawn(code, tuple(Draw(seat, Card(card)) for seat, card in zip(Seat, cards, strict=False)))


def cut_by_persons(code: Code, *cards: str) -> Roster:
    """Return a table at which one person for each card arrived together and cut that card."""
    names = (*FOUR, "Eve", "Fay", "Gus")[: len(cards)]
    club = come(code, *names)
    for name, card in zip(names, cards, strict=True):
        club = club_after(club, Draw(Person(name), Card(card)))
    return club


def shuffled(code: Code) -> Deal:
    deal = new_deal(code, Seat.A)
    return after(deal, awaited(deal)[0].acts[0])


def sitting_after_points(code: Code, points: int) -> Sitting:
    """Return a sitting whose first deal, all passing, has marked some points for B and D."""
    sitting = begin_deal(new_sitting(code, dealer=Seat.A))
    for act in ("A deals 2-3", "A turns up 9H", *ALL_PASS, f"B+D marks {points}"):
        sitting = sitting_after(sitting, read_act(act))
    return sitting


def counts(code: Code, *counted: tuple[int, int]) -> list[tuple[int, ...]]:
    """Return points, games and rubber points after several deals' points for A+C and B+D."""
    score = new_score(code)
    for points in counted:
        score = marked(next_deal_begins(score), BySide(code.seating.sides, points))
    return [tuple(score.points), tuple(score.games), tuple(score.rubber_points)]


def out_against_lone(code: Code) -> tuple[Seat, ...]:
    return said(dealt(code), "B orders up alone").calling.out


def gatherers(code: Code) -> list[Seat | None]:
    """Return who gathers each trick of a deal in which D, then B, takes a trick for one side."""
    hands = {"A": "9S TS QS KS AS", "B": "9D TD QD KD AD", "C": "9C TC QC KC AC", "D": "JH JD AH KH QH"}
    deal = done(dealt(code, **hands), "B orders up", "A discards 9S")
    found = []
    for trick in ("B 9D, C 9C, D QH, A 9H", "D JD, A TS, B TD, C TC", "D KH, A QS, B QD, C QC"):
        deal = done(deal, *trick.split(", "))
        found.append(gatherer(deal))
    return found


def score_points(code: Code) -> object:
    return counters(marked(new_score(code), BySide(code.seating.sides, (3, 0)))).points[Side.A_C]


def score_games(code: Code) -> object:
    return counters(marked(new_score(code), BySide(code.seating.sides, (5, 1)))).games[Side.A_C]


def points_of(tricks: int, manner: Manner, duel: bool = False) -> Callable[[Code], object]:
    return lambda code: points_for(code, tricks, manner, duel)[1:]


def claimed(code: Code) -> bool:
    deal = said(dealt(code, **ALL_TRICKS), "B orders up")
    deal = done(deal, "A discards 9H", *TRICKS_FOR_B[:4])
    return LayDown(Seat.B) in legal_acts(deal, Seat.B)


def leader_against_lone(code: Code) -> Seat:
    return first_leader(said(dealt(code), "B passes", "C assists alone", "A waives"))


def _at_no_trump(tricks: int, manner: Manner, before: object, after: object) -> Effect:
    """Return seven points for a result at no trump, instead of the usual ones."""
    return Effect(
        code="modern",
        value=7,
        seen=lambda code: points_for(code, tricks, manner, duel=False, trump=NO_TRUMP)[1:],
        before=before,
        after=after,
        given={"no_trump": True},
    )


EFFECTS = {
    # the table
    "players": Effect(code="modern-3", value=2, seen=lambda code: len(dealt(code).hands), before=3, after=2),
    "partnerships": Effect(
        code="modern",
        value=False,
        together={"players": 3, "dummy": 3},
        seen=out_against_lone,
        before=(Seat.D,),
        after=(),
    ),
    "lowest_rank": Effect(
        code="modern", value="8", seen=lambda code: write_cards(code.pack[:2]), before="9S TS", after="8S 9S"
    ),
    "joker": Effect(
        code="modern",
        value=True,
        seen=lambda code: is_lawful(
            said(shuffled(code), "D declines the cut", "A deals 3-2"), read_act("A turns up joker")
        ),
        before=False,
        after=True,
    ),
    "hand_size": Effect(
        code="modern",
        value=4,
        together={"packets": [[2, 2]]},
        seen=lambda code: (len(dealt(code).hands[Seat.B]), code.odd_trick),
        before=(5, 3),
        after=(4, 3),
    ),
    "dummy": Effect(code="modern-3", value=0, seen=lambda code: len(dealt(code).dummy), before=3, after=0),
    # forming the table
    "partners_by_cut": Effect(
        code=JEROME,
        value=False,
        seen=lambda code: cut_by_persons(code, "JS", "AS", "KS", "QS").sides,
        before=(("Ann", "Bob"), ("Cid", "Dot")),
        after=(),
    ),
    "two_cards_cut": Effect(
        code=JEROME,
        value="higher_counts",
        seen=lambda code: to_cut(club_after(come(code, *FOUR), read_act('"Ann" shows 9S KD in cutting'))),
        before=FOUR,
        after=("Bob", "Cid", "Dot"),
    ),
    "dropped_card_is_cut": Effect(
        code=JEROME,
        value=True,
        seen=lambda code: to_cut(club_after(come(code, *FOUR), read_act('"Ann" drops KD'))),
        before=FOUR,
        after=("Bob", "Cid", "Dot"),
    ),
    "cutter_chooses": Effect(
        code=JEROME,
        value=False,
        seen=lambda code: cut_by_persons(code, "JS", "AS", "KS", "QS").chooser,
        before="Ann",
        after=None,
    ),
    "waiting_members": Effect(
        code=LEEDS,
        value=0,
        seen=lambda code: waiting(cut_by_persons(code, "JS", "AS", "KS", "QS", "TS", "9S", "8S")),
        before=["Eve", "Fay"],
        after=[],
    ),
    # the first deal, the pack and the deal
    "first_deal": Effect(
        code=JEROME,
        value="lowest_cut",
        seen=lambda code: cut(code, "9H", "AS", "7C", "KD"),
        before=Seat.B,
        after=Seat.C,
    ),
    "cutting_order": Effect(
        code=JEROME,
        value="AKQJT987",
        seen=lambda code: cut(code, "9H", "AS", "JC", "KD"),
        before=Seat.C,
        after=Seat.B,
    ),
    "new_first_deal": Effect(
        code=JEROME,
        value="each_game",
        seen=lambda code: sitting_after_points(code, 5).next_dealer,
        before=Seat.B,
        after=None,
    ),
    "first_shuffle": Effect(
        code=JEROME,
        value="dealers_partner",
        seen=lambda code: awaited(new_deal(code, Seat.A))[0].actor,
        before=Seat.B,
        after=Seat.C,
    ),
    "others_shuffle": Effect(
        code="modern",
        value="everyone",
        seen=lambda code: [due.actor for due in open_rights(shuffled(code))],
        before=[Seat.A],
        after=[Seat.B, Seat.C, Seat.D, Seat.A],
    ),
    "cut_may_be_declined": Effect(
        code=JEROME,
        value=True,
        seen=lambda code: is_lawful(shuffled(code), read_act("D declines the cut")),
        before=False,
        after=True,
    ),
    "cut_least_lifted": Effect(
        code="modern",
        value=4,
        seen=lambda code: is_lawful(shuffled(code), read_act("D cuts 3")),
        before=True,
        after=False,
    ),
    "cut_least_left": Effect(
        code="modern",
        value=4,
        seen=lambda code: is_lawful(shuffled(code), read_act("D cuts 21")),
        before=True,
        after=False,
    ),
    "packets": Effect(
        code="modern",
        value=[[4, 1]],
        seen=lambda code: is_lawful(new_deal(code, Seat.A), read_act("A deals 4-1")),
        before=False,
        after=True,
    ),
    "same_packets_for_all": Effect(
        code="modern",
        value=True,
        seen=lambda code: is_lawful(new_deal(code, Seat.A), read_act("A deals 3.2.3.2-2.3.2.3")),
        before=True,
        after=False,
    ),
    # calling
    "stick_the_dealer": Effect(
        code="modern",
        value=False,
        seen=lambda code: lawful(code, "A passes", *ALL_PASS[:-1]),
        before=False,
        after=True,
    ),
    "all_pass": Effect(
        code=JEROME,
        value="deals_again",
        seen=lambda code: sitting_after_points(code, 0).next_dealer,
        before=Seat.B,
        after=Seat.A,
    ),
    "naming_turned_down_suit": Effect(
        code=JEROME,
        value="void",
        seen=lambda code: done(dealt(code), *TURNED_DOWN, "B makes hearts").turn,
        before=Seat.C,
        after=Seat.B,
    ),
    "assist_must_be_alone": Effect(
        code="modern",
        value=True,
        seen=lambda code: words(said(dealt(code), "B passes"), Seat.C),
        before=["passes", "assists", "assists alone"],
        after=["passes", "assists alone"],
    ),
    # playing alone
    "take_over": Effect(
        code="modern",
        value=True,
        seen=lambda code: words(said(dealt(code), "B orders up"), Seat.D),
        before=[],
        after=["takes over alone", "waives"],
    ),
    "take_over_after_pass": Effect(
        code=JEROME,
        value=True,
        seen=lambda code: lawful(code, "B takes over alone", "B passes", "C passes", "D orders up"),
        before=False,
        after=True,
    ),
    "take_over_settled_between_partners": Effect(
        code=LEEDS,
        value=True,
        seen=lambda code: lawful(code, "B takes over alone", "B orders up alone", "D takes over alone"),
        before=False,
        after=True,
    ),
    "take_over_until": Effect(
        code=LEEDS,
        value="discard",
        seen=lambda code: is_lawful(
            done(dealt(code), "B orders up", "A discards ??"), read_act("D takes over alone")
        ),
        before=True,
        after=False,
    ),
    "alone_until": Effect(
        code=JEROME,
        value="opening_lead",
        seen=lambda code: lawful(code, "B plays alone", "B orders up"),
        before=False,
        after=True,
    ),
    "dealer_alone_until": Effect(
        code=LEEDS,
        value="opening_lead",
        seen=lambda code: is_lawful(
            done(dealt(code), "B passes", "C passes", "D passes", "A takes up", "A discards ??"),
            read_act("A plays alone"),
        ),
        before=False,
        after=True,
    ),
    "defend_alone": Effect(
        code=PROFESSOR,
        value=True,
        given={"lone_euchre": 2},
        seen=lambda code: words(said(dealt(code), "B orders up alone", "D waives", "A discards ??"), Seat.C),
        before=[],
        after=["defends alone", "waives"],
    ),
    "jambone": Effect(
        code=JEROME,
        value=True,
        seen=lambda code: lawful(code, "B orders up jambone"),
        before=False,
        after=True,
    ),
    "jamboree": Effect(
        code=PROFESSOR,
        value=False,
        seen=lambda code: lawful(code, "B orders up jamboree", B="JH JD AH KH QH"),
        before=True,
        after=False,
    ),
    # the turn-up
    "may_bury_turn_up": Effect(
        code=LEEDS,
        value=True,
        seen=lambda code: lawful(code, "A discards 9H", "B orders up", A="9S TS QS KS AS"),
        before=False,
        after=True,
    ),
    "may_decline_turn_up": Effect(
        code=LEEDS,
        value=True,
        seen=lambda code: lawful(code, "A declines the turn-up", "B orders up"),
        before=False,
        after=True,
    ),
    # play
    "lead_against_lone": Effect(
        code=LEEDS, value="lone_player", seen=leader_against_lone, before=Seat.B, after=Seat.C
    ),
    "lay_down": Effect(code="modern", value=False, seen=claimed, before=True, after=False),
    "throw_in": Effect(
        code="modern",
        value=False,
        seen=lambda code: is_lawful(
            done(dealt(code, **ALL_TRICKS), "B orders up", "A discards 9S", "B JH"), read_act("C proposes 5")
        ),
        before=True,
        after=False,
    ),
    "tricks_gathered_by": Effect(
        code=PROFESSOR,
        value="first_winner",
        seen=gatherers,
        before=[Seat.B, Seat.B, Seat.B],
        after=[Seat.D, Seat.D, Seat.D],
    ),
    # points of a deal: makers', then each adverse side's
    "point": Effect(
        code="modern", value=3, seen=points_of(3, Manner.PARTNERSHIP), before=(1, 0), after=(3, 0)
    ),
    "march": Effect(
        code="modern", value=3, seen=points_of(5, Manner.PARTNERSHIP), before=(2, 0), after=(3, 0)
    ),
    "euchre": Effect(
        code="modern", value=3, seen=points_of(2, Manner.PARTNERSHIP), before=(0, 2), after=(0, 3)
    ),
    "lone_point": Effect(
        code="modern", value=3, seen=points_of(4, Manner.ALONE), before=(1, 0), after=(3, 0)
    ),
    "lone_march": Effect(
        code="modern", value=3, seen=points_of(5, Manner.ALONE), before=(4, 0), after=(3, 0)
    ),
    "lone_euchre": Effect(
        code="modern", value=3, seen=points_of(0, Manner.ALONE), before=(0, 4), after=(0, 3)
    ),
    "jambone_point": Effect(
        code=PROFESSOR, value=3, seen=points_of(3, Manner.JAMBONE), before=(1, 0), after=(3, 0)
    ),
    "jambone_march": Effect(
        code=PROFESSOR, value=3, seen=points_of(5, Manner.JAMBONE), before=(8, 0), after=(3, 0)
    ),
    "jambone_euchre": Effect(
        code=PROFESSOR, value=3, seen=points_of(2, Manner.JAMBONE), before=(0, 8), after=(0, 3)
    ),
    "jamboree_points": Effect(
        code=PROFESSOR, value=3, seen=points_of(5, Manner.JAMBOREE), before=(16, 0), after=(3, 0)
    ),
    "duel_point": Effect(
        code=PROFESSOR, value=3, seen=points_of(3, Manner.ALONE, duel=True), before=(4, 0), after=(3, 0)
    ),
    "duel_march": Effect(
        code=PROFESSOR, value=3, seen=points_of(5, Manner.ALONE, duel=True), before=(4, 0), after=(3, 0)
    ),
    "duel_euchre": Effect(
        code=PROFESSOR, value=3, seen=points_of(2, Manner.ALONE, duel=True), before=(0, 4), after=(0, 3)
    ),
    # games and rubbers: points, games, rubber points
    "game_points": Effect(
        code=JEROME,
        value=7,
        seen=lambda code: counts(code, (5, 1)),
        before=[(5, 1), (1, 0), (0, 0)],
        after=[(5, 1), (0, 0), (0, 0)],
    ),
    "lap": Effect(
        code=JEROME,
        value=True,
        seen=lambda code: counts(code, (4, 1), (4, 0), (0, 0)),
        before=[(0, 0), (1, 0), (0, 0)],
        after=[(3, 0), (1, 0), (0, 0)],
    ),
    "slam_games": Effect(
        code=JEROME,
        value=2,
        seen=lambda code: counts(code, (5, 0)),
        before=[(5, 0), (1, 0), (0, 0)],
        after=[(5, 0), (2, 0), (0, 0)],
    ),
    "rubber_games": Effect(
        code=LEEDS,
        value=1,
        seen=lambda code: counts(code, (5, 1)),
        before=[(0, 0), (1, 0), (1, 0)],
        after=[(0, 0), (1, 0), (3, 0)],
    ),
    "fourth_game_if_third_laps": Effect(
        code=LEEDS,
        value=False,
        seen=lambda code: counts(code, (5, 1), (5, 1), (4, 1), (4, 0)),
        before=[(3, 0), (3, 0), (3, 0)],
        after=[(0, 0), (3, 0), (5, 0)],
    ),
    "game_value": Effect(
        code=LEEDS,
        value=3,
        seen=lambda code: counts(code, (5, 1)),
        before=[(0, 0), (1, 0), (1, 0)],
        after=[(0, 0), (1, 0), (3, 0)],
    ),
    "love_game_value": Effect(
        code=LEEDS,
        value=3,
        seen=lambda code: counts(code, (5, 0)),
        before=[(0, 0), (1, 0), (2, 0)],
        after=[(0, 0), (1, 0), (3, 0)],
    ),
    "rubber_bonus": Effect(
        code=LEEDS,
        value=5,
        seen=lambda code: counts(code, (5, 1), (5, 1), (5, 1)),
        before=[(0, 0), (3, 0), (5, 0)],
        after=[(0, 0), (3, 0), (8, 0)],
    ),
    # how the score is shown, and the Bridge
    "point_counter": Effect(
        code=JEROME,
        value="tray_and_deuce",
        seen=lambda code: getattr(score_points(code), "pips", "a number"),
        before="a number",
        after=3,
    ),
    "game_counter": Effect(
        code=JEROME,
        value="penknife",
        seen=lambda code: getattr(score_games(code), "blades", "a number"),
        before="a number",
        after=(1, 0, 0, 0),
    ),
    "wide_bridge": Effect(
        code=PROFESSOR,
        value=True,
        seen=lambda code: is_bridge(new_score(code, BySide(code.seating.sides, (1, 3))), Side.A_C),
        before=False,
        after=True,
    ),
    # customs
    "lone_must_march": Effect(
        code="modern", value=True, seen=points_of(4, Manner.ALONE), before=(1, 0), after=(0, 4)
    ),
    "shutout_euchre": Effect(
        code="modern", value=4, seen=points_of(0, Manner.PARTNERSHIP), before=(0, 2), after=(0, 4)
    ),
    "suit_needed_to_call": Effect(
        code="modern",
        value=True,
        seen=lambda code: words(dealt(code, B="9S TS JS QS KS"), Seat.B),
        before=["passes", "orders up", "orders up alone"],
        after=["passes"],
    ),
    "partners_best": Effect(
        code="modern",
        value=True,
        seen=lambda code: lawful(code, "D gives AS", "B orders up alone", "A discards 9C", A="9C"),
        before=False,
        after=True,
    ),
    "no_trump": Effect(
        code="modern",
        value=True,
        seen=lambda code: lawful(code, "B makes no trump", *TURNED_DOWN),
        before=False,
        after=True,
    ),
    "no_trump_point": _at_no_trump(3, Manner.PARTNERSHIP, before=(1, 0), after=(7, 0)),
    "no_trump_march": _at_no_trump(5, Manner.PARTNERSHIP, before=(2, 0), after=(7, 0)),
    "no_trump_euchre": _at_no_trump(2, Manner.PARTNERSHIP, before=(0, 2), after=(0, 7)),
    "no_trump_lone_point": _at_no_trump(3, Manner.ALONE, before=(1, 0), after=(7, 0)),
    "no_trump_lone_march": _at_no_trump(5, Manner.ALONE, before=(4, 0), after=(7, 0)),
    "no_trump_lone_euchre": _at_no_trump(2, Manner.ALONE, before=(0, 4), after=(0, 7)),
    "deals_in_game": Effect(
        code="modern",
        value=1,
        seen=lambda code: sitting_after_points(code, 1).score.won_by,
        before=None,
        after=Side.B_D,
        given={"stick_the_dealer": False},
    ),
    "weak_hand_deals_again": Effect(
        code="modern",
        value="no_face",
        seen=lambda code: words(dealt(code, B="9S TS AS 9D TD"), Seat.B)[0],
        before="passes",
        after="calls for a new deal",
    ),
    "farmers_hand": Effect(
        code="modern",
        value=True,
        seen=lambda code: words(dealt(code, B="9S TS TC 9D TD"), Seat.B)[0],
        before="passes",
        after="goes under with 9S TS 9D",
    ),
    "suit_needed_to_rob": Effect(
        code="modern",
        value="natural",
        seen=lambda code: words(
            said(dealt(code, A="9S TS JD 9D TD"), "B passes", "C passes", "D passes"), Seat.A
        ),
        before=["turns down", "takes up", "takes up alone"],
        after=["turns down"],
    ),
    "stolen_deal": Effect(
        code=PROFESSOR,
        value="stands",
        seen=lambda code: code.provisions["deal-out-of-turn"].until,
        before="dealer-looks",
        after="turn-up",
    ),
}


@pytest.mark.parametrize("name", EFFECTS)
def test_field_changes_what_happens_at_the_table(name: str) -> None:
    effect = EFFECTS[name]
    base = house(effect.code, **effect.given)
    changed = house(effect.code, **effect.given, **effect.together, **{name: effect.value})
    assert effect.seen(base) == effect.before
    assert effect.seen(changed) == effect.after


def test_effect_is_more_than_the_change() -> None:
    assert [name for name, effect in EFFECTS.items() if effect.before == effect.after] == []


def test_no_field_is_missing() -> None:
    assert list(EFFECTS) == list(VALUE_FIELDS)


def test_counters_of_the_two_sides_differ_in_suit() -> None:
    code = house(JEROME, point_counter="tray_and_deuce")
    shown = counters(new_score(code)).points
    assert [getattr(side, "suit", None) for side in shown] == [Suit.SPADES, Suit.DIAMONDS]
