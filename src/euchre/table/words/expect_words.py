"""The words that may follow `expect` in a record, each with what it compares and an example."""

from __future__ import annotations

_ROWS = """
lawful 'ACT' | the act is lawful now | lawful 'B passes'
refused 'ACT' [REASON] | the act is unlawful now, for that reason | refused 'B AS' play/not-your-turn
ruling NAME VERDICT [by SEAT] | the last act led to this ruling | ruling exposed-card imposed by D
no ruling | the last act led to no ruling | no ruling
choices WORDS | the remedies that the newest open case offers | choices recall, call-suit
holders SEATS | the players who may choose one of them | holders A C
exposed SEAT: CARDS | the player's exposed cards, which may be called | exposed D: AS
open SEAT: CARDS | the cards that follow suit and obey every call | open D: AS 9H
bound SEATS | the players who have to pass in this round of calls | bound A
penalty SIDE N, SIDE N | points for irregularities of this deal | penalty A+C 2, B+D 0
total SIDE N, SIDE N | those points and the points of the hand together | total A+C 3, B+D 0
legal SEAT: CARDS | the cards that the player may lawfully play | legal B: AS KS
hand SEAT: CARDS | the player's cards now | hand B: AS KS QS
callable: CARDS | the cards that may be called from a jambone hand | callable: QS
called CARD | the card called from a jambone hand, or `nothing` | called QS
strongest SUIT under SUIT: CARDS | the suit under that trump, best first | strongest spades under clubs: AS
pack N | the number of cards in the pack | pack 32
talon N | the number of cards under the turn-up | talon 11
under: CARDS | the cards under the turn-up, the top one first | under: 9S 8S
stage WORD | how far the deal has come | stage playing
due SEAT | the player who is asked first | due B
awaited SEATS | the players whom play waits for | awaited A B
turn SEAT | the player who speaks or plays next, or `nobody` | turn B
turned SUIT | the suit of the turn-up | turned hearts
trump SUIT | the trump, or `nothing` | trump hearts
maker SEAT | the player who settled trump, or `nobody` | maker B
makers SIDE | the maker's side, or `nobody` | makers B+D
manner WORD | partnership, alone, jambone or jamboree | manner alone
lone SEAT | the player who plays alone, or `nobody` | lone B
out SEATS | the players who sit out, or `nobody` | out D
duelist SEAT | the adversary who meets the lone player without a partner | duelist A
shown SEATS | the players whose hands lie open | shown A
leader SEAT | the player who leads, or led to the trick that is on | leader B
winner SEAT | the winner of the last complete trick | winner C
gatherer SEAT | the player who gathers it | gatherer C
tricks SIDE N, SIDE N | the tricks taken | tricks A+C 3, B+D 2
result WORDS | the result of the deal, `none` while it is on | result march
ending WORDS | how the deal ended, `none` while it is on | ending played
points SIDE N, SIDE N | the points that the hand gives by its tricks, without penalties | points A+C 2, B+D 0
score SIDE N, SIDE N | the score of the game, laps included | score A+C 4, B+D 1
games SIDE N, SIDE N | the games won since the record began | games A+C 1, B+D 0
rubber SIDE N, SIDE N | the rubber points since the record began | rubber A+C 0, B+D 0
bridge yes|no | whether the score is a Bridge | bridge no
dealer SEAT | the dealer of the deal that is on or was last | dealer A
next dealer SEAT | the next dealer, or `draw` if cards are to be drawn | next dealer B
to cut NAMES | the people who cut now | to cut Ann Bob
playing NAMES | the players, in the order of their names | playing Ann Bob Cid Dot
waiting NAMES | the people who belong to the table and wait | waiting Eve
outside NAMES | the people without a place at the table | outside Fay
partners NAMES against NAMES | partners by the cut, the higher pair first | partners Ann Cid against Bob Dot
first deal NAME | the person who deals first | first deal Ann
choice NAME | the person with the choice of cards and seats | choice Ann
stage of the table WORD | how far the table is formed | stage of the table playing
seat SEAT: NAME | the person in a seat | seat A: Ann
rubbers NAME: N | the rubbers that a person has played in a row | rubbers Ann: 2
broken by NAME | the person who broke up the table by leaving | broken by Dot
counters SIDE: WORDS | how a side's two counting cards lie | counters A+C: tray up
suit of counters SIDE: SUIT | the suit of a side's counting cards | suit of counters A+C: spades
reading SIDE: N | the points that a side's counting cards show | reading A+C: 3
knocked apart SIDE: N | the points they may have shown once knocked apart | knocked apart A+C: 3 or 4
unsafe scores N N | the points that are then uncertain | unsafe scores 3 4
knife SIDE: N N N N after N | open quarters of each blade, knives filled before | knife A+C: 1 0 0 0 after 0
"""

EXPECT_WORDS: tuple[tuple[str, ...], ...] = tuple(
    tuple(row.split(" | ")) for row in _ROWS.strip().splitlines()
)
"""The form of each word, what it compares, and an example."""
