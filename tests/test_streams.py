"""A server that starts inside the test process leaves the streams of pytest open."""

from __future__ import annotations

from logging.config import dictConfig

import pytest
from absl.logging import get_absl_handler
from uvicorn.config import LOGGING_CONFIG


def test_logging_set_up_while_a_test_captures_output_closes_no_stream(
    capsys: pytest.CaptureFixture[str],
) -> None:
    dictConfig(LOGGING_CONFIG)
    assert not get_absl_handler().python_handler.stream.closed
    assert capsys.readouterr() == ("", "")
