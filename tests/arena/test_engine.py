from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product

import pytest

from euchre.acts import CallKind
from euchre.arena.engine import PROTOCOL, EnginePlayer, seed_of_question
from euchre.bots import SimplePlayer, play_deal
from euchre.chance import SEAT, Stream
from euchre.game import begin_deal, new_sitting
from euchre.laws import load_code
from euchre.seats import Seat

MATCH_SEED = 7
KEY = bytes(range(16))
GUESSES = range(200)
"""Match seeds that an attacker tries; the true one is among them."""


class Recorder:
    """A channel to a program that answers with the first act and keeps every question."""

    last_line = None

    def __init__(self) -> None:
        self.questions: list[dict[str, object]] = []

    def send(self, line: str) -> None:
        self.questions.append(json.loads(line))

    def receive(self, patience: float) -> str:
        question = self.questions[-1]
        acts = question.get("acts")
        return json.dumps({"act": acts[0]} if isinstance(acts, list) else {"protocol": PROTOCOL})

    def close(self) -> None:
        """Do nothing."""


def questions(key: bytes, code_name: str = "modern", deals: int = 4) -> list[dict[str, object]]:
    """The questions to a program in seat B in some deals."""
    code = load_code(code_name)
    recorder = Recorder()
    engine = EnginePlayer("spy", recorder, 1.0, key)
    sitting = begin_deal(new_sitting(code, dealer=Seat.A))
    for _ in range(deals):
        bots = {seat: engine if seat is Seat.B else SimplePlayer() for seat in code.seating.seats}
        sitting = play_deal(sitting, bots, MATCH_SEED)
    return recorder.questions[1:]


def streams_of(seed: int) -> Iterator[Stream]:
    """Every stream of seat B in the first deals of a match with a seed."""
    for deal, acts in product(range(6), range(60)):
        yield Stream(seed, deal, SEAT + Seat.B, acts)


def found_by_search(seeds: set[object]) -> set[int]:
    """The match seeds that explain a question's seed, by trying the numbers of their streams."""
    return {
        guess
        for guess in GUESSES
        if any(stream.bits() >> 11 in seeds or stream.key >> 11 in seeds for stream in streams_of(guess))
    }


def test_the_seed_of_the_match_cannot_be_searched_for() -> None:
    told = {question["seed"] for question in questions(KEY)}
    assert len(told) > 10
    assert found_by_search(told) == set()


def test_the_search_would_find_numbers_of_the_stream_itself() -> None:
    leaked: set[object] = {Stream(MATCH_SEED, 1, SEAT + Seat.B, 4).bits() >> 11}
    assert found_by_search(leaked) == {MATCH_SEED}


@pytest.mark.parametrize("code", ["professor-1862", "modern"])
def test_the_same_key_repeats_the_seeds_and_another_changes_them(code: str) -> None:
    first, again, other = (
        [question["seed"] for question in questions(key, code)] for key in (KEY, KEY, b"another key")
    )
    assert first == again
    assert set(first).isdisjoint(other)


def test_seeds_fit_every_json_reader_and_follow_the_counter() -> None:
    stream = Stream(MATCH_SEED, 1, SEAT)
    before = seed_of_question(KEY, stream)
    stream.bits()
    assert before != seed_of_question(KEY, stream)
    assert 0 <= before < 2**53


def test_a_discard_offers_the_turn_up_beside_the_five_cards_dealt() -> None:
    asked = [question for question in questions(KEY, deals=40) if "B discards" in str(question["acts"])]
    assert asked
    for question in asked:
        acts, view = question["acts"], question["view"]
        assert isinstance(acts, list)
        assert isinstance(view, dict)
        assert len(view["hand"]) == 5
        offered = {act.removeprefix("B discards ") for act in acts if act.startswith("B discards ")}
        assert offered == {*view["hand"], view["turn_up"]}
        assert (
            any(call.endswith((CallKind.TAKE_UP.value, CallKind.ASSIST.value)) for call in view["calls"])
            or acts
        )
