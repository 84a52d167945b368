"""The texts of the page: reads the file of a language, and makes languages for tests.

`python -m tools.page.texts LANGUAGE` compares a language with English: it prints the keys that are missing,
the keys that English does not have, and the messages with other placeholders.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

from euchre.server.page_files import PAGE

LANGUAGES = PAGE / "texts" / "languages"
Texts: TypeAlias = "dict[str, Texts | str | list[str]]"

_TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:[^"\\]|\\.)*"|[\w$]+|[{}\[\]:,]', re.DOTALL)
_LETTERS = str.maketrans("aeiouyAEIOUY", "àéîöüÿÀÉÎÖÜŸ")


def catalogue(file: Path) -> Texts:
    """Return the texts of a language by group and key."""
    source = file.read_text(encoding="utf-8").partition("export default")[2]
    tokens = [one for one in _TOKEN.findall(source) if not one.startswith(("//", "/*"))]
    json_text = "".join(
        f'"{one}"' if re.fullmatch(r"[\w$]+", one) and following == ":" else one
        for one, following in zip(tokens, [*tokens[1:], ""], strict=True)
    )
    found: Texts = json.loads(re.sub(r",([}\]])", r"\1", json_text))
    return found


def whole(language: str) -> Texts:
    """Return the texts of a language, with those of an evening, which are loaded apart, if it has them."""
    texts, apart = catalogue(LANGUAGES / f"{language}.js"), LANGUAGES / "evening" / f"{language}.js"
    return {**texts, "evening": catalogue(apart)} if apart.exists() else texts


def messages(texts: Texts, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield every message with the path of its key: `table.menu`."""
    for key, value in texts.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            yield from messages(value, here)
        elif isinstance(value, list):
            yield from ((f"{here}.{place}", one) for place, one in enumerate(value))
        else:
            yield here, value


def compared(language: str) -> list[str]:
    """Return what differs between a language and English, one line each."""
    english, other = (
        {path: one for path, one in messages(whole(name)) if _is_shared(path)} for name in ("en", language)
    )
    if not any(path.startswith("evening.") for path in other):  # an evening is then in English
        english = {path: one for path, one in english.items() if not path.startswith("evening.")}
    return [
        *(f"missing: {path}" for path in english if path not in other),
        *(f"not in English: {path}" for path in other if path not in english),
        *(
            f"other placeholders: {path}"
            for path, one in english.items()
            if path in other and values_in(one) != values_in(other[path])
        ),
    ]


def _is_shared(path: str) -> bool:
    """Return whether a key has the same values in every language; names of cards may need their letters
    too."""
    return path.split(".")[0] not in ("about", "served") and path not in ("cards.name", "cards.the")


def values_in(message: str) -> set[str]:
    """Return the names of the values of a message, found by reading it as the page does."""
    found: set[str] = set()
    for place in _opened(message):
        name = re.match(r"\{\s*(\w+)\s*[,}]", message[place:])
        if name is not None:
            found.add(name[1])
    return found


def _opened(message: str) -> Iterator[int]:
    """Yield where placeholders begin: a brace after the key of a variant begins a message."""
    kinds: list[str] = []
    for place, sign in enumerate(message):
        if sign == "{":
            is_variant = bool(kinds) and kinds[-1] == "choice"
            if is_variant:
                kinds.append("message")
            else:
                yield place
                is_choice = re.match(r"\{\s*\w+\s*,\s*(?:plural|select)\s*,", message[place:])
                kinds.append("choice" if is_choice else "value")
        elif sign == "}":
            kinds.pop()


def changed(texts: Texts, change: Callable[[str], str]) -> Texts:
    """Return the texts with the words of every message changed, apart from placeholders."""
    return {
        key: changed(value, change)
        if isinstance(value, dict)
        else [change(one) for one in value]
        if isinstance(value, list)
        else _outside(value, change)
        for key, value in texts.items()
    }


def _outside(message: str, change: Callable[[str], str]) -> str:
    """Return a message with its words changed, in the variants of a choice too, but not its placeholders."""
    parts, start = [], 0
    for place, is_words in _turns(message):
        parts.append(change(message[start:place]) if is_words else message[start:place])
        start = place
    return "".join(parts)


def _turns(message: str) -> Iterator[tuple[int, bool]]:
    """Yield where words and placeholders of a message end, and which of the two ends there."""
    kinds = ["message"]
    for place, sign in enumerate(message):
        if sign == "{" and kinds[-1] == "message":
            yield place, True
            kinds.append("value")
        elif sign == "{":
            yield place + 1, False
            kinds.append("message")
        elif sign == "}" and len(kinds) > 1:
            was_words = kinds.pop() == "message"
            yield (place, True) if was_words else (place + 1, False)
    yield len(message), True


def lengthened(words: str) -> str:
    """Return words a third longer, with letters that need more height."""
    filled = words.translate(_LETTERS)
    return re.sub(r"(\w{3,})", lambda word: word[1] + word[1][-1] * (1 + len(word[1]) // 3), filled)


def mirrored(words: str) -> str:
    """Return words that browsers write from right to left, between marks of direction."""
    return f"\u202e{words}\u202c" if words.strip() else words


def script(texts: Texts) -> str:
    """Return the file of a language with these texts."""
    return f"export default {json.dumps(texts, ensure_ascii=False)};\n"


def main() -> int:
    """Print what a language lacks. Returns 1 if it lacks anything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language")
    found = compared(parser.parse_args().language)
    print("\n".join(found) or "complete")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
