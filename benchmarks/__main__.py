"""Runs every benchmark, or those named: `python -m benchmarks deal` runs `bench_deal.py`."""

import importlib
import platform
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def processor() -> str:
    """Return the processor's name and how many are at hand to this machine."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    if names:
        return f"{names[0]}, {len(names)} cores"
    return platform.processor() or platform.machine()


def commit() -> str:
    """Return the commit measured, marked when files differ from it; `unknown` outside a repository."""
    command = ["git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
    try:
        return subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def main(chosen: list[str]) -> None:
    """Print what is measured on, then the table of each benchmark chosen; all, if none is."""
    known = sorted(path.stem.removeprefix("bench_") for path in HERE.glob("bench_*.py"))
    unknown = [name for name in chosen if name not in known]
    if unknown:
        sys.exit(f"No benchmark named {', '.join(unknown)}; there are: {', '.join(known) or 'none'}")
    print(f"processor  {processor()}\npython     {platform.python_version()}\ncommit     {commit()}")
    for name in chosen or known:
        table = importlib.import_module(f"benchmarks.bench_{name}").run()
        print(f"\n{name}\n{table}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
