"""A table inside the test that answers the page's connection, so that the deal is known."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page, WebSocketRoute

from euchre.acts import Act
from euchre.deal import Due, dues
from euchre.seats import Seat
from euchre.server.tables.refusal import Refusal
from euchre.server.tables.seat_view import update_for
from euchre.server.wire import replies, requests
from tests.server.helpers.tables import ANN, Desk, chance_choice, desk, play

Wanted = Callable[[Due], bool]


def dealt_until(
    code: str,
    wanted: Wanted,
    changes: dict[str, bool | int | str | list[list[int]]] | None = None,
    *,
    seat: Seat = Seat.A,
) -> Desk:
    """Return a table where a seat has a wanted choice, after random lawful acts. The same in every run."""
    for number in range(1, 400):
        at = desk(code, changes, guests=2, number=number)
        for _ in play(at, chance_choice(number)):
            deal = at.table.sitting.deal
            if deal is not None and any(due.actor == seat and wanted(due) for due in dues(deal)):
                return at
            if at.table.sitting.deals > 3:
                break
    raise AssertionError("no such moment has come")


class ScriptedTable:
    """Answers the page's connection as the server would. Ann sits at the page."""

    def __init__(self, at: Desk) -> None:
        self.at = at
        self.said: list[str] = []
        """The acts that came from the page."""

    def open(self, page: Page) -> None:
        """Open the table at a page."""
        page.route_web_socket("**/ws/table/t1", self._answer)
        page.goto("/table/t1")
        page.get_by_label("Your name").fill("Ann")
        page.get_by_role("button", name="Continue").click()
        page.wait_for_selector("euchre-table .table")

    def _answer(self, line: WebSocketRoute) -> None:
        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            match message["type"]:
                case "hello":
                    self._tell(line, self.at.table.seq)
                case "ping":
                    line.send(replies.REPLIES.encode(replies.Pong(n=0)).decode())
                case _:
                    self._do(line, requests.REQUESTS.decode(text))

        line.on_message(heard)

    def _do(self, line: WebSocketRoute, request: requests.AnyRequest) -> None:
        assert isinstance(request, requests.ClientCommand)
        since = self.at.table.seq
        if isinstance(request, requests.DoAct):
            self.said.append(request.act)
        try:
            self.at.ask(ANN, request)
        except Refusal as no:
            refused = replies.Refused(id=request.id, reason=no.reason, message=no.message, laws=list(no.laws))
            line.send(replies.REPLIES.encode(refused).decode())
            return
        self._tell(line, since)
        done = replies.Done(id=request.id, seq=self.at.table.seq)
        line.send(replies.REPLIES.encode(done).decode())

    def _tell(self, line: WebSocketRoute, since: int) -> None:
        entries = tuple(entry for entry in self.at.entries if entry.seq > since)
        update = update_for(self.at.table, ANN.id, entries, since, frozenset({ANN.id}))
        line.send(replies.REPLIES.encode(update).decode())


Kind = TypeVar("Kind", bound=Act)


def acts_of(due: Due, kind: type[Kind]) -> list[Kind]:
    """Return the acts of a kind that are due."""
    return [act for act in due.acts if isinstance(act, kind)]
