"""The findings of the wait checker, and the facts that it states of waits."""

from __future__ import annotations

import pytest

from ldsopt import arch
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, parse_assembly
from ldsopt.isa.wait_check import CheckedCode, check_function
from ldsopt.isa.wait_facts import Cause, FunctionWaits, WaitFindingKind
from ldsopt.touch import Touch


class Always:
    """Answers the same for every pair."""

    def __init__(self, touch: Touch) -> None:
        self.touch = touch

    def __call__(
        self,
        earlier: AsmInstruction,
        later: AsmInstruction,
        *,
        between_waves: bool,
        executions_since: int | None,
    ) -> Touch:
        return self.touch


class AllAlike(Always):
    """Says of all instructions that they are answered alike, and is asked about few for that."""

    asked = 0

    def likeness(self, instruction: AsmInstruction) -> object:
        return self.touch

    def __call__(self, *pair: AsmInstruction, between_waves: bool, executions_since: int | None) -> Touch:
        self.asked += 1
        return self.touch


NEVER, MAY = Always(Touch.NEVER), Always(Touch.MAY)


def function(body: str, is_kernel: bool = True) -> AsmFunction:
    kernel = "\t.amdhsa_kernel k\n" if is_kernel else ""
    (only,) = parse_assembly(f"\t.type k,@function\nk:\n{body}\n.Lfunc_end0:\n{kernel}").functions
    return only


def check(body: str, on: str = "gfx942", overlap: Always = MAY, is_kernel: bool = True) -> FunctionWaits:
    return check_function(function(body, is_kernel), arch(on), overlap)


def found(waits: FunctionWaits) -> list[str]:
    """Findings as ``KIND line>line``; the first instruction of a body is in line 3."""
    return [f"{f.kind.name} {f.started.line - 2}>{f.used.line - 2}" for f in waits.findings]


LOAD = "global_load_dword v1, v0, s[0:1]"
DMA = "buffer_load_dword v9, s[0:3], 0 offen lds"
READ = "ds_read_b32 v2, v3"
WRITE = "ds_write_b32 v3, v4"
VM0, LGKM0, BARRIER = "s_waitcnt vmcnt(0)", "s_waitcnt lgkmcnt(0)", "s_barrier"
END = "s_endpgm"
LDS_LOAD, GLOBAL_DMA = "ds_read_b32 v5, v6", "global_load_lds_dword v0, s[0:1]"


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        pytest.param([LOAD, "v_add_u32 v2, v1, v1"], ["REGISTER_HAZARD 1>2"], id="read-before-return"),
        pytest.param([LOAD, "v_mov_b32 v1, 0"], ["REGISTER_HAZARD 1>2"], id="overwritten-before-return"),
        pytest.param([LOAD, VM0, "v_mov_b32 v1, 0"], [], id="waited"),
        pytest.param([LOAD, "global_load_dword v2, v0, s[0:1]", "s_waitcnt vmcnt(1)", "v_mov_b32 v1, 0"], [], id="waited-in-order"),
        pytest.param([LOAD, "global_load_dword v2, v0, s[0:1]", "s_waitcnt vmcnt(1)", "v_mov_b32 v2, 0"], ["REGISTER_HAZARD 2>4"], id="not-long-enough"),
        pytest.param([LOAD, LOAD], [], id="loads-write-in-order"),
        pytest.param([LOAD, "global_load_dword v1, v1, s[0:1]"], ["REGISTER_HAZARD 1>2"], id="address-is-read"),
        pytest.param([LOAD, "ds_read_b32 v1, v3"], ["REGISTER_HAZARD 1>2"], id="LDS-and-memory-write-in-any-order"),
        pytest.param([LOAD, "image_sample v[0:1], v[2:3], s[0:7], s[8:11] dmask:0x3"], ["REGISTER_HAZARD 1>2"], id="samples-and-loads-too"),
        pytest.param(["global_load_short_d16 v1, v0, s[0:1]", "global_load_short_d16_hi v1, v0, s[0:1]"], [], id="half-loads-write-in-order"),
        pytest.param(["buffer_load_short_d16 v1, v0, s[0:3], 0 offen", "buffer_load_short_d16_hi v1, v0, s[0:3], 0 offen"], [], id="half-loads-of-buffers-too"),
        pytest.param(["global_load_short_d16 v1, v0, s[0:1]", "global_load_short_d16_hi v1, v1, s[0:1]"], ["REGISTER_HAZARD 1>2"], id="half-load-that-reads-the-half"),
        pytest.param(["ds_read_u16_d16 v1, v3", "global_load_short_d16_hi v1, v0, s[0:1]"], ["REGISTER_HAZARD 1>2"], id="half-loads-of-LDS-and-memory"),
        pytest.param([LOAD, "global_atomic_add_u32 v1, v0, v4, s[0:1] sc0"], ["REGISTER_HAZARD 1>2"], id="atomics-read-memory-later"),
        pytest.param(["flat_load_dword v1, v[4:5]", VM0, "v_mov_b32 v1, 0"], ["REGISTER_HAZARD 1>3"], id="flat-needs-both-counters"),
        pytest.param(["flat_load_dword v1, v[4:5]", VM0 + " lgkmcnt(0)", "v_mov_b32 v1, 0"], [], id="flat-has-both"),
        pytest.param(["s_load_dwordx2 vcc, s[0:1], 0x0", "s_cbranch_vccnz a", "a:"], ["REGISTER_HAZARD 1>2"], id="branch-reads-vcc"),
        pytest.param([DMA, READ], ["MISSING_WAIT 1>2"], id="DMA-then-read"),
        pytest.param([DMA, WRITE], ["MISSING_WAIT 1>2"], id="DMA-then-write"),
        pytest.param([DMA, VM0, READ], [], id="DMA-waited"),
        pytest.param([DMA, DMA], [], id="DMAs-of-a-wave-write-in-order"),
        pytest.param([DMA, "ds_bpermute_b32 v2, v3, v4"], [], id="permutation-touches-no-LDS"),
        pytest.param([DMA, "flat_load_dword v2, v[4:5]"], ["MISSING_WAIT 1>2"], id="flat-may-read-LDS"),
        pytest.param([READ, DMA], ["OVERTAKEN 1>2"], id="read-then-DMA"),
        pytest.param([WRITE, DMA], ["OVERTAKEN 1>2"], id="write-then-DMA"),
        pytest.param(["flat_store_dword v[4:5], v6", VM0, DMA], ["OVERTAKEN 1>3"], id="LDS-part-of-flat-then-DMA"),
        pytest.param(["flat_store_dword v[4:5], v6", LGKM0, DMA], [], id="memory-part-of-flat-then-DMA"),
        pytest.param([READ, LGKM0, DMA], [], id="read-waited-then-DMA"),
        pytest.param([READ, WRITE, "s_waitcnt lgkmcnt(1)", DMA], ["OVERTAKEN 2>4"], id="not-long-enough-for-the-second"),
        pytest.param([READ, VM0, DMA], ["OVERTAKEN 1>3"], id="another-counter-does-not-do"),
        pytest.param(["ds_bpermute_b32 v2, v3, v4", DMA], [], id="permutation-then-DMA"),
        pytest.param([DMA, LOAD, "s_waitcnt vmcnt(1)", READ], [], id="DMA-is-in-order-with-loads"),
        pytest.param([DMA, "buffer_inv sc1", "s_waitcnt vmcnt(1)", READ], [], id="invalidations-count-in-order-with-loads"),
        pytest.param([DMA, "buffer_inv sc1", "s_waitcnt vmcnt(2)", READ], ["MISSING_WAIT 1>4"], id="but-for-one-alone"),
        pytest.param([DMA, "buffer_wbinvl1", "s_waitcnt vmcnt(1)", READ], ["MISSING_WAIT 1>4"], id="what-is-not-known-to-count-completes-nothing"),
        pytest.param([LDS_LOAD, GLOBAL_DMA, "s_waitcnt lgkmcnt(1)", "v_mov_b32 v9, v5"], ["OVERTAKEN 1>2", "REGISTER_HAZARD 1>4"], id="DMA-does-not-count-in-lgkmcnt"),
        pytest.param([LDS_LOAD, GLOBAL_DMA, "s_waitcnt lgkmcnt(0)", "v_mov_b32 v9, v5"], ["OVERTAKEN 1>2"], id="so-that-only-this-waits-for-the-read"),
        pytest.param([DMA, BARRIER, VM0, READ], ["ACROSS_BARRIER 1>4"], id="DMA-across-a-barrier"),
        pytest.param([DMA, VM0, BARRIER, READ], [], id="DMA-waited-before-the-barrier"),
        pytest.param([DMA, BARRIER, VM0, BARRIER, READ], [], id="waited-before-the-second"),
        pytest.param([WRITE, BARRIER, READ], ["BARE_BARRIER 1>3"], id="write-across-a-barrier"),
        pytest.param([WRITE, LGKM0, BARRIER, READ], [], id="write-waited"),
        pytest.param(["flat_store_dword v[4:5], v6", LGKM0, BARRIER, READ], [], id="LDS-part-of-flat-waited"),
        pytest.param(["flat_store_dword v[4:5], v6", VM0, BARRIER, READ], ["BARE_BARRIER 1>4"], id="memory-part-of-flat-waited"),
        pytest.param([READ, BARRIER, WRITE], ["BARE_BARRIER 1>3"], id="read-across-a-barrier-then-write"),
        pytest.param([READ, BARRIER, "ds_read_b32 v5, v3"], [], id="reads-do-not-conflict"),
        pytest.param([READ, BARRIER, DMA], ["BARE_BARRIER 1>3", "OVERTAKEN 1>3"], id="read-across-a-barrier-then-DMA"),
        pytest.param(["loop:", READ, VM0, DMA, "s_cbranch_scc0 loop"], ["MISSING_WAIT 4>2", "OVERTAKEN 2>4", "REGISTER_HAZARD 2>2"], id="around-the-loop"),
    ],
)  # fmt: skip
def test_findings_on_gfx9(lines: list[str], expected: list[str]) -> None:
    assert sorted(found(check("\n".join([*lines, END])))) == sorted(expected)


@pytest.mark.parametrize("waves_part", [False, True])
@pytest.mark.parametrize(
    "lines", [[DMA, READ, END], [DMA, BARRIER, VM0, READ, END], [LOAD, READ, BARRIER, WRITE, END]]
)
def test_findings_may_be_asked_for_without_what_waits_are_for(lines: list[str], waves_part: bool) -> None:
    code = CheckedCode(function("\n".join(lines)), arch("gfx942"), MAY, waves_part=waves_part)
    for explain in (False, True):
        expected = code.check(explain=explain).findings
        assert expected
        assert code.findings(explain=explain) == expected


LOW, HIGH = "global_load_d16_b16 v1, v[2:3], off", "global_load_d16_hi_b16 v1, v[4:5], off"


@pytest.mark.parametrize(
    ("on", "lines", "verdicts"),
    [
        pytest.param("gfx1201", [LOW, HIGH], [], id="halves of one register, both ways"),
        pytest.param("gfx1201", [HIGH, LOW], [], id="the other way round"),
        pytest.param("gfx1201", ["ds_load_u16_d16 v1, v6", "ds_load_u16_d16_hi v1, v7"], [], id="both of LDS"),
        pytest.param("gfx1201", [LOW, LOW], ["MUST"], id="the same half"),
        pytest.param("gfx1201", [HIGH, "v_mov_b16_e32 v9.l, v1.l"], ["MAY"], id="use of the other half"),
        pytest.param("gfx1201", [HIGH, "v_mov_b16_e32 v9.l, v1.h"], ["MUST"], id="use of the half"),
        pytest.param("gfx1201", [LOW, "v_mov_b32_e32 v9, v1"], ["MUST"], id="use of both"),
        pytest.param("gfx1201", [LOW, "global_load_d16_hi_b16 v1, v[1:2], off"], ["MUST"], id="an address is a use"),
        pytest.param("gfx1201", ["global_load_b32 v1, v0, s[0:1]", HIGH], ["MUST"], id="a whole register before"),
        pytest.param("gfx1201", [LOW, "ds_load_u16_d16_hi v1, v6"], ["MAY"], id="halves of LDS"),
        pytest.param("gfx1201", [HIGH, "ds_store_b16 v6, v1"], ["MAY"], id="a store of the other half"),
        pytest.param("gfx1201", [LOW, "buffer_store_d16_hi_b8 v1, v2, s[0:3], 0 offen"], ["MAY"], id="of the upper one"),
        pytest.param("gfx1201", [LOW, "ds_store_b16 v6, v1"], ["MUST"], id="a store of the half"),
        pytest.param("gfx1201", [HIGH, "ds_store_b32 v6, v1"], ["MUST"], id="a store of both"),
        pytest.param("gfx1201", [HIGH, "ds_store_b16 v1, v6"], ["MUST"], id="a store to it"),
        pytest.param("gfx1100", [HIGH, "ds_store_b16 v6, v1"], ["MAY"], id="where a load may disturb the other half"),
        pytest.param("gfx1100", [HIGH, "v_mov_b16_e32 v9.l, v1.l"], ["MAY"], id="which is used"),
        pytest.param("gfx1100", [HIGH, "v_mov_b16_e32 v1.l, v9.l"], ["MUST"], id="which is written"),
        pytest.param("gfx1100", [LOW, "ds_load_u16_d16_hi v1, v6"], ["MUST"], id="by a load in another order"),
        pytest.param("gfx1100", [HIGH, "v_mov_b32_e32 v9, v1"], ["MUST"], id="with the half that is loaded"),
        pytest.param("gfx1250", [LOW, HIGH], ["MUST"], id="where nothing is known of halves"),
        pytest.param("gfx1100", [LOW, HIGH], [], id="where loads write in order"),
        pytest.param("gfx1201", [LOW, "s_wait_loadcnt 0x0", HIGH], [], id="waited"),
    ],
)  # fmt: skip
def test_halves_of_a_register_are_unproven_where_a_load_may_leave_one_alone(
    on: str, lines: list[str], verdicts: list[str]
) -> None:
    waits = check("\n".join([*lines, END]), on)
    assert [finding.verdict.name for finding in waits.findings] == verdicts


@pytest.mark.parametrize(
    ("on", "lines", "expected"),
    [
        pytest.param("gfx1250", ["global_load_async_to_lds_b128 v0, v[2:3], off", "s_wait_loadcnt 0x0", "ds_load_b32 v5, v6"], ["MISSING_WAIT 1>3"], id="async"),
        pytest.param("gfx1250", ["global_load_async_to_lds_b128 v0, v[2:3], off", "s_wait_asynccnt 0x0", "ds_load_b32 v5, v6"], [], id="async-waited"),
        pytest.param("gfx1250", ["tensor_load_to_lds s[0:3], s[4:11]", "ds_load_b32 v5, v6"], ["MISSING_WAIT 1>2"], id="tensor"),
        pytest.param("gfx1250", ["global_store_async_from_lds_b128 v[2:3], v0, off", "ds_load_b32 v5, v6"], [], id="async-store-only-reads"),
        pytest.param("gfx1250", ["global_store_async_from_lds_b128 v[2:3], v0, off", "ds_store_b32 v5, v6"], ["MISSING_WAIT 1>2"], id="async-store-then-write"),
        pytest.param("gfx1250", ["global_load_async_to_lds_b128 v0, v[2:3], off", "global_store_async_from_lds_b128 v[2:3], v0, off"], ["MISSING_WAIT 1>2"], id="async-load-then-store-of-it"),
        pytest.param("gfx1250", ["global_store_async_from_lds_b128 v[2:3], v0, off", "global_load_async_to_lds_b128 v0, v[2:3], off"], ["MISSING_WAIT 1>2"], id="async-store-then-load-over-it"),
        pytest.param("gfx1250", ["ds_load_b32 v5, v6", "global_load_async_to_lds_b128 v0, v[2:3], off"], ["OVERTAKEN 1>2"], id="read-then-async"),
        pytest.param("gfx1250", ["ds_load_b32 v5, v6", "s_wait_dscnt 0x0", "global_load_async_to_lds_b128 v0, v[2:3], off"], [], id="read-waited-then-async"),
        pytest.param("gfx1250", ["ds_store_b32 v5, v6", "tensor_load_to_lds s[0:3], s[4:11]"], ["OVERTAKEN 1>2"], id="write-then-tensor"),
        pytest.param("gfx1250", ["ds_store_b32 v5, v6", "global_store_async_from_lds_b128 v[2:3], v0, off"], ["OVERTAKEN 1>2"], id="write-then-async-store"),
        pytest.param("gfx1250", ["ds_load_b32 v5, v6", "global_store_async_from_lds_b128 v[2:3], v0, off"], [], id="read-then-async-store-which-reads"),
        pytest.param("gfx1250", ["global_load_async_to_lds_b128 v0, v[2:3], off", "global_load_async_to_lds_b128 v0, v[2:3], off"], [], id="async-loads-are-not-compared"),
        pytest.param("gfx1201", ["global_load_b32 v1, v0, s[0:1]", "global_load_b32 v1, v0, s[0:1]"], ["REGISTER_HAZARD 1>2"], id="no-order-from-gfx12-on"),
        pytest.param("gfx1201", ["ds_store_b32 v0, v1", "s_barrier_signal -1", "s_barrier_wait -1", "ds_load_b32 v5, v6"], ["BARE_BARRIER 1>4"], id="split-barrier"),
        pytest.param("gfx1201", ["ds_store_b32 v0, v1", "s_wait_dscnt 0x0", "s_barrier_signal -1", "s_barrier_wait -1", "ds_load_b32 v5, v6"], [], id="waited-before-the-signal"),
        pytest.param("gfx1201", ["ds_store_b32 v0, v1", "s_barrier_signal -1", "s_wait_dscnt 0x0", "s_barrier_wait -1", "ds_load_b32 v5, v6"], ["BARE_BARRIER 1>5"], id="waited-too-late"),
        pytest.param("gfx1201", ["s_barrier_signal -1", "ds_store_b32 v0, v1", "s_wait_dscnt 0x0", "s_barrier_wait -1", "ds_load_b32 v5, v6"], ["BARE_BARRIER 2>5"], id="started-between"),
        pytest.param("gfx1100", ["ds_load_u16_d16 v1, v0", "v_mov_b16_e32 v1.l, 0"], ["REGISTER_HAZARD 1>2"], id="half-a-register"),
    ],
)  # fmt: skip
def test_findings_elsewhere(on: str, lines: list[str], expected: list[str]) -> None:
    assert found(check("\n".join([*lines, END]), on)) == expected


def test_nothing_is_found_where_nothing_overlaps() -> None:
    assert not check("\n".join([DMA, READ, BARRIER, WRITE, END]), overlap=NEVER).findings


def test_a_sure_overlap_is_said_to_be_sure() -> None:
    (finding,) = check("\n".join([DMA, READ, END]), overlap=Always(Touch.MUST)).findings
    assert finding.verdict is Touch.MUST


def test_that_a_copy_overtakes_an_access_is_unproven_whatever_the_bytes() -> None:
    (finding,) = check("\n".join([READ, DMA, END]), overlap=Always(Touch.MUST)).findings
    assert (finding.kind, finding.verdict) == (WaitFindingKind.OVERTAKEN, Touch.MAY)


def test_callee_must_wait_for_what_the_caller_left() -> None:
    body = "v_add_u32 v0, v1, v2\ns_setpc_b64 s[30:31]"
    assert [f.kind for f in check(body, is_kernel=False).findings][:1] == [WaitFindingKind.REGISTER_HAZARD]
    assert not check(f"s_waitcnt vmcnt(0) lgkmcnt(0)\n{body}", is_kernel=False).findings


def test_loads_are_complete_at_the_return() -> None:
    entry = "s_waitcnt vmcnt(0) lgkmcnt(0)\n"
    assert found(check(f"{entry}{LOAD}\ns_setpc_b64 s[30:31]", is_kernel=False)) == ["REGISTER_HAZARD 2>3"]
    waited = check(f"{entry}{LOAD}\n{VM0}\ns_setpc_b64 s[30:31]", is_kernel=False)
    assert not waited.findings
    assert waited.waits[2].causes == {Cause.END}


@pytest.mark.parametrize(("limit", "executions"), [(0, None), (1, (0,)), (2, (0, 1)), (3, (0, 1, 2))])
def test_the_executions_in_flight_are_told(limit: int, executions: tuple[int, ...] | None) -> None:
    """A DMA in a loop, of which a wait leaves so many iterations in flight."""
    body = f"loop:\n{DMA}\ns_waitcnt vmcnt({limit}) lgkmcnt(0)\n{READ}\n{LGKM0}\ns_cbranch_scc0 loop\n{END}"
    findings = check_function(function(body), arch("gfx942"), MAY).findings
    assert [finding.executions for finding in findings] == ([executions] if executions else [])


def test_path_across_a_barrier_goes_by_it() -> None:
    (finding,) = check(f"{DMA}\ns_nop 0\n{BARRIER}\ns_nop 0\n{VM0}\n{READ}\n{END}").findings
    assert [point.line - 2 for point in finding.path] == [1, 3, 6]


def test_path_is_a_shortest_one_in_flight() -> None:
    body = f"{DMA}\ns_cbranch_scc0 long\n{VM0}\ns_branch end\nlong:\ns_nop 0\nend:\n{READ}\n{END}"
    (finding,) = check(body).findings
    assert [(point.label, point.line - 2) for point in finding.path] == [
        ("", 1),
        ("long", 6),
        ("end", 8),
        ("end", 8),
    ]


@pytest.mark.parametrize(
    ("lines", "wait", "causes", "drained", "redundant"),
    [
        pytest.param([LOAD, VM0, "v_mov_b32 v2, v1"], 0, {Cause.REGISTER}, 1, False, id="register"),
        pytest.param([LOAD, VM0, VM0, "v_mov_b32 v2, v1"], 1, set(), 0, True, id="second-wait-is-redundant"),
        pytest.param([LOAD, VM0, VM0, "v_mov_b32 v2, v1"], 0, {Cause.UNEXPLAINED}, 1, False, id="the-first-is-covered"),
        pytest.param([LOAD, LOAD, LOAD, "s_waitcnt vmcnt(1)"], 0, {Cause.UNEXPLAINED}, 2, False, id="drained-is-counted"),
        pytest.param([DMA, VM0, READ], 0, {Cause.LDS_DMA}, 1, False, id="DMA"),
        pytest.param([DMA, VM0, BARRIER, READ], 0, {Cause.LDS_DMA}, 1, False, id="DMA-across-the-barrier"),
        pytest.param([WRITE, LGKM0, BARRIER, READ], 0, {Cause.LDS_ORDER}, 1, False, id="LDS-order"),
        pytest.param([WRITE, LGKM0, DMA], 0, {Cause.LDS_ORDER}, 1, False, id="LDS-order-with-a-copy"),
        pytest.param(["global_store_dword v0, v1, s[0:1]", VM0, BARRIER], 0, {Cause.BARRIER}, 1, False, id="store-before-a-barrier"),
        pytest.param(["global_store_dword v0, v1, s[0:1]", VM0, "buffer_inv sc1"], 0, {Cause.FENCE}, 1, False, id="fence"),
        pytest.param([VM0], 0, set(), 0, True, id="nothing-to-wait-for"),
        pytest.param(["loop:", LOAD, "s_cbranch_scc0 loop", VM0, "v_mov_b32 v2, v1"], 0, {Cause.REGISTER}, 63, False, id="as-many-as-the-counter-counts"),
        pytest.param([LOAD, READ, "s_waitcnt vmcnt(0) lgkmcnt(0)", "v_mov_b32 v5, v2"], 1, {Cause.REGISTER}, 1, False, id="each-counter-apart"),
    ],
)  # fmt: skip
def test_waits_are_explained(
    lines: list[str], wait: int, causes: set[Cause], drained: int, redundant: bool
) -> None:
    fact = check("\n".join([*lines, END])).waits[wait]
    assert (fact.causes, fact.drained, fact.redundant) == (causes, drained, redundant)


def test_recoverable_wait_is_told_from_a_needed_one() -> None:
    body = "\n".join([DMA, VM0, READ, END])
    (needed,), (lost,) = check(body).waits, check(body, overlap=NEVER).waits
    assert [(p.dma.line, p.access.line, p.touch) for p in needed.pairs] == [(3, 5, Touch.MAY)]
    assert (needed.recoverable, lost.recoverable) == (False, True)
    assert [dma.line for dma in lost.dma] == [3]


def test_one_of_two_waits_can_go_and_not_both() -> None:
    only = function("\n".join([DMA, VM0, LOAD, VM0, READ, END]))
    waits = check_function(only, arch("gfx942"), MAY)
    assert waits.waits[0].recoverable
    both = [(fact.line, fact.counter) for fact in waits.waits]
    assert not check_function(only, arch("gfx942"), MAY, without=both[:1]).findings
    assert check_function(only, arch("gfx942"), MAY, without=both).findings


def test_accesses_that_are_alike_are_asked_about_once() -> None:
    reads = [f"ds_read_b32 v{n}, v3" for n in range(10, 40)]
    overlap = AllAlike(Touch.MAY)
    found = check("\n".join([DMA, VM0, *reads, END]), overlap=overlap)
    assert overlap.asked == 1
    assert [len(fact.pairs) for fact in found.waits] == [len(reads)]


OVER_IN_TIME = """
head:
s_cbranch_vccz skip
s_waitcnt vmcnt(0)
buffer_load_dword v1, s[4:7], 0 offen lds
skip:
ds_write_b32 v2, v3
s_waitcnt vmcnt(0)
s_cbranch_scc1 head
s_endpgm
"""
"""The write conflicts with the copy of an earlier iteration, for which only the last wait waits by the path past it."""


def test_wait_that_completes_an_operation_before_the_iteration_of_its_conflict_is_needed() -> None:
    """The copy that this iteration starts meets nothing, and joins the counterfactual of the one before it."""
    code = function(OVER_IN_TIME)
    start = next(code.instructions).line
    waits = check_function(code, arch("gfx942"), MAY, within=lambda *_: frozenset({start}))
    assert found(waits) == ["OVERTAKEN 7>5"]
    assert Cause.LDS_DMA in waits.waits[-1].causes
    without = check_function(
        code,
        arch("gfx942"),
        MAY,
        without=[(waits.waits[-1].line, "vmcnt")],
        within=lambda *_: frozenset({start}),
    )
    assert "MISSING_WAIT 5>7" in found(without)
