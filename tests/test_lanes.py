"""What is slow is found by its measured time: a test on average, a test with all its parameters, a file of which every test is."""

from __future__ import annotations

from tests.lanes import LIMIT_S, LIST, TOGETHER_S, file_of, listed, name_of

LATE, SOON = 2 * LIMIT_S, LIMIT_S / 2


def test_a_test_is_slow_on_average_or_with_all_its_parameters() -> None:
    taken = {"a.py::test_one": [SOON], "a.py::test_two": [LATE], "a.py::test_some": [SOON, SOON, LATE]}
    taken["a.py::test_many"] = [SOON] * (1 + round(TOGETHER_S / SOON))
    assert listed([], taken) == ["a.py::test_many", "a.py::test_two"]


def test_a_file_that_is_slow_as_a_whole_is_named_alone() -> None:
    assert listed(["a.py::test_one"], {"a.py::test_one": [LATE], "a.py::test_two": [LATE]}) == ["a.py"]
    assert listed(["a.py"], {"a.py::test_one": [LATE], "a.py::test_two": [SOON]}) == ["a.py::test_one"]


def test_what_was_not_measured_stays() -> None:
    assert listed(["b.py", "c.py::test_one"], {"a.py::test_one": [SOON]}) == ["b.py", "c.py::test_one"]


def test_the_list_names_tests_without_parameters_in_order() -> None:
    names = LIST.read_text(encoding="utf-8").split()
    assert names == sorted({name_of(name) for name in names})
    assert not {file_of(name) for name in names if "::" in name} & set(names), "a file that is named needs no names of its tests"
