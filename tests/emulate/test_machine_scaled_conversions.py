"""Conversions with a scale as machine code: each part of a register, against the simulator's own of IR."""

import machine_kernels  # noqa: F401 -- skips these tests where the pseudocode is not installed
import numpy as np
import pytest
from text_sections import beside

import ldsopt
from ldsopt import Launch, machine_code, simulate, simulate_machine

TEXTS = beside(__file__)

LARGE = {"f32": "float", "f16": "half", "bf16": "bfloat"}


def calls() -> dict[str, tuple[str, str]]:
    """By the intrinsic's name: types of result and operands, and the operands, of which %v is a word, %s the scale."""
    found = {}
    for small in ("fp8", "bf8", "fp4"):
        part, parts = ("i32", range(4)) if small == "fp4" else ("i1", range(2))
        for name, large in LARGE.items():
            for n in parts:
                found[f"pk.{name}.{small} {n}"] = f"<2 x {large}>", f"i32 %v, float %s, {part} {n}"
                two = f"{large} %x, {large} %y" if name == "f32" else f"<2 x {large}> %h{name}"
                old, result = ("i32 %v", "i32") if small == "fp4" else ("<2 x i16> %w", "<2 x i16>")
                found[f"pk.{small}.{name} {n}"] = result, f"{old}, {two}, float %s, {part} {n}"
            for n in range(4):
                one = f"<2 x {large}> %h{name}" if small == "fp4" else f"{large} %o{name}"
                kind = "sr.pk" if small == "fp4" else "sr"
                found[f"{kind}.{small}.{name} {n}"] = "i32", f"i32 %v, {one}, i32 %seed, float %s, i32 {n}"
        for n in range(4) if small != "fp4" else ():
            found[f"f32.{small} {n}"] = "float", f"i32 %v, float %s, i32 {n}"
            for high in range(2):
                operands = f"<2 x half> %hf16, i32 %v, float %s, i32 {n}, i1 {high}"
                found[f"f16.{small} {n} {high}"] = "<2 x half>", operands
    return found


def kernel(names: list[str]) -> str:
    """A kernel that stores what each conversion makes of one word, its neighbour and a scale."""
    known, lines, declared = calls(), [], {}
    for at, name in enumerate(names):
        result, operands = known[name]
        intrinsic = f"@llvm.amdgcn.cvt.scalef32.{name.partition(' ')[0]}"
        types = ", ".join(operand.rpartition(" ")[0] for operand in operands.split(", "))
        declared[f"declare {result} {intrinsic}({types})"] = None
        pair = "<2 x i32>" if result == "<2 x float>" else "i32"
        lines += [
            f"  %r{at} = call {result} {intrinsic}({operands})",
            f"  %b{at} = bitcast {result} %r{at} to {pair}"
            if result != "i32"
            else f"  %b{at} = add i32 %r{at}, 0",
            f"  %p{at} = getelementptr <2 x i32>, ptr addrspace(1) %to, i32 {at}",
            f"  store {pair} %b{at}, ptr addrspace(1) %p{at}",
        ]
    body, heads = "\n".join(lines), "\n".join(declared)
    return TEXTS["KERNEL"].format(heads=heads, words=2 * len(names), body=body)


def compared(name: str) -> int:
    """The bits that are to be equal: LLVM 22 makes code of ``sr.pk.fp4`` that loses the other bytes of the old value."""
    return 0xFF << 8 * int(name[-1]) if name.startswith("sr.pk.fp4") else 0xFFFFFFFF


@pytest.mark.parametrize("small", ["fp8", "bf8", "fp4"])
def test_each_part_is_what_the_intrinsic_says(small: str) -> None:
    names = [name for name in calls() if small in name]
    rng = np.random.default_rng(7)
    words = rng.integers(0, 1 << 32, 65, dtype=np.uint32)
    words[:8] = [0, 0x80000000, 0x3F800000, 0x7F800000, 0x7FC00000, 0x3C003C00, 0x7C00FC00, 0x00010001]
    words[40:] = (rng.integers(0, 64, 25) + 96 << 23 | rng.integers(0, 1 << 23, 25)).astype(np.uint32)
    scales = rng.choice(np.array([1, 2, 0.5, 3, -8, 2.0**-20, 2.0**20, 0, np.inf], np.float32), 64)
    launch = Launch(
        grid=(1,),
        block=(64,),
        arguments={"in": words, "scales": scales, "out": np.zeros(128 * len(names), np.uint32)},
    )
    module = ldsopt.parse(kernel(names), mcpu="gfx950")
    found = simulate_machine(machine_code(ldsopt.compile(module).data, mcpu="gfx950"), launch)
    assert found.findings == ()
    expected, got = (r.outputs["out"].reshape(64, len(names), 2) for r in (simulate(module, launch), found))
    differing = (expected ^ got) & np.array([compared(name) for name in names], np.uint32)[None, :, None]
    assert {names[at] for _, at in np.argwhere(differing.any(axis=2))} == set()
