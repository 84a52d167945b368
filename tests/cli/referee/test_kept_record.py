"""The record of a desk: made by its first entry, kept by one desk only, on disk before it is spoken of."""

from __future__ import annotations

import errno
import os
import socket
from pathlib import Path

import pytest

from euchre.cli.output import Ended
from euchre.cli.records.record_file import RecordFile
from euchre.notation import read_record
from tests.cli.referee.desks import CALLED, Talk


def test_file_is_made_with_the_first_entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    talk = Talk("modern")
    talk.hear("help", "b exposs ks")
    assert list(tmp_path.iterdir()) == []
    talk.hear("deal a")
    assert Path("table-1.euchre").read_text() == "euchre record 1\ncode modern\ndeal 1 by A\n"


def test_two_desks_begun_in_one_second_have_a_file_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    one, other = Talk("modern"), Talk("jerome-1877")
    one.hear("deal a")
    other.hear("deal b")
    one.hear("a turns up 9h")
    other.hear("b turns up ks")
    one.close()
    other.close()
    assert Path("table-1.euchre").read_text().endswith("code modern\ndeal 1 by A\nA turns up 9H\n")
    assert Path("table-2.euchre").read_text().endswith("code jerome-1877\ndeal 1 by B\nB turns up KS\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["table-1.euchre", "table-2.euchre"]


def test_named_file_made_by_another_desk_meanwhile_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "ours.euchre"
    one, other = Talk("modern", path), Talk("modern", path)
    one.hear("deal a")
    with pytest.raises(Ended, match="has been made by another process"):
        other.hear("deal b")
    assert path.read_text().endswith("deal 1 by A\n")


def test_record_that_is_kept_names_its_keeper(tmp_path: Path) -> None:
    path = tmp_path / "ours.euchre"
    one = Talk("modern", path)
    one.hear("deal a")
    with pytest.raises(Ended) as refused:
        Talk("modern", path)
    assert f"is kept by process {os.getpid()} on {socket.gethostname()}" in str(refused.value)
    one.close()
    assert Talk("modern", path).texts == ("deal 1 by A",)


def test_record_stays_locked_once_an_entry_is_corrected(tmp_path: Path) -> None:
    path = tmp_path / "ours.euchre"
    one = Talk("modern", path)
    one.hear("deal a", "b shuffles", "a turns up 9h", "correct 2 c shuffles", "1")
    assert path.read_text().endswith("deal 1 by A\nC shuffles\nA turns up 9H\n")
    with pytest.raises(Ended):
        Talk("modern", path)


def test_entry_is_on_disk_before_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "ours.euchre"
    talk = Talk("modern", path)
    synced: list[tuple[str, int]] = []
    sync = RecordFile.sync

    def noted(file: RecordFile) -> None:
        sync(file)
        synced.append((path.read_text().splitlines()[-1], len(talk.said)))

    monkeypatch.setattr(RecordFile, "sync", noted)
    talk.hear("deal a")
    talk.hear("a turns up 9h")
    assert synced == [("deal 1 by A", 0), ("A turns up 9H", 0)]


def test_entry_that_cannot_be_written_is_not_entered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "ours.euchre"
    talk = Talk("modern", path)
    talk.hear("deal a")

    def full(file: RecordFile) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))

    with monkeypatch.context() as patch:
        patch.setattr(RecordFile, "sync", full)
        assert "nothing is entered" in talk.hear("a turns up 9h")
    assert talk.texts == ("deal 1 by A",)
    assert path.read_text().endswith("deal 1 by A\n")
    talk.hear("a turns up 9h")
    assert path.read_text().endswith("deal 1 by A\nA turns up 9H\n")


def test_continued_record_keeps_its_comments(tmp_path: Path) -> None:
    path = tmp_path / "ours.euchre"
    head = 'euchre record 1\ncode modern\ntitle "An evening"\n'
    text = f"{head}# at the club\ndeal 1 by A\nA turns up 9H  # late\n"
    path.write_text(text)
    talk = Talk(None, path)
    talk.hear("b passes")
    assert path.read_text() == text + "B passes\n"
    talk.hear("undo")
    assert path.read_text() == text
    talk.hear("undo")
    assert path.read_text() == f"{head}deal 1 by A\n"


def test_deals_are_numbered_on_where_a_record_begins_later(tmp_path: Path) -> None:
    path = tmp_path / "ours.euchre"
    path.write_text("euchre record 1\ncode modern\ndeal 7 by A\n")
    talk = Talk(None, path)
    talk.hear(*CALLED[1:], "table reports 3 tricks for B", "1")
    assert talk.texts[-1] == "deal 8 by B"
    assert len(read_record(path.read_text()).entries) == 6


def test_record_under_another_code_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ours.euchre"
    path.write_text("euchre record 1\ncode modern\ndeal 1 by A\n")
    with pytest.raises(Ended, match="is a record under modern, not under jerome-1877"):
        Talk("jerome-1877", path)


def test_file_that_is_no_record_is_left_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "ours.euchre"
    path.write_text("a letter")
    with pytest.raises(Ended, match="expected 'euchre record 1'"):
        Talk(None, path)
    assert [each.name for each in tmp_path.iterdir()] == ["ours.euchre"]
    assert path.read_text() == "a letter"
