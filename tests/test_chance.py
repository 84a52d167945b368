"""The generator gives the numbers that `docs/research/chance.md` publishes."""

import re
from collections import Counter
from pathlib import Path

import pytest

from euchre.cards import Card, Rank, make_pack, write_cards
from euchre.chance import DEAL, DRAW, GAMMA, SEAT, Stream, mix
from tests.fairness import PACK, is_fair

PAGE = (Path(__file__).parents[1] / "docs" / "research" / "chance.md").read_text(encoding="utf-8")
_ROW = re.compile(r"^\| `(?P<what>[^`]+)` \| `(?P<numbers>[^`]+)` \|$", re.MULTILINE)
VECTORS = [(match["what"], match["numbers"]) for match in _ROW.finditer(PAGE)]


def _stream(text: str) -> Stream:
    seed, *path = (int(number, 0) for number in text.split(", "))
    return Stream(seed, *path)


def _computed(what: str, count: int) -> str:
    """Return the computed value for the first column of a row of the page."""
    if found := re.fullmatch(r"mix\((\w+)\)", what):
        return f"{mix(int(found[1], 0)):016x}"
    found = re.fullmatch(r"\(([^)]+)\) (\w+)(?: (\w+))?", what)
    assert found is not None, f"the row '{what}' is of no known kind"
    stream = _stream(found[1])
    match found[2]:
        case "key":
            return f"{stream.key:016x}"
        case "bits":
            return " ".join(f"{stream.bits():016x}" for _ in range(count))
        case "below":
            return " ".join(str(stream.below(int(found[3], 0))) for _ in range(count))
        case "shuffled":
            return write_cards(stream.shuffled(make_pack(Rank.from_text(found[3]))))
        case _:
            raise AssertionError(f"the row '{what}' is of no known kind")


@pytest.mark.parametrize(("what", "numbers"), VECTORS, ids=[what for what, _ in VECTORS])
def test_vector_of_the_page_is_what_the_code_gives(what: str, numbers: str) -> None:
    assert _computed(what, len(numbers.split())) == numbers


def test_page_has_vectors_of_every_kind() -> None:
    kinds = {what.split("(")[0] or what.split(") ")[1].split(" ")[0] for what, _ in VECTORS}
    assert kinds == {"mix", "key", "bits", "below", "shuffled"}


def test_page_names_the_constants_of_the_code() -> None:
    assert f"{GAMMA:016x}" in PAGE
    assert re.findall(r"`(DEAL|DRAW|SEAT)` = (\d)", PAGE) == [
        ("DEAL", str(DEAL)),
        ("DRAW", str(DRAW)),
        ("SEAT", str(SEAT)),
    ]


def test_mix_with_gamma_steps_is_splitmix64() -> None:
    """The first outputs of SplitMix64 from state 1234567, as its authors' C program prints them."""
    state = 1234567
    numbers = [mix((state + step * GAMMA) % 2**64) for step in range(1, 6)]
    assert numbers == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_streams_of_one_seed_differ_by_every_step_of_the_path() -> None:
    paths = [(), (0,), (1,), (0, 0), (0, 1), (1, 0), (0, 0, 0)]
    keys = {Stream(7, *path).key for path in paths} | {Stream(8).key}
    assert len(keys) == len(paths) + 1


def test_stream_repeats_itself() -> None:
    first, second = Stream(7, DEAL), Stream(7, DEAL)
    assert [first.bits() for _ in range(20)] == [second.bits() for _ in range(20)]
    assert first.counter == 20


def test_below_gives_every_number_about_equally_often() -> None:
    stream = Stream(1)
    counts = Counter(stream.below(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert min(counts.values()) > 850
    assert max(counts.values()) < 1150


def test_below_rejects_the_short_tail() -> None:
    """With a bound just over half the range every second number falls in the tail and is drawn again."""
    stream = Stream(3)
    numbers = [stream.below(2**63 + 1) for _ in range(200)]
    assert stream.counter > 300
    assert max(numbers) <= 2**63


def test_below_keeps_a_small_product_that_lies_beyond_the_tail() -> None:
    """2**63 divides the range, so there is no tail though many products look suspicious."""
    stream = Stream(3)
    assert max(stream.below(2**63) for _ in range(50)) < 2**63
    assert stream.counter == 50


def test_choice_takes_the_item_at_the_next_number() -> None:
    assert Stream(5).choice("abcdefgh") == "abcdefgh"[Stream(5).below(8)]


def test_shuffled_keeps_every_card_once_and_leaves_the_pack_alone() -> None:
    pack = make_pack(Rank.NINE)
    order = Stream(7, 1, DEAL).shuffled(pack)
    assert sorted(order) == list(pack)
    assert order != pack


def test_every_card_is_in_every_place_as_often() -> None:
    assert is_fair(lambda number: Stream(1862, number, DEAL).shuffled(PACK))


def test_shuffle_that_favours_some_orders_is_found() -> None:
    """Each card in turn changes places with any card, where a fair shuffle takes those not yet placed."""
    stream = Stream(1862)

    def by_swapping_all(number: int) -> list[Card]:
        cards = list(PACK)
        for place in range(24):
            other = stream.below(24)
            cards[place], cards[other] = cards[other], cards[place]
        return cards

    assert not is_fair(by_swapping_all)


def test_shuffled_gives_each_order_about_equally_often() -> None:
    stream = Stream(11)
    counts = Counter(stream.shuffled("abc") for _ in range(6000))
    assert len(counts) == 6
    assert min(counts.values()) > 850
