"""Every situation of a law that can be run, one test each."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.errors import NotationError
from euchre.table.words.expectations import Unmet
from tests.laws.runner import Situation, situations


@pytest.mark.parametrize("situation", situations(), ids=lambda situation: situation.name)
def test_situation_holds(situation: Situation) -> None:
    situation.run()


HEADER = "euchre record 1\ncode professor-1862\n"
TURNED = "deal 1 by A\nA deals 3-2\nA turns up KD\n"


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (HEADER + TURNED, "expects nothing"),
        (HEADER + TURNED + "expect turn C\n", r"P12-1\.euchre:6: expected turn C; found B"),
        (
            HEADER + TURNED + "C assists\nexpect trump diamonds\n",
            ":7: expected trump diamonds",
        ),
        (HEADER + TURNED + "C passes\nB passes\nexpect turn C\n", ":7: before it nothing expected"),
        (HEADER + TURNED + "expect refused 'B passes'\n", "'B passes' is not refused"),
        (HEADER + TURNED + "expect lawful 'C passes'\n", "'C passes' is refused"),
        (HEADER + TURNED + "expect refused 'C passes' call/stuck\n", "not as call/stuck"),
        (HEADER + TURNED + "expect refused 'C passes' call/not-your-turn citing L1\n", "not L1"),
        (
            HEADER + TURNED + "C passes\nexpect no ruling\n",
            ":7: expected no ruling; found ruling call/not-your-turn",
        ),
        (
            HEADER + TURNED + "C passes\nexpect ruling call/not-your-turn noted by C citing L1\n",
            "citing L1; found ruling call/not-your-turn noted by C citing P12",
        ),
        (HEADER + TURNED + "expect ruling misdeal\n", ":6: 'ruling misdeal' should be 'ruling NAME VERDICT'"),
        (HEADER + "expect trump hearts\n", ":3: no deal has begun"),
        (HEADER + TURNED + "expect fortune fair\n", "begins with no word that can be expected"),
        (HEADER + TURNED + "score A+C 1, B+D 0\n", "must come before the first act or deal"),
        ("euchre record 2\n", "is another version"),
        ("euchre record 1\ndeal 1 by A\n", "names no code"),
    ],
)
def test_a_failing_situation_names_its_line(tmp_path: Path, lines: str, fault: str) -> None:
    path = tmp_path / "P12-1.euchre"
    path.write_text(lines)
    with pytest.raises((Unmet, NotationError), match=fault):
        Situation(path).run()


def test_a_refusal_must_cite_the_law_of_its_file(tmp_path: Path) -> None:
    path = tmp_path / "A3-1.euchre"
    path.write_text(HEADER + TURNED + "expect refused 'C passes' call/not-your-turn\n")
    with pytest.raises(Unmet, match="cites P12 P13 P14 P15 P17, not A3"):
        Situation(path).run()
