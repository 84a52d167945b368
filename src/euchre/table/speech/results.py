"""Results told without cards: `they took all five tricks`, `we made our point`, `c alone and a march`.

Such a line tells of a deal that has been played; the act that enters it is the table's report.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ...acts import TABLE, Act, Manner, Mark, ReportResult
from ...deal import Stage
from ...deal.ending.reported import against_report
from ...deal.outcome import points_for
from ...seats import Seat, Side
from ..fold import after
from ..settlement import due, penalties
from ..state import RefereedTable
from ..terms.holders import cases_to_choose_in
from .plain import last_player, plain
from .result_words import ONE, RESULT, SEATS, THEY, of_one_side, without_idle_words
from .unsettled.claims_open import may_be_penalty


@dataclass(frozen=True, slots=True)
class TrickResult:
    """A result told in words, and the acts that enter it."""

    sentence: str
    """What it comes to, for the person to confirm."""
    acts: tuple[Act, ...]
    is_guess: bool = False
    """Whether the words leave open who is meant, and the makers are taken to be."""

    @property
    def question(self) -> str:
        """What the words leave open."""
        return (
            "Who took the tricks? Type 'the makers took three tricks' or 'the other side took three tricks'"
        )


def result_told(line: str, table: RefereedTable) -> TrickResult | str | None:
    """The result that a line tells of the deal that is on, or the question that it leaves open.

    None for other lines, and where the deal has been played.
    """
    deal = table.sitting.deal
    if deal is None or deal.is_over:
        return None
    they = THEY.match(line)
    said = plain(without_idle_words(line[they.end() :] if they else line), table)
    found = RESULT.fullmatch(of_one_side(said.replace("+", " "), table.code.hand_size))
    if found is None or _names_nobody_here(found[0], table):
        return None
    if they and _tells_how_it_ended(found) and deal.calling.maker is None:
        return _WHO_MADE_IT
    if _is_no_result(found, table):
        return None
    if found["scored"] and (table.deal.tricks or not re.search(r"\bscor|\bfor\b", line)):
        return None
    return _Told(found, table, ONE.match(line) is not None).result()


_WHO_MADE_IT = "Who made the trump? Type for example 'B made it and took three tricks'"


def _tells_how_it_ended(found: re.Match[str]) -> bool:
    """Whether words tell of nothing but the end of a deal, and name nobody."""
    if any(found[name] for name in ("maker", "side", "side_makers", "side_others", "to")):
        return False
    makes = any((found[name] or "").startswith("make ") for name in ("point", "tricks"))
    return makes or any(found[name] for name in ("euchred", "march", "beats"))


def _names_nobody_here(said: str, table: RefereedTable) -> bool:
    """Whether words name a seat at which nobody plays this game."""
    here = "".join(map(str, table.code.seating.seats))
    return any(seat not in here for seat in re.findall(r"\b[A-D]\b", said))


def _is_no_result(found: re.Match[str], table: RefereedTable) -> bool:
    """Whether the words may as well tell something else: a call, a card taken, tricks taken so far."""
    if found["rest"]:
        return _is_no_rest(found, table)
    bare = found["tricks"] and not found["noun"] and not found["all"]
    unmade = table.deal.calling.trump is None and not _says_who_made_or_won(found)
    if bare and (unmade or re.fullmatch(rf"{SEATS} (?:play )?[0-7]", found[0])):
        return True
    takes_nothing = bool(re.search(r"\b(?:take|win|get) nothing\b", found[0])) and not unmade
    if (bare and found["n"] in ("0", "1", "2", None) and not takes_nothing) or (
        " " not in found[0] and found["all"]
    ):
        return True
    who = found["side"] or found["maker"]
    if bare and who and cases_to_choose_in(table, who):
        return True  # the points that a player may choose
    so_far = found["tricks"] and table.deal.tricks and re.search(r"\bhave\b", found["tricks"])
    is_choice = found["point"] and not found["point"].startswith("make") and may_be_penalty(table)
    if so_far or is_choice or (found["maker"] and _is_to_call(found, table)):
        return True
    named = any(
        found[name]
        for name in ("maker", "side", "side_makers", "side_others", "to", "to_makers", "to_others")
    )
    return table.deal.calling.maker is None and not named and not found["beaten"]


def _says_who_made_or_won(found: re.Match[str]) -> bool:
    """Whether a number that is taken can be of tricks only: it follows a call, or a side took it."""
    called = found["maker"] and " " in (found["tricks"] or "")
    return bool(called or (found["side"] or "").endswith("'s side"))


def _is_no_rest(found: re.Match[str], table: RefereedTable) -> bool:
    """Whether the words say nothing of the tricks still to be played, or not who wins them."""
    named = any(
        found[name] for name in ("side", "side_makers", "side_others", "to", "to_makers", "to_others")
    )
    return not table.deal.tricks or not named


def _is_to_call(found: re.Match[str], table: RefereedTable) -> bool:
    """Whether the call that the line tells of can be entered by itself."""
    return table.deal.stage in (Stage.ORDERING, Stage.MAKING) and str(table.deal.turn) == found["maker"]


class _Told:
    """What one line tells of a result."""

    def __init__(self, found: re.Match[str], table: RefereedTable, one: bool) -> None:
        self.found, self.table, self.one = found, table, one
        self.deal, self.code = table.deal, table.code
        self.is_guess = False

    def result(self) -> TrickResult | str:
        """The result, or the question that the line leaves open."""
        apart = self._no_partners()
        if apart is not None:
            return apart
        maker = self._maker()
        if maker is None:
            return _WHO_MADE_IT
        makers = self.code.seating.side_of(maker)
        tricks = self._makers_tricks(makers)
        if isinstance(tricks, str):
            return tricks
        lone, manner = self._lone(maker)
        act = ReportResult(TABLE, tricks, maker if lone is None else lone, manner)
        against = against_report(self.deal, act) or self._against_call(makers)
        if against is not None:
            return f"{against}; type the result of the makers, such as 'the makers took three tricks'"
        mark = self._mark(makers, act)
        return TrickResult(self._sentence(act), (act,) if mark is None else (act, mark), self.is_guess)

    def _seat(self, *names: str) -> Seat | None:
        """The player named in the first of some places that is filled."""
        said = next((self.found[name] for name in names if self.found[name]), None)
        return Seat.from_text(said[0]) if said else None

    def _no_partners(self) -> str | None:
        """Why two players named as one side are none."""
        for name in ("side", "to"):
            one, *others = re.findall("[A-D]", self.found[name] or "") or [None]
            if others and one is not None:
                side = self.code.seating.side_of(Seat.from_text(one))
                if Seat.from_text(others[0]) not in side.seats:
                    return f"{one} and {others[0]} do not play together; {one}'s side is {side}"
        return None

    def _maker(self) -> Seat | None:
        """Who made the trump, by the record or else by the line.

        Of a side that scores as the makers either player may have made it; nothing depends on which.
        """
        calling, found = self.deal.calling, self.found
        if calling.maker is not None:
            return calling.maker
        named = self._seat("maker", "beaten")
        if named is not None:
            return named
        side = self._seat("side", "to")
        if found["march"] or found["point"] or found["euchred"] or found["kind"] in ("march", "point"):
            return side
        if self._says("alone|jambone|lone|loner"):
            return side
        defends = found["beats"] or found["kind"] == "euchre"
        if not defends or side is None or len(self.code.seating.sides) != 2:
            return None
        return self._others(self.code.seating.side_of(side)).seats[0]

    def _says(self, words: str) -> bool:
        return re.search(rf"\b(?:{words})\b", self.found[0]) is not None

    def _lone(self, maker: Seat) -> tuple[Seat | None, Manner]:
        calling = self.deal.calling
        if calling.lone is not None:
            return calling.lone, calling.counts_as
        if not self._says("alone|jambone|loner|lone"):
            return None, Manner.PARTNERSHIP
        manner = Manner.JAMBONE if self._says("jambone") else Manner.ALONE
        named = self._seat("maker", "side", "to")
        return maker if named is None or calling.maker is None else named, manner

    def _against_call(self, makers: Side) -> str | None:
        """What in the record contradicts the call that the line tells of."""
        named = self._seat("maker")
        return None if named is None or named in makers.seats else f"The makers are {makers}"

    def _makers_tricks(self, makers: Side) -> int | str:
        """The makers' tricks, or the question that the line leaves open."""
        found, size, odd = self.found, self.code.hand_size, self.code.odd_trick
        are_makers = self._are(makers)
        kind = found["kind"]
        if (found["point"] or found["march"] or kind in ("march", "point")) and are_makers is False:
            return (
                f"The makers are {makers}, and only the makers make the point or a march; type 'the makers "
                "took three tricks'"
            )
        if found["lost_with"] or found["beats"] or found["euchred"] or kind == "euchre":
            if self._is_euchre_of_others(makers, are_makers):
                return f"The makers are {makers}; type 'the makers are euchred' if they are"
            return int(found["got"] or 0) if found["lost_with"] else self._uncounted(odd - 1)
        if found["march"] or kind == "march":
            return size
        if found["point"] or kind == "point":
            is_lone = self._lone(makers.seats[0])[1] is not Manner.PARTNERSHIP
            return _LONE_MUST_MARCH if is_lone and self.code.lone_must_march else self._uncounted(odd)
        if found["scored"]:
            return self._by_points(makers, are_makers)
        if found["rest"]:
            return self._with_rest(makers, bool(are_makers))
        number = self._number()
        if found["lost"] and number + int(found["lost"]) != size:
            return f"A deal has {size} tricks; type for example 'the makers took three tricks'"
        self.is_guess = are_makers is None and not self._says("make (?:it|point|bid|contract)")
        return size - number if are_makers is False else number

    def _with_rest(self, makers: Side, are_makers: bool) -> int | str:
        """The makers' tricks where one side wins all that are still to be played."""
        played = self.deal.finished_tricks
        left = self.code.hand_size - len(played)
        if self.found["last"] is not None and int(self.found["last"]) != left:
            return f"{left} tricks are still to be played; type 'the makers took the rest', or whoever did"
        won = sum(trick.winner in makers.seats for trick in played)
        return won + (left if are_makers else 0)

    def _is_euchre_of_others(self, makers: Side, are_makers: bool | None) -> bool:
        """Whether the line has the side euchred that did not make the trump."""
        beaten = self._seat("beaten")
        if beaten is not None:
            return beaten not in makers.seats
        if self.found["beats"] or self.found["kind"]:
            return are_makers is True
        return are_makers is False and self._says("be|get|go|fail(?:ed)?|lose|not|never")

    def _uncounted(self, tricks: int) -> int | str:
        """The number of tricks that stands for a point or a euchre, unless it matters how many there were."""
        if tricks < self.code.odd_trick and self.code.shutout_euchre:
            return "How many tricks did the makers take? Type for example 'the makers took no trick'"
        return tricks

    def _number(self) -> int:
        found = self.found
        if found["loses"] or found["no"]:
            return 0
        if found["odd"]:
            return self.code.odd_trick
        return self.code.hand_size if found["all"] else int(found["n"])

    def _are(self, makers: Side) -> bool | None:
        """Whether the line tells of the makers; None if it does not say of whom."""
        found = self.found
        for name in ("side", "to"):
            if found[f"{name}_makers"] or found[f"{name}_others"]:
                return found[f"{name}_makers"] is not None
            seat = self._seat(name)
            if seat is not None:
                return seat in makers.seats
        if found["maker"]:
            return True
        last = last_player(self.table) if self.one else None
        return None if last is None else last in makers.seats

    def _by_points(self, makers: Side, are_makers: bool | None) -> int | str:
        """The makers' tricks by the points that a side scores, where these tell them."""
        size, odd = self.code.hand_size, self.code.odd_trick
        points, fits = int(self.found["points"]), []
        for tricks in (odd - 1, odd, size):
            own, others = self._due(makers, tricks)
            if points in ((own,) if are_makers else (others,) if are_makers is False else (own, others)):
                fits.append(tricks)
        if len(fits) == 1:
            return fits[0]
        return f"How many tricks did the makers take? Type for example 'the makers took {odd} tricks'"

    def _mark(self, makers: Side, act: ReportResult) -> Mark | None:
        """What a side marked, where the line names another number of points than is due."""
        if not self.found["scored"]:
            return None
        is_others = self._are(makers) is False or self.found["kind"] == "euchre"
        points = int(self.found["points"])
        if points == self._due(makers, act.tricks)[is_others]:
            return None
        return Mark(self._others(makers) if is_others else makers, points)

    def _others(self, makers: Side) -> Side:
        return next(side for side in self.code.seating.sides if side is not makers)

    def _due(self, makers: Side, tricks: int) -> tuple[int, int]:
        """The points of the makers and of the other side."""
        calling = self.deal.calling
        manner = self._lone(makers.seats[0])[1]
        _, own, others = points_for(self.code, tricks, manner, calling.duelist is not None, calling.trump)
        return own, others

    def _sentence(self, act: ReportResult) -> str:
        """What the report comes to."""
        makers = self.code.seating.side_of(act.seat)
        table = after(self.table, act)
        before, points = penalties(table), due(table)
        given = ((side, number - before[side]) for side, number in points.items())
        scored = " and ".join(f"{number} to {side}" for side, number in given if number) or "no points"
        who = (
            f"the maker{'s' * (len(makers.seats) > 1)}, {makers},"
            if act.manner is Manner.PARTNERSHIP
            else f"{act.seat}, alone,"
        )
        return f"{who} took {self._tricks_in_words(act)}; {scored}"

    def _tricks_in_words(self, act: ReportResult) -> str:
        tricks, size = act.tricks, self.code.hand_size
        number = f"all {size}" if tricks == size else str(tricks)
        noun = "trick" if tricks == 1 else "tricks"
        must_march = self.code.lone_must_march and act.manner is not Manner.PARTNERSHIP
        is_euchre = tricks < (size if must_march else self.code.odd_trick)
        return f"{number} {noun}" + (", which is a euchre" if is_euchre else "")


_LONE_MUST_MARCH = (
    "A lone hand has to take all the tricks here; how many did it take? Type 'the makers took four tricks'"
)
