"""EGN: real games are read and written, and errors name the key."""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from euchre.acts import Discard
from euchre.cards import NO_TRUMP, UNKNOWN
from euchre.deal import IllegalAct
from euchre.errors import NotationError
from euchre.game import Sitting
from euchre.laws import house_variant, load_code
from euchre.notation import (
    ActEntry,
    Comment,
    DealLine,
    Record,
    RecordError,
    coups,
    read_any,
    read_egn,
    read_record,
    replay,
    write_any,
    write_egn,
    write_record,
)
from euchre.notation.egn_read import note_of, remark_text

FOLDER = Path(__file__).parents[1] / "data" / "egn"
FILES = sorted(FOLDER.glob("*.egn"))
GAMES = [file for file in FILES if file.stem != "custom-scenario"]
DEFAULTS = {
    "std": True,
    "canadian": False,
    "loner_lead": "LEFT_OF_DEALER",
    "loner_march_score": 4,
    "loner_euchred_score": 2,
    "defend_alone": False,
    "joker": False,
    "min_rank": 9,
    "winning_score": 10,
}


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def normal(text: str) -> Any:
    """Return an EGN file with its default rules written out."""
    data = json.loads(text)
    data["metadata"]["ruleset"] = DEFAULTS | data["metadata"].get("ruleset", {})
    return data


def deals_of(record: Record) -> int:
    return sum(isinstance(entry, DealLine) for entry in record.entries)


def tables(record: Record) -> list[Sitting]:
    """Return the table at the end of each deal."""
    found = list(replay(record))
    begins = [place for place, entry in enumerate(record.entries) if isinstance(entry, DealLine)]
    return [found[place - 1] for place in (*begins[1:], len(found))]


def test_all_48_deals_of_the_files_are_lawful() -> None:
    played = [table.is_between_deals for file in FILES for table in tables(read_egn(text_of(file)))]
    assert played == [True] * 48


def test_five_deals_have_the_discard_and_one_has_the_hands() -> None:
    records = [read_egn(text_of(file)) for file in FILES]
    discards = [act for record in records for act in record.acts if isinstance(act, Discard)]
    hands = {
        file.stem for file, record in zip(FILES, records, strict=True) if " holds " in write_record(record)
    }
    assert sum(act.cards != (UNKNOWN,) for act in discards) == 5
    assert hands == {"custom-scenario"}


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_game_ends_with_its_last_deal_and_not_before(file: Path) -> None:
    best = [max(table.score.points) for table in tables(read_egn(text_of(file)))]
    assert best[-1] >= 10
    assert max(best[:-1]) < 10


def test_score_runs_from_the_points_at_the_beginning() -> None:
    first, last = tables(read_egn(text_of(FOLDER / "six-points-in-two-hands.egn")))
    assert [first.before_deal.points.values, first.score.points.values] == [(4, 9), (8, 9)]
    assert last.score.points.values == (10, 9)


def test_no_trump_is_read_and_written() -> None:
    base = json.loads(text_of(FOLDER / "custom-scenario.egn"))
    base["metadata"]["ruleset"]["allow_no_trump"] = True
    (deal,) = base["deals"]
    deal["phases"] = deal["phases"][:1]
    deal["phases"][0] = {"type": "EUCHRE_BIDDING", "calls": ["Pass", "Pass", "Pass", "Pass", "n"]}
    record = read_egn(json.dumps(base))
    (table,) = tables(record)
    assert record.code.no_trump
    assert table.deal is not None
    assert table.deal.trump is NO_TRUMP
    written = json.loads(write_egn(read_record(write_record(record))))
    assert written["metadata"]["ruleset"]["allow_no_trump"] is True
    assert written["deals"][0]["phases"][0]["calls"][-1] == "n"


def test_scenario_is_one_deal_that_scores_nothing_to_one() -> None:
    (table,) = tables(read_egn(text_of(FOLDER / "custom-scenario.egn")))
    assert table.score.points.values == (0, 1)


def test_lone_hand_euchred_gives_two_where_the_rules_say_nothing() -> None:
    codes = {read_egn(text_of(file)).code.lone_euchre for file in FILES}
    assert codes == {2}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_meaning_is_kept_through_a_record_and_back(file: Path) -> None:
    record = read_record(write_record(read_egn(text_of(file))))
    assert normal(write_egn(record)) == normal(text_of(file))


def test_annotations_become_remarks_after_their_act() -> None:
    record = read_egn(text_of(FOLDER / "quite-the-hustle-annotated.egn"))
    remarks = [entry for entry in record.entries if isinstance(entry, Comment)]
    data = json.loads(text_of(FOLDER / "quite-the-hustle-annotated.egn"))
    notes = [
        note
        for deal in data["deals"]
        for phase in deal["phases"]
        for key in ("callAnnotations", "playAnnotations")
        for texts in phase.get(key, {}).values()
        for note in texts
    ]
    assert remarks != []
    assert len(remarks) == len(notes)


SCENARIO = json.loads(text_of(FOLDER / "custom-scenario.egn"))
HUSTLE = json.loads(text_of(FOLDER / "quite-the-hustle-annotated.egn"))
ORDERED = {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": ["Order"], "isAlone": False}
UNFINISHED = SCENARIO["deals"][0] | {"phases": []}
Change = Callable[[Any], object]


def changed(change: Change, base: Any = SCENARIO) -> str:
    data = deepcopy(base)
    change(data)
    return json.dumps(data)


def rule(key: str, value: object) -> Change:
    return lambda data: data["metadata"]["ruleset"].update({key: value})


def calling(key: str, value: object) -> Change:
    return lambda data: data["deals"][0]["phases"][0].update({key: value})


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (rule("farmers", 1), "metadata.ruleset.farmers is true or false"),
        (rule("fast_break", True), "metadata.ruleset.fast_break"),
        (rule("four_trick_tokens", True), "metadata.ruleset.four_trick_tokens"),
        (rule("num_players", 3), "metadata.ruleset.num_players"),
        (rule("num_deals", 101), "metadata.ruleset.num_deals"),
        (rule("winning_score", 0), "either winning_score or num_deals ends a game"),
        (rule("loner_lead", "DEALER"), "metadata.ruleset.loner_lead"),
        (rule("std", 1), "metadata.ruleset.std is true or false"),
        (rule("misery", True), "unknown key 'metadata.ruleset.misery'"),
        (calling("discard", "9c"), "phases[0].discard: the dealer took up no card"),
        (calling("isAlone", True), "deals[0].phases[1].tricks"),
        (calling("aloneDefender", 1), "phases[0].aloneDefender"),
        (calling("cardExchanges", [{"receiver": 1, "cards": ["9c"]}]), "phases[0].cardExchanges"),
        (
            calling("calls", ["Pass", "Pass", "Pass", "Pass", "n"]),
            "phases[0].calls[4]: no trump cannot be named",
        ),
        (calling("calls", ["Pass", "x"]), "phases[0].calls[1]: the call is not known"),
        (calling("calls", ["Order", "Pass"]), "phases[0].calls[1]: trump is settled"),
        (calling("calls", ["s"]), "phases[0].calls[0]"),
        (calling("callAnnotations", {"9": ["late"]}), "callAnnotations: '9' is not one"),
        (calling("phaseNumber", 2), "phases[0].phaseNumber is 0 here"),
        (rule("min_rank", 9.0), "metadata.ruleset.min_rank is a whole number from 7 to 10"),
        (lambda data: data.update(fileType="EMN"), "fileType is 'Euchre Game Notation', not \"EMN\""),
        (lambda data: data.update(deals={}), "deals is a list [...], not {}"),
        (lambda data: data.update(metadata=[]), "metadata is an object {...}, not []"),
        (lambda data: data["metadata"].update(title=3), "metadata.title is a text, not 3"),
        (
            lambda data: data["metadata"].update(title="\ud800"),
            "metadata.title holds an incomplete character",
        ),
        (
            lambda data: data["deals"][0]["initialState"]["playerCards"].append([]),
            "playerCards has 5 hands at a table of four",
        ),
        (
            lambda data: data["deals"][0]["phases"][1].update(isAlone=True),
            "phases[1].isAlone contradicts the calls",
        ),
        (
            lambda data: data["deals"][0]["phases"][1]["tricks"][0].__setitem__(1, "Xx"),
            "tricks[0][1]: everybody saw the card played",
        ),
        (
            lambda data: data["deals"][0]["phases"][1]["tricks"].append(["9c"]),
            "tricks[5][0]: nobody plays",
        ),
        (
            lambda data: data["deals"][0]["phases"][1]["tricks"][0].__setitem__(1, "Zz"),
            "tricks[0][1]: 'Zz' is not a card",
        ),
        (lambda data: data.update(version="2.0"), "version"),
        (lambda data: data.update(extra=1), "unknown key 'extra'"),
        (lambda data: data.pop("deals"), "'deals' is missing"),
        (lambda data: data["deals"].append("AbCd"), "a packed deal is not in version 1, 2 or 3"),
        (lambda data: data["metadata"].update(initialScore=[10, 0]), "metadata.initialScore"),
        (lambda data: data["metadata"].update(date="soon"), "metadata.date"),
        (lambda data: data["deals"][0]["initialState"].update(upCard="B"), "upCard"),
        (
            lambda data: data["deals"][0]["initialState"].update(upCard="Xc"),
            "upCard: 'Xc' is only partly known",
        ),
        (lambda data: data["deals"][0]["initialState"].update(upCard="L"), "upCard: 'L' is not a card"),
        (lambda data: data["deals"][0]["initialState"]["playerCards"][0].pop(), "playerCards[0]"),
        (lambda data: data["deals"][0]["phases"][1]["tricks"][0].reverse(), "phases[1].tricks[0]"),
        (
            lambda data: data["deals"][0]["phases"][1]["tricks"][1].pop(),
            "phases[1].tricks[1] has 3 cards, and 4 play",
        ),
        (
            lambda data: data["deals"][0]["phases"].reverse(),
            "deals[0].phases is EUCHRE_BIDDING, then TRICK_PLAY",
        ),
    ],
)
def test_data_that_a_record_cannot_hold_is_refused_with_its_key(change: Change, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_egn(changed(change))
    assert said in str(caught.value)


def test_unlawful_act_is_refused_with_its_key_and_laws() -> None:
    with pytest.raises(RecordError) as caught:
        read_egn(changed(lambda data: data["deals"][0]["phases"][1]["tricks"][0].reverse()))
    assert caught.value.key is not None
    assert caught.value.key.startswith("deals[0].phases[1].tricks[0]")
    assert isinstance(caught.value.cause, IllegalAct)
    assert caught.value.laws == caught.value.cause.laws
    assert str(caught.value) == f"{caught.value.key}: {caught.value.cause}"


def test_malformed_data_is_not_an_unlawful_act() -> None:
    with pytest.raises(NotationError) as caught:
        read_egn(changed(lambda data: data.update(version="9")))
    assert not isinstance(caught.value, RecordError)


@pytest.mark.parametrize(
    "text", ["", "[]", '{"a": 1, "a": 2}', "NaN", "1e999", "[" * 10**5, '{"version": 1' + "0" * 5000 + "}"]
)
def test_data_that_is_not_egn_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_egn(text)


def test_invalid_json_is_refused_with_its_place() -> None:
    with pytest.raises(NotationError) as caught:
        read_egn('{\n  "fileType": }')
    assert (caught.value.line, caught.value.column) == (2, 15)


def test_nobody_plays_alone_if_all_have_passed() -> None:
    def pass_twice(data: Any) -> None:
        data["metadata"]["ruleset"]["std"] = False
        data["deals"][0]["phases"] = [
            {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": ["Pass"] * 8, "isAlone": True}
        ]

    with pytest.raises(NotationError, match="isAlone: nobody made the trump, so nobody plays alone"):
        read_egn(changed(pass_twice))


def test_deal_that_ends_with_the_calls_needs_no_discard() -> None:
    record = read_egn(changed(lambda data: data["deals"][0].update(phases=[ORDERED])))
    assert [act.text for act in record.acts][-1] == "B orders up"
    assert normal(write_egn(record))["deals"][0]["phases"] == [ORDERED]


@pytest.mark.parametrize("note", ['"a', "3", 'a "b"', '" 1', "", " blank", "line\nbreak"])
def test_annotation_of_any_kind_is_restored_from_its_remark(note: str) -> None:
    assert note_of(remark_text(note)) == note


@pytest.mark.parametrize("remark", ['"half', '"a" and "b"', "plain"])
def test_remark_that_is_not_json_becomes_an_annotation(remark: str) -> None:
    assert note_of(remark) == remark


def test_rules_become_a_house_variant_of_the_modern_game() -> None:
    rules = {
        "std": False,
        "canadian": True,
        "loner_lead": "LEFT_OF_LONER",
        "loner_march_score": 5,
        "loner_euchred_score": 4,
        "defend_alone": True,
        "joker": True,
        "min_rank": 7,
        "winning_score": 11,
    }
    record = read_egn(changed(lambda data: data["metadata"].update(ruleset=rules)))
    values = {
        "stick_the_dealer": False,
        "assist_must_be_alone": True,
        "lead_against_lone": "left_of_lone_player",
        "lone_march": 5,
        "defend_alone": True,
        "duel_march": 5,
        "joker": True,
        "lowest_rank": "7",
        "game_points": 11,
    }
    assert record.code == house_variant(load_code("modern"), values)
    assert json.loads(write_egn(record))["metadata"]["ruleset"] == rules


def test_bowers_nines_and_capital_suits_are_read_under_the_trump() -> None:
    tricks = SCENARIO["deals"][0]["phases"][1]["tricks"]
    spelt = {"Js": "R", "9h": "Nh", "Ks": "KS"}
    other = [[spelt.get(card, card) for card in trick] for trick in tricks]
    record = read_egn(changed(lambda data: data["deals"][0]["phases"][1].update(tricks=other)))
    assert other != tricks
    assert record == read_egn(json.dumps(SCENARIO))


def test_deal_by_another_dealer_is_written_as_dealt_for_the_next() -> None:
    text = changed(lambda data: data["deals"].append(data["deals"][0] | {"dealNumber": 1}))
    record = read_egn(text)
    assert [entry.text for entry in record.entries if isinstance(entry, DealLine)] == [
        "deal 1 by A",
        "deal 2 by A for B",
    ]
    assert normal(write_egn(record)) == normal(text)


def test_unknown_cards_stay_unknown_both_ways() -> None:
    hand = ["Kh", "Xx", "Xx", "Th", "Ah"]
    text = changed(lambda data: data["deals"][0]["initialState"].update(playerCards=[hand, [], [], []]))
    record = read_egn(text)
    assert "A holds KH ?? ?? TH AH" in write_record(record)
    assert json.loads(write_egn(record))["deals"][0]["initialState"]["playerCards"] == [hand, [], [], []]


def test_data_beside_the_play_are_kept() -> None:
    ids = {"name": "East", "playerIds": [{"id": "e-1", "source": "club"}]}

    def more(data: Any) -> None:
        data["metadata"]["players"][1] = ids
        data["metadata"] |= {"gameId": "g\n1", "finalScore": [0, 1], "description": 'a "b"\n# c'}
        data["deals"][0]["dealNumber"] = 7
        data["deals"][0]["alternativeLines"] = [{"branchIndex": 1, "phases": [{"any": "thing"}]}]
        data["deals"][0]["phases"][0]["callAnnotations"] = {"0": ["[!] good", "", " x ", '"q"', "two\nlines"]}
        data["deals"][0]["phases"][1]["playAnnotations"] = {"19": ["[??]" + "long " * 60 + "."]}

    text = changed(more)
    record = read_record(write_record(read_egn(text)))
    assert normal(write_egn(record)) == normal(text)
    assert [act.text for act in record.acts][1] == '"East" takes seat B'


def test_lone_adversary_is_read_and_written() -> None:
    def alone(data: Any) -> None:
        data["metadata"]["ruleset"]["defend_alone"] = True
        data["deals"][0]["initialState"].pop("playerCards")
        data["deals"][0]["phases"] = [
            {
                "phaseNumber": 0,
                "type": "EUCHRE_BIDDING",
                "calls": ["Order"],
                "isAlone": True,
                "aloneDefender": 0,
            },
            {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": [["9h", "Ah"], ["Kd", "9d"]]},
        ]

    record = read_egn(changed(alone))
    assert (
        "B orders up alone\nA discards ??\nC waives, A defends alone\nB 9H, A AH\nA KD, B 9D"
        in write_record(record)
    )
    assert normal(write_egn(record)) == normal(changed(alone))


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("code modern-3\n", "EGN cannot hold a game under modern-3"),
        ("code jerome-1877\n", "EGN cannot hold a game under jerome-1877"),
        ("code modern\nrule lap = true\n", "EGN has no word for the house rule lap"),
        ("code modern\nx-own 3\n", "EGN has no place for the header 'x-own'"),
        ("code modern\nrule joker = true\ndeal 1 by A\nA turns up joker\n", "EGN cannot express which suit"),
        ('code modern\nrule lead_against_lone = "lone_player"\n', "no word for lead_against_lone"),
        ("code modern\nrule defend_alone = true\nrule lone_march = 5\n", "duel_march that differs"),
        ('code modern\nx-egn-players ["Ann"]\n', "names other players than the record"),
        ("code modern\nx-egn-final-score 3\n", "'x-egn-final-score' does not hold a value of EGN"),
        ("code modern\nx-egn-deal-numbers [1]\n", "numbers 1 deals of 0"),
        ("code modern\nx-egn-alternative-lines 1 []\n", "names a deal that is not in the record"),
        (f'code modern\ntitle "{"x" * 129}"\n', "EGN holds a title of 128 characters, and this has 129"),
        (
            "code modern\ndeal 1 by A\nA turns up 9H\n# so\n",
            "EGN has no place for a comment in a deal without calls",
        ),
        (
            "code modern\ndeal 1 by A\nA turns up 9H\nB passes\nB holds AS KS QS TS 9S\n",
            "EGN holds hands before the calls only",
        ),
        ("code modern\ndeal 1 by A with red pack\n", "EGN has no word for the pack in use"),
        (
            "code modern\ndeal 1 by A\nA turns up 9H\ntable voids the deal and it passes\n",
            "EGN has no word for 'table voids",
        ),
        (
            "code modern\ndeal 1 by A\nB looks at hand\n",
            "line 4, column 1: EGN has no word for 'B looks at hand'",
        ),
        ("code modern\nexpect nothing\n", "EGN has no place for an expectation"),
        ("code modern\ndeal 1 by A\n", "EGN holds no deal without its turn-up"),
        ('code modern\ndeal 1 by A\n"Ann" takes seat A\n', "EGN cannot express that players change"),
        (
            "code modern\nrule jambone = true\ndeal 1 by A\nA turns up KS\nB orders up jambone\n",
            "house rule jambone",
        ),
    ],
)
def test_play_that_egn_cannot_express_is_refused(lines: str, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        write_egn(read_record("euchre record 1\n" + lines))
    assert said in str(caught.value)


def test_coups_of_1888_are_refused() -> None:
    with pytest.raises(NotationError, match="leeds-dwight-1888"):
        write_egn(next(iter(coups().values())))


def test_remarks_before_the_first_deal_go_to_the_description() -> None:
    record = read_record("euchre record 1\ncode modern\n# one\n# two\ndeal 1 by A\nA turns up KS\n")
    assert json.loads(write_egn(record))["metadata"]["description"] == "one\ntwo"


def test_file_format_is_known_by_the_ending() -> None:
    (record,) = read_any(json.dumps(SCENARIO), ".egn")
    assert read_any(write_any(record, ".euchre"), ".euchre") == (record,)
    assert isinstance(record.entries[0], ActEntry)
    with pytest.raises(NotationError, match=r"known are \.euchre, \.egn, \.emn"):
        read_any("", ".pgn")
    with pytest.raises(NotationError, match=r"known are \.euchre, \.egn, \.emn"):
        write_any(record, ".pgn")
    with pytest.raises(NotationError, match="holds one record, and here are 2"):
        write_any([record, record], ".egn")


PARTNERS_BEST = """euchre record 1
code modern
rule deals_in_game = 8
rule game_points = 1000
rule partners_best = true
score A+C 0, B+D 0

deal 1 by A
A holds 9S TS QH KD AC
B holds AS KS QS JH AH
A turns up KH
B orders up alone
A discards 9S, D gives KC, B discards QS
B AS, C 9D, A TS
"""


@pytest.mark.parametrize(
    "text",
    [PARTNERS_BEST, PARTNERS_BEST.replace("KC, B discards QS", "??, B discards QS")],
)
def test_partners_best_and_a_number_of_deals_are_read_as_they_were_written(text: str) -> None:
    record = read_record(text)
    assert write_record(read_egn(write_egn(record))) == text


def test_partners_best_is_an_exchange_in_egn() -> None:
    data = json.loads(write_egn(read_record(PARTNERS_BEST)))
    assert data["metadata"]["ruleset"] == {
        **{"loner_euchred_score": 4, "partners_best": True, "winning_score": 0, "num_deals": 8}
    }
    assert data["deals"][0]["phases"][0]["cardExchanges"] == [
        {"sender": 3, "receiver": 1, "cards": ["Kc"]},
        {"sender": 1, "receiver": 3, "cards": ["Qs"]},
    ]


def test_an_exchange_that_a_record_leaves_out_is_not_known() -> None:
    data = json.loads(write_egn(read_record(PARTNERS_BEST.replace("B holds AS KS QS JH AH\n", ""))))
    del data["deals"][0]["phases"][0]["cardExchanges"]
    assert "D gives ??, B discards ??" in write_record(read_egn(json.dumps(data)))


@pytest.mark.parametrize(
    ("exchange", "said"),
    [
        ({"sender": 0, "receiver": 1, "cards": ["Kc"]}, "the lone player, 1, and their partner, 3"),
        ({"sender": 3, "receiver": 1, "cards": ["Kc", "Qc"]}, "exchange one card"),
        ({"sender": 3, "receiver": 1, "cards": ["Kq"]}, "is not a card"),
        ({"sender": 3, "cards": ["Kc"]}, "receiver"),
    ],
)
def test_an_exchange_between_others_is_refused(exchange: dict[str, object], said: str) -> None:
    data = json.loads(write_egn(read_record(PARTNERS_BEST)))
    data["deals"][0]["phases"][0]["cardExchanges"] = [exchange]
    with pytest.raises(NotationError, match=said):
        read_egn(json.dumps(data))


def test_a_game_by_points_and_by_deals_cannot_be_written() -> None:
    with pytest.raises(NotationError, match="deals_in_game needs game_points = 1000"):
        write_egn(read_record(PARTNERS_BEST.replace("rule game_points = 1000\n", "")))
