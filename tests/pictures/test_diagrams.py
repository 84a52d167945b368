"""Hand diagrams and sentences: whole deals under all codes."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from euchre.bots import play_deal
from euchre.deal import Deal
from euchre.game import Sitting, new_sitting
from euchre.laws import CODE_NAMES, load_code
from euchre.notation import coups, read_record, replay
from euchre.pictures import (
    dummy_as_dealt,
    hand_svg,
    hand_text,
    hands_as_dealt,
    result_of_deal,
    score_after_deal,
)
from euchre.players import bot_by_name


def _deals(code_name: str, seed: int) -> list[Sitting]:
    code = load_code(code_name)
    bots = {seat: bot_by_name("random") for seat in code.seating.seats}
    sittings = [play_deal(new_sitting(code), bots, seed)]
    for _ in range(9):
        sittings.append(play_deal(sittings[-1], bots, seed))
    return sittings


DEALS = {
    name: [sitting.deal for sitting in _deals(name, 7) if sitting.deal is not None] for name in CODE_NAMES
}


@pytest.mark.parametrize("code", CODE_NAMES)
def test_hands_as_dealt_have_the_cards_that_were_dealt(code: str) -> None:
    faults = [deal for deal in DEALS[code] if not _is_as_dealt(deal)]
    assert (len(DEALS[code]), faults) == (10, [])


def _is_as_dealt(deal: Deal) -> bool:
    hands = hands_as_dealt(deal)
    sizes = [len(hand) for hand in hands]
    cards = [card for hand in hands for card in hand]
    assert deal.turn_up is not None
    cards += [*dummy_as_dealt(deal), deal.turn_up, *deal.pack]
    return sizes == [deal.code.hand_size] * deal.code.players and sorted(map(str, cards)) == sorted(
        map(str, deal.code.pack)
    )


@pytest.mark.parametrize("code", CODE_NAMES)
def test_text_keeps_to_eighty_columns(code: str) -> None:
    texts = [hand_text(deal).text() for deal in DEALS[code]]
    assert max(len(line) for text in texts for line in text.split("\n")) <= 80


@pytest.mark.parametrize("code", CODE_NAMES)
def test_svg_is_well_formed_and_shows_every_card_dealt(code: str) -> None:
    deal = DEALS[code][0]
    root = ElementTree.fromstring(hand_svg(deal))
    drawn = {node.attrib["aria-label"] for node in root.iter() if "aria-label" in node.attrib}
    assert drawn >= {card.text for hand in hands_as_dealt(deal) for card in hand}
    assert not [node for node in root.iter() if "href" in node.attrib]


def test_diagrams_are_drawn_of_records_with_unknown_faces() -> None:
    drawn = []
    for coup in coups().values():
        *_, last = replay(coup)
        assert last.deal is not None
        drawn.append(hand_text(last.deal).text() + hand_svg(last.deal))
    assert len(drawn) == len(coups())


JAMBOREE = """euchre record 1
code professor-1862

deal 1 by D
D deals 3-2
A holds JH JD AH KH QH
D turns up 9H
A orders up jamboree
"""


def test_a_jamboree_is_described_with_slam_and_lap() -> None:
    *_, last = replay(read_record(JAMBOREE))
    assert last.deal is not None
    assert list(result_of_deal(last.deal)) == ["Jamboree: A shows the five best trumps. 16 points to A+C."]
    told = list(score_after_deal(last))
    assert told[0] == "Slam, which counts two games: A+C won, A+C 16, B+D 0. Games: A+C 6, B+D 0."
    assert told[-1] == "Lap: one point of A+C carried to the next game."


def test_a_euchre_is_described_with_the_points_of_each_adversary() -> None:
    told = [
        sentence for deal in DEALS["modern-3"] for sentence in result_of_deal(deal) if "Euchre" in sentence
    ]
    assert told
    assert all(said.count(" points to ") == 2 for said in told)
