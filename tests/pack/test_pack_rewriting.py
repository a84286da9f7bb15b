"""Every use of a moved variable becomes an address in the arena, and nothing else changes."""

from __future__ import annotations

import numpy as np
import pytest
from pack_kernels import (
    BARRIER,
    ONE_AFTER_THE_OTHER,
    THREAD,
    TILES,
    kernel,
    left_alone,
    module,
    offsets,
    pack,
    round_trip,
)

from ldsopt import api
from ldsopt.errors import InternalError
from ldsopt.simt.launch import Launch
from ldsopt.transforms.pack import movable
from ldsopt.transforms.pack.packing import Packing
from ldsopt.verifier.equivalence import verify

ARENA = "@ldsopt.arena.k"


def at(offset: int) -> str:
    return f"getelementptr inbounds nuw (i8, ptr addrspace(3) {ARENA}, i32 {offset})" if offset else ARENA


def no_share(text: str, **options: object) -> api.Transformed[Packing]:
    return pack(text, no_share=True, **options)


TWO = """
@A = internal addrspace(3) global [64 x i32] poison, align 4
@B = internal addrspace(3) global [32 x i32] poison, align 4
"""
"""256 bytes at 0 and 128 bytes at 256."""


@pytest.mark.parametrize(
    ("use", "rewritten"),
    [
        pytest.param(
            "store i32 1, ptr addrspace(3) @B",
            f"store i32 1, ptr addrspace(3) {at(256)}, align 4",
            id="an operand",
        ),
        pytest.param(
            "store i32 1, ptr addrspace(3) @A",
            f"store i32 1, ptr addrspace(3) {ARENA}, align 4",
            id="an operand at offset 0",
        ),
        pytest.param(
            "store i32 1, ptr addrspace(3) getelementptr inbounds ([32 x i32], ptr addrspace(3) @B, i32 0, i32 3)",
            f"store i32 1, ptr addrspace(3) getelementptr inbounds ([32 x i32], ptr addrspace(3) {at(256)}, i32 0, i32 3)",
            id="in a constant expression",
        ),
        pytest.param(
            "store i32 1, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B to i32), i32 8) to "
            "ptr addrspace(3))",
            f"store i32 1, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) {at(256)} to i32), i32 8) "
            "to ptr addrspace(3))",
            id="in nested ones",
        ),
        pytest.param(
            "store i32 1, ptr addrspacecast (ptr addrspace(3) @B to ptr)",
            f"store i32 1, ptr addrspacecast (ptr addrspace(3) {at(256)} to ptr), align 4",
            id="as a flat address",
        ),
        pytest.param(
            "%e = extractelement <2 x ptr addrspace(3)> <ptr addrspace(3) @A, ptr addrspace(3) @B>, i32 1",
            f"%e = extractelement <2 x ptr addrspace(3)> <ptr addrspace(3) {ARENA}, ptr addrspace(3) {at(256)}>, i32 1",
            id="in a vector",
        ),
        pytest.param(
            "%e = extractvalue { i32, ptr addrspace(3) } { i32 0, ptr addrspace(3) @B }, 1",
            f"%e = extractvalue {{ i32, ptr addrspace(3) }} {{ i32 0, ptr addrspace(3) {at(256)} }}, 1",
            id="in a struct",
        ),
        pytest.param(
            "%e = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B",
            f"%e = select i1 %c, ptr addrspace(3) {ARENA}, ptr addrspace(3) {at(256)}",
            id="twice in one line",
        ),
        pytest.param(
            "call void @llvm.memset.p3.i32(ptr addrspace(3) align 4 @B, i8 0, i32 128, i1 false)",
            f"call void @llvm.memset.p3.i32(ptr addrspace(3) align 4 {at(256)}, i8 0, i32 128, i1 false)",
            id="as an argument of an intrinsic",
        ),
        pytest.param(
            'call void asm sideeffect "; @B of nothing", ""()',
            'call void asm sideeffect "; @B of nothing", ""()',
            id="not in a string",
        ),
    ],
)
def test_use(use: str, rewritten: str):
    text = module(
        TWO,
        "declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)",
        kernel(
            f"  store i32 0, ptr addrspace(3) @A\n  store i32 0, ptr addrspace(3) @B\n  {use}\n",
            arguments="i1 %c",
        ),
    )
    if "asm" in use:  # naming it in assembly is enough to leave it where it is
        assert "named in assembly" in left_alone(no_share(text))
        return
    packed = no_share(text)
    assert offsets(packed) == {"A": 0, "B": 256}
    assert rewritten in packed.text


def test_phi_operand():
    body = """
  br i1 %c, label %one, label %two
one:
  br label %two
two:
  %p = phi ptr addrspace(3) [ @A, %one ], [ @B, %0 ]
  store i32 1, ptr addrspace(3) %p
"""
    packed = no_share(module(TWO, kernel(body, arguments="i1 %c")))
    assert f"%p = phi ptr addrspace(3) [ {ARENA}, %one ], [ {at(256)}, %0 ]" in packed.text


def test_debug_records_follow_and_the_rest_of_the_debug_info_stays():
    text = module(
        TWO.replace("poison, align 4\n@B", "poison, align 4, !dbg !9\n@B"),
        """define amdgpu_kernel void @k() !dbg !3 {
  store i32 1, ptr addrspace(3) @A, !dbg !6
    #dbg_value(ptr addrspace(3) @B, !5, !DIExpression(), !6)
  store i32 2, ptr addrspace(3) @B, !dbg !6
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!7}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug, globals: !{!9})
!2 = !DIFile(filename: "k.c", directory: ".")
!3 = distinct !DISubprogram(name: "k", file: !2, line: 1, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{})
!5 = !DILocalVariable(name: "b", scope: !3)
!6 = !DILocation(line: 2, scope: !3)
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = distinct !DIGlobalVariable(name: "A", scope: !1, file: !2, line: 1, type: !10, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
""",
    )
    packed = no_share(text)
    assert offsets(packed) == {"A": 0, "B": 256}
    assert f"#dbg_value(ptr addrspace(3) {at(256)}, " in packed.text
    assert 'DIGlobalVariable(name: "A"' in packed.text


QUOTED = TWO.replace("@A", '@"a \\22@B\\22 b"')


def test_quoted_names():
    body = '  store i32 1, ptr addrspace(3) @"a \\22@B\\22 b"\n  store i32 1, ptr addrspace(3) @B\n'
    packed = no_share(module(QUOTED, kernel(body, name='"k 1"')))
    assert '@"ldsopt.arena.k 1" = internal addrspace(3) global [384 x i8] poison, align 16\n' in packed.text
    assert 'store i32 1, ptr addrspace(3) @"ldsopt.arena.k 1", align 4' in packed.text


@pytest.mark.parametrize(
    "other",
    [
        "@ldsopt.arena.k = internal addrspace(3) global [4 x i8] poison\n",
        "declare void @ldsopt.arena.k()\n",
        "define void @ldsopt.arena.k() {\n  ret void\n}\n",
    ],
)
def test_name_of_the_arena_is_one_that_nothing_has(other: str):
    taken = TWO + other
    body = "  store i32 1, ptr addrspace(3) @A\n  store i32 1, ptr addrspace(3) @B\n"
    packed = no_share(module(taken, kernel(body)))
    assert "@ldsopt.arena.k. = internal addrspace(3) global [384 x i8]" in packed.text


class TestSeveralFunctions:
    BOTH = "  store i32 1, ptr addrspace(3) @A\n  store i32 1, ptr addrspace(3) @B\n"

    def test_each_kernel_has_an_arena_of_its_own(self):
        packed = no_share(module(TWO, kernel(self.BOTH), kernel(self.BOTH, name="other")))
        assert offsets(packed) == offsets(packed, "other") == {"A": 0, "B": 256}
        assert packed.text.count("@ldsopt.arena.other") == 3
        assert "@A" not in packed.text

    def test_a_variable_that_a_kernel_left_alone_names_stays_defined(self):
        packed = pack(
            module(TILES, kernel(ONE_AFTER_THE_OTHER), kernel("  store i32 1, ptr addrspace(3) @A", name="j"))
        )
        assert offsets(packed) == {"A": 0, "B": 0}
        assert left_alone(packed, "j") == "only one static LDS variable"
        assert "@A = internal addrspace(3) global [256 x i32]" in packed.text
        assert "@B = " not in packed.text

    def test_function_that_one_kernel_calls_is_rewritten_with_it(self):
        inner = f"define internal void @f() noinline {{\n{self.BOTH}  ret void\n}}\n"
        packed = no_share(module(TWO, inner, kernel("  call void @f()")))
        assert offsets(packed) == {"A": 0, "B": 256}
        assert "@A" not in packed.text

    @pytest.mark.parametrize(
        ("linkage", "callers", "reason"),
        [
            ("internal", ("k", "j"), "used in f, which several kernels call"),
            ("", ("k",), "used in f, which may be called from elsewhere"),
        ],
    )
    def test_what_a_function_of_others_names_stays(self, linkage: str, callers: tuple[str, ...], reason: str):
        inner = (
            f"define {linkage} void @f() noinline {{\n  store i32 1, ptr addrspace(3) @A\n  ret void\n}}\n"
        )
        kernels = [
            kernel("  call void @f()\n  store i32 1, ptr addrspace(3) @B", name=name) for name in callers
        ]
        packed = no_share(module(TWO, inner, *kernels))
        assert packed.details.kernels[0].plan.kernel.fixed == {"A": reason}
        assert not packed.details.edits

    @pytest.mark.parametrize(
        ("others", "moves"),
        [
            pytest.param("", True, id="nobody else"),
            pytest.param("define internal void @h() {\n  ret void\n}\n", True, id="nobody else, of others"),
            pytest.param("define internal void @h() {\n  call void @f()\n  ret void\n}\n", False, id="a function that the kernel does not call"),
            pytest.param("define void @h() {\n  call void @f()\n  ret void\n}\n", False, id="one that other modules can call"),
            pytest.param("define internal void @h() {\n  call void @h2()\n  ret void\n}\n"
                         "define internal void @h2() {\n  call void @f()\n  ret void\n}\n"
                         "@table = addrspace(1) constant [1 x ptr] [ptr @h]\n", False, id="one that is called by a table, two calls away"),
            pytest.param('define internal void @h() {\n  call void asm "s_add_u32 s0, s0, f@rel32@lo+4", ""()\n  ret void\n}\n',
                         False, id="whom assembly gives its address"),
            pytest.param('module asm ".quad f"\n', False, id="assembly of the module"),
            pytest.param("define internal void @h() prefix ptr @f {\n  ret void\n}\n", False, id="data beside a function's code"),
        ],
    )  # fmt: skip
    def test_what_a_function_names_moves_if_nobody_else_calls_it(self, others: str, moves: bool):
        inner = "define internal void @f() noinline {\n  store i32 1, ptr addrspace(3) @A\n  ret void\n}\n"
        packed = no_share(module(TWO, inner, others, kernel("  call void @f()\n" + self.BOTH)))
        assert (offsets(packed) is not None) is moves
        fixed = packed.details.kernels[0].plan.kernel.fixed
        assert moves or "used in f, which" in fixed["A"]

    def test_what_is_called_by_address_is_code_that_is_not_here(self):
        """The kernel's own call comes back into a function that keeps the variable."""
        inner = (
            "define internal void @f() noinline {\n  store i32 1, ptr addrspace(3) @A\n  ret void\n}\n"
            "define internal void @h() noinline {\n  call void @f()\n  ret void\n}\n"
            "@table = addrspace(1) constant [1 x ptr] [ptr @h]\n"
        )
        call = "  %f = load ptr, ptr addrspace(1) @table\n  call void %f()\n"
        packed = no_share(module(TWO, inner, kernel(call + self.BOTH)))
        fixed = packed.details.kernels[0].plan.kernel.fixed
        assert fixed["A"] == "used in f, which code that is not here may call"

    def test_what_a_function_that_is_not_called_names_moves_all_the_same(self):
        stub = f"define void @stub() {{\n{self.BOTH}  ret void\n}}\n"
        packed = no_share(module(TWO, stub, kernel(self.BOTH)))
        assert offsets(packed) == {"A": 0, "B": 256}
        assert "@A = " in packed.text


BOTH = "  store i32 1, ptr addrspace(3) @A\n  store i32 1, ptr addrspace(3) @B\n"


@pytest.mark.parametrize(
    ("globals_", "body", "reason"),
    [
        pytest.param(
            TWO + "@keep = addrspace(1) global ptr addrspace(3) @A",
            BOTH,
            "named in another global's definition",
            id="initializer",
        ),
        pytest.param(
            TWO
            + '@llvm.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(3) @A to ptr)], section "llvm.metadata"',
            BOTH,
            "named in another global's definition",
            id="llvm.used",
        ),
        pytest.param(
            TWO + "@alias = alias i32, ptr addrspace(3) @A",
            BOTH,
            "named in another global's definition",
            id="alias",
        ),
        pytest.param(
            TWO + "@alias = alias i32, ptr addrspace(3) @A",
            BOTH.replace("@A", "@alias"),
            "named in another global's definition",
            id="alias that alone names it",
        ),
        pytest.param(
            TWO + "!named = !{!1}\n!1 = !{ptr addrspace(3) @A}", BOTH, "named in metadata", id="metadata"
        ),
        pytest.param(TWO + 'module asm "s_nop A"', BOTH, "named in assembly", id="module asm"),
        pytest.param(
            TWO.replace("poison, align 4\n@B", "poison, align 4, !absolute_symbol !1\n@B")
            + "!1 = !{i32 0, i32 1}",
            BOTH,
            "its definition says more than a size and an alignment",
            id="absolute symbol",
        ),
        pytest.param(
            TWO.replace("poison, align 4\n@B", 'poison, section "s", align 4\n@B'),
            BOTH,
            "its definition says more than a size and an alignment",
            id="section",
        ),
        pytest.param(
            TWO.replace("@A = internal", "@A = weak"),
            BOTH,
            "its definition says more than a size and an alignment",
            id="a linkage by which another definition may win",
        ),
        pytest.param(
            TWO.replace("@A = internal", "@A ="),
            BOTH + "  call void @unknown()\n",
            "other modules can name it, and the kernel calls code that is not here",
            id="visible to code that is called and not here",
        ),
    ],
)
def test_variable_that_stays_where_it_is(globals_: str, body: str, reason: str):
    packed = no_share(module(globals_, "declare void @unknown()", kernel(body)))
    assert packed.details.kernels[0].plan.kernel.fixed["A"].startswith(reason)
    assert left_alone(packed).startswith(f"fewer than two variables can move: @A: {reason}")
    assert packed.text == packed.input.text


def test_visible_variable_moves_where_no_unseen_code_is_called():
    packed = no_share(module(TWO.replace("@A = internal", "@A ="), kernel(BOTH)))
    assert offsets(packed) == {"A": 0, "B": 256}


def test_declared_variable_with_a_size_moves():
    """Front-ends declare LDS that the compiler is to lay out: AMDGPULowerModuleLDS makes no difference, and gives it the
    size that this module says."""
    declared = (
        TWO.replace("@A = internal", "@A = external")
        .replace("poison, align 4\n@B", ", align 4\n@B")
        .replace(" , ", ", ")
    )
    assert offsets(no_share(module(declared, kernel(BOTH)))) == {"A": 0, "B": 256}


def test_dynamic_lds_stays_behind_what_became_smaller():
    dynamic = TILES + "@dyn = external addrspace(3) global [0 x i32], align 4\n"
    body = (
        ONE_AFTER_THE_OTHER
        + "  %d = getelementptr i32, ptr addrspace(3) @dyn, i32 %t\n  store i32 %t, ptr addrspace(3) %d\n"
    )
    text = module(dynamic, kernel(body))
    packed = pack(text)
    assert offsets(packed) == {"A": 0, "B": 0}
    assert "getelementptr i32, ptr addrspace(3) @dyn, i32 %t" in packed.text
    before, after = (api.parse(t, mcpu="gfx942") for t in (text, packed.text))
    found = verify(before, after, Launch((1, 1), (256,), [np.zeros(256, "i4")], dynamic_lds=1024))
    assert not found.differences


def test_packing_what_was_packed_changes_nothing():
    packed = pack(module(TILES, kernel(ONE_AFTER_THE_OTHER)))
    again = pack(packed.text)
    assert again.text == again.input.text
    before = "packed before, into @ldsopt.arena.k: pack the module from before that, with other options"
    assert left_alone(again) == before
    assert left_alone(pack(packed.text.replace("ldsopt.arena.k", "own"))) == "only one static LDS variable"


def test_what_was_annotated_is_left_alone():
    """Tags tell variables apart by name, so a kernel is packed first and then left as it is."""
    declared = "declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)"
    dma = "  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @{}, i32 4, i32 0, i32 0, i32 0, i32 0)\n"
    body = dma.format("A") + dma.format("B") + THREAD + round_trip("A") + BARRIER + round_trip("B")
    text = module(TILES, declared, kernel(body, arguments="ptr addrspace(8) %r, ptr addrspace(1) %to"))
    annotated = api.annotate(api.parse(text, mcpu="gfx942"), bases="all")
    assert left_alone(no_share(annotated.text)) == "already annotated"
    assert offsets(no_share(text)) is not None


def test_access_at_an_address_that_no_variable_gives_leaves_its_kernel_alone():
    body = BOTH + "  store i32 1, ptr addrspace(3) inttoptr (i32 64 to ptr addrspace(3))\n"
    assert "an access at an address that no variable gives" in left_alone(no_share(module(TWO, kernel(body))))


@pytest.mark.parametrize(
    ("text", "moves"), [("ds_read_b32 $0, $1", False), ("ds_swizzle_b32 $0, $1", True), (".set x, 1", False)]
)
def test_assembly_that_reads_at_a_plain_number_leaves_its_kernel_alone(text: str, moves: bool):
    statement = f'  %z = call i32 asm sideeffect "{text}", "=v,v,~{{memory}}"(i32 0)\n'
    packed = no_share(module(TWO, kernel(BOTH + statement)))
    assert (offsets(packed) is not None) is moves
    assert moves or "assembly that may access LDS" in left_alone(packed)


def test_named_barriers_in_lds_stay():
    """They have no size, and their addresses mean something."""
    named = '@bar = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison\n'
    declared = "declare void @llvm.amdgcn.s.barrier.join(ptr addrspace(3))\n"
    join = "  call void @llvm.amdgcn.s.barrier.join(ptr addrspace(3) @bar)\n"
    packed = no_share(module(TWO, named, declared, kernel(BOTH + join)), mcpu="gfx1250")
    assert offsets(packed) == {"A": 0, "B": 256}
    assert "s.barrier.join(ptr addrspace(3) @bar)" in packed.text
    one = module(TWO, named, declared, kernel("  store i32 1, ptr addrspace(3) @A\n" + join))
    assert left_alone(no_share(one, mcpu="gfx1250")) == "only one static LDS variable"


def test_a_variable_that_llvm_sees_in_a_function_and_its_text_does_not_name_is_a_fault_of_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(movable, "globals_named", lambda *_: {"A", "B", "other"})
    with pytest.raises(InternalError, match="the text of k does not show that it names @A"):
        pack(module(TILES, kernel("")))
