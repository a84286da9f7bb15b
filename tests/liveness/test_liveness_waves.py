"""Waves that end early, barriers in assembly, calls of every kind, code that LLVM moves: each rule from both sides.

Most bodies use @A, then @B, then @A again. All bytes of @A are written again by all 64 work-items, so the two may share
bytes, unless something makes the second write one of only some work-items.
"""

from __future__ import annotations

import pytest
from liveness_kernels import conflicts, kernel_of

FREE: set[str] = set()
APART = {"AB"}
USED = "W A\nbar\nR A\nbar\nW B\nbar\nR B\nbar\n"
AGAIN = USED + "{here}\nW A\nbar\nR A\nret void"

ENDPGM = """declare void @llvm.amdgcn.endpgm()
declare void @llvm.trap()
declare void @llvm.amdgcn.kill(i1)
declare void @llvm.amdgcn.wqm.demote(i1)
declare void @llvm.amdgcn.init.exec(i64)
"""
QUIT = """define internal void @quit(i32 %t) noinline {{
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  {end}
  br label %r
r:
  ret void
}}
"""
OUTER = "define internal void @outer(i32 %t) noinline {\n  call void @quit(i32 %t)\n  ret void\n}\n"
CALL = "call void @quit(i32 %tid)"


class TestWavesThatEnd:
    @pytest.mark.parametrize(
        ("end", "expected"),
        [
            pytest.param("call void @llvm.amdgcn.endpgm()", APART, id="endpgm"),
            pytest.param("call void @llvm.trap()", APART, id="a trap"),
            pytest.param("call void @llvm.amdgcn.kill(i1 false)", APART, id="a kill of lanes"),
            pytest.param("call void @llvm.amdgcn.wqm.demote(i1 false)", APART, id="a demotion of lanes"),
            pytest.param("call void @llvm.amdgcn.init.exec(i64 5)", APART, id="other lanes enabled"),
            pytest.param('call void asm sideeffect "s_endpgm", ""()', APART, id="in assembly"),
            pytest.param('call void asm sideeffect "s_trap 2", ""()', APART, id="a trap in assembly"),
            pytest.param(
                'call void asm sideeffect ".if 1\\0As_endpgm\\0A.endif", ""()', APART, id="in unread assembly"
            ),
            pytest.param('call void asm sideeffect "s_nop 0", ""()', FREE, id="they do not"),
        ],
    )
    @pytest.mark.parametrize("call", [CALL, "call void @outer(i32 %tid)"])
    def test_in_a_callee_write_nothing_behind_it(self, end: str, expected: set[str], call: str) -> None:
        extra = ENDPGM + QUIT.format(end=end) + OUTER
        assert conflicts(kernel_of(AGAIN.format(here=call), extra=extra)) == expected

    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("s_endpgm", APART),
            ("s_mov_b64 EXEC, 0", APART),
            ("s_and_saveexec_b64 s[0:1], vcc", APART),
            ("v_cmpx_lt_u32 vcc, v0, 3", APART),
            ("s_mov_b64 s[0:1], exec", FREE),
            ("s_nop 0", FREE),
        ],
    )
    def test_in_assembly_of_the_kernel(self, text: str, expected: set[str]) -> None:
        assert conflicts(kernel_of(AGAIN.format(here=f'call void asm sideeffect "{text}", ""()'))) == expected

    def test_fill_no_variable_by_a_loop(self) -> None:
        """Nor by one that all work-items who are left enter."""
        fill = (
            "{here}\nbr label %l\nl:\n%i = phi i32 [ 0, %entry ], [ %j, %l ]\n"
            "%p = getelementptr i32, ptr addrspace(3) @A, i32 %tid\nstore i32 %i, ptr addrspace(3) %p\n"
            "%j = add i32 %i, 1\n%m = icmp ult i32 %j, 2\nbr i1 %m, label %l, label %o\no:\nbar\nR A\nret void"
        )
        extra = ENDPGM + QUIT.format(end="call void @llvm.amdgcn.endpgm()")
        assert conflicts(kernel_of(USED + fill.format(here=CALL), extra=extra)) == APART
        assert conflicts(kernel_of(USED + fill.format(here=""), extra=extra)) == FREE

    def test_by_a_return(self) -> None:
        here = "%w = icmp ult i32 %tid, 8\nbr i1 %w, label %q, label %r\nq:\nret void\nr:"
        assert conflicts(kernel_of(AGAIN.format(here=here))) == APART


def ending(before: str, arm: str) -> str:
    """Work-items end, some of them behind ``arm``; the others use @B."""
    return (
        f"W A\nbar\n{before}\n%w = icmp ult i32 %tid, 8\nbr i1 %w, label %early, label %going\n"
        f"early:\n{arm}\nret void\ngoing:\nbar\nW B\nbar\nR B\nret void"
    )


READ = "%pv = getelementptr i32, ptr addrspace(3) @A, i32 %next\n%v = load i32, ptr addrspace(3) %pv"
USE = "store i32 %v, ptr addrspace(1) %out"


class TestWhatSinks:
    """LLVM moves a load to the arm that uses it. The wave runs that arm when it likes, behind the others' barriers, too."""

    @pytest.mark.parametrize(
        ("before", "arm", "expected"),
        [
            pytest.param(READ, USE, APART, id="a load that the ending arm uses"),
            pytest.param("", READ + "\n" + USE, APART, id="it stands there already"),
            pytest.param(READ + "\nbar", USE, FREE, id="a barrier in front of the branch keeps it"),
            pytest.param(READ + "\n" + USE, "", FREE, id="the ending arm does nothing"),
        ],
    )
    def test_into_the_arm_of_those_who_end(self, before: str, arm: str, expected: set[str]) -> None:
        assert conflicts(kernel_of(ending(before, arm))) == expected

    @pytest.mark.parametrize(("here", "expected"), [("", APART), ("bar", FREE)])
    def test_into_a_callee_that_ends_waves(self, here: str, expected: set[str]) -> None:
        """Its code may be inlined, and then is an arm like any other."""
        extra = ENDPGM + QUIT.format(end="call void @llvm.amdgcn.endpgm()")
        body = f"W A\nbar\n{READ}\n{USE}\n{here}\n{CALL}\nbar\nW B\nbar\nR B\nret void"
        assert conflicts(kernel_of(body, extra=extra)) == expected


def asm(text: str, constraints: str = "~{memory}", effects: str = " sideeffect") -> str:
    return f'call void asm{effects} "{text}", "{constraints}"()'


class TestBarriersInAssembly:
    @pytest.mark.parametrize(
        ("barrier", "expected"),
        [
            pytest.param(asm("s_barrier"), FREE, id="is one"),
            pytest.param(asm("s_waitcnt lgkmcnt(0)\\0A\\09S_BARRIER ; all"), FREE, id="with its wait"),
            pytest.param(asm("s_barrier", ""), APART, id="over which LLVM may move accesses"),
            pytest.param(asm("s_barrier", effects=""), APART, id="that LLVM may remove"),
            pytest.param(asm("s_barrier\\0As_barrier"), APART, id="two in one"),
            pytest.param(asm("s_cbranch_scc0 1f\\0As_barrier\\0A1:"), APART, id="that may be jumped over"),
            pytest.param(asm(".rept 1\\0As_barrier\\0A.endr"), APART, id="in a macro"),
            pytest.param(asm("s_nop 0 ; s_barrier"), APART, id="in a comment: none"),
        ],
    )
    def test_counts_if_it_is_sure_to_be_one(self, barrier: str, expected: set[str]) -> None:
        body = f"W A\nbar\nR A\n{barrier}\nW B\nbar\nR B\nret void"
        assert conflicts(kernel_of(body)) == expected

    @pytest.mark.parametrize(("condition", "is_refused"), [("%w", True), ("%c", False)])
    def test_under_a_divergent_branch_is_refused(self, condition: str, is_refused: bool) -> None:
        body = f"%w = icmp ult i32 %tid, 8\nbr i1 {condition}, label %x, label %y\nx:\n{asm('s_barrier')}\nbr label %y\ny:\nW A\nbar\nR A\nret void"
        assert (kernel_of(body).refused is not None) is is_refused

    def test_that_is_invoked_is_refused(self) -> None:
        body = (
            'invoke void asm sideeffect unwind "s_barrier", "~{memory}"() to label %y unwind label %z\nz:\n'
            "%l = landingpad { ptr, i32 } cleanup\nret void\ny:\nW A\nbar\nR A\nret void"
        )
        found = kernel_of(body, extra=PERSONALITY, attributes="#0 personality ptr @p")
        assert found.refused is not None
        assert "assembly" in found.refused["text"]

    @pytest.mark.parametrize(("text", "is_barrier"), [("s_barrier", True), ("s_nop 0", False)])
    def test_in_a_callee_is_a_barrier(self, text: str, is_barrier: bool) -> None:
        extra = f"define internal void @f() noinline {{\n  {asm(text)}\n  ret void\n}}\n"
        kernel = kernel_of("call void @f()\nW A\nbar\nR A\nret void", extra=extra)
        assert len(kernel.phases) == 2 + is_barrier


PERSONALITY = "declare i32 @p(...)\n"
FILL = "define internal void @fill(i32 %t) noinline {{\n  %p = getelementptr i32, ptr addrspace(3) @{name}, i32 %t\n  store i32 %t, ptr addrspace(3) %p\n  ret void\n}}\n"


class TestInvoke:
    @pytest.mark.parametrize(("name", "expected"), [("A", APART), ("C", FREE)])
    @pytest.mark.parametrize(
        "call",
        [
            pytest.param("call void @fill(i32 %tid)\nbr label %on", id="call"),
            pytest.param("invoke void @fill(i32 %tid) to label %on unwind label %u", id="invoke"),
        ],
    )
    def test_is_a_call(self, call: str, name: str, expected: set[str]) -> None:
        """The callee's stores are read behind the use of @B."""
        unwind = "u:\n%l = landingpad { ptr, i32 } cleanup\nret void\n" if "invoke" in call else ""
        body = f"{call}\n{unwind}on:\nbar\nW B\nbar\nR B\nbar\nR A\nret void"
        found = kernel_of(
            body, extra=PERSONALITY + FILL.format(name=name), attributes="#0 personality ptr @p"
        )
        assert conflicts(found) & APART == expected

    @pytest.mark.parametrize(
        ("where", "is_refused"),
        [
            pytest.param(
                "u:\n%l = landingpad { ptr, i32 } cleanup\nbar\nbr label %on\n",
                True,
                id="and meets a barrier",
            ),
            pytest.param(
                "u:\n%l = landingpad { ptr, i32 } cleanup\nbr label %on\n", False, id="and comes back"
            ),
        ],
    )
    def test_some_work_items_may_unwind(self, where: str, is_refused: bool) -> None:
        body = (
            f"invoke void @fill(i32 %tid) to label %on unwind label %u\n{where}on:\nW B\nbar\nR B\nret void"
        )
        found = kernel_of(body, extra=PERSONALITY + FILL.format(name="A"), attributes="#0 personality ptr @p")
        assert (found.refused is not None) is is_refused


LDS_ASM = [
    pytest.param("ds_read_b32 $0, $1", True, id="reads"),
    pytest.param("flat_load_dword $0, $1", True, id="may, by a generic address"),
    pytest.param("ds_append $0", True, id="counts"),
    pytest.param("s_swappc_b64 s[30:31], s[4:5]", True, id="goes to code that may"),
    pytest.param("s_swap_pc_i64 s[30:31], s[4:5]", True, id="goes to code that may, on gfx1250"),
    pytest.param("ds_bvh_stack_rtn_b32 $0, $1, $1, $1", True, id="keeps a stack there"),
    pytest.param("ds_bpermute_b32 $0, $1, $1", False, id="uses the crossbar only"),
    pytest.param("v_add_u32 $0, $1, $1", False, id="computes"),
]


@pytest.mark.parametrize(("text", "may_touch"), LDS_ASM)
@pytest.mark.parametrize("is_called", [False, True])
def test_assembly_that_may_access_lds_may_access_any_of_it(
    text: str, may_touch: bool, is_called: bool
) -> None:
    statement = f'%z = call i32 asm sideeffect "{text}", "=v,v"(i32 %t)'
    extra = (
        f"define internal void @f(i32 %t) noinline {{\n  {statement}\n  ret void\n}}\n" if is_called else ""
    )
    call = "call void @f(i32 %tid)" if is_called else statement.replace("%t)", "%tid)")
    assert conflicts(kernel_of(USED + f"{call}\nret void", extra=extra)) == (APART if may_touch else FREE)


STALE = """%w = icmp ult i32 %tid, 32
br i1 %w, label %lo, label %hi
lo:
br label %inner
inner:
%j = phi i32 [ %tid, %lo ], [ %jn, %inner ]
%k = phi i32 [ 0, %lo ], [ %kn, %inner ]
%jn = add i32 %j, 32
%kn = add i32 %k, 1
%more = icmp ult i32 %kn, {iterations}
br i1 %more, label %inner, label %after
after:
%jm = and i32 %j, 63
%pj = getelementptr i32, ptr addrspace(3) @A, i32 %jm
store i32 77, ptr addrspace(3) %pj
br label %join
hi:
W A
br label %join
join:
bar
R A
ret void"""


@pytest.mark.parametrize(("iterations", "expected"), [("%n", APART), ("1", FREE), ("2", APART)])
def test_behind_a_loop_of_unknown_length_its_counter_is_unknown(iterations: str, expected: set[str]) -> None:
    """Work-items below 32 write @A[tid] after an odd number of iterations, and else leave it to the next 32."""
    assert conflicts(kernel_of(USED + STALE.format(iterations=iterations))) == expected


MULTICAST = """declare void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
"""


@pytest.mark.parametrize(
    ("copy", "mask", "expected"),
    [("cluster.load.async", ", i32 3", APART), ("global.load.async", "", FREE)],
)
def test_other_workgroups_may_write_what_is_copied_to_a_cluster(
    copy: str, mask: str, expected: set[str]
) -> None:
    """No barrier of this workgroup says when."""
    body = (
        "W B\nbar\nR B\nbar\n%pa = getelementptr i32, ptr addrspace(3) @A, i32 %tid\n"
        f"call void @llvm.amdgcn.{copy}.to.lds.b32(ptr addrspace(1) %in, ptr addrspace(3) %pa, i32 0, i32 0{mask})\n"
        "call void @llvm.amdgcn.s.wait.asynccnt(i16 0)\nbar\nR A\nret void"
    )
    assert conflicts(kernel_of(body, extra=MULTICAST, attributes='"target-cpu"="gfx1250"')) == expected


def test_a_copy_may_begin_in_front_of_its_variable() -> None:
    """Its first lanes may be off, and the others' bytes are within: what is read there has been written."""
    body = (
        "%s = select i1 %c, i32 -64, i32 128\n%pd = getelementptr i8, ptr addrspace(3) @A, i32 %s\n"
        "call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) %pd, i32 4, i32 0, i32 0)\n"
        "call void @llvm.amdgcn.s.waitcnt(i32 3952)\nbar\nr A\nret void"
    )
    assert not kernel_of(body).errors
