"""The limits that `euchre serve --limit NAME=N` can change."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..output import bad_input

if TYPE_CHECKING:
    from ...server.serving import Service

RATES = {"tables": "tables", "public-tables": "public", "strong-tables": "strong"}
"""Tables that one guest or address opens at once; more become possible with time."""
FLOWS = {"requests": "requests", "changes": "changes"}
"""Requests of one address: so many at once, and so many more each second."""
NUMBERS = {
    "sockets": "connections",
    "stored-tables": "stored_tables",
    "stored-megabytes": "stored_megabytes",
}
"""Sockets of one guest; tables of all guests in the store; how much they may store in all."""
CONNECTIONS = {"connections": "total", "address-connections": "per_address"}
"""Connections in all, and of one address."""
NAMES = sorted({**RATES, **FLOWS, **NUMBERS, **CONNECTIONS})


def with_limits(service: Service, given: Iterable[str]) -> Service:
    """Return a service with some limits changed, each written as NAME=N. Ends the command for anything
    else."""
    for text in given:
        name, _, number = text.partition("=")
        if name not in NAMES:
            raise bad_input(f"there is no limit '{name}'; there are {', '.join(NAMES)}")
        if not number.isascii() or not number.isdigit() or not 0 < int(number) < 10**9:
            raise bad_input(f"'{text}' is not a limit; write {name}=N with a whole number of 1 or more")
        service = _with_limit(service, name, int(number))
    return service


def _with_limit(service: Service, name: str, number: int) -> Service:
    changed: dict[str, Any]
    if name in CONNECTIONS:
        changed = {CONNECTIONS[name]: number}
        return replace(service, connections=replace(service.connections, **changed))
    if name in NUMBERS:
        changed = {NUMBERS[name]: number}
    elif name in FLOWS:
        changed = {FLOWS[name]: replace(getattr(service.limits, FLOWS[name]), burst=number, a_second=number)}
    else:
        changed = {RATES[name]: replace(getattr(service.limits, RATES[name]), burst=number)}
    return replace(service, limits=replace(service.limits, **changed))
