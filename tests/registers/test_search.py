from euchre.laws.register import REGISTER_NAMES, TRANSLATED, load_register, search

ALL = [load_register(name) for name in REGISTER_NAMES]


def test_a_word_in_the_heading_comes_first() -> None:
    hits = [f"{register.name} {entry.id}" for register, entry in search("lead out of turn", ALL)]
    assert hits[:2] == ["professor-1862 L15", "jerome-1877 9.8"]
    assert "leeds-dwight-1888 52" in hits


def test_words_may_be_incomplete_and_in_any_order() -> None:
    assert search("TURN lea out", ALL) == search("lea out turn", ALL) != ()


def test_every_word_has_to_be_found() -> None:
    both = search("revoke partner", ALL)
    assert 0 < len(both) < len(search("revoke", ALL))


def test_situations_and_silences_are_searched_too() -> None:
    assert ("modern", "m.13") in [
        (register.name, entry.id) for register, entry in search("alone looks dummy", ALL)
    ]


def test_no_word_finds_nothing() -> None:
    assert search(" ,;", ALL) == ()
    assert search("zebra", ALL) == ()


def test_case_accents_and_ligatures_do_not_matter() -> None:
    french = [load_register(name, "fr") for name in TRANSLATED["fr"]]
    for plain, written in (("ecarte", "Écarté"), ("levee RETOURNEE", "levée retournée"), ("coeur", "cœur")):
        assert search(plain, french) == search(written, french) != ()
    assert any("écart" in entry.heading.casefold() for _, entry in search("ecart", french)[:3])
