from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import pytest

from euchre.acts import CallKind
from euchre.arena import here
from euchre.arena.engine import PROTOCOL, PROTOCOL_WITH_NOTICES, EnginePlayer, seed_of_question
from euchre.bots import SimplePlayer, play_deal
from euchre.chance import SEAT, Stream
from euchre.game import begin_deal, new_sitting
from euchre.laws import load_code
from euchre.seats import Seat
from tests.arena.matches import match_of

MATCH_SEED = 7
KEY = bytes(range(16))
GUESSES = range(200)
"""Match seeds that an attacker tries; the true one is among them."""


class Recorder:
    """A channel to a program that answers with the first act and keeps every question."""

    last_line = None

    def __init__(self, protocol: str = PROTOCOL) -> None:
        self.questions: list[dict[str, Any]] = []
        self._protocol = protocol

    def send(self, line: str) -> None:
        self.questions.append(json.loads(line))

    def receive(self, patience: float) -> str:
        question = self.questions[-1]
        acts = question.get("acts")
        return json.dumps({"act": acts[0]} if isinstance(acts, list) else {"protocol": self._protocol})

    def close(self) -> None:
        """Do nothing."""


def questions(key: bytes, code_name: str = "modern", deals: int = 4) -> list[dict[str, Any]]:
    """Return the questions to a program in seat B in some deals."""
    code = load_code(code_name)
    recorder = Recorder()
    engine = EnginePlayer("spy", lambda: recorder, 1.0, key)
    sitting = begin_deal(new_sitting(code, dealer=Seat.A))
    for _ in range(deals):
        bots = {seat: engine if seat is Seat.B else SimplePlayer() for seat in code.seating.seats}
        sitting = play_deal(sitting, bots, MATCH_SEED)
    return recorder.questions[1:]


def streams_of(seed: int) -> Iterator[Stream]:
    """Yield every stream of seat B in the first deals of a match with a seed."""
    for deal, acts in product(range(6), range(60)):
        yield Stream(seed, deal, SEAT + Seat.B, acts)


def found_by_search(seeds: set[object]) -> set[int]:
    """Return the match seeds that explain a question's seed, by trying the numbers of their streams."""
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


@dataclass(frozen=True)
class Notified:
    """An entrant whose programs speak the second version; it keeps all of them."""

    name: str = "notified"
    programs: list[Recorder] = field(default_factory=list, hash=False, compare=False)

    def open(self) -> EnginePlayer:
        return EnginePlayer(self.name, self._connect, 1.0, KEY)

    def _connect(self) -> Recorder:
        self.programs.append(Recorder(PROTOCOL_WITH_NOTICES))
        return self.programs[-1]


def heard(code: str = "modern", unit: str = "deals", pairs: int = 3) -> list[list[dict[str, Any]]]:
    """Return what each program of an entrant with notices hears in a match, after the first question."""
    entrant = Notified()
    with here(lambda: 0.0) as workers:
        list(workers(match_of(entrant, "simple", code, unit), range(1, pairs + 1)))
    return [program.questions[1:] for program in entrant.programs]


@pytest.mark.parametrize(("code", "programs"), [("modern", 4), ("modern-3", 3), ("modern-2", 2)])
def test_each_seat_at_each_table_has_a_program_of_its_own(code: str, programs: int) -> None:
    found = heard(code)
    assert len(found) == programs
    for lines in found:
        (first,) = [line for line in lines if line.get("tell") == "match-began"]
        assert lines[0] == first
        assert {line["view"]["seat"] for line in lines if "view" in line} <= {first["seat"]}
    places = {(lines[0]["table"], lines[0]["seat"]) for lines in found}
    assert len(places) == programs


@pytest.mark.parametrize("unit", ["deals", "games"])
def test_programs_hear_of_the_beginning_and_the_end_of_deals_and_matches(unit: str) -> None:
    for lines in heard(unit=unit):
        told = [line["tell"] for line in lines if "tell" in line]
        assert told[0] == "match-began"
        assert told[-1] == "match-ended"
        deals = told[1:-1]
        assert deals == ["deal-began", "deal-ended"] * (len(deals) // 2)
        assert [line["pair"] for line in lines if line.get("tell") == "deal-began"][-1] == 3
        for line in lines:
            if line.get("tell") == "deal-ended":
                assert set(line["points"]) == {"A+C", "B+D"}
                assert len(line["view"]["tricks"]) in (0, 5)


def test_the_end_of_a_deal_shows_no_hand_but_ones_own() -> None:
    for lines in heard(pairs=6):
        for line in lines:
            if line.get("tell") == "deal-ended":
                assert "pack" not in str(line)
                assert not [act for act in line["view"]["acts"] if "shuffles" in act and len(act) > 12]
