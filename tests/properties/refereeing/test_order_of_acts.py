"""The order of the acts offered is part of what players, records and agents rely on."""

from __future__ import annotations

from pathlib import Path

from tests.properties.refereeing.order_of_acts import SEEDS, snapshot

SNAPSHOT = Path(__file__).with_name("order_of_acts.txt")


def test_acts_are_offered_in_the_order_that_is_pinned() -> None:
    assert snapshot() == SNAPSHOT.read_text(encoding="utf-8")


def test_the_pinned_order_covers_every_game_and_every_choice() -> None:
    text = SNAPSHOT.read_text(encoding="utf-8")
    assert text.count("# ") == len(SEEDS)
    words = {
        *("cuts", "deals", "turns up", "passes", "orders up", "takes up", "turns down", "makes", "jambone"),
        *("discards", "declines the turn-up", "takes the dummy", "takes over", "waives", "calls"),
        *("defends alone", "lays down", "proposes", "agrees", "objects", "plays alone"),
    }
    assert [word for word in words if word not in text] == []
