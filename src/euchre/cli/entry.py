"""Where the command line begins and ends: whatever happens, one clear line and an exit code.

0 done, 1 a negative answer, 2 wrong use or bad input, 130 interrupted. Only what is needed to end
well is imported here, so that an interrupt while the rest is loading ends well too.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import StringIO

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command with the arguments given, or those of the process, and exit with its code."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run a command; its exit code."""
    _make_streams_safe()
    try:
        code = _guarded(arguments)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        if sys.stdout.isatty():
            sys.stdout.write("\n")
        return _ended("interrupted", INTERRUPTED)
    except BrokenPipeError:
        _write_nowhere()
        return 0
    except OSError as wrong:
        _write_nowhere()
        return _ended(f"{wrong.filename or 'standard output'}: {wrong.strerror or wrong}", 2)


def _guarded(arguments: Sequence[str]) -> int:
    import click

    from ..errors import EuchreError
    from .commands import command_line
    from .output import Ended

    try:
        with command_line.make_context("euchre", list(arguments)) as context:
            command_line.invoke(context)
    except click.exceptions.Exit as done:
        return done.exit_code
    except Ended as ended:
        return _ended(str(ended), ended.code) if str(ended) else ended.code
    except click.exceptions.NoArgsIsHelpError as asked:
        sys.stdout.write(asked.format_message() + "\n")
        return 0
    except click.UsageError as wrong:
        path = "euchre" if wrong.ctx is None else wrong.ctx.command_path
        return _ended(f"{wrong.format_message()} See '{path} --help'.", 2)
    except click.ClickException as wrong:
        return _ended(wrong.format_message(), 2)
    except EuchreError as wrong:
        return _ended(str(wrong), 2)
    return 0


def _ended(message: str, code: int) -> int:
    with suppress(OSError):
        sys.stdout.flush()
    with suppress(OSError, ValueError):
        sys.stderr.write(f"euchre: {message}\n")
        sys.stderr.flush()
    return code


def _write_nowhere() -> None:
    """Lead standard output nowhere, since it cannot be written: a reader who has gone has seen enough.

    The interpreter would complain when it closes a stream that still holds text.
    """
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def _make_streams_safe() -> None:
    """Streams that were closed hold nothing; a sign that an encoding lacks becomes a question mark."""
    sys.stdin = sys.stdin or StringIO()
    sys.stdout = sys.stdout or StringIO()
    sys.stderr = sys.stderr or StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
