"""The expert: legal, reproducible, right in clear cases, and with reasons."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from euchre.acts import Act, Call, CallKind, Manner, Play
from euchre.bots import Adaptive, Reasoner
from euchre.cards import Card
from euchre.chance import Stream
from euchre.deal import Deal, after, awaited
from euchre.evaluation import Impression
from euchre.game import new_score
from euchre.laws import load_code
from euchre.players import ExpertPlayer, bot_by_name, expert_player
from euchre.players.expert_player import EXPERT as EXPERT_HABITS
from euchre.players.expert_player import NOVICE, REGULAR, Habits, lightened
from euchre.seats import BySide, Seat
from euchre.view import view_of
from tests.bots.tables import EVERY_CODE, deal_of, seen
from tests.bots.test_every_due import shuffled_deal

EXPERT = ExpertPlayer()
QUICK = ExpertPlayer("quick", Habits(effective=30, most=60))
STRONG = "JH JD AH KH AS | 9S TS QS KS 9C | 9D TD QD KD AD | TC QC KC AC 9H"


def answer(deal: Deal, player: ExpertPlayer = EXPERT) -> Act:
    due = awaited(deal)[0]
    return player.choose(seen(deal, due.actor), due, Stream(1))


def test_five_sure_tricks_are_played_alone() -> None:
    deal = deal_of(load_code("modern"), STRONG, "QH")
    assert answer(deal) == Call(Seat.B, CallKind.ORDER_UP, manner=Manner.ALONE)


def test_a_hand_of_nothing_passes() -> None:
    deal = deal_of(load_code("modern"), STRONG, "QH", "B passes")
    assert answer(deal) == Call(Seat.C, CallKind.PASS)


def test_a_jamboree_is_announced() -> None:
    hands = "JH JD AH KH QH | 9S TS QS KS 9C | 9D TD QD KD AD | TC QC KC AC AS"
    deal = deal_of(load_code("professor-1862"), hands, "9H")
    act = answer(deal)
    assert isinstance(act, Call)
    assert act.manner is Manner.JAMBOREE


def test_a_hand_is_played_with_a_partner_if_a_march_wins_the_game() -> None:
    deal = deal_of(load_code("modern"), STRONG, "QH")
    due = awaited(deal)[0]
    score = new_score(deal.code, BySide(deal.code.seating.sides, (8, 9)))
    act = EXPERT.choose(view_of(deal, due.actor, score), due, Stream(1))
    assert isinstance(act, Call)
    assert act.word is CallKind.ORDER_UP


def test_the_winning_card_is_played_when_it_decides() -> None:
    deal = deal_of(
        load_code("modern"),
        "JH 9S 9C 9D TD | JD TS TC QD KD | AH QS QC AD KC | KH KS AS 9H AC",
        "QH",
        "B orders up, A discards 9H, B JH, C JD, D AH, A KH, B 9S, C TS, D QS",
    )
    act = answer(deal)
    assert isinstance(act, Play)
    assert act.card in {Card("KS"), Card("AS")}


def test_a_sure_trick_of_the_partner_is_not_trumped() -> None:
    deal = deal_of(
        load_code("modern"),
        "JH AS 9C 9D TD | JD TS TC QD KD | AH KC QC AD 9S | KH KS QS 9H AC",
        "QH",
        "B orders up, A discards 9H, B JH, C JD, D AH, A KH, B AS, C TS",
    )
    assert answer(deal) == awaited(deal)[0].acts[0]
    assert [act.card.text for act in awaited(deal)[0].acts if isinstance(act, Play)] == ["9S"]


@pytest.mark.parametrize("name", EVERY_CODE)
def test_reasons_belong_to_the_choice(name: str) -> None:
    assert isinstance(QUICK, Reasoner)
    weighed = 0
    for seed in range(3):
        deal, stream = shuffled_deal(EVERY_CODE[name], seed), Stream(seed, 7)
        while not deal.is_over:
            due = awaited(deal)[0]
            view = seen(deal, due.actor)
            found = QUICK.reason(view, due, Stream(2))
            assert seed or found.act == QUICK.choose(view, due, Stream(2))
            assert found.act in {candidate.act for candidate in found.candidates} <= set(due.acts)
            weighed += any(candidate.points is not None for candidate in found.candidates)
            assert {world.best for world in found.worlds} <= set(due.acts)
            deal = after(deal, stream.choice(due.acts))
    assert weighed > 5


def test_without_native_modules_the_first_cards_are_chosen_over_few_worlds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(expert_player, "NATIVE", None)
    few, most = ExpertPlayer("few"), dict[int, int]()
    deal = shuffled_deal(load_code("modern"), 4)
    while not deal.is_over:
        due = awaited(deal)[0]
        if isinstance(due.acts[0], Play):
            effort = few.effort(seen(deal, due.actor))
            assert (effort.effective, effort.played, few.adapts) == (effort.most, 0.0, False)
            most[len(deal.hands[due.actor])] = effort.most
        deal = after(deal, answer(deal, few))
    assert most == {5: 3, 4: 20, 3: 60, 2: 100, 1: 100}


def test_without_native_modules_weak_players_take_no_more_pains_than_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(expert_player, "NATIVE", None)
    deal = deal_of(load_code("modern"), STRONG, "QH")
    effort = ExpertPlayer("novice", NOVICE).effort(seen(deal, awaited(deal)[0].actor))
    assert (effort.effective, effort.most) == (3, 3)
    assert lightened(NOVICE, 1).most == NOVICE.most


@pytest.mark.parametrize("habits", [REGULAR, NOVICE], ids=["regular", "novice"])
def test_weaker_players_err_only_in_close_choices(habits: Habits) -> None:
    plain = ExpertPlayer("plain", replace(habits, noise=0.0, tie=0.0))
    weak, differs = ExpertPlayer("weak", habits), 0
    for seed in range(12):
        deal, stream = shuffled_deal(load_code("modern"), seed), Stream(seed, 7)
        while not deal.is_over:
            due = awaited(deal)[0]
            found = weak.reason(seen(deal, due.actor), due, Stream(seed))
            best = plain.reason(seen(deal, due.actor), due, Stream(seed))
            points = {one.act: one.points for one in found.candidates if one.points is not None}
            if points:
                assert points[found.act] >= max(points.values()) - habits.max_blunder
                differs += found.act != best.act
            deal = after(deal, stream.choice(due.acts))
    assert differs > 3


def test_numpy_is_loaded_only_for_a_choice() -> None:
    script = "import sys; from euchre.players import bot_by_name as by_name; by_name('expert'); "
    script += "print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def judged(eighths: int) -> tuple[Impression, ...]:
    """Return what is known of four players who clearly do so many eighths of everything at random."""
    logs = tuple(0.0 if place == eighths else -50.0 for place in range(9))
    return (Impression((logs,) * 5, logs),) * 4


def test_a_close_hand_is_passed_to_players_who_call_at_random() -> None:
    hands = "JH AH 9H AS 9C | QS TS QC KS TC | 9D TD QD KD AD | TH JC 9S KC AC"
    deal = deal_of(load_code("modern"), hands, "QH")
    knowing = ExpertPlayer("knowing", EXPERT_HABITS, judged(8))
    assert answer(deal) == Call(Seat.B, CallKind.ORDER_UP)
    assert answer(deal, knowing) == Call(Seat.B, CallKind.PASS)


def test_equals_are_played_as_if_nothing_were_known() -> None:
    knowing = ExpertPlayer("knowing", EXPERT_HABITS, judged(0))
    for seed in range(4):
        deal, stream = shuffled_deal(load_code("modern"), seed), Stream(seed, 7)
        while not deal.is_over:
            due = awaited(deal)[0]
            one, other = (each.reason(seen(deal, due.actor), due, Stream(2)) for each in (knowing, EXPERT))
            assert one.candidates == other.candidates
            deal = after(deal, stream.choice(due.acts))


def test_only_players_who_adapt_learn_from_a_deal() -> None:
    deal = shuffled_deal(load_code("modern"), 1)
    while not deal.is_over:
        deal = after(deal, awaited(deal)[0].acts[0])
    view = view_of(deal, None, new_score(deal.code))
    assert QUICK.after_deal(view) is QUICK
    adaptive = bot_by_name("expert")
    assert isinstance(adaptive, Adaptive)
    assert adaptive.after_deal(view) is not adaptive
    assert adaptive is bot_by_name("expert")
