"""The behaviours that rocMLIR's tests of LDS liveness and reuse ask for, on kernels of our own.

Where rocMLIR keeps several allocations, or rounds each to 16 bytes, what counts here is which share bytes, and how many
bytes a proven best placement has.
"""

from __future__ import annotations

import pytest
from liveness_kernels import buffer, conflicts, kernel_of, text_of

import ldsopt


def chain(names: str) -> str:
    """Each variable is written, read behind a barrier, and the next one begins behind another."""
    return "\nbar\n".join(f"W {name}\nbar\nR {name}" for name in names.split()) + "\nret void"


def placed_bytes(body: str, **given: str | int) -> int:
    """The bytes of the arena that `ldsopt pack` makes, proved to be the fewest."""
    (kernel,) = ldsopt.pack(ldsopt.parse(text_of(body, **given)), goal="bytes").details.kernels  # type: ignore[arg-type]
    assert kernel.plan.proven
    return kernel.plan.after


class TestReuse:
    def test_two_of_one_size_share(self) -> None:
        assert placed_bytes(chain("A B")) == 256

    def test_nothing_is_shared_where_they_overlap(self) -> None:
        assert placed_bytes("W A\nW B\nbar\nR A\nR B\nret void") == 512

    def test_six_share_one_place(self) -> None:
        names = "A B C D E F"
        assert placed_bytes(chain(names), buffers=names) == 256

    def test_three_that_are_small_fit_where_a_large_one_was(self) -> None:
        """rocMLIR keeps a 3 KiB buffer apart from three of 1 KiB that are needed together (fragmentation)."""
        large = "@L = internal addrspace(3) global [192 x i32] undef, align 16\n"
        body = "W A\nW B\nW C\nbar\nR A\nR B\nR C\nbar\n%l = getelementptr i32, ptr addrspace(3) @L, i32 %tid\nstore i32 1, ptr addrspace(3) %l\nbar\n%m = load i32, ptr addrspace(3) %l\nret void"
        assert placed_bytes(body, extra=large) == 768

    def test_alignments_are_kept(self) -> None:
        """Odd sizes: 1, 15, 1023 and 3 bytes, all needed at once."""
        sizes = {"a": 1, "b": 15, "c": 1023, "d": 3}
        extra = "".join(
            f"@{n} = internal addrspace(3) global [{s} x i8] undef, align 16\n" for n, s in sizes.items()
        )
        body = "".join(f"store i8 0, ptr addrspace(3) @{n}\n" for n in sizes)
        body += "bar\n" + "".join(f"%v.{n} = load i8, ptr addrspace(3) @{n}\n" for n in sizes) + "ret void"
        kernel = kernel_of(body, extra=extra)
        assert {one["name"]: (one["bytes"], one["alignment"]) for one in kernel.buffers} == {
            name: (size, 16) for name, size in sizes.items()
        }

    def test_several_ranges_of_one_variable(self) -> None:
        """A, B, A, B: both ranges of B lie in holes of A."""
        assert placed_bytes(chain("A B A B")) == 256

    @pytest.mark.parametrize(
        ("body", "expected"),
        [
            # They meet in the second ranges only: one meeting is enough.
            ("W A\nbar\nR A\nbar\nW B\nbar\nR B\nbar\nW A\nW B\nbar\nR A\nR B\nret void", {"AB"}),
            # A and B meet; C meets neither.
            ("W A\nW B\nbar\nR A\nR B\nbar\nW C\nbar\nR C\nret void", {"AB"}),
            # Each pair meets somewhere.
            ("W A\nW B\nbar\nR A\nR B\nbar\nW B\nW C\nbar\nR B\nR C\nbar\nW C\nW A\nbar\nR C\nR A\nret void", {"AB", "AC", "BC"}),
        ],
    )  # fmt: skip
    def test_those_that_meet_anywhere_are_apart(self, body: str, expected: set[str]) -> None:
        assert conflicts(kernel_of(body)) == expected


class TestAnnotate:
    def test_several_stores_and_loads_are_one_range(self) -> None:
        assert buffer(kernel_of("W A\nW A\nbar\nR A\nR A\nret void"), "A").ranges == [[0, 2]]

    def test_a_call_without_a_pointer_is_no_access(self) -> None:
        kernel = kernel_of(
            "W A\nbar\nR A\n%g = call i32 @llvm.amdgcn.workgroup.id.x()\nbar\nW B\nbar\nR B\nret void"
        )
        assert conflicts(kernel) == set()

    def test_a_write_that_is_never_read_is_kept_up_to_the_return(self) -> None:
        """rocMLIR refuses it (a non-closed pattern)."""
        kernel = kernel_of("W A\nbar\nW B\nbar\nR B\nret void")
        assert conflicts(kernel) == {"AB"}
        assert [(one["kind"], one["severity"]) for one in kernel.findings] == [("dead-store", "warning")]

    def test_a_read_that_nothing_has_written(self) -> None:
        (finding,) = kernel_of("R A\nbar\nW A\nbar\nR A\nret void").findings
        assert (finding["kind"], finding["severity"]) == ("unwritten-read", "error")
        assert finding["message"] == "reads bytes of @A that no path has written"

    @pytest.mark.parametrize(
        "body",
        ["br i1 %c, label %x, label %y\nx:\nW A\nbr label %y\ny:\nbar\nR A\nret void",
         "br label %x\nx:\n%i = phi i32 [ 0, %entry ], [ %j, %x ]\nR A\nbar\nW A\nbar\n%j = add i32 %i, 1\n%m = icmp slt i32 %j, %n\nbr i1 %m, label %x, label %y\ny:\nret void"],
        ids=["written on one way", "written the last time round"],
    )  # fmt: skip
    def test_a_read_that_some_path_has_written(self, body: str) -> None:
        assert kernel_of(body).errors == []

    def test_too_much_lds_is_told_by_variable(self) -> None:
        """And whether sharing may help."""
        (finding,) = kernel_of(chain("A B"), size=10240).findings
        assert finding["kind"] == "too-much-lds"
        table = "81920 bytes of LDS without sharing and a workgroup has 65536 on gfx942: @A 40960, @B 40960"
        assert finding["message"].endswith(f"{table}; 40960 are needed at one time: try `ldsopt pack`")
        (finding,) = kernel_of("W A\nW B\nbar\nR A\nR B\nret void", size=10240).findings
        assert finding["message"].endswith(table)

    def test_global_memory_is_no_buffer(self) -> None:
        kernel = kernel_of(
            "%v = load i32, ptr addrspace(1) %in\nstore i32 %v, ptr addrspace(1) %out\nW A\nbar\nR A\nret void"
        )
        assert [one["name"] for one in kernel.buffers] == ["A"]
