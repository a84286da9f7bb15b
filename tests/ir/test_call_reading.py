"""Calls: who is called, with what, and which columns of the line say so."""

from __future__ import annotations

import pytest

from ldsopt import Module, parse
from ldsopt.ir.details import arguments, callee_name, is_call, read_call
from ldsopt.ir.module import Instruction

HEAD = """target triple = "amdgcn-amd-amdhsa"
%"@g(" = type { i32, i32 }
declare i32 @pers(...)
declare i32 @f(i32, i32)
declare void @"q@f("(i32)
@h = alias i32 (i32, i32), ptr @d
define i32 @d(i32 %a, i32 %b) { ret i32 %a }
define void @k(ptr %p, i32 %v) personality ptr @pers {
"""


def call_of(body: str) -> tuple[Module, Instruction]:
    """The first call of a function with that body."""
    module = parse(f"{HEAD}{body}\n}}")
    function = next(f for f in module.functions() if f.name == "k")
    return module, next(i for i in function.instructions if is_call(i))


@pytest.mark.parametrize(
    ("body", "callee", "count"),
    [
        ("call i32 @f(i32 1, i32 2)\nret void", "f", 2),
        ("musttail call void @k(ptr %p, i32 %v)\nret void", "k", 2),
        ('call void @"q@f("(i32 1)\nret void', "q@f(", 1),
        ('call i32 @f(i32 1, i32 2) [ "tag"(i32 3), "other"(ptr %p) ]\nret void', "f", 2),
        ("invoke i32 @f(i32 1, i32 2) to label %a unwind label %b\na:\nret void\nb:\n"
         "landingpad {ptr, i32} cleanup\nret void", "f", 2),
        ('callbr void asm "", "r,!i"(i32 1) to label %a [label %b]\na:\nret void\nb:\nret void', "", 1),
        ("call i32 %p(i32 1)\nret void", "", 1),
        ("call i32 @h(i32 1, i32 2)\nret void", "", 2),
        ("call i32 inttoptr (i64 16 to ptr)(i32 1)\nret void", "", 1),
        ('call void asm sideeffect "call @f(", ""()\nret void', "", 0),
    ],
)  # fmt: skip
def test_callee_and_arguments(body: str, callee: str, count: int) -> None:
    module, call = call_of(body)
    assert callee_name(module, call) == callee
    assert len(arguments(module, call)) == count
    assert len(read_call(module.lines[call.line]).arguments) == count


@pytest.mark.parametrize(
    ("line", "result", "callee", "values"),
    [
        ("  call void @f()", "void ", "f", []),
        ('  %"x = call i32 @g(i32 7)" = call i32 @f(i32 1)', "i32 ", "f", ["i32 1"]),
        ('  %a = tail call fast nofpclass(nan) <2 x half> @f(<2 x half> %"(")', "fast nofpclass(nan) <2 x half> ", "f",
         ['<2 x half> %"("']),
        ('  %a = call %"range(i32 0, 4)" @f(i32 range(i32 0, 8) %b)', '%"" ', "f", ["i32 range(i32 0, 8) %b"]),
        ('  %a = call { i32, i32 } asm "v $0", "=v,v"(i32 range(i32 0, 4) %y)', "{ i32, i32 } ", "",
         ["i32 range(i32 0, 4) %y"]),
        ("  %a = call i32 (ptr, ...) @f(ptr addrspace(3) align 4 @f, i32 2)", "i32 (ptr, ...) ", "f",
         ["ptr addrspace(3) align 4 @f", "i32 2"]),
        ('  call addrspace(4) void %"a b"(ptr %p)', "addrspace(4) void ", "", ["ptr %p"]),
        ("  call void getelementptr (i8, ptr @f, i64 4)(i32 1)", "void getelementptr (i8, ptr @f, i64 4)", "", ["i32 1"]),
    ],
)  # fmt: skip
def test_line_is_taken_apart(line: str, result: str, callee: str, values: list[str]) -> None:
    call = read_call(line)
    assert (call.result, call.callee) == (result, callee)
    assert [line[start:stop] for start, stop in call.arguments] == values
    assert line[call.stop] == ")"


def test_line_that_calls_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="no call"):
        read_call("  ret void")


def test_integer_literals() -> None:
    module, call = call_of("call i32 @f(i32 -7, i32 %v)\nret void")
    assert [module.integer(a) for a in arguments(module, call)] == [-7, None]
