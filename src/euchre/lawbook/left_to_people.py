"""Laws that no program decides."""

from __future__ import annotations

from collections.abc import Mapping

LEFT_TO_PEOPLE: Mapping[str, Mapping[str, str]] = {
    "professor-1862": {
        "B3": "advice on when a trick is certain",
        "T9": "a name for four ranks of every suit",
        "T10": "a name for making a suit of the other colour",
    },
    "jerome-1877": {"0.1": "the pace of play, which has no consequence"},
    "leeds-dwight-1888": {
        "106": "that breaches of the etiquette that follows carry no penalty",
        "108": "how a player holds their next card",
        "111": "who decides a dispute of fact",
        "113": "bets",
        "114": "the silence of bystanders",
        "115": "bets and places of bystanders",
        "116": "the pace of calling",
    },
}
"""The laws that no program decides, by register and id, with their subject."""
