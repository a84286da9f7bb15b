"""Buffer resources: what is within them, by form of the instruction and by architecture."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from lane_kernels import lanes, random_bits, run

from ldsopt import InputError, Launch


@pytest.mark.parametrize("form", ["raw", "struct"])
def test_buffer_loads_give_zero_out_of_range_and_stores_nothing(form: str) -> None:
    stride, records, index = (0, 128, "") if form == "raw" else (8, 16, "i32 %id, ")
    offset = "%four" if form == "raw" else "0"
    text = f"""
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %four = shl i32 %id, 2
  %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 {stride}, i64 {records}, i32 159744)
  %x = call i32 @llvm.amdgcn.{form}.ptr.buffer.load.i32(ptr addrspace(8) %b, {index}i32 {offset}, i32 0, i32 0)
  %y = add i32 %x, 1
  call void @llvm.amdgcn.{form}.ptr.buffer.store.i32(i32 %y, ptr addrspace(8) %b, {index}i32 {offset}, i32 0, i32 0)
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %g
  ret void
}}"""
    data = random_bits(1, 64, "u4")
    result = run(text, Launch((1,), (64,), [data, np.full(64, 5, "u4")]))
    inside = 32 if form == "raw" else 16
    step = 1 if form == "raw" else 2
    want = np.zeros(64, "u4")
    want[:inside] = data[: inside * step : step]
    assert result.outputs["arg1"].tolist() == want.tolist()
    stored = data.copy()
    stored[: inside * step : step] += 1
    assert result.outputs["arg0"].tolist() == stored.tolist()


RESOURCE = """
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %four = shl i32 %id, 2
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 {stride}, i64 {records}, i32 {flags})
  %x = call i32 @llvm.amdgcn.{form}.ptr.buffer.load.i32(ptr addrspace(8) %r, {index}i32 {offset}, i32 {scalar}, i32 0)
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %g
  ret void
}}"""


@pytest.mark.parametrize(
    ("fields", "want"),
    [
        ({"form": "raw", "offset": "%four", "scalar": 16}, lambda data, lane: data[lane + 4] if lane < 8 else 0),
        ({"form": "raw", "offset": "%four", "scalar": 0}, lambda data, lane: data[lane] if lane < 8 else 0),
        ({"form": "struct", "index": "i32 %id, ", "stride": 8, "records": 8, "offset": 12, "scalar": 0},
         lambda data, lane: data[2 * lane + 3] if lane < 8 else 0),
        ({"form": "struct", "index": "i32 %id, ", "stride": 8, "records": 8, "offset": 0, "scalar": 4},
         lambda data, lane: data[2 * lane + 1] if lane < 8 else 0),
    ],
)  # fmt: skip
def test_the_range_of_a_raw_buffer_leaves_out_the_scalar_offset_and_that_of_records_every_offset(
    fields: dict[str, object], want: Callable[[list[int], int], int]
) -> None:
    """AMD CDNA4 ISA, 9.1.5.1."""
    text = RESOURCE.format(**{"stride": 0, "records": 32, "flags": 159744, "index": "", **fields})
    data = random_bits(1, 128, "u4")
    result = run(text, Launch((1,), (32,), [data, np.zeros(32, "u4")]))
    assert result.outputs["arg1"].tolist() == [want(data.tolist(), lane) for lane in range(32)]


@pytest.mark.parametrize(
    "fields", [{"stride": -32768}, {"flags": 159744 | 1 << 23}], ids=["swizzle-enable", "add-tid-enable"]
)
def test_an_addressing_that_is_not_simulated_is_refused(fields: dict[str, int]) -> None:
    given = {
        "form": "raw", "index": "", "offset": "%four", "scalar": 0, "stride": 0, "records": 32, "flags": 0,
    }  # fmt: skip
    with pytest.raises(InputError, match=r":\d+: cannot simulate a buffer resource with swizzled addresses"):
        run(
            RESOURCE.format(**{**given, **fields}),
            Launch((1,), (4,), [np.zeros(32, "u4"), np.zeros(4, "u4")]),
        )


def test_fat_buffer_pointers_carry_their_offset() -> None:
    text = """
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %in, i16 0, i64 256, i32 159744)
  %p = getelementptr i32, ptr addrspace(7) %b, i32 %id
  %q = getelementptr i8, ptr addrspace(7) %p, i32 8
  %x = load i32, ptr addrspace(7) %q, align 4
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %g
  ret void
}"""
    data = random_bits(2, 64, "u4")
    result = run(text, Launch((1,), (64,), [data, np.full(64, 5, "u4")]))
    assert result.outputs["arg1"].tolist() == [*data[2:].tolist(), 0, 0]


WORDS = """
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %offset = mul i32 %id, {step}
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 {records}, i32 {flags})
  %s = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 {records}, i32 {flags})
  %x = call {kind} @llvm.amdgcn.raw.ptr.buffer.load.{name}(ptr addrspace(8) %r, i32 %offset, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.{name}({kind} %x, ptr addrspace(8) %s, i32 %offset, i32 0, i32 0)
  ret void
}}"""


@pytest.mark.parametrize(("name", "flags"), [("gfx942", 159744), ("gfx1100", 822243328), ("gfx1250", 0)])
@pytest.mark.parametrize(
    ("kind", "suffix", "size"),
    [("<4 x i32>", "v4i32", 16), ("<2 x i32>", "v2i32", 8), ("<8 x half>", "v8f16", 16)],
)
def test_wide_accesses_are_held_against_the_range_word_by_word(
    name: str, flags: int, kind: str, suffix: str, size: int
) -> None:
    """AMDGPU Usage guide: the check is made for each 32-bit word independently."""
    records = 44
    text = WORDS.format(step=size, records=records, flags=flags, kind=kind, name=suffix)
    data = np.arange(1, 65, dtype="u4") * 3
    result = run(text, Launch((1,), (8,), [data, np.zeros(64, "u4")]), arch=name)
    assert result.outputs["arg1"].tolist() == [*data[: records // 4].tolist(), *[0] * (64 - records // 4)]


def test_a_word_that_is_not_whole_within_the_range_is_out_of_it() -> None:
    """The guide's example: eight bytes from offset 6 of a buffer of eight bytes are all out of range."""
    text = WORDS.format(step=6, records=8, flags=159744, kind="<8 x i8>", name="v8i8")
    data = np.arange(1, 65, dtype="u1")
    result = run(text, Launch((1,), (2,), [data, np.zeros(64, "u1")]))
    assert result.outputs["arg1"].tolist() == [*data[:8].tolist(), *[0] * 56]


def test_a_copy_into_lds_is_held_against_the_range_word_by_word() -> None:
    text = """
@lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %offset = shl i32 %id, 4
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 40, i32 159744)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 16, i32 %offset, i32 0, i32 0, i32 0)
  %l = getelementptr <4 x i32>, ptr addrspace(3) @lds, i32 %id
  %x = load <4 x i32>, ptr addrspace(3) %l
  %g = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  store <4 x i32> %x, ptr addrspace(1) %g
  ret void
}"""
    data = np.arange(1, 65, dtype="u4")
    result = run(text, Launch((1,), (4,), [data, np.zeros(16, "u4")]), arch="gfx950")
    assert result.outputs["arg1"].tolist() == [*data[:10].tolist(), *[0] * 6]


SELECTED = [
    ("raw", 0, 3, 32, lambda data, lane: data[lane] if lane < 8 else 0),
    ("raw", 0, 2, 1, lambda data, lane: data[lane]),
    ("raw", 0, 2, 0, lambda data, lane: 0),
    ("raw", 0, 1, 1, lambda data, lane: data[lane]),
    ("raw", 16, 0, 1, lambda data, lane: data[lane] if lane < 4 else 0),
    ("struct", 16, 0, 3, lambda data, lane: data[4 * lane + lane] if lane < 3 else 0),
    ("struct", 8, 1, 3, lambda data, lane: data[2 * lane + lane] if lane < 3 else 0),
]


@pytest.mark.parametrize("name", ["gfx1030", "gfx1100", "gfx1201"])
@pytest.mark.parametrize("case", SELECTED)
def test_from_gfx10_on_the_resource_says_what_is_out_of_range(
    name: str, case: tuple[str, int, int, int, Callable[[list[int], int], int]]
) -> None:
    """OOB_SELECT: 0 index and offset against the stride, 1 the index, 2 nothing, 3 the offset."""
    form, stride, select, records, want = case
    text = RESOURCE.format(
        form=form, stride=stride, records=records, flags=select << 28, offset="%four", scalar=0,
        index="i32 %id, " if form == "struct" else "",
    )  # fmt: skip
    data = random_bits(1, 256, "u4")
    result = run(text, Launch((1,), (32,), [data, np.zeros(32, "u4")]), arch=name)
    assert result.outputs["arg1"].tolist() == [want(data.tolist(), lane) for lane in range(32)]


@pytest.mark.parametrize(
    ("name", "stride", "flags", "words"),
    [
        ("gfx1100", 1 << 14, 3 << 28, "swizzled"), ("gfx1201", -32768, 3 << 28, "swizzled"),
        ("gfx1030", -32768, 3 << 28, "swizzled"), ("gfx1100", 0, 0, "OOB_SELECT"), ("gfx1250", 4, 0, "gfx1250"),
        ("gfx1250", 0, 1, "gfx1250"),
    ],
)  # fmt: skip
def test_what_an_architecture_s_resource_may_ask_for_besides_is_refused(
    name: str, stride: int, flags: int, words: str
) -> None:
    text = RESOURCE.format(
        form="raw", index="", offset="%four", scalar=0, stride=stride, records=32, flags=flags
    )
    with pytest.raises(InputError, match=words):
        run(text, Launch((1,), (4,), [np.zeros(32, "u4"), np.zeros(4, "u4")]), arch=name)


def test_the_cache_swizzle_of_gfx9_changes_no_address() -> None:
    text = RESOURCE.format(
        form="raw", index="", offset="%four", scalar=0, stride=1 << 14, records=32, flags=159744
    )
    data = random_bits(1, 32, "u4")
    result = run(text, Launch((1,), (8,), [data, np.zeros(8, "u4")]))
    assert result.outputs["arg1"].tolist() == data[:8].tolist()


def test_a_resource_of_gfx1250_has_57_bits_of_address_and_45_of_records() -> None:
    """As LLVM lowers it: records from bit 57 on, the stride from bit 108, four bits of flags from 124."""
    base, records = 0x123_4567_89AB_CDEF, 0x1234_5678_9ABC
    body = f"""  %p = inttoptr i64 {base} to ptr addrspace(1)
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 5, i64 {records}, i32 9)"""
    got = lanes(body, [], "ptr addrspace(8)", np.zeros((32, 4), "u4"), arch="gfx1250", block=32)
    assert int.from_bytes(got[0].tobytes(), "little") == base | records << 57 | 5 << 108 | 9 << 124


def test_the_parts_of_a_struct_are_held_against_the_range_one_by_one() -> None:
    text = """
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %in, i16 0, i64 28, i32 159744)
  %c = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 28, i32 159744)
  %p = getelementptr { i16, i64 }, ptr addrspace(7) %b, i32 %id
  %q = getelementptr { i16, i64 }, ptr addrspace(7) %c, i32 %id
  %x = load { i16, i64 }, ptr addrspace(7) %p
  store { i16, i64 } %x, ptr addrspace(7) %q
  ret void
}"""
    data = np.arange(1, 65, dtype="u1")
    result = run(text, Launch((1,), (2,), [data, np.zeros(64, "u1")]))
    want = np.zeros(64, "u1")
    for at, size in ((0, 2), (8, 8), (16, 2), (24, 4)):
        want[at : at + size] = data[at : at + size]
    assert result.outputs["arg1"].tolist() == want.tolist()


@pytest.mark.parametrize(
    ("kind", "suffix", "size"), [("i32", "i32", 4), ("<2 x i32>", "v2i32", 8), ("i16", "i16", 2)]
)
def test_an_offset_may_be_any_number_of_bytes(kind: str, suffix: str, size: int) -> None:
    text = (
        WORDS.format(step=size, records=64, flags=159744, kind=kind, suffix="", name=suffix)
        .replace("%offset = mul", "%base = add i32 %id, 0\n  %even = mul")
        .replace("\n  %r =", "\n  %offset = add i32 %even, 1\n  %r =", 1)
    )
    data = np.arange(1, 129, dtype="u1")
    result = run(text, Launch((1,), (4,), [data, np.zeros(128, "u1")]))
    want = np.zeros(128, "u1")
    want[1 : 1 + 4 * size] = data[1 : 1 + 4 * size]
    assert result.outputs["arg1"].tolist() == want.tolist()
