"""The linear calling model: its features, its calls, and that it plays as `simple` otherwise."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from euchre.acts import Act, Call
from euchre.bots import Bot, LinearPlayer, SimplePlayer, play_deal
from euchre.bots.linear_player import CALLERS, CHOICES, FEATURES, ROUNDS, Weights, features_of
from euchre.cards import Suit
from euchre.chance import Stream
from euchre.deal import Deal, Due, awaited
from euchre.errors import EuchreError
from euchre.game import new_score, new_sitting
from euchre.laws import Code, load_code
from euchre.seats import BySide, Seat
from euchre.view import SeatView, view_of
from tests.bots.tables import EVERY_CODE, deal_of, seen

HANDS = "JS JC AS AH KH | 9S TS QS 9H TH | 9D TD QD KD AD | 9C TC QC KC AC"


def named(deal: Deal, seat: Seat, trump: Suit, *points: int) -> list[str]:
    """Return the names of the features of a hand."""
    sides = deal.code.seating.sides
    view = view_of(deal, seat, new_score(deal.code, BySide(sides, points or (0,) * len(sides))))
    return [FEATURES[number] for number in features_of(view, trump)]


def test_features_are_the_trumps_the_lay_suits_and_the_turn_up() -> None:
    deal = deal_of(load_code("modern"), HANDS, "KS")
    assert named(deal, Seat.B, Suit.SPADES) == [
        "always",
        "right bower held",
        "left bower held",
        "ace of trumps held",
        "number of trumps: 3",
        "lay suit: ace and king",
        "lay suit: void",
        "lay suit: void",
        "king of trumps turned up",
    ]


def test_the_dealer_counts_the_turn_up_and_not_the_worst_card() -> None:
    deal = deal_of(load_code("modern"), HANDS, "KS")
    assert named(deal, Seat.A, Suit.SPADES)[1:3] == ["king of trumps held", "number of trumps: 1"]


def test_a_bower_turned_down_is_out_of_play_and_its_colour_is_next() -> None:
    hands = HANDS.replace("JC", "QH")
    passes = "B passes, C passes, D passes, A turns down"
    deal = deal_of(load_code("modern"), hands, "JC", passes)
    assert named(deal, Seat.B, Suit.SPADES)[-2:] == ["left bower turned up", "the suit is next"]
    assert named(deal, Seat.B, Suit.HEARTS)[-1] == "lay suit: void"


@pytest.mark.parametrize(
    ("points", "features"),
    [
        ((0, 0), []),
        ((5, 5), []),
        ((6, 9), ["own side lacks one point", "best other side lacks three or four points"]),
        ((8, 7), ["own side lacks three or four points", "best other side lacks two points"]),
    ],
    ids=str,
)
def test_the_score_is_a_feature_near_the_end_of_a_game(points: tuple[int, int], features: list[str]) -> None:
    deal = deal_of(load_code("modern"), HANDS, "KS")
    assert [name for name in named(deal, Seat.B, Suit.SPADES, *points) if "lacks" in name] == features


def test_feature_names_are_unique() -> None:
    assert len(set(FEATURES)) == len(FEATURES)


def weights(*told: tuple[str, str, str, str, int]) -> Weights:
    """Return weights that are 0 except those given as round, caller, choice, feature, weight."""
    rows = [[[[0] * len(FEATURES) for _ in CHOICES] for _ in CALLERS] for _ in ROUNDS]
    for round_, caller, choice, feature, weight in told:
        at = rows[ROUNDS.index(round_)][CALLERS.index(caller)][CHOICES.index(choice)]
        at[FEATURES.index(feature)] = weight
    return Weights(rows)  # type: ignore[arg-type]  # lists are taken too


def chosen(deal: Deal, given: Weights) -> str:
    """Return the call of the linear model in a deal."""
    due = awaited(deal)[0]
    return str(LinearPlayer(given).choose(seen(deal, due.actor), due, Stream(1)))


ORDERING = deal_of(load_code("modern"), HANDS, "KS")
MAKING = deal_of(load_code("modern"), HANDS, "KD", "B passes, C passes, D passes, A turns down")
SAID: Mapping[str, tuple[Deal, Weights, str]] = {
    "a bower is enough": (
        ORDERING,
        weights(("ordering", "eldest hand", "partnership", "right bower held", 5)),
        "B orders up",
    ),
    "passing weighs as much": (
        ORDERING,
        weights(
            ("ordering", "eldest hand", "partnership", "right bower held", 5),
            ("ordering", "eldest hand", "pass", "always", 5),
        ),
        "B passes",
    ),
    "alone weighs more": (
        ORDERING,
        weights(
            ("ordering", "eldest hand", "partnership", "always", 5),
            ("ordering", "eldest hand", "alone", "number of trumps: 3", 6),
        ),
        "B orders up alone",
    ),
    "weights of another caller": (
        ORDERING,
        weights(("ordering", "dealer", "partnership", "always", 5)),
        "B passes",
    ),
    "weights of another round": (
        ORDERING,
        weights(("making", "eldest hand", "partnership", "always", 5)),
        "B passes",
    ),
    "the best suit of those that gain": (
        MAKING,
        weights(
            ("making", "eldest hand", "partnership", "always", 1),
            ("making", "eldest hand", "partnership", "number of trumps: 2", 3),
        ),
        "B makes hearts",
    ),
    "the first of suits that gain as much": (
        MAKING,
        weights(("making", "eldest hand", "partnership", "always", 1)),
        "B makes spades",
    ),
}


@pytest.mark.parametrize("reason", SAID)
def test_the_call_that_gains_most_over_passing_is_made(reason: str) -> None:
    deal, given, said = SAID[reason]
    assert chosen(deal, given) == said


def test_a_jamboree_is_always_announced() -> None:
    hands = "JS JC AS KS QS | 9S TS 7S 9H TH | 9D TD QD KD AD | 9C TC QC KC AC"
    deal = deal_of(load_code("professor-1862"), hands, "8S")
    assert chosen(deal, weights()) == "B orders up jamboree"


class CallsAsSimple:
    """Calls as `simple`, and does everything else as the linear player."""

    name = "calls as simple"

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        player: Bot = SimplePlayer() if isinstance(due.acts[0], Call) else LinearPlayer(weights())
        return player.choose(view, due, stream)


def acts_of(code: Code, bot: Bot) -> list[Act]:
    """Return the acts of some deals with one player in every seat."""
    sitting, acts = new_sitting(code, dealer=Seat.A), list[Act]()
    for _ in range(6):
        sitting = play_deal(sitting, {seat: bot for seat in code.seating.seats}, 4)
        assert sitting.deal is not None
        acts += sitting.deal.acts
    return acts


@pytest.mark.parametrize("name", EVERY_CODE)
def test_everything_but_calls_is_done_as_by_simple(name: str) -> None:
    assert acts_of(EVERY_CODE[name], CallsAsSimple()) == acts_of(EVERY_CODE[name], SimplePlayer())


@pytest.mark.parametrize(
    "rows",
    [
        (),
        [[]],
        [[[[0] * 5] * 4] * 4] * 2,
        [[[[0.5] * len(FEATURES)] * 4] * 4] * 2,
        [[[[2**31] * len(FEATURES)] * 4] * 4] * 2,
    ],
    ids=["none", "one round", "five features", "halves", "too large"],
)
def test_weights_of_a_wrong_shape_are_refused(rows: object) -> None:
    with pytest.raises(EuchreError, match="weight"):
        Weights(rows)  # type: ignore[arg-type]  # wrong on purpose
