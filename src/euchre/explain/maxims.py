"""What the printed maxims say about a choice, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from ..bots import Counsel, Reasoned
from ..laws import Code
from ..laws.register import ADVICE_NAMES, Advice, Maxim, load_advice
from .numbers import decided_by_score, decides_alone, next_best
from .sentence import Key, Sentence
from .wording import capital, listed

_NEGLIGIBLE = 0.015
"""A loss of fewer points is called almost nothing."""
_MOST_NAMED = 3
_LONGEST = 160
"""A maxim of more characters is cited in a hint by its heading."""
_EMPHASIS = {
    "always": "The book makes no exception.",
    "never": "The book makes no exception.",
    "strongly": "The book insists on it.",
    "usually": "It is the usual choice, with exceptions.",
    "avoid": "It is the usual choice, with exceptions.",
    "by the score": "It depends on the score: at another score the choice may differ.",
    "permitted": "The book allows it but does not demand it: the choice is close.",
}


class Maxims:
    """The maxims that apply to a choice."""

    def __init__(self, code: Code, reasons: Reasoned) -> None:
        self._code = code
        self._reasons = reasons
        self._advice: Advice | None = load_advice(reasons.counsels[0].book) if reasons.counsels else None

    @property
    def deciding(self) -> Maxim | None:
        """The maxim that decided the choice."""
        decided_by = self._reasons.decided_by
        return None if self._advice is None or decided_by is None else self._advice[decided_by]

    @property
    def depends_on_score(self) -> bool:
        """Whether the deciding maxim depends on the score."""
        maxim = self.deciding
        if maxim is None:
            return False
        is_by_score = maxim.strength == "by the score" or maxim.moment in ("bridge", "lone hand")
        return is_by_score or " at " in maxim.heading

    def in_short(self, has_estimates: bool) -> str:
        """Return the maxim to cite in a hint: the one that agrees with the choice, or one that does not."""
        held = self._supporting(has_estimates)
        if held is not None and self._advice is not None:
            author = capital(self._advice.author)
            cited = {"book": self._book, "maxim": held.id}
            if len(held.says) > _LONGEST:
                return Sentence("see-maxim", f"See {author}, {held.id} ({held.heading}).", **cited)
            return Sentence("maxim-of", f"{author}, {held.id}: {held.says}", **cited)
        against = self._first(followed=False) if has_estimates else None
        return "" if against is None else self._against(against)

    def _against(self, maxim: Maxim) -> str:
        """Say that a maxim says otherwise, and what following it would cost."""
        otherwise = f"The maxim {maxim.id} ({maxim.heading}) says otherwise"
        cited = {"book": self._book, "maxim": maxim.id}
        if decided_by_score(self._reasons):
            return Sentence("against-score", f"{otherwise}, but the score decides here.", **cited)
        price = next((one.price for one in self._reasons.counsels if one.maxim == maxim.id), None)
        if price is None or price < _NEGLIGIBLE:
            return Sentence("against-hardly", f"{otherwise}, but here it hardly matters.", **cited)
        cost = f"{otherwise}; here that would cost {price:.2f} points."
        return Sentence("against-cost", cost, lost=price, **cited)

    def supporting(self, has_estimates: bool) -> Iterator[str]:
        """Yield the main maxim in full, if one agrees with the choice."""
        held = self._supporting(has_estimates)
        if held is not None:
            words = f"{held.id}, {held.heading}: {held.says}"
            yield Sentence("maxim", words, book=self._book, maxim=held.id)

    def why(self, maxim: Maxim) -> str:
        """Return why a maxim is right."""
        return Sentence("why", f"Why? {maxim.why}", book=self._book, maxim=maxim.id)

    def others(self, has_estimates: bool) -> Iterator[str]:
        """Yield the other maxims that agree with the choice, and those that do not, with the reason."""
        if self._advice is None:
            return
        stated = self._supporting(has_estimates)
        alike = [
            one
            for one in self._reasons.counsels
            if one.followed and (stated is None or one.maxim != stated.id)
        ]
        alike.sort(key=lambda one: not one.warns)
        if alike:
            others = "Other maxims agree" if stated is not None else "Maxims that agree"
            words = f"{others}: {self._names(alike)}."
            key: Key = "others-agree" if stated is not None else "maxims-agree"
            yield Sentence(key, words, book=self._book, maxims=_ids(alike))
        against = [one for one in self._reasons.counsels if not one.followed]
        for weightier in dict.fromkeys(one.outweighed_by for one in against):
            group = [one for one in against if one.outweighed_by == weightier]
            verb = "points" if len(group) == 1 else "point"
            key, why, values = self._why_not(group[0])
            words = f"{self._names(group)} {verb} the other way, but {why}."
            yield Sentence(key, words, book=self._book, maxims=_ids(group), **values)

    def note(self) -> str:
        """Return a note if the advice is from another book than that of the code."""
        advice, code = self._advice, self._code
        if advice is None or advice.name == code.register:
            return ""
        about = {"book": advice.name, "code": code.register}
        if code.register in ADVICE_NAMES:
            other = f"This advice is from {advice.author}, not from the book of {_title(code)}."
            return Sentence("other-book", other, **about)
        none = f"This advice is from {advice.author}: none was printed for {_title(code)}."
        return Sentence("no-book", none, **about)

    def _supporting(self, has_estimates: bool) -> Maxim | None:
        return self._first(followed=True) if has_estimates else self.deciding

    def _first(self, *, followed: bool) -> Maxim | None:
        """Return the most important maxim that agrees with the choice, or not; positive advice before
        warnings."""
        counsels = [one for one in self._reasons.counsels if one.followed is followed and self._decides(one)]
        return _maxim(min(counsels, key=lambda one: one.warns)) if counsels else None

    def _decides(self, counsel: Counsel) -> bool:
        """Return whether a maxim tells the best acts apart; a warning against neither of them does not."""
        best = {self._reasons.act, next_best(self._reasons)}
        if not counsel.warns:
            return not (decides_alone(self._reasons) and best.issubset(counsel.acts))
        return not best.isdisjoint(counsel.acts)

    def _why_not(self, counsel: Counsel) -> tuple[Key, str, dict[str, object]]:
        """Return why maxims were not followed: the key of the sentence, the end of it, and its values."""
        if (weightier := counsel.outweighed_by) is not None:
            return "otherwise-outweighed", f"{weightier} takes precedence", {"weightier": weightier}
        if decided_by_score(self._reasons):
            return "otherwise-score", "the score decides here", {}
        if counsel.price is None:
            return "otherwise-reasons", "other reasons are stronger here", {}
        if counsel.price < _NEGLIGIBLE:
            return "otherwise-little", "the difference is almost nothing here", {}
        cost = f"here that would cost {counsel.price:.2f} points"
        return "otherwise-cost", cost, {"lost": counsel.price}

    def emphasis(self, maxim: Maxim) -> str:
        """Return how firmly the book states a maxim."""
        against = [one for one in self._reasons.counsels if not one.followed]
        if any(_maxim(one).strength == maxim.strength for one in against):
            return Sentence(
                "maxims-differ", "Maxims of the same strength disagree here, so the choice is close."
            )
        return Sentence("firmly", _EMPHASIS[maxim.strength], strength=maxim.strength)

    @property
    def _book(self) -> str:
        return "" if self._advice is None else self._advice.name

    def _names(self, counsels: list[Counsel]) -> str:
        return listed([f"{one.maxim} ({_maxim(one).heading})" for one in counsels[:_MOST_NAMED]])


def _ids(counsels: list[Counsel]) -> list[str]:
    """Return the ids of the maxims that are named."""
    return [one.maxim for one in counsels[:_MOST_NAMED]]


def _maxim(counsel: Counsel) -> Maxim:
    return load_advice(counsel.book)[counsel.maxim]


def _title(code: Code) -> str:
    """Return the title of a code without what follows its colon."""
    title = code.title.partition(":")[0]
    return f"the {title.removeprefix('The ')}" if title.startswith("The ") else title
