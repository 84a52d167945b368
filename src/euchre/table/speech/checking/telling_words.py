"""The ideas by which people tell each act; a word of another idea says something that the act does not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ....acts import Act

_ROWS = """
takes seat: stand sit seat have play player name order versus round clockwise handed three-handed
    two-handed four-handed cutthroat cut-throat euchre
leaves seat: leave away table fold game walk storm house room building club party home march
draws: draw lift take turn show cut get have card deal
shuffles: shuffle again pack card cut second twice times another yet
cuts: cut lift pack card part all
shows: show fall face see cut turn card over
declines the cut: cut not refuse pack let tap knock
calls for new cards: call new pack card order say two different
brings pack: give pack choose take have
deals: deal give pack card packet hand singly round few
interrupts the deal: interrupt deal stop
faces: face show fall turn see appear deal card over floor pack talon trump turnup again new away together
    shuffle pass bottom see notice
turns wrong card: turn wrong card up mistake show
turns up: turn up face show turnup trump card up over deal bottom highest stand first
holds: have hand card deal get give lift
finds: find two twice card pack short miss tear torn mark face faced have see show appear missing few talon
    know imperfect damaged wrong among between lack lacks lacked lacking wanting want absent corner edge
    no not
fixes: call suit stand trump
marks card: mark card tear tears tore bend bends crease creases
marks: mark point take win make get count score game claim give
passes: pass fold say call not refuse again accept round check knock let table
orders up: order lift take turnup up help accept call card trump say
assists: help order lift take turnup up accept call card trump say
takes up: change lift take accept turnup up call card turn join hand say order
turns down: turn down away turnup refuse not pass card over face say call accept let
makes: call suit trump order say notrump notrumps nt sans sans-atout atout no-trump no-trumps
calls for a new deal: call new deal order again claim say hand propose weak show fold throw lay put down in
    have
goes under: discard give under take change card talon show swap exchange trade farmer hand have low
gives: give card partner lift pass hand best slide push slip lone maker
plays jambone: call hand show face
plays jamboree: call hand show face
plays alone: alone call hand partner take over say mean
takes over: instead alone over call partner hand take say give let from
defends alone: alone call hand partner defend say
discards: change pack discard play away out under down talon face part lose card back ditch lift take place
    bottom
changes the discard: change discard card again back instead away out
declines the turn-up: leave refuse not let stand lie take turnup talon card pack
takes the dummy: take lift dummy hand call join up over extra
lays open: spread show face hand down over lay open up play rest laydown claim row line front
lays down: march show face hand down lay open up claim rest laydown play winner trick all card good say table
proposes: propose end trick call give
agrees: accept say fine not no doubt mind against objection nothing anything
objects: doubt refuse not want play rest claim believe trust buy
waives: penalty point mind let stand not fold pay alone play accept against objection no choose elect leave
voids: spoil deal
exposes: show face fall let see turn over hand card floor table give lay say play flash down
drops: fall face floor card show lose table
detaches: pull lift take card out hand play away have show half halfway partly partway apart separate
    separates rest other others loose draw put
names: call say have card suit hand trump name order guess guesses think mean
plays cards: play together card lead at once
plays: play lead trump face card table trick fall down out give out-of-turn part cut away discard
    lose lowest highest want
takes back: revoke correct take return lift back again change hand find instead have swap mistake
throws down: play fold down hand away over accept not lay surrender give face rest laydown claim
throws in: pack play fold down hand away show rest laydown claim
draws the cards: draw place card mine play show
gathers: take gather trick card
turns trick: turn trick down over close face
quits trick: quit trick let go leave release hand
keeps hold: discard keep hold still hand finger on not let go quit
quits the discard: quit discard let part away hand out take
joins: join play hand
mixes: see shuffle mix card pack trick all put throw push pushes shove shoves rake rakes muddle muddles jumble
    jumbles up gather collect sweep pull scoop in together next deal ready scramble scrambles
shows tricks: show see trick face turn open look
looks at: again deal pack spare look see hand lift take turn card up show talon turnup dummy trick face
    bottom over quick sneak sneaks steal steals middle centre center undealt
touches: deal touch lift take card hand grab finger handle
takes up the hand: take lift hand card up look see
lifts the turn-up: lift take turnup hand card up join
counts: left count have hold give deal get card hand find discover few many short extra number notice notices
puts the pack: place play pack lay away leave set down left right hand side
asks: ask say see want question many
answers: answer say reply respond no none not nope have suit out void deny denies shakes shook head nod
    yes yeah
says: wink nod kick cough gesture signal sign frown talk say order call advice
claims: claim say order point trick penalty see mistake wrong doubt mark
chooses: send keep lie stay lay table open up play
    choose order accept want let call take say back return again penalty point claim stand have count
calls: call order ask demand play give lead suit card say
orders: order tell make let have play not take
demands: demand order claim have
consults: consult ask talk together call suit card point penalty choose take claim lead let
    stand back say own out discuss confer debate over each other whether which put head heads
refuses: pay accept refuse not let mark point count
admits: admit say mistake own revoke show trick
withdraws: return back claim refuse
corrects to: mark change point
reports: lose give euchre march point mark take win make get have end finish wind trick all hand count
    collect sweep
points out: say point show mark trick tell see have his hers mine ours yours already partner draw call
    attention notice
"""
_MATTERS = """
revoke: revoke follow suit trick not have ought could renounce card play last previous hand deal game before
no-cut: cut not deal offer pack ask chance without let
dealer-shuffles-after-cut: shuffle again cut pack card mix
pack-handled-after-cut: shuffle again cut pack card mix take
pack-not-made-ready: shuffle cut not nobody right first turn pack card wrong
parts-not-joined: join joined part apart left leave half halves two not lay put together pack ask order
no-discard: discard not away many play six forget extra keep few card out throw thrown enough should
dummy-not: discard not away many forget extra keep few card out throw thrown enough should still
misdeal: deal mistake card wrong
deal-out-of-turn: deal turnplace wrong not
lead-out-of-turn: lead turnplace not wrong ahead
lead: lead turnplace not ahead
out-of: turnplace not
advice: talk advice say partner coffeehousing unfair
question: ask talk say
overcount: mark many more extra wrong point count march euchre
undercount: mark few not less wrong point forget short march euchre owe owed worth another earlier deal
exposed: face show card
expose: face show card lay put table open up
disobeyed-call: pay play not card call order obey follow refuse ought win lose trick
other-sides-pack: pack wrong other others deal use make side adversary opponent card play
new: new deal again shuffle
shuffle-again: shuffle again cut pack card
score: mark point stand game
trump: trump suit call
placing: place placed draw card mine
who: play lead card
partners-card: play partner card
turned-card: turn turnup card
none-of-that-suit: have suit none trump follow not
recall: return back again lead face up open table lie
take-back: return back again let have can may might free
let-stand: stand let go accept allow alone be play
call-suit: suit call lead
full-points: point full penalty all
one-point: point enough
deal-again: deal again new
start-over: deal again new
turn-right-card: turn back return play up turnup mistake wrong change
imperfect: missing few short pack card two play lead show turn
imperfect-pack: missing few short pack card two play lead show turn
points: point mark
game: game win
five-tricks: trick all march count take get mark win
play: mean count
misplay: play wrong
hand-thrown: throw play fold down in hand away rest laydown show face
cards-thrown: throw play fold down in hand away rest laydown pack
all-hands: throw play fold down in hand away
card-changed: take return back again change lift
misled: take return back again
revoke-mended: take return back again change
wrong-turn-up: turn turnup wrong mistake back return up
wrong-packets: deal give packet not all alike equal same mix mixed uneven unequal different wrong odd size
    order
late-discard: discard late
joins: join play partner handed ordinary along alone
play-together: join play partner handed ordinary along accept alone against doubt late slow
abstains: alone solo out partner join play leave against objection no
trick: trick
"""

COMMON = frozenset("card hand say not have over up down away of to the from order call".split())
"""Ideas that tell no act by themselves."""


def _read(rows: str) -> Iterator[tuple[str, frozenset[str]]]:
    joined = rows.strip().replace("\n    ", " ")
    for row in joined.splitlines():
        head, _, ideas = row.partition(": ")
        yield head, frozenset(ideas.split())


@cache
def _verbs() -> tuple[tuple[str, frozenset[str]], ...]:
    return tuple(sorted(_read(_ROWS), key=lambda row: -len(row[0])))


@cache
def _matters() -> tuple[tuple[str, frozenset[str]], ...]:
    return tuple(_read(_MATTERS))


def ideas_of_act(act: Act) -> frozenset[str]:
    """The ideas that may tell an act."""
    return ideas_of_words(act.words)


def ideas_of_matter(name: str) -> frozenset[str]:
    """The ideas that may tell an irregularity or a remedy, by its name."""
    found = (ideas for head, ideas in _matters() if name.startswith(head))
    return frozenset(name.split("-")).union(*found)


def ideas_of_words(words: str) -> frozenset[str]:
    """The ideas that may tell an act, by its words in a record."""
    verb = next((ideas for head, ideas in _verbs() if words.startswith(head)), frozenset())
    named = words.split()
    of_matter = (ideas for head, ideas in _matters() if any(word.startswith(head) for word in named[1:]))
    own = frozenset(part for word in named for part in word.split("-"))
    return verb.union(own, *of_matter)
