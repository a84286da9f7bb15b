"""Assembly to objects, and assembly that would have an assembler read files of the machine."""

import os
import shutil
import subprocess
from pathlib import Path

import llvmlite.binding as llvm
import pytest

import ldsopt
from ldsopt import CompileOptions
from ldsopt.cli import main
from ldsopt.codegen.assemble import _commands, assemble, link
from ldsopt.codegen.compile import compile_ir

IR = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
"""
needs_assembler = pytest.mark.skipif(
    next(_commands("gfx942", CompileOptions()), None) is None, reason="no assembler of llvmlite's LLVM here"
)


@needs_assembler
@pytest.mark.parametrize("mcpu", ["gfx942", "gfx1201"])
def test_an_object_is_what_the_compiler_makes_of_the_module(mcpu: str) -> None:
    made = compile_ir(IR, mcpu, emit="obj").data
    assembled = assemble(compile_ir(IR, mcpu).data, mcpu)
    assert text_section(assembled) == text_section(made)


@needs_assembler
def test_features_are_the_assemblers_too() -> None:
    options = CompileOptions(features="+wavefrontsize64")
    assert assemble(compile_ir(IR, "gfx1100", options).data, "gfx1100", options).startswith(b"\x7fELF")


@needs_assembler
def test_what_is_no_assembly_is_refused_in_the_assemblers_words() -> None:
    with pytest.raises(ldsopt.CompilerFailed, match=r"k\.ll: .*invalid instruction"):
        assemble(b"\tfrobnicate v0\n", "gfx942", source="k.ll")


@pytest.mark.llvm22
@pytest.mark.parametrize("compiler", ["llc-22", "clang-22"])
def test_by_what_belongs_to_the_compiler(compiler: str) -> None:
    if not shutil.which(compiler):
        pytest.skip(f"no {compiler} in PATH")
    options = CompileOptions(compiler=compiler)
    assert assemble(compile_ir(IR, "gfx942").data, "gfx942", options).startswith(b"\x7fELF")


def test_an_older_assembler_is_passed_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tmp_path / "llvm-mc"
    old.write_text("#!/bin/sh\necho 'LLVM version 14.0.6'\n")
    old.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    assert all(command[0] != str(old) for command in _commands("gfx942", CompileOptions()))


def test_without_an_assembler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ldsopt.codegen.assemble._commands", lambda *_: iter(()))
    with pytest.raises(ldsopt.Unavailable, match="an assembler of LLVM"):
        assemble(b"", "gfx942")


def text_section(data: bytes) -> bytes:
    from io import BytesIO

    from elftools.elf.elffile import ELFFile

    section = ELFFile(BytesIO(data)).get_section_by_name(".text")
    found: bytes = section.data()
    return found


SECRET = b"the-secret-of-this-machine"
ASSEMBLER = shutil.which("llvm-mc-22") or shutil.which("llvm-mc")
READS = {
    "plain": '.incbin "FILE"',
    "upper case": '.INCBIN "FILE"',
    "in quotes": '".incbin" "FILE"',
    "behind a label": 'x: .incbin "FILE"',
    "include": '.include "FILE"',
    "by a macro's argument": '.macro m d\n\\d "FILE"\n.endm\nm .incbin',
    "a name in two parts": '.macro m a\n.inc\\a "FILE"\n.endm\nm bin',
    "a name behind the dot": '.macro m a\n.\\a "FILE"\n.endm\nm incbin',
    "two arguments": '.macro m a b\n\\a\\b "FILE"\n.endm\nm .inc bin',
    "an argument and letters": '.macro m a\n\\a\\()ncbin "FILE"\n.endm\nm .i',
    "a macro in a macro": '.macro n d\n\\d "FILE"\n.endm\n.macro m a b\nn \\a\\b\n.endm\nm .inc bin',
    "for each": '.irp a, bin\n.inc\\a "FILE"\n.endr',
    "for each character": '.irpc a, i\n.\\a\\()ncbin "FILE"\n.endr',
    "arguments without a mark": '.altmacro\n.macro m a\na "FILE"\n.endm\nm .incbin',
}
HARMLESS = [
    ".file 1 \"/usr/include/hip/hip_runtime.h\"",
    '.ascii "include\\n"',
    ".macro copy op, r\n\\op\\()_b32 v\\r, v0\n.endm\ncopy v_mov 1",
    ".include_path = 1",
    '.asciz "a.inc\\n"',
]  # fmt: skip


def kernel(assembly: str, *, at_module_level: bool = False) -> str:
    escaped = assembly.replace("\\", "\\5C").replace('"', "\\22").replace("\n", "\\0A")
    body = f'  call void asm sideeffect "{escaped}", ""()\n' if not at_module_level else ""
    lines = "".join(f'module asm "{line}"\n' for line in escaped.split("\\0A")) if at_module_level else ""
    return f'target triple = "amdgcn-amd-amdhsa"\n{lines}define amdgpu_kernel void @k() {{\n{body}  ret void\n}}\n'


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    (tmp_path / "secret").write_bytes(SECRET)
    return tmp_path / "secret"


@pytest.mark.parametrize("way", READS)
def test_a_listing_that_reads_a_file_is_refused(way: str, secret: Path) -> None:
    listing = READS[way].replace("FILE", str(secret)).encode() + b"\n"
    with pytest.raises(ldsopt.InputError, match=r"may read files of this machine .* --allow-includes"):
        assemble(listing, "gfx942", source="k.s")


@pytest.mark.skipif(ASSEMBLER is None, reason="no llvm-mc here")
@pytest.mark.parametrize("way", READS)
def test_an_assembler_reads_it_in_fact(way: str, secret: Path) -> None:
    listing = READS[way].replace("FILE", str(secret)) + "\n"
    command = [str(ASSEMBLER), "-triple=amdgcn-amd-amdhsa", "-mcpu=gfx942", "-filetype=obj", "-o", "-"]
    done = subprocess.run(command, input=listing.encode(), capture_output=True, check=False, timeout=60)
    assert SECRET in done.stdout + done.stderr


@pytest.mark.skipif(ASSEMBLER is None, reason="no llvm-mc here")
@pytest.mark.parametrize("listing", HARMLESS)
def test_what_reads_nothing_passes(listing: str) -> None:
    assert assemble(f"{listing}\n".encode(), "gfx942", source="k.s").startswith(b"\x7fELF")


@pytest.mark.llvm22
@pytest.mark.parametrize("compiler", ["llc-22", "clang-22"])
@pytest.mark.parametrize("at_module_level", [False, True])
@pytest.mark.parametrize("as_bitcode", [False, True])
def test_objects_of_ir_are_looked_through(
    compiler: str, at_module_level: bool, as_bitcode: bool, secret: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = kernel(READS["in quotes"].replace("FILE", str(secret)), at_module_level=at_module_level)
    ir = llvm.parse_assembly(text, llvm.create_context()).as_bitcode() if as_bitcode else text
    options = CompileOptions(compiler=compiler, timeout_seconds=60)
    with pytest.raises(ldsopt.InputError, match="may read files"):
        compile_ir(ir, "gfx942", options, emit="obj", source="k.ll")
    if at_module_level:
        return  # LLVM 22 does not end on data of this length there
    monkeypatch.setenv("LDSOPT_ALLOW_INCLUDES", "1")
    assert SECRET in compile_ir(ir, "gfx942", options, emit="obj").data


def test_only_objects_are_linked(secret: Path) -> None:
    """The linker takes text for a script of its own, which can include files, and quotes what it does not understand."""
    with pytest.raises(ldsopt.InputError, match="no ELF object"):
        link([f"INCLUDE {secret}\n".encode()], source="k.o")
    with pytest.raises(ldsopt.LdsoptError):
        link(
            [b"!<thin>\n" + f"/0              0           0     0     644     26        `\n{secret}".encode()]
        )


@pytest.mark.parametrize(
    ("text", "is_open"),
    [
        ('ds_r"ead_b32 v1, v0\n.ident "LLVM"\n', True),
        ('s_nop 0 ; 12" of it\n.ident "LLVM"\n', False),
        ('s_nop 0 // 12" of it\n', False),
        ('/* 12" \n of it */ s_nop 0\n', False),
        ('.ascii "a\\"b ; c"\n', False),
        ('.ascii "a\nb"\n', False),
        ('.ascii "a\\"\n', True),
    ],
)
def test_a_string_that_does_not_end_is_refused(text: str, is_open: bool) -> None:
    """LLVM 22's assembler never ends on the first one."""
    try:
        assemble(text.encode(), "gfx942", source="k.s")
    except ldsopt.LdsoptError as error:
        assert ("quote that does not end" in str(error)) is is_open
    else:
        assert not is_open


def test_a_check_of_such_a_listing_ends(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "k.s"
    file.write_text(
        '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\nk:\n\tds_r"ead_b32 v1, v0\n\ts_endpgm\n\t.ident "LLVM"\n'
    )
    assert main(["check", str(file)]) in (0, 1, 3)
    with pytest.raises(ldsopt.InputError, match=r"k\.s:5: .*quote"):
        assemble(file.read_bytes(), "gfx942", source="k.s")
