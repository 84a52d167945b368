"""Connections are limited in total and for each address, and silent ones make room for others."""

from __future__ import annotations

import asyncio
import gc
import socket
from typing import Any

import pytest

from euchre.server.transport import admission as admission_module
from euchre.server.transport.admission import (
    RESERVE,
    Admission,
    ConnectionLimits,
    descriptors,
    most_connections,
    network_of,
    send_at_once,
)


class Line(asyncio.Transport):
    """A connection from an address."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 4000)})
        self.is_aborted = False

    def abort(self) -> None:
        self.is_aborted = True


def test_each_address_has_its_own_limit() -> None:
    admission = Admission(100, 3)
    assert [admission.admit(Line("203.0.113.9")) for _ in range(5)] == [True] * 3 + [False] * 2
    assert admission.admit(Line("203.0.113.10"))


def test_place_is_released_once() -> None:
    admission, first = Admission(100, 2), Line("203.0.113.9")
    assert admission.admit(first)
    assert admission.admit(Line("203.0.113.9"))
    admission.release(first)
    admission.release(first)
    assert admission.admit(Line("203.0.113.9"))
    assert not admission.admit(Line("203.0.113.9"))
    assert len(admission) == 2


def test_closed_connections_are_freed_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission_module, "COLLECTED_AFTER", 3)
    collected: list[int] = []
    monkeypatch.setattr(gc, "collect", collected.append)
    admission, lines = Admission(100, 100), [Line("203.0.113.9") for _ in range(7)]
    for line in lines:
        assert admission.admit(line)
        admission.release(line)
        admission.release(line)
    assert (len(collected), len(admission)) == (2, 0)


def test_silent_connections_make_room_for_others() -> None:
    admission = Admission(50, 1000)
    speaking, silent = Line("203.0.113.1"), [Line(f"198.51.100.{number}") for number in range(49)]
    assert admission.admit(speaking)
    admission.heard(speaking)
    assert all(admission.admit(line) for line in silent)
    assert all(admission.admit(Line("192.0.2.7")) for _ in range(10))
    assert (len(admission), speaking.is_aborted) == (50, False)
    assert [line.is_aborted for line in silent] == [True] * 10 + [False] * 39


def test_connections_are_refused_if_all_places_are_in_use() -> None:
    admission, late = Admission(2, 1000), Line("192.0.2.7")
    for line in (Line("192.0.2.1"), Line("192.0.2.2")):
        assert admission.admit(line)
        admission.heard(line)
    assert not admission.admit(late)
    assert (late.is_aborted, len(admission)) == (True, 2)


def test_proxy_and_this_machine_may_have_any_number() -> None:
    admission = Admission(100, 1, frozenset({"192.0.2.1"}))
    assert all(admission.admit(Line(address)) for address in ("192.0.2.1", "127.0.0.1", "::1") * 5)


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::", "2001:0db8:0001:0002"),
        ("fe80::1%eth0", "fe80:0000:0000:0000"),
        ("127.0.0.1", None),
        ("::1", None),
        ("::ffff:127.0.0.1", None),
    ],
)
def test_household_counts_as_one_address(host: str, network: str | None) -> None:
    assert network_of(host) == network


def test_file_descriptors_are_reserved_for_the_store() -> None:
    assert most_connections(ConnectionLimits()) <= max(descriptors() - RESERVE, descriptors() // 2)
    assert most_connections(ConnectionLimits(total=5)) == 5


def test_small_messages_are_sent_at_once() -> None:
    class Socketed(asyncio.Transport):
        def __init__(self, one: Any) -> None:
            super().__init__({"socket": one})

    with socket.socket() as one:
        send_at_once(Socketed(one))
        assert one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
    send_at_once(Socketed(None))
