"""Every match of `docs/players/results.md` by one command: `make results`.

Each match is a command of its own, whose one JSON document is kept in `build/results`; a match that is
there already is not played again unless it is named. `--share 0.1` plays a tenth of each, `--table` prints
what is there as the page has it.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from benchmarks.__main__ import HERE, commit, processor

FOLDER = HERE.parent / "build" / "results"
OTHER_GAMES = (
    ("professor-1862", 900, 900),
    ("jerome-1877", 300, 900),
    ("leeds-dwight-1888", 300, 900),
    ("modern-3", 300, 300),
    ("modern-2", 300, 300),
)
"""The other games, and how many deals of each are played against `simple` and against `pimc50`."""
ENGINE = "ismcts=python examples/open_spiel_ismcts.py --simulations 2000"


@dataclass(frozen=True, kw_only=True)
class Row:
    """One match, or measurement."""

    name: str
    """What it is called with `--only`."""
    says: str
    command: str
    """What is run, without how many deals and processes."""
    length: int
    """How many deals or games at full length."""
    option: str = "--deals"
    asked: str = ""
    """What is asked of it."""
    is_parallel: bool = True

    def line(self, share: float, jobs: int) -> str:
        """Return the command in full."""
        jobs_asked = f" --jobs {jobs}" if self.is_parallel else ""
        return f"{self.command} {self.option} {max(1, round(share * self.length))}{jobs_asked}"


def arena(first: str, second: str, seed: int, *, code: str | None = None) -> str:
    """Return the command of a match in the arena."""
    return f"euchre arena {first} {second}{f' --code {code}' if code else ''} --seed {seed} --json"


def rows() -> Iterator[Row]:
    """Yield all that is measured, in the order of the page."""
    yield Row(
        name="simple-random",
        says="`simple` - `random`",
        command=arena("simple", "random", 9010),
        length=4000,
        asked="+1.15, aim +1.25",
    )
    yield Row(
        name="simple-pimc50",
        says="`simple` - `pimc50`",
        command=arena("simple", "pimc50", 2),
        length=2000,
    )
    against = (
        ("simple", 9111, 1000, "+0.18, aim +0.22"),
        ("pimc50", 9112, 400, "+0.10, aim +0.13"),
        ("random", 9113, 300, "+1.40, aim +1.50"),
    )
    for other, seed, length, asked in against:
        yield Row(
            name=f"expert-{other}",
            says=f"`expert` - `{other}`",
            command=arena("expert", other, seed),
            length=length,
            asked=asked,
        )
    yield Row(
        name="expert-random-in-a-row",
        says="`expert` - `random`, 24 deals in a row",
        command=f"{arena('expert', 'random', 9131)} --in-a-row 24",
        length=240,
        asked="+1.50",
    )
    yield Row(
        name="expert-novice-in-a-row",
        says="`expert` - `novice`, 24 deals in a row, with learning less without",
        command="python -m benchmarks.players.adapting novice --seed 9151 --json",
        length=720,
        asked="more than 0",
        is_parallel=False,
    )
    for other, seed, length, asked in (("simple", 9121, 3000, "at least 0"), ("random", 9122, 400, "")):
        yield Row(
            name=f"learned-{other}",
            says=f"`learned` - `{other}`",
            command=arena("learned", other, seed),
            length=length,
            asked=asked,
        )
    yield Row(
        name="master-expert",
        says="`master` - `expert`",
        command=arena("master", "expert", 9114),
        length=200,
        asked="+0.02, if time allows",
    )
    yield Row(
        name="expert-ismcts",
        says="`expert` - OpenSpiel's ISMCTS, 2,000 simulations",
        command=f"euchre arena expert --engine {shlex.quote(ENGINE)} --rules examples/open_spiel.toml "
        "--seed 9116 --json",
        length=300,
        asked="+0.22, aim +0.28",
    )
    yield Row(
        name="all-seen",
        says="a pair that sees all cards - `expert`, the same calls",
        command="python -m benchmarks.players.all_seen_pair --seed 9303",
        length=600,
        asked="at most 0.22, aim 0.20",
        is_parallel=False,
    )
    heeding = ((10, 9262, 4000, "+0.8 % of games"), (5, 9261, 6000, "+1.0 % of games"))
    for points, seed, length, asked in heeding:
        yield Row(
            name=f"score-{points}",
            says=f"calls by the score - calls by points, games to {points}",
            command=f"python -m benchmarks.players.score_calls --to {points} --seed {seed}",
            length=length,
            option="--games",
            asked=asked,
        )
    for seed, (code, *lengths) in enumerate(OTHER_GAMES, 9020):
        for place, (other, length) in enumerate(zip(("simple", "pimc50"), lengths, strict=True)):
            yield Row(
                name=f"{code}-{other}",
                says=f"`expert` - `{other}`, {code}",
                command=arena("expert", other, seed + 10 * place, code=code),
                length=length,
                asked="three standard errors",
            )


def played(row: Row, share: float, jobs: int) -> dict[str, Any]:
    """Return what a row comes to, with its command, time and commit."""
    line, start = row.line(share, jobs), time.perf_counter()
    words = [_program(word) for word in shlex.split(line)]
    if words[0] == "euchre":
        words = [sys.executable, "-m", *words]
    done = subprocess.run(words, capture_output=True, text=True, cwd=HERE.parent, check=False)
    if done.returncode:
        sys.exit(f"{line}\n{done.stderr}")
    head = {"command": line, "commit": commit(), "processor": processor()}
    return head | {"seconds": round(time.perf_counter() - start), "found": json.loads(done.stdout)}


def _program(word: str) -> str:
    """Return the same Python for what is started as `python`, also within the command of an engine."""
    return word.replace("=python ", f"={sys.executable} ") if word != "python" else sys.executable


def figure(document: dict[str, Any]) -> tuple[str, str]:
    """Return what is found with its error, and over how many deals or games."""
    found = document["found"]
    if "gain" in found:
        return f"{found['gain']:+.2%} ± {found['standard_error']:.2%}", f"{found['games']:,} games"
    return f"{found['points_per_deal']:+.3f} ± {found['standard_error'] or 0:.3f}", f"{found['deals']:,}"


def table() -> Iterator[str]:
    """Return the figures there are as a table in Markdown."""
    yield "| Match | Target | Points a deal | Deals | Commit | Command |"
    yield "|---|---|---|---|---|---|"
    for row in rows():
        file = FOLDER / f"{row.name}.json"
        if file.exists():
            document = json.loads(file.read_text())
            command = document["command"].rpartition(" --jobs")[0] or document["command"]
            cells = (row.says, row.asked, *figure(document), f"`{document['commit']}`", f"`{command}`")
            yield f"| {' | '.join(cells)} |"


def main() -> None:
    """Play what is not there yet, or what is named, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", default=[], choices=[row.name for row in rows()])
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--table", action="store_true")
    given = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for row in () if given.table else rows():
        file = FOLDER / f"{row.name}.json"
        if row.name in given.only or (not given.only and not file.exists()):
            document = played(row, given.share, given.jobs)
            file.write_text(json.dumps(document, indent=1) + "\n")
            print(f"{row.name:<28}{figure(document)[0]:<22}{document['seconds']:>7} s", file=sys.stderr)
    print("\n".join(table()))


if __name__ == "__main__":
    main()
