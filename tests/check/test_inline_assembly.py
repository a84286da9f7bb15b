"""Waits that an author wrote in assembly count where a machine executes them as they stand there, and only there."""

from __future__ import annotations

import pytest
from check_cases import words

import ldsopt
from ldsopt import Check

KERNEL = """
target triple = "amdgcn-amd-amdhsa"
{module}
@A = internal addrspace(3) global [1024 x i32] poison, align 16
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %o) "amdgpu-flat-work-group-size"="1,32" {{
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  call void asm sideeffect "{assembly}", "~{{memory}}"()
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %o
  ret void
}}
"""
WAIT = "s_wait_asynccnt 0x0"


def check(*lines: str, module: str = "") -> Check:
    assembly = "\n".join(lines).replace('"', "\\22").replace("\n", "\\0A")
    return ldsopt.check(ldsopt.parse(KERNEL.format(assembly=assembly, module=module), mcpu="gfx1250"))


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param([WAIT], id="plain"),
        pytest.param([f"/* why */ {WAIT} /* and */ ; how"], id="between-comments"),
        pytest.param(["s_wait_asynccnt 1-1"], id="difference"),
        pytest.param([".set n, 5", ".set n, 0", "s_wait_asynccnt 2*n"], id="symbol-set-last-to-0"),
        pytest.param(["n = 0", "s_wait_asynccnt n"], id="symbol-assigned"),
        pytest.param(["s_cbranch_scc1 1f", "s_nop 0", "1:", WAIT], id="behind-a-join"),
        pytest.param(["1:", "s_nop 0", "s_cbranch_scc1 1b", WAIT], id="behind-a-loop"),
        pytest.param([".p2align 4", WAIT], id="behind-padding"),
        pytest.param(["s_endpgm"], id="nothing-behind-it-is-executed"),
        pytest.param(["n = 0", "N = 5", "s_wait_asynccnt n"], id="symbols-have-case"),
        pytest.param(["n = 0", "// n = 5", "s_wait_asynccnt n"], id="an-assignment-in-a-comment"),
        pytest.param([WAIT + " ; # a comment"], id="a-sign-that-ends-no-assembly"),
    ],
)
def test_a_wait_that_is_executed_counts(lines: list[str]) -> None:
    assert words(check(*lines), "k") == ""


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(["/*", WAIT, "*/"], id="in-a-comment"),
        pytest.param([f"s_nop 0 /* {WAIT}", "*/"], id="in-a-comment-that-begins-behind-code"),
        pytest.param(
            [f"; {WAIT}", f"// {WAIT}", f"# {WAIT}", f"s_nop 0 // {WAIT}"], id="behind-signs-of-comments"
        ),
        pytest.param([".set n, 5", "s_wait_asynccnt n"], id="symbol-too-large"),
        *(
            pytest.param([".set n, 0", line, "s_wait_asynccnt n"], id=f"set-by-{line}")
            for line in (".SET n, 5", '.set "n", 5', '"n" = 5', "/**/ n = 5", "a: n = 5", "a: .equ n, 5")
        ),
        pytest.param(["s_cbranch_scc1 1f", WAIT, "1:"], id="branched-over"),
        pytest.param(["s_branch .Lover", WAIT, ".Lover:"], id="never-reached"),
        pytest.param(["s_cbranch_scc1 over", WAIT, "over : s_nop 0"], id="branched-over-to-a-spaced-label"),
    ],
)
def test_a_wait_that_no_machine_executes_does_not(lines: list[str]) -> None:
    assert words(check(*lines), "k") == "missing-wait!"


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param([".if 0", WAIT, ".endif"], id="if"),
        pytest.param([".IF 0", WAIT, ".ENDIF"], id="directives-have-no-case"),
        pytest.param([".if 1", "s_nop 0", ".else", WAIT, ".endif"], id="else"),
        pytest.param([".ifdef nothing", WAIT, ".endif"], id="ifdef"),
        pytest.param([".macro w", WAIT, ".endm"], id="macro-that-is-not-called"),
        pytest.param([".macro s_nop a", ".endm", WAIT, "s_nop 0"], id="macro-named-like-an-instruction"),
        pytest.param([".rept 0", WAIT, ".endr"], id="rept"),
        pytest.param([".irp x, ", WAIT, ".endr"], id="irp"),
        pytest.param([".long 0xbf820001", WAIT], id="branch-in-raw-words"),
        pytest.param([".byte 1, 0, 0x82, 0xbf", WAIT], id="branch-in-raw-bytes"),
        pytest.param(['.ascii "s_nop"', WAIT], id="string"),
        pytest.param(['.include "more.s"', WAIT], id="include"),
        pytest.param([".section .other", WAIT, ".text"], id="another-section"),
        pytest.param([".pushsection .other", WAIT, ".popsection"], id="another-section-pushed"),
        pytest.param(["s_cbranch_scc1 1", WAIT], id="branch-by-number"),
        pytest.param(["s_branch .+8", WAIT], id="branch-by-distance"),
        pytest.param(["s_cbranch_scc1 .Ltmp77", WAIT, ".Ltmp77:"], id="branch-to-a-label-like-those-of-debug-information"),
        pytest.param(["s_cbranch_scc1 1f+4", "1:", WAIT], id="branch-behind-a-label"),
        pytest.param(["s_setpc_b64 s[4:5]", WAIT], id="jump"),
        pytest.param(["drain", WAIT], id="no-instruction"),
        pytest.param(["s_wait_asynccnt 0 << 1"], id="operator-that-is-not-evaluated"),
        pytest.param(["s_wait_asynccnt somewhere"], id="symbol-of-elsewhere"),
        pytest.param([f"s_mov_b32 s[n], 0 ; {WAIT}"], id="register-by-symbol"),
        pytest.param([".size k, 5", WAIT], id="an-end-that-is-none"),
        pytest.param([".loc 1 2 3", WAIT], id="location"),
        pytest.param([".amdhsa_wavefront_size32 0", WAIT], id="of-a-kernels-descriptor"),
        pytest.param(["s_wait_asynccnt(0)"], id="no-space-before-the-operand"),
        pytest.param(["v_mov_b32 v1, v[ 8 ]", WAIT], id="register-with-spaces"),
        pytest.param(["v_accvgpr_read_b32 v1, acc5", WAIT], id="register-by-its-other-name"),
        pytest.param(["v_movrels_b32 v1, v2", WAIT], id="register-by-index"),
        pytest.param(["s_set_vgpr_msb 1", WAIT], id="registers-of-another-bank"),
        pytest.param(["v_mov_b32 v1, src_lds_direct", WAIT], id="operand-in-LDS"),
        pytest.param([";;#ASMEND", WAIT], id="an-end-of-assembly"),
        pytest.param([";;#ASMEND", "drain", WAIT, ";;#ASMSTART"], id="an-end-and-a-start"),
        pytest.param([";;#ASMEND", "s_wait_asynccnt n", ";;#ASMSTART"], id="a-symbol-between-them"),
        pytest.param(["${:comment}#ASMEND", "k2:", WAIT, ";;#ASMSTART", ".type k2,@function"], id="a-function-between-them"),
    ],
)  # fmt: skip
def test_nothing_is_proved_of_what_only_an_assembler_can_read(lines: list[str]) -> None:
    found = words(check(*lines), "k")
    assert "unreadable-code?" in found
    assert "!" not in found


def test_a_macro_of_the_module_is_no_instruction() -> None:
    module = f'module asm ".macro drain"\nmodule asm "{WAIT}"\nmodule asm ".endm"'
    assert "unreadable-code?" in words(check("drain", module=module), "k")
    assert words(check(WAIT, module=module), "k") == ""


def test_code_behind_an_open_condition_of_the_module_cannot_be_read() -> None:
    found = words(check(WAIT, module='module asm ".if 0"'), "k")
    assert "unreadable-code?" in found


def test_says_what_cannot_be_read() -> None:
    reasons = [finding.reason for finding in check(".rept 2", "s_nop 0", WAIT).findings]
    assert reasons == ["the directive .rept, which may make or drop code"]


def test_who_waits_for_a_read_in_assembly() -> None:
    """LLVM inserts no waits there, so no transform can make it."""
    (finding,) = check("v_mov_b32 v9, 0", "ds_load_b32 v8, v9", WAIT).findings
    assert finding.used is not None and finding.used.is_authored
    assert finding.remedy.startswith("wait for asynccnt in the inline assembly")
