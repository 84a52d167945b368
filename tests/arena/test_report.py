from __future__ import annotations

import json
from itertools import combinations

from euchre.arena import Entrant, Named, league_report, match_report
from tests.arena.matches import Fickle, Silent, match_of, played


def test_the_stronger_stands_above_with_more_points_a_deal() -> None:
    entrants: list[Entrant] = [Silent(), Fickle(), Named("simple")]
    results = [played(match_of(one, other), 60) for one, other in combinations(entrants, 2)]
    league = league_report([entrant.name for entrant in entrants], results)
    assert league["table"][0]["player"] == "simple"
    assert [row["rating"] for row in league["table"]] == sorted(
        (row["rating"] for row in league["table"]), reverse=True
    )
    assert abs(sum(row["points_per_deal"] for row in league["table"])) < 1e-4
    assert len(league["matches"]) == 3


def test_a_report_is_plain_values() -> None:
    report = match_report(played(match_of("simple", "random", "professor-1862", "games"), 3))
    assert json.loads(json.dumps(report)) == report
    assert report["games"] == 3
    assert report["health"][0]["jambone"].keys() == {"made", "marches", "euchred"}
