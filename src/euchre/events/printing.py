"""Pages of an evening to print: score cards, name tags, table cards, schedule, wall charts, standings.

Typst sets them by `data/evening.typ`. Its own font has Latin, Greek and Cyrillic letters; other letters come
from a font of the computer, or are drawn as boxes. Needs the extra `euchre[print]`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from html import escape
from typing import Any

from ..bundled import bundled_file
from .evening_acts import EveningPlan
from .hall import HallEvening
from .refusals import EventError
from .scoring import EveningTally, Ranking

PAGES = ("guide", "cards", "names", "tables", "schedule", "chart", "wall", "standings")
"""The names of the pages."""
BEFORE_PLAY = tuple(name for name in PAGES if name not in ("wall", "standings"))
"""What is printed before the first round; a latecomer would make the charts of the rounds wrong."""


class Paper(Enum):
    """Sizes of paper, by the word that CSS has for them."""

    A4 = "a4"
    LETTER = "letter"


class PrintFormat(Enum):
    """What is written, by the ending of its files."""

    PDF = "pdf"
    SVG = "svg"
    HTML = "html"


@dataclass(frozen=True, slots=True)
class Prints:
    """What was printed."""

    files: tuple[bytes, ...]
    """One PDF, one page for a browser, or a picture for each sheet."""
    warning: str = ""
    """Which letter no font has; empty if all can be read."""


def printed(
    evening: HallEvening, pages: Sequence[str], kind: PrintFormat, paper: Paper, spare: int = 0
) -> Prints:
    """Print some pages, with spare cards without a name.

    Raises EventError if fewer than four players are there, or without the printing library.
    """
    try:
        import typst
    except ImportError:
        raise EventError("the printing library is not installed: pip install 'euchre[print]'") from None
    document = {"pages": pages, "paper": {"letter": "us-letter"}.get(paper.value, paper.value)}
    inputs = {"event": json.dumps(document | _evening(evening, spare))}
    compiler, template = typst.Compiler(sys_inputs=inputs), _TEMPLATE.read_bytes()
    warning = ""
    try:
        # this standard refuses letters that no font has
        found = compiler.compile(template, format="pdf", pdf_standards=["a-2u"], pdf_tags=False)
    except typst.TypstError as fault:
        if "could not be displayed" in fault.message:
            letter = fault.message.split('`"')[1].split('"`')[0]
            warning = f"no font has {letter!r}, and perhaps other letters: boxes are printed in their places"
        found = compiler.compile(template, format="pdf", pdf_tags=False)
    if kind is not PrintFormat.PDF:
        found = compiler.compile(template, format="svg")
    sheets = tuple(found) if isinstance(found, list) else (found or b"",)
    return Prints((_page(evening.title, sheets, paper),) if kind is PrintFormat.HTML else sheets, warning)


_TEMPLATE = bundled_file("euchre.events", "evening", "typ")


def _page(title: str, sheets: Sequence[bytes], paper: Paper) -> bytes:
    """Return a page of HTML with a sheet on each printed page."""
    across = '<svg viewBox="0 0 841', '<svg viewBox="0 0 792'  # A4 and letter in points
    upright, wide = (f"{paper.value} {way}" for way in ("portrait", "landscape"))
    style = (
        f"@page upright {{ size: {upright}; margin: 0 }} @page across {{ size: {wide}; margin: 0 }}\n"
        "body { margin: 0 } svg { display: block; break-after: page }\n"
        ".upright { page: upright } .across { page: across }"
    )
    pages = "".join(
        f'<div class="{"across" if sheet.startswith(across) else "upright"}">{sheet}</div>\n'
        for sheet in (each.decode() for each in sheets)
    )
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{style}</style>'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>\n{pages}</body></html>\n'.encode()


def _evening(evening: HallEvening, spare: int) -> dict[str, Any]:
    """Return what the template prints of an evening."""
    names, rounds = [player.name for player in evening.players], evening.rounds
    order = sorted(range(len(names)), key=lambda number: names[number].casefold())
    entrants = evening.entrants
    standings = [
        {
            "place": each.place,
            "name": entrants[each.tally.player],
            "values": [_shown(rule, each.tally) for rule in evening.ranking[:2]],
        }
        for each in evening.standings
    ]
    prizes = [
        f"{won.prize.value.capitalize()}: {', '.join(entrants[number] for number in won.winners)}"
        for won in evening.prizes_won
        if won.winners
    ]
    return {
        "title": evening.title,
        "deals": evening.plan.deals,
        "begun": evening.begun,
        "last": evening.last_round,
        "spare": spare,
        "summary": _summary(evening),
        "ending": _ending(evening.plan),
        "players": [
            {
                "name": name,
                "lines": [_line(evening, player, number) for number in _rounds_of(evening, player)],
            }
            for player, name in enumerate(names)
        ],
        "tables": _tables(evening, spare),
        "rounds": [
            {
                "tables": [
                    [[names[one] for one in side] for side in (t.first, t.second)] for t in each.tables
                ],
                "out": [names[one] for one in each.sitting_out],
            }
            for each in rounds
        ],
        "chart": [
            {"name": names[one], "places": [_place(evening, one, n) for n in range(1, len(rounds) + 1)]}
            for one in order
        ],
        "rules": [rule.value for rule in evening.ranking[:2]],
        "standings": standings,
        "prizes": prizes,
    }


def _summary(evening: HallEvening) -> str:
    first, deals = evening.rounds[0], evening.plan.deals
    players = f"{len(evening.players)} players at {len(first.tables)} tables"
    out = f", {len(first.sitting_out)} sit out in turn" if first.sitting_out else ""
    rounds = f"{evening.last_round} rounds of {deals} deals"
    return f"{players}{out}; {rounds}. FILE is the file of this evening."


def _ending(plan: EveningPlan) -> str:
    """Return how a round ends, by its name in the template."""
    if plan.by_result:
        return "bell"
    return "draw" if plan.depends_on_results else "together"


def _rounds_of(evening: HallEvening, player: int) -> list[int]:
    """Return the rounds in which a player is there."""
    return [number for number in range(1, evening.last_round + 1) if evening.players[player].is_in(number)]


def _line(evening: HallEvening, player: int, number: int) -> Mapping[str, object]:
    """Return a line of a score card: what is not known yet is to be written on it."""
    names = [each.name for each in evening.players]
    known = number <= len(evening.rounds)
    for place, table in enumerate(evening.rounds[number - 1].tables if known else (), start=1):
        for own, other in ((table.first, table.second), (table.second, table.first)):
            if player in own:
                partner = names[own[0] + own[1] - player]
                opponents = [names[one] for one in other]
                return {
                    "round": number,
                    "table": str(place),
                    "partner": partner,
                    "opponents": opponents,
                    "out": False,
                }
    return {"round": number, "table": "", "partner": "", "opponents": [], "out": known}


def _place(evening: HallEvening, player: int, number: int) -> str:
    """Return the table of a player, "out" if they sit out, nothing if they are not there."""
    if not evening.players[player].is_in(number):
        return ""
    tables = evening.rounds[number - 1].tables
    return next((str(place) for place, table in enumerate(tables, 1) if player in table.players), "out")


def _tables(evening: HallEvening, spare: int) -> list[list[Mapping[str, object]]]:
    """Return for each table its rounds; where spare players would fill more tables, these are empty."""
    names, rounds = [each.name for each in evening.players], evening.rounds
    players = 4 * len(rounds[-1].tables) + len(rounds[-1].sitting_out)
    most = evening.most_tables
    found = []
    for table in range(most + max(0, (players + spare) // 4 - most)):
        lines: list[Mapping[str, object]] = []
        for number in range(1, evening.last_round + 1):
            seated = rounds[number - 1].tables if number <= len(rounds) else ()
            if table < len(seated):
                first, second = (
                    [names[one] for one in side] for side in (seated[table].first, seated[table].second)
                )
                lines.append({"round": number, "first": first, "second": second})
            elif number > len(rounds) or table >= most:
                lines.append({"round": number, "first": [], "second": []})
        found.append(lines)
    return found


def _shown(rule: Ranking, tally: EveningTally) -> str:
    if rule is Ranking.GAMES:
        return f"{tally.games:g}"
    return str(tally.euchred if rule is Ranking.FEWEST_EUCHRED else rule.of(tally))
