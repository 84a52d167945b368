"""The page checks the deals of each game by itself, and notices a server that chooses among them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from euchre.events.sealed import FairChance, commitment_of, key_of_game
from euchre.laws import CODE_NAMES
from euchre.server.people.lobby import games
from euchre.server.review.dealing import dealing_reply
from euchre.server.tables import events
from euchre.server.tables.seat_view import update_for
from euchre.server.wire import replies, requests
from tests.server.helpers.clubs import play_with_slips
from tests.server.helpers.tables import ANN, BOB, Desk, desk, play
from tests.server.page.conftest import Opener
from tests.server.page.person import OVER, open_own_table, play_game

Change = Callable[[list[Any], Any], None]

CHECK = """
async ([updates, dealing, commands]) => {
    const { FairCheck, compared, rulesOf, sentences } = await import("/fair/check.js");
    const check = new FairCheck("t1", () => undefined);
    for (const [update, sent] of updates) {
        check.witness.take(update, update.seq);
        if (sent !== null) check.witness.sent(sent, update.seq + 100);
    }
    const seen = check.witness.finished;
    const finding = compared(seen, dealing, await rulesOf(updates.at(-1)[0]));
    return { ...finding, words: sentences(finding) };
}
"""


def chain(last: bytes, rounds: int = 4) -> list[bytes]:
    """Return the pledge, and the shares that the page would reveal, in order."""
    found = [last]
    for _ in range(rounds):
        found.insert(0, hashlib.sha256(found[0]).digest())
    return found


ANNS, BOBS = chain(b"\x11" * 32), chain(b"\x22" * 32)
FIRST, SECOND = ANNS[1].hex(), ANNS[2].hex()


class Game:
    """The second game of a table, in which Ann and Bob have pledged shares, as Ann's page sees it."""

    def __init__(self, code: str = "modern", club: str | None = None) -> None:
        self.at = desk(code, guests=2, club=club)
        self.seen: list[tuple[dict[str, Any], str | None]] = []
        for _ in self._played():
            pass
        self.ask(BOB, requests.Pledge(id="p", commitment=BOBS[0].hex()))
        self.ask(ANN, requests.NextGame(id="n", pledge=ANNS[0].hex()))

    def _played(self) -> Iterator[object]:
        return play(self.at) if self.at.table.club is None else play_with_slips(self.at, 5)

    def ask(self, guest: Any, command: requests.ClientCommand) -> None:
        """Do what a person asks; Ann's page sends its shares by this too."""
        self.at.ask(guest, command)
        if isinstance(command, requests.RevealShare) and guest == ANN:
            before, _ = self.seen.pop()
            self.seen.append((before, command.share))
        self.look()

    def look(self) -> None:
        """Ann's page gets an update."""
        update = update_for(self.at.table, ANN.id, (), self.at.table.seq, frozenset({ANN.id}))
        self.seen.append((json.loads(replies.REPLIES.encode(update)), None))

    def played(self) -> Game:
        """Play to the end of the game."""
        self.look()
        for _ in self._played():
            self.look()
        return self

    def checked(self, page: Page, change: Change | None = None) -> dict[str, Any]:
        """Return what Ann's page finds, if the server sends something else than it should."""
        updates: list[Any] = [list(one) for one in self.seen]
        dealing = json.loads(dealing_reply(self.at.entries, 2))
        if change is not None:
            change(updates, dealing)
        found: dict[str, Any] = page.evaluate(CHECK, [updates, dealing, []])
        return found


def fair_game(code: str = "modern", club: str | None = None) -> Game:
    game = Game(code, club)
    game.ask(BOB, requests.RevealShare(id="b", share=BOBS[1].hex()))
    game.ask(ANN, requests.RevealShare(id="a", share=FIRST))
    return game.played()


def kinds(found: dict[str, Any]) -> set[str]:
    return {wrong["kind"] for wrong in found["wrong"]}


@pytest.mark.parametrize("code", CODE_NAMES)
def test_page_computes_every_random_act_of_a_fair_game(guest: Opener, code: str) -> None:
    game = fair_game(code)
    found = game.checked(guest())
    assert found["wrong"] == []
    assert found["skipped"] == []
    deals = json.loads(dealing_reply(game.at.entries, 2))["deals"]
    assert found["checked"] >= 4 * (len(deals) - 1) >= 4
    assert found["hands"] == len(deals) - 1
    assert found["words"][0].startswith("The deals were fair")


def test_deals_spoiled_in_club_mode_are_named_and_the_others_computed(guest: Opener) -> None:
    found = fair_game("jerome-1877", "strict").checked(guest())
    assert found["wrong"] == []
    assert found["checked"] > 0


def drops_a_share(updates: list[Any], dealing: Any) -> None:
    """Begin the game as if Bob had given no share, without a round that says so."""
    for update, _ in updates:
        shares = update["table"]["fair"]["shares"]
        shares.update({"B": None} if "B" in shares else {})
    del dealing["shares"]["B"]


def drops_own_pledge(updates: list[Any], dealing: Any) -> None:
    """Let the server forget that Ann pledged a share."""
    for update, _ in updates[2:]:
        fair = update["table"]["fair"]
        fair["pledges"].pop("A", None)
        fair["shares"].update({"A": None} if "A" in fair["shares"] else {})
    del dealing["shares"]["A"]


def changes_the_commitment(updates: list[Any], dealing: Any) -> None:
    """Another seed after the shares are known."""
    seed = bytes(32)
    for update, _ in updates[2:]:
        update["table"]["fair"]["commitment"] = commitment_of("t1", 2, seed)
    dealing["seed"], dealing["commitment"] = seed.hex(), commitment_of("t1", 2, seed)


def reveals_another_seed(updates: list[Any], dealing: Any) -> None:
    dealing["seed"] = bytes(32).hex()


def changes_bobs_share(updates: list[Any], dealing: Any) -> None:
    for update, _ in updates:
        shares = update["table"]["fair"]["shares"]
        shares.update({"B": "77" * 32} if "B" in shares else {})
    dealing["shares"]["B"] = "77" * 32


def shuffles_as_it_likes(updates: list[Any], dealing: Any) -> None:
    acts = dealing["deals"][1]["acts"]
    words = acts[0].split()
    acts[0] = " ".join([*words[:2], *words[:1:-1]])


def cuts_as_it_likes(updates: list[Any], dealing: Any) -> None:
    acts = dealing["deals"][1]["acts"]
    acts[1] = "A cuts 5" if acts[1] != "A cuts 5" else "A cuts 6"


def deals_other_cards(updates: list[Any], dealing: Any) -> None:
    """Ann was dealt a card that does not follow from the seed."""
    for update, _ in updates:
        if update["deal"] is not None and update["deal"]["hand"]:
            update["deal"]["hand"][0] = "AS" if update["deal"]["hand"][0] != "AS" else "KS"


ATTACKS: dict[str, tuple[Change, str]] = {
    "drops a share": (drops_a_share, "dropped"),
    "drops own pledge": (drops_own_pledge, "pledges"),
    "changes the commitment": (changes_the_commitment, "commitment"),
    "reveals another seed": (reveals_another_seed, "seed"),
    "changes Bob's share": (changes_bobs_share, "changed"),
    "shuffles as it likes": (shuffles_as_it_likes, "act"),
    "cuts as it likes": (cuts_as_it_likes, "act"),
    "deals other cards": (deals_other_cards, "hand"),
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_attack_of_the_server_is_found(guest: Opener, attack: str) -> None:
    change, kind = ATTACKS[attack]
    found = fair_game().checked(guest(), change)
    assert kind in kinds(found)
    assert found["words"][0].startswith("The deals of this game were not fair")


def test_server_that_calls_a_share_late_is_named_by_the_page_that_sent_it(guest: Opener) -> None:
    """The others give new shares, so that none of the deals it could have computed is dealt."""
    game = Game()
    game.ask(BOB, requests.RevealShare(id="b", share=BOBS[1].hex()))
    before, _ = game.seen.pop()
    game.seen.append((before, FIRST))  # the server has it, and says that it has not
    game.at.add(events.SharesLate(["A"]))
    game.look()
    chance = game.at.table.chance
    assert chance is not None
    assert {str(seat): pledge for seat, pledge in chance.pledges.items()} == {"B": BOBS[1].hex()}
    game.ask(BOB, requests.RevealShare(id="b2", share=BOBS[2].hex()))
    found = game.played().checked(guest())
    assert kinds(found) == {"own-late"}
    assert found["words"][0] == "The deals follow from the seed, but your share was left out."
    assert "too late" in found["words"][1]


def test_no_deal_computed_from_the_void_shares_is_dealt() -> None:
    game = Game()
    game.ask(BOB, requests.RevealShare(id="b", share=BOBS[1].hex()))
    game.at.add(events.SharesLate(["A"]))
    game.ask(BOB, requests.RevealShare(id="b2", share=BOBS[2].hex()))
    at = game.at
    seats = at.table.code.seating.seats
    known = [{seats[0]: a, seats[1]: b} for a in (None, FIRST) for b in (None, BOBS[1].hex())]
    seed, number = at.seeds.of(2), at.table.sitting.deals
    void = [
        FairChance(key_of_game("t1", 2, seed, {seat: one.get(seat) for seat in seats}))
        .of_deal(number, 0)
        .shuffled(at.table.code.pack)
        for one in known
    ]
    assert at.table.sitting.deal is not None
    shuffle = at.table.sitting.deal.acts[0].text
    assert [pack for pack in void if " ".join(card.text for card in pack) in shuffle] == []


def test_late_share_of_another_seat_is_told_and_the_deals_are_still_fair(guest: Opener) -> None:
    game = Game()
    game.ask(ANN, requests.RevealShare(id="a", share=FIRST))
    game.at.add(events.SharesLate(["B"]))
    game.look()
    game.ask(ANN, requests.RevealShare(id="a2", share=SECOND))
    found = game.played().checked(guest())
    assert found["wrong"] == []
    assert found["words"][0].startswith("The deals were fair")
    assert "Seat B pledged a share and did not give it in time" in found["words"][1]


def test_finished_game_is_checked_by_itself_and_the_result_shown(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {"game_points": 1})
    play_game(page, seed=8)
    page.wait_for_selector(OVER)
    expect(page.locator("#spoken")).to_contain_text("The deals were fair")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Fair deals").click()
    expect(page.get_by_role("heading", name="Game 1, checked")).to_be_visible()
    expect(page.locator("dialog")).to_contain_text("Your hands compared")
    page.get_by_text("Commitment and shares").last.click()
    assert len(page.locator("dialog code").last.text_content() or "") == 64


def test_answer_names_every_rule_that_the_page_computes_with() -> None:
    offer = msgspec.json.decode(games())
    keys = {one["key"] for one in offer["games"][0]["switches"]}
    assert {"lowest_rank", "joker", "dummy", "packets", "same_packets_for_all", "first_deal"} <= keys
    assert {"cut_least_lifted", "cut_least_left", "cut_may_be_declined"} <= keys


def test_game_that_is_on_is_not_answered() -> None:
    at: Desk = desk("modern")
    with pytest.raises(Exception, match="not over"):
        dealing_reply(at.entries, 1)
