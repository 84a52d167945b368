"""Sentences that the referee's desk understands, one of each kind; suggestions are taken from them."""

from __future__ import annotations

from ....laws import Code

_ROWS = """
bob is b | "Bob" takes seat B
ann sits north | "Ann" takes seat A
a cuts the nine of hearts, b the jack of clubs | A draws 9H; B draws JC
b deals | deal 1 by B
next deal | deal 2 by B
a dealt six cards to c | A deals 2-3; C counts 6
c has six cards | A deals 2-3; C counts 6
b has one card too few | A deals 2-3; B counts 4
a deals two then three | A deals 2-3
nobody cut | B claims no-cut
b cut five cards | B cuts 5
a exposed the king of spades while dealing | A deals 2 to B; A faces KS
b found the ten of spades faced | B finds TS faced
the pack is short a card | A finds imperfect pack
b found a torn card | B finds torn pack
the turn-up is the king of hearts | A turns up KH
everybody passes | B passes; C passes; D passes; A turns down
b and c pass | B passes; C passes
b folds | B passes
c orders up out of turn | C assists
b tells the dealer to pick it up | B orders up
b orders it up alone | B orders up alone
b bids spades | B makes spades
spades and i'm going alone | B makes spades alone
b changed his mind and orders up | B orders up
d goes alone instead | D takes over alone
c objects | C objects
a buries the nine of clubs | A discards 9C
a discarded | A discards ??
a changes his discard to the nine of clubs | A changes the discard to 9C
c peeked at the kitty | C looks at talon
b leads the ace of spades | B AS
c led the ace of spades out of turn | C AS
c follows with the nine | C 9S
c trumps with the nine of hearts | C 9H
b plays the left bower | B JD
c dropped the king of clubs on the table | C exposes KC
c's hand was exposed | C lays open the hand
c showed d the king of clubs | C exposes KC
b leads the king of spades and the queen of spades together | B plays KS QS together
a says d revoked in the second trick | A claims revoke against D in trick 2
d admits the revoke | D admits revoke
c takes it back | C takes back 9S
b takes back the ace | B takes back AS
d said lead trumps partner | D says "lead trumps partner"
c said he has the right bower | C names JH
c asks who led | C asks who-played
a looked back at the first trick | A looks at trick 1
a wants to see the tricks | A shows tricks
a gathers the trick | A gathers trick 1
b sends it back | B chooses recall
b calls a heart | B calls hearts from C
never mind | B waives lead-out-of-turn
a and c marked two | A+C marks 2
a says they marked too much | A claims overcount
a says they forgot to mark | A claims undercount
a mixed the cards | A mixes the cards
"""

EXAMPLES: tuple[tuple[str, str], ...] = tuple(
    (said, meant) for row in _ROWS.strip().splitlines() for said, _, meant in [row.partition(" | ")]
)
"""Each sentence, in the order of a deal, with the acts that it means where it is usually said."""

_PLACES = {
    "{cards}": "KS 9H",
    "{card}": "KS",
    "{suit}": "hearts",
    "{seat}": "D",
    "{number}": "2",
    "{words}": '"lead trumps"',
    "{matter}": "revoke",
}


def act_of_form(form: str, actor: str = "A") -> str:
    """An act of a form with its places filled, as a player does it."""
    for place, example in _PLACES.items():
        form = form.replace(place, example)
    return f"{actor} {form}"


def players_example(code: Code) -> str:
    """A sentence that says who plays a game of as many players as a code has."""
    *names, last = ("Ann", "Bob", "Cleo", "Dan")[: code.players]
    return f"the players are {', '.join(names)} and {last}"
