"""Records of few and of many waves, the LDS that they take, and modules whose copies another variable may disturb."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from record_kernels import SCOPE, instrumented, parsed

from ldsopt import InputError
from ldsopt.cli import main

EMPTY = "  START(all)\n  END(all)\n  ret void"
NO_Y = ' "amdgpu-no-workitem-id-y"'


def test_one_wave_of_two_dimensions_needs_no_number_of_work_items() -> None:
    """Two waves do: they are told apart by it."""
    for size, rows in (("32,32", 4), ("128,128", 16)):
        shape = {"metadata": " !reqd_work_group_size !0", "nodes": f"!0 = !{{i32 8, i32 {rows}, i32 1}}\n"}
        if size == "32,32":
            assert "ldsopt.rec" in instrumented(EMPTY, size=size, attributes=NO_Y, **shape).text
        else:
            with pytest.raises(InputError, match=r"gets no workitem\.id\.y"):
                instrumented(EMPTY, size=size, attributes=NO_Y, **shape)


@pytest.mark.parametrize(
    ("options", "size"),
    [
        ({"keep": "last"}, 2 * 16 * 8),
        ({"keep": "first"}, 2 * 16 * 8 + 2 * 8),
        ({"keep": "last", "waves": "1"}, 16 * 8 + 2 * 8),
    ],
)
def test_lds_has_room_for_what_is_not_kept_where_a_wave_may_make_it(
    options: dict[str, str], size: int
) -> None:
    """Two waves of 16 records, 8 bytes each; a wave that makes none, or too many, writes to 8 bytes of its own."""
    made = instrumented(EMPTY, options={"buffer": "lds", "per_wave": 16, **options})
    assert f"@ldsopt.records.k.lds = internal addrspace(3) global [{size} x i8]" in made.text


def test_the_mask_of_waves_is_printed_as_llvm_prints_it() -> None:
    for waves, mask in (("0,3", "9"), ("0,31", "-2147483647")):
        made = instrumented(EMPTY, size="1024,1024", cpu="gfx1100", options={"waves": waves})
        assert re.findall(r"wave\.selected = and i32 \S+ (\S+)", made.text) == [mask]


@pytest.fixture
def is_checked(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Callable[[str], bool | None]:
    """True if the code of a kernel with records in LDS is checked, as its copies may be disturbed; ``None``: refused."""

    def asked(text: str) -> bool | None:
        (tmp_path / "k.ll").write_text(text)
        words = ["instrument", str(tmp_path / "k.ll"), "--mcpu", "gfx950", "--buffer", "lds"]
        code, said = main([*words, "-o", str(tmp_path / "out.ll")]), capfd.readouterr().err
        assert (code, "assembly that may access LDS" in said) in ((0, False), (3, True))
        return None if code else "\n  findings: " in said

    return asked


ASM = 'call void asm sideeffect "{}", "v,s"(i32 %t, ptr addrspace(1) %out)'


@pytest.mark.parametrize(
    ("line", "meets"),
    [
        ("", False),
        (f"  {ASM.format('global_load_dword v0, $0, $1')}", False),
        (f"  {ASM.format('global_load_lds_dword $0, $1')}", None),
    ],
)
def test_copies_in_inline_assembly_are_refused(
    line: str, meets: bool | None, is_checked: Callable[[str], bool | None]
) -> None:
    """The bytes that they write are not known, so that no records go to LDS beside them."""
    assert is_checked(parsed(SCOPE.format(line), cpu="gfx950").text) is meets


COPY = "declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)\n"
READ = "declare <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3))\n"


@pytest.mark.parametrize(("declared", "meets"), [(COPY, True), (READ, False)])
def test_copies_by_an_intrinsic_are_copies_and_reads_are_none(
    declared: str, meets: bool, is_checked: Callable[[str], bool | None]
) -> None:
    assert is_checked(parsed(EMPTY, cpu="gfx950", nodes=declared).text) is meets
