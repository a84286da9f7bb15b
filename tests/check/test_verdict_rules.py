"""Rules of `check` one by one, on kernels as short as the rule allows."""

from __future__ import annotations

import pytest
from check_cases import words

import ldsopt
from ldsopt import Check, Module

HEADER = """
target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [4096 x i8] poison, align 16
@T = internal addrspace(3) global [4096 x i8] poison, align 16
@D = external addrspace(3) global [0 x i8], align 16
@E = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.workitem.id.x()
"""
TBAA = '\n!8 = !{!7, !7, i64 0}\n!7 = !{!"float", !6}\n!6 = !{!"root"}\n'
SCOPE = "!20 = !{!21}\n!21 = distinct !{!21, !22}\n!22 = distinct !{!22}\n"


def kernel(body: str, arch: str = "gfx942") -> Module:
    lines = "\n".join(f"  {line.strip()}" for line in body.strip().split("\n"))
    arguments = "ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i"
    text = f"{HEADER}define amdgpu_kernel void @k({arguments}) {{\n{lines}\n  ret void\n}}\n{TBAA}{SCOPE}"
    return ldsopt.parse(text, mcpu=arch)


def check(body: str, arch: str = "gfx942", **options: object) -> Check:
    return ldsopt.check(kernel(body, arch), **options)  # type: ignore[arg-type]


def dma(to: str, immediate: int = 0) -> str:
    return (
        "call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, "
        f"ptr addrspace(3) {to}, i32 4, i32 0, i32 0, i32 {immediate}, i32 0)"
    )


def read(of: str, name: str = "v", more: str = ", !tbaa !8") -> str:
    return f"%{name} = load float, ptr addrspace(3) {of}, align 4{more}\nstore float %{name}, ptr addrspace(1) %o"


def async_load(to: str) -> str:
    return (
        "call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, "
        f"ptr addrspace(3) {to}, i32 0, i32 0)"
    )


class TestOverlap:
    """Judged by what addresses are, not by metadata."""

    @pytest.mark.parametrize(
        ("to", "of", "found"),
        [
            ("@S", "@S", "missing-wait!"),
            (
                "@S",
                "getelementptr (i8, ptr addrspace(3) @S, i32 252)",
                "reordered!",
            ),  # lane 63; LLVM knows of lane 0 alone
            ("@S", "getelementptr (i8, ptr addrspace(3) @S, i32 256)", ""),  # behind the last lane
            ("getelementptr (i8, ptr addrspace(3) @S, i32 256)", "@S", ""),
            ("@S", "@T", ""),  # two variables
            ("@D", "@T", ""),
            ("%p", "%p", "missing-wait!"),  # one argument
            ("%p", "%q", "missing-wait?"),  # two of them
            ("%p", "@S", "missing-wait?"),
        ],
    )
    def test_of_a_dma_and_a_read(self, to: str, of: str, found: str) -> None:
        assert words(check(f"{dma(to)}\n{read(of)}"), "k") == found

    def test_an_immediate_moves_the_destination(self) -> None:
        assert words(check(f"{dma('@S', 512)}\n{read('@S')}"), "k") == ""
        assert words(check(f"{dma('%p', 512)}\n{read('%p')}"), "k") == ""
        assert words(check(f"{dma('%p', 4)}\n{read('%p')}"), "k") == "missing-wait?"

    def test_named_dynamic_bases_are_apart_by_assumption(self) -> None:
        text = f"{dma('@D')}\n%a = getelementptr i8, ptr addrspace(3) @E, i32 %i\n{read('%a')}"
        assumed = check(text)
        assert (words(assumed, "k"), assumed.assumptions) == ("", ("named-bases",))
        refused = check(text, no_assume=["named-bases"])
        assert (words(refused, "k"), refused.assumptions) == ("missing-wait?", ())


def test_a_place_is_at_the_lines_that_it_quotes() -> None:
    module = kernel(f"{dma('@S')}\n{read('@S')}")
    missing, *_ = ldsopt.check(module).findings
    listing = ldsopt.compile(module).data.decode().split("\n")
    assert missing.used is not None
    for place, opcode in ((missing.started, "call"), (missing.used, "load")):
        assert place.ir_line is not None
        assert place.asm_line is not None
        assert opcode in place.ir
        assert module.lines[place.ir_line - 1].strip().startswith(place.ir)
        assert listing[place.asm_line - 1].split() == place.asm.split()


class TestOrder:
    def test_a_read_of_another_lane_moved_in_front(self) -> None:
        found = check(f"{dma('@S')}\n{read('getelementptr (i8, ptr addrspace(3) @S, i32 4)', more='')}")
        assert words(found, "k") == "reordered!"

    @pytest.mark.parametrize(
        ("first", "second", "found"),
        [
            (4, 12, "reordered?"),  # one ds_read2 of both
            (4, 512, ""),  # the one of them is another region, and each is mapped exactly
            (600, 612, ""),
        ],
    )
    def test_merged_reads_moved_in_front(self, first: int, second: int, found: str) -> None:
        at = "getelementptr (i8, ptr addrspace(3) @S, i32 {})".format
        body = f"{dma('@S')}\n{read(at(first), more='')}\n{read(at(second), 'w', more='')}".replace(
            "float %w, ptr addrspace(1) %o", "float %w, ptr addrspace(1) %g"
        )
        result = check(body)
        assert words(result, "k") == found
        assert result.functions[0].by_class == bool(found)

    @pytest.mark.parametrize(
        ("first", "second", "found"),
        [
            ("", "", "reordered?"),
            (", !noalias !20", "", "reordered?"),
            ("", ", !noalias !20", "reordered?"),
            (", !noalias !20", ", !noalias !20", "reordered~"),
        ],
    )
    def test_merged_reads_are_claimed_to_be_apart_if_each_is(
        self, first: str, second: str, found: str
    ) -> None:
        at = "getelementptr (i8, ptr addrspace(3) @S, i32 {})".format
        body = (
            f"{dma('@S')}, !alias.scope !20\n{read(at(4), more=first)}\n{read(at(12), 'w', more=second)}"
        ).replace("float %w, ptr addrspace(1) %o", "float %w, ptr addrspace(1) %g")
        assert words(check(body), "k") == found

    def test_a_read_that_comes_first_is_none(self) -> None:
        assert words(check(f"{read('@S')}\n{dma('@S')}"), "k") == ""


class TestBarriers:
    BARRIER = "call void @llvm.amdgcn.s.barrier()"

    def test_dma_in_flight(self) -> None:
        found = check(f"{dma('@S')}\n{self.BARRIER}\n{read('@S', more='')}")
        assert words(found, "k") == "dma-across-barrier!"

    def test_read_outstanding(self) -> None:
        found = check(
            f"%v = load float, ptr addrspace(3) @S\n{self.BARRIER}\nstore float 1.0, ptr addrspace(3) @S\n"
            "store float %v, ptr addrspace(1) %o"
        )
        assert words(found, "k") == "bare-barrier!"

    def test_fenced(self) -> None:
        fenced = f'fence syncscope("workgroup") release\n{self.BARRIER}\nfence syncscope("workgroup") acquire'
        assert words(check(f"{dma('@S')}\n{fenced}\n{read('@S', more='')}"), "k") == ""


class TestAsynchronousLoads:
    """gfx1250: LLVM waits for none of them; the author's waits are all there is."""

    def test_without_a_wait(self) -> None:
        found = check(f"{async_load('%p')}\n{read('%p')}", "gfx1250")
        assert words(found, "k") == "missing-wait!"
        assert found.findings[0].counter == "asynccnt"
        assert "s.wait.asynccnt" in found.findings[0].remedy

    def test_with_one(self) -> None:
        body = f"{async_load('%p')}\ncall void @llvm.amdgcn.s.wait.asynccnt(i16 0)\n{read('%p')}"
        assert check(body, "gfx1250").findings == ()

    def test_with_one_that_leaves_the_younger_in_flight(self) -> None:
        wait = "call void @llvm.amdgcn.s.wait.asynccnt(i16 1)"
        older = check(f"{async_load('%p')}\n{async_load('%q')}\n{wait}\n{read('%p')}", "gfx1250")
        assert words(older, "k") == "missing-wait?"  # of the younger, by another pointer
        younger = check(f"{async_load('%p')}\n{async_load('%q')}\n{wait}\n{read('%q')}", "gfx1250")
        assert words(younger, "k") == "missing-wait!"

    def test_into_another_variable(self) -> None:
        assert check(f"{async_load('@S')}\n{read('@T')}", "gfx1250").findings == ()


class TestWithoutDma:
    @pytest.mark.parametrize(
        "arch", ["gfx90a", "gfx942", "gfx950", "gfx1030", "gfx1100", "gfx1201", "gfx1250"]
    )
    def test_plain_accesses_need_no_wait_of_ours(self, arch: str) -> None:
        found = check(f"store float 1.0, ptr addrspace(3) %p\n{read('%q')}", arch)
        assert found.findings == ()
        (function,) = found.functions
        assert (function.exact, function.by_class, function.unmapped) == (2, 0, 0)


class TestIdentity:
    """An access is the same one however often its address was laundered."""

    UNIFORM = "%a{n} = ptrtoint ptr addrspace(3) {p} to i32\n%u{n} = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %a{n})\n%d{n} = inttoptr i32 %u{n} to ptr addrspace(3)"
    SCALAR = '%d{n} = call ptr addrspace(3) asm "", "=s,0"(ptr addrspace(3) {p})'

    @pytest.mark.parametrize("way", [UNIFORM, SCALAR], ids=["readfirstlane", "asm"])
    @pytest.mark.parametrize("times", [1, 2, 5])
    def test_of_a_laundered_dma(self, way: str, times: int) -> None:
        (plain,) = check(f"{dma('%p')}\n{read('%p')}").findings[:1]
        launders = [way.format(n=n, p="%p" if n == 0 else f"%d{n - 1}") for n in range(times)]
        (laundered,) = check("\n".join([*launders, dma(f"%d{times - 1}"), read("%p")])).findings[:1]
        assert laundered.started.ir != plain.started.ir
        assert laundered.key == plain.key

    def test_of_something_that_only_looks_like_it(self) -> None:
        other = self.UNIFORM.format(n=0, p="%p").replace("i32 %a0)", "i32 %i)")
        (plain,) = check(f"{dma('%p')}\n{read('%p')}").findings[:1]
        (found,) = check(f"{other}\n{dma('%d0')}\n{read('%p')}").findings[:1]
        assert found.key != plain.key
