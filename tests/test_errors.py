"""The small family of errors."""

import pytest

from euchre.errors import EuchreError, LawDataError, NotationError


@pytest.mark.parametrize(
    ("line", "column", "text"),
    [
        (None, None, "no card"),
        (3, None, "line 3: no card"),
        (3, 7, "line 3, column 7: no card"),
    ],
)
def test_notation_error_says_where(line: int | None, column: int | None, text: str) -> None:
    fault = NotationError("no card", line=line, column=column)
    assert str(fault) == text
    assert (fault.message, fault.line, fault.column) == ("no card", line, column)


@pytest.mark.parametrize("kind", [NotationError, LawDataError])
def test_one_except_catches_every_error_of_the_package(kind: type[EuchreError]) -> None:
    with pytest.raises(EuchreError, match="wrong"):
        raise kind("wrong")


def test_very_long_message_keeps_its_ends() -> None:
    fault = NotationError(f"'{'x' * 10**6}' is not an act", line=3)
    assert len(str(fault)) < 800
    assert (str(fault)[:12], str(fault)[-13:]) == ("line 3: 'xxx", "is not an act")
