"""Fences of LDS alone that global memory is exchanged by: a finding of `check`."""

from __future__ import annotations

import pytest
from fence_kernels import kernel_text
from planted_narrowings import fence_lines, narrowed, planted

from ldsopt import Finding, Module, Rule, Verdict, check, parse

OTHER = """%p = xor i32 %tid, {distance}
  %own = getelementptr i32, ptr addrspace(1) %a, i32 %tid
  %other = getelementptr i32, ptr addrspace(1) %a, i32 %p
"""
EXCHANGE = """  store i32 %tid, ptr addrspace(1) %own
  BARRIER
  %v = load i32, ptr addrspace(1) %other
  ret void"""


def module_of(
    body: str, distance: int = 32, arguments: str = "ptr addrspace(1) %a, ptr addrspace(1) %b"
) -> Module:
    """A kernel whose fences order LDS only."""
    text = kernel_text(OTHER.format(distance=distance) + body, arguments)
    for ordering in ("release", "acquire"):
        text = text.replace(f'"workgroup") {ordering}\n', f'"workgroup") {ordering}, !mmra !2\n')
    return parse(text, mcpu="gfx1100")


def findings(module: Module) -> list[Finding]:
    return [one for one in check(module).findings if one.rule is Rule.WEAK_FENCE]


def found(module: Module) -> list[bool]:
    """Of each pair that is found, whether it is sure."""
    return [one.verdict is Verdict.DEFINITE for one in findings(module)]


@pytest.mark.parametrize(
    ("body", "distance", "sure"),
    [
        (EXCHANGE, 32, [True]),
        (EXCHANGE, 1, [False]),  # of one wave, which the hardware keeps in order
        (EXCHANGE.replace("%tid, ptr addrspace(1) %own", "%tid, ptr addrspace(1) %b"), 32, []),
        (EXCHANGE.replace("%other", "%own", 1), 32, []),  # each its own
        (EXCHANGE.replace("BARRIER", 'BARRIER\n  fence syncscope("agent") seq_cst'), 32, []),
        (EXCHANGE.replace("BARRIER", ""), 32, []),
        (EXCHANGE.replace("%other", "%q").replace("  BARRIER", "  %q = getelementptr i32, ptr addrspace(1) %a, i32 %n\n  BARRIER"), 32, [False]),
    ],
    ids=["another wave's", "the same wave's", "another object", "its own", "a wider fence", "no barrier", "unknown place"],
)  # fmt: skip
def test_an_exchange_that_nothing_orders(body: str, distance: int, sure: list[bool]) -> None:
    assert found(module_of(body, distance)) == sure


COPIED = "call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) {to}, ptr addrspace(1) {of}, i64 %size, i1 false)"
LOADED = (
    "%place = load i32, ptr addrspace(1) {at}\n  %q = getelementptr i32, ptr addrspace(1) %a, i32 %place\n"
)


@pytest.mark.parametrize(
    "body",
    [
        EXCHANGE.replace("store i32 %tid, ptr addrspace(1) %own", COPIED.format(to="%own", of="@h")),
        EXCHANGE.replace("%v = load i32, ptr addrspace(1) %other", COPIED.format(to="@h", of="%other")),
        f"  {LOADED.format(at='@h')}{EXCHANGE.replace('%own', '%q')}",
        f"  {LOADED.format(at='@h')}{EXCHANGE.replace('%other', '%q')}",
    ],
    ids=["so many bytes written", "so many bytes read", "written somewhere", "read somewhere"],
)
def test_an_exchange_of_bytes_that_are_not_known_is_not_sure(body: str) -> None:
    module = module_of(f"  %size = zext i32 %n to i64\n{body}")
    assert found(module) == [False]


def test_the_same_kernel_with_fences_of_all_memory_is_right() -> None:
    text = kernel_text(OTHER.format(distance=32) + EXCHANGE)
    assert found(parse(text, mcpu="gfx1100")) == []


def test_check_names_both_accesses() -> None:
    (finding,) = findings(module_of(EXCHANGE))
    assert finding.verdict is Verdict.DEFINITE
    assert "store" in finding.started.ir
    assert finding.used is not None
    assert "load" in finding.used.ir


@pytest.mark.parametrize("case", planted()[2::12], ids=str)
def test_a_barrier_whose_fences_were_both_narrowed_wrongly_is_found(case: object) -> None:
    """One of the two fences alone may be weak for other reasons; where both are, nothing orders the exchange."""
    exchange = case.exchange  # type: ignore[attr-defined]
    module = exchange.read()
    lines = fence_lines(module, exchange.launch.kernel or "k")
    assert found(narrowed(module, [lines[number] for number in case.fences]))  # type: ignore[attr-defined]
