"""Accesses, calls and placements that keep a variable; the verdict on each shape of code is ``liveness/shapes.ll``."""

from __future__ import annotations

import pytest
from liveness_kernels import Liveness, buffer, conflicts, kernel_of, report_of, text_of

DIVERGENT = """
%cond = icmp ult i32 %tid, 32
W A
bar
br i1 %cond, label %then, label %else
then:
W B
R B
br label %end
else:
R A
br label %end
end:
ret void
"""


HOLE_OF = "W A\nbar\n{use}\nbar\nW B\nbar\nR B\nbar\nret void"


class TestOtherAccesses:
    """An access other than a plain load or store keeps a variable for as long as it may be used."""

    def test_an_atomic_reads_what_was_there(self) -> None:
        body = (
            "W A\nbar\nW B\nbar\nR B\nbar\n%o = atomicrmw add ptr addrspace(3) @A, i32 1 monotonic\nret void"
        )
        assert conflicts(kernel_of(body)) == {"AB"}

    def test_a_copy_reads_one_and_writes_the_other(self) -> None:
        body = "W A\nbar\ncall void @llvm.memcpy.p3.p3.i32(ptr addrspace(3) @C, ptr addrspace(3) @A, i32 256, i1 false)\nbar\nR C\nret void"
        assert conflicts(kernel_of(body)) == {"AC"}

    def test_a_fill_only_writes(self) -> None:
        body = "W A\nbar\nR A\nbar\ncall void @llvm.memset.p3.i32(ptr addrspace(3) @B, i8 0, i32 256, i1 false)\nbar\nR B\nret void"
        assert conflicts(kernel_of(body)) == set()

    def test_an_address_that_a_select_merges_is_of_both(self) -> None:
        body = "W A\nbar\nW B\nbar\n%s = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B\n%v = load i32, ptr addrspace(3) %s\nret void"
        assert conflicts(kernel_of(body)) == {"AB"}

    def test_an_unknown_address_is_of_every_variable(self) -> None:
        body = "W A\nbar\nW B\nbar\n%x = ptrtoint ptr addrspace(3) @A to i32\n%y = mul i32 %x, %n\n%z = inttoptr i32 %y to ptr addrspace(3)\n%v = load i32, ptr addrspace(3) %z\nret void"
        assert conflicts(kernel_of(body)) == {"AB"}

    @pytest.mark.parametrize(
        ("address", "expected"),
        [("%z = inttoptr i32 %n to ptr addrspace(3)", {"AB"}), ("%z = getelementptr i8, ptr addrspace(3) @C, i32 0", set())],
    )  # fmt: skip
    def test_a_number_as_an_address_may_be_in_any_variable(self, address: str, expected: set[str]) -> None:
        body = (
            f"W A\nbar\nR A\nbar\nW B\nbar\nR B\nbar\n{address}\n%v = load i32, ptr addrspace(3) %z\nret void"
        )
        assert conflicts(kernel_of(body)) & {"AB"} == expected

    @pytest.mark.parametrize(
        ("line", "why"),
        [
            ("store ptr addrspace(3) @A, ptr addrspace(1) %out", "leaves our sight"),
            ("call void @unknown()", "unknown code"),
            (
                'call void asm sideeffect "global_load_lds_dword $0", "v"(i32 %n)',
                "LDS-DMA of unknown destination",
            ),
        ],
    )
    def test_what_others_may_use_is_needed_throughout(self, line: str, why: str) -> None:
        kernel = kernel_of(HOLE_OF.format(use="R A\n" + line))
        assert "AB" in conflicts(kernel)
        assert buffer(kernel, "A").ranges == [[0, 5]]
        assert why in buffer(kernel, "A").reasons[0]["text"]

    DMA = "call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %rsrc, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)"

    @pytest.mark.parametrize(
        "copy",
        ["raw.ptr.buffer.load.lds(ptr addrspace(8) %rsrc, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)",
         "global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)",
         "load.to.lds.p1(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)"],
    )  # fmt: skip
    @pytest.mark.parametrize(
        ("wait", "expected"), [("call void @llvm.amdgcn.s.waitcnt(i32 3952)", set()), ("", {"AB"})]
    )
    def test_each_form_of_dma_is_a_write_in_flight(self, copy: str, wait: str, expected: set[str]) -> None:
        body = f"call void @llvm.amdgcn.{copy}\n{wait}\nbar\nR A\nbar\nW B\nbar\nR B\nret void"
        kernel = kernel_of(body)
        assert conflicts(kernel) == expected
        assert not kernel.errors

    def test_a_dma_that_is_complete_occupies_up_to_the_barrier(self) -> None:
        """Another wave's copy may still be in flight where this one has waited for its own."""
        body = f"{self.DMA}\ncall void @llvm.amdgcn.s.waitcnt(i32 3952)\nW B\nbar\nR A\nbar\nR B\nret void"
        assert conflicts(kernel_of(body)) == {"AB"}


def function(name: str, body: str, arguments: str = "", linkage: str = "internal") -> str:
    return f"define {linkage} void @{name}({arguments}) {{\n{body}\nret void\n}}\n"


READS_A = "%v = load i32, ptr addrspace(3) @A\nstore i32 %v, ptr addrspace(3) @C"
READS_GIVEN = "%v = load i32, ptr addrspace(3) %p\nstore i32 %v, ptr addrspace(3) @C"
POINTER = "ptr addrspace(3) %p"


class TestFunctions:
    """A call is an access to what the function, and what it calls, may touch; of other functions nothing counts."""

    @pytest.mark.parametrize(
        ("functions", "call"),
        [
            (function("f", READS_A), "@f()"),
            (function("f", READS_A, linkage="protected"), "@f()"),
            (function("f", "call void @g()") + function("g", READS_A), "@f()"),
            (function("f", READS_GIVEN, POINTER), "@f(ptr addrspace(3) @A)"),
            (function("f", f"call void @g({POINTER})", POINTER) + function("g", READS_GIVEN, POINTER), "@f(ptr addrspace(3) @A)"),
            (function("f", READS_GIVEN.replace("addrspace(3) %p", "%p"), "ptr %p"), "@f(ptr addrspacecast (ptr addrspace(3) @A to ptr))"),
        ],
        ids=["of the variable", "exported", "by way of another", "given its address", "handed on", "as a flat pointer"],
    )  # fmt: skip
    def test_a_call_is_an_access_where_it_stands(self, functions: str, call: str) -> None:
        """@A is needed up to the call, or from it on, and not beyond."""
        dead, live = (
            f"W A\nbar\ncall void {call}\nbar\nW B\nbar\nR B\nret void",
            f"W A\nbar\nW B\nbar\nR B\nbar\ncall void {call}\nret void",
        )
        assert "AB" not in conflicts(kernel_of(dead, extra=functions))
        assert "AB" in conflicts(kernel_of(live, extra=functions))

    def test_one_address_of_two_call_sites_is_of_both(self) -> None:
        functions = function("f", READS_GIVEN, POINTER)
        body = "W A\nbar\nW B\nbar\ncall void @f(ptr addrspace(3) @B)\nbar\nW C\nbar\nR C\nret void"
        assert "AB" not in conflicts(kernel_of(body.replace("W A", "W A\nbar\nR A"), extra=functions))
        both = body.replace("W A\nbar", "W A\nbar\ncall void @f(ptr addrspace(3) @A)\nbar")
        assert "AB" in conflicts(kernel_of(both, extra=functions))

    def test_a_write_of_a_function_covers_nothing(self) -> None:
        functions = function("f", "store [64 x i32] zeroinitializer, ptr addrspace(3) @A")
        body = "W A\nbar\nR A\nbar\nW B\nbar\nR B\nbar\ncall void @f()\nbar\nR A\nret void"
        assert conflicts(kernel_of(body, extra=functions)) == {"AB"}

    @pytest.mark.parametrize("linkage", ["internal", "protected"])
    def test_what_the_kernel_does_not_call_is_none_of_its_business(self, linkage: str) -> None:
        """As the second body that clang makes of an OpenCL kernel: exported, and it lets addresses escape."""
        functions = function(
            "f",
            "store i32 %i, ptr addrspace(1) %q\nstore ptr addrspace(3) @A, ptr addrspace(1) %q",
            "i32 %i, ptr addrspace(1) %q",
            linkage,
        )
        found = report_of(text_of("W A\nbar\nR A\nbar\nW B\nbar\nR B\nret void", extra=functions))
        assert not Liveness(found["kernels"][0]).conflicts
        assert found["notes"] == ["f is no kernel, and no kernel calls it; what it does with LDS is left out"]

    @pytest.mark.parametrize(
        "use",
        ["store ptr @f, ptr addrspace(1) %out", "call void @unknown()"],
        ids=["address taken", "unknown code"],
    )
    def test_unless_somebody_may_call_it(self, use: str) -> None:
        functions = function(
            "f", "store ptr addrspace(3) @A, ptr addrspace(1) %q", "ptr addrspace(1) %q", "protected"
        )
        assert conflicts(
            kernel_of(f"W A\nbar\nR A\n{use}\nbar\nW B\nbar\nR B\nret void", extra=functions)
        ) >= {"AB"}

    @pytest.mark.parametrize(("body", "expected"), [("", set()), ("call void @unknown()", {"AB"})])
    def test_unknown_code_that_a_called_function_calls_may_use_anything(
        self, body: str, expected: set[str]
    ) -> None:
        functions = function("f", READS_A, linkage="protected") + function("calls", body)
        kernel = kernel_of("W A\nbar\nR A\ncall void @calls()\nbar\nW B\nbar\nR B\nret void", extra=functions)
        assert conflicts(kernel) & {"AB"} == expected

    def test_a_copy_that_a_function_starts_is_in_flight_throughout(self) -> None:
        dma = TestOtherAccesses.DMA.replace("%rsrc", "%r")
        functions = function("f", dma, "ptr addrspace(8) %r")
        body = "call void @f(ptr addrspace(8) %rsrc)\nbar\nR A\nbar\nW B\nbar\nR B\nret void"
        kernel = kernel_of(body, extra=functions)
        assert conflicts(kernel) == {"AB"}
        assert buffer(kernel, "A").reasons[0]["text"] == "an asynchronous copy in f, which the kernel calls"


class TestFindings:
    """Only what is certain is told."""

    WRITES = "store i32 1, ptr addrspace(3) @A"
    EITHER = "%p = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B"
    ARMS = "W A\nbar\nr A\nbar\n%g = icmp ult i32 %tid, 10\nbr i1 %g, label %yes, label %no\n"

    @pytest.mark.parametrize(
        ("body", "expected"),
        [
            ("R A", {("unwritten-read", "A")}),
            ("W A\nbar\nR A", set()),
            ("br i1 %c, label %x, label %y\nx:\nW A\nbr label %y\ny:\nbar\nR A", set()),
            ("R A\nbar\nW A\nbar\nR A", {("unwritten-read", "A")}),
            ("W B\nbar\nR B\nW A", {("dead-store", "A")}),
            ("W A\nbar\nW A\nbar\nR A", {("dead-store", "A")}),
            (f"{ARMS}yes:\nw A\nbr label %end\nno:\nr A\nbr label %end\nend:", set()),  # others read it meanwhile
            (f"{ARMS}yes:\nw A\nbr label %end\nno:\nbr label %end\nend:", {("dead-store", "A")}),
            (f"W B\nbar\n{EITHER}\n%x = load i32, ptr addrspace(3) %p\nstore i32 %x, ptr addrspace(1) %out", set()),
            (f"{EITHER}\nstore i32 1, ptr addrspace(3) %p\nbar\nR A", set()),
            ("call void @writes.and.reads()", set()),
        ],
    )  # fmt: skip
    def test_what_is_said_of_which_variable(self, body: str, expected: set[tuple[str, str]]) -> None:
        extra = function("writes.and.reads", f"{self.WRITES}\n{READS_A.replace('@C', '@A')}")
        kernel = kernel_of(f"{body}\nret void", extra=extra)
        found = {(f["kind"], name) for f in kernel.findings for name in "ABC" if f"@{name}" in f["message"]}
        assert found == expected
        severities = {"unwritten-read": "error", "dead-store": "warning"}
        assert all(f["severity"] == severities[f["kind"]] for f in kernel.findings)

    def test_too_much_lds_is_told_by_variable(self) -> None:
        """And whether sharing may help."""
        (finding,) = kernel_of("W A\nbar\nR A\nbar\nW B\nbar\nR B\nret void", size=10240).findings
        assert finding["kind"] == "too-much-lds"
        table = "81920 bytes of LDS without sharing and a workgroup has 65536 on gfx942: @A 40960, @B 40960"
        assert finding["message"].endswith(f"{table}; 40960 are needed at one time: try `ldsopt pack`")
        (finding,) = kernel_of("W A\nW B\nbar\nR A\nR B\nret void", size=10240).findings
        assert finding["message"].endswith(table)


class TestEarlyExit:
    """Work-items beyond the end of the data return at once, as most kernels begin; LLVM makes one ``ret`` of all."""

    BODY = "%far = icmp uge i32 %tid, %n\nbr i1 %far, label %end, label %go\ngo:\n{0}\nbr label %end\nend:\n{1}ret void"
    PHASES = "W A\nbar\nR A\nbar\nW B\nbar\nR B"

    def test_leaves_the_phases_of_the_others(self) -> None:
        kernel = kernel_of(self.BODY.format(self.PHASES, ""))
        assert kernel.refused is None
        assert conflicts(kernel) == set()

    def test_covers_nothing_from_then_on(self) -> None:
        """A later read sees the elements that the ended work-items have left."""
        again = f"W A\nbar\nR A\nbar\n{self.PHASES}\nbar\nW A\nbar\nR A"
        assert conflicts(kernel_of(self.BODY.format(again, ""))) == {"AB"}

    @pytest.mark.parametrize(
        ("early", "expected"), [("", set()), ("W C", {"AC", "BC"}), ("r C", {"AC", "BC"}), ("R A", {"AB"})]
    )
    def test_what_is_done_on_the_way_out_meets_all_phases_of_the_others(
        self, early: str, expected: set[str]
    ) -> None:
        """Work-items of one wave that part go one after the other: those who return may be the last."""
        branch = "%far = icmp uge i32 %tid, %n\nbr i1 %far, label %out.here, label %go"
        body = f"{branch}\nout.here:\n{early}\nret void\ngo:\n{self.PHASES}\nret void"
        assert conflicts(kernel_of(body)) == expected

    @pytest.mark.parametrize("last", ["W A\n", "R A\n", "bar\n", "store i32 0, ptr addrspace(1) %out\n"])
    def test_must_be_the_end(self, last: str) -> None:
        """The work-items that are there first do it phases earlier than the others."""
        kernel = kernel_of(self.BODY.format(self.PHASES, last))
        assert kernel.refused is not None
        assert "different ways" in kernel.refused["text"]


class TestSplitBarriers:
    SIGNAL = "call void @llvm.amdgcn.s.barrier.signal(i32 -1)"
    WAIT = "call void @llvm.amdgcn.s.barrier.wait(i16 -1)"

    @pytest.mark.parametrize(
        ("between", "expected"),
        [("", set()), ("R A", {"AB"}), ("W B", {"AB"})],
    )  # fmt: skip
    def test_what_lies_between_the_halves_meets_both_sides(self, between: str, expected: set[str]) -> None:
        body = f"W A\nbar\nR A\n{self.SIGNAL}\n{between}\n{self.WAIT}\nW B\nbar\nR B\nret void"
        assert conflicts(kernel_of(body)) == expected

    def test_both_halves_are_needed(self) -> None:
        kernel = kernel_of(f"W A\n{self.SIGNAL}\nbar\nR A\nret void")
        assert kernel.refused is not None
        assert "do not alternate" in kernel.refused["text"]


class TestEdges:
    """The report's statements about a conflict."""

    ARMS = "br i1 %g, label %yes, label %no\nyes:\nw A\nr A\nbr label %end\nno:\nw B\nr B\nbr label %end\nend:\nret void"

    def test_the_segments_in_which_both_are_needed(self) -> None:
        kernel = kernel_of("W A\nbar\nR A\nW B\nbar\nR B\nbar\nW C\nret void")
        assert kernel["conflicts"] == [
            {"buffers": ["A", "B"], "phase": 1, "segments": [1], "concurrent": False}
        ]

    def test_two_that_waves_need_in_two_segments_at_a_time(self) -> None:
        (edge,) = kernel_of(f"%g = icmp ult i32 %tid, 10\n{self.ARMS}", buffers="A B")["conflicts"]
        assert (edge["buffers"], edge["phase"], edge["concurrent"]) == (["A", "B"], 0, True)
        (edge,) = kernel_of(DIVERGENT)["conflicts"]
        assert edge["buffers"] == ["A", "B"]
