"""Measuring code objects: what the ELF file tells, what a disassembler adds, what damage does."""

from __future__ import annotations

import random
import shutil
import struct
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

import ldsopt
from ldsopt.codegen.compile import compile_ir
from ldsopt.isa import disassembly
from ldsopt.isa.bundle import MAGIC
from ldsopt.isa.code_object import is_code_object, measure_code_object, read_code_object
from ldsopt.isa.elf_machine import arch_of_flags
from ldsopt.isa.measure import measure_assembly
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.target.arch import ARCHS

OBJDUMP = shutil.which("llvm-objdump-22")
LLD = shutil.which("ld.lld-22")

IR = """
target triple = "amdgcn-amd-amdhsa"
@lds = addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %p = getelementptr i32, ptr addrspace(3) @lds, i32 %i
  store i32 %i, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier()
  %v = load i32, ptr addrspace(3) @lds
  store i32 %v, ptr addrspace(1) %o
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
"""


@pytest.fixture
def no_objdump(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disassembly, "PROGRAMS", ())


def without_lines(functions: tuple[FunctionMeasurement, ...]) -> list[FunctionMeasurement]:
    return [replace(f, waits=tuple(replace(w, line=0) for w in f.waits or ())) for f in functions]


def bundled(*parts: tuple[str, bytes]) -> bytes:
    head = MAGIC + struct.pack("<Q", len(parts))
    at = len(head) + sum(24 + len(target) for target, _ in parts)
    body = b""
    for target, data in parts:
        head += struct.pack("<QQQ", at + len(body), len(data), len(target)) + target.encode()
        body += data
    return head + body


class TestWithoutDisassembler:
    pytestmark = pytest.mark.usefixtures("no_objdump")

    def test_waits_are_unknown_not_zero(self) -> None:
        (k,) = measure_code_object(compile_ir(IR, "gfx942", emit="obj").data, "k.o").functions
        assert (k.waits, k.instructions, k.lds_accesses, k.dma, k.barriers, k.max_depth) == (None,) * 6

    @pytest.mark.parametrize(
        "arch", ["gfx900", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1030", "gfx1100", "gfx1201", "gfx1250"]
    )
    def test_resources_are_those_of_the_listing(self, arch: str) -> None:
        (listed,) = measure_assembly(compile_ir(IR, arch).data.decode(), "k.ll").functions
        (found,) = measure_code_object(compile_ir(IR, arch, emit="obj").data, "k.o").functions
        assert found.resources == listed.resources
        assert (found.name, found.is_kernel) == ("k", True)

    @pytest.mark.parametrize("arch", list(ARCHS))
    def test_arch_comes_from_the_elf_flags(self, arch: str) -> None:
        data = compile_ir("define amdgpu_kernel void @k() {\n  ret void\n}", arch, emit="obj").data
        assert measure_code_object(data, "k.o").arch == arch

    def test_vgprs_of_a_stripped_file_are_told_by_the_kernel_descriptor(self) -> None:
        """Rounded up to 4, as the hardware holds them: the AGPRs begin there."""
        code = read_code_object(compile_ir(IR, "gfx942", emit="obj").data, "k.o")
        exact = code.constants["k.num_vgpr"]
        assert code.accum_offsets["k"] == -(-exact // 4) * 4


@pytest.mark.llvm22
@pytest.mark.skipif(OBJDUMP is None, reason="llvm-objdump-22 is not installed")
class TestWithDisassembler:
    @pytest.mark.parametrize(
        "arch", ["gfx900", "gfx90a", "gfx942", "gfx950", "gfx1030", "gfx1100", "gfx1201", "gfx1250"]
    )
    def test_object_measures_like_its_listing(self, arch: str) -> None:
        listed = measure_assembly(compile_ir(IR, arch).data.decode(), "k.ll").functions
        found = measure_code_object(
            compile_ir(IR, arch, emit="obj").data, "k.o", objdump=Path(str(OBJDUMP))
        ).functions
        assert list(found) == without_lines(listed)

    @pytest.mark.skipif(LLD is None, reason="ld.lld-22 is not installed")
    def test_linked_and_stripped_file_measures_the_same(self, tmp_path: Path) -> None:
        data = compile_ir(IR, "gfx942", emit="obj").data
        (tmp_path / "k.o").write_bytes(data)
        subprocess.run(
            [str(LLD), "-shared", "-s", str(tmp_path / "k.o"), "-o", str(tmp_path / "k.hsaco")], check=True
        )
        linked = (tmp_path / "k.hsaco").read_bytes()
        objdump = Path(str(OBJDUMP))
        assert measure_code_object(linked, "k", objdump=objdump) == measure_code_object(
            data, "k", objdump=objdump
        )

    def test_program_that_cannot_disassemble_is_told(self) -> None:
        with pytest.raises(ldsopt.Unavailable, match="cannot disassemble"):
            measure_code_object(compile_ir(IR, "gfx942", emit="obj").data, "k.o", objdump=Path("false"))


def test_missing_objdump_is_unavailable() -> None:
    with pytest.raises(ldsopt.Unavailable, match="no program '/nonexistent/objdump'"):
        measure_code_object(
            compile_ir(IR, "gfx942", emit="obj").data, "k.o", objdump=Path("/nonexistent/objdump")
        )


class TestBundle:
    pytestmark = pytest.mark.usefixtures("no_objdump")

    def test_only_device_object_is_taken(self) -> None:
        data = compile_ir(IR, "gfx942", emit="obj").data
        file = bundled(("host-x86_64-unknown-linux-gnu-", b""), ("hipv4-amdgcn-amd-amdhsa--gfx942", data))
        assert is_code_object(file)
        assert measure_code_object(file, "k") == measure_code_object(data, "k")

    def test_arch_picks_one_of_several(self) -> None:
        parts = [
            (f"hipv4-amdgcn-amd-amdhsa--{a}", compile_ir(IR, a, emit="obj").data)
            for a in ("gfx942", "gfx1100")
        ]
        assert measure_code_object(bundled(*parts), "k", arch="gfx1100").arch == "gfx1100"
        with pytest.raises(ldsopt.InputError, match=r"holds .*gfx942.*gfx1100; pick one with --mcpu"):
            measure_code_object(bundled(*parts), "k")
        with pytest.raises(ldsopt.InputError, match="does not hold one code object for gfx90a"):
            measure_code_object(bundled(*parts), "k", arch="gfx90a")

    @pytest.mark.parametrize(
        "data", [MAGIC, MAGIC + b"\xff" * 8, MAGIC + struct.pack("<QQQQ", 1, 0, 1 << 60, 4) + b"abcd"]
    )
    def test_damaged_bundle_is_an_input_error(self, data: bytes) -> None:
        with pytest.raises(ldsopt.InputError, match="damaged"):
            measure_code_object(data, "k")

    def test_compressed_bundle_says_what_to_do(self) -> None:
        with pytest.raises(
            ldsopt.InputError, match=r"compressed offload bundle; .*clang-offload-bundler --unbundle"
        ):
            measure_code_object(b"CCOB" + bytes(100), "k")


class TestDamage:
    pytestmark = pytest.mark.usefixtures("no_objdump")

    @pytest.mark.parametrize(
        "data", [b"", b"\x7fELF", b"\x7fELF" + bytes(100), b"hello", b"\x7fELF\x02\x01\x01" + b"\xff" * 100]
    )
    def test_garbage_is_an_input_error(self, data: bytes) -> None:
        with pytest.raises(ldsopt.InputError) as failure:
            measure_code_object(data, "k.o")
        assert "\n" not in str(failure.value)

    def test_host_object_is_refused(self) -> None:
        data = bytearray(compile_ir(IR, "gfx942", emit="obj").data)
        struct.pack_into("<H", data, 18, 62)  # e_machine: x86-64
        with pytest.raises(ldsopt.InputError, match="is for EM_X86_64, not for an AMD GPU"):
            measure_code_object(bytes(data), "k.o")

    def test_unknown_processor_is_told(self) -> None:
        data = bytearray(compile_ir("", "gfx942", emit="obj").data)
        struct.pack_into("<I", data, 48, 0xFE)
        with pytest.raises(ldsopt.InputError, match="gfx9ff that is not known"):
            measure_code_object(bytes(data).replace(b"gfx942", b"gfx9ff"), "k.o")

    def test_any_damage_gives_an_answer_or_an_input_error(self) -> None:
        """Seeded: 400 truncations and byte changes."""
        whole = compile_ir(IR, "gfx942", emit="obj").data
        chance = random.Random(22)
        for _ in range(400):
            data = bytearray(whole[: chance.randrange(len(whole))] if chance.random() < 0.3 else whole)
            for _ in range(chance.randrange(1, 20)):
                if data:
                    data[chance.randrange(len(data))] = chance.randrange(256)
            try:
                measure_code_object(bytes(data), "k.o")
            except ldsopt.InputError as error:
                assert "\n" not in str(error)


def test_flags_carry_features_beside_the_processor() -> None:
    assert arch_of_flags(0x54C) == arch_of_flags(0x04C) == "gfx942"
