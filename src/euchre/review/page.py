"""A review as one HTML page that needs no other file: account, plot, costly choices, deals, totals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from ..explain import act_in_third_person, act_to_do, explain_reasons
from ..pictures import result_of_deal
from ..seats import Seat
from .account import Account
from .choices import ChoicePhase
from .evaluating import ChoiceMark, ReviewedChoice
from .plot import plot
from .reviewing import Review, ReviewedDeal
from .sentences import (
    cost_in_words,
    heading_of,
    hindsight_in_words,
    layouts_in_words,
    level_of,
    name_of,
    notes_of,
    place_of,
)
from .text import parts_of_deal, parts_of_total
from .totals import reference, totals_of

_STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1d2021;
  background: #fdfcf7 }
table { border-collapse: collapse; margin: 0.8rem 0; width: 100% }
th, td { border-bottom: 1px solid #b9b6a8; padding: 0.2rem 0.5rem; text-align: left; vertical-align: top }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums }
.mistake, .blunder { color: #8d1118; font-weight: bold }
.quiet { color: #5f6460 }
svg { max-width: 100%; height: auto }
"""
_QUIET = (ChoiceMark.FORCED, ChoiceMark.UNKNOWN, ChoiceMark.FINE)


def html_page(review: Review, seat: Seat) -> str:
    """Return the page for the side of a seat; equal reviews give equal pages."""
    number, total = len(review.deals), review.total(seat)
    title = f"Review of {number} deal{'s' * (number != 1)} for {seat}'s side"
    partner = review.code.seating.partner(seat)
    own = (seat,) if partner is None else (seat, partner)
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="quiet">{review.effort.value.capitalize()} effort. Values are points.</p>',
        _account_table(total, parts_of_total(review, total)) if any(d.accounts for d in review.deals) else "",
        *(f"<p>{escape(level_of(review, one))}</p>" for one in own),
        f"<figure>{plot(review, seat)}</figure>",
        *(part for one in own for part in _costly(review, one)),
        *(part for deal in review.deals for part in _deal(deal, seat)),
        *_totals(review),
    ]
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    head += f"<title>{escape(title)}</title>"
    text = "\n".join(part for part in body if part)
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}<style>{_STYLE}</style></head>\n'
        f"<body>\n{text}\n</body></html>\n"
    )


def _table(head: Iterable[str], rows: Iterable[Iterable[str]], numbers_from: int) -> str:
    """Return a table; columns from `numbers_from` on are aligned as numbers. Cells are markup."""

    def row(tag: str, cells: Iterable[str]) -> str:
        written = (
            f"<{tag} class={'number' if place >= numbers_from else 'words'}>{cell}</{tag}>"
            for place, cell in enumerate(cells)
        )
        return f"<tr>{''.join(written)}</tr>"

    return f"<table>{row('th', head)}{''.join(row('td', cells) for cells in rows)}</table>"


def _account_table(account: Account, parts: list[tuple[str, float]]) -> str:
    rows = [(name, f"{points:+.2f}") for name, points in parts]
    return _table(("Part", "Points"), [*rows, ("<b>result</b>", f"<b>{account.result:+.2f}</b>")], 1)


def _costly(review: Review, seat: Seat) -> Iterator[str]:
    found = review.worst((seat,))
    if not found:
        return
    yield f"<h2>Costly choices of {escape(name_of(review, seat))}</h2>"
    explained = []
    for deal, one in found:
        view = one.choice.view
        done, better = act_in_third_person(one.choice.act, view), act_to_do(one.best, view)
        yield f"<h3>{place_of(deal, one)}: {one.choice.seat} {escape(done)}</h3>"
        explanation = explain_reasons(view, one.against_done, is_reviewed=True)
        explained.append(explanation)
        first = f"{cost_in_words(one)} Better: {better}. {explanation.reason}"
        for text in (first, *(paragraph.text for paragraph in explanation.details)):
            yield f"<p>{escape(text.strip())}</p>"
        for layout in layouts_in_words(one):
            yield f'<p class="quiet">{escape(layout)}</p>'
    for note in notes_of(explained):
        yield f'<p class="quiet">{escape(note)}</p>'


def _deal(deal: ReviewedDeal, seat: Seat) -> Iterator[str]:
    yield f"<h2>{heading_of(deal, seat)}</h2>"
    outcome = " ".join(result_of_deal(deal.source.deal))
    if outcome:
        yield f"<p>{escape(outcome)}</p>"
    account = deal.points(seat)
    if account is None:
        yield '<p class="quiet">The deal is unfinished, so there is no account.</p>'
    else:
        yield _account_table(account, parts_of_deal(deal, account))
    if deal.hindsight is not None:
        text = hindsight_in_words(deal.hindsight)
        yield f'<p class="quiet">{text}</p>'
    yield _table(("", "Choice", "Mark", "Best", "Loss"), map(_choice, deal.choices), 4)


def _choice(one: ReviewedChoice) -> Iterator[str]:
    view, mark = one.choice.view, one.mark
    yield f'<span class="quiet">{one.choice.place}</span>'
    yield escape(f"{one.choice.seat} {act_in_third_person(one.choice.act, view)}")
    kind = "quiet" if mark in _QUIET else mark.value
    yield f'<span class="{kind}">{escape(one.why_unknown or mark.value)}</span>'
    differs = one.is_counted and one.choice.act != one.best
    yield escape(act_to_do(one.best, view)) if differs else ""
    yield f"{one.cost:.2f} ± {one.error:.2f}" if differs else ""


def _totals(review: Review) -> Iterator[str]:
    phases = [phase.value for phase in ChoicePhase]
    yield "<h2>Points lost per deal</h2>"
    rows = []
    for seat in review.code.seating.seats:
        totals = totals_of(review, seat)
        losses = (totals.whole, totals.error, *(totals.cost[phase] for phase in ChoicePhase))
        rows.append([escape(name_of(review, seat)), *(f"{loss:.3f}" for loss in losses)])
    for name, measured in reference()["players"].items():
        losses = (measured["per_deal"], measured["error"], *(measured["phases"][phase] for phase in phases))
        rows.append([name, *(f"{loss:.3f}" for loss in losses)])
    yield _table(("", "all", "error", *phases), rows, 1)
