"""A house rule that only switches something takes two files of the package, and every program knows it.

The test follows CONTRIBUTING on a copy of the package: a field with its sentence and a default, and the
function that reads it. The page, the command line, records, the simulator and the docs follow by themselves.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.package_copy import WITHOUT_EDITABLE

ROOT = Path(__file__).parents[2]
FIELD = '''
    dealer_only_listens: bool = False
    """Whether the dealer may not accept the turn-up."""

    @cached_property
    def seating('''
READ = """
    if deal.code.dealer_only_listens and seat == deal.dealer:
        yield Due(seat, tuple(acts), "call")
        return
    if not (word is CallKind.ASSIST and deal.code.assist_must_be_alone):"""
CHECKS = """
import json
from contextlib import redirect_stdout, suppress
from io import StringIO

from euchre.bots import play_deal
from euchre.cli import main
from euchre.deal import IllegalAct
from euchre.game import begin_deal, new_sitting
from euchre.laws import CODE_NAMES, CUSTOMS, load_code, read_house_rules
from euchre.lawbook import VALUES
from euchre.notation import ActEntry, DealLine, Record, read_record, replay, write_record
from euchre.players import bot_by_name
from euchre.seats import Seat
from euchre.server.people.lobby import games
from euchre.sim import Run, deal_acts
from euchre.sim.backend import NATIVE, native_for
from tools.docs.values_page import values_page

KEY = "dealer_only_listens"
assert KEY in CUSTOMS and not any(getattr(load_code(name), KEY) for name in CODE_NAMES)
assert VALUES[KEY] == ("deal.dues:_ordering",)
code = read_house_rules(f"base = 'modern'\\n[changes]\\n{KEY} = true\\n")
assert code.changes[KEY] is True

# the page's form, the command, the docs
switches = {one["key"]: one for one in json.loads(games())["games"][0]["switches"]}
assert switches[KEY]["doc"] == "Whether the dealer may not accept the turn-up."
with redirect_stdout(StringIO()) as listing, suppress(SystemExit):
    main(["codes", "modern", "--json"])
assert json.loads(listing.getvalue())["values"][KEY]["value"] is False
assert any(KEY in block for block in values_page())

# play and records
for number in range(20):
    sitting = begin_deal(new_sitting(code, dealer=Seat.A))
    deal = play_deal(sitting, {seat: bot_by_name("simple") for seat in Seat}, number).deal
    record = Record(code=code, entries=(DealLine(1, Seat.A), *map(ActEntry, deal.acts)))
    assert not any(call.actor is Seat.A and call.word.accepts_turn_up for call in deal.calling.calls)
    assert list(replay(read_record(write_record(record))))[-1].deal == deal

# the simulator leaves it to the engine
assert native_for(code) is None and native_for(load_code("modern")) is NATIVE
run = Run(code=code, seed=7, players=("simple",))
assert not any("A takes up" in act.text for number in range(1, 40, 4) for act in deal_acts(run, number))
print("every program knows the switch")
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the package with one more switch, made by changing two files."""
    source = tmp_path_factory.mktemp("switch")
    shutil.copytree(ROOT / "src" / "euchre", source / "euchre", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "tools", source / "tools", ignore=shutil.ignore_patterns("node_modules"))
    change(source / "euchre/laws/code.py", "\n    @cached_property\n    def seating(", FIELD)
    dues = source / "euchre/deal/dues.py"
    change(dues, "\n    if not (word is CallKind.ASSIST and deal.code.assist_must_be_alone):", READ)
    change(dues, 'values="assist_must_be_alone"', 'values="assist_must_be_alone dealer_only_listens"')
    return source


def change(file: Path, old: str, new: str) -> None:
    """Replace the one place where a text stands in a file."""
    text = file.read_text()
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file.name}"
    file.write_text(text.replace(old, new))


def test_a_switch_in_two_files_is_known_to_every_program(copy: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", f"{WITHOUT_EDITABLE}sys.path.insert(0, {str(copy)!r})\n{CHECKS}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.stdout, run.stderr) == ("every program knows the switch\n", "")
