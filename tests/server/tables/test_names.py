"""Names that nobody may have, that look alike, or that are rude."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.server.tables.names import (
    LONGEST,
    RUDE_WORDS,
    RudeWords,
    check_public,
    distinct_name,
    person_name,
    shown_text,
    skeleton,
)
from euchre.server.tables.refusal import Refusal
from tests.server.helpers.serving import Served, run, served


def refused(name: str) -> str:
    with pytest.raises(Refusal) as no:
        person_name(name)
    return no.value.reason


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee ", "Ann Lee"),
        ("Ann\u00a0Lee", "Ann Lee"),
        ("Zoe\u0308", "Zoë"),
        ("Łukasz", "Łukasz"),
        ("山田", "山田"),
        ("محمد", "محمد"),
        ("❤\ufe0f", "❤"),
        ("Annabel", "Annabel"),
    ],
)
def test_name_is_shown_with_single_blanks_and_composed_letters(name: str, shown: str) -> None:
    assert person_name(name) == shown


@pytest.mark.parametrize(
    "unseen", ["\u202e", "\u200b", "\u2066", "\ufeff", "\u00ad", "\u2028", "\u3164", "\x00"]
)
def test_invisible_and_bidirectional_characters_are_refused(unseen: str) -> None:
    assert refused(f"An{unseen}n") == "name/unseen"


@pytest.mark.parametrize("name", [" ", "\u00a0\u2003", "\u0301"])
def test_name_of_nothing_but_blanks_is_refused(name: str) -> None:
    assert refused(name) == "name/empty"


def test_pile_of_accents_is_refused() -> None:
    assert refused("A" + "\u0336\u0489\u0321\u0334" + "nn") == "name/unseen"


@pytest.mark.parametrize("name", ["Vous", "gauche", "Partenaire", "En face", "Hote", "Joueur virtuel"])
def test_french_words_for_seats_and_roles_are_reserved_too(name: str) -> None:
    assert refused(name) == "name/reserved"


@pytest.mark.parametrize(
    "name", ["A", "d", "You", "PARTNER", "Seat B", "\u0420\u0430rtn\u0435r", "l e f t", "Referee", "Host"]
)
def test_words_for_seats_and_roles_are_refused(name: str) -> None:
    assert refused(name) == "name/reserved"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Bill", "BiII"), ("Ann", "\u0410nn"), ("Bob", "B0b"), ("Zoë", "zoe"), ("Bernie", "Bemie")],
)
def test_names_that_look_alike_have_the_same_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert distinct_name(other, [one]) == f"{other} 2"


def test_third_of_a_name_gets_the_next_number() -> None:
    assert distinct_name("Ann", ["Ann", "ANN 2", "Bob"]) == "Ann 3"
    assert distinct_name("Ann", ["Bob"]) == "Ann"
    assert len(distinct_name("x" * LONGEST, ["x" * LONGEST])) <= LONGEST


def test_names_without_letters_are_distinguished() -> None:
    assert skeleton("★") != skeleton("☂")


def test_rude_words_are_found_however_they_are_spelled() -> None:
    words = RudeWords.of(["drat*", "*blast*", "heck  # mild", "", "*"])
    rude = ["Drat", "DRATTED", "dr4t", "d r a t", "Captain Blaster", "Heck", "h3ck", "Dr\u0430t"]
    assert [name for name in rude if not words.found_in(name)] == []
    assert [name for name in ("Hecker", "Ann", "Quadrat", "checker") if words.found_in(name)] == []


def test_shipped_list_leaves_common_names_alone() -> None:
    words = RudeWords.of_file(RUDE_WORDS)
    common = "Dick Fanny Ignazio Scunthorpe Swanky Yoshito Cassandra Essex Mishit Hancock Penistone Dispute"
    assert [name for name in common.split() if words.found_in(name)] == []
    assert words.pattern is not None


def test_a_rude_name_is_for_private_tables_only() -> None:
    with pytest.raises(Refusal) as no:
        check_public(RudeWords.of(["drat"]), "Drat")
    assert no.value.reason == "name/rude"
    assert shown_text("Drat") == "Drat"


def test_server_keeps_rude_names_from_public_tables_and_tells_names_apart(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("drat\n")

    async def work(server: Served) -> None:
        ann, rude, other = [await server.browser().come_in(name) for name in ("Ann", "Drat", "\u0410nn")]
        wish = {"code": "modern", "public": True, "players": [None] * 3}
        assert (await rude.ask("POST", "/api/tables", wish))[1]["reason"] == "name/rude"
        assert (await ann.ask("POST", "/api/tables", {**wish, "name": "D r a t"}))[1]["reason"] == "name/rude"
        table = await ann.open_table(public=True, players=[None] * 3)
        await ann.look(table)
        assert (await ann.command("rename", name="Drat!"))["reason"] == "name/rude"
        assert (await ann.command("rename", name="\u200b"))["reason"] == "name/unseen"
        await rude.look(table)
        assert (await rude.command("sit", seat="B"))["reason"] == "name/rude"
        await other.look(table)
        await other.command("sit", seat="C")
        assert other.last["table"]["seats"][2]["name"] == "\u0410nn 2"
        private = await rude.open_table()
        assert (await rude.look(private))["table"]["seats"][0]["name"] == "Drat"
        status, trouble = await ann.ask("POST", "/api/session", {"name": "Dealer"})
        assert (status, trouble["reason"]) == (409, "name/reserved")

    async def main() -> None:
        async with served(tmp_path / "data", rude_words=words) as server:
            await work(server)

    run(main())
