"""Sentences of players who object to a call or a deal, or have nothing against it."""

from __future__ import annotations

import re

from ....deal import Stage
from ....deal.transition import BEFORE_HANDS
from ...state import RefereedTable
from ...terms.holders import case_offering, cases_to_choose_in
from ..unsettled.claims_open import claim_possible
from .meaning import Row, in_deal


def objects(match: re.Match[str], table: RefereedTable) -> str | None:
    """An objection to a lone hand said in two parts is the choice that a code offers."""
    if case_offering(table, match["who"], "play-together"):
        return f"{match['who']} chooses play-together"
    name = None if in_deal(table) and table.deal.claim is not None else claim_possible(table, match["who"])
    if name is None and in_deal(table, *BEFORE_HANDS, Stage.TURNING):
        if match.groupdict().get("what") not in (None, "it", "that", "this", "deal"):
            return None
        name = table.open_cases[0].irregularity if table.open_cases else None
    return f"{match['who']} objects" if name is None else f"{match['who']} claims {name}"


def _has_nothing_against(match: re.Match[str], table: RefereedTable) -> str | None:
    """The assent of a player who does not object to what is proposed or laid down."""
    return f"{match['who']} agrees" if in_deal(table) and table.deal.claim is not None else None


def _lets_be(match: re.Match[str], table: RefereedTable) -> str | None:
    """What another did is left as it is, by a player who may choose something else."""
    if match["alone"] and not case_offering(table, match["who"], "play-together"):
        return None
    return "{who} chooses let-stand" if cases_to_choose_in(table, match["who"]) else None


BEFORE_THE_GRAMMAR: tuple[Row, ...] = (
    (
        r"<who> (?:(?:(?:do|will|would|have|can) )?(?:not|never) (?:want to )?(?:object|doubt|mind|complain)"
        r"|have (?:no|not any|nothing) (?:objection|doubt|complaint|against)|raise no objection"
        r"|be (?:fine|ok|okay|happy|content|satisfied|all right|alright) with)"
        r"(?: (?:to|about|against))?(?: (?:it|this|that))?",
        _has_nothing_against,
    ),
    (r"<who> object(?! to (?:advice|talk|hint))(?: to(?: (?P<what>.*))?)?", objects),
    (
        r"<who> (?:say )?(?:let|allow)(?: (?:him|her|them|it|that|this|<whom>))?"
        r"(?: (?:be|stand|go|lie|do (?:it|that)|have it|go on|go ahead"
        r"|(?P<alone>(?:go |play |do )(?:it )?alone)))?(?: please)?",
        _lets_be,
    ),
    (r"<who> (?:disagree|disagrees|disagreed)", objects),
)
"""The sentences, each with its meaning; their words would mean less in the grammar."""
