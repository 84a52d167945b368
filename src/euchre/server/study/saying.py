"""Sentences of an explanation as the wire has them, so that a page can word them in its language."""

from __future__ import annotations

from collections.abc import Iterable

from ...explain import Explanation
from ...explain.sentence import keyed
from ..wire.study_replies import Said


def said(sentences: Iterable[str]) -> list[Said]:
    """Some sentences as keys with values."""
    return [Said(**one) for one in keyed(sentences)]


def paragraphs_said(explanation: Explanation) -> list[list[Said]]:
    """The details of an explanation, paragraph by paragraph."""
    return [said(paragraph.sentences) for paragraph in explanation.details]


def hint_said(explanation: Explanation) -> list[list[Said]]:
    """A hint in its parts: the act, the reason, how close it is, and the maxim."""
    parts = (explanation.advice, explanation.reasoning, [explanation.closeness], [explanation.maxim])
    return [said(part) for part in parts]
