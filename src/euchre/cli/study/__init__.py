"""Study at the terminal: solve, explain, and the worth of scores and calls."""
