"""A recovery link and passkeys: who may continue as a person, and who may not."""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from euchre.server.people import passkeys
from tests.server.helpers.people import at_server, closed_with, guest
from tests.server.helpers.serving import Browser, Served


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


@dataclass
class Device:
    """A device with one passkey, which signs what it is given."""

    id: bytes = b"a passkey of a test"
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    uses: int = 0

    def data(self, site: str, *, is_new: bool = False) -> bytes:
        self.uses += 1
        flags = (
            b"\x45" if is_new else b"\x05"
        )  # a person was there and verified; with the key where it is new
        counted = hashlib.sha256(site.encode()).digest() + flags + self.uses.to_bytes(4, "big")
        if not is_new:
            return counted
        numbers = self.key.public_key().public_numbers()
        x, y = (one.to_bytes(32, "big") for one in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        return counted + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public

    def made(self, asked: dict[str, Any], origin: str) -> dict[str, str]:
        """Return a new passkey for a challenge."""
        whole = {"fmt": "none", "attStmt": {}, "authData": self.data(asked["site"], is_new=True)}
        return {
            "id": text(self.id),
            "client_data": text(said("webauthn.create", asked["challenge"], origin)),
            "attestation": text(cbor2.dumps(whole)),
        }

    def signed(self, asked: dict[str, Any], origin: str, site: str | None = None) -> dict[str, str]:
        """Return a challenge, signed."""
        client = said("webauthn.get", asked["challenge"], origin)
        data = self.data(site or asked["site"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": text(self.id),
            "client_data": text(client),
            "authenticator_data": text(data),
            "signature": text(signature),
        }


def said(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()


async def with_passkey(server: Served) -> tuple[Browser, Device]:
    """Ann, and her device with a passkey."""
    ann, device = await guest(server, "Ann"), Device()
    asked = (await ann.ask("POST", "/api/session/passkeys/challenge"))[1]
    status, keeping = await ann.ask("POST", "/api/session/passkeys", device.made(asked, ann.origin))
    assert (status, keeping["passkeys"], keeping["offered"]) == (200, 1, True)
    return ann, device


async def challenged(browser: Browser) -> dict[str, Any]:
    status, asked = await browser.ask("POST", "/api/passkeys/challenge")
    assert status == 200
    return dict(asked)


def test_a_passkey_signs_its_person_in_and_the_other_browser_out(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, device = await with_passkey(server)
        table = await ann.open_table()
        await ann.look(table)
        other = server.browser()
        signed = device.signed(await challenged(other), other.origin)
        assert (await other.ask("POST", "/api/passkeys/enter", signed))[1] == {"name": "Ann"}
        assert (await closed_with(ann))[0] == 4401
        assert (await ann.ask("GET", "/api/session"))[0] == 401
        assert (await other.ask("GET", "/api/session/tables"))[1]["tables"][0]["table"] == table

    at_server(tmp_path, work)


def test_what_a_device_has_signed_counts_once(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, device = await with_passkey(server)
        signed = device.signed(await challenged(ann), ann.origin)
        assert (await ann.ask("POST", "/api/passkeys/enter", signed))[0] == 200
        thief = server.browser()
        status, refused = await thief.ask("POST", "/api/passkeys/enter", signed)
        assert (status, refused["reason"]) == (403, "passkey/refused")
        assert thief.cookie is None

    at_server(tmp_path, work)


def test_a_challenge_for_one_thing_or_person_counts_for_no_other(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, device = await with_passkey(server)
        to_add = (await ann.ask("POST", "/api/session/passkeys/challenge"))[1]
        thief = await guest(server, "Eve")
        signed = device.signed(to_add, ann.origin)
        assert (await thief.ask("POST", "/api/passkeys/enter", signed))[0] == 403
        theirs = Device(id=b"another passkey")
        made = theirs.made((await ann.ask("POST", "/api/session/passkeys/challenge"))[1], ann.origin)
        assert (await thief.ask("POST", "/api/session/passkeys", made))[0] == 403
        free = theirs.made(await challenged(thief), thief.origin)
        assert (await thief.ask("POST", "/api/session/passkeys", free))[0] == 403
        assert (await thief.ask("GET", "/api/session/keeping"))[1]["passkeys"] == 0

    at_server(tmp_path, work)


def test_a_foreign_origin_site_key_or_copied_device_is_refused(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, device = await with_passkey(server)
        thief = server.browser()
        foreign = [
            device.signed(await challenged(thief), "https://euchre.example"),
            device.signed(await challenged(thief), thief.origin, site="euchre.example"),
            Device(id=device.id).signed(await challenged(thief), thief.origin),
            Device(id=b"nobody's").signed(await challenged(thief), thief.origin),
            Device(id=device.id, key=device.key).signed(await challenged(thief), thief.origin),  # counts back
            device.signed({"challenge": text(bytes(32)), "site": "localhost"}, thief.origin),
            {"id": "A", "client_data": "A", "authenticator_data": "A", "signature": "A"},
            {**device.signed(await challenged(thief), thief.origin), "authenticator_data": "AAAA"},
        ]
        answers = [await thief.ask("POST", "/api/passkeys/enter", one) for one in foreign]
        assert [status for status, _ in answers] == [403] * len(foreign)
        assert thief.cookie is None
        assert (await ann.ask("GET", "/api/session"))[0] == 200

    at_server(tmp_path, work)


def test_a_device_that_counts_back_is_refused(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, device = await with_passkey(server)
        copy = Device(id=device.id, key=device.key, uses=device.uses)
        assert (
            await ann.ask("POST", "/api/passkeys/enter", device.signed(await challenged(ann), ann.origin))
        )[0] == 200
        stale = copy.signed(await challenged(ann), ann.origin)
        assert (await ann.ask("POST", "/api/passkeys/enter", stale))[0] == 403

    at_server(tmp_path, work)


def test_deleted_passkeys_count_no_more_and_there_are_ten_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passkeys, "MOST_PASSKEYS", 1)

    async def work(server: Served) -> None:
        ann, device = await with_passkey(server)
        asked = (await ann.ask("POST", "/api/session/passkeys/challenge"))[1]
        assert len(asked["known"]) == 1
        second = Device(id=b"second").made(asked, ann.origin)
        assert (await ann.ask("POST", "/api/session/passkeys", second))[1]["reason"] == "passkey/too-many"
        assert (await ann.ask("DELETE", "/api/session/passkeys"))[0] == 204
        signed = device.signed(await challenged(ann), ann.origin)
        assert (await ann.ask("POST", "/api/passkeys/enter", signed))[0] == 403

    at_server(tmp_path, work)


def test_a_recovery_link_works_until_another_is_made_or_it_is_voided(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        paths = [(await ann.ask("POST", "/api/session/recovery"))[1]["path"] for _ in range(2)]
        old, new = ({"link": path.removeprefix("/recover#")} for path in paths)
        other = server.browser()
        assert (await other.ask("POST", "/api/session/recover", old))[0] == 410
        for _ in range(2):
            assert (await other.ask("POST", "/api/session/recover", new))[1] == {"name": "Ann"}
        assert (await ann.ask("GET", "/api/session"))[0] == 401
        assert (await other.ask("GET", "/api/session/keeping"))[1]["recovery"] is True
        await other.ask("DELETE", "/api/session")
        assert (await other.ask("POST", "/api/session/recover", new))[0] == 200  # signed out, not forgotten
        await other.ask("DELETE", "/api/session/recovery")
        assert (await other.ask("POST", "/api/session/recover", new))[0] == 410

    at_server(tmp_path, work)


def test_tries_are_few_for_one_network(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        browser, most = server.browser(), int(passkeys.TRIES.burst)
        answers = [await browser.ask("POST", "/api/passkeys/challenge") for _ in range(most + 1)]
        assert [status for status, _ in answers] == [200] * most + [429]
        link = {"link": "A" * 22}
        assert (await browser.ask("POST", "/api/session/recover", link))[0] == 429

    at_server(tmp_path, work)


def test_the_store_holds_no_recovery_link_and_no_challenge(tmp_path: Path) -> None:
    secrets: list[bytes] = []

    async def work(server: Served) -> None:
        ann, _ = await with_passkey(server)
        secrets.append((await ann.ask("POST", "/api/session/recovery"))[1]["path"].partition("#")[2].encode())
        secrets.append((await challenged(ann))["challenge"].encode())

    at_server(tmp_path, work)
    written = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert len(written) > 10_000
    assert [one for one in secrets if one in written] == []
