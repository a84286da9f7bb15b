"""Accesses that code generation moved past a DMA: the order in the IR and that in the listing, put side by side by hand.

A program is written as its blocks, ``name: accesses -> successors``: ``D``, ``E`` are DMAs, ``r``, ``s`` reads, ``w`` a
write, ``b`` a barrier, which is no access; ``r|s`` in a listing is one instruction that was merged of both or of those
of them that it can be, ``?`` one that may be any access.
"""

from dataclasses import replace

import pytest

import ldsopt
from ldsopt.checker.judging import judge
from ldsopt.checker.mapping import Origin
from ldsopt.checker.run import compile_mapped
from ldsopt.isa.assembly import parse_assembly

_Blocks = list[tuple[str, list[str], list[str]]]


def parsed(program: str) -> _Blocks:
    """The blocks: name, accesses, successors."""
    found = []
    for text in program.split(";"):
        name, _, rest = text.partition(":")
        accesses, _, targets = rest.partition("->")
        found.append((name.strip(), accesses.split(), targets.split()))
    return found


_DMA = "call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 0, i32 0)"
_SPELLED = {
    "D": _DMA,
    "E": _DMA,
    "w": "store volatile i32 0, ptr addrspace(3) %p",
    "b": "call void @llvm.amdgcn.s.barrier()",
}

_COPY = "buffer_load_dword v1, s[0:3], 0 offen lds"
_COMPILED = {"D": _COPY, "E": _COPY, "w": "ds_write_b32 v3, v4", "b": "s_barrier"}


def ir(blocks: _Blocks) -> str:
    """A function with these blocks."""
    lines = [
        'target triple = "amdgcn-amd-amdhsa"',
        "declare void @llvm.amdgcn.s.barrier()",
        "declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)",
        "define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(3) %p, i1 %condition) {",
    ]
    for name, accesses, targets in blocks:
        lines.append(f"{name}:")
        lines += [f"  {_SPELLED.get(a, f'%{a} = load volatile i32, ptr addrspace(3) %p')}" for a in accesses]
        ending = {0: "ret void", 1: "br label %{}", 2: "br i1 %condition, label %{}, label %{}"}[len(targets)]
        lines.append("  " + ending.format(*targets))
    return "\n".join([*lines, "}"])


def listing(blocks: _Blocks) -> tuple[str, list[str]]:
    """The assembly of these blocks, and what each of its lines stands for."""
    lines, means = ["\t.type k,@function", "k:"], ["", ""]
    for name, accesses, targets in blocks:
        lines.append(f".L{name}:")
        lines += [_COMPILED.get(a, "ds_read_b32 v2, v3") for a in accesses]
        *others, last = targets or [""]
        lines += [f"s_cbranch_scc0 .L{other}" for other in others]
        lines.append(f"s_branch .L{last}" if last else "s_endpgm")
        means += ["", *accesses, *("" for _ in others), ""]
    return "\n".join([*lines, ".Lfunc_end0:", "\t.amdhsa_kernel k"]) + "\n", means


def moved(source: str, compiled: str) -> set[str]:
    """The pairs that changed their order: ``first second`` as the IR has them."""
    module = ldsopt.parse(ir(parsed(source)), mcpu="gfx942")
    (function,) = module.functions()
    lines = [i.line for i in function.instructions if i.opcode in ("load", "store", "call")]
    letters = [letter for _, inside, _ in parsed(source) for letter in inside]
    line_of = dict(zip(letters, lines, strict=True))
    text, means = listing(parsed(compiled))
    code = parse_assembly(text)
    if not compiled:
        code = replace(code, functions=(replace(code.functions[0], blocks=()),))
    origins = {}
    for number, meaning in enumerate(means, 1):
        if meaning in line_of:
            origins[number] = Origin(line_of[meaning], None)
        elif meaning:
            among = tuple(line_of[each] for each in meaning.split("|")) if "|" in meaning else ()
            origins[number] = Origin(None, None, among)
    own = compile_mapped(module)
    mapped = replace(own, listing=code, mapping=replace(own.mapping, origins=origins))
    found = judge(module, mapped, ldsopt.CheckOptions(), explain=False).findings
    return {
        " ".join(means[(place.asm_line or 0) - 1] for place in (one.started, one.used) if place)
        for one in found
        if one.rule is ldsopt.Rule.REORDERED
    }


@pytest.mark.parametrize(
    ("source", "compiled", "expected"),
    [
        pytest.param("a: D r", "a: D r", set(), id="as-it-was"),
        pytest.param("a: D r", "a: r D", {"D r"}, id="a-read-in-front-of-the-dma"),
        pytest.param("a: r D", "a: D r", {"r D"}, id="a-read-behind-it"),
        pytest.param("a: D w", "a: w D", {"D w"}, id="a-write"),
        pytest.param("a: D E", "a: E D", {"D E"}, id="two-DMAs"),
        pytest.param("a: r s D", "a: s r D", set(), id="two-reads-are-no-matter"),
        pytest.param("a: D -> b; b: r", "a: r -> b; b: D", {"D r"}, id="in-another-block"),
        pytest.param("a: -> l; l: D r -> l b; b:", "a: -> l; l: r D -> l b; b:", {"D r"}, id="within-one-iteration"),
        pytest.param("a: -> l; l: D r -> l b; b:", "a: -> l; l: D r -> l b; b:", set(), id="a-loop-as-it-was"),
        pytest.param("a: -> l; l: r D -> l b; b:", "a: r -> l; l: D -> l b; b:", {"D r"}, id="hoisted-out-of-the-loop"),
        pytest.param("a: -> l; l: D r -> l b; b:", "a: -> l; l: D -> l b; b: r", {"r D"}, id="sunk-out-of-the-loop"),
        pytest.param("a: -> l; l: r D -> l b; b:", "a: -> l; l: r D -> b; b:", set(), id="a-loop-of-one-iteration"),
        pytest.param("a: -> l; l: D r -> l b; b:", "a: -> l; l: r D -> b; b:", {"D r"}, id="a-loop-of-one-iteration-within-it"),
        pytest.param("a: -> b c; b: D -> d; c: -> d; d: r", "a: -> b c; b: D -> d; c: -> d; d: r", set(), id="on-one-side-of-a-branch"),
        pytest.param("a: -> b c; b: D -> d; c: r -> d; d:", "a: -> b c; b: D -> c; c: r -> d; d:", set(), id="a-listing-may-reach-more"),
        pytest.param("a: D -> b c; b: -> d; c: -> d; d: r", "a: -> b c; b: D r -> d; c: r -> d; d:", set(), id="a-copy-that-is-reached-suffices"),
        pytest.param("a: D -> b c; b: -> d; c: -> d; d: r", "a: -> b c; b: r -> d; c: D r -> d; d:", set(), id="or-the-other-copy"),
        pytest.param("a: D -> b c; b: -> d; c: -> d; d: r", "a: -> b c; b: r -> d; c: r -> d; d: D", {"D r"}, id="of-copies-none-is-reached"),
        pytest.param("a: D r s", "a: D r|s", set(), id="merged-behind-it"),
        pytest.param("a: D r s", "a: r|s D", {"D r|s"}, id="merged-in-front"),
        pytest.param("a: r D s", "a: r|s D", set(), id="one-of-the-merged-was-in-front-already"),
        pytest.param("a: D r", "a: ? D", set(), id="what-may-be-any-takes-no-part"),
        pytest.param("a: D r", "a: D", set(), id="what-is-gone-too"),
        pytest.param("a: r s", "a: s r", set(), id="no-dma"),
        pytest.param("a: D r", "", set(), id="code-that-cannot-be-read"),
        pytest.param("a: D w r", "a: w r D", {"D w", "D r"}, id="two-in-front-of-it"),
        pytest.param("a: D; z: r", "a: r D", set(), id="what-the-ir-never-reaches-comes-behind-nothing"),
        pytest.param("a: D b r", "a: b r D", {"D r"}, id="a-barrier-is-no-access"),
        pytest.param("a: w D r", "a: r|w D", {"D r|w"}, id="a-read-is-no-write"),
        pytest.param("a: D r", "a: r|D D", {"D r|D"}, id="a-read-is-no-dma"),
        pytest.param("a: D r -> l; l: s E -> l b; b:", "a: D r s -> l; l: E -> l b; b:", {"E s"}, id="hoisted-behind-what-is-executed-once"),
        pytest.param("a: -> h; h: -> m b; m: r D -> h; b:", "a: r -> h; h: -> m b; m: D -> h; b:", {"D r"}, id="hoisted-out-of-a-loop-of-two-blocks"),
        pytest.param("a: D r", "a: D ; b: r", set(), id="never-reached"),
        pytest.param("a: r D", "a: r ; b: D", set(), id="a-dma-that-is-never-started"),
    ],
)  # fmt: skip
def test_what_reached_the_other_in_the_ir_and_does_not_in_the_listing(
    source: str, compiled: str, expected: set[str]
) -> None:
    assert moved(source, compiled) == expected
