"""The desk at the prompt itself, with keys from a pipe in place of a keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session, get_app
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from euchre.cli import prompting
from euchre.cli.prompting import Suggestion, prompt_reader
from euchre.cli.referee import desk_command
from euchre.cli.referee.telling import state_line
from tests.cli.referee.desks import CALLED, Talk


@pytest.fixture
def keys() -> Iterator[PipeInput]:
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        yield pipe


def held(keys: PipeInput, path: Path, monkeypatch: pytest.MonkeyPatch, *lines: str) -> list[str]:
    """Return the entries after some lines typed at a desk, each with Enter."""
    monkeypatch.setattr(desk_command, "at_terminal", lambda: True)
    keys.send_text("".join(f"{line}\r" for line in (*lines, "quit")))
    desk_command.open_desk("jerome-1877", (), str(path), as_json=False)
    return path.read_text().splitlines()[2:]


def test_ruling_from_nothing_takes_six_answers(
    keys: PipeInput, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = ("a deals", "9h", "b orders up", "discards ??", "c as", "")
    entries = held(keys, tmp_path / "t.euchre", monkeypatch, *answers)
    assert len(answers) == 6
    assert entries[-1] == "C AS"
    assert "C led out of turn (AS, trick 1)." in capsys.readouterr().out


def test_irregular_act_typed_in_full_is_confirmed(
    keys: PipeInput, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = held(keys, tmp_path / "t.euchre", monkeypatch, *CALLED, "c as", "n", "b as")
    assert entries[-1] == "B AS"


def test_end_of_input_leaves_the_desk(
    keys: PipeInput, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk_command, "at_terminal", lambda: True)
    path = tmp_path / "t.euchre"
    keys.send_text("deal a\r\x04")
    desk_command.open_desk("jerome-1877", (), str(path), as_json=False)
    assert path.read_text().endswith("deal 1 by A\n")


def test_enter_takes_the_first_that_is_listed(keys: PipeInput) -> None:
    typed: list[str] = []

    def listed(buffer: Buffer) -> None:
        if buffer.complete_state is not None and buffer.complete_state.completions:
            keys.send_text("\r")

    def offers(text: str) -> list[Suggestion]:
        typed.append(text)
        get_app().current_buffer.on_completions_changed += listed
        return [Suggestion("Bob passes", len(text)), Suggestion("Bob orders up", len(text))]

    ask = prompt_reader(offers, lambda: "A+C 0, B+D 0")
    keys.send_text("b")
    assert ask("1> ") == "Bob passes"
    assert typed[0] == "b"


def test_what_is_offered_grows_shorter_as_the_person_types(tmp_path: Path) -> None:
    talk = Talk("jerome-1877", tmp_path / "t.euchre", at_terminal=True)
    talk.hear("names Ann Bob Cleo Dan", *CALLED[:2])
    assert [offer.text for offer in talk.conversation.offers("b")][:2] == ["Bob passes", "Bob orders up"]
    assert next(iter(talk.conversation.offers("bob ord"))).text == "Bob orders up"
    assert list(talk.conversation.offers("b passes")) == []
    assert list(talk.conversation.offers("undo")) == []
    talk.hear("cleo exposes cards")
    assert "Which cards?" in talk.hear("stop", "c exposes ks", "no", "cleo exposes cards")
    offers = list(talk.conversation.offers("as k"))
    assert offers[0] == Suggestion("KS", 1, "KS  KS")


def test_line_at_the_bottom_tells_how_the_deal_stands(tmp_path: Path) -> None:
    talk = Talk("jerome-1877", tmp_path / "t.euchre", at_terminal=True)
    assert state_line(talk.conversation.desk).startswith("A+C 0, B+D 0")
    talk.hear("names Ann Bob Cleo Dan", *CALLED)
    assert state_line(talk.conversation.desk).startswith(
        "hearts trumps · Dan and Bob to act · Ann and Cleo 0"
    )


def test_pipe_has_no_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not prompting.at_terminal()


def test_card_alone_is_suggested_where_one_is_due(tmp_path: Path) -> None:
    talk = Talk("jerome-1877", tmp_path / "t.euchre", at_terminal=True)
    talk.hear("names Ann Bob Cleo Dan", "ann deals")
    first = next(iter(talk.conversation.offers("9h"))).text
    assert first == "Ann turns up 9H"
    talk.hear(first, "bob orders up")
    first = next(iter(talk.conversation.offers("disc ??"))).text
    assert first == "Ann discards a card that nobody saw"
    talk.hear(first)
    assert talk.texts[-1] == "A discards ??"
