"""Rare situations: the open hand of a jambone, the dummy, cards laid down, hands ended early."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from euchre.acts import (
    Assent,
    Call,
    Discard,
    FixSuit,
    GiveCard,
    JamboneCall,
    LayDown,
    TakeDummy,
    TakeOver,
    ThrowIn,
)
from euchre.cards import NO_TRUMP
from euchre.deal import Due
from euchre.seats import Seat
from tests.server.page.conftest import Opener
from tests.server.page.scripted import ScriptedTable, acts_of, dealt_until


def test_a_card_is_called_from_the_open_hand_of_a_jambone(guest: Opener) -> None:
    at = dealt_until("professor-1862", lambda due: bool(acts_of(due, JamboneCall)))
    table, page = ScriptedTable(at), guest()
    table.open(page)
    deal = at.table.sitting.deal
    assert deal is not None
    assert deal.calling.lone is not None
    hand = page.locator(f'[data-seat="{deal.calling.lone}"] .open-hand')
    expect(hand.get_by_role("img")).to_have_count(5)
    expect(page.locator(f'[data-seat="{deal.calling.lone}"] .badge.alone')).to_have_text("Jambone")
    expect(page.locator("#status-line")).to_contain_text("Call a card from the open hand, or waive the call")
    offers = page.locator(".card-offer")
    assert offers.count() >= 1
    name = re.sub("^Call the ", "", offers.first.get_attribute("aria-label") or "")
    offers.first.click()
    expect(page.get_by_text(f"Called: {name}")).to_be_visible()
    assert [act.partition(" ")[0] for act in table.said] == ["A"]
    assert " calls " in table.said[0]


def test_dummy_is_taken_and_three_cards_are_discarded(guest: Opener) -> None:
    at = dealt_until("modern-3", lambda due: bool(acts_of(due, TakeDummy)))
    table, page = ScriptedTable(at), guest()
    table.open(page)
    page.get_by_role("button", name="Take the dummy").click()
    expect(page.locator(".hand .held")).to_have_count(8)
    put = page.get_by_role("button", name="Discard 3 cards")
    for chosen in range(3):
        expect(put).to_have_attribute("aria-disabled", "true")
        expect(page.locator("#status-line")).to_contain_text(f"Choose {3 - chosen} more card")
        page.locator('.hand .held[aria-pressed="false"]').first.click()
    expect(put).to_have_attribute("aria-disabled", "false")
    page.locator('.hand .held[aria-pressed="true"]').first.click()
    expect(put).to_have_attribute("aria-disabled", "true")
    page.locator('.hand .held[aria-pressed="false"]').last.click()
    put.click()
    expect(page.locator(".hand .held")).to_have_count(5)
    assert [len(act.split()) for act in table.said] == [4, 5]


def test_card_is_discarded_for_the_turn_up(guest: Opener) -> None:
    at = dealt_until("jerome-1877", lambda due: any(len(act.cards) == 1 for act in acts_of(due, Discard)))
    table, page = ScriptedTable(at), guest()
    table.open(page)
    expect(page.locator("#status-line")).to_contain_text("Discard a card")
    expect(page.locator(".hand .held.taken")).to_have_count(1)
    page.locator(".hand .playable").last.click()
    expect(page.locator(".hand .held")).to_have_count(5)
    assert len(table.said) == 1
    assert table.said[0].startswith("A discards ")


def test_cards_laid_down_by_another_are_answered(guest: Opener) -> None:
    at = dealt_until("jerome-1877", lambda due: bool(acts_of(due, Assent)))
    table, page = ScriptedTable(at), guest()
    table.open(page)
    expect(page.locator('[data-key="claim"]')).to_have_text(
        re.compile("laid the rest down|proposes to end the hand")
    )
    expect(page.locator("#status-line")).to_contain_text("Do you agree?")
    page.get_by_role("button", name="Object: play on").click()
    expect(page.locator('[data-key="claim"]')).to_have_count(0)
    assert table.said == ["A objects"]


def test_cards_are_laid_down_and_a_hand_is_ended_early(guest: Opener) -> None:
    at = dealt_until("modern", lambda due: bool(acts_of(due, LayDown)))
    table, page = ScriptedTable(at), guest()
    table.open(page)
    page.get_by_role("button", name="Lay down the rest").click()
    expect(page.locator('[data-key="claim"], [data-key="result"]').first).to_be_visible()
    at = dealt_until("modern", lambda due: bool(acts_of(due, ThrowIn)))
    table, page = ScriptedTable(at), guest()
    table.open(page)
    page.get_by_text("End the hand early").click()
    page.locator(".endings button").first.click()
    expect(page.locator('[data-key="claim"], [data-key="result"]').first).to_be_visible()
    assert " proposes " in table.said[0]


def test_a_joker_turned_up_is_given_a_suit(guest: Opener) -> None:
    at = dealt_until("modern", lambda due: bool(acts_of(due, FixSuit)), {"joker": True})
    table, page = ScriptedTable(at), guest()
    table.open(page)
    expect(page.locator("#status-line")).to_contain_text("Name a suit for the joker")
    expect(page.locator(".actions .call")).to_have_count(4)
    page.locator(".actions .call").nth(2).click()
    assert len(table.said) == 1
    assert " fixes " in table.said[0]


def test_a_partners_lone_hand_is_taken_over(guest: Opener) -> None:
    at = dealt_until("jerome-1877", lambda due: bool(acts_of(due, TakeOver)))
    table, page = ScriptedTable(at), guest()
    table.open(page)
    page.locator(
        ".actions .call.right, .actions .call", has_text=re.compile("take", re.IGNORECASE)
    ).first.click()
    expect(page.locator(f'[data-seat="{Seat.A}"] .badge.alone')).to_be_visible()
    assert len(table.said) == 1


def _may_make_no_trump(due: Due) -> bool:
    return any(act.suit is NO_TRUMP for act in acts_of(due, Call))


def test_no_trump_is_a_tile_of_its_own_and_stands_as_the_trump(guest: Opener) -> None:
    at = dealt_until("modern", _may_make_no_trump, {"no_trump": True})
    table, page = ScriptedTable(at), guest()
    table.open(page)
    tile = page.get_by_role("button", name="Make no trump")
    expect(tile).to_contain_text("No trump")
    expect(tile).to_have_attribute("aria-label", re.compile("No suit will be trumps"))
    tile.click()
    expect(page.locator(".trump b")).to_have_text("No trump")
    assert table.said == ["A makes no trump"]


def test_a_card_is_given_to_a_lone_partner(guest: Opener) -> None:
    at = dealt_until("modern", lambda due: bool(acts_of(due, GiveCard)), {"partners_best": True})
    table, page = ScriptedTable(at), guest()
    table.open(page)
    expect(page.locator("#status-line")).to_contain_text("Give your partner a card")
    page.locator(".hand .playable").first.click()
    expect(page.locator(".hand .held")).to_have_count(4)
    assert [act.partition(" ")[2][:5] for act in table.said] == ["gives"]
