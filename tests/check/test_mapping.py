"""From machine instructions to accesses: by debug locations, and by the memory operands of machine IR."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from check_cases import CORPUS, HAZARDS, ROOT, arch_of, corpus_name, words
from text_sections import beside

import ldsopt
from ldsopt import CheckOptions, CompileOptions, check
from ldsopt.checker import mir
from ldsopt.checker.accesses import find_accesses
from ldsopt.checker.judging import judge
from ldsopt.checker.mapping import MEMORY_CLASS, SYNC_CLASS, AccessMap, Origin, map_accesses, touches_lds
from ldsopt.checker.run import compile_mapped, unmapped
from ldsopt.checker.tracing import COMPILE_OPTIONS, Traced, trace
from ldsopt.codegen.compile import Compiling, begin_compile, compile_ir
from ldsopt.isa.assembly import parse_assembly

TEXTS = beside(__file__)

LLC = "llc-22"
needs_llc = pytest.mark.skipif(shutil.which(LLC) is None, reason="no llc-22")

MIR = TEXTS["MIR"]
ASM = TEXTS["ASM"]


class TestMachineIr:
    def test_operands_and_pointers(self) -> None:
        (function,) = mir.parse_mir(MIR).values()
        assert [i.opcode for i in function.instructions] == [
            "DS_READ_B64_gfx9",
            "DS_READ_B32_gfx9",
            "DS_WRITE_B32_gfx9",
            "DS_READ2_B32_gfx9",
            "BUFFER_LOAD_DWORD_LDS_OFFSET",
            "DS_READ_B32_gfx9",
        ]
        operands = [[(o.kind, o.pointer) for o in i.operands] for i in function.instructions]
        assert operands == [
            [("load", "%v")],
            [("load", "%p")],
            [("store", "%p")],
            [("load", "%p"), ("load", "%0")],
            [("store", "%q.dst")],
            [("load", "")],
        ]

    def test_origins(self) -> None:
        classes = {10: 0, 11: 0, 12: 1, 13: 1, 14: 2}
        found = mir.map_by_operands(parse_assembly(ASM), mir.parse_mir(MIR), classes)
        assert found == {
            4: Origin(10, 0),  # the load, though a store uses the same pointer
            5: Origin(11, 0),
            6: Origin(None, None, (10, 12, 13)),  # merged: one of %p, and one of two of %0
            8: Origin(14, 2),
        }  # and not 3: its pointer has an access without a mark

    def test_other_code_is_not_mapped(self) -> None:
        listing = parse_assembly(ASM.replace("\tds_write_b32 v0, v1\n", ""))
        assert mir.map_by_operands(listing, mir.parse_mir(MIR), {}) == {}
        swapped = parse_assembly(ASM.replace("ds_write_b32 v0, v1", "buffer_load_dword v0, s[0:3], 0 lds"))
        assert set(mir.map_by_operands(swapped, mir.parse_mir(MIR), {})) == {4}
        assert mir.map_by_operands(parse_assembly(ASM), {}, {}) == {}

    def test_refines_what_locations_leave_open(self) -> None:
        by_locations = AccessMap({1: Origin(5, 0), 2: Origin(None, 0), 3: Origin(None, 0)}, True)
        merged = Origin(None, 0, (5, 6))
        found = mir.refined(by_locations, {1: merged, 2: merged, 3: Origin(None, 1), 4: Origin(7, 1)})
        assert found.origins == {1: Origin(5, 0), 2: merged, 3: Origin(None, 0), 4: Origin(7, 1)}

    @pytest.mark.parametrize(
        ("access", "operand", "is_mapped"),
        [
            ("%v = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic", "load store (s32) on", True),
            (
                "%v = cmpxchg ptr addrspace(3) %p, i32 1, i32 2 monotonic monotonic",
                "load store (s32) on",
                True,
            ),
            ("%v = call i32 @llvm.f(ptr addrspace(3) %p)", "load (s32) from", True),
            ("%v = call i32 @llvm.f(ptr addrspace(3) %p)", "store (s32) into", True),
            ("%v = tail call i32 @llvm.f(ptr addrspace(3) %p)", "store (s32) into", True),
            ("%v = load i32, ptr addrspace(3) %p, align 4", "load (s32) from", True),
            ("%v = load i32, ptr addrspace(3) %p, align 4", "store (s32) into", False),
            ("store i32 0, ptr addrspace(3) %p, align 4", "load (s32) from", False),
            ("%v = ptrtoint ptr addrspace(3) %p to i32", "load (s32) from", False),
        ],
    )
    def test_an_operand_is_of_an_access_of_its_kind(self, access: str, operand: str, is_mapped: bool) -> None:
        """A call and an atomic access do both."""
        text = TEXTS["OPERAND"].format(access=access, operand=operand)
        listing = parse_assembly("\t.type\tk,@function\nk:\n\tds_read_b32 v0, v1\n\ts_endpgm\n")
        found = mir.map_by_operands(listing, mir.parse_mir(text), {10: 4})
        assert found == ({3: Origin(10, 4)} if is_mapped else {})


PLACES = {(2, 1): 7, (2, 2): 8, (3, 1): 9, (2 + SYNC_CLASS, 1): 10, (2 + MEMORY_CLASS, 1): 11}


class TestDebugLocations:
    """A plain and a traced listing; in the latter each instruction has a location of its own, if it has one."""

    def origins(self, plain: list[str], traced: list[tuple[tuple[int, int] | None, str]]) -> AccessMap:
        def listing(lines: list[str]) -> str:
            return "\n".join(["\t.type\tk,@function", "k:", '\t.file\t1 "x"', *lines, "\ts_endpgm", ""])

        located = [
            line
            for place, text in traced
            for line in (f"\t.loc\t1 {place[0]} {place[1]}" if place else "\t.loc\t1 0 0", f"\t{text}")
        ]
        return map_accesses(
            parse_assembly(listing([f"\t{text}" for text in plain])),
            parse_assembly(listing(located)),
            Traced("", PLACES),
        )

    @pytest.mark.parametrize(
        ("place", "text", "origin"),
        [
            ((2, 1), "ds_read_b32 v0, v1", Origin(7, 0)),
            ((3, 1), "ds_write_b32 v0, v1", Origin(9, 1)),
            ((2, 5), "ds_write_b32 v0, v1", Origin(None, 0)),
            ((2, 1), "buffer_load_dword v0, s[0:3], 0 offen lds", Origin(7, 0)),
            ((1, 1), "ds_read_b32 v0, v1", None),
            (None, "ds_read_b32 v0, v1", None),
            ((2, 1), "v_add_u32_e32 v0, v1, v2", None),
            ((2, 1), "global_load_dword v0, v1, s[0:1]", None),
            ((2, 1), "s_waitcnt vmcnt(0)", None),
            ((2, 1), "s_barrier", Origin(7, 0)),
            ((2 + SYNC_CLASS, 1), "s_barrier", Origin(10, SYNC_CLASS)),
            ((2 + SYNC_CLASS, 1), "s_waitcnt vmcnt(0)", Origin(10, SYNC_CLASS)),
            ((2 + MEMORY_CLASS, 1), "s_waitcnt vmcnt(0)", None),
            ((2 + MEMORY_CLASS, 1), "global_load_dword v0, v1, s[0:1]", Origin(11, MEMORY_CLASS)),
            ((2 + MEMORY_CLASS, 1), "v_add_u32_e32 v0, v1, v2", None),
            ((2 + MEMORY_CLASS, 1), "ds_read_b32 v0, v1", None),
        ],
    )
    def test_a_location_is_that_of_what_it_may_be_of(
        self, place: tuple[int, int] | None, text: str, origin: Origin | None
    ) -> None:
        found = self.origins([text], [(place, text)])
        assert (found.origins, found.is_same_code) == ({4: origin} if origin else {}, True)


@needs_llc
@pytest.mark.llvm22
@pytest.mark.parametrize("path", CORPUS, ids=corpus_name)
def test_both_ways_agree(path: Path) -> None:
    module, arch = ldsopt.read(path, mcpu=arch_of(path)), arch_of(path)
    classes, by_operands = find_accesses(module).classes, 0

    def compiled(text: str, options: tuple[str, ...] = ()) -> str:
        made = compile_ir(text, arch, CompileOptions(compiler=LLC), llvm_options=options, unverified=True)
        return made.data.decode("utf-8", "surrogateescape")

    listing, key = parse_assembly(compiled(module.text)), trace(module, classes)
    mapping = map_accesses(listing, parse_assembly(compiled(key.text, COMPILE_OPTIONS)), key)
    printed = mir.parse_mir(compiled(mir.mark(module, classes), mir.COMPILE_OPTIONS))
    operands = mir.map_by_operands(listing, printed, classes)
    for function in listing.functions:
        for instruction in (one for one in function.instructions if touches_lds(one)):
            one, other = mapping.of(instruction).access, operands.get(instruction.line)
            if other is not None and other.access is not None:
                by_operands += 1
                assert one in (None, other.access)
            elif other is not None and other.among and one is not None:
                by_operands += 1
                assert one in other.among
    assert by_operands


@pytest.mark.parametrize(
    "compiler",
    ["llvmlite", pytest.param(LLC, marks=[needs_llc, pytest.mark.llvm22])],
    ids=["llvmlite", "llc"],
)
def test_merged_reads_are_known(compiler: str) -> None:
    """e16: one ds_read2st64 reads both variables; debug locations of two lines cancel out."""
    module = ldsopt.read(HAZARDS / "e16_module_lds_drops_scope.ll", mcpu="gfx942")
    code = compile_mapped(module, CheckOptions(compiler=compiler))
    found = {origin.among for origin in code.mapping.origins.values() if origin.among}
    assert len(found) == 2  # in k and in k_u
    for among in found:
        pointers = [module.lines[line].split("ptr addrspace(3) ")[1].split(",")[0] for line in among]
        assert pointers == ["%b", "%a"]
    check = ldsopt.check(module, compiler=compiler)
    assert [function.unmapped for function in check.functions] == [0, 0]
    assert words(check, "k") == "missing-wait?"


@needs_llc
@pytest.mark.llvm22
class TestWithLlc:
    @pytest.mark.parametrize(
        ("file", "is_printed"), [("e2b_tbaa_hazard", False), ("e16_module_lds_drops_scope", True)]
    )
    def test_operands_are_printed_where_locations_leave_accesses_open(
        self, file: str, is_printed: bool
    ) -> None:
        asked = []

        def begin(*given: Any, llvm_options: tuple[str, ...] = (), **options: Any) -> Compiling:
            asked.append(llvm_options)
            return begin_compile(*given, llvm_options=llvm_options, **options)

        module = ldsopt.read(HAZARDS / f"{file}.ll", mcpu="gfx942")
        compile_mapped(module, CheckOptions(compiler=LLC), begin=begin)
        assert (mir.COMPILE_OPTIONS in asked) is is_printed

    @pytest.mark.parametrize("file", ["e2b_tbaa_hazard", "e22_loop_carried_ring", "e24_wave_wide_write"])
    def test_verdicts_are_the_same(self, file: str) -> None:
        module = ldsopt.read(HAZARDS / f"{file}.ll", mcpu="gfx942")
        ours, theirs = ldsopt.check(module), ldsopt.check(module, compiler=LLC)
        assert theirs.compiler.startswith("llc 22")
        for function in ours.functions:
            assert words(ours, function.name) == words(theirs, function.name)

    def test_preloaded_arguments_are_no_obstacle(self) -> None:
        """LLVM clones the kernel then, with its compile unit, and llc's last verification refuses that."""
        path = next(path for path in CORPUS if corpus_name(path) == "iree-3.11.0/attention.gfx942")
        check = ldsopt.check(ldsopt.read(path, mcpu="gfx942"), compiler=LLC)
        assert sum(function.unmapped for function in check.functions) == 0


class TestClauses:
    """All of a clause is printed under one location, so the traced copy has none."""

    def test_asynchronous_loads_in_a_row_are_told_apart(self) -> None:
        load = "  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %p{}, i32 0, i32 0)\n"
        module = ldsopt.parse(
            'target triple = "amdgcn-amd-amdhsa"\n'
            "define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(3) %p0, ptr addrspace(3) %p1, ptr addrspace(3) %p2) {\n"
            + "".join(load.format(n) for n in range(3))
            + "  ret void\n}\n"
            "declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32)\n",
            mcpu="gfx1250",
        )
        code = compile_mapped(module)
        assert any("s_clause" in line for line in code.listing.text)
        assert code.mapping.is_same_code
        loads = [i for i in code.listing.functions[0].instructions if "async" in i.mnemonic]
        found = [code.mapping.of(i).access for i in loads]
        assert found == sorted(code.accesses.by_line)


def test_marking_changes_only_metadata() -> None:
    module = ldsopt.parse(ldsopt.EXAMPLE, mcpu="gfx942")
    lines = sorted(find_accesses(module).classes)
    marked = ldsopt.parse(mir.mark(module, lines), mcpu="gfx942")
    assert [line.partition(", !ldsopt.access")[0] for line in marked.text.split("\n") if line[:1] == " "] == [
        line for line in module.text.split("\n") if line[:1] == " "
    ]
    assert sum("!ldsopt.access" in line for line in marked.text.split("\n")) == len(lines) == 2


INVOKED = TEXTS["INVOKED"]


def test_what_goes_on_in_the_next_line_is_not_marked() -> None:
    module = ldsopt.parse(INVOKED, mcpu="gfx942")
    (invoke,) = (n for n, line in enumerate(module.lines) if "invoke" in line)
    assert mir.mark(module, [invoke]) == module.text


def test_kernels_are_emptied_whatever_their_order() -> None:
    module = ldsopt.parse(INVOKED, mcpu="gfx942")
    starts = [n for n, line in enumerate(module.lines) if line.startswith("define ")]
    first, second, third = (range(n, module.lines.index("}", n)) for n in starts)
    for emptied in ([first, second], [second, first], [first, second, third], [third]):
        marked = ldsopt.parse(mir.mark(module, [], emptied), mcpu="gfx942").text
        left = [number for number, body in enumerate((first, second, third)) if body not in emptied]
        stored = {number for number in range(4) if f"store i32 {number}," in marked}
        assert stored == set().union(*([{0}, {1, 2}, {3}][number] for number in left))
        assert marked.count("ret void") == (4 if 0 in left else 3)


@pytest.mark.parametrize(
    ("written", "name"), [("plain", "plain"), ("'of two'", "of two"), ('"it\'s"', "it's")]
)
def test_a_function_of_mir_is_found_however_its_name_is_quoted(written: str, name: str) -> None:
    assert list(mir.parse_mir(MIR.replace("'odd name'", written))) == [name]


def test_without_options_all_are_as_their_defaults() -> None:
    module = ldsopt.parse((HAZARDS / "e7_dynamic_lds.ll").read_text(), mcpu="gfx942")
    assert check(module) == check(module, CheckOptions())


class TestWithoutTheOptionOfUnknownLocations:
    """An instruction without a location seems to have that of the one in front of it: it may be any access."""

    LINES = (
        ("\t.loc\t1 2 1", "\tds_read_b32 v0, v1", True),
        ("\t.loc\t1 2 1\n.Ltmp3:\n; a comment", "\tds_read_b32 v0, v1", True),
        ("\t.loc\t1 2 1\n\ts_nop 0", "\tds_read_b32 v0, v1", False),
        ("\t.loc\t1 2 1\n.LBB0_1:", "\tds_read_b32 v0, v1", False),
    )

    @pytest.mark.parametrize(("front", "access", "is_mapped"), LINES)
    def test_only_what_a_location_stands_in_front_of_is_mapped(
        self, front: str, access: str, is_mapped: bool
    ) -> None:
        text = f'\t.type\tk,@function\nk:\n\t.file\t1 "x"\n{front}\n{access}\n\ts_endpgm\n'
        listing, key = parse_assembly(text), Traced("", {(2, 1): 7})
        line = next(i.line for i in listing.functions[0].instructions if i.mnemonic != "s_nop")
        sure = map_accesses(listing, listing, key, says_unknown=False)
        assert sure.origins == ({line: Origin(7, 0)} if is_mapped else {})
        assert map_accesses(listing, listing, key).origins == {line: Origin(7, 0)}


BARE = TEXTS["BARE"]
FENCE = '  fence syncscope("workgroup") seq_cst\n'


@pytest.mark.parametrize(("fence", "step", "sound"), [(FENCE, 1, True), ("", 0, False)])
def test_code_of_which_nothing_is_known_hides_no_finding(fence: str, step: int, sound: bool) -> None:
    """A check that finds nothing although each instruction may be any access needs no second compilation."""
    module, options = ldsopt.parse(BARE.format(fence=fence, step=step)), CheckOptions()
    code = unmapped(module, ldsopt.compile(module), options)
    assert code is not None
    assert not code.mapping.origins
    assert (judge(module, code, options, explain=False).findings == ()) is sound
    assert (judge(module, compile_mapped(module), options).findings == ()) is sound


def test_transfers_have_to_be_mapped() -> None:
    module = ldsopt.read(ROOT / "corpus" / "ir" / "clang-22" / "named_gemm.gfx942.ll")
    assert unmapped(module, ldsopt.compile(module), CheckOptions()) is None
