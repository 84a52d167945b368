"""EGN of other programs: older versions, unfinished deals, deals after the game."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from euchre.deal import Result
from euchre.errors import NotationError
from euchre.laws import house_variant, load_code
from euchre.notation import read_egn, read_record, replay, write_egn, write_record
from euchre.notation.egn_words import write_rules

SCENARIO = json.loads(
    (Path(__file__).parents[1] / "data/egn/custom-scenario.egn").read_text(encoding="utf-8")
)


def changed(**top: object) -> dict[str, Any]:
    """Return the scenario with other values at its top."""
    data: dict[str, Any] = deepcopy(SCENARIO)
    return data | top


def back(data: dict[str, Any]) -> dict[str, Any]:
    """Return the data after they were read, written as a record, read again and written as EGN."""
    record = read_record(write_record(read_egn(json.dumps(data))))
    written: dict[str, Any] = json.loads(write_egn(record))
    return written


def old(data: dict[str, Any]) -> dict[str, Any]:
    """Return the data in the form of version 1.0."""
    for deal in data["deals"]:
        deal["initialState"]["player_cards"] = deal["initialState"].pop("playerCards")
        deal["initialState"]["kitty"] = ["", "", ""]
        for number, phase in enumerate(deal["phases"], start=1):
            phase["phaseNumber"] = number
    return data | {"version": "1.0.0"}


@pytest.mark.parametrize("version", ["1.0", "1.0.0", "1.1.2", "1.2", "1.4.9", 1.3])
def test_versions_before_2_are_read(version: object) -> None:
    assert read_egn(json.dumps(changed(version=version))) == read_egn(json.dumps(SCENARIO))


def test_version_1_0_reads_as_the_form_of_today() -> None:
    assert read_egn(json.dumps(old(deepcopy(SCENARIO)))) == read_egn(json.dumps(SCENARIO))


def test_a_leader_against_the_rules_is_refused() -> None:
    data = changed()
    data["deals"][0]["phases"][1]["initialLead"] = 3
    with pytest.raises(NotationError, match=r"phases\[1\].initialLead is [0-2] by the rules"):
        read_egn(json.dumps(data))


def test_display_settings_are_kept() -> None:
    shown = {"timings": {"0": 0, "1": 12}, "views": [{"id": "one"}], "viewSwitches": {}, "videoUrl": ""}
    written = back(changed(**shown))
    assert {key: written[key] for key in shown} == shown


def test_metadata_are_kept_as_they_were() -> None:
    assert back(SCENARIO)["metadata"] == SCENARIO["metadata"]


def test_rules_with_the_defaults_of_egn_are_not_written_out() -> None:
    record = read_egn(json.dumps(SCENARIO))
    without = read_record("\n".join(line for line in write_record(record).split("\n") if "x-egn" not in line))
    rules = json.loads(write_egn(without))["metadata"]["ruleset"]
    assert rules == {"loner_lead": "LEFT_OF_LONER"} or rules == {}
    assert read_egn(write_egn(without)).code == record.code


def test_rules_of_the_record_replace_those_kept_from_a_file() -> None:
    text = write_record(read_egn(json.dumps(SCENARIO))).replace(
        "code modern\n", "code modern\nrule joker = true\n"
    )
    assert json.loads(write_egn(read_record(text)))["metadata"]["ruleset"]["joker"] is True


def test_an_unfinished_deal_scores_nothing() -> None:
    unfinished = SCENARIO["deals"][0] | {"phases": []}
    data = changed(deals=[unfinished, SCENARIO["deals"][0] | {"dealNumber": 1}])
    record = read_egn(json.dumps(data))
    results = {table.deal.outcome.result for table in replay(record) if table.deal and table.deal.outcome}
    assert Result.VOID in results
    assert list(replay(record))[-1].score.points.values == (0, 1)
    assert [len(deal["phases"]) for deal in back(data)["deals"]] == [0, 2]


def test_deals_after_the_game_was_won_are_read_and_written() -> None:
    data = changed(deals=[SCENARIO["deals"][0], SCENARIO["deals"][0] | {"dealNumber": 1}])
    data["metadata"] = data["metadata"] | {"initialScore": [9, 9]}
    assert len(back(data)["deals"]) == 2


def test_cards_under_the_turn_up_of_old_files_are_kept_in_a_header() -> None:
    data = old(deepcopy(SCENARIO))
    data["deals"][0]["initialState"]["kitty"] = ["Kc", "Jc", "Jh"]
    assert read_egn(json.dumps(data)).header("x-egn-kitty") == '1 ["Kc","Jc","Jh"]'


@pytest.mark.parametrize(
    ("rules", "changes"),
    [
        ({"go_under": True}, {"farmers_hand": True}),
        ({"farmers": True}, {"weak_hand_deals_again": "no_ace_no_face"}),
    ],
)
def test_weak_hands_of_egn_are_the_house_rules(rules: dict[str, bool], changes: dict[str, object]) -> None:
    data = changed()
    data["metadata"] = data["metadata"] | {"ruleset": data["metadata"]["ruleset"] | rules}
    code = read_egn(json.dumps(data)).code
    assert changes.items() <= code.changes.items()
    assert back(data)["metadata"] == data["metadata"]
    assert write_rules(code).items() >= rules.items()


def test_weak_hands_that_egn_does_not_have_are_refused() -> None:
    code = house_variant(load_code("modern"), {"weak_hand_deals_again": "no_face"})
    with pytest.raises(NotationError, match="no word for weak_hand_deals_again = no_face"):
        write_rules(code)


def test_going_under_is_refused_because_egn_does_not_say_what_is_put_out() -> None:
    data = changed()
    data["metadata"] = data["metadata"] | {"ruleset": {"go_under": True}}
    data["deals"][0]["phases"][0]["cardExchanges"] = [{"receiver": 1, "cards": ["Xx", "Xx", "Xx"]}]
    with pytest.raises(NotationError, match="which cards are put out when a player goes under"):
        read_egn(json.dumps(data))


def of_unknown_hands(calls: list[str], tricks: list[list[str]], **calling: object) -> str:
    """Return a file of version 1.0.0 with one deal by the first player, whose hands are left out."""
    phases = [
        {"phaseNumber": 1, "type": "EUCHRE_BIDDING", "calls": calls, "isAlone": False, **calling},
        {"phaseNumber": 2, "type": "TRICK_PLAY", "initialLead": 1, "tricks": tricks},
    ]
    state = {"dealer": 0, "upCard": "Qs", "player_cards": [[], [], [], []]}
    deals = [{"dealNumber": 0, "initialState": state, "phases": phases}]
    return json.dumps(SCENARIO | {"version": "1.0.0", "deals": deals})


TAKEN_UP = ["Pass", "Pass", "Pass", "Order"]


def test_turn_up_that_the_dealer_took_is_not_played_by_another() -> None:
    """So it is in `test.egn` of the project that publishes the format."""
    tricks = [["Ac", "9c", "Tc", "Jc"], ["Ad", "9d", "Qs", "Kd"]]
    with pytest.raises(NotationError, match="C cannot hold QS: it is elsewhere"):
        read_egn(of_unknown_hands(TAKEN_UP, tricks, discard="Kh"))


def test_a_note_about_a_call_that_nobody_made_is_refused() -> None:
    """So it is in `test_annotated.egn`."""
    with pytest.raises(NotationError, match="'4' is not one of the 4 calls"):
        read_egn(of_unknown_hands(TAKEN_UP, [], calls_annotations={"4": ["why?"]}))


def test_a_revoke_is_refused() -> None:
    """So it is in the second deal of `egn_m_20260529_01 (5).egn`: clubs, after none was played to a club."""
    tricks = [["Jc", "Th", "9c", "Td"], ["Kc", "Qc", "Tc", "9h"]]
    calls = ["Pass", "Pass", "Pass", "Pass", "d"]
    with pytest.raises(NotationError, match="A cannot hold KC, not having followed clubs before"):
        read_egn(of_unknown_hands(calls, tricks))
