"""Ranges that need a launch bound, other functions or vectors; those of single operations are ``ranges_of_values.ll``."""

from __future__ import annotations

import pytest
from range_cases import LDS, TID, module_of, of, shown, value

from ldsopt.analysis import integers
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.analysis.ranges.values import plain

GEP = f"%x = getelementptr i8, {LDS}"
LOOP = """
br label %loop
loop:
%i = phi {type} [ {start}, %entry ], [ %next, %loop ]
%next = {next}
%again = icmp {again}
br i1 %again, label %loop, label %end
end:
"""


def loop(
    start: int, step: str, again: str, *, type_text: str = "i32", body: str = "%x = add i32 %i, 0"
) -> str:
    """``%i`` from `start`; ``%next`` by `step`; another round while `again`; `body` in each round."""
    text = LOOP.format(type=type_text, start=start, next=step, again=again)
    return text.replace("%next = ", f"{body}\n%next = ")


class TestLoops:
    @pytest.mark.parametrize(
        ("start", "step", "again"),
        [
            (0, "add i32 %i, 1", "ult i32 %next, %n"),
            (0, "add i32 %i, 1", "ne i32 %next, %n"),
            (0, "add i32 %i, 3", "ne i32 %next, 100"),  # steps over its end, and goes round all values
        ],
    )
    def test_counter_without_a_bound_that_is_met_is_not_bounded(
        self, start: int, step: str, again: str
    ) -> None:
        assert value(loop(start, step, again)).plain(32).size > 10**9


class TestGetElementPtr:
    def test_of_other_memory_is_no_offset_in_lds(self) -> None:
        assert of("%x = getelementptr i8, ptr addrspace(1) %out, i64 4") == "any"


class TestVectorsAndAggregates:
    @pytest.mark.parametrize(
        ("body", "expected"),
        [
            (f"%x = getelementptr i8, {LDS} @A, <2 x i32> <i32 4, i32 8>", "A+[4, 8]/4"),
            (
                f"%v = insertelement <2 x {LDS}> poison, {LDS} @A, i32 0\n"
                f"%x = getelementptr i8, <2 x {LDS}> %v, i32 16",
                "A+16",
            ),
            (
                f"%v = insertelement <2 x {LDS}> poison, {LDS} @A, i32 0\n"
                f"%w = insertelement <2 x {LDS}> %v, {LDS} @B, i32 1\n"
                f"%x = extractelement <2 x {LDS}> %w, i32 1",
                "A+0 | B+0",  # positions say nothing
            ),
            ("%x = add <2 x i32> <i32 1, i32 3>, <i32 4, i32 4>", "[5, 7]/2"),
            ("%x = add <2 x i32> splat (i32 3), zeroinitializer", "3"),
            ("%v = insertelement <2 x i32> undef, i32 4, i32 0\n%x = extractelement <2 x i32> %v, i32 0", "any"),
            (f"%x = extractelement <2 x {LDS}> undef, i32 0", "?"),
            (
                f"%s = insertvalue {{ {LDS}, i32 }} poison, {LDS} @A, 0\n%x = extractvalue {{ {LDS}, i32 }} %s, 0",
                "A+0",
            ),
            (
                "%s = insertvalue { i32, i64 } poison, i32 5, 0\n%t = insertvalue { i32, i64 } %s, i64 %m, 1\n"
                "%x = extractvalue { i32, i64 } %t, 0",
                "any",
            ),
        ],
    )  # fmt: skip
    def test_are_the_join_of_their_elements(self, body: str, expected: str) -> None:
        assert of(body) == expected


class TestWhatComesFromOutside:
    ESCAPE = f"store {LDS} @A, ptr addrspace(1) %out\n"

    @pytest.mark.parametrize(
        ("body", "expected"),
        [
            ("%x = load i32, ptr addrspace(1) %out", "any"),
            (f"%x = load {LDS}, ptr addrspace(1) %out", "?"),
            (ESCAPE + "%x = load i32, ptr addrspace(1) %out", "?"),
            (ESCAPE + "%x = add i32 %n, 0", "any"),  # the host knows no address in LDS
            ("%x = call i32 @f(i32 %n)", "any"),
            (f"%x = call {LDS} @g()", "?"),
            ("%x = call i32 @unknown()", "?"),
        ],
    )
    def test_is_plain_only_where_nothing_escapes(self, body: str, expected: str) -> None:
        extra = (
            "define internal i32 @f(i32 %a) noinline {\n  %r = load i32, ptr addrspace(4) null\n  ret i32 %r\n}\n"
            f"define internal {LDS} @g() noinline {{\n  ret {LDS} poison\n}}\ndeclare i32 @unknown()\n"
        )
        assert of(body, extra=extra) == expected

    def test_argument_that_may_be_a_pointer_is_unknown(self) -> None:
        extra = f"define void @outside({LDS} %p, i32 %i) {{\n  %y = getelementptr i8, {LDS} %p, i32 4\n  ret void\n}}"
        module = module_of("br label %e\ne:", extra=extra)
        provenance = Provenance(module)
        provenance.analyse()
        function = next(f for f in module.functions() if f.name == "outside")
        ranges = ModuleRanges(provenance).function(function)
        assert [shown(ranges.of(argument)) for argument in function.arguments] == ["?", "?"]


class TestLaunchBounds:
    REQUIRED = "!reqd_work_group_size !0"

    @pytest.mark.parametrize(
        ("attributes", "extra", "expected"),
        [
            ("", "", ["[0, 1023]"] * 3),
            ('"amdgpu-flat-work-group-size"="64,256"', "", ["[0, 255]"] * 3),
            (REQUIRED, "!0 = !{i32 64, i32 4, i32 1}", ["[0, 63]", "[0, 3]", "0"]),
        ],
    )
    def test_work_item_ids(self, attributes: str, extra: str, expected: list[str]) -> None:
        found = [
            of(f"%x = call i32 @llvm.amdgcn.workitem.id.{d}()", attributes=attributes, extra=extra)
            for d in "xyz"
        ]
        assert found == expected

    def test_address_of_a_lane(self) -> None:
        lane = "%lane = and i32 %tid, 63\n%wave = lshr i32 %tid, 6\n%a = shl i32 %lane, 4\n%b = mul i32 %wave, 1040\n"
        assert (
            of(
                f"{TID}{lane}%o = add i32 %a, %b\n{GEP} @A, i32 %o",
                attributes='"amdgpu-flat-work-group-size"="256,256"',
            )
            == "A+[0, 4128]/16"
        )


@pytest.mark.parametrize(
    ("body", "width"),
    [
        ("%f = sitofp i32 %n to float\n%x = bitcast float %f to i32", 32),
        ("%f = sitofp i32 %n to half\n%x = bitcast half %f to i16", 16),
        ("%x = bitcast i64 %m to <2 x i32>", 32),
        ("%x = addrspacecast ptr addrspace(8) %r to ptr addrspace(7)", 64),  # wider than is followed
        ("%x = extractvalue { i32, i16 } poison, 1", 16),
        ("%x = extractvalue { i32, i128 } poison, 1", 64),
    ],
)
def test_of_what_nothing_is_known_is_any_integer_of_its_width(body: str, width: int) -> None:
    assert value(body).offsets == plain(integers.full(width)).offsets
