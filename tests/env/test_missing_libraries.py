"""An environment whose library is missing names the command that installs it."""

import importlib
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "library", "message"),
    [
        ("aec", "pettingzoo", r"pettingzoo is not installed: pip install 'euchre\[rl\]'"),
        ("learner", "gymnasium", r"gymnasium is not installed: pip install 'euchre\[rl\]'"),
        ("open_spiel", "pyspiel", "OpenSpiel is not installed: pip install open_spiel"),
    ],
)
def test_a_missing_library_is_named_with_the_command(
    module: str, library: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"euchre.env.{module}", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ModuleNotFoundError, match=message) as raised:
        importlib.import_module(f"euchre.env.{module}")
    assert raised.value.name == library
