"""Drives an installed Firefox over WebDriver BiDi, which it speaks without another program between."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

COMMANDS = ("firefox-esr", "firefox")
PATIENCE = 120.0
"""Seconds after which a test gives up waiting for the browser."""
PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.auto": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "extensions.getAddons.cache.enabled": False,
    "ui.prefersReducedMotion": 1,
}


def needed() -> str:
    """Return the path of Firefox; without one the test is left out."""
    path = next(filter(None, map(shutil.which, COMMANDS)), None)
    if path is None:
        pytest.skip("needs Firefox: apt-get install firefox-esr")
    return path


class Firefox:
    """One tab of a running Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0
        self._faults: list[tuple[str, str]] = []
        self._realm = ""
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self._tab = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: object) -> dict[str, Any]:
        """Return the result of a command."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(timeout=PATIENCE))
            if message.get("method") == "log.entryAdded":
                entry = message["params"]
                if entry["type"] == "javascript" and entry["level"] == "error":
                    self._faults.append((entry["source"]["realm"], entry["text"]))
            elif message.get("id") == self._number:
                assert message["type"] == "success", message
                return dict(message["result"])

    @property
    def faults(self) -> list[str]:
        """Errors of the scripts of the page last called. Those of a page that was left do not count."""
        return [text for realm, text in self._faults if realm == self._realm]

    def open(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""
        self.ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def call(self, function: str, *given: str | int) -> Any:
        """Return the value of a function of the page, awaited; it has to be a text, a number or nothing."""
        kinds = {str: "string", int: "number"}
        result = self.ask(
            "script.callFunction",
            functionDeclaration=function,
            target={"context": self._tab},
            arguments=[{"type": kinds[type(one)], "value": one} for one in given],
            awaitPromise=True,
        )
        assert result["type"] == "success", result.get("exceptionDetails", {}).get("text")
        self._realm = result["realm"]
        return result["result"].get("value")


@contextmanager
def running() -> Iterator[Firefox]:
    """Provide a Firefox with a new profile."""
    path = needed()
    with TemporaryDirectory(prefix="euchre-firefox-", ignore_cleanup_errors=True) as home:
        lines = [
            f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()
        ]
        (Path(home) / "user.js").write_text("\n".join(lines))
        process = subprocess.Popen(
            [path, "--headless", "--no-remote", "--profile", home, "--remote-debugging-port", "0"],
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "HOME": home, "MOZ_CRASHREPORTER_DISABLE": "1"},
        )
        try:
            with connect(f"{_address(process)}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)


def _address(process: subprocess.Popen[str]) -> str:
    """Return the address at which Firefox listens, once it says so."""
    assert process.stderr is not None
    for line in process.stderr:
        found = re.search(r"WebDriver BiDi listening on (ws://\S+)", line)
        if found:
            return found[1]
    raise AssertionError("Firefox has ended before it listened")
