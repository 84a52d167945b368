"""Verifiable deals: commitments, shares, keys, and records that prove them."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from euchre.cards import write_cards
from euchre.events.sealed import FairChance, FairStream, commitment_of, key_of_game
from euchre.laws import CODE_NAMES, load_code
from euchre.notation import read_record, write_record
from euchre.seats import Seat
from euchre.server.review.proof import Unfair, verify
from euchre.server.review.record import record_of
from euchre.server.tables import events
from euchre.server.tables.decisions import pledge_of
from euchre.server.tables.long_logs.snapshot import snapshot_of, table_of
from euchre.server.tables.refusal import Refusal
from euchre.server.tables.routine import follows, in_time
from euchre.server.wire import requests
from tests.fairness import PACK, is_fair
from tests.server.helpers.tables import ANN, BOB, Desk, desk, play

PAGE = (Path(__file__).parents[3] / "docs" / "server" / "fair-deals.md").read_text(encoding="utf-8")
SEED = bytes(range(32))
SHARE = "11" * 32


def finished(code: str, games: int = 1, number: int = 1) -> Desk:
    """Return a table that has played some games."""
    at = desk(code, number=number)
    for game in range(games):
        if game:
            at.ask(ANN, requests.NextGame(id=f"n{game}"))
        for _ in play(at):
            pass
    return at


def record_text(at: Desk) -> str:
    return write_record(record_of(at.table, at.entries))


def test_page_gives_the_vectors_that_the_code_computes() -> None:
    shares: dict[Seat, str | None] = {Seat.A: SHARE, Seat.B: None, Seat.C: None, Seat.D: None}
    key = key_of_game("t1", 1, SEED, shares)
    stream = FairStream(key, "deal 1 0")
    numbers = " ".join(f"{stream.bits():016x}" for _ in range(3))
    pack = FairChance(key).of_deal(1, 0).shuffled(load_code("modern").pack)
    vectors = {
        "commitment": commitment_of("t1", 1, SEED),
        "pledge": pledge_of(bytes.fromhex(SHARE)),
        "key": key.hex(),
        "deal 1 0": numbers,
        "pack": write_cards(pack),
        "draw 0 0": f"{FairChance(key).of_draw(0, 0).bits():016x}",
    }
    assert {name: text for name, text in vectors.items() if f"`{text}`" not in PAGE} == {}


def test_stream_is_as_the_page_says() -> None:
    stream = FairStream(SEED, "deal 3 2")
    told = hmac.new(SEED, b"deal 3 2 1", hashlib.sha256).digest()[:8]
    assert stream.bits() == int.from_bytes(told, "big")
    assert stream.bits() == int.from_bytes(hmac.new(SEED, b"deal 3 2 2", hashlib.sha256).digest()[:8], "big")


def test_every_card_is_in_every_place_as_often() -> None:
    assert is_fair(lambda number: FairChance(SEED).of_deal(number, 0).shuffled(PACK))


def test_commitment_binds_to_seed_table_and_game() -> None:
    others = [("t2", 1, SEED), ("t1", 2, SEED), ("t1", 1, bytes(32))]
    assert commitment_of("t1", 1, SEED) not in [commitment_of(*other) for other in others]


def test_every_share_changes_the_key() -> None:
    all_by_server: dict[Seat, str | None] = dict.fromkeys(Seat)
    keys = {key_of_game("t1", 1, SEED, all_by_server)}
    keys |= {key_of_game("t1", 1, SEED, {**all_by_server, seat: SHARE}) for seat in Seat}
    assert len(keys) == 5


@pytest.mark.parametrize("code", CODE_NAMES)
def test_record_of_finished_games_is_verified(code: str) -> None:
    at = finished(code, games=2)
    found = verify(read_record(record_text(at)))
    assert [proof.game for proof in found.proofs] == [1, 2]
    assert found.deals == at.table.sitting.deals
    assert found.acts >= 3 * found.deals


def test_unfinished_game_is_not_in_the_record() -> None:
    at = finished("modern")
    at.ask(ANN, requests.NextGame(id="n"))
    assert at.table.is_game_on
    assert at.table.sitting.deal is not None
    deals = at.table.sitting.deals
    found = verify(read_record(record_text(at)))
    assert (found.deals, len(found.proofs)) == (deals - 1, 1)


def test_share_of_a_seat_is_in_the_proof() -> None:
    at = desk("modern", guests=2)
    _next_game_with(at, pledge_of(bytes.fromhex(SHARE)))
    at.ask(ANN, requests.RevealShare(id="s", share=SHARE))
    for _ in play(at):
        pass
    found = verify(read_record(record_text(at)))
    assert [dict(proof.shares) for proof in found.proofs] == [{}, {Seat.A: SHARE}]


def test_record_names_who_pledged_a_share_and_did_not_give_it() -> None:
    at = desk("modern", guests=2)
    _next_game_with(at, pledge_of(bytes.fromhex(SHARE)))
    at.add(events.GameBegan(2))
    at.ask(ANN, requests.Close(id="c"))
    text = record_text(at)
    assert "# A pledged a share and did not give it\n" in text
    assert [dict(proof.shares) for proof in verify(read_record(text)).proofs] == [{}, {}]


def chained(share: str) -> str:
    """Return the share before one whose hash it is."""
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()


BEFORE = chained(SHARE)
BOBS = "22" * 32


def test_late_share_voids_the_others_and_each_gives_the_next_one() -> None:
    at = desk("modern", guests=2)
    _next_game_with(at, chained(BEFORE), BOBS)
    at.ask(ANN, requests.RevealShare(id="a", share=BEFORE))
    chance = at.add(events.SharesLate(["B"])).chance
    assert chance is not None
    assert (chance.late, chance.pledges, chance.wanted) == ((Seat.B,), {Seat.A: BEFORE}, (Seat.A,))
    with pytest.raises(Refusal, match="not the share that was pledged"):
        at.ask(ANN, requests.RevealShare(id="b", share=BEFORE))
    at.ask(ANN, requests.RevealShare(id="c", share=SHARE))
    assert at.table.is_game_on
    for _ in play(at):
        pass
    text = record_text(at)
    assert "# B pledged a share and did not give it; the others give new shares\n" in text
    assert dict(verify(read_record(text)).proofs[1].shares) == {Seat.A: SHARE}


def test_game_begins_when_no_share_came() -> None:
    at = desk("modern", guests=2)
    _next_game_with(at, chained(BEFORE), BOBS)
    wait = in_time(at.table)
    assert wait is not None
    at.add(follows(at.table, wait))
    assert at.table.is_game_on
    assert at.table.chance is not None
    assert at.table.chance.late == (Seat.A, Seat.B)
    assert table_of(snapshot_of(at.table)) == at.table


def test_nobody_takes_a_share_back_by_leaving() -> None:
    at = desk("modern", guests=2)
    _next_game_with(at, chained(SHARE), chained(BOBS))
    at.ask(ANN, requests.RevealShare(id="a", share=SHARE))
    at.ask(ANN, requests.Stand(id="s"))
    at.ask(BOB, requests.RevealShare(id="b", share=BOBS))
    assert at.table.is_game_on
    for _ in play(at):
        pass
    shares = verify(read_record(record_text(at))).proofs[1].shares
    assert dict(shares) == {Seat.A: SHARE, Seat.B: BOBS}


def test_who_leaves_without_giving_a_share_is_late_at_once() -> None:
    at = desk("modern", guests=2)
    _next_game_with(at, chained(BEFORE), BOBS)
    at.ask(ANN, requests.RevealShare(id="a", share=BEFORE))
    at.ask(BOB, requests.Stand(id="s"))
    assert at.table.chance is not None
    assert (at.table.chance.late, at.table.chance.wanted) == ((Seat.B,), (Seat.A,))


def _next_game_with(at: Desk, pledge: str, bobs: str | None = None) -> None:
    for _ in play(at):
        pass
    if bobs is not None:
        at.ask(BOB, requests.Pledge(id="p", commitment=bobs))
    at.ask(ANN, requests.NextGame(id="n1", pledge=pledge))


def _another_seed(text: str) -> str:
    return re.sub(r"(x-fair-1 \S{64} )\S{64}", rf"\g<1>{'ab' * 32}", text)


def _another_share(text: str) -> str:
    return text.replace("A=server", f"A={SHARE}", 1)


def _two_cards_changed(text: str) -> str:
    line = next(line for line in text.splitlines() if " shuffles " in line)
    words = line.split()
    words[-1], words[-2] = words[-2], words[-1]
    return text.replace(line, " ".join(words), 1)


def _another_cut(text: str) -> str:
    cut = re.search(r"[A-D] (cuts \d+|declines the cut)", text)
    assert cut is not None
    other = "cuts 5" if cut[1] != "cuts 5" else "cuts 6"
    return text.replace(cut[0], f"{cut[0][0]} {other}", 1)


def _no_proof(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if not line.startswith("x-fair-1")) + "\n"


def _games_changed_about(text: str) -> str:
    return (
        text.replace("x-fair-1", "x-fair-9").replace("x-fair-2", "x-fair-1").replace("x-fair-9", "x-fair-2")
    )


def _no_table(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("x-table"))


def _damaged_head(text: str) -> str:
    return text.replace("B=server", "B=nobody", 1)


def _last_proof_left_out(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("x-fair-2"))


TAMPERED: dict[str, tuple[Callable[[str], str], str]] = {
    "another seed": (_another_seed, "not the one that was committed to"),
    "another share": (_another_share, "game 1, line"),
    "two cards changed": (_two_cards_changed, "game 1, line"),
    "another cut": (_another_cut, "game 1, line"),
    "no proof": (_no_proof, "x-fair"),
    "no table": (_no_table, "lack x-table"),
    "damaged head": (_damaged_head, "the header x-fair-1 is malformed"),
    "last proof left out": (_last_proof_left_out, "there is no header x-fair-2"),
    "games changed about": (_games_changed_about, "x-fair"),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_tampered_record_is_named(what: str) -> None:
    tamper, named = TAMPERED[what]
    text = record_text(finished("leeds-dwight-1888", games=2))
    changed = tamper(text)
    assert changed != text
    with pytest.raises(Unfair, match=named):
        verify(read_record(changed))


def test_record_says_who_came_left_and_stood_in() -> None:
    at = desk("modern", guests=2)
    at.add(events.StoodIn("B", "simple"))
    at.add(events.CameBack("B"))
    at.ask(BOB, requests.Stand(id="s"))
    at.ask(ANN, requests.Close(id="c"))
    text = record_text(at)
    lines = [
        "# simple plays for B, who is away",
        "# B is back",
        '"Bob" leaves seat B, "simple B" takes seat B',
    ]
    assert [line for line in lines if f"{line}\n" not in text] == []
    assert verify(read_record(text)).table == "t1"


def test_seed_is_revealed_when_a_table_is_closed_during_a_game() -> None:
    at = desk("modern")
    at.ask(ANN, requests.Close(id="c"))
    assert at.table.last_seed == at.seeds.of(1).hex()
    assert len(verify(read_record(record_text(at))).proofs) == 1


def test_seed_is_sent_to_nobody_before_the_end() -> None:
    at = desk("modern")
    told = b"".join(entry.body for entry in at.entries)
    assert at.seeds.of(1).hex().encode() not in told
    shuffles = [entry.event for entry in at.entries if isinstance(entry.event, events.Acted)]
    assert any(" shuffles " in event.text for event in shuffles)
