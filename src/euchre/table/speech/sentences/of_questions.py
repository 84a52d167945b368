"""Questions of players that a law names, in whatever tense they are told: the turn-up, the trump, the score,
who played a card."""

from __future__ import annotations

from .meaning import Row

_WAS = r"(?:be|have be|had be|has be)"
_WHAT = r"(?:what|which)(?: card| suit)?"

ROWS: tuple[Row, ...] = (
    (
        rf"<who> ask {_WHAT}(?: it)? {_WAS}(?: {_WAS})? turn(?: up)?(?: (?:by|at) .*)?"
        rf"|<seat> ask {_WHAT} (?:<seat>|dealer) (?:have )?turn(?: up)?"
        rf"|<seat> ask {_WHAT} (?:turn-up|trump card)(?: card)? {_WAS}"
        rf"|<seat> ask {_WHAT} {_WAS} (?:turn-up|trump card|turn(?: up)? card)",
        "{who} asks turned-card",
    ),
    (
        rf"<who> ask {_WHAT} {_WAS} (?:make |name |call )?(?:as )?trumps?"
        rf"|<seat> ask {_WHAT} (?:trumps?|trump suit) {_WAS}",
        "{who} asks trump",
    ),
    (rf"<who> ask (?:what|how) (?:score {_WAS}|{_WAS} score)", "{who} asks score"),
    (
        r"<who> ask (?:<seat> )?(?:(?:who (?:have|be at) )?(?:how many|what) points?(?: .*)?"
        r"|(?:how|where) (?:score|game|it|we|they|side)(?: be)? stand|who be (?:ahead|winning)|about score)",
        "{who} asks score",
    ),
    (r"<who> ask who (?:have |had )?(?:play|lead|put|throw|lay|drop)(?: .*)?", "{who} asks who-played"),
    (r"<who> ask (?:<seat> )?(?:if|whether) .*(?:no|none).*", "{who} asks none-of-that-suit"),
    (
        r"<who> (?:want|like|ask|tell|beg)(?: for)? "
        r"(?:everybody|everyone|all(?! point(?: (?:for|of|to) .*)?$)|them|each)(?: player)?(?: to)? "
        r"(?:point|show|say|pull|draw|put|name) .*",
        "{who} asks placing",
    ),
    (
        r"<who> (?:ask (?:all|everybody|them|<seat>)(?: to)? (?:place|draw).*"
        r"|(?:ask|want|demand)(?: (?:for|that|to have))? card(?: to)?(?: be)? (?:placed|draw))",
        "{who} asks placing",
    ),
    (
        r"<who> ask (?:(?:which|what) (?:card )?(?:be partner ?'s(?: card)?|partner play)|partner 's card)",
        "{who} asks partners-card",
    ),
    (r"<who> ask whose .*", "{who} asks who-played"),
    (r"<who> ask who (?:put|throw|lay|have|drop|follow) .*", "{who} asks who-played"),
    (r"<who> ask (?:what|which suit) (?:be )?trumps?(?: be)?(?: again)?", "{who} asks trump"),
    (r"<who> ask (?:for )?(?:what be )?score(?: be)?|<seat> ask what score", "{who} asks score"),
    (r"<who> ask (?:who play .*|who lead.*)", "{who} asks who-played"),
    (
        r"<who> ask (?:what (?:be )?(?:turn(?: up)?|turn-up)|which card be turn(?: up)?|what turn-up be)",
        "{who} asks turned-card",
    ),
)
"""The sentences, each with its meaning."""
