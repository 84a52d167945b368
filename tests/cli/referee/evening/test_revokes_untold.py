"""The referee tells nobody that a revoke may be claimed: it counts only if a player finds it out."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.cli.referee.assistant import Assistant
from euchre.laws import load_code
from euchre.table.ruling import Verdict
from euchre.table.words.offered import claims_possible
from euchre.table.words.still_open import still_open
from tests.cli.referee.talks import desk_after

GAMES = ("leeds-dwight-1888", "professor-1862", "jerome-1877", "modern")
PLAYED = (
    *("deal a", "a deals 3-2", "a turns up 9h", "b passes, c passes, d passes, a takes up", "a discards ??"),
    *("b ac, c ts, d tc, a 9c", "b ks, c kc"),
)
"""C plays a spade on clubs, and a club to the next trick: everybody may have seen the revoke."""


@pytest.mark.parametrize("game", GAMES)
def test_revoke_that_all_may_have_seen_is_not_told(game: str) -> None:
    desk = desk_after(game, *PLAYED)
    assert any(case.irregularity == "revoke" for case in desk.table.ledger.cases)
    assert "revoke" not in " ".join((*still_open(desk.table), *claims_possible(desk.table)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("asked", ["what now", "open", "what may b do?"])
def test_desk_does_not_tell_of_a_revoke(
    game: str, asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter((*PLAYED, asked, "quit"))
    Assistant(load_code(game), str(tmp_path / "table.euchre")).run(lambda prompt: next(lines, None))
    assert "revoke" not in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_revoke_is_still_heard_when_it_is_claimed(game: str) -> None:
    desk = desk_after(game, *PLAYED, "b claims revoke against c")
    verdicts = {ruling.verdict for ruling in desk.entries[-1].rulings}
    assert verdicts & {Verdict.HEARD, Verdict.IMPOSED, Verdict.OFFERED}
