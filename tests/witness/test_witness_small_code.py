"""The checker of witnesses reads a few lines of code: blocks, waits, operations, and what a wait leaves."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import pytest

import ldsopt
from ldsopt.isa.events import queues_of
from ldsopt.target.arch import arch
from ldsopt.target.opcodes import Kind, LdsUse, opcode
from ldsopt.witness.code import WitnessedBlock, read_both, without_edges
from ldsopt.witness.document import KernelWitness, WaitsWitness, WitnessedBytes
from ldsopt.witness.states import AskedOrder, LeftWalk, solved
from ldsopt.witness.validate import Validation, leaves_of, validate

FIRST = 4
"""The line of the first instruction in a listing."""
MNEMONICS = Path(ldsopt.__file__).parent / "target" / "mnemonics.txt"
DMA = "buffer_load_dword v1, s[0:3], 0 offen lds"
LOAD = "global_load_dword v2, v[4:5], off"
READ = "ds_read_b32 v2, v3"
WAIT, NO_WAIT = "s_waitcnt vmcnt(0)", "s_nop 0"
WAITS = {"W": WAIT, "L": "s_waitcnt lgkmcnt(0)"}
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
    """The verdict on code without the wait ``W`` or ``L``, with the states that are true of it; lines count from 0."""
    stock = [WAITS.get(line, line) for line in body]
    ours = [NO_WAIT if line in WAITS else line for line in body]
    every = blocks_of(stock, ours)
    blocks, walk = without_edges(every, untaken), LeftWalk("gfx942", every, asked)
    states = solved(walk, blocks, lambda *_: None, lambda *_: None)
    touched = {FIRST + line: (one,) for line, one in (bytes_at or {}).items()}
    apart = {(FIRST + left, FIRST + access, waves): "it is" for left, access, waves in told}
    leaves = leaves_of(blocks, walk, states)
    stated = KernelWitness("k", asked, touched, apart, states, leaves, untaken)
    return validate(WaitsWitness("gfx942", (stated,), {}), listing(*stock), listing(*ours), "c.s")


# --- what a weaker wait may leave -------------------------------------------------------------------------

STORE = "global_store_dword v[4:5], v6, off"
CONSTANT = replace(NOTHING_ASKED, constant=frozenset({FIRST}))
"""The first line of the body is a scalar load of memory that does not change."""
SCALAR = "s_load_dword s8, s[2:3], 0x0"
EXCHANGE = "ds_bpermute_b32 v2, v3, v4"


class Case(NamedTuple):
    body: str
    """The compiler's code; ``W`` stands for `vmcnt(0)`, ``L`` for `lgkmcnt(0)`, which ours has not."""
    is_fine: bool
    apart: frozenset[tuple[int, int, str]] = frozenset()
    """Pairs of lines of the body, from 0 on, that are told apart."""
    asks: Mapping[int, frozenset[str]] = MappingProxyType({})
    order: AskedOrder = NOTHING_ASKED


CASES = {
    "nothing needs it": Case(f"{DMA}\nW\ns_endpgm", True),
    "a register that is used": Case(f"{LOAD}\nW\nv_mov_b32_e32 v3, v2\ns_endpgm", False),
    "a register that is overwritten": Case(f"{LOAD}\nW\nv_mov_b32_e32 v2, v3\ns_endpgm", False),
    "another register": Case(f"{LOAD}\nW\nv_mov_b32_e32 v3, v1\ns_endpgm", True),
    "a register used behind another wait": Case(f"{LOAD}\nW\nv_nop\ns_waitcnt vmcnt(0)\nv_mov_b32_e32 v3, v2\ns_endpgm", True),
    "behind a wait for too little": Case(f"{LOAD}\n{DMA}\nW\n{STORE}\ns_waitcnt vmcnt(3)\nv_mov_b32_e32 v3, v2\ns_endpgm", False),
    "behind a wait that suffices": Case(f"{LOAD}\n{DMA}\nW\n{STORE}\ns_waitcnt vmcnt(2)\nv_mov_b32_e32 v3, v2\ns_endpgm", True),
    "bytes that are read": Case(f"{DMA}\nW\nds_read_b32 v2, v3\ns_endpgm", False),
    "other bytes": Case(f"{DMA}\nW\nds_read_b32 v2, v3\ns_endpgm", True, frozenset({(0, 2, "own")})),
    "in the next iteration": Case(f".LBB0_1:\nds_read_b32 v2, v3\n{DMA}\nW\ns_cbranch_scc0 .LBB0_1\ns_endpgm", False),
    "across a barrier that asks for LDS": Case(f"{DMA}\nW\ns_barrier\nds_read_b32 v2, v3\ns_endpgm", False, frozenset({(0, 3, "own")}), {2: frozenset({"lds"})}),
    "across it, apart": Case(f"{DMA}\nW\ns_barrier\nds_read_b32 v2, v3\ns_endpgm", True, frozenset({(0, 3, "own"), (0, 3, "other")}), {2: frozenset({"lds"})}),
    "across a barrier of which nothing is known": Case(f"{DMA}\nW\ns_barrier\ns_endpgm", False),
    "across one that asks for loads": Case(f"{DMA}\nW\ns_barrier\ns_endpgm", False, asks={2: frozenset({"load", "dma"})}),
    "a store at a barrier that asks for LDS": Case(f"{STORE}\nW\ns_barrier\ns_endpgm", True, asks={2: frozenset({"lds"})}),
    "a store at one that asks for stores": Case(f"{STORE}\nW\ns_barrier\ns_endpgm", False, asks={2: frozenset({"store"})}),
    "an exchange between lanes at a barrier that asks for LDS": Case(f"{EXCHANGE}\nL\ns_barrier\ns_endpgm", True, asks={2: frozenset({"lds"})}),
    "an LDS access at one": Case("ds_read_b32 v2, v3\nL\ns_barrier\ns_endpgm", False, asks={2: frozenset({"lds"})}),
    "an exchange at one that asks for everything": Case(f"{EXCHANGE}\nL\ns_barrier\ns_endpgm", False, asks={2: frozenset({"lds", "lanes"})}),
    "an exchange at one of which nothing is known": Case(f"{EXCHANGE}\nL\ns_barrier\ns_endpgm", False),
    "the register of an exchange": Case(f"{EXCHANGE}\nL\nv_mov_b32_e32 v3, v2\ns_endpgm", False),
    "an exchange that LDS is written behind": Case(f"{EXCHANGE}\nL\nds_write_b32 v5, v6\ns_endpgm", True),
    "a scalar load at a barrier that asks for LDS": Case(f"{SCALAR}\nL\ns_barrier\ns_endpgm", False, asks={2: frozenset({"lds"})}),
    "a scalar load of what does not change": Case(f"{SCALAR}\nL\ns_barrier\ns_endpgm", True, asks={2: frozenset({"lds"})}, order=CONSTANT),
    "a scalar load at a barrier that asks for nothing": Case(f"{SCALAR}\nL\ns_barrier\ns_endpgm", True, asks={2: frozenset()}),
    "a scalar load at a store": Case(f"{SCALAR}\nL\n{STORE}\ns_endpgm", False),
    "a scalar load of what no store changes": Case(f"{SCALAR}\nL\n{STORE}\ns_endpgm", True, order=CONSTANT),
    "a cache operation": Case(f"{STORE}\nW\nbuffer_wbl2 sc1\ns_endpgm", False),
    "an atomic": Case(f"{DMA}\nW\nglobal_atomic_add v7, v8, s[0:1]\ns_endpgm", False),
    "a store with a scope": Case(f"{DMA}\nW\n{STORE} sc1\ns_endpgm", False),
    "a message": Case(f"{STORE}\nW\ns_sendmsg sendmsg(MSG_INTERRUPT)\ns_endpgm", False),
    "an instruction that is not known": Case(f"{DMA}\nW\ns_frobnicate s0\ns_endpgm", False),
    "what an exchange in LDS returns": Case("ds_storexchg_rtn_b32 v2, v3, v4\nL\nv_mov_b32 v5, v2\ns_endpgm", False),
    "a jump by bytes": Case(f"{DMA}\nW\ns_add_pc_i64 8\ns_endpgm", False),
    "a jump to anywhere": Case(f"{DMA}\nW\ns_setpc_b64 s[8:9]\ns_endpgm", False),
    "only DMA may be left, and a load is": Case(f"{LOAD}\nW\ns_endpgm", False, order=AskedOrder({}, True, False, False)),
    "a store that may tell": Case(f"{DMA}\nW\n{STORE}\ns_endpgm", False, order=AskedOrder({}, False, True, False)),
    "a store that tells nothing": Case(f"{DMA}\nW\n{STORE}\ns_endpgm", True),
    "what inline assembly starts": Case(f";;#ASMSTART\n{LOAD}\n;;#ASMEND\nW\ns_endpgm", False),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_what_a_weaker_wait_may_leave(case: Case) -> None:
    asked = replace(case.order, barriers={FIRST + line: kinds for line, kinds in case.asks.items()})
    found = judged(case.body.split("\n"), asked, told=tuple(case.apart))
    assert found.weaker == 1
    assert (found.faults == ()) is case.is_fine, found.faults


def test_no_instruction_that_leaves_a_block_unseen_is_silent() -> None:
    """Every known one that jumps or branches, other than to a label that `read_both` follows, or renames registers."""
    known = [one for line in MNEMONICS.read_text().splitlines() if line[:1] != "#" for one in line.split()]
    opcodes = {name: opcode(name) for name in known if not name.startswith(("s_branch", "s_cbranch"))}
    leaving = [name for name, one in opcodes.items() if one.jumps or one.branches or one.computes_registers]
    assert len(leaving) > 20
    assert [name for name in leaving if name not in walk_of(f"{name} s0").unknown.values()] == []


@pytest.mark.parametrize("name", ["gfx942", "gfx1100", "gfx1201", "gfx1250"])
def test_each_operation_does_all_that_the_table_of_instructions_says(name: str) -> None:
    """It is refused, or joins the counters, writes a register, and reads and writes LDS as its row of the table says."""
    compared, less = 0, list[str]()
    for mnemonic in MNEMONICS.read_text().split():
        known = opcode(mnemonic).started("v0, v1, v2")
        if known is None or (walk := walk_of(f"{mnemonic} v0, v1, v2", arch=name)).unknown:
            continue
        ours = walk.starts.get(FIRST)
        if ours is None:
            less += [mnemonic] * (known.kind is not Kind.SCALAR or bool(known.results))
            continue
        compared += 1
        is_less = not {one.counter for one in queues_of(known.kind, arch(name))}.issubset(ours.counters)
        is_less |= bool(known.results) and not ours.writes and ours.kind != "other"  # which no wait may leave
        is_less |= LdsUse.READ in known.lds and not ours.reads_lds
        is_less |= LdsUse.WRITE in known.lds and not ours.writes_lds
        less += [mnemonic] * is_less
    assert compared > 500
    assert less == []


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


def test_a_listing_that_differs_in_more_than_waits_is_no_input() -> None:
    for body in (f"{DMA}\ns_nop 0\ns_endpgm", f"{DMA}\ns_endpgm", f"{LOAD}\ns_waitcnt vmcnt(0)\ns_endpgm"):
        with pytest.raises(ldsopt.InputError, match=r"^c\.s"):
            read_both(listing(DMA, "v_mov_b32_e32 v0, v1", WAIT, "s_endpgm"), listing(body), "c.s")


def test_waits_outside_of_kernels_may_not_differ() -> None:
    body = f"{LOAD}\ns_waitcnt vmcnt(0)\ns_endpgm"
    stock, ours = (
        listing(body.replace("vmcnt(0)", f"vmcnt({most})")).replace(".amdhsa_kernel k", ".other")
        for most in (0, 1)
    )
    with pytest.raises(ldsopt.InputError, match="in no kernel"):
        read_both(stock, ours, "c.s")
    stock, ours = (
        text.replace(".other", ".amdhsa_kernel k").replace(".Lfunc_end0:", "") for text in (stock, ours)
    )
    with pytest.raises(ldsopt.InputError, match="in no kernel"):
        read_both(stock, ours, "c.s")
    assert read_both(stock, stock, "c.s") == {}


def test_directives_in_inline_assembly_are_not_followed() -> None:
    text = listing(";;#ASMSTART\n.set n, 5\n;;#ASMEND\ns_endpgm")
    with pytest.raises(ldsopt.InputError, match="a directive in inline assembly"):
        read_both(text, text, "c.s")


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
