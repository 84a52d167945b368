"""What players say in the words of the laws, or in others for the same, is entered at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import entries_after

PROFESSOR, JEROME, LEEDS, MODERN = "professor-1862", "jerome-1877", "leeds-dwight-1888", "modern"
UP = ("a deals", "a turns up 9h")
ALONE = (*UP, "b orders up alone")
OTHER_ALONE = (*UP, "b passes, c passes", "d orders up alone")
NAMED = (*UP, "b passes, c passes, d passes, a turns down", "b makes diamonds", "b plays alone")
LED = (*OTHER_ALONE, "c leads kc", "a discards jd")
ASSISTED = (*UP, "b passes, c assists", "a discards 9c")
REFUSED = (*ASSISTED, "b exposes ks", "b refuses the penalty")
PLAYED = (
    *("a deals", "c holds 8s 9h 7c 8c 9c", "a turns up 7h", "b passes, c assists", "a discards ts"),
    *("b as, c 9h, d 9d, a js", "a ks, b 7s"),
)
CLAIMED = (*PLAYED, "d claims a revoke against c in trick 1")
SCORED = (*UP, "b passes, c assists", "table reports 3 tricks for c")

SAID = [
    (LEEDS, ALONE, 'd says "I take it from you"', "D takes over alone"),
    (LEEDS, ALONE, 'd says "I take it from you, partner"', "D takes over alone"),
    (LEEDS, ALONE, "d takes it from b", "D takes over alone"),
    (LEEDS, OTHER_ALONE, 'b says "I take it from you"', "B takes over alone"),
    (LEEDS, OTHER_ALONE, "b says he takes it from d", "B takes over alone"),
    (LEEDS, NAMED, "a requires that d plays", "A chooses play-together"),
    (LEEDS, NAMED, "c says d must play", "C chooses play-together"),
    (LEEDS, LED, "d calls a's highest club", "D chooses highest"),
    (LEEDS, LED, "d calls for the lowest club", "D chooses lowest"),
    (PROFESSOR, REFUSED, "a throws their cards down", "A throws down the hand"),
    (PROFESSOR, REFUSED, "c throws all her cards on the table", "C throws down the hand"),
    (PROFESSOR, ASSISTED, "b tosses his cards down", "B throws down the hand"),
    (PROFESSOR, CLAIMED, 'c says "yes, I revoked"', "C admits revoke"),
    (PROFESSOR, CLAIMED, "c admits to revoking in trick 1", "C admits revoke"),
    (PROFESSOR, PLAYED, "c owns up to a revoke in the first trick", "C admits revoke"),
    (LEEDS, SCORED, "a+c marks 2", "A+C marks 2"),
    (LEEDS, SCORED, "a+c mark 2", "A+C marks 2"),
    (LEEDS, SCORED, "A+C scores 2", "A+C marks 2"),
    (JEROME, UP, "d finds the five of clubs", "D finds imperfect pack"),
    (JEROME, ("a deals",), "a turns up 5c", "A finds imperfect pack"),
    (JEROME, ASSISTED, "b leads the three of diamonds", "B finds imperfect pack"),
    (MODERN, UP, "b finds an eight in their hand", "B finds imperfect pack"),
    (MODERN, UP, "b has the joker", "B finds imperfect pack"),
    ("modern-2", ("a deals", "a turns up th"), "b has a nine", "B finds imperfect pack"),
]


@pytest.mark.parametrize(("code", "before", "said", "act"), SAID, ids=[row[2] for row in SAID])
def test_words_of_the_laws(
    code: str,
    before: tuple[str, ...],
    said: str,
    act: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert entries_after(code, (*before, said), tmp_path, capsys)[-1] == act


@pytest.mark.parametrize(
    ("code", "said"), [("modern", "b has a nine"), ("professor-1862", "b finds a seven")]
)
def test_rank_that_the_pack_has_is_no_number_of_cards(
    code: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after(code, (*UP, said), tmp_path, capsys)[-1] == "A turns up 9H"
