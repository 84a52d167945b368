"""The guides of CONTRIBUTING work: each is followed here, file by file, on a copy of the package.

`STEPS` holds for each guide the changes to the files it lists, and a check that runs on the copy.
Adding a house-rule value is followed in `tests/codes/test_adding_a_switch.py`.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.package_copy import WITHOUT_EDITABLE

ROOT = Path(__file__).parents[2]
GUIDES = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("\n## Guides\n")[2]


@dataclass(frozen=True)
class Steps:
    """The changes made by following a guide, and a check that they work."""

    files: dict[str, tuple[str, str] | str]
    """For each file, below the root, a text and what replaces it, or the text of a new file."""
    check: str
    """A program that fails if the addition does not work."""


PLAYER = '''"""A toy player."""

from ..acts import Act
from ..chance import Stream
from ..deal import Due
from ..view import View


class ToyPlayer:
    """Does the last thing that is lawful."""

    name = "toy"

    def choose(self, view: View, due: Due, stream: Stream) -> Act:
        return due.acts[-1]
'''
COMMAND = '''"""`euchre toy`."""

import click


@click.command("toy", epilog="Example: euchre toy")
def command() -> None:
    """Print a toy."""
    click.echo("a toy")
'''
CODE = """title = "The modern game to three points"
register = "modern"
departs_from = "modern"

[values]
game_points = { is = 3, law = "m.1" }
"""
CONCEDES = '''@dataclass(frozen=True, slots=True)
class Concede(Act):
    """A player on lead gives up."""

    @property
    def words(self) -> str:
        return "concedes"


@dataclass(frozen=True, slots=True)
class ThrowIn('''
WAVE = '''class Wave(ClientCommand, frozen=True, tag="wave"):
    """Wave to the table."""


AnyRequest: TypeAlias = Wave | Hello'''

HUMMING = """[humming]
words = "a player hums a tune"
done = "{who} hummed a tune"

[humming.modern]
law = "m.6"
found = "on-claim"
holders = "adversaries"
follows = ["points"]
points = 1
lone_points = 1
until = "mixed"

"""
WATCHER = '''@watches_table("hums a tune", finds="humming", by_player=True)
def humming(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """A tune that is hummed."""
    yield Finding("humming", seat_of(act))
'''

KNOCKS = """[seeing.knocks]
pattern = "{who} knocks with {card}"
label = "{who} knocks with {card}"
search = "knocked"
[playing.concedes]
pattern = "{who} concedes"
label = "{who} gives up"
"""
HUMS = """[talking.hums]
pattern = "{who} hums a tune"
label = "{who} hums a tune"
search = "sings whistles"
"""

GERMAN = (ROOT / "src/euchre/server/page/texts/languages/fr.js").read_text(encoding="utf-8")
"""A language that is complete; its words do not matter here."""

STEPS = {
    "A language of the page": Steps(
        {
            "src/euchre/server/page/texts/languages/LANGUAGE.js": GERMAN.replace("fr-CA", "de-CH"),
        },
        """
from euchre.server.page_files import PAGE, languages
from tools.page.texts import catalogue, compared
assert languages() == ["de", "en", "fr"]
assert compared("de") == []
german = PAGE / "texts" / "languages" / "de.js"
assert catalogue(german)["about"]["locale"] == "de-CH"
german.write_text(german.read_text().replace("tagline:", "slogan:"))
assert compared("de") == ["missing: lobby.tagline", "not in English: lobby.slogan"]
from euchre.server.page_files import page_text
assert 'data-languages="de en fr"' in page_text("http://table/")
""",
    ),
    "An act": Steps(
        {
            "src/euchre/acts/physical.py": (
                '    "takes up the hand",',
                '    "knocks with {card}",\n    "takes up the hand",',
            ),
            "src/euchre/acts/regular.py": (
                "@dataclass(frozen=True, slots=True)\nclass ThrowIn(",
                CONCEDES,
            ),
            "src/euchre/acts/text.py": (
                '    (r"agrees", ',
                '    (r"concedes", lambda a, m: Concede(a)),\n    (r"agrees", ',
            ),
            "src/euchre/acts/__init__.py": ("    Call,\n", "    Call,\n    Concede,\n"),
            "src/euchre/deal/dues.py": (
                "    if may_lay_down(deal, seat):",
                '    yield Due(seat, (Concede(seat),), "play", awaited=False)\n'
                "    if may_lay_down(deal, seat):",
            ),
            "src/euchre/table/desk/forms.toml": (
                "[seeing.exposes]\n",
                KNOCKS + "[seeing.exposes]\n",
            ),
        },
        """
from euchre import after_acts, deal_cards, legal_acts, load_code, start_game
from euchre.acts import Concede, read_act
from euchre.seats import Seat
from euchre.table import after, deal_begins, new_table
assert read_act("B knocks with 9H").text == "B knocks with 9H"
table = deal_begins(new_table(load_code("modern")), Seat.A)
assert after(table, read_act("B knocks with 9H")).acts == table.acts + 1
deal = after_acts(deal_cards({"B": "JH JD AH 9S AS"}, "9H"), "B orders up, A discards ??, B JH")
assert Concede(Seat.C) in legal_acts(deal, Seat.C) and Concede(Seat.D) not in legal_acts(deal, Seat.D)
assert after_acts(deal, "C concedes").acts[-1] == read_act("C concedes") == Concede(Seat.C)
""",
    ),
    "A code of laws": Steps(
        {
            "src/euchre/laws/data/NAME.toml": CODE,
            "src/euchre/laws/load.py": ('"modern-3", "modern-2")', '"modern-3", "modern-2", "toy")'),
        },
        """
from euchre import load_code, play_game, replay
assert load_code("toy").game_points == 3
*_, end = replay(play_game(code="toy", seed=2))
assert 3 <= max(end.score.points) <= 6 or max(end.score.games) == 1
from euchre.cli.entry import run
assert run(["codes", "toy"]) == 0
""",
    ),
    "A player": Steps(
        {
            "src/euchre/players/NAME.py": PLAYER,
            "src/euchre/players/registry.py": (
                "    SimplePlayer(),\n",
                "    SimplePlayer(),\n    ToyPlayer(),\n",
            ),
        },
        """
from euchre import load_code, play_game
from euchre.players import bots_offered
assert "toy" in bots_offered(load_code("modern-2"))
play_game("toy", seed=1)
from euchre.cli.entry import run
assert run(["arena", "toy", "random", "--deals", "2", "--jobs", "1"]) == 0
""",
    ),
    "A wire message": Steps(
        {
            "src/euchre/server/wire/requests.py": ("AnyRequest: TypeAlias = Hello", WAVE),
            "src/euchre/server/tables/decisions.py": (
                "    requests.DoAct: _act,\n",
                "    requests.DoAct: _act,\n    requests.Wave: lambda table, guest, command: (),\n",
            ),
        },
        """
from types import SimpleNamespace
from euchre.server.tables.decisions import decide
from euchre.server.wire.requests import REQUESTS
from tools.docs.wire_pages import json_schema
command = REQUESTS.decode(b'{"type": "wave", "id": "1"}')
assert decide(SimpleNamespace(phase=None), None, command) == ()
assert json_schema()["$defs"]["Wave"]["description"] == "Wave to the table."
""",
    ),
    "A command": Steps(
        {
            "src/euchre/cli/FOLDER/NAME.py": COMMAND,
            "src/euchre/cli/commands.py": (
                '        "codes": (',
                '        "toy": ("study.toy", "Print a toy."),\n        "codes": (',
            ),
            "docs/cli.md": (
                "## The codes\n",
                "<!-- help: euchre toy -->\n<!-- end of help -->\n\n## The codes\n",
            ),
        },
        """
from pathlib import Path
from tools.docs.cli_reference import with_help
assert "Usage: euchre toy [OPTIONS]" in with_help(Path("docs/cli.md").read_text())
from euchre.cli.entry import run
assert run(["toy"]) == 0
""",
    ),
    "An irregularity": Steps(
        {
            "src/euchre/laws/irregularity_names.py": ('    "advice",\n', '    "advice",\n    "humming",\n'),
            "src/euchre/laws/data/irregularities/talk.toml": ("[advice]\n", f"{HUMMING}[advice]\n"),
            "src/euchre/table/irregularities/talk.py": (
                '\n\n@decides("professor-1862 S5 S6")',
                f'\n\n{WATCHER}\n\n@decides("professor-1862 S5 S6")',
            ),
            "src/euchre/acts/physical.py": ('    "names {suit}",', '    "names {suit}",\n    "hums a tune",'),
            "src/euchre/table/desk/forms.toml": (
                "[talking.says]\n",
                HUMS + "[talking.says]\n",
            ),
            "src/euchre/server/page/texts/languages/fr.js": (
                '      "looks at talon":',
                '      "hums a tune": "{who, select, you {Vous fredonnez} other {{who} fredonne}}.",\n'
                '      "looks at talon":',
            ),
        },
        """
from euchre import load_code
from euchre.acts import read_act
from euchre.seats import Seat
from euchre.table import after, deal_begins, new_table
from euchre.table.desk import find
from euchre.table.words.rulings import ruling_text
table = deal_begins(new_table(load_code("modern")), Seat.A)
for said in ("A turns up 9H", "D hums a tune", "A claims humming against D"):
    table = after(table, read_act(said))
(ruling,) = table.last_rulings
assert "D hums a tune" in [item.draft.act_text for item in find(table, "D whistles")]
assert ruling_text(ruling, table.code).startswith("D hummed a tune. 1 point goes to A+C. [no law: decided")
""",
    ),
    "A law's penalty": Steps(
        {
            "src/euchre/laws/data/irregularities/revoke.toml": (
                "points = 3\nlone_points = 5",
                "points = 4\nlone_points = 5",
            ),
        },
        """
from euchre import load_code
from euchre.table.words.rulings import provision_text
found = load_code("leeds-dwight-1888").provisions["revoke"]
assert found.points == 4 and "(4, or 5 in a lone hand)" in provision_text(found)
""",
    ),
}
IMPORTS = {
    "src/euchre/acts/text.py": ("    CallKind,\n", "    CallKind,\n    Concede,\n"),
    "src/euchre/deal/dues.py": ("    CallKind,\n", "    CallKind,\n    Concede,\n"),
    "src/euchre/players/registry.py": (
        "from .pimc_player import PimcPlayer\n",
        "from .pimc_player import PimcPlayer\nfrom .toy import ToyPlayer\n",
    ),
}
"""Imports that the changes need."""
NAMES = {
    "src/euchre/server/page/texts/languages/LANGUAGE.js": "src/euchre/server/page/texts/languages/de.js",
    "src/euchre/laws/data/NAME.toml": "src/euchre/laws/data/toy.toml",
    "src/euchre/players/NAME.py": "src/euchre/players/toy.py",
    "src/euchre/cli/FOLDER/NAME.py": "src/euchre/cli/study/toy.py",
}


def files_in(guide: str) -> set[str]:
    """Return the files that the steps of a guide list."""
    text = re.split(r"\n### ", GUIDES.partition(f"\n### {guide}\n")[2])[0]
    return set(re.findall(r"^\d+\. `([^`]+)`", text, re.MULTILINE))


def change(file: Path, old: str, new: str) -> None:
    """Replace a text that stands once in a file."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file.name}"
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a copy of the package, the tools and the page of commands."""
    ignored = shutil.ignore_patterns("__pycache__", "node_modules")
    for folder in ("src/euchre", "tools"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    (tmp_path / "docs").mkdir()
    shutil.copy(ROOT / "docs" / "cli.md", tmp_path / "docs")
    return tmp_path


@pytest.mark.parametrize("guide", STEPS)
def test_following_a_guide_works(guide: str, copy: Path) -> None:
    steps = STEPS[guide]
    for name, text in steps.files.items():
        file = copy / NAMES.get(name, name)
        if isinstance(text, str):
            file.write_text(text, encoding="utf-8")
        else:
            change(file, *text)
        if name in IMPORTS and guide != "A wire message":
            change(file, *IMPORTS[name])
    start = f"{WITHOUT_EDITABLE}sys.path[:0] = [{str(copy / 'src')!r}, {str(copy)!r}]\n"
    end = "\nimport euchre; assert euchre.__file__.startswith(sys.path[0])"
    run = subprocess.run(
        [sys.executable, "-c", start + steps.check + end], cwd=copy, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""


@pytest.mark.parametrize("guide", STEPS)
def test_a_guide_lists_the_files_that_are_changed(guide: str) -> None:
    assert files_in(guide) == set(STEPS[guide].files)


def test_the_guide_to_house_rules_lists_two_files() -> None:
    assert files_in("A house-rule value") == {"src/euchre/laws/code.py", "src/euchre/deal/dues.py"}


def test_the_guide_to_card_designs_lists_every_file_that_knows_a_design() -> None:
    page = ROOT / "src" / "euchre" / "server" / "page"
    knows = re.compile("fourColours|four-colours")
    found = [file for file in page.rglob("*.*s*") if file.is_file() and knows.search(file.read_text("utf-8"))]
    assert {str(file.relative_to(ROOT)) for file in found} == files_in("A card design")


def test_a_terminal_design_draws_cards() -> None:
    from euchre.cards import read_cards
    from euchre.pictures import Signs, draw_hand

    stars = Signs(across="*", down="*", corners=("*",) * 4, back="@", suits="shdc", dot=".")
    assert "*" in draw_hand(read_cards("9H JC"), frozenset(), stars).text()


def test_every_guide_is_followed() -> None:
    elsewhere = {"A house-rule value", "A card design"}
    assert set(re.findall(r"^### (.+)$", GUIDES, re.MULTILINE)) == {*STEPS, *elsewhere}
