"""The numbers that `simple` decides by.

`TRICKS`, `POSITION` and `ALONE` were fitted to deals that `simple` played out after a forced call. The
thresholds (`NEED...`) were then set to where calling and passing bring equal points.
"""

from __future__ import annotations

from ...laws import Code
from .worth import Plain, Scale, plain_suits

TRICKS_PLAIN = Plain(
    base=183,
    lead=19,
    suits=plain_suits(run=(0, 74, 74, 50, 18, 7), guarded=(22, 4, 0), bare=(12, 4, 0), longer=-32, void=42),
)
"""The same at no trump, where the lead is that of the side; fitted in the same way."""

TRICKS = Scale(
    base=100,
    trumps=(32, 35, 38, 41, 0, 46, 52, 61, 0, 0, 0, 0, 73, 114, 125),
    lengths=((8,), (0,), (10,), (25,), (35,), (40,), (40,), (40,), (40,)),
    suits=(12, 52, 43, 48, 10, 25, 3, 10, 14),
    plain=TRICKS_PLAIN,
)
"""Expected tricks of the side if this hand makes trump, in hundredths; `POSITION` is added."""

ALONE_PLAIN = Plain(
    base=-1027,
    lead=106,
    suits=plain_suits(
        run=(0, 272, 214, 136, 37, -34), guarded=(147, 91, 0), bare=(176, 88, 18), longer=-114, void=344
    ),
)
"""The same at no trump."""

ALONE = Scale(
    base=0,
    trumps=(0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0),
    lengths=(
        (-600,),
        (-600,),
        (-400, -400, -400, -300, -300, -200, 40, 40),
        (-280, -200, -190, -165, -60, -15, 85, 150),
        (-220, -130, -85, -60, -15, 10, 105, 150),
        (-60, -10, 20, 30, 110, 120, 265, 280),
        (0, 50, 80, 90, 170, 180, 330, 350),
        (0, 50, 80, 90, 170, 180, 330, 350),
        (0, 50, 80, 90, 170, 180, 330, 350),
    ),
    suits=(10, -25, 0, -100, -105, -220, -255, -290, -350),
    plain=ALONE_PLAIN,
)
"""Odds of winning all tricks alone, in hundredths of their natural logarithm; 0 is even."""

DEFENCE = Scale(
    base=0,
    trumps=(34, 34, 34, 36, 0, 37, 42, 50, 0, 0, 0, 0, 68, 95, 105),
    lengths=((36,), (0,), (12,), (48,), (65,), (72,), (72,), (72,), (72,)),
    suits=(24, 54, 50, 51, 30, 36, 20, 22, 23),
)
"""Expected tricks of the dealer as adversary, in hundredths, up to a constant.

Fitted to the results of each discard: a single low trump is drawn at the first lead and stops no more
tricks than a lay card.
"""

STOPPERS_PLAIN = Plain(
    base=0,
    lead=0,
    suits=plain_suits(
        run=(0, 80, 150, 220, 280, 300), guarded=(50, 25, 5), bare=(12, 4, 0), longer=5, void=0
    ),
)
"""The same at no trump."""

STOPPERS = Scale(
    base=0,
    trumps=(2, 3, 4, 5, 0, 9, 14, 20, 0, 0, 0, 0, 60, 80, 90),
    lengths=((0,), (0,), (30,), (60,), (80,), (100,), (100,), (100,), (100,)),
    suits=(0, 50, 40, 45, 12, 22, 4, 5, 6),
    plain=STOPPERS_PLAIN,
)
"""Tricks that a hand may win against a lone adversary, in hundredths."""

LEAD_ALONE = 28
"""Added to the odds of a lone hand that leads to the first trick."""

PARTNERS_BEST = 180
"""Added to the odds of a lone hand that will get a card from its partner."""

MUST_MARCH = 180
"""Taken from the odds of a lone hand where one that does not take all the tricks is euchred."""

ELDEST, SECOND, THIRD, DEALER, LATER = range(5)
"""Columns of `POSITION`: the seats of the ordering round (SECOND is the dealer's partner), then all
seats of the making round."""

SMALL_PACK, LARGE_PACK, THREE, TWO = range(4)
"""Rows of `POSITION`: four players with at most 25 cards, four with more; three players; two."""


def table_of(code: Code) -> int:
    """Return the row of a code in the tables."""
    if code.players == 4:
        return SMALL_PACK if len(code.pack) <= 25 else LARGE_PACK
    return THREE if code.players == 3 else TWO


POSITION = (
    (-45, 58, -58, 0, 0),
    (-30, 30, -40, 20, 15),
    (-32, 0, -53, 14, 20),
    (20, 0, 20, 70, 85),
)
"""Added to `TRICKS`, by table and position: the dealer gets the turn-up."""

BOWER_TURNED = (
    (-40, 55, -47, -8, 0),
    (-35, 12, -38, -8, 0),
    (-32, 0, -15, 0, 0),
    (-48, 0, -48, 0, 0),
)
"""Also added if the turn-up is the right bower or the joker."""

WITHOUT_DUMMY = -60
"""Added at a table of two or three without a dummy, so that as many calls fail there as elsewhere."""

NEED = (
    (288, 340, 290, 278, 275),
    (290, 300, 290, 280, 275),
    (265, 265, 265, 265, 265),
    (235, 260, 260, 260, 260),
)
"""Expected tricks from which `simple` makes trump, in hundredths, by table and position."""

NEED_ALONE = (-130, -130, -90, -280)
"""Odds from which a hand is played alone, by table."""

NEED_JAMBONE = 80
"""Odds from which a lone hand is exposed (jambone)."""

NEED_TO_TAKE_OVER = -110
"""Odds from which a partner's trump is taken over to play alone."""

NEED_TO_TAKE_ALONE = 60
"""Odds from which the hand is taken over from a partner who already plays alone."""

NEED_TO_TAKE_BACK = 180
"""Odds from which a lone hand is taken back from the partner who took it over."""

NEED_TO_DEFEND = 220
"""Hundredths of a trick from which a seat defends alone against a lone adversary."""
