"""Which ideas a word stands for.

A word may stand for several ideas (`throw` a card, a hand, or away); what surrounds it decides. Words that
only join others stand for `small`, which every sentence may hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

_IDEAS = """
accept: accept agree allow fine okay happy content satisfied settle
again: again anew afresh another new fresh once
ahead: early soon premature prematurely ahead before wait jump rush hurry impatient hasty hastily prior
    pre-empt first out-of-turn anticipate
all: all every whole entire everything everybody everyone each around apiece
alone: alone solo loner lone single-handed single-handedly unaided
appear: appear surface emerge come came pop
doubt: complain grumble doubt dispute question contest object disagree disbelieve challenge protest
away: away aside off out under underneath beneath overboard
back: back
ban: out abstain aside silent quiet spectator
bottom: bottom top
call: call name declare announce bid choose pick go trump nominate elect say make want prefer take settle
    have play
card: card cards single-card
change: change trade swap replace substitute exchange switch correct
claim: claim claims demand take
count: count number
cut: cut
deal: deal dealing dealt redeal
discard: discard bury ditch shed dump jettison tuck scrap ditches slip slide shove push stick poke
down: down
dummy: dummy
extra: extra surplus spare
face: face open exposed face-up visible uncovered upwards
fall: drop fall slip knock land tumble fumble spill slide escape flutter topple tip lose
few: few little less short missing
floor: floor ground carpet lap
follow: follow
fold: hopeless lost beaten concede surrender resign disgust temper anger despair
    frustration annoyance rage fury
game: game
give: give deal hand receive get
hand: hand hands card cards everything lot fan holding five remaining packet packets
have: have hold get keep contain own
help: help assist support aid second
highest: highest high best biggest top
join: join in into with
laydown: rest remaining remainder mine winners unbeatable
lead: lead open begin start launch kick
let: let allow permit forgive leave
lift: lift take pick pull draw raise remove snatch
lose: lose duck forfeit
lowest: lowest low smallest worst
many: many much over more excess
march: march five sweep 5
mark: mark score peg put add chalk wrote write written push notch register enter take record count move tally
mistake: mistake error slip fault blunder
new: new fresh another again anew redo restart over afresh
no: no
not: not never nor without fail forget refuse neglect omit miss decline nobody instead
order: order tell allow instruct ask command make have force require want oblige bid demand get insist direct
    request compel
ought: should could ought must may supposed able
over: over from instead out place hands
pack: pack deck stack
part: part rid go let away
partner: partner mate
pass: pass fold check knock decline nothing no abstain
pay: pay obey submit comply accept give take
penalty: penalty
propose: propose suggest offer
play: play put throw lay follow answer respond cover slap bang plop plunk plonk toss drop come cast chuck
    sling slam produce use trump beat overtrump head sluff slough serve discard win overruff ruff counter
    spend give add chip contribute fling flung hurl spread jump butt rush duck top kill cash pitch kick force
point: point points counter counters peg
pull: pull detach draw hold apart separate
quit: quit
refuse: refuse reject decline will
rest: rest remaining remainder others
return: return recall withdraw withdrawn withdrew retract
revoke: revoke renege revoked
singly: singly
say: say tell mention remark note notice claim announce observe argue insist allege maintain assert
    declare think reckon believe swear contend remind accuse charge see spot discover realise realize find
    learn state object complain protest report call figure suggest admit show exclaim shout cry whisper
    warn inform feel suspect catch explain prove demonstrate challenge question cite
    speak spoke spoken blurt pipe yell exclaim mutter hiss grumble joke comment moan groan boast brag
    mumble retort reply answer add
see: see look peek peep glance glimpse spy examine inspect view check read study peer squint
show: show expose flash reveal display face
shuffle: shuffle riffle sweep mix
side: side team pair
spoil: spoil void annul cancel off abandon scrap
stand: stand remain stay be go lie
suit: suit
table: table board cloth felt
take: take pick grab collect scoop gather accept keep have want add get
together: together same simultaneously both once
talon: talon stock pile kitty
talk: advice talk talking hint tip coaching advise chatter signal sign advising hinting table-talk coach
trick: trick
trump: trump trumps
turn: turn flip overturn roll
lastround: lastround
turnplace: turn order
turnup: turn-up turned up-card upcard
up: up
versus: against versus vs
wrong: wrong illegally wrongly improper improperly incorrect
"""
"""Each idea and its words, in the base forms that `plain` gives."""
_SMALL = """
a an and or but so then also too well indeed there here it its that this these those he she they i we you
him them me us my your who whom whose which to of on onto upon in into at with for by from as be have do
will would shall can get got up self itself myself yourself while when after before during since because
although though even still already now just only really actually simply suddenly quickly somehow right away
straight way time moment front together something else one ones both like please would've let's someone
somebody anyone lying lie way thing like try happen manage proceed decide choose mean about like anyway anyhow
instead rather quite all along side same such own mistake accident haste error turn next last off
would what through fact course player players halfway later winner which whether theirs moment
corner gun habit toward towards front done finish finished complete end ended anyone
"""
"""Words that say nothing by themselves here; some of them stand for an idea besides."""


@cache
def _lexicon() -> dict[str, frozenset[str]]:
    ideas: dict[str, set[str]] = {}
    name = ""
    for line in _IDEAS.strip().splitlines():
        head, colon, rest = line.partition(":")
        name, words = (head, rest) if colon and not line.startswith(" ") else (name, line)
        for word in words.split():
            ideas.setdefault(word, set()).add(name)
    for word in _SMALL.split():
        ideas.setdefault(word, set()).add("small")
    return {word: frozenset(found) for word, found in ideas.items()}


@cache
def ideas_of(word: str) -> frozenset[str]:
    """The ideas of a word in any form, none for a word that is not known."""
    known = _lexicon()
    for form in forms_of(word):
        if form in known:
            return known[form]
    return frozenset(("small",)) if word.endswith("ly") and len(word) > 4 else frozenset()


def forms_of(word: str) -> Iterator[str]:
    """A word, and what it may be a form of."""
    yield word
    for ending, base in (
        ("ies", "y"),
        ("es", ""),
        ("s", ""),
        ("ing", ""),
        ("ing", "e"),
        ("ed", ""),
        ("ed", "e"),
    ):
        if word.endswith(ending) and len(word) - len(ending) >= 2:
            stem = word.removesuffix(ending) + base
            yield stem
            if len(stem) > 3 and stem[-1] == stem[-2]:
                yield stem[:-1]
