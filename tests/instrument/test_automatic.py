"""Marks without an author: waves pass them in pairs; their places are `tests/cases/instrument/automatic.ll`."""

from __future__ import annotations

from typing import Any

import pytest
from record_kernels import instrumented, launch, parsed, recorded, text

import ldsopt
from ldsopt import Module, read_trace

NEST = """  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %next.i, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %next.j, %inner ]
  %next.j = add i32 %j, 1
  %more.j = icmp slt i32 %next.j, 2
  br i1 %more.j, label %inner, label %latch
latch:
  %next.i = add i32 %i, 1
  %more.i = icmp slt i32 %next.i, %n
  br i1 %more.i, label %outer, label %end
end:
  ret void"""


def ran(module: Module, n: int = 2, **options: Any) -> list[str]:
    """The records of the first wave."""
    made = ldsopt.instrument(module, **options)
    trace = read_trace(ldsopt.simulate_records(made, launch(made, n=n))[1])
    assert trace.is_complete
    return recorded(trace)[0, 0]


class TestLoops:
    def test_a_loop_that_is_not_always_entered_and_has_two_exits(self) -> None:
        """An edge that has events of its own gets a block of its own."""
        body = """  %c = icmp sgt i32 %n, 0
  br i1 %c, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %b = icmp eq i32 %i, 3
  br i1 %b, label %found, label %latch
latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
found:
  store i32 %i, ptr addrspace(1) %out
  br label %end
end:
  %r = phi i32 [ 0, %entry ], [ 1, %latch ], [ 2, %found ]
  store i32 %r, ptr addrspace(1) %out
  ret void"""
        module = parsed(body)
        for n in (0, 1, 3, 9):
            iterations = ["+iteration:loop", "-iteration:loop"] * min(n, 4)
            whole = ["+loop:loop", *iterations, "-loop:loop"] if n else []
            made = ldsopt.instrument(module, auto=("loops", "iterations"))
            result, dump = ldsopt.simulate_records(made, launch(made, n=n))
            trace = read_trace(dump)
            assert recorded(trace).get((0, 0), []) == whole
            assert trace.is_complete
            assert result.outputs["arg0"][0] == (0 if n == 0 else 1 if n < 4 else 2)

    def test_one_loop_right_behind_another(self) -> None:
        body = """  br label %a
a:
  %i = phi i32 [ 0, %entry ], [ %ni, %a ]
  %ni = add i32 %i, 1
  %ca = icmp slt i32 %ni, %n
  br i1 %ca, label %a, label %b
b:
  %j = phi i32 [ 0, %a ], [ %nj, %b ]
  %nj = add i32 %j, 1
  %cb = icmp slt i32 %nj, %n
  br i1 %cb, label %b, label %end
end:
  ret void"""
        assert ran(parsed(body), auto=("loops",)) == ["+loop:a", "-loop:a", "+loop:b", "-loop:b"]
        made = ldsopt.instrument(parsed(body), auto=("loops",), mark=True)
        assert made.details.marks is not None
        assert made.details.marks.left == ()


class TestNames:
    LOOP = """  br label %"L"
"L":
  %i = phi i32 [ 0, %entry ], [ %j, %"L" ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %"L", label %e
e:
  ret void"""

    @pytest.mark.parametrize(
        ("label", "name"),
        [
            ("for.body", "for.body"),
            ("a b", "a-b"),
            ("12", "12"),
            ("größe", "gr-C3-B6-C3-9Fe"),
            ("a\\22b\\5Cc;d", "a-22b--c-d"),
            ("\\0A", "-0A"),
            ("x" * 300, "x" * 300),
            ("-", "-"),
            ("ns::f<int>", "ns::f-int-"),
        ],
    )
    def test_any_label_makes_a_name_that_is_read_again(self, label: str, name: str) -> None:
        found = ran(parsed(self.LOOP.replace('"L"', f'"{label}"')), auto=("loops",))
        assert found == [f"+loop:{name}", f"-loop:{name}"]


def test_marks_of_authors_are_filtered_alike() -> None:
    made = instrumented("  START(a)\n  MARK(b)\n  END(a)\n  ret void", options={"skip": "b"})
    assert recorded(read_trace(ldsopt.simulate_records(made, launch(made))[1]))[0, 0] == ["+a", "-a"]
    assert "ldsopt.rec mark" not in made.text


class TestMarksOnly:
    def test_what_is_marked_records_the_same_afterwards(self) -> None:
        module = parsed(NEST)
        marked = ldsopt.instrument(module, auto=("loops", "iterations"), mark=True)
        assert marked.details.instrumentation is None
        again = ldsopt.instrument(ldsopt.parse(marked.text))
        direct = ldsopt.instrument(module, auto=("loops", "iterations"))
        records = [
            recorded(read_trace(ldsopt.simulate_records(one, launch(one))[1])) for one in (again, direct)
        ]
        assert records[0] == records[1]

    def test_functions_that_are_called_are_left_and_told(self) -> None:
        source = text(NEST).replace("attributes #0", "define void @f() {\n  ret void\n}\nattributes #0")
        made = ldsopt.instrument(ldsopt.parse(source), auto=("loops",))
        assert made.details.marks is not None
        assert made.details.marks.left == ("'f' is no kernel",)
