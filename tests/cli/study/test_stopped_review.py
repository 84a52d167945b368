"""`euchre review` stopped in the middle of a game: what is done is kept, and the next review goes on."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.runs import environment, euchre

TWO_DEALS = Path(__file__).parents[2] / "data" / "egn" / "six-points-in-two-hands.egn"
STOPS = """
import signal, sys
import euchre.cli.study.review as command
from euchre.cli import main
review_deal, begun = command.review_deal, []

def first_only(source, effort, *, threads):
    begun.append(source)
    if len(begun) == 2:
        print("stopped here", flush=True)
        signal.pause()
    return review_deal(source, effort, threads=threads)

command.review_deal = first_only
sys.argv = ["euchre", "review", sys.argv[1], "--effort", "quick"]
sys.exit(main())
"""
"""A review that stops at the second deal and waits there for a signal."""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_stopped_review_keeps_what_is_done_and_goes_on_from_there(
    how: signal.Signals, tmp_path: Path
) -> None:
    record = Path(shutil.copy(TWO_DEALS, tmp_path / "game.egn"))
    kept = Path(f"{record}.reviewed")
    process = subprocess.Popen(
        [sys.executable, "-c", STOPS, str(record)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(),
    )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == "stopped here\n"
        process.send_signal(how)
        out, err = process.communicate(timeout=120)
    if how is signal.SIGINT:
        assert process.returncode == 0
        assert "interrupted: 1 of 2 deals are reviewed" in err
        assert "the same command goes on from there" in err
        assert out.startswith("Review of 1 deal for A's side")
    first = kept.read_text(encoding="utf-8")
    assert first.count("\n") == 1
    whole = euchre("review", record, "--effort", "quick")
    assert whole.out == euchre("review", record, "--effort", "quick", "--no-keep").out
    assert kept.read_text(encoding="utf-8").startswith(first)
    assert kept.read_text(encoding="utf-8").count("\n") == 2
