"""Ranges of what inline assembly gives; those of intrinsics are ``ranges_of_intrinsics.ll``."""

from __future__ import annotations

from range_cases import LDS, of


def test_empty_asm_passes_its_operand() -> None:
    assert of(f'%x = call {LDS} asm "", "=s,0"({LDS} @A)') == "A+0"
    assert of('%x = call i32 asm "v_mov_b32 $0, $1", "=v,v"(i32 %n)') == "any"
    assert of(f'%x = call {LDS} asm "v_mov_b32 $0, $1", "=v,v"({LDS} @A)') == "?"


def test_asm_in_a_loop_is_not_looked_through() -> None:
    body = """
    br label %loop
    loop:
    %i = phi i32 [ 0, %entry ], [ %x, %loop ]
    %x = call i32 asm "v_add_u32 $0, $1, 1", "=v,v"(i32 %i)
    br i1 %c, label %loop, label %end
    end:"""
    assert of(body) == "any"
