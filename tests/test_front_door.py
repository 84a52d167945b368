"""`import euchre`: what it offers, how little it loads."""

import subprocess
import sys
from importlib import import_module

import pytest

import euchre
from euchre import deal_cards, evaluate, play_game, play_to_end, read_record, replay, write_record
from euchre.bots import RandomPlayer, SimplePlayer
from euchre.deal import IllegalAct
from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES
from euchre.seats import Seat

HANDS = {"A": "KH QH TH 9C TC", "B": "JH JD AH 9S AS", "C": "JS QS KS TS 9D", "D": "JC QC KC AC AD"}


def loaded_by(statement: str) -> set[str]:
    """Return the modules that a statement loads, in a process of its own."""
    script = f"import sys\nbefore = set(sys.modules)\n{statement}\nprint(*(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_importing_the_package_loads_none_of_it() -> None:
    loaded = loaded_by("import euchre")
    assert {name for name in loaded if name.partition(".")[0] not in sys.stdlib_module_names} == {"euchre"}


def test_an_unused_name_loads_nothing_that_has_to_be_installed() -> None:
    loaded = loaded_by("from euchre import deal_cards, play_game, read_record, load_code")
    assert loaded.isdisjoint({"numpy", "click", "rich", "euchre.arena", "euchre.evaluation"})


@pytest.mark.parametrize("name", euchre.__all__)
def test_every_name_is_offered_and_listed(name: str) -> None:
    assert getattr(euchre, name) is not None
    assert name in dir(euchre)


def test_names_are_those_of_the_modules_that_define_them() -> None:
    for name, module in euchre._MODULES.items():
        assert getattr(euchre, name) is getattr(import_module(f"euchre.{module}"), name)


def test_a_name_that_is_not_offered_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'shuffle'"):
        _ = import_module("euchre").shuffle


@pytest.mark.parametrize("code", CODE_NAMES)
def test_a_game_is_played_recorded_and_read_back(code: str) -> None:
    game = play_game("simple", code=code, seed=3)
    assert read_record(write_record(game)) == game
    *_, end = replay(game)
    assert sum(end.score.games) == 1


def test_players_are_given_by_name_by_seat_or_as_objects() -> None:
    named = play_game(["simple", "random", "simple", "random"], seed=5)
    one, other = SimplePlayer(), RandomPlayer()
    assert play_game({Seat.A: one, Seat.B: other, Seat.C: one, Seat.D: other}, seed=5) == named


def test_a_dealt_hand_is_played_to_its_end() -> None:
    deal = play_to_end(deal_cards(HANDS, "9H"), "simple")
    assert deal.outcome is not None
    assert sum(deal.outcome.tricks) == 5


def test_an_unlawful_act_names_its_law() -> None:
    with pytest.raises(IllegalAct) as found:
        euchre.after_acts(deal_cards(HANDS, "9H"), "A passes")
    assert found.value.laws


def test_acts_are_done_in_a_game_too() -> None:
    game = euchre.after_acts(euchre.start_game(dealer="A"), "A deals 3-2")
    assert game.deals == 1


def test_an_evaluation_says_what_each_act_is_worth() -> None:
    choice = evaluate(deal_cards({"B": HANDS["B"]}, "9H"), "regular")
    assert choice.act.text.startswith("B orders up")
    assert all(one.points is not None for one in choice.candidates)


def test_an_unknown_player_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(EuchreError, match="the players are random, simple"):
        play_game("nobody")


def test_nothing_is_evaluated_after_the_end() -> None:
    with pytest.raises(EuchreError, match="the deal is over"):
        evaluate(play_to_end(deal_cards(HANDS, "9H")))


def test_two_players_who_choose_alike_are_equal() -> None:
    found = euchre.compare_players("simple", SimplePlayer(), deals=5)
    assert (found.mean, found.error) == (0.0, 0.0)
