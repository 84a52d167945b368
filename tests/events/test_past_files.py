"""Acts as files of every age have them: each is read as it was, and written in one way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from euchre.events import EventError
from euchre.events.duplicate import DUPLICATE
from euchre.events.event_lines import EventKind
from euchre.events.hall_after import EVENING
from euchre.events.matches import MATCHES

KINDS: dict[str, EventKind[Any]] = {"evening": EVENING, "matches": MATCHES, "duplicate": DUPLICATE}
ACTS = Path(__file__).with_name("past_acts.txt").read_text().splitlines()


@pytest.mark.parametrize("line", ACTS)
def test_an_act_is_read_as_it_was(line: str) -> None:
    kind, text, *expected = line.split(" | ")
    if expected == ["refused"]:
        with pytest.raises(EventError):
            KINDS[kind].read_act(text)
    else:
        act = KINDS[kind].read_act(text)
        assert [repr(act), act.text] == expected
        assert KINDS[kind].read_act(act.text) == act


@pytest.mark.parametrize("kind", KINDS)
def test_every_act_is_among_them(kind: str) -> None:
    read = {repr(act) for act in KINDS[kind].all_acts}
    there = {
        repr(type(KINDS[kind].read_act(line.split(" | ")[1])))
        for line in ACTS
        if line.startswith(kind) and not line.endswith("refused")
    }
    assert there == read
