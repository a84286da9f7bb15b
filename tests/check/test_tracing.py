"""The copy of a module whose debug locations name its accesses."""

import re

import pytest
from text_sections import beside

from ldsopt import parse
from ldsopt.checker import tracing
from ldsopt.checker.tracing import (
    FIRST_CLASS_LINE,
    trace,
)

TEXTS = beside(__file__)
TEXT = TEXTS["TEXT"]
OWN = TEXTS["OWN"]


def test_nothing_of_the_debug_information_of_functions_is_left_but_what_else_is_attached() -> None:
    module = parse(OWN, source="<test>", mcpu="gfx942")
    traced = trace(module, {})
    located = [line.replace('"a, !dbg !8"', "%a") for line in traced.text.split("\n") if line[:2] == "  "]
    assert [line.count("!dbg") for line in located] == [1, 0, 0, 1, 1, 1, 1]
    again = parse(traced.text, source="<copy>", mcpu="gfx942").lines
    (neutral,) = re.findall(r"ret void, !dbg (!\d+)$", "\n".join(again), re.MULTILINE)
    text = "\n".join(again).replace(f"!dbg {neutral}", "!dbg !1")
    noalias = re.findall(r"!noalias (!\d+)", text)
    assert (
        text[text.index("entry:") : text.index("\n}")].replace(*noalias, "!9")
        == """entry:
  store i32 1, ptr addrspace(3) null, align 4, !dbg !1, !noalias !9
  switch i32 %n, label %other [
    i32 0, label %other
  ], !dbg !1

other:                                            ; preds = %entry, %entry
  %"a, !dbg !8" = add i32 %n, 1, !dbg !1
  %b = add i32 %"a, !dbg !8", 1, !dbg !1
  ret void, !dbg !1"""
    )


def test_own_locations_take_the_place_of_the_inputs() -> None:
    module = parse(TEXT, source="<test>", mcpu="gfx942")
    store = next(number for number, line in enumerate(module.lines) if line.startswith("  store "))
    traced = trace(module, {store: 3})
    assert traced.places == {(5, 1): store}
    again = parse(traced.text, source="<copy>", mcpu="gfx942")
    constant, variable = (again.lines[again.definition_lines()[name]] for name in "AB")
    assert 'c"a, !dbg !5, "' in constant
    assert "!dbg" not in variable
    (define,) = (line for line in again.lines if line.startswith("define "))
    assert define.count("!dbg") == 1
    assert "!odd$kind" in define


SHAPES = TEXTS["SHAPES"]
_LOCATED = re.compile(r", !dbg !(\d+)")


def nodes(text: str) -> dict[str, str]:
    """The text of each metadata node."""
    return {
        name: body
        for name, _, body in (line.partition(" = ") for line in text.split("\n"))
        if name[:1] == "!"
    }


class TestEveryShapeOfStatement:
    MODULE = parse(SHAPES, source="<test>", mcpu="gfx942")
    STORES = tuple(number for number, line in enumerate(MODULE.lines) if line.startswith("  store "))
    TRACED = trace(MODULE, {STORES[0]: 0, STORES[1]: 3, STORES[2]: 3})

    def locations(self) -> list[tuple[str, str]]:
        """The first word of each statement that has a location, and the location."""
        of_node = nodes(self.TRACED.text)
        found = []
        for line in self.TRACED.text.split("\n"):
            if match := _LOCATED.search(line):
                found.append((line.split()[0].rstrip(","), of_node["!" + match[1]]))
        return found

    def test_nothing_but_locations_is_new(self) -> None:
        """LLVM reads the copy as the same program: the same instructions, function by function."""
        again = parse(self.TRACED.text, source="<copy>", mcpu="gfx942")
        plain = [re.sub(r",? !dbg !\d+", "", line) for line in again.lines[: again.metadata.first_line]]
        plain = [
            line for line in plain if not line.startswith(("!llvm.dbg.cu", "!llvm.module.flags")) and line
        ]
        assert plain == [line for line in self.MODULE.lines if line]

    def test_every_instruction_has_one_behind_its_last_line(self) -> None:
        assert [word for word, _ in self.locations()] == [
            "]", "to", "catch", "store", "br", "ret", "store", "store", "ret",
        ]  # fmt: skip

    def test_an_access_has_that_of_its_class_and_its_own_column_the_others_one_that_says_nothing(
        self,
    ) -> None:
        places = [
            re.findall(r"(?:line|column): (\d+)", body) for word, body in self.locations() if word == "store"
        ]
        first, third = str(FIRST_CLASS_LINE), str(FIRST_CLASS_LINE + 3)
        assert places == [[first, "1"], [third, "1"], [third, "2"]]
        assert self.TRACED.places == {
            (FIRST_CLASS_LINE, 1): self.STORES[0],
            (FIRST_CLASS_LINE + 3, 1): self.STORES[1],
            (FIRST_CLASS_LINE + 3, 2): self.STORES[2],
        }
        assert all("line: 1, column: 0," in body for word, body in self.locations() if word != "store")

    def test_each_function_has_a_scope_of_its_own(self) -> None:
        scopes = [match[1] for _, body in self.locations() if (match := re.search(r"scope: (!\d+)", body))]
        assert len(set(scopes[:6])) == len(set(scopes[6:])) == 1
        assert scopes[0] != scopes[6]


def test_beyond_the_last_column_only_the_class_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tracing, "_MAX_COLUMN", 1)
    module = parse(SHAPES, source="<test>", mcpu="gfx942")
    stores = [number for number, line in enumerate(module.lines) if line.startswith("  store ")]
    traced = trace(module, dict.fromkeys(stores, 0))
    assert traced.places == {(FIRST_CLASS_LINE, 1): stores[0]}
    assert traced.text.count(f"line: {FIRST_CLASS_LINE}, column: 0") == 2


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("", "!llvm.module.flags = !{!9}"),
        ("!llvm.module.flags = !{}", "!llvm.module.flags = !{!9}"),
        ('!llvm.module.flags = !{!0}\n!0 = !{i32 1, !"wchar_size", i32 4}', "!llvm.module.flags = !{!0, !9}"),
        (
            '!llvm.module.flags = !{!0}\n!0 = !{i32 2, !"Debug Info Version", i32 3}',
            "!llvm.module.flags = !{!0}",
        ),
    ],
    ids=["none", "empty", "others", "its-own"],
)
def test_the_version_of_debug_information_is_said_once(given: str, expected: str) -> None:
    """Else LLVM would drop all of it."""
    module = parse(f"{SHAPES}\n{given}\n", source="<test>", mcpu="gfx942")
    text = trace(module, {}).text
    (flags,) = (line for line in text.split("\n") if line.startswith("!llvm.module.flags"))
    assert re.sub(r"!\d+\}", "!9}", flags) == re.sub(r"!\d+\}", "!9}", expected)
    assert text.count('!"Debug Info Version"') == 1
    assert parse(text, source="<copy>", mcpu="gfx942").text.count("!dbg") == 11
