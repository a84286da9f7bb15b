"""The facts that the wait checker states of waits, and paths; its findings are the cases ``check/in_flight_*.s``."""

import pytest

from ldsopt import arch
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, parse_assembly
from ldsopt.isa.wait_check import CheckedCode
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

    def likeness(self, instruction: AsmInstruction, *, between_waves: bool) -> object:
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
    return CheckedCode(function(body, is_kernel), arch(on), overlap).check()


def found(waits: FunctionWaits) -> list[str]:
    """Findings as ``KIND line>line``; the first instruction of a body is in line 3."""
    return [f"{f.kind.name} {f.started.line - 2}>{f.used.line - 2}" for f in waits.findings]


LOAD = "global_load_dword v1, v0, s[0:1]"
DMA = "buffer_load_dword v9, s[0:3], 0 offen lds"
READ = "ds_read_b32 v2, v3"
WRITE = "ds_write_b32 v3, v4"
VM0, LGKM0, BARRIER = "s_waitcnt vmcnt(0)", "s_waitcnt lgkmcnt(0)", "s_barrier"
END = "s_endpgm"


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
    findings = CheckedCode(function(body), arch("gfx942"), MAY).check().findings
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
    waits = CheckedCode(only, arch("gfx942"), MAY).check()
    assert waits.waits[0].recoverable
    both = [(fact.line, fact.counter) for fact in waits.waits]
    assert not CheckedCode(only, arch("gfx942"), MAY, without=both[:1]).check().findings
    assert CheckedCode(only, arch("gfx942"), MAY, without=both).check().findings


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
    waits = CheckedCode(code, arch("gfx942"), MAY, within=lambda *_: frozenset({start})).check()
    assert found(waits) == ["OVERTAKEN 7>5"]
    assert Cause.LDS_DMA in waits.waits[-1].causes
    without = CheckedCode(
        code,
        arch("gfx942"),
        MAY,
        without=[(waits.waits[-1].line, "vmcnt")],
        within=lambda *_: frozenset({start}),
    ).check()
    assert "MISSING_WAIT 5>7" in found(without)
