"""The facts about each architecture, and that LLVM 22 says the same."""

import re
import shutil
import subprocess

import pytest

import ldsopt
from ldsopt import ARCHS, Arch, arch

LLC = shutil.which("llc-22")
llvm22 = [pytest.mark.llvm22, pytest.mark.skipif(LLC is None, reason="llc-22 is not installed")]


def llc(ir: str, cpu: str, triple: str = "amdgcn-amd-amdhsa") -> subprocess.CompletedProcess[str]:
    assert LLC is not None
    command = [LLC, f"-mtriple={triple}", f"-mcpu={cpu}", "-O3", "-o", "-"]
    return subprocess.run(command, input=ir, capture_output=True, text=True, check=False)


class TestLookup:
    @pytest.mark.parametrize(
        ("name", "kib", "granule"),
        [
            ("gfx600", 32, 256),
            ("gfx803", 64, 512),
            ("gfx90a", 64, 512),
            ("gfx942", 64, 512),
            ("gfx950", 160, 1280),
            ("gfx1030", 64, 512),
            ("gfx1100", 64, 512),
            ("gfx1201", 64, 512),
            ("gfx1250", 320, 2048),
        ],
    )
    def test_a_workgroup_may_use_so_much_lds(self, name: str, kib: int, granule: int) -> None:
        assert (arch(name).lds_bytes, arch(name).lds_granule) == (kib * 1024, granule)

    def test_name_is_taken_in_any_case_and_with_blanks(self) -> None:
        assert arch(" GFX942\n").name == "gfx942"

    def test_marketing_name_becomes_the_gfx_name(self) -> None:
        assert arch("hawaii").name == "gfx701"

    @pytest.mark.parametrize(
        ("name", "suggestion"),
        [("gfx94", "gfx942"), ("gfx9500", "gfx950"), ("gfx940", "gfx942"), ("gfx1202", "gfx1201")],
    )
    def test_unknown_name_is_refused_with_the_names_close_to_it(self, name: str, suggestion: str) -> None:
        with pytest.raises(
            ldsopt.UsageError, match=rf"unknown GPU architecture '{name}'; did you mean .*{suggestion}"
        ):
            arch(name)

    def test_name_close_to_nothing_gets_examples(self) -> None:
        with pytest.raises(ldsopt.UsageError, match="examples: "):
            arch("sm_90")

    def test_lds_granule_divides_what_a_workgroup_may_use(self) -> None:
        assert all(a.lds_bytes % a.lds_granule == 0 for a in ARCHS.values())


class TestTriple:
    @pytest.mark.parametrize(
        ("triple", "name"),
        [
            ("amdgpu9.50-amd-amdhsa", "gfx950"),
            ("amdgpu9.42-amd-amdhsa", "gfx942"),
            ("amdgpu9.0a-amd-amdhsa", "gfx90a"),
            ("amdgpu11.00-amd-amdhsa", "gfx1100"),
            ("amdgpu12.50-amd-amdhsa", "gfx1250"),
            ("amdgpu11-amd-amdhsa", "gfx11-generic"),
            ("amdgpu10.3-amd-amdhsa", "gfx10-3-generic"),
            ("amdgcn-amd-amdhsa", None),
            ("", None),
        ],
    )
    def test_newer_triples_name_the_processor(self, triple: str, name: str | None) -> None:
        written = f'target triple = "{triple}"\n' if triple else ""
        module = ldsopt.parse(f"{written}define void @f() {{\n  ret void\n}}\n")
        assert (module.arch.name if module.arch else None) == name

    @pytest.mark.parametrize("triple", ["amdgpu99.99-amd-amdhsa", "x86_64-unknown-linux-gnu"])
    def test_triples_of_other_machines_are_refused(self, triple: str) -> None:
        with pytest.raises(ldsopt.InputError):
            ldsopt.parse(f'target triple = "{triple}"\ndefine void @f() {{\n  ret void\n}}\n')


def _help() -> set[str]:
    assert LLC is not None
    said = subprocess.run([LLC, "-march=amdgcn", "-mcpu=help"], capture_output=True, text=True, check=False)
    return set(re.findall(r"^  (\S+)\s+- Select the \S+ processor\.$", said.stderr, re.MULTILINE))


BARRIER = """
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  store i32 1, ptr addrspace(1) %p
  call void @llvm.amdgcn.s.barrier()
  store i32 2, ptr addrspace(1) %q
  ret void
}"""

TOO_MUCH_LDS = """
@a = addrspace(3) global [400000 x i8] poison
define amdgpu_kernel void @k() {
  store volatile i8 1, ptr addrspace(3) @a
  ret void
}"""


class TestAgreesWithLLVM:
    pytestmark = llvm22

    def test_names_are_those_of_mcpu_help(self) -> None:
        """Other names of an architecture among them."""
        names = _help() - {"generic", "generic-hsa"}
        assert set(ARCHS) <= names
        assert all(arch(name) in ARCHS.values() for name in names)

    @pytest.mark.parametrize("one", ARCHS.values(), ids=lambda a: a.name)
    def test_lds_limit_and_barrier_and_wave_size(self, one: Arch) -> None:
        limit = re.search(r"exceeds limit \((\d+)\)", llc(TOO_MUCH_LDS, one.name).stderr)
        assert limit is not None
        assert int(limit[1]) == one.lds_bytes
        asm = llc(BARRIER, one.name).stdout
        between = re.search(r"_store_\w+ .*?\n(.*?)\ts_barrier", asm, re.DOTALL)
        assert between is not None
        assert ("vmcnt(0)" in between[1]) == one.has_auto_barrier_wait
        assert f".wavefront_size: {one.wave_size}\n" in asm
