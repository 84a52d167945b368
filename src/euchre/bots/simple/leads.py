"""Leading: the makers draw trumps, the adversaries lead aces, and winners are led while they win."""

from __future__ import annotations

from ...cards import NO_TRUMP, Card
from .follows import cheapest_equal
from .reading import IN_SUIT, Reading


def lead(reading: Reading) -> Card:
    """Return the card to lead."""
    if len(reading.hand) == 1:
        return reading.hand[0]
    if not reading.is_maker:
        return _as_adversary(reading)
    if reading.view.calling.maker == reading.seat or reading.is_lone:
        return _as_maker(reading)
    return _for_the_maker(reading)


def _as_maker(reading: Reading) -> Card:
    """Lead of the maker: draw trumps while others have any, then lead the winners."""
    trumps = reading.trumps()
    winners = [card for card in reading.lay_cards() if reading.is_best(card)]
    if not reading.trumps_out:
        return _run(reading, trumps, winners)
    if trumps and reading.is_best(trumps[0]) and (len(trumps) > 1 or winners or reading.is_lone):
        return trumps[0]
    if len(trumps) >= 3:
        return trumps[0] if reading.is_lone else trumps[-1]
    if winners:
        return _safest(reading, winners)
    return _lay_lead(reading) or trumps[-1]


def _run(reading: Reading, trumps: list[Card], winners: list[Card]) -> Card:
    """Lead with no trump out: trumps first, so that the others have to throw off, then sure winners."""
    if trumps:
        return trumps[0]
    if winners:
        return winners[0]
    without_trump = _lay_lead(reading) if reading.trump is NO_TRUMP else None
    return without_trump or min(reading.hand, key=reading.lowness)


def _for_the_maker(reading: Reading) -> Card:
    """Lead of the maker's partner: a trump if there is one, else the card most likely to win."""
    trumps = reading.trumps()
    maker = reading.view.settled_maker
    winners = [card for card in reading.lay_cards() if reading.is_best(card)]
    if not reading.trumps_out:
        return _run(reading, trumps, winners)
    if trumps and not reading.is_void(maker, reading.trump):
        return _trump_to_partner(reading, trumps)
    if winners:
        return _safest(reading, winners)
    return _lay_lead(reading) or trumps[-1]


def _trump_to_partner(reading: Reading, trumps: list[Card]) -> Card:
    """Lead the best or second-best trump left, else the lowest; the highest of equals."""
    if reading.is_best(trumps[0]) or (reading.above[trumps[0].index] & reading.out).bit_count() == 1:
        return trumps[0]
    return trumps[-1] if cheapest_equal(reading, trumps) is not trumps[-1] else trumps[0]


def _as_adversary(reading: Reading) -> Card:
    """Lead of an adversary: sure trumps if they defeat the makers, else aces, single cards, sequence tops."""
    trumps = reading.trumps()
    winners = [card for card in reading.lay_cards() if reading.is_best(card)]
    if not reading.trumps_out:
        return _run(reading, trumps, winners)
    sure = _sure_trumps(reading, trumps)
    code = reading.view.code
    if sure and reading.won + sure >= code.hand_size - code.odd_trick + 1:
        return trumps[0]
    if winners:
        return _safest(reading, winners)
    return _lay_lead(reading) or trumps[-1]


def _sure_trumps(reading: Reading, trumps: list[Card]) -> int:
    """Return the number of trumps, from the highest down, that nobody else can beat."""
    count = 0
    for card in trumps:
        if not reading.is_best(card):
            break
        count += 1
    return count


def _safest(reading: Reading, winners: list[Card]) -> Card:
    """Return the card least likely to be ruffed, of lay cards that are the best of their suits."""
    return max(winners, key=lambda card: (_safety(reading, card), -card.index))


def _safety(reading: Reading, card: Card) -> int:
    suit = reading.suits[card.index]
    out = (reading.out & IN_SUIT[reading.trump][suit]).bit_count()
    return 10 * out - 100 * sum(
        reading.is_void(seat, suit) and not reading.is_void(seat, reading.trump)
        for seat in reading.others()
        if not reading.is_friend(seat)
    )


def _lay_lead(reading: Reading) -> Card | None:
    """Return the best lay card to lead if none is sure to win; None if there are only trumps."""
    cards = reading.lay_cards()
    if not cards:
        return None
    return max(cards, key=lambda card: (_promise(reading, card), -card.index))


def _promise(reading: Reading, card: Card) -> int:
    """Return a number to compare lay leads by: it favours single cards, sequence tops and suits a partner
    ruffs."""
    suit = reading.suits[card.index]
    trump, held = reading.trump, reading.held
    mates = held & IN_SUIT[trump][suit] & ~(1 << card.index)
    higher = reading.above[card.index] & reading.out
    score = 2 * reading.height[card.index]
    if not mates:
        score += 20 if held & IN_SUIT[trump][trump] else 5
    else:
        own_higher = reading.above[card.index] & held
        if own_higher:
            score -= 5
        elif higher.bit_count() == 1:
            score -= 20
    for seat in reading.others():
        if reading.is_void(seat, suit):
            friend = reading.is_friend(seat)
            has_trump = not reading.is_void(seat, trump)
            score += (25 if friend else -25) if has_trump else 0
    return score
