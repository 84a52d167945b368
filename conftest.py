"""What the search for examples leaves out: modules around a native core that is not built here."""

from importlib.util import find_spec

AROUND = {
    "euchre.sim._native": ["sim/native.py", "sim/parameters.py", "sim/deal_snapshot.py"],
    "euchre.solver._kernel": ["solver/kernel.py"],
}

collect_ignore = [
    f"src/euchre/{file}" for core, files in AROUND.items() if find_spec(core) is None for file in files
]
