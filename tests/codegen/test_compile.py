"""Compiling: every way in which LLVM dies becomes an exception of ours; outputs are ``command_line/compiled_modules.ll``, its last words ``refused_modules.ll``."""

import shutil

import pytest
from text_sections import beside

import ldsopt
from ldsopt import CompileOptions
from ldsopt.codegen.compile import compile_ir
from ldsopt.isolation import workers_stay

TEXTS = beside(__file__)

LLC = shutil.which("llc-22")

TRIPLE = 'target triple = "amdgcn-amd-amdhsa"\n'
SMALL = (
    TRIPLE
    + "define amdgpu_kernel void @k(ptr addrspace(1) %p) {\n  store i32 1, ptr addrspace(1) %p\n  ret void\n}\n"
)
INLINE_ASM = (
    TRIPLE + 'define amdgpu_kernel void @k() {\n  call void asm sideeffect "s_nop 0", ""()\n  ret void\n}\n'
)


def lds(size: int) -> str:
    return (
        f"{TRIPLE}@a = addrspace(3) global [{size} x i8] poison\n"
        "define amdgpu_kernel void @k() {\n  store volatile i8 1, ptr addrspace(3) @a\n  ret void\n}\n"
    )


CANNOT_SELECT = (
    TRIPLE
    + """
declare void @llvm.amdgcn.raw.buffer.load.lds(<4 x i32>, ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(<4 x i32> %r, ptr addrspace(3) %l) {
  call void @llvm.amdgcn.raw.buffer.load.lds(<4 x i32> %r, ptr addrspace(3) %l, i32 3, i32 0, i32 0, i32 0, i32 0)
  ret void
}
"""
)
DEEP = (
    TRIPLE
    + "define amdgpu_kernel void @k() {\n  store ptr "
    + "getelementptr (i8, ptr " * 30_000
    + "null"
    + ", i64 1)" * 30_000
    + ", ptr null\n  ret void\n}\n"
)


class TestOutput:
    def test_text_may_be_str_or_bytes(self) -> None:
        assert compile_ir(SMALL, "gfx942") == compile_ir(SMALL.encode(), "gfx942")

    def test_caller_is_told_when_a_function_insists_on_another_arch(self) -> None:
        other = SMALL.replace(" {\n", ' "target-cpu"="gfx90a" {\n', 1)
        (note,) = compile_ir(other, "gfx942").notes
        assert (
            note
            == 'functions with the attribute "target-cpu"="gfx90a" are compiled for gfx90a, not for gfx942'
        )
        assert compile_ir(other, "gfx90a").notes == ()


class TestFailures:
    def test_death_of_llvm_becomes_an_error(self) -> None:
        with pytest.raises(ldsopt.CompilerFailed, match=r"^k\.ll: .*SIGSEGV[^\n]*$"):
            compile_ir(DEEP, "gfx942", source="k.ll")

    def test_time_out_is_an_error(self) -> None:
        body = "".join(f"  store volatile i32 {n}, ptr addrspace(1) %p\n" for n in range(30_000))
        with pytest.raises(ldsopt.CompilerFailed, match="timeout"):
            compile_ir(SMALL.replace("  ret", body + "  ret"), "gfx942", CompileOptions(timeout_seconds=0.05))


class TestExternal:
    @pytest.mark.parametrize(("emit", "arch"), [("asm", "gfx942"), ("obj", "gfx942"), ("asm", "gfx1201")])
    @pytest.mark.llvm22
    @pytest.mark.skipif(LLC is None, reason="llc-22 is not installed")
    def test_llvmlite_and_llc_make_the_same_bytes(self, emit: str, arch: str) -> None:
        for ir in (SMALL, SMALL.replace(TRIPLE, ""), lds(256)):
            ours = compile_ir(ir, arch, emit=emit)  # type: ignore[arg-type]
            theirs = compile_ir(ir, arch, CompileOptions(compiler=LLC), emit=emit)  # type: ignore[arg-type]
            assert ours.data == theirs.data
            assert theirs.compiler.startswith("llc 22.")

    @pytest.mark.llvm22
    @pytest.mark.skipif(LLC is None, reason="llc-22 is not installed")
    @pytest.mark.parametrize(
        ("ir", "error", "words"),
        [
            (lds(70_000), ldsopt.CompilerFailed, r"llc 22\.\S+: local memory \(70000\) exceeds limit"),
            (TRIPLE + "define void @k() {\n  retx void\n}", ldsopt.InputError, r"k\.ll:3: expected instruction opcode"),
        ],
    )  # fmt: skip
    def test_its_failures_are_told_like_our_own(
        self, ir: str | bytes, error: type[ldsopt.LdsoptError], words: str
    ) -> None:
        with pytest.raises(error, match=words):
            compile_ir(ir, "gfx942", CompileOptions(compiler=LLC), source="k.ll")

    @pytest.mark.llvm22
    @pytest.mark.skipif(LLC is None, reason="llc-22 is not installed")
    def test_it_is_stopped_after_the_time_given(self) -> None:
        with pytest.raises(ldsopt.CompilerFailed, match="was stopped after"):
            compile_ir(SMALL, "gfx942", CompileOptions(compiler=LLC, timeout_seconds=0.001))


class TestOptimize:
    UNOPTIMIZED = TRIPLE + TEXTS["UNOPTIMIZED"]

    @staticmethod
    def optimized(text: str) -> str:
        return ldsopt.optimize_with_llvm(ldsopt.parse(text, mcpu="gfx942")).text

    def test_data_layout_of_the_module_is_kept(self) -> None:
        own = 'target datalayout = "e-p:64:64-p3:32:32-p5:32:32-A5"\n'
        assert own in self.optimized(own + self.UNOPTIMIZED)

    @pytest.mark.parametrize(
        ("text", "words"),
        [
            (TRIPLE + "define void @k() {\n  retx\n}", r"^k\.ll:3: expected instruction opcode"),
            (
                TRIPLE + "define void @k() {\n  %a = add i32 %a, 1\n  ret void\n}",
                r"^k\.ll: .*(?:own|dominate)",
            ),
            ('target triple = "x86_64-unknown-linux-gnu"\n', r"^k\.ll: .*not for an AMD GPU"),
        ],
    )
    def test_bad_input_is_an_input_error(
        self, text: str, words: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """As the text of a module may be that an edit has made, and LLVM's passes may hang on it."""
        module = ldsopt.parse(SMALL, mcpu="gfx942", source="k.ll")
        monkeypatch.setattr(ldsopt.Module, "text", text)
        with pytest.raises(ldsopt.InputError, match=words):
            ldsopt.optimize_with_llvm(module)

    @pytest.mark.llvm22
    @pytest.mark.skipif(shutil.which("opt-22") is None, reason="opt-22 is not installed")
    def test_same_function_bodies_as_opt(self) -> None:
        import subprocess

        loop = TRIPLE + TEXTS["LOOP"]
        done = subprocess.run(["opt-22", "-O3", "-S", "-mcpu=gfx942"], input=loop, capture_output=True, text=True, check=True)  # fmt: skip

        def body(text: str) -> str:
            return text[text.index("define ") : text.index("\n}")]

        assert body(self.optimized(loop)) == body(done.stdout)


class TestWorkersThatStay:
    """Tests run where workers stay; where a limit is given, each compilation has a child of its own."""

    def test_their_code_is_that_of_single_compilations(self, monkeypatch: pytest.MonkeyPatch) -> None:
        located = ("-use-unknown-locations=Enable",)
        given = [
            (module, options) for module in (SMALL, lds(64), INLINE_ASM, SMALL) for options in ((), located)
        ]
        with workers_stay():
            code = [compile_ir(module, "gfx942", llvm_options=options) for module, options in given]
        monkeypatch.setenv("LDSOPT_MAX_TIME", "3600")
        assert code == [compile_ir(module, "gfx942", llvm_options=options) for module, options in given]

    def test_what_one_module_dies_of_does_not_touch_the_next(self) -> None:
        with workers_stay():
            before = compile_ir(SMALL, "gfx942")
            for module, words in ((CANNOT_SELECT, "Cannot select"), (lds(70_000), "exceeds limit")):
                with pytest.raises(ldsopt.CompilerFailed, match=words):
                    compile_ir(module, "gfx942")
                assert compile_ir(SMALL, "gfx942") == before
