"""Pages of an evening to print from a browser: score cards, name tags, schedule, table sheets, standings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from html import escape

from ...events import EveningRound
from ...events.hall import HallEvening


class Paper(Enum):
    """Sizes of paper, by the word that CSS has for them."""

    A4 = "a4"
    LETTER = "letter"


_WRITE = '<td class="write"></td>'
"""A box to write in."""
_STYLE = """
@page { size: %(paper)s; margin: 12mm }
* { box-sizing: border-box }
body { font: 11pt/1.35 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif }
body { color: #111; margin: 0 } @media screen { body { margin: 8mm auto; max-width: 190mm } }
h1 { font-size: 18pt; margin: 0 0 4mm } h2 { font-size: 13pt; margin: 0 0 2mm }
table { border-collapse: collapse; width: 100%% } caption { text-align: left; font-weight: 600 }
th, td { border: .3mm solid #555; padding: 1.2mm 2mm; text-align: left; font-variant-numeric: tabular-nums }
th { background: #eee } .number { text-align: right; width: 12mm } .muted { color: #555 }
section { break-inside: avoid; margin: 0 0 8mm } .sheet { break-after: page }
.deals { width: 84mm; font-size: 8pt; letter-spacing: .6mm; line-height: 1.9 }
.deals span { white-space: nowrap;
  border: .2mm solid #999; border-radius: 1mm; padding: .4mm 1mm; margin-right: .6mm }
.tags { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm }
.tag { border: .3mm dashed #777; padding: 8mm 4mm; text-align: center; break-inside: avoid }
.tag b { display: block; font-size: 26pt; line-height: 1.1; overflow-wrap: anywhere }
.wall { font-size: 20pt } .wall h1 { font-size: 34pt } .wall h2 { font-size: 26pt } .wall td { padding: 3mm }
.write { height: 9mm; width: 22mm }
"""


def printed(evening: HallEvening, page: str, paper: Paper) -> str:
    """One of `PAGES` as an HTML document. Raises EventError if fewer than four players are there."""
    body = "\n".join(PAGES[page](evening))
    style = _STYLE % {"paper": paper.value}
    title = escape(evening.title)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{style}</style></head>\n'
        f"<body>\n{body}\n</body></html>\n"
    )


def _cards(evening: HallEvening) -> Iterator[str]:
    """A score card for each player: table, partner and opponents of each round, and boxes for each deal."""
    boxes = " ".join("<span>1 2 4 X</span>" for _ in range(evening.plan.deals))
    write = f'<td class="deals">{boxes}</td>{_WRITE}'
    for number, player in enumerate(evening.players):
        rows = "".join(
            f'<tr><td class="number">{each}</td>{_seat_cells(evening, seated, number, write)}</tr>'
            for each, seated in enumerate(evening.rounds, start=1)
            if player.is_in(each)
        )
        head = _row("Round", "Table", "Partner", "Opponents", "Circle your points, X if none", "Sum")
        yield (
            f"<section><h2>{escape(player.name)}</h2><p class=muted>{escape(evening.title)}. "
            f"Total points: ________ Lone hands: ________</p><table>{head}{rows}</table></section>"
        )


def _seat_cells(evening: HallEvening, seated: EveningRound, player: int, write: str) -> str:
    for place, table in enumerate(seated.tables, start=1):
        for own, other in ((table.first, table.second), (table.second, table.first)):
            if player in own:
                partner = own[1] if own[0] == player else own[0]
                names = f"<td>{_name(evening, partner)}</td><td>{_names(evening, other)}</td>"
                return f'<td class="number">{place}</td>{names}{write}'
    return '<td class="number"></td><td colspan="4">sits out</td>'


def _tags(evening: HallEvening) -> Iterator[str]:
    """A name tag for each player."""
    title = escape(evening.title)
    tags = "".join(
        f'<div class="tag"><b>{escape(player.name)}</b><span class="muted">{title}</span></div>'
        for player in evening.players
    )
    yield f'<div class="tags">{tags}</div>'


def _schedule(evening: HallEvening) -> Iterator[str]:
    """All rounds."""
    yield f"<h1>{escape(evening.title)}</h1>"
    for number, seated in enumerate(evening.rounds, start=1):
        yield f"<section>{_round_table(evening, number, seated)}</section>"


def _wall(evening: HallEvening) -> Iterator[str]:
    """One page for each round, in large letters."""
    for number, seated in enumerate(evening.rounds, start=1):
        title = f"<h1>{escape(evening.title)}: round {number}</h1>"
        yield f'<div class="wall sheet">{title}{_round_table(evening, number, seated)}</div>'


def _round_table(evening: HallEvening, number: int, seated: EveningRound) -> str:
    rows = "".join(
        f'<tr><td class="number">{place}</td><td>{_names(evening, table.first)}</td>'
        f"<td>{_names(evening, table.second)}</td></tr>"
        for place, table in enumerate(seated.tables, start=1)
    )
    out = ", ".join(_name(evening, player) for player in seated.sitting_out)
    rest = f"<p>Sitting out: {out}</p>" if out else ""
    head = _row("Table", "Side 1", "Side 2")
    return f"<table><caption>Round {number}</caption>{head}{rows}</table>{rest}"


def _tables(evening: HallEvening) -> Iterator[str]:
    """A sheet for each table, on which both sides write their points of each round."""
    most = max(len(seated.tables) for seated in evening.rounds)
    for place in range(1, most + 1):
        rows = ""
        for number, seated in enumerate(evening.rounds, start=1):
            if place <= len(seated.tables):
                table = seated.tables[place - 1]
                write = '<td class="write"></td>'
                sides = (
                    f"<td>{_names(evening, table.first)}</td>{write}<td>{_names(evening, table.second)}</td>"
                )
                rows += f'<tr><td class="number">{number}</td>{sides}{write}</tr>'
        head = _row("Round", "Side 1", "Points", "Side 2", "Points")
        title = f"<h1>Table {place}</h1><p class=muted>{escape(evening.title)}</p>"
        yield f'<div class="sheet">{title}<table>{head}{rows}</table></div>'


def _standings(evening: HallEvening) -> Iterator[str]:
    """The places so far."""
    rows = "".join(
        f'<tr><td class="number">{each.place}</td><td>{_name(evening, each.tally.player)}</td>'
        f'<td class="number">{each.tally.points}</td><td class="number">{each.tally.games:g}</td>'
        f'<td class="number">{each.tally.lone_hands}</td></tr>'
        for each in evening.standings
    )
    head = _row("Place", "Player", "Points", "Games", "Lone hands")
    rules = escape(", then ".join(rule.value for rule in evening.ranking))
    title = f"<h1>{escape(evening.title)}: after round {evening.begun}</h1>"
    yield f'<div class="wall">{title}<table>{head}{rows}</table><p class=muted>By {rules}.</p></div>'


def _row(*heads: str) -> str:
    return "<tr>" + "".join(f'<th scope="col">{head}</th>' for head in heads) + "</tr>"


def _name(evening: HallEvening, player: int) -> str:
    return escape(evening.players[player].name)


def _names(evening: HallEvening, players: tuple[int, int]) -> str:
    return " and ".join(_name(evening, player) for player in players)


PAGES: Mapping[str, Callable[[HallEvening], Iterator[str]]] = {
    "cards": _cards,
    "names": _tags,
    "schedule": _schedule,
    "standings": _standings,
    "tables": _tables,
    "wall": _wall,
}
"""The pages by name, each with the function that writes its body."""
