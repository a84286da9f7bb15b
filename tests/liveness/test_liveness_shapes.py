"""Accesses, calls and placements that keep a variable; the verdict on each shape of code is ``liveness/shapes.ll``."""

from __future__ import annotations

import pytest
from liveness_kernels import Liveness, kernel_of, report_of, text_of

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


def function(name: str, body: str, arguments: str = "", linkage: str = "internal") -> str:
    return f"define {linkage} void @{name}({arguments}) {{\n{body}\nret void\n}}\n"


READS_A = "%v = load i32, ptr addrspace(3) @A\nstore i32 %v, ptr addrspace(3) @C"


class TestFunctions:
    """A call is an access to what the function, and what it calls, may touch; of other functions nothing counts."""

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
