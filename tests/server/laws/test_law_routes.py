"""The laws over HTTP: every law of every code, searches, and refusals of what does not exist."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from euchre.laws import CODE_NAMES, load_code
from euchre.laws.register import REGISTER_NAMES, TRANSLATED, load_comparison, load_register
from euchre.server.bucket import Rate
from euchre.server.laws import law_replies as law_replies
from euchre.server.limits import Limits
from euchre.server.tables.refusal import Refusal
from euchre.server.wire import replies
from tests.server.helpers.serving import Served
from tests.server.review.test_replay_routes import at_server


@pytest.mark.parametrize("register", REGISTER_NAMES)
def test_every_law_is_returned_in_full_with_its_neighbours(register: str) -> None:
    ids = [law.id for law in law_replies.laws_of(register).laws]
    assert ids == list(load_register(register).entries)
    told = [law_replies.law_of(register, law_id) for law_id in ids]
    assert [one.after for one in told] == [*ids[1:], None]
    assert [one.before for one in told] == [None, *ids[:-1]]
    assert all(one.situations and one.law.says for one in told)


def test_every_law_that_a_refusal_can_cite_has_its_page() -> None:
    for name in CODE_NAMES:
        code = load_code(name)
        for cited in code.reasons.values():
            for law_id in cited:
                assert law_replies.law_of(code.name, law_id).law.id == law_id
                assert law_replies.law_of(code.register, law_id).law.id == law_id


def test_a_code_for_three_lists_what_holds_for_three() -> None:
    assert all("modern-3" in law.games for law in law_replies.laws_of("modern-3").laws if law.phase)


def test_a_search_finds_by_the_beginning_of_words_in_one_code_or_all() -> None:
    everywhere = law_replies.laws_with("revok clai", None)
    assert {law.register for law in everywhere.laws} > {"jerome-1877", "leeds-dwight-1888"}
    one = law_replies.laws_with("revok clai", "jerome-1877")
    assert {law.register for law in one.laws} == {"jerome-1877"}
    assert law_replies.laws_with("xyzzy", None).laws == [] == law_replies.laws_with("  ", None).laws
    many = law_replies.laws_with("a", None)
    assert many.total > len(many.laws) == law_replies.MOST_FOUND


def test_a_law_is_shown_beside_those_of_the_other_codes() -> None:
    axes = law_replies.law_of("leeds-dwight-1888", "63").axes
    assert {cell.register for axis in axes for cell in axis.cells} == set(REGISTER_NAMES)


@pytest.mark.parametrize(
    ("code", "law_id", "named"),
    [("modren", "follow", "the codes are"), ("jerome-1877", "9.22", "did you mean 9.2")],
)
def test_unknown_codes_and_laws_are_refused_with_near_ones(code: str, law_id: str, named: str) -> None:
    with pytest.raises(Refusal, match=named) as no:
        law_replies.law_of(code, law_id)
    assert no.value.reason == "law/none"


def test_the_laws_are_read_without_a_session_and_odd_ids_are_only_text(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        eve = server.browser()
        assert len((await eve.ask("GET", "/api/laws"))[1]["codes"]) == len(CODE_NAMES)
        assert (await eve.ask("GET", "/api/laws/jerome-1877/9.2"))[1]["law"]["id"] == "9.2"
        assert (await eve.ask("GET", "/api/search/laws?words=revoke%20trick"))[1]["total"] > 10
        odd = quote("<script>&\"'../..", safe="")
        status, trouble = await eve.ask("GET", f"/api/laws/jerome-1877/{odd}")
        assert (status, trouble["reason"]) == (404, "law/none")
        status, trouble = await eve.ask("GET", "/api/search/laws?words=" + "x" * 101)
        assert (status, trouble["reason"]) == (409, "law/too-long")

    at_server(tmp_path, work)


def test_a_law_is_returned_in_french_where_it_is_translated(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        eve = server.browser()

        async def asked(path: str) -> dict[str, Any]:
            reply: dict[str, Any] = (await eve.ask("GET", f"/api/{path}"))[1]
            return reply

        french = load_register("modern", "fr")
        law = await asked("laws/modern-3/renege?language=fr")
        assert law["law"]["language"] == "fr"
        assert law["law"]["heading"] == french["renege"].heading
        assert [one["given"] for one in law["situations"]] == [
            one.given for one in french["renege"].situations
        ]
        assert {one.get("language") for one in (await asked("laws/modern-2?language=fr"))["laws"]} == {"fr"}
        titles = {one["code"]: one.get("language") for one in (await asked("laws?language=fr"))["codes"]}
        assert {code for code, language in titles.items() if language == "fr"} == {
            code for name in TRANSLATED["fr"] for code in load_register(name, "fr").code_titles
        }

    at_server(tmp_path, work)


def test_the_comparison_and_the_customs_are_returned_in_french(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        eve, french = server.browser(), load_comparison("fr")
        books = (await eve.ask("GET", "/api/laws?language=fr"))[1]
        assert {one["language"] for one in [*books["axes"], *books["customs"]]} == {"fr"}
        assert [one["heading"] for one in books["axes"]] == [one.heading for one in french.axes]
        assert [one["heading"] for one in books["customs"]] == [one.heading for one in french.outside]
        assert [one["says"] for one in books["customs"]] == [one.says for one in french.outside]
        for axis, own in zip(books["axes"], french.axes, strict=True):
            assert [cell["value"] for cell in axis["cells"]] == [cell.value for cell in own.cells.values()]
        law = (await eve.ask("GET", "/api/laws/leeds-dwight-1888/63?language=fr"))[1]
        cited = [axis for axis in french.axes if "63" in axis.cells["leeds-dwight-1888"].laws]
        assert french["revoke_penalty"] in cited
        assert [one["heading"] for one in law["axes"]] == [axis.heading for axis in cited]

    at_server(tmp_path, work)


def test_laws_are_english_in_an_unknown_language_and_where_none_is_translated(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        eve = server.browser()
        for path in ("laws", "laws/modern", "laws/modern/renege", "search/laws?words=renege"):
            joint = "&" if "?" in path else "?"
            english = await eve.ask("GET", f"/api/{path}")
            assert await eve.ask("GET", f"/api/{path}{joint}language=../fr") == english
            assert await eve.ask("GET", f"/api/{path}{joint}language=en") == english
            assert "language" not in repr(english)
        old = await eve.ask("GET", "/api/laws/jerome-1877/9.2")
        assert await eve.ask("GET", "/api/laws/jerome-1877/9.2?language=de") == old

    at_server(tmp_path, work)


def test_a_search_in_french_finds_french_words_and_english_ones() -> None:
    found = law_replies.laws_with("fournir la couleur", None, "fr")
    assert ("follow", "fr") in {(law.id, law.language) for law in found.laws[:5]}
    assert law_replies.laws_with("fournir la couleur", None).laws == []
    mixed = law_replies.laws_with("following suit", None, "fr").laws
    assert {("modern", "fr"), ("jerome-1877", "fr")} <= {(law.register, law.language) for law in mixed}
    ids = [(law.register, law.id) for law in law_replies.laws_with("euchre", None, "fr").laws]
    assert len(ids) == len(set(ids))


def test_the_lists_are_small_enough_for_a_phone() -> None:
    largest = max(len(replies.REPLIES.encode(law_replies.laws_of(name))) for name in CODE_NAMES)
    assert largest < 100_000


def test_searches_are_limited_by_address_and_the_last_answers_are_kept(tmp_path: Path) -> None:
    law_replies.laws_with.cache_clear()

    async def work(server: Served) -> None:
        browser = server.browser()
        found = [(await browser.ask("GET", "/api/search/laws?words=card%20lead"))[0] for _ in range(5)]
        assert found == [200, 200, 200, 429, 429]
        assert law_replies.laws_with.cache_info().misses == 1

    at_server(tmp_path, work, limits=Limits(searches=Rate(3, 0.001)))
