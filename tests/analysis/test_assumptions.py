"""`llvm.assume` and stated ranges: what a value is wherever the statement is sure to be reached, and no more."""

from __future__ import annotations

import pytest

from tests.analysis.range_cases import of

ASSUME = "call void @llvm.assume(i1 %a)\n"
READ = "%x = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n)\n"


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("ult i32 %x, 64", "[0, 63]"),
        ("ugt i32 64, %x", "[0, 63]"),
        ("ule i32 %x, 64", "[0, 64]"),
        ("eq i32 %x, 12", "12"),
        ("ult i32 %x, %w", "any"),  # no constant
    ],
)
def test_compare_with_a_constant(condition: str, expected: str) -> None:
    body = f"{READ}%w = load i32, ptr addrspace(1) %out\n%a = icmp {condition}\n{ASSUME}"
    assert of(body) == expected


def test_several_assumptions_all_hold() -> None:
    other = "%b = icmp uge i32 %x, 16\ncall void @llvm.assume(i1 %b)\n"
    assert of(f"{READ}%a = icmp ult i32 %x, 64\n{ASSUME}{other}") == "[16, 63]"


def test_of_an_argument_in_the_entry_block() -> None:
    assert of(f"%a = icmp ult i32 %n, 64\n{ASSUME}%x = shl i32 %n, 2") == "[0, 252]/4"


@pytest.mark.parametrize(
    "between",
    [
        pytest.param("call void @elsewhere()\n", id="a call that may not return"),
        pytest.param("br i1 %c, label %some, label %rest\nsome:\n", id="another block"),
        pytest.param("call void @llvm.amdgcn.s.barrier()\n", id="a barrier, where a wave may stay"),
    ],
)
def test_that_may_not_be_reached_says_nothing(between: str) -> None:
    end = "br label %rest\nrest:\n" if "label" in between else ""
    body = f"{READ}%a = icmp ult i32 %x, 64\n{between}{ASSUME}{end}"
    assert of(body, extra="declare void @elsewhere()\n") == "any"


@pytest.mark.parametrize(
    ("stated", "expected"),
    [
        ("!{i32 0, i32 64}", "[0, 63]"),
        ("!{i32 16, i32 -16}", "[16, 4294967279]"),
        ("!{i32 0, i32 8, i32 56, i32 64}", "[0, 63]"),
    ],
)
def test_range_metadata(stated: str, expected: str) -> None:
    body = "%x = load i32, ptr addrspace(1) %out, !range !0"
    assert of(body, extra=f"!0 = {stated}\n") == expected
