"""What a compare says where its branch was taken, and where it may not be asked."""

from __future__ import annotations

import pytest
from range_cases import LDS, TID, of

IF = """
%q = icmp {compare}
br i1 %q, label {targets}
then:
{then}
br label %end
end:
{end}
"""
HEAD = """
br label %head
head:
%i = phi i32 [ {start}, %entry ], [ %next, %body ]
%again = icmp {test}
br i1 %again, label %body, label %end
body:
{body}
%next = {step}
br label %head
end:
{end}
"""


def guarded(
    then: str, compare: str = "ult i32 %n, 64", *, targets: str = "%then, label %end", end: str = ""
) -> str:
    return IF.format(then=then, compare=compare, targets=targets, end=end)


def head_tested(
    test: str, *, start: int = 0, step: str = "add i32 %i, 1", body: str = "%x = add i32 %i, 0", end: str = ""
) -> str:
    return HEAD.format(test=test, start=start, step=step, body=body, end=end)


class TestBlocks:
    @pytest.mark.parametrize(
        ("compare", "expected"),
        [
            ("ult i32 %n, 64", "[0, 63]"),
            ("ugt i32 64, %n", "[0, 63]"),
            ("sgt i32 %n, -1", "[0, 2147483647]"),
            ("eq i32 %n, 7", "7"),
            ("ult i32 %n, %b", "[0, 254]"),
            ("ne i32 %n, 0", "[1, 4294967295]"),
            ("ne i32 %n, 7", "any"),  # an arc has no holes
            ("ult i32 %n, %n", "any"),
            ("ult i64 %m, 64", "any"),  # of something else
        ],
    )
    def test_value_is_as_its_compare_says(self, compare: str, expected: str) -> None:
        assert (
            of("%t = trunc i64 %m to i32\n%b = and i32 %t, 255\n" + guarded("%x = add i32 %n, 0", compare))
            == expected
        )

    def test_false_edge_is_the_inverse(self) -> None:
        assert of(guarded("%x = lshr i32 %n, 0", "uge i32 %n, 64", targets="%end, label %then")) == "[0, 63]"

    def test_guards_that_lie_in_each_other_hold_together(self) -> None:
        inner = """
            %r1 = icmp ugt i32 %n, 15
            br i1 %r1, label %both, label %end
            both:
            %x = add i32 %n, 0"""
        assert of(guarded(inner)) == "[16, 63]"

    def test_blocks_behind_the_guarded_one_are_guarded(self) -> None:
        inner = """
            br i1 %c, label %left, label %right
            left:
            br label %right
            right:
            %x = add i32 %n, 0"""
        assert of(guarded(inner)) == "[0, 63]"

    @pytest.mark.parametrize(
        ("reading", "expected"),
        [
            ("add i32 %tid, 0", "[0, 63]"),
            ("call i32 @llvm.amdgcn.wwm.i32(i32 %tid)", "[0, 1023]"),
            (
                "call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %tid, i32 1, i32 15, i32 15, i1 0)",
                "[0, 1023]",
            ),
        ],
    )
    def test_it_holds_in_the_lanes_that_passed_the_guard(self, reading: str, expected: str) -> None:
        """What an instruction takes from other lanes was not compared there."""
        assert of(TID + guarded(f"%x = {reading}", "ult i32 %tid, 64")) == expected

    def test_operand_of_a_phi_is_as_its_block_says(self) -> None:
        assert of(guarded("", end="%x = phi i32 [ %n, %then ], [ 100, %entry ]")) == "[0, 100]"

    def test_address_of_a_guarded_index(self) -> None:
        assert of(guarded(f"%x = getelementptr i32, {LDS} @A, i32 %n")) == "A+[0, 252]/4"

    def test_bound_is_what_it_may_be_at_most(self) -> None:
        assert of(f"{TID}{guarded('%x = add i32 %n, 0', 'ult i32 %n, %tid')}") == "[0, 1022]"


class TestWhereNothingHolds:
    def test_behind_the_guarded_block(self) -> None:
        assert of(guarded("", end="%x = add i32 %n, 0")) == "any"

    def test_in_a_block_with_another_way_in(self) -> None:
        other = """
            br i1 %c, label %first, label %then
            first:
            %q = icmp ult i32 %n, 64
            br i1 %q, label %then, label %end
            then:
            %x = add i32 %n, 0
            br label %end
            end:"""
        assert of(other) == "any"

    def test_where_both_edges_lead_to_one_block(self) -> None:
        assert of("""
            %q = icmp ult i32 %n, 64
            br i1 %q, label %then, label %then
            then:
            %x = add i32 %n, 0""") == "any"  # fmt: skip

    def test_of_a_value_that_only_equals_the_compared_one(self) -> None:
        """``%y`` is computed from the same operand; that the compare holds of it, too, is not seen."""
        assert of("%y = add i32 %n, 1\n" + guarded("%x = add i32 %y, 0")) == "any"

    def test_of_addresses(self) -> None:
        found = of(
            f"%p = getelementptr i8, {LDS} @A, i32 %n\n"
            + guarded("%x = getelementptr i8, ptr addrspace(3) %p, i32 0", f"ult {LDS} %p, @B")
        )
        assert found == "A+any"

    def test_of_integers_above_64_bits(self) -> None:
        body = "%w = zext i64 %m to i128\n%v = shl i128 %w, 64\n"
        assert of(body + guarded("%x = trunc i128 %v to i64", "ult i128 %v, 64")) == "any"

    @pytest.mark.parametrize("name", ["strict.wwm", "wwm", "wqm"])
    def test_in_whole_wave_mode_lanes_run_whose_branch_was_not_taken(self, name: str) -> None:
        call = f"%x = add i32 %n, 0\n%z = call i32 @llvm.amdgcn.{name}.i32(i32 %x)"
        assert of(guarded(call)) == "any"

    def test_for_a_call_that_reads_other_lanes(self) -> None:
        call = "%x = call i32 @llvm.amdgcn.readlane.i32(i32 %n, i32 3)"
        assert of(guarded(call)) == "any"


class TestLoops:
    @pytest.mark.parametrize(
        ("test", "start", "step", "expected"),
        [
            ("ult i32 %i, 64", 0, "add i32 %i, 1", "[0, 63]"),
            ("slt i32 %i, 64", 0, "add i32 %i, 4", "[0, 60]/4"),
            ("ne i32 %i, 64", 0, "add i32 %i, 16", "[0, 48]/16"),
            ("ugt i32 %i, 0", 100, "add i32 %i, -1", "[1, 100]"),
            ("sge i32 %i, 0", 100, "sub i32 %i, 4", "[0, 100]/4"),
            ("ult i32 %i, 100", 1, "shl i32 %i, 1", "[1, 99]"),
        ],
    )
    def test_counter_tested_at_the_head(self, test: str, start: int, step: str, expected: str) -> None:
        assert of(head_tested(test, start=start, step=step)) == expected

    def test_counter_behind_its_loop_is_what_ended_it(self) -> None:
        assert of(head_tested("ult i32 %i, 64", body="", end="%x = add i32 %i, 0")) == "64"

    @pytest.mark.parametrize("test", ["ult i32 %i, %n", "ne i32 %i, %n", "ult i32 %n, 64"])
    def test_counter_without_a_bound_at_the_head(self, test: str) -> None:
        assert of(head_tested(test)).startswith(("any", "[0, 4294967294]"))

    def test_counter_of_one_loop_is_not_bounded_by_another(self) -> None:
        inner = """
            br label %inner
            inner:
            %j = phi i32 [ 0, %body ], [ %j1, %more ]
            %x = add i32 %i, %j
            %go = icmp ult i32 %j, 8
            br i1 %go, label %more, label %done
            more:
            %j1 = add i32 %j, 1
            br label %inner
            done:"""
        text = head_tested("ult i32 %i, 64", body=inner).replace("[ %next, %body ]", "[ %next, %done ]")
        assert of(text) == "[0, 71]"

    @pytest.mark.parametrize(
        ("step", "again", "expected"),
        [
            ("add i32 %i, 1", "ult i32 %i, 98", "[0, 98]"),
            ("add i32 %i, 16", "ne i32 %i, 1024", "[0, 1024]/16"),
            ("sub i32 %i, 4", "sgt i32 %i, -200", "[-200, 0]/4"),
            ("add i32 1, %i", "uge i32 98, %i", "[0, 99]"),
        ],
    )
    def test_counter_tested_before_its_step(self, step: str, again: str, expected: str) -> None:
        assert of(f"""
            br label %loop
            loop:
            %i = phi i32 [ 0, %entry ], [ %next, %loop ]
            %x = add i32 %i, 0
            %next = {step}
            %again = icmp {again}
            br i1 %again, label %loop, label %end
            end:""") == expected  # fmt: skip

    def test_step_by_what_comes_from_elsewhere_is_not_bounded(self) -> None:
        """The step is formed again of the refined counter, and of all that is added to it."""
        assert of("""
            br label %loop
            loop:
            %i = phi i32 [ 0, %entry ], [ %next, %loop ]
            %x = add i32 %i, 0
            %next = add i32 %i, %n
            %again = icmp ult i32 %i, 64
            br i1 %again, label %loop, label %end
            end:""") == "any"  # fmt: skip
