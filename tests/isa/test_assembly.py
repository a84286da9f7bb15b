"""Reading listings: functions, blocks, what follows what, how deep loops nest."""

import time
from collections.abc import Sequence

import pytest

import ldsopt
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
        locations = [i.location for i in only.instructions]
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

    @pytest.mark.parametrize(
        ("spelled", "known"),
        [
            ("\t.type\tk @function", (False, None)),
            ("\t.type k , @function // of x, y", (False, None)),
            ('\t.type "k", @function ; a, b', (False, None)),
            ("\t.amdhsa_kernel\tk", (True, None)),
            ("\t.amdhsa_kernel k ; x\n\t.amdhsa_wavefront_size32\t1 ; y\n\t.end_amdhsa_kernel", (True, 32)),
        ],
    )
    def test_names_stand_between_any_white_space_and_comments(
        self, spelled: str, known: tuple[bool, int | None]
    ) -> None:
        (only,) = parse_assembly(f"{spelled}\nk:\n\ts_endpgm\n").functions
        assert (only.name, only.is_kernel, only.wave_size) == ("k", *known)

    @pytest.mark.parametrize("name", ["k 2", "k;2 a", "k // 2"])
    def test_llvm_names_a_kernel_without_quotes_in_its_descriptor(self, name: str) -> None:
        text = f'\t.type "{name}",@function\n"{name}":\n\ts_endpgm\n\t.amdhsa_kernel {name}\n'
        assert [(f.name, f.is_kernel) for f in parse_assembly(text).functions] == [(name, True)]

    def test_type_of_an_object_announces_no_function(self) -> None:
        text = "\t.type f,@function\n\t.type k,@object ; no @function\nf:\nk:\n\ts_endpgm\n"
        assert [function.name for function in parse_assembly(text).functions] == ["f"]

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

    def test_empty_lines_in_front_take_linear_time(self) -> None:
        """Of several code objects of a file, each listing has as many empty lines in front as the others have lines."""

        def seconds(empty: int) -> float:
            text, start = "\n" * empty + "\t.type f,@function\nf:\n\ts_endpgm\n", time.process_time()
            assert parse_assembly(text).functions[0].name == "f"
            return time.process_time() - start

        few, many = (min(seconds(empty) for _ in range(3)) for empty in (5_000, 40_000))
        assert many < 30 * few, (
            "eight times as many take 64 times as long where each looks at those behind it"
        )


def test_the_directives_of_variables_are_read() -> None:
    lines = [
            '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"', "\t.text", "\t.type\tk,@function", "k:", "\ts_endpgm", '\t.section\t.rodata,"a",@progbits', "a:", "\t.long\t1, -1  ; two",
            "\t.short\t513", '\t.asciz\t"a\\000\\"\\\\;"', "\t.size\ta, 14", "b:", "\t.zero\t3", "\t.fill\t2, 2, 5",
            "\t.quad\ta+4", "c:", "\t.long\tx-y", "\t.comm\td,6,4", "\t.text", "f:", "\ts_endpgm", "",
    ]  # fmt: skip
    found = ldsopt.machine_code("\n".join(lines).encode()).variables
    assert bytes(found["a"].data) == b'\1\0\0\0\xff\xff\xff\xff\1\2a\0"\\;\0'
    assert bytes(found["b"].data) == b"\0\0\0\5\0\5\0" + bytes(8)
    assert found["b"].addresses == {7: ("a", 4)}
    assert bytes(found["d"].data) == bytes(6)
    assert set(found) == {"a", "b", "d"}
