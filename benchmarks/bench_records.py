"""Reading and checking a long record, streamed: deals per second, and memory at two lengths."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

from euchre.bots import next_act
from euchre.game import after, begin_deal, due_now, new_sitting
from euchre.laws import load_code
from euchre.notation import act_line, deal_line, record_head
from euchre.players import bot_by_name
from euchre.seats import Seat

DEALS = 10_000
_READER = """
import resource, sys
from euchre.notation import read_deals
with open(sys.argv[1], encoding="utf-8") as lines:
    deals = sum(1 for sitting in read_deals(lines))
print(deals, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def _write(path: Path, deals: int) -> None:
    """Write a record of random modern deals, one act a line, as live play writes it."""
    code = load_code("modern")
    bots = {seat: bot_by_name("random") for seat in code.seating.seats}
    sitting = new_sitting(code, dealer=Seat.A)
    with path.open("w", encoding="utf-8") as record:
        record.write(record_head(code))
        while sitting.deals < deals or not sitting.is_between_deals:
            if not due_now(sitting):
                sitting = begin_deal(sitting)
                assert sitting.deal is not None
                record.write(deal_line(sitting.deals, sitting.deal.dealer))
            act = next_act(sitting, bots, 1)
            assert act is not None
            sitting = after(sitting, act)
            record.write(act_line(act))


def _read(path: Path) -> tuple[float, int, int]:
    """Return deals per second, deals and peak memory in KiB of a process that reads and checks a record."""
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", _READER, str(path)], capture_output=True, text=True, check=True
    )
    seconds = time.perf_counter() - start
    deals, memory = map(int, done.stdout.split())
    return deals / seconds, deals, memory


def run() -> str:
    """Return the table: length of the record, rate, peak memory."""
    lines = [f"{'deals':>8}{'deals/s':>10}{'peak MiB':>10}"]
    with tempfile.TemporaryDirectory() as folder:
        for deals in (DEALS // 10, DEALS):
            path = Path(folder) / f"{deals}.euchre"
            _write(path, deals)
            rate, read, memory = _read(path)
            lines.append(f"{read:>8,}{rate:>10,.0f}{memory / 1024:>10.1f}")
    return "\n".join(lines)
