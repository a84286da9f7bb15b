"""Hand-written assembly and its objects: macros, symbols, labels, functions without a size; findings at its own lines."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from machine_listing import assembled

import ldsopt
from ldsopt import Check, Rule, Verdict

WHOLE = """\
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
.set vgprAt, 4
.set sgprArguments, 0
.macro READ_PAIR to
  ds_read_b32 v[\\to], v[vgprAt]
  ds_read_b32 v[\\to+1], v[vgprAt] offset:64
.endm
.text
.globl first
.p2align 8
first:
  s_load_dwordx4 s[8:11], s[sgprArguments:sgprArguments+1], 0x0
  s_load_dword s12, s[0:1], 0x10
  v_lshlrev_b32 v[vgprAt], 2, v0
  s_mov_b32 m0, 0
  s_waitcnt lgkmcnt(0)
label_LoopBegin:
  buffer_load_dword v[vgprAt], s[8:11], 0 offen lds
  s_waitcnt vmcnt(0)
  s_barrier
  READ_PAIR 20
  s_waitcnt lgkmcnt(0)
  .if 1
  v_add_u32 v22, v20, v21
  .else
  v_add_u32 v22, v30, v31
  .endif
  s_barrier
  s_sub_u32 s12, s12, 1
  s_cmp_eq_u32 s12, 0
  s_cbranch_scc0 label_LoopBegin
  s_endpgm
.globl second
.p2align 8
second:
  ds_read_b32 v1, v0
  s_waitcnt lgkmcnt(0)
  v_mov_b32 v2, v1
  s_endpgm
.section .rodata,"a",@progbits
.p2align 6, 0x0
.amdhsa_kernel first
  .amdhsa_group_segment_fixed_size 4096
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 32
  .amdhsa_next_free_sgpr 16
  .amdhsa_accum_offset 32
.end_amdhsa_kernel
.amdhsa_kernel second
  .amdhsa_group_segment_fixed_size 1024
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
  .amdhsa_accum_offset 8
.end_amdhsa_kernel
"""
DMA_WAIT, PAIR_WAIT = "  s_waitcnt vmcnt(0)\n", "  READ_PAIR 20\n  s_waitcnt lgkmcnt(0)\n"

needs_assembler = pytest.mark.skipif(
    not (shutil.which("llvm-mc-22") and shutil.which("llvm-objdump-22")), reason="llvm-22 is not installed"
)


def line_of(text: str, words: str) -> int:
    """The 1-based line on which the text has these words."""
    return text[: text.index(words)].count("\n") + 1


def checked(text: str, *, as_object: bool = False) -> Check:
    return ldsopt.check_code(
        assembled(text, "gfx942") if as_object else text.encode(), "k.o" if as_object else "k.s"
    )


@pytest.mark.parametrize(
    "word", [".amdgcn_target", ".amdhsa_kernel k", "  s_endpgm", "\t.amdhsa_code_object_version 5"]
)
def test_a_listing_is_known_however_it_is_indented(word: str, tmp_path: Path) -> None:
    (tmp_path / "k.s").write_text(f"// by hand\nk:\n{word}\n")
    (tmp_path / "k.ll").write_text(f"; s_endpgm {word.strip()}\ndefine void @k() {{ ret void }}\n")
    with pytest.raises(ldsopt.InputError, match="no function found"):
        ldsopt.measure_file(tmp_path / "k.s", mcpu="gfx942")
    with pytest.raises(ldsopt.InputError, match="no architecture"):
        ldsopt.measure_file(tmp_path / "k.ll")


@needs_assembler
@pytest.mark.parametrize("as_object", [False, True], ids=["listing", "object"])
def test_nothing_is_amiss(as_object: bool) -> None:
    found = checked(WHOLE, as_object=as_object)
    assert [one.name for one in found.functions] == ["first", "second"]
    assert [one.waits for one in found.functions] == [3, 1]
    assert found.findings == ()
    assert found.code == ("object" if as_object else "assembly")


@needs_assembler
def test_a_missing_wait_is_found_at_the_lines_of_the_listing() -> None:
    broken = WHOLE.replace(DMA_WAIT, "\n")
    found = checked(broken).findings
    assert {one.rule for one in found} == {Rule.MISSING_WAIT, Rule.ACROSS_BARRIER}
    for one in found:
        assert one.used is not None
        assert one.started.asm_line == line_of(broken, "buffer_load_dword")
        if one.used.asm_line != one.started.asm_line:  # it may be another wave's next copy to the same bytes
            assert one.used.asm_line == line_of(broken, "READ_PAIR 20"), (
                "a macro's code has the line of its call"
            )
        assert {line for _, line in one.path} <= set(range(1, broken.count("\n") + 1))
    assert any("label_LoopBegin" in dict.fromkeys(label for label, _ in one.path) for one in found)


@needs_assembler
def test_a_register_hazard_is_definite() -> None:
    found = checked(WHOLE.replace(PAIR_WAIT, "  READ_PAIR 20\n\n")).findings
    hazards = [one for one in found if one.rule is Rule.REGISTER_HAZARD]
    assert {one.registers for one in hazards if one.verdict is Verdict.DEFINITE} == {"v20", "v21"}
    # That the next iteration's reads overwrite the same registers is unproven: they complete in order.
    assert {one.registers for one in hazards if one.verdict is Verdict.UNPROVEN} <= {"v20", "v21"}


@needs_assembler
def test_without_an_assembler_nothing_is_definite(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ldsopt.api.recognizing.assembled", lambda *_: None)
    monkeypatch.setattr("ldsopt.api.waiting.assembled", lambda *_: None)
    found = checked(WHOLE.replace(PAIR_WAIT, "  READ_PAIR 20\n\n")).findings
    assert {one.verdict for one in found} == {Verdict.UNPROVEN}
    assert Rule.UNREADABLE_CODE in {one.rule for one in found}


@needs_assembler
def test_what_is_included_has_no_line_of_the_listing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "more.s").write_text("  s_nop 0\n")
    monkeypatch.chdir(tmp_path)
    found = checked(WHOLE.replace(DMA_WAIT, DMA_WAIT + '  .include "more.s"\n')).findings
    assert {one.rule for one in found} == {Rule.UNREADABLE_CODE}


@needs_assembler
def test_functions_that_state_no_size_reach_up_to_the_next(tmp_path: Path) -> None:
    path = tmp_path / "k.o"
    path.write_bytes(assembled(WHOLE, "gfx942"))
    measured = {one.name: one for one in ldsopt.measure_file(path)[0].functions}
    assert [len(measured[name].waits or ()) for name in ("first", "second")] == [3, 1]
    assert [measured[name].resources.lds_bytes for name in ("first", "second")] == [4096, 1024]
