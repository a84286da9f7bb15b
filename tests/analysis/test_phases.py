"""Segments, phases, what co-occurs, and what is refused."""

from __future__ import annotations

import pytest

from ldsopt import parse
from ldsopt.analysis.flow.control_flow import of_edges, of_function
from ldsopt.analysis.flow.divergence import find_divergence
from ldsopt.analysis.flow.phases import Crossing, Phases, Refused, crossing, find_phases
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.packing.bitset import members

BAR = "call void @llvm.amdgcn.s.barrier()"
RELEASE = 'fence syncscope("workgroup") release'
SIGNAL = "call void @llvm.amdgcn.s.barrier.signal(i32 -1)"
WAIT = "call void @llvm.amdgcn.s.barrier.wait(i16 -1)"


def phases_of(body: str) -> Phases:
    """The phases of a kernel with ``%u``, a uniform condition, and ``%d``, a divergent one."""
    module = parse(
        "declare i32 @llvm.amdgcn.workitem.id.x()\ndeclare void @llvm.amdgcn.s.barrier()\n"
        "declare void @llvm.amdgcn.s.barrier.signal(i32)\ndeclare void @llvm.amdgcn.s.barrier.wait(i16)\n"
        "define amdgpu_kernel void @k(i1 %u) {\nentry:\n%tid = call i32 @llvm.amdgcn.workitem.id.x()\n"
        f"%d = icmp ult i32 %tid, 32\n{body}\n}}"
    )
    (function,) = module.functions()
    provenance = Provenance(module)
    provenance.analyse()
    flow = of_function(function)
    return find_phases(
        module, function, flow, find_divergence(module, function, flow, provenance.callees, ())
    )


def meeting(phases: Phases) -> set[tuple[int, int]]:
    """The pairs of different segments that co-occur."""
    return {(a, b) for a, mask in enumerate(phases.concurrent) for b in members(mask) if a < b}


IF = "br i1 %{0}, label %a, label %b\na:\n{1}\nbr label %c\nb:\nbr label %c\nc:\nret void"


class TestPhases:
    def test_barriers_cut_blocks(self) -> None:
        phases = phases_of(f"{BAR}\n{BAR}\nret void")
        assert len(phases.segments) == 3
        assert [list(members(phase.segments)) for phase in phases.phases] == [[0], [1], [2]]
        assert meeting(phases) == set()

    def test_a_phase_goes_on_over_blocks_and_round_loops(self) -> None:
        phases = phases_of(f"br label %l\nl:\n{BAR}\nbr i1 %u, label %l, label %e\ne:\nret void")
        assert [list(members(phase.segments)) for phase in phases.phases] == [[0, 1], [1, 2, 3]]

    def test_fences(self) -> None:
        text = f'fence syncscope("workgroup") release\n{BAR}\nstore i32 0, ptr null\n{BAR}\nret void'
        assert [phase.is_fenced for phase in phases_of(text).phases] == [True, True, False]

    def test_arms_of_a_uniform_branch_do_not_meet(self) -> None:
        phases = phases_of(IF.format("u", ""))
        arms = {n for n, segment in enumerate(phases.segments) if segment.block in (1, 2)}
        assert tuple(sorted(arms)) not in meeting(phases)

    def test_arms_of_a_divergent_branch_meet(self) -> None:
        phases = phases_of(IF.format("d", ""))
        arms = {n for n, segment in enumerate(phases.segments) if segment.block in (1, 2)}
        assert tuple(sorted(arms)) in meeting(phases)

    @pytest.mark.parametrize(
        ("before", "between", "is_fenced"),
        [
            (RELEASE, "", True),
            ("", "", False),
            (RELEASE, "store i32 1, ptr addrspace(3) null", True),
            ("", RELEASE, False),
        ],
    )
    def test_the_fence_of_a_split_barrier_stands_in_front_of_its_signal(
        self, before: str, between: str, is_fenced: bool
    ) -> None:
        phases = phases_of(f"{before}\n{SIGNAL}\n{between}\n{WAIT}\nret void")
        assert [phase.is_fenced for phase in phases.phases] == [True, is_fenced]

    def test_between_signal_and_wait_both_sides_meet(self) -> None:
        phases = phases_of(f"{SIGNAL}\n{WAIT}\n{SIGNAL}\n{WAIT}\nret void")
        # 0 signal 1 wait 2 signal 3 wait 4: one may be at the first wait while another is at the second.
        assert meeting(phases) == {(0, 1), (1, 2), (1, 3), (2, 3), (3, 4)}

    def test_a_barrier_in_a_uniform_arm_is_a_barrier(self) -> None:
        assert len(phases_of(IF.format("u", BAR)).phases) == 2


class TestRefused:
    @pytest.mark.parametrize(
        ("body", "reason"),
        [
            (IF.format("d", BAR).replace("ret void", f"{BAR}\nret void"), "different ways"),
            (IF.format("d", BAR).replace("ret void", "fence acquire\nret void"), "different ways"),
            (f"br label %l\nl:\n{BAR}\nbr i1 %d, label %l, label %e\ne:\nfence acquire\nret void", "different ways"),
            (f"br i1 %u, label %a, label %b\na:\n{BAR}\nbr label %b\nb:\nbr i1 %u, label %a, label %e\ne:\nret void", "irreducible"),
            (f"{WAIT}\nret void", "alternate"),
            (f"{SIGNAL}\n{SIGNAL}\nret void", "alternate"),
            (IF.format("u", SIGNAL), "on one way"),
        ],
    )  # fmt: skip
    def test_with_the_reason(self, body: str, reason: str) -> None:
        with pytest.raises(Refused) as refused:
            phases_of(body)
        assert reason in refused.value.reason
        assert refused.value.line > 0

    @pytest.mark.parametrize(
        "body",
        [
            f"br i1 %d, label %e, label %a\na:\n{BAR}\nret void\ne:\nret void",
            IF.format("d", BAR),
            f"br label %l\nl:\n{BAR}\nbr i1 %d, label %l, label %e\ne:\nret void",
        ],
        ids=["by a return of their own", "by the common one", "out of a loop"],
    )
    def test_not_where_the_others_only_return(self, body: str) -> None:
        """A wave that has returned is not waited for."""
        assert len(phases_of(body).phases) == 2


class TestControlFlow:
    def test_natural_loops_nest(self) -> None:
        flow = of_edges([[1], [2], [2, 3], [1, 4], []])
        assert [(loop.header, set(loop.blocks)) for loop in flow.loops] == [(1, {1, 2, 3}), (2, {2})]

    def test_a_loop_without_end_has_post_dominators(self) -> None:
        assert of_edges([[1], [1]]).post_dominator == {0: 1, 1: 2}

    def test_what_nothing_leads_to_is_left_out(self) -> None:
        assert of_edges([[2], [2], []]).order == (0, 2)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (BAR, Crossing.BARRIER),
        (SIGNAL, Crossing.SIGNAL),
        (WAIT, Crossing.WAIT),
        ("%x = add i32 %tid, 1", Crossing.NOTHING),
        ('call void asm sideeffect "s_nop 0", "~{memory}"()', Crossing.NOTHING),
        ('call void asm sideeffect "s_barrier", "~{memory}"()', Crossing.BARRIER),
        ('call void asm sideeffect "s_waitcnt vmcnt(0)\\0As_barrier", "~{memory}"()', Crossing.BARRIER),
        ('call void asm sideeffect "s_barrier", ""()', Crossing.UNKNOWN),
        ('call void asm "s_barrier", "~{memory}"()', Crossing.UNKNOWN),
        ('call void asm sideeffect "s_barrier\\0As_barrier", "~{memory}"()', Crossing.UNKNOWN),
        ('call void asm sideeffect "s_cbranch_scc0 1f\\0As_barrier\\0A1:", "~{memory}"()', Crossing.UNKNOWN),
        ('call void asm sideeffect "s_cbranch_scc0 1f\\0As_nop 0\\0A1:", "~{memory}"()', Crossing.NOTHING),
        ('call void asm sideeffect ".if $0\\0As_barrier\\0A.endif", "n,~{memory}"(i32 1)', Crossing.UNKNOWN),
        ('call void asm sideeffect ".macro b\\0As_nop 0\\0A.endm\\0Ab", "~{memory}"()', Crossing.UNKNOWN),
    ],
)
def test_what_is_a_barrier(line: str, expected: Crossing) -> None:
    """What may be one, and is not known to be executed or kept to, is refused; never taken for none."""
    module = parse(
        "declare void @llvm.amdgcn.s.barrier()\n"
        "declare void @llvm.amdgcn.s.barrier.signal(i32)\ndeclare void @llvm.amdgcn.s.barrier.wait(i16)\n"
        f"define amdgpu_kernel void @k(i32 %tid) {{\n{line}\nret void\n}}"
    )
    (function,) = module.functions()
    assert crossing(module, function.instructions[0]) is expected
