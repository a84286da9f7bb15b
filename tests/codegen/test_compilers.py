"""Compilers are found by name, path or what they say of themselves, and make the same of a kernel where it is the same LLVM.

Triton's wheels are large, so what needs one is skipped where there is none: ``make tritons`` puts two into
``build/triton``, and ``LDSOPT_TRITONS`` may name another folder of such, each made by ``pip install --no-deps --target
VERSION triton==VERSION``.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from text_sections import beside

import ldsopt
from ldsopt import CheckOptions, CompileOptions
from ldsopt.cli import main
from ldsopt.codegen.compile import compile_ir, with_short_records

TEXTS = beside(__file__)

ROOT = Path(__file__).parents[2]
TRITONS = sorted(Path(os.environ.get("LDSOPT_TRITONS", ROOT / "build" / "triton")).glob("*"))
CLANG, LLC = shutil.which("clang-22"), shutil.which("llc-22")
DMA = TEXTS["DMA"]
TWO_BASES = TEXTS["TWO_BASES"]
FUSIBLE = TEXTS["FUSIBLE"]
ASM = DMA.replace("  ret void", '  call void asm sideeffect "s_nop 0", ""()\n  ret void')


def program(folder: Path, name: str, says: str) -> str:
    """A program that answers ``--version``, and else says where it is."""
    path = folder / name
    path.write_text(
        f"#!/bin/sh\ncase \"$*\" in *--version*) echo '{says}';; *) printf '\\t.text %s' $0;; esac\n"
    )
    path.chmod(0o755)
    return str(path)


SAYINGS = [
    ("llc", "LLVM (http://llvm.org/):\n  LLVM version 19.1.7\n", "llc 19.1.7"),
    ("clang", "Debian clang version 22.1.8 (1)\nInstalledDir: /x", "clang 22.1.8"),
    ("amdclang", "AMD clang version 20.0.0git (https://x)\nInstalledDir: /x", "AMD clang 20.0.0git"),
]


def used(spec: str) -> tuple[str, str]:
    """The name of the compiler that is found, and the path of the program that made the code."""
    made = ldsopt.compile(ldsopt.parse(FUSIBLE, mcpu="gfx942"), compiler=spec)
    return made.compiler, made.data.decode().split()[-1]


class TestFinding:
    @pytest.mark.parametrize("said", SAYINGS, ids=lambda said: said[0])
    def test_a_program_is_what_it_says(self, tmp_path: Path, said: tuple[str, str, str]) -> None:
        name, says, named = said
        path = program(tmp_path, name, says)
        assert used(path) == (named, path)

    def test_a_path_may_follow_the_kind(self, tmp_path: Path) -> None:
        path = program(tmp_path, "my-compiler", SAYINGS[0][1])
        assert used(f"llc:{path}") == ("llc 19.1.7", path)
        with pytest.raises(ldsopt.Unavailable, match="does not say that it is a clang"):
            used(f"clang:{path}")

    def test_of_hipcc_its_clang_is_used(self, tmp_path: Path) -> None:
        clang = program(tmp_path, "clang", SAYINGS[2][1])
        said = f"HIP version: 7.2.0\nAMD clang version 20.0.0git\nInstalledDir: {tmp_path}"
        for spec in ("hipcc:{}", "{}"):
            assert used(spec.format(program(tmp_path, "hipcc", said)))[1] == clang

    def test_a_hipcc_without_a_clang_is_none(self, tmp_path: Path) -> None:
        path = program(tmp_path, "hipcc", f"HIP version: 7.2.0\nInstalledDir: {tmp_path / 'nowhere'}")
        with pytest.raises(ldsopt.Unavailable, match="give that as clang:PATH"):
            used(f"hipcc:{path}")

    def test_every_name_is_listed_with_what_it_is_or_why_it_is_not(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Without a path the newest is used, and too old a program is passed over."""
        newer = {}
        for name, says in (("llc", "LLVM version {}"), ("clang", "clang version {}")):
            program(tmp_path, name, says.format("14.0.6"))
            program(tmp_path, f"{name}-17", says.format("17.0.6"))
            newer[name] = program(tmp_path, f"{name}-19", says.format("19.1.7"))
        monkeypatch.setenv("PATH", str(tmp_path))
        asked = [sys.executable, "-m", "ldsopt", "compilers", "--json"]
        listed = json.loads(subprocess.run(asked, check=True, capture_output=True).stdout)["compilers"]
        by_name = {one["name"]: one for one in listed}
        assert list(by_name) == ["llvmlite", "llc", "clang", "hipcc", "ziglang", "triton"]
        for name, path in newer.items():
            assert (by_name[name]["version"], by_name[name]["command"]) == (f"{name} 19.1.7", [path])
        default = by_name.pop("llvmlite")
        assert default["version"] == f"{default['version'].split(' (')[0]} (LLVM {default['llvm']})"
        assert (default["default"], default["command"], default["makes"][-1]) == (True, [], "machine IR")
        assert not any(one["default"] for one in by_name.values())
        assert by_name["hipcc"]["remedy"] == "part of ROCm" in by_name["hipcc"]["missing"]

    @pytest.mark.parametrize(
        ("spec", "words"),
        [
            ("", "no compiler is called ''"),
            ("triton:", "no compiler is called 'triton:'"),
            ("llvmlite:/usr", "it has no path"),
        ],
    )
    def test_what_names_no_compiler_is_a_usage_error(self, spec: str, words: str) -> None:
        with pytest.raises(ldsopt.UsageError, match=words):
            used(spec)

    @pytest.mark.parametrize(
        ("spec", "words"),
        [
            ("gcc-of-nobody", "no program 'gcc-of-nobody'; give the path of an llc or clang"),
            ("true", "does not say that it is an LLVM program"),
            ("llc:/nonexistent/llc", "no program '/nonexistent/llc'"),
            ("triton:/nonexistent/python", "no program '/nonexistent/python'"),
            (f"triton:{sys.prefix}", "no Triton with a binding in"),
            ("ziglang:true", "ziglang is not installed for"),
        ],
    )
    def test_what_is_not_there_is_told_with_a_remedy(self, spec: str, words: str) -> None:
        with pytest.raises(ldsopt.Unavailable, match=words):
            used(spec)


@pytest.mark.llvm22
@pytest.mark.skipif(CLANG is None or LLC is None, reason="clang-22 or llc-22 is not installed")
class TestClang:
    @pytest.mark.parametrize("arch", ["gfx90a", "gfx942", "gfx1100"])
    @pytest.mark.parametrize("features", ["", "+wavefrontsize64"])
    def test_it_makes_what_llc_of_its_llvm_makes(self, arch: str, features: str) -> None:
        module = DMA if arch != "gfx1100" else ASM.replace("call void @llvm.amdgcn.raw", "; ")
        if features and arch != "gfx1100":
            pytest.skip("waves are of 64 lanes there anyhow")
        made = [
            compile_ir(module, arch, CompileOptions(compiler=one or "", features=features)).data
            for one in (CLANG, LLC)
        ]
        assert made[0] == made[1]

    def test_no_pass_runs_on_the_ir(self) -> None:
        """A call that inlining would remove stays."""
        called = (
            DMA.replace("  ret void", "  call void @other()\n  ret void")
            + "define void @other() {\n  ret void\n}\n"
        )
        assert b"s_swappc_b64" in compile_ir(called, "gfx942", CompileOptions(compiler=CLANG or "")).data

    def test_its_refusal_names_the_line(self) -> None:
        with pytest.raises(ldsopt.InputError, match=r"k\.ll:6: expected instruction opcode"):
            compile_ir(DMA.replace("%v = load", "%v = lode"), "gfx942", CompileOptions(compiler=CLANG or ""), source="k.ll")  # fmt: skip

    def test_check_maps_its_code_as_that_of_llc(self) -> None:
        module = ldsopt.parse(DMA, mcpu="gfx942")
        by_clang, by_llc = (ldsopt.check(module, compiler=one or "") for one in (CLANG, LLC))
        assert by_clang.functions == by_llc.functions
        assert by_clang.compiler.startswith("clang 22")


RESOURCE = TEXTS["RESOURCE"]


class TestNumberOfRecords:
    """The number of records that a compiler with 32 bits for it gets."""

    @pytest.mark.parametrize(
        ("number", "short"),
        [("-1", "-1"), ("4294967295", "-1"), ("4294967297", "1"), ("2147483648", "-2147483648")],
    )
    def test_of_a_constant_the_low_half_is_left(self, number: str, short: str) -> None:
        text = RESOURCE.replace("i64 -1", f"i64 {number}").encode()
        given = with_short_records(text, "gfx942").decode()
        assert given == RESOURCE.replace("i64 -1", f"i32 {short}").replace("i16, i64,", "i16, i32,")

    @pytest.mark.parametrize("base", ["%p", "getelementptr (i8, ptr addrspace(1) @g, i64 8)"])
    def test_of_a_value_too(self, base: str) -> None:
        text = RESOURCE.replace("(1) %p, i16", f"(1) {base}, i16").replace("i64 -1", 'i64 %"a, b"').encode()
        given = with_short_records(text, "gfx942").decode()
        assert '  %ldsopt.records.0 = trunc i64 %"a, b" to i32 %r = call ptr' in given
        assert f"{base}, i16 0, i32 %ldsopt.records.0, i32 159744)" in given

    def test_where_a_resource_holds_more_it_stays(self) -> None:
        assert with_short_records(RESOURCE.encode(), "gfx1250") == RESOURCE.encode()


@pytest.mark.skipif(not TRITONS, reason="no Triton; `make tritons` installs two")
@pytest.mark.parametrize("where", TRITONS, ids=lambda path: path.name)
class TestTriton:
    def test_it_says_what_it_is(self, where: Path) -> None:
        made = ldsopt.compile(ldsopt.parse(FUSIBLE, mcpu="gfx942"), compiler=f"triton:{where}")
        assert made.compiler.startswith(f"triton {where.name} (LLVM 2")

    def test_it_makes_assembly_and_objects(self, where: Path) -> None:
        made = {
            emit: compile_ir(ASM, "gfx950", CompileOptions(compiler=f"triton:{where}"), emit=emit)  # type: ignore[arg-type]
            for emit in ("asm", "obj")
        }
        assert b"buffer_load_dword" in made["asm"].data
        assert b"s_nop 0" in made["asm"].data
        assert made["obj"].data.startswith(b"\x7fELF")

    def test_check_maps_its_code(self, where: Path) -> None:
        check = ldsopt.check(ldsopt.parse(DMA, mcpu="gfx950"), compiler=f"triton:{where}")
        assert [(f.exact, f.by_class, f.unmapped) for f in check.functions] == [(2, 0, 0)]
        assert check.is_same_code

    def test_it_fuses_as_triton_is_told_to(self, where: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        made = []
        for value in ("1", "0"):
            monkeypatch.setenv("TRITON_DEFAULT_FP_FUSION", value)
            made.append(compile_ir(FUSIBLE, "gfx942", CompileOptions(compiler=f"triton:{where}")).data)
        assert [(b"v_fma" in one or b"v_mac" in one or b"v_fmac" in one) for one in made] == [True, False]

    def test_its_failures_are_told_like_our_own(self, where: Path) -> None:
        options = CompileOptions(compiler=f"triton:{where}")
        with pytest.raises(ldsopt.InputError, match=r"k\.ll:6: "):
            compile_ir(DMA.replace("%v = load", "%v = lode"), "gfx950", options, source="k.ll")
        with pytest.raises(ldsopt.CompilerFailed, match=r"k\.ll: triton .*local memory"):
            compile_ir(DMA.replace("[64 x i32]", "[64000 x i32]"), "gfx950", options, source="k.ll")

    def test_what_it_cannot_do_is_said(self, where: Path) -> None:
        with pytest.raises(ldsopt.Unavailable, match="-O1"):
            compile_ir(DMA, "gfx950", CompileOptions(compiler=f"triton:{where}", opt_level=1))
        with pytest.raises(ldsopt.Unavailable, match="not bitcode"):
            compile_ir(b"BC\xc0\xde" + bytes(60), "gfx950", CompileOptions(compiler=f"triton:{where}"))

    def test_what_annotate_writes_for_it_it_reads(self, where: Path, tmp_path: Path) -> None:
        source, output = tmp_path / "k.ll", tmp_path / "o.ll"
        source.write_text(TWO_BASES)
        assert main(["annotate", "-q", str(source), "--mcpu", "gfx950", "--compiler", f"triton:{where}", "-o", str(output)]) == 0  # fmt: skip
        assert "alias.scope" in output.read_text()
        assert (
            main(["compile", str(output), "--compiler", f"triton:{where}", "-o", str(tmp_path / "o.s")]) == 0
        )

    @pytest.mark.parametrize("bits", [32, 64])
    def test_it_reads_resources_of_older_and_of_newer_front_ends(self, where: Path, bits: int) -> None:
        text = RESOURCE.replace("i64", f"i{bits}")
        module = ldsopt.parse(text, source="k.ll", mcpu="gfx942")
        made = ldsopt.compile(module, compiler=f"triton:{where}")
        assert b"s_mov_b32 s6, -1" in made.data
        assert b"buffer_load_dword" in made.data

    def test_named_bases_keep_their_gain(self, where: Path) -> None:
        """Of the waits for LDS-DMA that clang 22's code has plain, the two of its own are left."""
        module = ldsopt.read(ROOT / "corpus" / "ir" / "clang-22" / "named_gemm.gfx942.ll")
        checking = CheckOptions(compiler=f"triton:{where}")
        tagged = ldsopt.annotate_validated(module, checking=checking)
        plain, better = (
            [wait for f in ldsopt.measure(each, compiler=f"triton:{where}").functions for wait in f.waits]
            for each in (module, tagged)
        )
        drains = [sum(("vmcnt", 0) in wait.counters for wait in waits) for waits in (plain, better)]
        assert drains == [18, 2]
        assert len(better) <= 28 < len(plain)
