"""Every act that the guide leads to, by the kind of thing that it is, in the words of people at a table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

_ROWS = """
the deal: shuffling, cutting, dealing, the turn-up
deal {who} | begins the next deal as dealer
deal {who} for {seat} | begins the next deal although another has to deal
{who} shuffles | shuffles the pack
{who} shuffles again | shuffles the pack again
{who} shuffles out of turn | shuffles although another has to
{who} cuts {number:cards lifted} | cuts the pack
{who} declines the cut | lets the pack stand as it is
{who} cuts {number:cards lifted} and leaves {number:cards left} | cuts, the parts left apart or one too small
{who} shows {cards} in cutting | shows a card in cutting
{who} puts the pack by {seat} | puts the pack beside a player
{who} brings pack {colour} | brings a pack to the table
{who} calls for new cards | asks for new packs
{who} marks card {card} | marks a card
{who} finds {fault} pack | finds something wrong with the pack
{who} finds {card} faced | finds a card face up in the pack
{who} deals {packets} | deals to all
{who} deals {number:cards} to {seat} | deals a packet to one player
{who} deals {number:cards} to dummy | deals cards to the dummy
{who} interrupts the deal | interrupts the deal
{who} faces {cards} | shows a card in dealing
{who} turns up {card} | turns up a card for trump
{who} turns wrong card {card} | turns up the wrong card
{who} fixes {suit} | names the suit that the joker stands for
{who} draws {face} | draws a card for the deal
{who} calls for a new deal | asks for a new deal
table voids the deal and deals again | (all) the deal is void, the same player deals again
table voids the deal and it passes | (all) the deal is void, the next player deals
bidding: passing, ordering up, making trump, playing alone
{who} passes | passes
{who} {accepts} | orders it up, assists or takes it up
{who} {accepts} alone | orders it up, assists or takes it up, and plays alone
{who} {accepts} jambone | takes the turn-up and plays jambone
{who} {accepts} jamboree | takes the turn-up and shows a jamboree
{who} turns down | turns the card down
{who} makes {suit} | names a suit as trump
{who} makes {suit} alone | names a suit as trump and plays alone
{who} plays alone | says that they play alone
{who} plays jambone | says that they play a jambone
{who} plays jamboree | says that they have a jamboree
{who} takes over alone | takes the hand from their partner and plays alone
{who} defends alone | defends alone
{who} goes under with {cards} | shows low cards and exchanges them
{who} names {suit} | lets out which suit they want
{who} calls {card} | calls a card from the jambone hand
discarding: the dealer's discard, the dummy, the turn-up
{who} discards {cards} | discards
{who} changes the discard to {card} | wants another discard instead
{who} keeps hold of the discard | still has a hand on the discard
{who} quits the discard | lets go of the discard
{who} declines the turn-up | leaves the turn-up on the talon
{who} lifts the turn-up | takes the turn-up into the hand
{who} takes the dummy | takes the dummy
{who} gives {card} | gives their partner a card
playing: leading, playing, taking back, laying down
{who} {card} | leads or plays a card, in turn or out of it
{who} plays {cards} together | plays several cards at once
{who} plays {card} to trick {number:trick} | plays a card to an earlier trick
{who} takes back {card} | takes back a card
{who} joins the hand | plays although their partner is alone
table reports {number:tricks for the makers} tricks for {seat} | (all) the deal is played, its result told
table reports {number:tricks for the makers} tricks for {seat} alone | (all) a lone hand, its result told
{who} lays down | lays down the hand and claims the rest
{who} proposes {number:tricks for the makers} | proposes to end the hand
{who} agrees | agrees
{who} objects | objects
{who} waives | gives up a right
{who} throws down the hand | throws down the hand
{who} throws in {cards} | throws the cards into the pack
{who} draws the cards before them | draws the card that they have played
showing, looking, talking
{who} exposes {cards} | shows a card, or drops it face up
{who} drops {cards} | drops a card
{who} detaches {card} | pulls a card half out of the hand
{who} names {card} | says that they have a card
{who} lays open the hand | shows the whole hand
{who} looks at hand | looks at their own cards
{who} looks at hand of {seat} | looks at another player's cards
{who} looks at talon | looks at the talon
{who} looks at turn-up | looks at the turn-up
{who} looks at dummy | looks at the dummy
{who} looks at trick {number:trick} | looks back at a trick
{who} takes up the hand | takes up their cards
{who} touches the cards | touches their cards
{who} counts {number:cards} | has a number of cards
{who} counts {number:cards} in hand of {seat} | counts another player's cards
{who} counts {number:cards} in dummy | counts the dummy
{who} holds {cards} | holds certain cards, as was seen
{who} says {words} | says something
{who} says {topic} out of turn | says something before their turn
tricks and the score
{who} gathers trick {number:trick} | takes up a trick
{who} turns trick {number:trick} | turns a trick over
{who} quits trick {number:trick} | puts a trick away
{who} shows tricks | shows the tricks
{who} mixes the cards | mixes the cards
{side} marks {number:points} | marks points for their side
{who} corrects to {number:points} | corrects the points marked
{who} points out {notice} | points something out
a penalty, a choice or a claim
{who} claims {irregularity} | claims that something went wrong
{who} claims {irregularity} against {seat} | claims that a certain player did something wrong
{who} claims {irregularity} against {seat} in trick {number:trick} | claims it of a trick, such as a revoke
{who} chooses {remedy} | chooses what shall follow
{who} chooses {remedy} {card} | chooses a card
{who} chooses {remedy} {suit} | chooses a suit
{who} chooses {remedy} from {seat} | chooses something from a player
{who} calls {card} from {seat} | calls a card that lies face up
{who} calls {suit} from {seat} | calls a suit
{who} orders {seat} to {order} | makes a player win, lose or play a certain card
{who} demands {remedy} | demands a penalty
{who} consults about {irregularity} | asks their partner what to choose
{who} waives {irregularity} | gives up a claim or a choice
{who} refuses {refused} | refuses
{who} admits {admitted} | admits something
{who} withdraws {irregularity} | takes back a claim
questions and answers
{who} asks {topic} | asks one of the questions of the laws
{who} asks {words} | asks something else
{who} answers {answer} | answers with one word
{who} answers {words} | answers something else
"""


@dataclass(frozen=True, slots=True)
class GuideForm:
    """An act with places for what is still to be said."""

    group: str
    """The kind of thing."""
    pattern: str
    words: str
    """What the player does, after `they`."""

    @property
    def places(self) -> tuple[str, ...]:
        """What is to be filled in, in order, without the player."""
        return tuple(piece for piece in _places(self.pattern) if piece not in ("who", "side", "accepts"))

    @property
    def has_actor(self) -> bool:
        """Whether one player does it."""
        return "{who}" in self.pattern or "{side}" in self.pattern


def _places(pattern: str) -> list[str]:
    return [piece.partition("}")[0] for piece in pattern.split("{")[1:]]


@cache
def forms() -> tuple[GuideForm, ...]:
    """All acts, group by group."""
    found: list[GuideForm] = []
    group = ""
    for row in _ROWS.strip().splitlines():
        pattern, bar, words = row.partition(" | ")
        if not bar:
            group = row
        else:
            found.append(GuideForm(group, pattern, words))
    return tuple(found)


@cache
def groups() -> tuple[str, ...]:
    """The kinds of things, in the order in which they are offered."""
    return tuple(dict.fromkeys(form.group for form in forms()))
