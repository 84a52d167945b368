"""The registers as data: complete, with text and situations, found by id."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

from euchre.errors import LawDataError
from euchre.laws import CODE_NAMES, CUSTOMS, load_code
from euchre.laws.register import PHASES, REGISTER_NAMES, Law, Silence, load_register, remarks_on

IDS: dict[str, str] = tomllib.loads(
    (Path(__file__).parents[1] / "codes" / "law_ids.toml").read_text(encoding="utf-8")
)
ENTRIES = [(name, entry) for name in REGISTER_NAMES for entry in load_register(name).entries.values()]
of_each_register = pytest.mark.parametrize("name", REGISTER_NAMES)
of_each_entry = pytest.mark.parametrize(("name", "entry"), ENTRIES, ids=[f"{n} {e.id}" for n, e in ENTRIES])


@pytest.mark.parametrize(
    ("name", "laws", "situations", "silences"),
    [
        ("professor-1862", 118, 207, 0),
        ("jerome-1877", 102, 146, 12),
        ("leeds-dwight-1888", 116, 227, 0),
        ("modern", 57, 96, 15),
    ],
)
def test_the_register_is_complete(name: str, laws: int, situations: int, silences: int) -> None:
    register = load_register(name)
    from_source = [law for law in register.laws if law.kind != "custom"]
    assert len(from_source) == laws
    assert sum(len(law.situations) for law in from_source) == situations
    assert len(register.silences) == silences


@of_each_register
def test_ids_are_those_of_the_register_in_its_order(name: str) -> None:
    entries = load_register(name).entries
    assert [law_id for law_id in entries if not law_id.startswith("custom-")] == IDS[name].split()


def test_customs_are_of_the_modern_register_and_last_among_its_laws() -> None:
    kinds = [law.kind for law in load_register("modern").laws]
    assert kinds == sorted(kinds, key=lambda kind: kind == "custom")
    customs = {(name, law.id) for name, law in ENTRIES if isinstance(law, Law) and law.kind == "custom"}
    assert customs == {(name, law.id) for name, law in ENTRIES if law.id.startswith("custom-")}
    assert {name for name, _ in customs} == {"modern"}


@pytest.mark.parametrize("key", CUSTOMS)
def test_every_custom_of_the_house_rules_has_its_text(key: str) -> None:
    laws = [load_register("modern")[law_id] for law_id in load_code("modern").laws[key]]
    assert [law.kind for law in laws if isinstance(law, Law)] == ["custom"]


@of_each_entry
def test_every_law_has_text_and_a_situation(name: str, entry: Law | Silence) -> None:
    assert entry.heading
    assert entry.says
    assert entry.situations
    assert all(case.given and case.when and case.then for case in entry.situations)


@pytest.mark.parametrize(
    "law", [law for _, law in ENTRIES if isinstance(law, Law)], ids=lambda law: f"{law.games[0]} {law.id}"
)
def test_every_law_has_kind_phase_and_remarks_for_both_modes(law: Law) -> None:
    assert law.phase in PHASES
    assert all((law.kind, law.actors, law.enforced, law.club))
    assert law.ambiguity is None or law.ambiguity.open


@of_each_register
def test_laws_hold_in_games_that_the_register_serves(name: str) -> None:
    served = {code for code in CODE_NAMES if load_code(code).register == name}
    assert {game for law in load_register(name).laws for game in law.games} == served


def test_the_sheet_for_three_has_its_own_rules_and_those_in_common() -> None:
    ids = {law.id for law in load_register("modern").laws_of("modern-3")}
    assert {"3h-7", "stick-the-dealer"} <= ids
    assert "players" not in ids


BANNED = re.compile(
    r"\b(bidding|bids?|up-card|kitty|defenders?|opponents?|declarer|decks?)\b(?!-)", re.IGNORECASE
)


@of_each_entry
def test_register_texts_use_the_glossarys_words(name: str, entry: Law | Silence) -> None:
    texts = [entry.heading, entry.says]
    texts += [text for case in entry.situations for text in (case.given, case.when, case.then)]
    if isinstance(entry, Law):
        texts += [entry.actors, entry.enforced, entry.club]
    assert [text for text in texts if BANNED.search(text)] == []


CROSS_REFERENCES = {
    "professor-1862": re.compile(r"\b([LABST]\d{1,2}[ab]?)\b"),
    "jerome-1877": re.compile(r"\b((?:s|1?\d)\.\d{1,2})\b"),
    "modern": re.compile(r"\b([23]h-\d|m\.\d{1,2}|renege-[a-z]+|(?:misdeal|naming|cut|up)-[a-z0-9-]+)\b"),
}


@pytest.mark.parametrize("name", CROSS_REFERENCES)
def test_laws_that_a_law_refers_to_exist(name: str) -> None:
    register = load_register(name)
    referred = {
        law_id
        for entry in register.entries.values()
        for text in (entry.says, entry.reason if isinstance(entry, Silence) else entry.club)
        for law_id in CROSS_REFERENCES[name].findall(text)
    }
    assert len(referred) >= 5
    assert sorted(referred - set(register.entries)) == []


def test_an_unknown_law_id_is_answered_with_near_ones() -> None:
    with pytest.raises(LawDataError, match=r"jerome-1877 has no law '9\.22'; did you mean 9\.2"):
        load_register("jerome-1877")["9.22"]


def test_an_unknown_register_is_answered_with_a_near_one() -> None:
    with pytest.raises(LawDataError, match="there is no register 'jerome'; did you mean jerome-1877"):
        load_register("jerome")


def test_loaded_registers_are_immutable() -> None:
    register = load_register("modern")
    with pytest.raises(FrozenInstanceError):
        register.laws[0].says = "otherwise"  # type: ignore[misc]  # the fault under test
    with pytest.raises(TypeError):
        register.entries["m.1"] = register.silences[1]  # type: ignore[index]  # the fault under test


def test_playing_does_not_load_the_registers() -> None:
    script = (
        "import sys\n"
        "from euchre.bots import SimplePlayer, play_deal\n"
        "from euchre.game import new_sitting\n"
        "from euchre.laws import load_code\n"
        "code = load_code('modern')\n"
        "play_deal(new_sitting(code), {seat: SimplePlayer() for seat in code.seating.seats}, seed=1)\n"
        "print([name for name in sys.modules if 'register' in name and name.startswith('euchre.laws')])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@of_each_entry
def test_remarks_are_not_empty_and_have_different_kinds(name: str, entry: Law | Silence) -> None:
    kinds = [kind for kind, says in remarks_on(entry) if says]
    assert kinds == [kind for kind, _ in remarks_on(entry)]
    assert len(set(kinds)) == len(kinds)
    assert {"enforced", "club"} <= set(kinds) if isinstance(entry, Law) else kinds == ["reason"]
