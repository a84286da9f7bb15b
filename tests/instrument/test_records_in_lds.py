"""Records in LDS are apart from the kernel's own variables, or they are refused."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator

import pytest
from record_kernels import instrumented, parsed, recorded, run, text

import ldsopt
from ldsopt import InputError, Launch, read_trace

DYNAMIC = """  %p = getelementptr i8, ptr addrspace(3) @dynamic, i32 %t
  MARK(place)
  store i8 0, ptr addrspace(3) %p
  ret void"""
NUMBER = "an address that no variable gives: records would change the LDS of 'k'; use --buffer device"


def with_dynamic(body: str, **given: str) -> str:
    return text(body, **given).replace(
        "@tile =", "@dynamic = external addrspace(3) global [0 x i8], align 64\n@tile ="
    )


def refusal(source: str, **options: object) -> str:
    with pytest.raises(InputError) as refused:
        ldsopt.instrument(ldsopt.parse(source, source="k.ll"), buffer="lds", **options)  # type: ignore[arg-type]
    return str(refused.value)


class TestDynamicLds:
    """Nobody but the launch knows how much of it there is."""

    def test_is_refused_with_what_to_do(self) -> None:
        assert refusal(with_dynamic(DYNAMIC)) == (
            "k.ll:12: 'k' has dynamic LDS (@dynamic), and how much of it is not known; say what launches add: "
            "--dynamic-lds BYTES; or use --buffer device"
        )

    def test_an_argument_may_point_to_it(self) -> None:
        given = text("  MARK(place)\n  ret void").replace("void @k(", "void @k(ptr addrspace(3) %local, ")
        said = "'k' has dynamic LDS (an argument points to it), and how much of it is not known"
        assert said in refusal(given)
        assert ldsopt.instrument(ldsopt.parse(given), buffer="lds", dynamic_lds=512).details.instrumentation

    def test_lower_occupancy_does_not_make_it_known(self) -> None:
        assert "how much of it is not known" in refusal(with_dynamic(DYNAMIC), lower_occupancy=True)

    def test_is_refused_in_a_function_that_the_kernel_calls(self) -> None:
        access = DYNAMIC.replace("  MARK(place)\n", "")
        called = with_dynamic("  call void @f(i32 %t)\n  MARK(place)\n  ret void")
        called = called.replace(
            "attributes #0", f"define internal void @f(i32 %t) {{\n{access}\n}}\nattributes #0"
        )
        assert "'k' has dynamic LDS (@dynamic)" in refusal(called)

    def test_of_another_kernel_does_not_matter(self) -> None:
        other = with_dynamic("  MARK(place)\n  ret void").replace(
            "attributes #0", "define amdgpu_kernel void @other() #0 {\n  store i8 0, ptr addrspace(3) @dynamic\n  ret void\n}\nattributes #0"
        )  # fmt: skip
        assert ldsopt.instrument(ldsopt.parse(other), buffer="lds").details.instrumentation

    @pytest.mark.parametrize(("given", "fits"), [(1, True), (1024, True), (3968, False), (4096, False)])
    def test_is_counted_when_it_is_told(self, given: int, fits: bool) -> None:
        """Sixteen workgroups of two waves fill the SIMDs of gfx942: 4096 bytes each, and up to 64 between."""
        options = {"dynamic_lds": given, "per_wave": 16}
        if not fits:
            words = f"has room for {max(0, 4096 - given - 64)} bytes of records in LDS, but 256 are needed"
            assert words in refusal(with_dynamic(DYNAMIC), **options)
            return
        made = ldsopt.instrument(ldsopt.parse(with_dynamic(DYNAMIC)), buffer="lds", **options)  # type: ignore[arg-type]
        before, after = (
            ldsopt.measure(ldsopt.parse(source), dynamic_lds=given).functions[0].resources
            for source in (with_dynamic(DYNAMIC), made.text)
        )
        assert after.occupancy == before.occupancy
        assert after.lds_bytes == (before.lds_bytes or 0) + 256

    def test_lies_behind_the_records(self) -> None:
        made = ldsopt.instrument(
            ldsopt.parse(with_dynamic(DYNAMIC)), buffer="lds", dynamic_lds=256, per_wave=16
        )
        launch = Launch((1,), (128,), ["i32[128]=zeros", 0, "u8[64]=zeros"], dynamic_lds=256)
        result, dump = ldsopt.simulate_records(made, launch)
        assert result.findings == ()
        assert recorded(read_trace(dump)) == {(0, 0): ["place"], (0, 1): ["place"]}


class TestAddressesOfNoVariable:
    """Records may have been put where a number points to."""

    @pytest.mark.parametrize(
        "access",
        [
            "  store i32 7, ptr addrspace(3) inttoptr (i32 1024 to ptr addrspace(3))",
            "  %p = inttoptr i32 %t to ptr addrspace(3)\n  store i32 7, ptr addrspace(3) %p",
            "  %p = getelementptr i8, ptr addrspace(3) null, i32 %t\n  %v = load i32, ptr addrspace(3) %p",
            '  call void asm sideeffect "ds_write_b32 $0, $0", "v"(i32 %t)',
            '  call void asm sideeffect "buffer_load_dword $0, off, s[0:3], 0 lds", "v"(i32 %t)',
        ],
    )
    def test_are_refused(self, access: str) -> None:
        assert refusal(text(f"  MARK(place)\n{access}\n  ret void")).endswith(NUMBER)

    @pytest.mark.parametrize(
        "access",
        [
            "  %a = ptrtoint ptr addrspace(3) @tile to i32\n  %b = add i32 %a, 64\n  %p = inttoptr i32 %b to ptr addrspace(3)\n  store i32 7, ptr addrspace(3) %p",
            '  call void asm sideeffect "ds_write_b32 $0, $1", "v,v"(ptr addrspace(3) @tile, i32 %t)',
            "  store i32 7, ptr addrspace(1) inttoptr (i64 4096 to ptr addrspace(1))",
            "  %v = load i32, ptr %flat",
        ],
    )
    def test_of_a_variable_are_not(self, access: str) -> None:
        source = text(
            f"  MARK(place)\n{access}\n  ret void", parameters=", ptr addrspace(1) %records, ptr %flat"
        )
        assert ldsopt.instrument(ldsopt.parse(source), buffer="lds").details.instrumentation

    def test_variables_that_were_placed_already(self) -> None:
        source = text(
            "  MARK(place)\n  store i32 0, ptr addrspace(3) @tile\n  ret void",
            attributes=' "amdgpu-lds-size"="2048"',
            nodes="!0 = !{i32 0, i32 1}\n",
        )
        source = source.replace("poison, align 16", "poison, align 16, !absolute_symbol !0")
        assert "k.ll:11: 'tile' has its address in LDS already" in refusal(source)


_PACKET = """  %d = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %f = getelementptr i8, ptr addrspace(4) %d, i64 {offset}
  %z = load {type}, ptr addrspace(4) %f"""
_TILE = "ptr addrspace(3) @tile"
RELYING = {
    "an address is compared with a number": f"%c = icmp eq {_TILE}, null",
    "the bits of an address are computed with": f"%a = ptrtoint {_TILE} to i32\n  %b = xor i32 %a, 32",
    "an address is declared not to be null": f'call void @llvm.assume(i1 true) [ "nonnull"({_TILE}) ]',
    "an alignment of 64 bytes is stated of @tile, which has 16": f"store i32 7, {_TILE}, align 64",
    "the size of LDS is read": "%z = call i32 @llvm.amdgcn.groupstaticsize()",
}
NOT_RELYING = {
    "compared with another address": f"%c = icmp eq {_TILE}, getelementptr (i8, {_TILE}, i32 4)",
    "bits within the variable's alignment": f"%a = ptrtoint {_TILE} to i32\n  %b = or i32 %a, 8",
    "the variable's own alignment": f"store i32 7, {_TILE}, align 16",
    "the size of the workgroup": _PACKET.format(offset=4, type="i16"),
}
_USED = """declare i32 @llvm.amdgcn.groupstaticsize()
declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
declare i32 @llvm.amdgcn.s.getreg(i32 immarg)
declare void @seen(ptr addrspace(4))
"""


def relying(line: str) -> str:
    return text(f"  MARK(place)\n  store i32 %t, {_TILE}\n  {line}\n  ret void").replace(
        "declare", f"{_USED}declare", 1
    )


class TestPlaceAndSize:
    """Records move the kernel's variables and make its LDS larger."""

    @pytest.mark.parametrize("reason", RELYING)
    def test_a_kernel_that_relies_on_them_is_refused(self, reason: str) -> None:
        words = f"{reason}: records would change the LDS of 'k'; use --buffer device"
        assert refusal(relying(RELYING[reason])).endswith(words)

    @pytest.mark.parametrize("reason", RELYING)
    def test_records_in_device_memory_move_nothing(self, reason: str) -> None:
        assert ldsopt.instrument(
            ldsopt.parse(relying(RELYING[reason])), buffer="device"
        ).details.instrumentation

    @pytest.mark.parametrize("what", NOT_RELYING)
    def test_others_are_not(self, what: str) -> None:
        assert ldsopt.instrument(
            ldsopt.parse(relying(NOT_RELYING[what])), buffer="lds"
        ).details.instrumentation

    @pytest.mark.parametrize(
        ("line", "is_read"),
        [
            (_PACKET.format(offset=28, type="i32"), True),
            (_PACKET.format(offset=24, type="i64"), True),
            (_PACKET.format(offset=31, type="i8"), True),
            (_PACKET.format(offset=24, type="i32"), False),
            (_PACKET.format(offset=32, type="i64"), False),
            (_PACKET.format(offset="%x", type="i16").replace("  %d", "  %x = zext i32 %t to i64\n  %d"), True),
            ("%d = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()\n  call void @seen(ptr addrspace(4) %d)", True),
            ("%d = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()", False),
            ("%z = call i32 @llvm.amdgcn.s.getreg(i32 30726)", True),
            ("%z = call i32 @llvm.amdgcn.s.getreg(i32 30724)", False),
            ('%z = call i32 asm sideeffect "s_getreg_b32 $0, hwreg(HW_REG_LDS_ALLOC)", "=s"()', True),
            ('%z = call i32 asm sideeffect "s_getreg_b32 $0, 6", "=s"()', True),
            ('%z = call i32 asm sideeffect "s_getreg_b32 $0, hwreg(HW_REG_HW_ID)", "=s"()', False),
        ],
    )  # fmt: skip
    def test_ways_to_read_the_size(self, line: str, is_read: bool) -> None:
        """The field of the dispatch packet, wholly or in part; and the register, 6 in the low six bits."""
        if is_read:
            assert "the size of LDS is read" in refusal(relying(line), assume=["workgroup-size=128"])
        else:
            assert ldsopt.instrument(ldsopt.parse(relying(line)), buffer="lds").details.instrumentation


TWO_KINDS = """  %own = getelementptr i32, ptr addrspace(3) @tile, i32 %t
  START(all)
  store i32 %t, ptr addrspace(3) %own
  %j = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) @tile, i32 %j
  %v = load i32, ptr addrspace(3) %other
  END(all)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %p
  ret void"""


def answers(source: str, *options: str) -> Iterator[tuple[str, str]]:
    """The answer of LLVM's alias analysis for each two accesses of LDS, with the text of both."""
    asked = ["opt-22", "-passes=aa-eval", "-evaluate-aa-metadata", "-print-all-alias-modref-info", *options]
    told = subprocess.run(
        [*asked, "-disable-output"], input=source, capture_output=True, text=True, check=True
    )
    for line in told.stderr.split("\n"):
        answer, _, pair = line.strip().partition(": ")
        if "<->" in pair and pair.count("addrspace(3)") == 2:
            yield answer, pair


@pytest.mark.skipif(shutil.which("opt-22") is None, reason="needs opt-22")
class TestAliasAnalysis:
    """Asked of LLVM itself: no record may touch a byte of the kernel's variables, nor the other way round."""

    @pytest.mark.parametrize(
        ("made", "options"),
        [
            (lambda text_made: text_made, ()),
            (lambda text_made: ldsopt.annotate(ldsopt.parse(text_made), bases="all").text, ()),
            (lambda text_made: ldsopt.annotate(ldsopt.parse(text_made), bases="all").text, ("-aa-pipeline=scoped-noalias-aa",)),
        ],
        ids=["variables", "annotated", "annotated, by scopes alone"],
    )  # fmt: skip
    def test_records_and_variables_are_apart(
        self, made: Callable[[str], str], options: tuple[str, ...]
    ) -> None:
        source = made(instrumented(TWO_KINDS, options={"buffer": "lds", "per_wave": 16}).text)
        found = {"own": set[str](), "apart": set[str]()}
        is_record = re.compile(r"%ldsopt\.rec\.[\w.]+")
        for answer, pair in answers(source, *options):
            sides = {bool(is_record.search(side.partition("addrspace(3)")[2])) for side in pair.split("<->")}
            found["own" if len(sides) == 1 else "apart"].add(answer)
        assert found["apart"] == {"NoAlias"}
        assert found["own"] - {"NoAlias"}, "records among themselves, and the tile's elements, do overlap"

    def test_what_annotate_says_of_it_leaves_the_records_as_they_are(self) -> None:
        made = instrumented(TWO_KINDS, options={"buffer": "lds", "per_wave": 16})
        annotated = ldsopt.annotate(ldsopt.parse(made.text), bases="all")
        launch = Launch((1,), (128,), ["i32[128]=zeros", 0, "u8[64]=zeros"])
        (plain, before), (result, after) = (ldsopt.simulate_records(one, launch) for one in (made, annotated))
        assert plain.findings == result.findings == ()
        assert recorded(read_trace(before)) == recorded(read_trace(after)) != {}


def test_the_count_that_lanes_copy_by_is_that_of_the_wave() -> None:
    """Records of a few lanes, and then all lanes copy: each has to know how many there are."""
    body = "  %c = icmp ugt i32 %t, LAST\n  br i1 %c, label %some, label %end\nsome:\n  START(some, i32 %t)\n  END(some)\n  br label %end\nend:\n  ret void"
    for last in (0, 50, 62, 126):
        found = run(instrumented(body.replace("LAST", str(last)), options={"buffer": "lds"}))
        expected = {(0, 1): [f"+some={max(64, last + 1)}", "-some"]}
        if last < 63:
            expected[0, 0] = [f"+some={last + 1}", "-some"]
        assert recorded(found) == expected
        assert found.is_complete


def test_nothing_is_asked_of_kernels_that_record_elsewhere() -> None:
    assert ldsopt.instrument(ldsopt.parse(with_dynamic(DYNAMIC))).details.instrumentation
    assert ldsopt.instrument(parsed("  MARK(place)\n  store i32 7, ptr addrspace(3) inttoptr (i32 8 to ptr addrspace(3))\n  ret void")).details.instrumentation  # fmt: skip
