"""Kernels in which the stock compiler loses, or keeps, a wait for LDS-DMA, before and after `annotate`."""

import functools
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

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
SAME = ""


class Row(NamedTuple):
    file: str
    kernel: str
    stock: str
    after: str
    mode: str
    why: str


# Where the file has no two named bases, the default leaves it alone, and a fault of the stock compiler is mended on
# request: by --repair, or for statics by --bases all.
AS_THEY_ARE = [
    Row("e1_dma_tag_matrix", "untagged", "dma vmcnt(0) read", SAME, "repair", "pointers of unknown base may be equal"),
    Row("e1_dma_tag_matrix", "dmaAS_loadNA", "dma read", SAME, "repair", "the front-end says: apart"),
    Row("e1_dma_tag_matrix", "dmaNA_loadAS", "dma read", SAME, "repair", "the front-end says: apart"),
    Row("e1_dma_tag_matrix", "both", "dma read", SAME, "repair", "the front-end says: apart, twice"),
    Row("e1_dma_tag_matrix", "dmaAS_only", "dma vmcnt(0) read", SAME, "repair", "a scope that nobody excludes"),
    Row("e1_dma_tag_matrix", "loadNA_only", "dma read", "dma vmcnt(0) read", "repair", "R3: lost, the DMA has no scope at all"),
    Row("e1_dma_tag_matrix", "slots2", "dma dma dma vmcnt(2) read", SAME, "repair", "only the first of three is read: two may fly"),
    Row("e1_dma_tag_matrix", "listDMA_na1", "dma vmcnt(0) read", SAME, "repair", "one scope of two is excluded: not apart"),
    Row("e1_dma_tag_matrix", "listDMA_na2", "dma read", SAME, "repair", "both scopes are excluded: apart"),
    Row("e2_untagged_dma_hazard", "same_ptr_loadNA", "dma read", "dma vmcnt(0) read", "repair", "R3: lost by an unrelated !noalias"),
    Row("e2_untagged_dma_hazard", "same_ptr_loadAS", "dma read", "dma vmcnt(0) read", "repair", "R3: lost by an unrelated scope"),
    Row("e2_untagged_dma_hazard", "same_ptr_tbaa", "dma read", "dma vmcnt(0) read", "repair", "R3: lost by mere !tbaa"),
    Row("e2_untagged_dma_hazard", "mixed", "dma dma read", "dma dma vmcnt(1) read", "repair", "R3: lost beside a DMA that has a scope"),
    Row("e2_untagged_dma_hazard", "mixed2", "dma dma vmcnt(1) read", "dma dma vmcnt(0) read", "repair", "R3: waits for the first of two only"),
    Row("e2_untagged_dma_hazard", "ds_write_after_dma", "dma vmcnt(0) write", SAME, "repair", "a write must not be overtaken either"),
    Row("e2_untagged_dma_hazard", "ds_write_after_dma_tag", "dma write", SAME, "repair", "the front-end says: apart"),
    Row("e2b_tbaa_hazard", "oneglobal_tbaa", "dma read", "dma vmcnt(0) read", "repair", "R3: lost by mere !tbaa, one static"),
    Row("e2b_tbaa_hazard", "oneglobal_tbaa", "dma read", "dma vmcnt(0) read", "all", "the same by --bases all"),
    Row("e2b_tbaa_hazard", "oneglobal_notbaa", "dma vmcnt(0) read", SAME, "repair", "nothing to mislead the backend"),
    Row("e2b_tbaa_hazard", "twoglobal_tbaa", "dma vmcnt(0) read write", "dma write vmcnt(0) read", "all", "the write is of another base: in front of the wait"),
    Row("e2b_tbaa_hazard", "dmascoped_tbaaload", "dma vmcnt(0) read", SAME, "all", "a DMA with a scope is seen"),
    Row("e6b_slot_collision", "untag", "dma dma vmcnt(0) read", SAME, "all", "nothing to mislead the backend"),
    Row("e6b_slot_collision", "upstream2glob", "dma write dma read", "dma write dma vmcnt(0) read", "all", "R4: lost, two DMAs share a slot"),
    Row("e6b_slot_collision", "perdma_domain2", "dma dma vmcnt(0) read", SAME, "all", "each DMA has a scope of its own"),
    Row("e6b_slot_collision", "perdma_domain2_noalias", "dma read", SAME, "all", "such scopes tell bases apart as before"),
    Row("e10_barrier_fence", "bar_nofence", "dma barrier read", SAME, "repair", "told apart: no wait behind the barrier"),
    Row("e10_barrier_fence", "bar_nofence_u", "dma barrier vmcnt(0) read", SAME, "repair", "a barrier drains nothing by itself"),
    Row("e10_barrier_fence", "bar_fence", "dma vmcnt(0) barrier read", SAME, "repair", "a release fence drains every DMA, tagged or not"),
    Row("e10_barrier_fence", "bar_fence_u", "dma vmcnt(0) barrier read", SAME, "repair", "a release fence drains every DMA"),
    Row("e10_barrier_fence", "bar_fence_local", "dma vmcnt(0) barrier read", SAME, "repair", "so does one of LDS alone"),
    Row("e10_barrier_fence", "bar_fence_agent", "dma vmcnt(0) barrier read", SAME, "repair", "so does one of the agent"),
    Row("e10_barrier_fence", "wr_bar_wr_u", "read barrier write", SAME, "repair", "LDS keeps its order over a barrier"),
    Row("e10_barrier_fence", "wr_bar_wr_t", "read barrier write", SAME, "repair", "and so it does with tags"),
    Row("e10_barrier_fence", "wr_nobar_wr_t", "read write", SAME, "repair", "told apart: the read moves up"),
    Row("e14_pingpong_untagged", "pingpong", "dma { dma barrier vmcnt(0) read barrier dma barrier vmcnt(0) read barrier }", SAME, "repair", "halves of one variable are one base"),
    Row("e14_pingpong_tagged", "pingpong", "dma { dma barrier vmcnt(1) read barrier dma barrier vmcnt(1) read barrier }", SAME, "repair", "the front-end's tags stay and keep their gain"),
    Row("e16_module_lds_drops_scope", "k", "dma read", "dma vmcnt(0) read", "all", "R2: lost, the LDS pass drops foreign scopes"),
    Row("e16_module_lds_drops_scope", "k_u", "dma vmcnt(0) read", SAME, "all", "one of the two reads is of the DMA's base"),
    Row("e17_unroll_collision", "unroll", "{ dma } vmcnt(0) read", SAME, "repair", "one DMA in a loop is one slot"),
    Row("e19_recommended_pool", "pool_recommended", "dma dma vmcnt(1) read dma barrier vmcnt(0) read", SAME, "repair", "a third DMA may fly over the first read"),
    Row("e20_explicit_wait", "explicit_u", "dma dma vmcnt(1) barrier vmcnt(0) read", SAME, "repair", "unknown pointers: the author's wait is not enough"),
    Row("e20_explicit_wait", "explicit_t", "dma dma vmcnt(1) barrier read", SAME, "repair", "told apart: the author's wait is enough"),
    Row("e21_fence_partial_and_repair", "f", "dma load vmcnt(1) barrier read vmcnt(0)", SAME, "repair", "a fence drains DMA, not younger loads"),
    Row("e21_fence_partial_and_repair", "repair", "dma dma vmcnt(0) read", SAME, "repair", "scopes of R3 and R4 are there already"),
    Row("e22_loop_carried_ring", "ring_untagged", "{ dma vmcnt(0) read }", SAME, "default", "the DMA of the round before is read"),
    Row("e22_loop_carried_ring", "ring_tagged", "{ dma read }", "{ dma vmcnt(0) read }", "default", "R6: lost, within a round the addresses differ"),
    Row("e22_loop_carried_ring", "ring_int_tagged", "{ dma read }", "{ dma vmcnt(0) read }", "default", "R6: lost, the same by integers"),
    Row("e23_laundered_ring", "ring_rfl_tagged", "{ dma vmcnt(0) read }", SAME, "default", "laundered by readfirstlane already"),
    Row("e23_laundered_ring", "ring_rfl_int_tagged", "{ dma vmcnt(0) read }", SAME, "default", "laundered by readfirstlane already"),
    Row("e23_laundered_ring", "ring_asm_tagged", "{ dma vmcnt(0) read }", SAME, "default", "laundered by a scalar asm already"),
    Row("e23_laundered_ring", "ring_asm_int_tagged", "{ dma vmcnt(0) read }", SAME, "default", "laundered by a scalar asm already"),
    Row("e23_laundered_ring", "ring_asmv_tagged", "{ dma vmcnt(0) read }", SAME, "default", "laundered by an asm that says something"),
    Row("e23_laundered_ring", "ring_asmv_int_tagged", "{ dma vmcnt(0) read }", SAME, "default", "laundered by an asm that says something"),
    Row("e24_wave_wide_write", "wide_untagged", "read dma", "dma vmcnt(0) read", "repair", "R6: the read of another lane's bytes moved in front of the DMA"),
    Row("e24_wave_wide_write", "wide_laundered", "dma vmcnt(0) read", SAME, "repair", "an address that is not seen through stays behind"),
    Row("e24_wave_wide_write", "slot_laundered", "dma dma vmcnt(0) read", SAME, "repair", "the second DMA is read"),
    Row("e25_statics_laundered", "st_stock", "dma dma vmcnt(1) read", SAME, "all", "the first DMA is read, the second may fly"),
    Row("e25_statics_laundered", "st_tagged_laundered", "dma dma vmcnt(1) read", SAME, "all", "R2: noalias on the read survives the LDS pass"),
    Row("e25_statics_laundered", "st_readB", "dma read", SAME, "all", "another static is read"),
    Row("e25_statics_laundered", "st_readA", "dma vmcnt(0) read", SAME, "all", "the DMA's static is read"),
    Row("e25_statics_laundered", "st_only_laundered", "dma read write", "dma vmcnt(0) write read", "all", "R3: lost, laundered but without a scope"),
    Row("e26_join_list", "loop_tagged", "write write { read dma dma }", "write write { vmcnt(0) read dma dma }", "default", "R10: lost, the loop's head has the entry's empty list"),
    Row("e7_dynamic_lds", "twodyn", "write write write vmcnt(0) vmcnt(0)", SAME, "default", "no DMA, no wait for one; stores are the author's"),
    Row("e7_dynamic_lds", "fwd", "write write", SAME, "default", "LLVM itself takes the bases for disjoint"),
    Row("e8_plain_ds", "p_u", "read write read write", SAME, "repair", "nothing known: in order"),
    Row("e8_plain_ds", "p_t", "read write", SAME, "repair", "told apart: merged in pairs"),
    Row("e9_licm", "licm_u", "{ read write }", SAME, "repair", "nothing known: read in each round"),
    Row("e9_licm", "licm_t", "read { write }", SAME, "repair", "told apart: read once"),
]  # fmt: skip

ONLY_GFX950 = [
    Row("e15_misc", "dyn_u", "dma vmcnt(0) read", "dma read", "default", "the gain: another base is read"),
    Row("e15_misc", "dyn_scopeonly_nonoalias", "dma read", SAME, "default", "stock: apart by their symbols alone"),
    Row("e15_misc", "war", "read dma", SAME, "repair", "a DMA behind a read waits for nothing"),
    Row("e15_misc", "atomic_u", "dma vmcnt(0) atomic", SAME, "repair", "pointers of unknown base"),
    Row("e15_misc", "atomic_t", "dma vmcnt(0) atomic", SAME, "repair", "scopes on atomics are not looked at"),
    Row("e15_misc", "tr_u", "dma vmcnt(0) read", SAME, "repair", "a transposing read waits like any"),
    Row("e15_misc", "tr_t", "dma read", SAME, "repair", "and its scopes are looked at"),
    Row("e15_misc", "asm_read", "dma read", SAME, "repair", "a read in asm is its author's to wait for"),
    Row("e15_misc", "packed_waw_u", "dma barrier vmcnt(0) write", SAME, "repair", "pointers of unknown base"),
    Row("e15_misc", "packed_waw_t", "dma barrier write", SAME, "repair", "the front-end says: apart"),
]  # fmt: skip

# With named dynamic bases in place of statics and of the pointers %pa and %pb, the default has to mend every fault.
NAMED = [
    Row("e1_dma_tag_matrix", "untagged", "read dma", SAME, "default", "another base is read: no wait, and it moves up"),
    Row("e1_dma_tag_matrix", "loadNA_only", "read dma", SAME, "default", "another base is read"),
    Row("e1_dma_tag_matrix", "slots2", "dma dma dma vmcnt(2) read", SAME, "default", "the first of three is read"),
    Row("e2_untagged_dma_hazard", "same_ptr_loadNA", "dma read", "dma vmcnt(0) read", "default", "R3: lost, mended"),
    Row("e2_untagged_dma_hazard", "same_ptr_loadAS", "dma read", "dma vmcnt(0) read", "default", "R3: lost, mended"),
    Row("e2_untagged_dma_hazard", "same_ptr_tbaa", "dma read", "dma vmcnt(0) read", "default", "R3: lost, mended"),
    Row("e2_untagged_dma_hazard", "mixed", "dma read dma", "dma vmcnt(0) read dma", "default", "R3: lost, mended"),
    Row("e2_untagged_dma_hazard", "mixed2", "dma dma vmcnt(1) read", "dma dma vmcnt(0) read", "default", "R3: one of two lost, mended"),
    Row("e2_untagged_dma_hazard", "ds_write_after_dma", "dma vmcnt(0) write", "dma write", "default", "the gain: another base is written"),
    Row("e2b_tbaa_hazard", "oneglobal_tbaa", "dma read", "dma vmcnt(0) read", "default", "R3: lost by mere !tbaa, mended"),
    Row("e2b_tbaa_hazard", "oneglobal_notbaa", "dma vmcnt(0) read", SAME, "default", "its own base is read"),
    Row("e2b_tbaa_hazard", "twoglobal_tbaa", "dma read vmcnt(0) write", "dma vmcnt(0) read write", "default", "R3: the wait stood behind the read"),
    Row("e6b_slot_collision", "upstream2glob", "dma vmcnt(0) write dma vmcnt(0) read", "dma dma vmcnt(0) read write", "default", "the write of another base waits no more"),
    Row("e10_barrier_fence", "bar_nofence_u", "dma barrier vmcnt(0) read", "dma barrier read", "default", "the gain: another base is read"),
    Row("e10_barrier_fence", "bar_fence_u", "dma vmcnt(0) barrier read", SAME, "default", "the fence drains whatever the tags say"),
    Row("e10_barrier_fence", "wr_bar_wr_u", "read barrier write", SAME, "default", "nothing moves over a barrier"),
    Row("e16_module_lds_drops_scope", "k", "dma vmcnt(0) read", SAME, "default", "one of the two reads is of the DMA's base"),
    Row("e16_module_lds_drops_scope", "k_u", "dma vmcnt(0) read", SAME, "default", "one of the two reads is of the DMA's base"),
    Row("e20_explicit_wait", "explicit_u", "dma dma vmcnt(1) barrier vmcnt(0) read", "dma dma vmcnt(1) barrier read", "default", "the gain: the author's wait is enough"),
    Row("e22_loop_carried_ring", "ring_tagged", "{ dma read }", "{ dma vmcnt(0) read }", "default", "R6: lost, mended"),
    Row("e22_loop_carried_ring", "ring_int_tagged", "{ dma read }", "{ dma vmcnt(0) read }", "default", "R6: lost, mended"),
    Row("e24_wave_wide_write", "wide_untagged", "read dma", "dma vmcnt(0) read", "default", "R6: moved in front of the DMA, mended"),
    Row("e24_wave_wide_write", "slot_laundered", "dma dma vmcnt(0) read", SAME, "default", "the second DMA is read"),
    Row("e25_statics_laundered", "st_stock", "dma dma vmcnt(0) read", "dma dma vmcnt(1) read", "default", "the gain: the DMA into the other base may fly"),
    Row("e25_statics_laundered", "st_only_laundered", "dma vmcnt(0) read write", SAME, "default", "laundered and waited for"),
]  # fmt: skip


def identifiers(rows: list[Row]) -> list[str]:
    return [f"{row.file.partition('_')[0]}-{row.kernel}-{row.mode}: {row.why}" for row in rows]


@pytest.mark.parametrize("row", AS_THEY_ARE, ids=identifiers(AS_THEY_ARE))
@pytest.mark.parametrize("name", ARCHS)
def test_kernel_as_it_is(row: Row, name: str) -> None:
    assert stock(f"{row.file}.ll", name)[row.kernel] == row.stock
    assert after(f"{row.file}.ll", name, row.mode)[row.kernel] == (row.after or row.stock)


@pytest.mark.parametrize("row", ONLY_GFX950, ids=identifiers(ONLY_GFX950))
def test_kernel_with_transposing_reads(row: Row) -> None:
    assert stock(f"{row.file}.ll", "gfx950")[row.kernel] == row.stock
    assert after(f"{row.file}.ll", "gfx950", row.mode)[row.kernel] == (row.after or row.stock)


@pytest.mark.parametrize("row", NAMED, ids=identifiers(NAMED))
@pytest.mark.parametrize("name", ARCHS)
def test_kernel_with_named_bases(row: Row, name: str) -> None:
    assert named_before_and_after(f"{row.file}.ll", name)[row.kernel] == (row.stock, row.after or row.stock)


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


@pytest.mark.parametrize("row", LOST, ids=identifiers(LOST))
def test_what_was_lost_is_back_with_base_sets_too(row: Row) -> None:
    assert named_before_and_after(f"{row.file}.ll", "gfx942", precise=True)[row.kernel] == (
        row.stock,
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
