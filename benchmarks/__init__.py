"""Speed, measured and printed: the function `run() -> str` of each `bench_*.py` returns a table."""
