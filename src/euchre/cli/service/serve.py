"""`euchre serve`: play in the browser, on this machine, on the home network, or behind a proxy."""

from __future__ import annotations

import os
import sys
import webbrowser
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click

from ..output import bad_input, can_write
from ..slow_players import warn_of_slow_players
from .data_folder import folder_of, store_options
from .limits import NAMES, with_limits

if TYPE_CHECKING:
    import uvicorn

    from ...server.serving import Service


@click.command("serve", epilog="Example: euchre serve --port 8001")
@click.option("--host", metavar="ADDRESS", help="The address to listen on. [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, metavar="N")
@store_options
@click.option("--nudge", metavar="URL", help="Notify other servers through this Redis: redis://HOST")
@click.option("--lan", is_flag=True, help="Serve everybody on this network by plain HTTP.")
@click.option("--url", metavar="URL", help="The address of the proxy for browsers: https://NAME")
@click.option(
    "--proxy", metavar="ADDRESS", help="Address of the proxy trusted to name its clients' addresses."
)
@click.option("--metrics", metavar="ADDRESS", help="Offer /health and /metrics here: 127.0.0.1:8009")
@click.option(
    "--rude-words", metavar="FILE", help="File of words that names at public tables may not contain."
)
@click.option("--limit", multiple=True, metavar="NAME=N", help=f"Change a limit: {', '.join(NAMES)}.")
@click.option("--log-json", is_flag=True, help="Write the log as lines of JSON.")
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
def command(
    host: str | None,
    port: int,
    data: str | None,
    database: str | None,
    nudge: str | None,
    lan: bool,
    url: str | None,
    proxy: str | None,
    metrics: str | None,
    rude_words: str | None,
    limit: tuple[str, ...],
    log_json: bool,
    no_browser: bool,
) -> None:
    """Serve tables to browsers.

    Without options, only this machine can connect. With --lan everybody on the
    same network can, without encryption; use it at home. For the internet, run
    a proxy with TLS in front and give its address with --url. All data is in
    the data folder; what was acknowledged survives a crash and a power cut.
    With --database, any number of servers share the tables of a PostgreSQL.
    """
    folder = folder_of(data, database)
    if lan and url is not None:
        raise bad_input("--lan and --url cannot be used together; give one of them")
    from ...server.serving import listening, serve
    from ...server.transport.accepting import run_in_loop

    _check_shared(database, nudge)
    service = replace(_service(folder, host, port, lan, url, proxy), database=database, nudge=nudge)
    service = replace(service, metrics=None if metrics is None else _metrics_address(metrics))
    if rude_words is not None:
        service = replace(service, rude_words=_word_list(rude_words))
    service = replace(with_limits(service, limit), log_json=log_json)
    warn_of_slow_players(["expert", "master"])
    try:
        socket, service = listening(service)
    except OSError as fault:
        raise bad_input(f"{fault.filename}: {fault.strerror}; choose another port with --port") from fault
    address = _address(service, lan)
    try:
        run_in_loop(serve(service, socket, lambda server: _say_where(server, address, lan, no_browser)))
    finally:
        socket.close()


def _check_shared(database: str | None, nudge: str | None) -> None:
    """Check that the database and the Redis can be used."""
    from ...server.cluster.pubsub import check_redis_url
    from ...server.store.postgres import check_address, driver

    if database is not None:
        check_address(database)
        driver()
    if nudge is not None:
        if database is None:
            raise bad_input("--nudge needs --database: it notifies servers that share one")
        check_redis_url(nudge)


def _service(
    folder: Path, host: str | None, port: int, lan: bool, url: str | None, proxy: str | None
) -> Service:
    from ...server.lan import own_address
    from ...server.serving import LOCAL, Service

    if url is not None:
        return Service(folder=folder, host=host or LOCAL, port=port, origins=(_origin(url),), proxy=proxy)
    if lan:
        own = own_address()
        return Service(folder=folder, host=host or "0.0.0.0", port=port, names=("localhost", LOCAL, own))
    if host is not None and host not in (LOCAL, "::1", "localhost"):
        raise bad_input("to accept other machines, use --lan, or --url with a proxy in front")
    return Service(folder=folder, host=host or LOCAL, port=port)


def _metrics_address(text: str) -> tuple[str, int]:
    """Return host and port for the operator, from HOST:PORT."""
    host, _, port = text.rpartition(":")
    if not host or not port.isdigit() or int(port) > 65535:
        raise bad_input(f"'{text}' is not an address; write HOST:PORT, such as 127.0.0.1:8009")
    if find_spec("prometheus_client") is None:
        raise bad_input("metrics are not installed: pip install 'euchre[metrics]'")
    return host.strip("[]"), int(port)


def _word_list(file: str) -> Path:
    """Return the file with the list. Ends the command if it cannot be read."""
    try:
        Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise bad_input(f"the word list {file} cannot be read: {fault}") from None
    return Path(file)


def _origin(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise bad_input(f"'{url}' is not the address of a server behind TLS; write https://NAME")
    return f"https://{parts.netloc}"


def _address(service: Service, lan: bool) -> str:
    """Return the address to show to people."""
    if service.origins is not None:
        return service.origins[0]
    return f"http://{service.names[-1] if lan else service.names[0]}:{service.port}"


def _say_where(server: uvicorn.Server, address: str, lan: bool, no_browser: bool) -> None:
    from ...server.lan import qr_code

    click.echo(f"Open {address}/ in a browser  (Ctrl+C stops the server)", err=True)
    if lan:
        click.echo("Anybody on this network can connect, and nothing is encrypted; use it at home.", err=True)
        drawn = qr_code(f"{address}/")
        if can_write(drawn):
            click.echo(drawn, err=True)
    elif not no_browser and sys.stdout.isatty() and os.environ.get("DISPLAY"):
        webbrowser.open(address)
