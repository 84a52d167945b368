"""The line of documentation of each field, as programs show it."""

from euchre.laws import Code
from euchre.laws.field_docs import docs_of_fields


class Told:
    """A class with fields."""

    players: int
    """How many
    play."""
    bare: int
    hands = 2
    """No field, for it has no type."""
    last: int
    pass


def test_field_has_the_text_below_it_on_one_line() -> None:
    assert docs_of_fields(Told) == {"players": "How many play."}


def test_every_value_of_a_code_has_its_documentation() -> None:
    assert "players" in docs_of_fields(Code)
