"""Loads of memory that nobody writes while the kernel runs, and those that only seem to be."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from ldsopt import parse
from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.global_memory.accesses import unwritten_loads

KERNEL = """target triple = "amdgcn-amd-amdhsa"
declare void @unknown()
declare void @unknown_of(ptr addrspace(1))
define internal void @writes(ptr addrspace(1) noalias readonly %p) noinline {{
  store i32 1, ptr addrspace(1) %p
  ret void
}}
define internal i32 @reads(ptr addrspace(1) noalias readonly %p) noinline {{
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}}
define amdgpu_kernel void @k({arguments}, i64 %n) {{
  {body}
  %v = {load}
  %c = icmp eq i32 %v, 0
  store i32 %v, ptr addrspace(1) %g
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  ret void
}}
"""
SAME = "ptr addrspace(1) noalias writeonly %g, ptr addrspace(1) noalias readonly %h"
PLAIN = "ptr addrspace(1) %g, ptr addrspace(1) %h"


def is_unwritten(
    body: str = "",
    arguments: str = SAME,
    load: str = "load i32, ptr addrspace(1) %h",
    promises: Collection[str] = ("noalias-arguments",),
) -> bool:
    """Whether nobody writes what ``%v`` is loaded from; then the branch on it sends all work-items one way."""
    module = parse(KERNEL.format(body=body, arguments=arguments, load=load), mcpu="gfx942")
    functions = {function.name: function for function in module.functions()}
    kernel = functions["k"]
    found = unwritten_loads(kernel, module, frozenset(promises))
    divergence = divergence_of(kernel, module, found)
    (value,) = (i.address for i in kernel.instructions if module.lines[i.line].startswith("  %v ="))
    assert (value in found) is (value not in divergence.values)
    assert (value in found) is not divergence.branches
    return value in found


@pytest.mark.parametrize(
    "body",
    [
        "",
        "store i8 1, ptr addrspace(1) %g",
        "call void @unknown()",
        "call void @writes(ptr addrspace(1) %g)",
        'call void asm sideeffect "global_store_dword v[0:1], v2, off", "~{memory}"()',
        "%q = load i32, ptr addrspace(1) %h",
    ],
)
def test_a_noalias_argument_that_is_only_read(body: str) -> None:
    """What writes elsewhere, or is not known and has no pointer to it, does not write it."""
    assert is_unwritten(body)


@pytest.mark.parametrize(
    "body",
    [
        "store i8 1, ptr addrspace(1) %h",
        "%p = getelementptr i8, ptr addrspace(1) %h, i64 %n\n  store i8 1, ptr addrspace(1) %p",
        "%e = addrspacecast ptr addrspace(1) %h to ptr addrspace(4)\n"
        "  %f = addrspacecast ptr addrspace(4) %e to ptr\n  store i8 1, ptr %f",
        "%i = ptrtoint ptr addrspace(1) %h to i64\n  %p = inttoptr i64 %i to ptr addrspace(1)\n"
        "  store i8 1, ptr addrspace(1) %p",
        "%c0 = icmp eq i64 %n, 0\n  %p = select i1 %c0, ptr addrspace(1) %h, ptr addrspace(1) %g\n"
        "  store i8 1, ptr addrspace(1) %p",
        "%o = atomicrmw add ptr addrspace(1) %h, i32 1 monotonic",
        "call void @writes(ptr addrspace(1) %h)",
        "call void @unknown_of(ptr addrspace(1) %h)",
        'call void asm sideeffect "global_store_dword $0, v2, off", "v,~{memory}"(ptr addrspace(1) %h)',
    ],
    ids=["itself", "a part", "by constant memory", "by an integer", "perhaps", "atomic", "called", "unknown", "asm"],
)  # fmt: skip
def test_what_is_written_by_a_pointer_formed_from_it_does_not_count(body: str) -> None:
    """``readonly`` is no promise of the kernel's own writes here."""
    assert not is_unwritten(body)


@pytest.mark.parametrize(
    "load",
    [
        "load volatile i32, ptr addrspace(1) %h",
        'load atomic i32, ptr addrspace(1) %h syncscope("agent") monotonic, align 4',
    ],
)
def test_marked_loads_do_not_count(load: str) -> None:
    assert not is_unwritten(load=load)


def test_without_noalias_it_takes_the_promise_that_arguments_do_not_alias() -> None:
    assert not is_unwritten(arguments=PLAIN)
    assert is_unwritten(arguments=PLAIN, promises=("noalias-arguments", "arguments-do-not-alias"))
    assert not is_unwritten("store i32 1, ptr addrspace(1) %h", PLAIN, promises=("arguments-do-not-alias",))
    assert not is_unwritten("call void @unknown()", PLAIN, promises=("arguments-do-not-alias",))


def test_noalias_may_be_distrusted() -> None:
    assert not is_unwritten(promises=())


@pytest.mark.parametrize("noalias", ["%g", "%h"])
def test_one_noalias_pointer_of_the_two_is_enough(noalias: str) -> None:
    """What a noalias pointer leads to is reached by no other, whichever of the two it is."""
    assert is_unwritten(arguments=PLAIN.replace(noalias, f"noalias {noalias}"))


def test_the_argument_of_a_callee_is_what_the_caller_gives() -> None:
    """A callee's own ``noalias readonly`` says nothing of other work-items: what it loads may differ."""
    module = parse(
        KERNEL.format(body="", arguments=SAME, load="load i32, ptr addrspace(1) %h"), mcpu="gfx942"
    )
    callee = next(function for function in module.functions() if function.name == "reads")
    divergence = divergence_of(callee, module)
    assert callee.instructions[0].address in divergence.values


def test_a_load_of_one_of_two_places_is_one_if_nobody_writes_either() -> None:
    """The second argument is read alone, the first one is written."""
    chosen = "%s = select i1 true, ptr addrspace(1) {}, ptr addrspace(1) %h"
    load = "load i32, ptr addrspace(1) %s"
    assert is_unwritten(chosen.format("%h"), load=load)
    assert not is_unwritten(chosen.format("%g"), load=load)
