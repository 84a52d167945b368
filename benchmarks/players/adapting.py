"""What `expert` gains by learning within a match: `python -m benchmarks.players.adapting novice`.

`expert` and `steady`, the same player without learning, meet the same player with the same cards, in matches
of 24 deals in a row at two tables. A pair of such matches is one sample, also of the difference. It prints
progress and the result so far after every tenth.
"""

from __future__ import annotations

import argparse
import json
import time

from euchre.arena import Entrant, Match, Named, play_pair
from euchre.arena.match import difference, tables
from euchre.arena.tally import Ratio
from euchre.bots import Bot
from euchre.laws import load_code

from ..__main__ import commit, processor
from .steady import Steady

IN_A_ROW = 24


class Unlearned:
    """`expert` without learning, as an entrant of a match."""

    name = "steady"

    def open(self) -> Bot:
        """Return the player."""
        return Steady()


def gain(entrant: Entrant, other: str, code: str, seed: int, number: int) -> tuple[int, int]:
    """Return the points of an entrant minus those of the other player in a pair, and the deals at both its
    tables."""
    match = Match(code=load_code(code), first=entrant, second=Named(other), seed=seed, in_a_row=IN_A_ROW)
    played = play_pair(match, number, time.perf_counter).tables
    seatings = tables(match.code, number)
    won = sum(difference(seated, table.points) for seated, table in zip(seatings, played, strict=True))
    return round(won), sum(table.deals for table in played)


def main() -> None:
    """Play both matches pair by pair, and print points a deal with errors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", help="the player that both meet")
    parser.add_argument("--deals", type=int, default=1440)
    parser.add_argument("--seed", type=int, default=9151)
    parser.add_argument("--code", default="modern")
    parser.add_argument("--json", action="store_true", help="print the gain as one JSON document at the end")
    given = parser.parse_args()
    learning, steady, more = Ratio(), Ratio(), Ratio()
    last = given.deals // IN_A_ROW
    if not given.json:
        print(f"processor  {processor()}\ncommit     {commit()}\nagainst    {given.other}, seed {given.seed}")
    for number in range(1, last + 1):
        one, deals = gain(Named("expert"), given.other, given.code, given.seed, number)
        two, _ = gain(Unlearned(), given.other, given.code, given.seed, number)
        for kept, won in ((learning, one), (steady, two), (more, one - two)):
            kept.add(won, deals)
        if not given.json and (number % 10 == 0 or number == last):
            shown = [f"{each.mean:+.3f} ± {each.error or 0:.3f}" for each in (learning, steady, more)]
            print(
                f"{number * IN_A_ROW:5} deals: learning {shown[0]}, not {shown[1]}, more {shown[2]}",
                flush=True,
            )
    if given.json:
        found = {"points_per_deal": more.mean, "standard_error": more.error, "deals": last * IN_A_ROW}
        print(json.dumps(found))


if __name__ == "__main__":
    main()
