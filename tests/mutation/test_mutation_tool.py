"""The slips that are planted, and that a test which would notice one is the one that runs."""

import ast
from pathlib import Path

import pytest
from mutants import mutants
from run import AREAS, EQUIVALENT, ROOT, excused, files, slip, witnesses
from trials import defined, replace_code


def changed(source: str) -> set[str]:
    return {mutant.apply(source) for mutant in mutants(source)}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("if a < b: pass", "if a <= b: pass"),
        ("if a: pass", "if False: pass"),
        ("x = a and b", "x = a or b"),
        ("x = a and b", "x = (b)"),
        ("x = not a", "x = bool(a)"),
        ("x = a | b", "x = a & b"),
        ("x = a + 1", "x = a - 1"),
        ("x = any(a)", "x = all(a)"),
        ("x = a in b", "x = a not in b"),
        ("x = a.union(b)", "x = a.intersection(b)"),
        ("x = a << 1", "x = a >> 1"),
        ("x |= a", "x &= a"),
        ("x = True", "x = False"),
        ("x = b if a else c", "x = b if True else c"),
    ],
)
def test_a_slip(before: str, after: str) -> None:
    assert after in changed(before)


@pytest.mark.parametrize(
    ("body", "after"),
    [
        ("f(x)", "pass"),
        ("x += 1", "pass"),
        ("return 1", "return 2"),
        ("for a in b: break", "for a in b: continue"),
    ],
)
def test_a_slip_in_a_function(body: str, after: str) -> None:
    assert f"def g(x, b):\n    {after}" in changed(f"def g(x, b):\n    {body}")


@pytest.mark.parametrize(
    "source",
    ['def f() -> "int | str":\n    """A | b."""\n', "x: int | str\n", "x: int | str = y\n", "import a\n"],
)
def test_what_is_no_behaviour_is_left_alone(source: str) -> None:
    assert mutants(source) == []


def test_every_mutant_of_the_code_is_a_program() -> None:
    for name in files(AREAS["pack"])[:3]:
        source = (ROOT / name).read_text()
        for mutant in mutants(source):
            ast.parse(mutant.apply(source))


def test_a_mutant_is_run_against_the_tests_of_its_line_the_quickest_first() -> None:
    source = "def f(a):\n    return a < 1\n"
    mutant = mutants(source)[0]
    seconds = {"slow": 5.0, "quick": 1.0, "elsewhere": 0.1}
    lines = {"2": ["slow", "quick"], "1": ["elsewhere"]}
    assert witnesses(mutant, source, lines, seconds, budget=60) == ["quick", "slow"]
    assert witnesses(mutant, source, lines, seconds, budget=2) == ["quick"]


def test_a_mutant_of_what_an_import_executes_is_run_against_all_tests_of_the_file() -> None:
    """Coverage ascribes such a line to the test that imported the file first."""
    source = "class C:\n    field = 1\n    def f(self):\n        return self.field\n"
    (mutant,) = (found for found in mutants(source) if found.text == "2")
    lines = {"2": ["first"], "4": ["second"]}
    assert set(witnesses(mutant, source, lines, {"first": 0.1, "second": 0.1}, budget=60)) == {
        "first",
        "second",
    }


def test_every_pattern_of_an_area_finds_code_and_its_tests_are_there() -> None:
    for area in AREAS.values():
        assert all(list(ROOT.glob(pattern)) for pattern in area.code)
        assert all((ROOT / tests).exists() for tests in area.tests)


@pytest.mark.skipif(not EQUIVALENT.exists(), reason="no mutant is excused")
def test_every_excuse_is_of_a_mutant_that_there_is() -> None:
    excuses = set(excused())
    there = {name for area in AREAS.values() for name in files(area)} & {name for name, _ in excuses}
    known = {(name, slip(m)) for name in there for m in mutants((ROOT / name).read_text())}
    assert excuses - known == set()


CODE = """
LIMIT = 1
def f(a):
    def inner(b):
        return a + b
    return inner(LIMIT)
class C:
    field = 2
    def g(self, a=3):
        return [x for x in range(a) if x < self.field]
"""


@pytest.mark.parametrize(
    ("before", "after", "call", "gives"),
    [
        ("a + b", "a - b", "f(5)", 4),
        ("inner(LIMIT)", "inner(LIMIT) + 1", "f(5)", 7),
        ("x < self", "x <= self", "C().g()", [0, 1, 2]),
        ("LIMIT = 1", "LIMIT = 2", "f(5)", None),
        ("field = 2", "field = 1", "C().g()", None),
        ("a=3", "a=1", "C().g()", None),
    ],
)
def test_code_is_replaced_where_it_is_a_functions(
    tmp_path: Path, before: str, after: str, call: str, gives: object
) -> None:
    """The tool refuses code that is in no function, and leaves it to the run that imports everything anew."""
    path = str(tmp_path / "sample.py")
    names: dict[str, object] = {}
    exec(compile(CODE, path, "exec", dont_inherit=True), names)
    unchanged = eval(call, names)
    assert replace_code(defined(tmp_path), path, CODE, CODE.replace(before, after)) == (gives is not None)
    assert eval(call, names) == (unchanged if gives is None else gives)
