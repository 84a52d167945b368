"""`euchre completion`: the script that lets a shell complete commands, options and codes."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from ..completion import PROGRAM, VARIABLE


@click.command("completion", epilog="Example: euchre completion bash >> ~/.bashrc")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def command(shell: str) -> None:
    """Print a script for completion in bash, zsh or fish.

    Add it to a file that your shell reads when it starts: ~/.bashrc, ~/.zshrc
    or ~/.config/fish/completions/euchre.fish.
    """
    kind = get_completion_class(shell)
    assert kind is not None
    from ..commands import command_line

    click.echo(kind(command_line, {}, PROGRAM, VARIABLE).source())
