"""Words that change nothing about what a line tells, and words of what players only think or feel."""

from __future__ import annotations

NEUTRAL = frozenset(
    """
thanks thank you a an the and or but so then also too well indeed there here it its it's that this these
those he she they i we you him them me us my your his her hers their theirs our ours who whom whose which to
of on onto upon in into at with for by from as be am is are was were been being have has had having do does
did doing done will would shall get gets got up self himself herself itself themselves myself yourself even
still already now just only really actually simply suddenly quickly somehow right away straight time moment
front something one ones both please let's someone somebody anyone anybody way thing things try tries tried
trying happen happens happened manage manages managed proceed proceeds proceeded decide decides decided
choose chooses chose start starts started begin begins began about all along such own course fact what
player players go goes went going off out down over back next last again once yes ok okay oh um uh er hm hey
look ah sorry hang hold on wait therefore hence thus thereupon whereupon while as same again turn turns
turned i'm i'll i've i'd he's she's he'd she'd they'd they've they're that's there's who's he'll she'll
they'll we'll we'd you've you're end beginning behind beside between through across above below near around
much very quite rather bit little good nice fine after when where how because since each whole entire total
altogether more table play game hand hands card cards trick deck mr mrs ms miss sir dear everyone everybody
together whoever partner mate dealer maker eldest adversary opponent opponents leader side team neighbour
neighbor lady man woman gentleman person people youngest pone their dealer's partner's first second's today
tonight later sudden soon act right early ever apiece himself's mistakenly accident mistake error
accidentally way's come comes came coming put puts take takes took taken give gives gave given make makes
made although though during before until till ahead yet any anything moment's hurry haste anyway
meanwhile finally eventually else low lowest smallest useless losing worthless finish finishes finished
complete completes completed lying elbow
""".split()
)
"""Words that every line may hold; verbs among them mean nothing without a thing, which is looked at too."""

IDLE = frozenset(
    """
think thinks thought hesitate hesitates hesitated sigh sighs sighed laugh laughs laughed shrug shrugs
shrugged smile smiles smiled groan groans groaned wait waits waited pause pauses paused ponder ponders
pondered frown frowns frowned grin grins grinned sort sorts sorted sorting consider considers considered
wonder apologise apologises apologised apologize apologizes apologized yawn yawns yawned cough coughs
coughed blink blinks nod confused tired nervous annoyed angry happy pleased proud sad glad surprised
distracted careless clumsy excited impatient puzzled bored keen eager sure certain tempted greedy lucky
unlucky brave bold cautious long short big small new old loud quiet slow fast tea coffee beer drink glass
chair window door phone cat dog patience temper nerve resist notice notices noticed realise realises
realised realize realizes realized lean leans leaned leaning spot spots spotted breath thinking thoughtful
pretty fond minute minutes bathroom toilet loo restroom kitchen bar break snack snacks drinks beers
silence silent
wine water sandwich sandwiches smoke walk bus telephone fetch fetches fetched pour pours poured glasses
""".split()
)
"""Words that are said back as left aside, but change nothing."""
