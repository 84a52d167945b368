"""Links of an evening: the director's, one for the big screen, and one for each table.

A link is `ID.ROLE.SECRET`. The director's secret is random, and the store holds only its hash. The other
secrets are signatures of the role by the key of the evening, so the director can show them again at any time.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from dataclasses import dataclass

from ..people.invitations import hash_of
from ..store import StoredEvening
from ..tables.refusal import Refusal

DIRECTOR = "d"
SCREEN = "s"
_FORM = re.compile(r"(?P<evening>[0-9a-f]{24})\.(?P<role>d|s|[1-9][0-9]{0,2})\.(?P<secret>[\w-]{22})", re.A)


@dataclass(frozen=True, slots=True)
class EveningLink:
    """A link, taken apart."""

    evening: str
    role: str
    """`d` for the director, `s` for the screen, or the number of a table."""
    secret: str

    @property
    def text(self) -> str:
        """The link as it is written."""
        return f"{self.evening}.{self.role}.{self.secret}"

    @property
    def table(self) -> int | None:
        """The number of its table; None for the director and the screen."""
        return int(self.role) if self.role.isdigit() else None


def read_link(text: str) -> EveningLink:
    """Return the parts of a link. Raises Refusal for anything else."""
    found = _FORM.fullmatch(text)
    if found is None:
        raise _void()
    return EveningLink(found["evening"], found["role"], found["secret"])


def signed_link(evening: str, role: str, key: bytes) -> EveningLink:
    """Return the link of a table or of the screen."""
    signature = hmac.digest(key, f"{evening}.{role}".encode(), hashlib.sha256)[:16]
    return EveningLink(evening, role, base64.urlsafe_b64encode(signature).decode().rstrip("="))


def check_link(link: EveningLink, stored: StoredEvening | None) -> StoredEvening:
    """Return the evening, if the link was made for it. Raises Refusal."""
    if stored is None:
        raise _void()
    if link.role == DIRECTOR:
        is_good = hmac.compare_digest(hash_of(link.secret), stored.director)
    else:
        expected = signed_link(link.evening, link.role, stored.secret)
        is_good = hmac.compare_digest(link.secret.encode(), expected.secret.encode())
    if not is_good:
        raise _void()
    return stored


def _void() -> Refusal:
    return Refusal("link/void", "this link leads to no evening; ask the director for a new one")
