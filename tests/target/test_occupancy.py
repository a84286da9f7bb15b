"""Occupancy: the table of every architecture, and that LLVM computes the same."""

from __future__ import annotations

import re
import shutil
import subprocess
from typing import Any

import pytest

from ldsopt.target.arch import ARCHS, Arch, arch
from ldsopt.target.occupancy import occupancy


@pytest.mark.parametrize(
    ("name", "need", "waves"),
    [
        ("gfx942", {}, 8),
        ("gfx942", {"vgprs": 64}, 8),
        ("gfx942", {"vgprs": 65}, 7),
        ("gfx942", {"vgprs": 128, "agprs": 128}, 2),
        ("gfx942", {"vgprs": 81, "agprs": 128}, 2),  # 84 + 128, in granules of 8: 216 of 512
        ("gfx908", {"vgprs": 64, "agprs": 128}, 2),  # two files: the larger need decides
        ("gfx900", {"sgprs": 100}, 8),
        ("gfx900", {"sgprs": 102}, 7),
        ("gfx1100", {"sgprs": 106}, 16),
        ("gfx1100", {"vgprs": 97}, 12),
        ("gfx1100", {"vgprs": 97, "wave_size": 64}, 7),
        ("gfx942", {"lds_bytes": 65_536, "workgroup_size": 256}, 1),
        ("gfx942", {"lds_bytes": 65_536, "workgroup_size": 1024}, 4),
        ("gfx950", {"lds_bytes": 65_536, "workgroup_size": 256}, 2),
        ("gfx1030", {"lds_bytes": 65_536, "workgroup_size": 256}, 4),
        ("gfx1030", {"lds_bytes": 65_536, "workgroup_size": 256, "cu_mode": True}, 4),
        ("gfx1030", {"lds_bytes": 32_769, "workgroup_size": 256}, 6),  # 3 workgroups, not 4
        ("gfx942", {"vgprs": 4096}, 1),
        ("gfx942", {"lds_bytes": 1 << 20}, 1),
    ],
)
def test_occupancy(name: str, need: dict[str, Any], waves: int) -> None:
    assert occupancy(arch(name), **need) == waves


def test_lds_is_rounded_up_to_the_granule() -> None:
    """Five workgroups of 32,768 bytes fit into 160 KiB, but each gets 26 granules of 1,280: 33,280."""
    assert occupancy(arch("gfx950"), lds_bytes=32_000, workgroup_size=256) == 5
    assert occupancy(arch("gfx950"), lds_bytes=32_768, workgroup_size=256) == 4


def test_more_of_anything_never_raises_it() -> None:
    for one in ARCHS.values():
        for what, most in (("vgprs", 256), ("sgprs", 106), ("lds_bytes", one.lds_bytes)):
            needs: list[dict[str, Any]] = [{what: n} for n in range(0, most + 1, max(1, most // 64))]
            series = [occupancy(one, workgroup_size=256, **need) for need in needs]
            assert series == sorted(series, reverse=True), (one.name, what)


@pytest.mark.llvm22
@pytest.mark.skipif(shutil.which("llc-22") is None, reason="llc-22 is not installed")
@pytest.mark.parametrize("one", ARCHS.values(), ids=lambda a: a.name)
def test_llvm_says_the_same(one: Arch) -> None:
    """Kernels of every register count in steps of 5, with and without LDS in whole granules."""
    ir, lds = ['target triple = "amdgcn-amd-amdhsa"'], []
    for index, registers in enumerate(range(1, 116, 5)):
        size = (index % 4) * one.lds_bytes // 8 // one.lds_granule * one.lds_granule
        lds.append(size)
        if size:
            ir.append(f"@l{index} = addrspace(3) global [{size} x i8] poison")
        ir.append(f"define amdgpu_kernel void @k{index}() #0 {{")
        if size:
            ir.append(f"  store volatile i8 1, ptr addrspace(3) @l{index}")
        ir.append(f'  call void asm sideeffect "", "~{{v{registers - 1}}}"()\n  ret void\n}}')
    ir.append('attributes #0 = { "amdgpu-flat-work-group-size"="1,256" "amdgpu-waves-per-eu"="1" }')
    done = subprocess.run(
        ["llc-22", "-O3", f"-mcpu={one.name}", "-o", "-"],
        input="\n".join(ir), capture_output=True, text=True, check=True,
    )  # fmt: skip

    def numbers(key: str) -> list[int]:
        return [int(n) for n in re.findall(rf"^; {key}: (\d+)", done.stdout, re.MULTILINE)]

    said = numbers("Occupancy")
    needs = zip(numbers("NumVgprs"), numbers("NumSGPRsForWavesPerEU"), lds, strict=True)
    ours = [occupancy(one, vgprs=v, sgprs=s, lds_bytes=size, workgroup_size=256) for v, s, size in needs]
    assert ours == said
