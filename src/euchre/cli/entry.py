"""Runs a command and turns every error into one line and an exit code.

0 done, 1 a negative answer, 2 wrong use or bad input, 130 interrupted. Only what is needed to exit
cleanly is imported here, so that an interrupt while the rest is loading exits cleanly too.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import StringIO

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command with these arguments (by default those of the process) and exit with its code."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run a command and return its exit code."""
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
        _discard_output()
        return 0
    except OSError as wrong:
        _discard_output()
        return _ended(f"{wrong.filename or 'standard output'}: {wrong.strerror or wrong}", 2)


def _guarded(arguments: Sequence[str]) -> int:
    import click

    from ..errors import EuchreError
    from .commands import command_line
    from .completion import PROGRAM, VARIABLE, complete
    from .output import Ended

    try:
        if VARIABLE in os.environ:
            return complete(os.environ[VARIABLE])
        with command_line.make_context(PROGRAM, list(arguments)) as context:
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
    except UnicodeError as wrong:
        return _ended(f"a file or the input is not text in UTF-8: {wrong}", 2)
    return 0


def _ended(message: str, code: int) -> int:
    """Write one line to standard error, unprintable characters escaped, and return the exit code."""
    line = "".join(character if character.isprintable() else ascii(character)[1:-1] for character in message)
    with suppress(OSError):
        sys.stdout.flush()
    with suppress(OSError, ValueError):
        sys.stderr.write(f"euchre: {line}\n")
        sys.stderr.flush()
    return code


def _discard_output() -> None:
    """Redirect standard output to the null device after it failed.

    Otherwise the interpreter would report an error when it closes a stream that still holds text.
    """
    with suppress(OSError, ValueError):
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, sys.stdout.fileno())
        os.close(null)


def _make_streams_safe() -> None:
    """Replace closed streams by empty ones; write `?` for characters that an encoding lacks."""
    sys.stdin = sys.stdin or StringIO()
    sys.stdout = sys.stdout or StringIO()
    sys.stderr = sys.stderr or StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
