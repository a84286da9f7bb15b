"""Calls as the ranges see them: what bounds a result, who passes what, which lanes are read, what has no rule."""

from __future__ import annotations

import pytest
from range_cases import LDS, TID, analysed, footprints_of, module_of, of, shown, value

from ldsopt import parse
from ldsopt.analysis import integers
from ldsopt.analysis.ranges.values import plain

PERSONALITY = "declare i32 @personality(...)\n"


class TestStatedRange:
    """``range`` bounds the result where it is an attribute of the result, or metadata of the instruction."""

    @pytest.mark.parametrize(
        ("body", "expected"),
        [
            ("%x = call range(i32 0, 4) i32 @llvm.amdgcn.mbcnt.lo(i32 %n, i32 %n)", "[0, 3]"),
            ('%x = call range(i32 0, 4) i32 asm "v_mov_b32 $0, 1", "=v"()', "[0, 3]"),
            ("%x = load i32, ptr addrspace(1) %out, !range !{i32 0, i32 4}", "[0, 3]"),
            ('%x = call i32 asm "v_mov_b32 $0, $1", "=v,v"(i32 range(i32 0, 4) %n)', "any"),
            ('%x = call i32 asm "; range(i32 0, 4)", "=v"()', "any"),
            ('%"range(i32 0, 4)" = getelementptr i32, ptr addrspace(1) %out, i32 1\n'
             '%x = load i32, ptr addrspace(1) %"range(i32 0, 4)"', "any"),
            ('%", !range !0" = getelementptr i32, ptr addrspace(1) %out, i32 1\n'
             '%x = load i32, ptr addrspace(1) %", !range !0"', "any"),
            ("%x = load i32, ptr addrspace(1) %out, !other !{i32 0, i32 4}", "any"),
        ],
    )  # fmt: skip
    def test_bounds_its_own_result(self, body: str, expected: str) -> None:
        assert of(body) == expected


class TestInvoke:
    """``invoke`` passes and returns what ``call`` does."""

    BODY = (
        "%d = invoke i32 @f({0}) to label %ok unwind label %bad\nok:\n{1}\nbr label %end\n"
        "bad:\n%l = landingpad {{ ptr, i32 }} cleanup\nbr label %end\nend:"
    )

    def test_returns_what_the_function_returns(self) -> None:
        body = self.BODY.format("i32 0", f"%x = getelementptr i8, {LDS} @S, i32 %d")
        distance = f"sub i32 ptrtoint ({LDS} @T to i32), ptrtoint ({LDS} @S to i32)"
        given = {"attributes": "personality ptr @personality"}
        function = PERSONALITY + "define internal i32 @f(i32 %c) {{\n%r = {}\nret i32 %r\n}}"
        assert of(body, extra=function.format(distance), **given) == "?"
        assert of(body, extra=function.format("and i32 %c, 12"), **given) == "S+any"

    def test_passes_an_argument(self) -> None:
        function = (
            f"{PERSONALITY}define internal i32 @f({LDS} %p) noinline {{\n"
            f"store i32 7, {LDS} %p\n%v = load i32, {LDS} @S\nret i32 %v\n}}"
        )
        body = f"%c1 = call i32 @f({LDS} @T)\n" + self.BODY.format(f"{LDS} @S", "")
        found = analysed(body, extra=function, attributes="personality ptr @personality")
        assert found.footprints[0].bases == frozenset({2, 3})

    def test_a_call_without_the_argument_leaves_it_unknown(self) -> None:
        function = f"define internal void @f({LDS} %p) {{\nstore i32 7, {LDS} %p\nret void\n}}"
        found = analysed(f"call void @f({LDS} @S)\ncall void @f()", extra=function)
        assert found.footprints[0].bases is None


class TestLanes:
    """A lane that did not compute a value holds anything."""

    def test_a_function_is_entered_by_some_lanes(self) -> None:
        function = (
            "define internal void @f(i32 %i) {\n%y = and i32 %i, 15\n"
            "%l = call i32 @llvm.amdgcn.readlane.i32(i32 %y, i32 0)\n"
            f"%p = getelementptr i8, {LDS} @S, i32 %l\nstore i8 0, {LDS} %p\nret void\n}}"
        )
        called = f"{TID}%g = icmp ugt i32 %tid, 4\nbr i1 %g, label %a, label %e\na:\ncall void @f(i32 %tid)\nbr label %e\ne:"
        (part,) = analysed(called, extra=function).footprints[0].parts or ()
        assert part.offsets.contains(511)

    @pytest.mark.parametrize(
        ("passed", "expected"),
        [
            ('asm "", "=v,0"(i32 %tid)', "5"),
            ('asm "", "=s,0"(i32 %tid)', "[0, 1023]"),
            ("@llvm.amdgcn.readfirstlane.i32(i32 %tid)", "[0, 1023]"),
        ],
    )
    def test_what_one_work_item_gets_is_its_own_only_in_a_vector_register(
        self, passed: str, expected: str
    ) -> None:
        module = module_of(f"{TID}%x = call i32 {passed}")
        one = footprints_of(module).ranges.of_work_item((5, 0, 0))
        (function,) = module.functions()
        assert shown(one.of(function.instructions[1].address)) == expected

    @pytest.mark.parametrize(
        ("call", "expected"),
        [
            ("@llvm.amdgcn.readfirstlane.i32(i32 %y)", "3"),
            ("@llvm.amdgcn.readlane.i32(i32 %y, i32 0)", "[0, 15]"),
            ("@llvm.umin.i32(i32 %y, i32 100)", "3"),
            ("@llvm.amdgcn.workitem.id.y()", "[0, 1023]"),
            ('asm "", "=s,0"(i32 %y)', "3"),
        ],
    )
    def test_what_is_known_of_this_pass_is_known_of_the_lanes_that_are_as_far(
        self, call: str, expected: str
    ) -> None:
        """The first active lane is; another may have left what it had there in an earlier pass."""
        module = module_of(f"%y = and i32 %n, 15\n%x = call i32 {call}")
        (function,) = module.functions()
        y, x = (instruction.address for instruction in function.instructions[:2])
        known = footprints_of(module).ranges.given({y: plain(integers.constant(32, 3))})
        assert shown(known.of(x)) == expected

    def test_of_one_work_item_only_what_passes_between_lanes_is_of_any(self) -> None:
        calls = ("umin.i32(i32 %tid, i32 100)", "amdgcn.readlane.i32(i32 %tid, i32 0)")
        module = module_of(TID + "\n".join(f"%x{n} = call i32 @llvm.{call}" for n, call in enumerate(calls)))
        one = footprints_of(module).ranges.of_work_item((5, 0, 0))
        (function,) = module.functions()
        assert [shown(one.of(i.address)) for i in function.instructions[1:3]] == ["5", "[0, 1023]"]

    @pytest.mark.parametrize(
        "call",
        [
            "i32 @llvm.amdgcn.readfirstlane.i32(i32 %b)",
            'i32 asm "", "=s,0"(i32 %b)',
            "i32 @llvm.amdgcn.update.dpp.i32(i32 16, i32 %b, i32 273, i32 15, i32 15, i1 false)",
        ],
    )
    def test_in_whole_wave_mode_any_lane_may_run(self, call: str) -> None:
        body = f"{TID}%b = and i32 %tid, 7\n%x = call {call}"
        assert of(body) != "any"
        assert of(f"{body}\n%w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %x)") == "any"


class TestWithoutRule:
    """What has no rule is unknown, never a plain integer."""

    @pytest.mark.parametrize(
        ("body", "expected"),
        [
            ("%x = fptosi float 1.0 to i32", "any"),
            ("%x = freeze i32 %n", "any"),
            (f"%p = ptrtoint {LDS} @S to i32\n%x = freeze i32 %p", "?"),
            (f"%p = ptrtoint {LDS} @S to i32\n%f = bitcast i32 %p to float\n%x = fneg float %f", "?"),
            (f"%p = ptrtoint {LDS} @S to i32\n%x = call i32 @llvm.ctpop.i32(i32 %p)", "?"),
            (f"%x = call i32 @llvm.amdgcn.ds.bpermute(i32 0, i32 ptrtoint ({LDS} @S to i32))", "?"),
        ],
    )
    def test_result(self, body: str, expected: str) -> None:
        assert of(body) == expected

    @pytest.mark.parametrize("type_text", ["i32", "float", LDS])
    def test_what_a_function_that_is_not_known_returns(self, type_text: str) -> None:
        """It may name a variable that other modules can name: its result may be an address, whatever its type is."""
        call = f"%x = call {type_text} @elsewhere(i32 %n)"
        assert of(call, extra=f"declare {type_text} @elsewhere(i32)") == "?"

    @pytest.mark.parametrize(("symbol", "is_unknown"), [("T", True), ("U", False), ("f@rel32@lo", True)])
    def test_assembly_that_names_a_variable(self, symbol: str, is_unknown: bool) -> None:
        assert value(f'%x = call i32 asm "v_mov_b32 $0, {symbol}", "=v"()').is_unknown == is_unknown


@pytest.mark.parametrize(
    ("type_text", "expected"),
    [
        ("[0 x i32]", True), ("{ [0 x i32] }", True), ("{}", True), ("[4 x [0 x i8]]", True), ("%empty", True),
        ("<{ [0 x i64], {} }>", True), ("[1 x i8]", False), ("{ i8, [0 x i32] }", False), ("i32", False),
    ],
)  # fmt: skip
def test_dynamic_is_what_has_no_size(type_text: str, expected: bool) -> None:
    module = parse(f"%empty = type {{ [0 x i8] }}\n@Z = external addrspace(3) global {type_text}, align 16")
    assert [variable.is_dynamic for variable in module.lds_globals()] == [expected]
