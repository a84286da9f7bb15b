"""Reading listings: functions, blocks, what follows what, how deep loops nest."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence

import pytest

import ldsopt
from ldsopt import CompileOptions
from ldsopt.codegen.compile import compile_ir
from ldsopt.isa.assembly import AsmFunction, Location, parse_assembly


def function(body: str, name: str = "k") -> AsmFunction:
    text = f'\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.type\t{name},@function\n{name}:\n{body}\n.Lfunc_end0:\n'
    (only,) = parse_assembly(text).functions
    return only


def shape(only: AsmFunction) -> list[tuple[str, int, tuple[int, ...], int]]:
    return [(b.label, len(b.instructions), b.successors, b.depth) for b in only.blocks]


class TestInstructions:
    @pytest.mark.parametrize(
        ("line", "mnemonic", "operands"),
        [
            ("\ts_endpgm", "s_endpgm", ""),
            ("\tds_read_b32 v1, v2 offset:4 ; a comment", "ds_read_b32", "v1, v2 offset:4"),
            ("\ts_waitcnt vmcnt(0) & lgkmcnt(0) // why", "s_waitcnt", "vmcnt(0) & lgkmcnt(0)"),
            ("  s_nop /* inside */ 0", "s_nop", "0"),
            ("s_barrier", "s_barrier", ""),
            ("\tv_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0", "v_dual_mov_b32", "v0, 0 :: v_dual_mov_b32 v1, 0"),
            (".LBB0_1: s_nop 1", "s_nop", "1"),
            ("\tbuffer_load_dword v0, s[0:3], 0 offen lds", "buffer_load_dword", "v0, s[0:3], 0 offen lds"),
        ],
    )  # fmt: skip
    def test_line_is_one_instruction(self, line: str, mnemonic: str, operands: str) -> None:
        (block,) = [b for b in function(line).blocks if b.instructions]
        (instruction,) = block.instructions
        assert (instruction.mnemonic, instruction.operands, instruction.line) == (mnemonic, operands, 4)

    @pytest.mark.parametrize(
        "line",
        [
            "\t.p2align 8",
            "; comment",
            "\t;;#ASMSTART\n\t;;#ASMEND",
            "\t.loc 1 2 3",
            "\t.set x, 1",
            "x = 1",
            "// comment",
            "",
            "# comment",
        ],
    )
    def test_line_is_none(self, line: str) -> None:
        (block,) = function(f"{line}\n\ts_endpgm").blocks
        assert [i.mnemonic for i in block.instructions] == ["s_endpgm"]

    def test_location_in_force_goes_with_each(self) -> None:
        only = function(
            "\ts_nop 0\n\t.loc\t1 53 7 prologue_end\n\ts_nop 1\n\ts_nop 2\n\t.loc\t1 0\n\ts_endpgm"
        )
        locations = [i.location for b in only.blocks for i in b.instructions]
        assert locations == [None, Location(1, 53, 7), Location(1, 53, 7), Location(1, 0, 0)]


class TestFlow:
    @pytest.mark.parametrize(
        ("body", "expected"),
        [
            pytest.param("s_nop 0\ns_endpgm", [("", 2, (), 0)], id="straight"),
            pytest.param(
                "; %bb.0:\ns_nop 0\n.LBB0_1: ; =>\ns_nop 1\ns_cbranch_scc1 .LBB0_1\n; %bb.2:\ns_endpgm",
                [("%bb.0", 1, (1,), 0), (".LBB0_1", 2, (1, 2), 1), ("%bb.2", 1, (), 0)],
                id="loop",
            ),
            pytest.param(
                "s_cbranch_execz .LBB0_2\ns_nop 0\ns_branch .LBB0_3\n.LBB0_2:\ns_nop 1\n.LBB0_3:\ns_endpgm",
                [("", 1, (2, 1), 0), ("", 2, (3,), 0), (".LBB0_2", 1, (3,), 0), (".LBB0_3", 1, (), 0)],
                id="if-else",
            ),
            pytest.param("s_setpc_b64 s[30:31]", [("", 1, (), 0)], id="return"),
            pytest.param("s_swappc_b64 s[30:31], s[2:3]\ns_endpgm", [("", 2, (), 0)], id="call-returns"),
            pytest.param("1:\ns_nop 0\ns_cbranch_scc0 1b\ns_endpgm", [("1", 2, (0, 1), 1), ("", 1, (), 0)], id="numeric-back"),
            pytest.param("s_cbranch_scc0 1f\ns_nop 0\n1:\ns_endpgm", [("", 1, (2, 1), 0), ("", 1, (2,), 0), ("1", 1, (), 0)], id="numeric-forward"),
            pytest.param(".Ltmp0:\ns_nop 0\n.Ltmp1:\ns_endpgm", [("", 2, (), 0)], id="debug-labels-begin-no-block"),
            pytest.param("loop:\ns_nop 0\ns_branch loop", [("loop", 2, (0,), 1)], id="endless"),
            pytest.param(
                ".LBB0_1:\ns_nop 0\ns_getpc_b64 s[0:1]\n.Lpost_getpc0:\ns_add_u32 s0, s0, (.LBB0_1-.Lpost_getpc0)&4294967295\n"
                "s_addc_u32 s1, s1, (.LBB0_1-.Lpost_getpc0)>>32\ns_setpc_b64 s[0:1]",
                [(".LBB0_1", 5, (0,), 1)],
                id="long-branch",
            ),
            pytest.param(
                "s_getpc_b64 s[0:1]\n.Lpost_getpc0:\ns_mov_b32 s2, .LBB0_1-.Lpost_getpc0\n"
                "s_cselect_b32 s2, s2, .LBB0_2-.Lpost_getpc0\ns_add_u32 s0, s0, s2\ns_setpc_b64 s[0:1]\n"
                ".LBB0_1:\ns_nop 0\n.LBB0_2:\ns_endpgm",
                [("", 5, (), 0), (".LBB0_1", 1, (2,), 0), (".LBB0_2", 1, (), 0)],
                id="jump-to-one-of-two",
            ),
            pytest.param(
                "s_getpc_b64 s[0:1]\n.Lpost_getpc0:\ns_add_u32 s0, s0, .LBB0_1-.Lpost_getpc0\n"
                "s_setpc_b64 s[30:31]\n.LBB0_1:\ns_endpgm",
                [("", 3, (), 0), (".LBB0_1", 1, (), 0)],
                id="jump-by-other-registers",
            ),
            pytest.param("s_set_pc_i64 s[30:31]", [("", 1, (), 0)], id="return-gfx1250"),
            pytest.param(
                "s_cbranch_scc0 .LBB0_1\ns_add_pc_i64 .LBB0_2-.Lpost_addpc0\n.Lpost_addpc0:\n.LBB0_1:\ns_nop 0\n"
                ".LBB0_2:\ns_endpgm",
                [("", 1, (2, 1), 0), ("", 1, (3,), 0), (".LBB0_1", 1, (3,), 0), (".LBB0_2", 1, (), 0)],
                id="long-branch-gfx1250",
            ),
        ],
    )  # fmt: skip
    def test_blocks(self, body: str, expected: Sequence[tuple[str, int, tuple[int, ...], int]]) -> None:
        assert shape(function(body)) == list(expected)


class TestFunctions:
    @pytest.mark.parametrize(
        ("name", "spelled"),
        [('a "b"', r'"a \"b\""'), ("a\\b", r'"a\\b"'), ("a\nb", r'"a\nb"'), ("a:b", '"a:b"')],
    )
    def test_quotes_within_a_quoted_name(self, name: str, spelled: str) -> None:
        text = f"\t.type\t{spelled},@function\n{spelled}:\n\ts_endpgm\n.Lfunc_end0:\n"
        assert [function.name for function in parse_assembly(text).functions] == [name]

    def test_quoted_name_is_given_without_quotes(self) -> None:
        only = function("\ts_endpgm", '"k 2"')
        assert only.name == "k 2"

    def test_kernel_has_a_descriptor(self) -> None:
        text = "\t.type f,@function\nf:\n\ts_setpc_b64 s[30:31]\n.Lfunc_end0:\nk:\n\ts_endpgm\n\t.amdhsa_kernel k\n"
        found = [(f.name, f.is_kernel) for f in parse_assembly(text).functions]
        assert found == [("f", False), ("k", True)]

    def test_code_behind_the_end_is_not_the_functions(self) -> None:
        text = "\t.type f,@function\nf:\n\ts_endpgm\n\t.size f, .-f\n\ts_nop 0\n"
        assert shape(parse_assembly(text).functions[0]) == [("", 1, (), 0)]

    @pytest.mark.parametrize(
        "text",
        ["", "hello\n", "define void @k() {\n ret void\n}\n", "\0\0", "main:\n\tmovl $0, %eax\n\tret\n"],
    )
    def test_anything_else_is_an_input_error(self, text: str) -> None:
        with pytest.raises(ldsopt.InputError, match=r"x\.s: no function found"):
            parse_assembly(text, "x.s")


NEST = """
target triple = "amdgcn-amd-amdhsa"
@A = addrspace(3) global [256 x i32] poison
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n, i32 %m, i1 %c) {
entry:
  br i1 %c, label %outer, label %done
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store volatile i32 %i, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier()
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %more ]
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %j
  %v = load volatile i32, ptr addrspace(3) %q
  %odd = trunc i32 %v to i1
  br i1 %odd, label %hit, label %more
hit:
  store volatile i32 %v, ptr addrspace(1) %o
  br label %more
more:
  %j1 = add i32 %j, 1
  %again = icmp ult i32 %j1, %m
  br i1 %again, label %inner, label %latch
latch:
  %i1 = add i32 %i, 1
  %on = icmp ult i32 %i1, %n
  br i1 %on, label %outer, label %done
done:
  ret void
}
"""


def commented_depths(lines: Sequence[str]) -> dict[int, int]:
    """Depth of every line by LLVM's comments: that of the block it is in."""
    found: dict[int, int] = {}
    depth, is_heading = 0, False
    for number, line in enumerate(lines, 1):
        if re.match(r"\.LBB\d+_\d+:|; %bb\.\d+:", line):
            depth, is_heading = 0, True
        said = re.search(r"(?:=>\s*This (?:Inner )?Loop Header|in Loop: Header=\S+):? Depth=(\d+)", line)
        if said and is_heading:
            depth = int(said[1])
        if line.startswith("\t") and not line.strip().startswith(";"):
            is_heading = False
        found[number] = depth
    return found


class TestAgainstLLVM:
    @pytest.mark.parametrize(
        "arch", ["gfx900", "gfx90a", "gfx942", "gfx950", "gfx1030", "gfx1100", "gfx1201", "gfx1250"]
    )
    @pytest.mark.parametrize("opt_level", [0, 3])
    def test_depths_are_those_of_its_comments(self, arch: str, opt_level: int) -> None:
        text = compile_ir(NEST, arch, CompileOptions(opt_level=opt_level)).data.decode()
        assembly = parse_assembly(text)
        assert assembly.arch == arch
        said = commented_depths(assembly.text)
        # Where a block ends on two branches, only the first of them runs in every iteration.
        ours = {
            i.line: b.depth
            for b in assembly.functions[0].blocks
            for i in b.instructions
            if i.mnemonic != "s_branch"
        }
        assert ours == {line: said[line] for line in ours}
        assert max(ours.values()) == 2

    def test_comments_are_not_needed(self) -> None:
        text = compile_ir(NEST, "gfx942").data.decode()
        bare = "\n".join(line.split(";")[0].rstrip() for line in text.split("\n"))

        def depths(listing: str) -> list[tuple[str, int]]:
            (only,) = parse_assembly(listing).functions
            return [(i.mnemonic, b.depth) for b in only.blocks for i in b.instructions]

        assert depths(bare) == depths(text)


def test_the_cost_of_a_hundred_thousand_instructions_is_not_their_square() -> None:
    block = "\tds_read_b32 v1, v2 offset:16 ; x\n\ts_waitcnt lgkmcnt(0)\n\tv_add_u32_e32 v1, v1, v2\n"
    body = "".join(f".LBB0_{n}:\n{block * 5}\ts_cbranch_scc1 .LBB0_{n}\n" for n in range(6_250))
    start = time.process_time()
    only = function(body + "\ts_endpgm")
    assert time.process_time() - start < 30  # a second or two; their square would be hours
    assert sum(len(b.instructions) for b in only.blocks) == 100_001
