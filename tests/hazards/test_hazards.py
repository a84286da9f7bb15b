"""Kernels in which the stock compiler loses, or keeps, a wait for LDS-DMA, before and after `annotate`."""

import functools
import re
from pathlib import Path
from typing import Any

import pytest
from text_sections import Expected, expected

import ldsopt
from ldsopt import AnnotateOptions, Annotation, Module, arch
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, parse_assembly
from ldsopt.target.waits import parse_counters

HERE = Path(__file__).parent


def events(function: AsmFunction, name: str) -> str:
    """LDS-DMA, LDS reads and writes, barriers, and waits for DMA, in code order: ``dma vmcnt(0) read``.

    Loops are in braces. Waits for anything but vector memory are left out.
    """
    words: list[str] = []
    depth = 0
    for block in function.blocks:
        words += ["{"] * (block.depth - depth) + ["}"] * (depth - block.depth)
        depth = block.depth
        words += [word for instruction in block.instructions if (word := _event(instruction, name))]
    return " ".join(words)


def _event(instruction: AsmInstruction, name: str) -> str:
    mnemonic = instruction.mnemonic
    if mnemonic.startswith("s_wait"):
        counters = dict(parse_counters(mnemonic, instruction.operands, arch(name)))
        return f"vmcnt({counters['vmcnt']})" if "vmcnt" in counters else ""
    if mnemonic == "s_barrier":
        return "barrier"
    if mnemonic.startswith(("buffer_load", "global_load")):
        return "dma" if "lds" in mnemonic or instruction.operands.endswith(" lds") else "load"
    if mnemonic.startswith("ds_"):
        return "write" if "write" in mnemonic else "atomic" if "add" in mnemonic else "read"
    return ""


def kernels(source: Module | ldsopt.Transformed[Annotation], name: str) -> dict[str, str]:
    """The events of every kernel."""
    listing = parse_assembly(ldsopt.compile(source, mcpu=name).data.decode())
    return {f.name: events(f, name) for f in listing.functions if f.is_kernel}


@functools.cache
def module_text(file: str) -> str:
    return (HERE / file).read_text(encoding="utf-8")


@functools.cache
def stock(file: str, name: str) -> dict[str, str]:
    """The events of the code that the compiler makes of a file as it is."""
    return kernels(ldsopt.parse(module_text(file), source=file, mcpu=name), name)


@functools.cache
def after(file: str, name: str, mode: str = "default") -> dict[str, str]:
    """The events of the code that it makes of the file annotated: ``default``, ``all`` (bases) or ``repair``."""
    options: dict[str, Any] = {"default": {}, "all": {"bases": "all"}, "repair": {"repair": True}}[mode]
    return kernels(checked(ldsopt.parse(module_text(file), source=file, mcpu=name), **options), name)


def checked(module: Module, **options: Any) -> ldsopt.Transformed[Annotation]:
    """The module annotated, and what its code does not bear out taken back; tags that gain nothing stay."""
    return ldsopt.annotate_validated(module, AnnotateOptions(**options), keep_tags=True)


def drains(line: str, count: int = 0) -> int:
    """How many waits leave at most ``count`` operations of vector memory outstanding."""
    return sum(line.split().count(f"vmcnt({n})") for n in range(count + 1))


STATIC = re.compile(r"^(@\w+) = internal addrspace\(3\) global \[.*\] poison, align \d+$", re.MULTILINE)
DYNAMIC = "external addrspace(3) global [0 x i8], align 16"


def named(text: str) -> str:
    """The module with named dynamic bases: every static variable, and the pointers ``%pa`` and ``%pb``, become one.

    All of these have one address, so the bases but the first are used from 16 KiB on: their bytes are disjoint, as
    the tags assume.
    """
    variables = STATIC.findall(text) + (["@A", "@B"] if "%pa" in text else [])
    if len(variables) == 1:
        variables.append("@second")
    lines = []
    for line in STATIC.sub("", text).splitlines():
        if line.startswith("  "):
            line = re.sub(r"%p([ab])\b", lambda match: f"@{match[1].upper()}", line)
            for index, name in enumerate(variables[1:], 1):
                address = f"getelementptr (i8, ptr addrspace(3) {name}, i32 {16384 * index})"
                line = re.sub(rf"{name}\b", address, line)
        lines.append(line)
    declared = [f"{name} = {DYNAMIC}" for name in variables if f"{name} = external" not in text]
    return "\n".join([lines[0], *declared, *lines[1:]]) + "\n"


@functools.cache
def named_before_and_after(file: str, name: str, precise: bool = False) -> dict[str, tuple[str, str]]:
    """Events of each kernel of a file with named bases, as it is and annotated by default."""
    module = ldsopt.parse(named(module_text(file)), source=file, mcpu=name)
    before, annotated = kernels(module, name), kernels(checked(module, precise=precise), name)
    return {kernel: (line, annotated[kernel]) for kernel, line in before.items()}


ARCHS = ("gfx942", "gfx950", "gfx90a")


# Where a file has no two named bases, the default leaves it alone, and a fault of the stock compiler is mended on request:
# by --repair, or for statics by --bases all. Of each kernel the file says what becomes of it.
AS_THEY_ARE = [row for row in expected(HERE, "default", "all", "repair") if row.file != "e15_misc"]
ONLY_GFX950 = [row for row in expected(HERE, "default", "all", "repair") if row.file == "e15_misc"]
NAMED = expected(HERE, "named")
"""With named dynamic bases in place of statics and of the pointers %pa and %pb, the default has to mend every fault."""


@pytest.mark.parametrize("row", AS_THEY_ARE, ids=str)
@pytest.mark.parametrize("name", ARCHS)
def test_kernel_as_it_is(row: Expected, name: str) -> None:
    assert stock(f"{row.file}.ll", name)[row.kernel] == row.before
    assert after(f"{row.file}.ll", name, row.kind)[row.kernel] == row.after


@pytest.mark.parametrize("row", ONLY_GFX950, ids=str)
def test_kernel_with_transposing_reads(row: Expected) -> None:
    assert stock(f"{row.file}.ll", "gfx950")[row.kernel] == row.before
    assert after(f"{row.file}.ll", "gfx950", row.kind)[row.kernel] == row.after


@pytest.mark.parametrize("row", NAMED, ids=str)
@pytest.mark.parametrize("name", ARCHS)
def test_kernel_with_named_bases(row: Expected, name: str) -> None:
    assert named_before_and_after(f"{row.file}.ll", name)[row.kernel] == (row.before, row.after)


def test_every_kernel_is_in_the_tables() -> None:
    listed = {(row.file, row.kernel) for row in (*AS_THEY_ARE, *ONLY_GFX950)}
    for path in HERE.glob("*.ll"):
        if path.stem != "e3slots":
            name = "gfx950" if path.stem == "e15_misc" else "gfx942"
            assert {(path.stem, kernel) for kernel in stock(path.name, name)} <= listed


@pytest.mark.parametrize(
    "file", sorted({row.file for row in AS_THEY_ARE} - {"e22_loop_carried_ring", "e26_join_list"})
)
def test_default_changes_nothing_without_two_named_bases(file: str) -> None:
    assert after(f"{file}.ll", "gfx942") == stock(f"{file}.ll", "gfx942")


@pytest.mark.parametrize("name", ARCHS)
def test_no_kernel_with_named_bases_but_the_listed_ones_changes(name: str) -> None:
    listed = {(row.file, row.kernel) for row in NAMED} | {("e6b_slot_collision", "perdma_domain2_noalias")}
    for file in sorted({row.file for row in NAMED}):
        for kernel, (before, annotated) in named_before_and_after(f"{file}.ll", name).items():
            assert (file, kernel) in listed or before == annotated


LOST = [row for row in NAMED if "lost" in row.why or "moved in front" in row.why]


@pytest.mark.parametrize("row", LOST, ids=str)
def test_what_was_lost_is_back_with_base_sets_too(row: Expected) -> None:
    assert named_before_and_after(f"{row.file}.ll", "gfx942", precise=True)[row.kernel] == (
        row.before,
        row.after,
    )


@pytest.mark.parametrize("name", ["gfx942", "gfx950"])
def test_twenty_bases_have_twenty_exact_waits(name: str) -> None:
    """A read of the k-th of 20 DMAs lets the 19 - k after it fly; scopes of ours do not change that."""
    waits = {f"read{k}": f"vmcnt({19 - k})" for k in range(20)}
    for lines in (stock("e3slots.ll", name), after("e3slots.ll", name, "repair")):
        assert {kernel: line.split()[-2] for kernel, line in lines.items()} == waits


class TestPingPong:
    """Two buffers in turn: the gain shows in how many operations may stay in flight, not in the number of waits."""

    @pytest.mark.parametrize("name", ARCHS)
    def test_of_two_named_bases_leaves_the_other_dma_in_flight(self, name: str) -> None:
        text = module_text("e14_pingpong_untagged.ll")
        text = text.replace(
            "@lds = internal addrspace(3) global [8192 x i8] poison",
            "@L = external addrspace(3) global [0 x i8]\n@M = external addrspace(3) global [0 x i8]",
        )
        text = text.replace(
            "%A = getelementptr i8, ptr addrspace(3) @lds", "%A = getelementptr i8, ptr addrspace(3) @L"
        ).replace("@lds", "@M")
        module = ldsopt.parse(text, mcpu=name)
        tagged = ldsopt.annotate(
            module, judged=True
        )  # the check cannot prove of the barriers what the tags rely on
        before, annotated = kernels(module, name)["pingpong"], kernels(tagged, name)["pingpong"]
        assert (drains(before), drains(annotated)) == (2, 0)
        assert annotated.count("vmcnt(1)") == 2


class TestAuthorsWaits:
    """R7: behind the author's own wait in asm the backend adds one of its own unless it can read it."""

    CALLS = "  call void @llvm.amdgcn.s.waitcnt(i32 3953)\n  call void @llvm.amdgcn.s.barrier()\n"
    STATEMENT = '  call void asm sideeffect "s_waitcnt vmcnt(1)\\0As_barrier", "~{memory}"()\n'

    @pytest.mark.parametrize("name", ["gfx942", "gfx950"])
    def test_in_asm_is_enough_once_legible(self, name: str) -> None:
        text = named(module_text("e20_explicit_wait.ll")).replace(self.CALLS, self.STATEMENT)
        module = ldsopt.parse(text, mcpu=name)
        kept = kernels(ldsopt.annotate(module, keep_asm_waits=True), name)["explicit_u"]
        legible = kernels(ldsopt.annotate(module), name)["explicit_u"]
        assert kept == "dma dma vmcnt(1) barrier vmcnt(1) read"  # the second is the backend's own
        assert legible == "dma dma vmcnt(1) barrier read"
