"""The checker of witnesses reads a few lines of code: blocks, waits, operations, and what a wait leaves."""

from __future__ import annotations

from dataclasses import replace

import pytest

import ldsopt
from ldsopt.witness.code import WitnessedBlock, read_both, without_edges
from ldsopt.witness.document import KernelWitness, WaitsWitness, WitnessedBytes
from ldsopt.witness.states import AskedOrder, LeftWalk, solved
from ldsopt.witness.validate import Validation, leaves_of, validate

FIRST = 4
"""The line of the first instruction in a listing."""
DMA = "buffer_load_dword v1, s[0:3], 0 offen lds"
LOAD = "global_load_dword v2, v[4:5], off"
READ = "ds_read_b32 v2, v3"
WAIT, NO_WAIT = "s_waitcnt vmcnt(0)", "s_nop 0"
NOTHING_ASKED = AskedOrder({}, only_dma=False, stores_tell=False, waves_part=False)


def listing(*lines: str, arch: str = "gfx942") -> str:
    head = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{arch}"\n\t.type k,@function\nk:'
    return "\n".join([head, *lines, "\t.section .rodata\n\t.amdhsa_kernel k\n\t.text\n.Lfunc_end0:\n"])


def blocks_of(stock: list[str], ours: list[str], arch: str = "gfx942") -> list[WitnessedBlock]:
    return read_both(listing(*stock, arch=arch), listing(*ours, arch=arch), "c.s")["k"]


def walk_of(*lines: str, arch: str = "gfx942") -> LeftWalk:
    """The walk over these lines, as far as it is prepared."""
    code = [*lines, "s_endpgm"]
    return LeftWalk(arch, blocks_of(code, code, arch), NOTHING_ASKED)


def judged(
    body: list[str],
    asked: AskedOrder = NOTHING_ASKED,
    bytes_at: dict[int, WitnessedBytes] | None = None,
    told: tuple[tuple[int, int, str], ...] = (),
    untaken: frozenset[tuple[int, int]] = frozenset(),
) -> Validation:
    """The verdict on code without the wait ``W``, with the states that are true of it; lines count from 0."""
    stock, ours = ([by if line == "W" else line for line in body] for by in (WAIT, NO_WAIT))
    every = blocks_of(stock, ours)
    blocks, walk = without_edges(every, untaken), LeftWalk("gfx942", every, asked)
    states = solved(walk, blocks, lambda *_: None, lambda *_: None)
    touched = {FIRST + line: (one,) for line, one in (bytes_at or {}).items()}
    apart = {(FIRST + left, FIRST + access, waves): "it is" for left, access, waves in told}
    leaves = leaves_of(blocks, walk, states)
    stated = KernelWitness("k", asked, touched, apart, states, leaves, untaken)
    return validate(WaitsWitness("gfx942", (stated,), {}), listing(*stock), listing(*ours), "c.s")


# --- what is counted ------------------------------------------------------------------------------------


def test_pairs_that_are_apart_are_counted_by_what_says_so() -> None:
    body = [DMA, "W", READ, "s_endpgm"]
    copied, read = WitnessedBytes("a", 0, 0, 0, 4), WitnessedBytes("a", 4, 4, 0, 4)
    by_bytes, told = judged(body, bytes_at={0: copied, 2: read}), judged(body, told=((0, 2, "own"),))
    assert (by_bytes.faults, by_bytes.by_bytes, by_bytes.told_apart) == ((), 1, 0)
    assert (told.faults, told.by_bytes, told.told_apart) == ((), 0, 1)
    assert judged(body, bytes_at={0: copied, 2: copied}).faults


@pytest.mark.parametrize(
    ("ours", "leaves"),
    [
        ("s_nop 0", ((FIRST, 1), (FIRST + 1, 0))),
        ("s_waitcnt vmcnt(1)", ((FIRST + 1, 0),)),
        ("s_waitcnt vmcnt(2)", ((FIRST, 1), (FIRST + 1, 0))),
    ],
)
def test_a_weaker_wait_leaves_what_is_as_young_as_it_lets_be(
    ours: str, leaves: tuple[tuple[int, int], ...]
) -> None:
    blocks = blocks_of([LOAD, DMA, WAIT, "s_endpgm"], [LOAD, DMA, ours, "s_endpgm"])
    walk = LeftWalk("gfx942", blocks, NOTHING_ASKED)
    (wait,) = leaves_of(blocks, walk, solved(walk, blocks, lambda *_: None, lambda *_: None))
    assert (wait.counter, wait.compilers, wait.leaves) == ("vmcnt", 0, leaves)


# --- order ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("behind", "is_fine"), [(DMA, True), ("ds_write_b32 v5, v6", False)])
def test_where_writes_may_tell_other_waves_a_copy_to_lds_is_none(behind: str, is_fine: bool) -> None:
    asked = replace(NOTHING_ASKED, stores_tell=True)
    found = judged([DMA, "W", behind, "s_endpgm"], asked, told=((0, 2, "own"),))
    assert (found.faults == ()) is is_fine


@pytest.mark.parametrize("access", [READ, "ds_write_b32 v5, v6"])
def test_where_waves_part_what_is_left_at_a_barrier_meets_all_accesses(access: str) -> None:
    body = [access, DMA, "W", "s_barrier", "s_endpgm"]
    asked = AskedOrder({FIRST + 3: frozenset()}, only_dma=False, stores_tell=False, waves_part=False)
    assert judged(body, asked).faults == ()
    parting = judged(body, replace(asked, waves_part=True), told=((1, 1, "other"),))
    assert [fault.line for fault in parting.faults] == [FIRST]


def test_an_edge_that_is_not_taken_is_not_followed() -> None:
    """Unless waves part: then not all waves take one path."""
    body = [DMA, "W", "s_cbranch_scc0 .LBB0_2", "s_endpgm", ".LBB0_2:", READ, "s_endpgm"]
    assert judged(body).faults
    path = frozenset({(0, 2)})
    assert judged(body, untaken=path).faults == ()
    parting = judged(body, replace(NOTHING_ASKED, waves_part=True), untaken=path).faults
    assert "not all of a workgroup take one path" in parting[0].why


# --- reading --------------------------------------------------------------------------------------------


def test_an_instruction_in_place_of_another_is_no_input() -> None:
    with pytest.raises(ldsopt.InputError, match=r"^c\.s:4: differs .* in more than a wait"):
        blocks_of(["v_mov_b32_e32 v0, v1", "s_endpgm"], ["v_mov_b32_e32 v0, v2", "s_endpgm"])


def test_a_block_of_waits_alone_stands_for_itself() -> None:
    """Paths that come behind the wait do not pass it."""
    before = ["s_cbranch_scc0 .LBB0_2", ".LBB0_1:"]
    behind = [".LBB0_2:", "v_nop", "s_endpgm"]
    blocks = blocks_of([*before, WAIT, *behind], [*before, NO_WAIT, *behind])
    waiting = [block for block in blocks if any(line.waited.compilers for line in block.lines)]
    assert [(block.label, block.successors) for block in waiting] == [(".LBB0_1", [2])]
    assert [line.mnemonic for line in blocks[2].lines] == ["v_nop", "s_endpgm"]


def test_a_wait_for_two_counters_has_the_limit_of_each() -> None:
    both = ["s_wait_loadcnt_dscnt 0x305", "s_endpgm"]
    first = blocks_of(both, both, "gfx1201")[0]
    assert first.lines[0].waited.ours == {"loadcnt": 3, "dscnt": 5}


@pytest.mark.parametrize(
    ("mnemonic", "arch", "kind", "order"),
    [
        ("global_store_dword", "gfx942", "store", "vmcnt vm"),
        ("scratch_store_dword", "gfx942", "store", "vmcnt vm"),
        ("scratch_store_dword", "gfx1100", "store", ""),
        ("global_store_b32", "gfx1100", "store", "vscnt vm"),
        ("global_load_b32", "gfx1201", "load", "loadcnt vm"),
        ("image_load", "gfx942", "load", ""),
        ("image_store", "gfx1100", "store", ""),
        ("image_sample", "gfx1201", "other", ""),
    ],
)
def test_operations_of_one_queue_complete_in_order(mnemonic: str, arch: str, kind: str, order: str) -> None:
    found = walk_of(f"{mnemonic} v2, v4, s[0:3]", arch=arch).starts[FIRST]
    assert (found.kind, found.order) == (kind, order)


@pytest.mark.parametrize(
    "name", ["ds_add_u32", "ds_read2_b64", "global_load_dword", "buffer_store_short", "flat_load_ubyte"]
)
def test_a_word_that_only_begins_as_an_instruction_does_is_unknown(name: str) -> None:
    words = name.split("_")
    inserted = ["_".join([*words[:at], "newthing", *words[at:]]) for at in range(1, len(words) + 1)]
    invented = [*inserted, f"{name}9", f"{name[:-1]}x7"]
    walk = walk_of(*(f"{one} v[2:3], v0" for one in (name, *invented)))
    assert [*walk.starts] == [FIRST]
    assert [*walk.unknown.values()] == invented
