"""`euchre completion`: the script that lets a shell complete commands, options and codes."""

from __future__ import annotations

import click
from click.shell_completion import BashComplete, FishComplete, ZshComplete

from ..completion import PROGRAM, VARIABLE

_SHELLS = {"bash": BashComplete, "zsh": ZshComplete, "fish": FishComplete}


@click.command("completion", epilog="Example: euchre completion bash >> ~/.bashrc")
@click.argument("shell", type=click.Choice(list(_SHELLS)))
def command(shell: str) -> None:
    """Print a script for completion in bash, zsh or fish.

    Add it to a file that your shell reads when it starts: ~/.bashrc, ~/.zshrc
    or ~/.config/fish/completions/euchre.fish.
    """
    from ..commands import command_line

    click.echo(_SHELLS[shell](command_line, {}, PROGRAM, VARIABLE).source())
