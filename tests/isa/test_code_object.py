"""Measuring code objects: what the ELF file tells, what a disassembler adds, what damage does."""

import random
import shutil
import struct
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from test_bundles import bundle
from text_sections import beside

import ldsopt
from ldsopt import ARCHS
from ldsopt.isa.disassembly import listing

TEXTS = beside(__file__)

OBJDUMP = shutil.which("llvm-objdump-22")
LLD = shutil.which("ld.lld-22")

IR = TEXTS["IR"]


def compiled(arch: str, emit: str = "obj", ir: str = IR) -> bytes:
    return ldsopt.compile(ldsopt.parse(ir, mcpu=arch), emit=emit).data


@pytest.fixture
def measured(tmp_path: Path) -> Callable[..., Any]:
    """Measures what is in a file."""

    def measure(data: bytes, **options: object) -> Any:
        (tmp_path / "k.o").write_bytes(data)
        (found,) = ldsopt.measure_file(tmp_path / "k.o", **options)
        return found

    return measure


@pytest.fixture
def no_objdump(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ldsopt.isa.disassembly.PROGRAMS", ())


def linked(data: bytes, place: Path) -> bytes:
    """The same as a linked file without symbols."""
    (place / "a.o").write_bytes(data)
    made = place / "a.hsaco"
    subprocess.run([str(LLD), "-shared", "-s", str(place / "a.o"), "-o", str(made)], check=True)
    return made.read_bytes()


class TestWithoutDisassembler:
    pytestmark = pytest.mark.usefixtures("no_objdump")

    @pytest.mark.parametrize(
        "arch", ["gfx900", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1030", "gfx1100", "gfx1201", "gfx1250"]
    )
    def test_resources_are_those_of_the_listing_and_waits_are_unknown_not_zero(
        self, arch: str, measured: Callable[..., Any]
    ) -> None:
        (listed,) = measured(compiled(arch, "asm")).functions
        (k,) = measured(compiled(arch)).functions
        assert (k.resources, k.name, k.is_kernel) == (listed.resources, "k", True)
        assert (k.waits, k.instructions, k.lds_accesses, k.dma, k.barriers, k.max_depth) == (None,) * 6

    @pytest.mark.parametrize("arch", list(ARCHS))
    def test_arch_comes_from_the_elf_flags(self, arch: str, measured: Callable[..., Any]) -> None:
        data = compiled(arch, ir="define amdgpu_kernel void @k() {\n  ret void\n}")
        assert measured(data).arch == arch
        if arch == "gfx942":  # features stand beside the processor
            flags = struct.unpack_from("<I", data, 48)[0]
            assert measured(data[:48] + struct.pack("<I", flags ^ 0x500) + data[52:]).arch == arch


@pytest.mark.llvm22
@pytest.mark.skipif(OBJDUMP is None, reason="llvm-objdump-22 is not installed")
class TestWithDisassembler:
    @pytest.mark.parametrize(
        "arch", ["gfx900", "gfx90a", "gfx942", "gfx950", "gfx1030", "gfx1100", "gfx1201", "gfx1250"]
    )
    def test_object_measures_like_its_listing(self, arch: str, measured: Callable[..., Any]) -> None:
        listed = measured(compiled(arch, "asm")).functions
        plain = [replace(f, waits=tuple(replace(w, line=0) for w in f.waits)) for f in listed]
        assert list(measured(compiled(arch), objdump=OBJDUMP).functions) == plain

    @pytest.mark.skipif(LLD is None, reason="ld.lld-22 is not installed")
    def test_linked_and_stripped_file_measures_the_same(
        self, tmp_path: Path, measured: Callable[..., Any]
    ) -> None:
        data = compiled("gfx942")
        assert measured(linked(data, tmp_path), objdump=OBJDUMP) == measured(data, objdump=OBJDUMP)

    @pytest.mark.skipif(LLD is None, reason="ld.lld-22 is not installed")
    def test_vgprs_of_a_stripped_file_are_told_by_the_kernel_descriptor(
        self, tmp_path: Path, measured: Callable[..., Any]
    ) -> None:
        """Rounded up to 4, as the hardware holds them: the AGPRs begin there."""
        clobbers = IR.replace("entry:", 'entry:\n  call void asm sideeffect "", "~{v40},~{a9}"()')
        command = ["llvm-mc-22", "-triple=amdgcn-amd-amdhsa", "-mcpu=gfx942", "-filetype=obj"]
        text = compiled("gfx942", "asm", clobbers)
        data = subprocess.run(command, input=text, stdout=subprocess.PIPE, check=True).stdout
        (k,) = measured(linked(data, tmp_path), objdump=OBJDUMP).functions
        assert (k.resources.vgprs, k.resources.agprs) == (44, 10)


@pytest.mark.parametrize(
    ("program", "message"),
    [("false", "cannot disassemble"), ("/nonexistent/objdump", "no program '/nonexistent/objdump'")],
)
def test_a_program_that_cannot_disassemble_is_told(
    program: str, message: str, measured: Callable[..., Any]
) -> None:
    with pytest.raises(ldsopt.Unavailable, match=message):
        measured(compiled("gfx942"), objdump=program)


@pytest.mark.usefixtures("no_objdump")
def test_of_a_bundle_the_code_of_the_architecture_is_measured(measured: Callable[..., Any]) -> None:
    """What else is held by bundles, and how they are damaged: `test_bundles`."""
    held = [(f"hipv4-amdgcn-amd-amdhsa--{arch}", compiled(arch)) for arch in ("gfx942", "gfx1100")]
    assert measured(bundle(tuple(held)), mcpu="gfx1100") == measured(held[1][1])


class TestDamage:
    pytestmark = pytest.mark.usefixtures("no_objdump")

    @pytest.mark.parametrize(
        "data", [b"\x7fELF", b"\x7fELF" + bytes(100), b"\x7fELF\x02\x01\x01" + b"\xff" * 100]
    )
    def test_garbage_is_an_input_error(self, data: bytes, measured: Callable[..., Any]) -> None:
        with pytest.raises(ldsopt.InputError) as failure:
            measured(data)
        assert "\n" not in str(failure.value)

    def test_other_processors_are_refused(self, measured: Callable[..., Any]) -> None:
        host = bytearray(compiled("gfx942"))
        struct.pack_into("<H", host, 18, 62)  # e_machine: x86-64
        with pytest.raises(ldsopt.InputError, match="is for EM_X86_64, not for an AMD GPU"):
            measured(bytes(host))
        newer = bytearray(compiled("gfx942", ir='target triple = "amdgcn-amd-amdhsa"\n'))
        struct.pack_into("<I", newer, 48, 0xFE)
        with pytest.raises(ldsopt.InputError, match="gfx9ff that is not known"):
            measured(bytes(newer).replace(b"gfx942", b"gfx9ff"))

    def test_any_damage_gives_an_answer_or_an_input_error(self, measured: Callable[..., Any]) -> None:
        """Seeded: 400 truncations and byte changes, none of the file's first bytes, which tell what it is."""
        whole = compiled("gfx942")
        chance = random.Random(22)
        for _ in range(400):
            data = bytearray(whole[: chance.randrange(4, len(whole))] if chance.random() < 0.3 else whole)
            for _ in range(chance.randrange(1, 20)):
                if len(data) > 4:
                    data[chance.randrange(4, len(data))] = chance.randrange(256)
            try:
                measured(bytes(data))
            except ldsopt.InputError as error:
                assert "\n" not in str(error)


COMPUTED = TEXTS["COMPUTED"]


@pytest.mark.parametrize(
    ("distance", "leads"), [("0x1c", True), ("lit(0x1c)", True), ("lit(0x6c)", False), ("s6", False)]
)
def test_a_function_that_computed_code_enters_has_a_label_there(distance: str, leads: bool) -> None:
    made = listing(COMPUTED.format(distance), {"k": 24, "other": 16}, frozenset({"k", "other"})).text
    assert ("\n.L1420:\n" in made) == leads
