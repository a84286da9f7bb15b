"""Calls as the ranges see them: what bounds a result, who passes what, which lanes are read, what has no rule."""

from __future__ import annotations

import pytest
from range_cases import LDS, TID, analysed, footprints_of, module_of, of, shown, value

from ldsopt.analysis import integers
from ldsopt.analysis.ranges.values import plain
from ldsopt.ir.read import parse

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

    GUARDED = f"{TID}%g = icmp ult i32 %tid, 4\nbr i1 %g, label %a, label %e\na:\n%y = add i32 %tid, 16\n"
    BEHIND = "\nbr label %e\ne:"

    @pytest.mark.parametrize(
        ("call", "expected"),
        [
            ("i32 @llvm.amdgcn.readfirstlane.i32(i32 %y)", "[16, 19]"),
            ("i32 @llvm.amdgcn.readlane.i32(i32 %y, i32 9)", "any"),
            ("i32 @llvm.amdgcn.readlane.i32(i32 %y, i32 0)", "any"),
            ("i32 @llvm.amdgcn.readlane.i32(i32 %tid, i32 0)", "any"),
            ("i32 @llvm.amdgcn.readlane.i32(i32 %tid, i32 9)", "any"),
            ("i32 @llvm.amdgcn.readlane.i32(i32 %tid, i32 %n)", "any"),
            ("i32 @llvm.amdgcn.readlane.i32(i32 12, i32 9)", "12"),
            ("i32 @llvm.amdgcn.update.dpp.i32(i32 16, i32 %y, i32 273, i32 15, i32 15, i1 false)", "[16, 19]"),
            ("i32 @llvm.amdgcn.permlane64.i32(i32 %y)", "any"),
            ("i32 @llvm.amdgcn.mov.dpp8.i32(i32 %y, i32 0)", "any"),
        ],
    )  # fmt: skip
    def test_of_a_guarded_value(self, call: str, expected: str) -> None:
        assert of(f"{self.GUARDED}%x = call {call}{self.BEHIND}") == expected

    def test_lane_0_has_it_where_every_lane_runs(self) -> None:
        """Behind a branch that lane 0 took elsewhere, LLVM has put other values into its register."""
        read = "%x = call i32 @llvm.amdgcn.readlane.i32(i32 %tid, i32 0)\n"
        assert of(TID + read) == "[0, 1023]"
        assert (
            of(f"{TID}%g = icmp ugt i32 %tid, 4\nbr i1 %g, label %a, label %e\na:\n{read}br label %e\ne:")
            == "any"
        )

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

    def test_an_address_in_a_lane_left_out_is_any(self) -> None:
        body = f"{self.GUARDED}%p = getelementptr i8, {LDS} @S, i32 %y\n%x = call {LDS} @llvm.amdgcn.{{}}{self.BEHIND}"
        assert of(body.format(f"readlane.p3({LDS} %p, i32 9)")) == "?"
        assert of(body.format(f"readfirstlane.p3({LDS} %p)")) == "S+[16, 19]"

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


class TestUndefined:
    """Each use of ``undef`` may see another value: what a compare says of one use does not hold of the next."""

    SELECT = "%u = icmp ult i32 {0}, 4\n%x = select i1 %u, i32 {0}, i32 0"

    @pytest.mark.parametrize(
        ("before", "compared", "expected"),
        [
            ("", "undef", "any"),
            ("%y = or i32 undef, %n", "%y", "any"),
            ("%y = load i32, ptr addrspace(1) %out", "%y", "any"),
            ("%y = load i32, ptr addrspace(1) %out, !noundef !{}", "%y", "[0, 3]"),
            ("%z = load i32, ptr addrspace(1) %out\n%y = freeze i32 %z", "%y", "[0, 3]"),
            ("", "%n", "[0, 3]"),
            (f"{TID}%y = add i32 %tid, %n", "%y", "[0, 3]"),
        ],
    )
    def test_a_select_of_what_may_be_undef(self, before: str, compared: str, expected: str) -> None:
        assert of(f"{before}\n{self.SELECT.format(compared)}") == expected

    def test_a_branch_on_undef_has_no_meaning(self) -> None:
        body = (
            "%y = load i32, ptr addrspace(1) %out\n%u = icmp ult i32 %y, 4\nbr i1 %u, label %a, label %e\n"
            "a:\n%x = add i32 %y, 0\nbr label %e\ne:"
        )
        assert of(body) == "[0, 3]"


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


def test_a_cast_of_constants_keeps_the_address_as_long_as_32_bits_are_left() -> None:
    wide = f"i64 add (i64 ptrtoint ({LDS} @S to i64), i64 64)"
    assert of(f"%x = add i32 trunc ({wide} to i32), 4") == "S+68"
    assert of(f"%x = add i16 trunc ({wide} to i16), 4") == "?"


def test_rounding_down_an_address_of_64_bits() -> None:
    body = (
        f"%p = ptrtoint {LDS} @S to i32\n%z = zext i32 %p to i64\n%a = add i64 %z, 112\n%x = and i64 %a, {{}}"
    )
    assert of(body.format(-128)) == "S+[0, 112]/16"
    assert of(body.format(-64)) == "S+[64, 112]/16"
    assert of(body.format(127)) == "?"


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


@pytest.mark.parametrize(
    ("element", "indices", "expected"),
    [
        ("<3 x ptr addrspace(7)>", "i32 1", "S+64"),
        ("<3 x ptr addrspace(7)>", "i32 0, i32 1", "S+20"),
        ("[3 x ptr addrspace(7)]", "i32 0, i32 1", "S+32"),
        ("<3 x i32>", "i32 1", "S+16"),
        ("<4 x i24>", "i32 0, i32 2", "S+6"),
        ("[4 x i24]", "i32 0, i32 2", "S+8"),
        ("<8 x i1>", "i32 0, i32 2", "S+any"),
    ],
)
def test_step_over_elements_of_vectors_and_arrays(element: str, indices: str, expected: str) -> None:
    assert of(f"%x = getelementptr {element}, {LDS} @S, {indices}") == expected
