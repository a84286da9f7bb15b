"""The immediates of s_waitcnt by LLVM's assembler, and the table of occupancy of every architecture."""

import re
import shutil
import subprocess
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ldsopt import ARCHS, Arch, arch
from ldsopt.target.occupancy import occupancy, workgroup_room
from ldsopt.target.waits import decode, encode, layout


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


ROOMS: list[tuple[str, dict[str, Any], int, tuple[str, ...]]] = [
    ("gfx942", {"waves": 4}, 8, ("wave slots",)),
    ("gfx942", {"waves": 4, "vgprs": 65}, 7, ("vector registers",)),
    ("gfx942", {"waves": 4, "vgprs": 81, "agprs": 128}, 2, ("vector registers",)),
    ("gfx942", {"waves": 16, "vgprs": 129}, 0, ("vector registers",)),  # 3 waves a SIMD: 12, and none of 16
    ("gfx942", {"waves": 3, "vgprs": 129}, 4, ("vector registers",)),  # 12 waves in all
    ("gfx942", {"waves": 4, "lds_bytes": 22_000}, 2, ("LDS",)),
    ("gfx950", {"waves": 4, "lds_bytes": 65_536}, 2, ("LDS",)),
    ("gfx942", {"waves": 1}, 32, ("wave slots",)),  # a workgroup of one wave needs no barrier
    ("gfx942", {"waves": 2}, 16, ("wave slots", "barriers")),
    ("gfx900", {"waves": 4, "sgprs": 102}, 7, ("scalar registers",)),
    ("gfx1100", {"waves": 8, "lds_bytes": 40_000}, 3, ("LDS",)),
    ("gfx1100", {"waves": 8, "lds_bytes": 40_000, "cu_mode": True}, 1, ("LDS",)),
    ("gfx1100", {"waves": 4, "vgprs": 97, "wave_size": 64}, 7, ("vector registers",)),
]  # fmt: skip


@pytest.mark.parametrize(("name", "need", "workgroups", "by"), ROOMS)
def test_room_for_workgroups_side_by_side(
    name: str, need: dict[str, Any], workgroups: int, by: tuple[str, ...]
) -> None:
    found = workgroup_room(arch(name), **{"wave_size": arch(name).wave_size, **need})
    assert (found.workgroups, found.limited_by) == (workgroups, by)


@pytest.mark.parametrize(("name", "need", "workgroups", "_"), ROOMS)
def test_no_more_waves_have_room_than_occupancy_says(
    name: str, need: dict[str, Any], workgroups: int, _: tuple[str, ...]
) -> None:
    machine = arch(name)
    others = {key: value for key, value in need.items() if key != "waves"}
    size = need["waves"] * need.get("wave_size", machine.wave_size)
    simds = machine.simds // (2 if need.get("cu_mode") else 1)
    assert workgroups * need["waves"] <= occupancy(machine, workgroup_size=size, **others) * simds


MC = shutil.which("llvm-mc-22")
WITH_WAITCNT = [a for a in ARCHS.values() if a.generation != "gfx1250"]
ONE_A_GENERATION = [
    "gfx600",
    "gfx700",
    "gfx803",
    "gfx900",
    "gfx90a",
    "gfx942",
    "gfx950",
    "gfx1010",
    "gfx1030",
    "gfx1100",
    "gfx1201",
]


@given(st.data())
def test_decode_inverts_encode(data: st.DataObject) -> None:
    one = data.draw(st.sampled_from(WITH_WAITCNT))
    counts = {name: data.draw(st.integers(0, field.largest)) for name, field in layout(one).items()}
    assert decode(one, encode(one, **counts)) == counts


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("gfx803", {"vmcnt": 16}),
        ("gfx942", {"vmcnt": 64}),
        ("gfx942", {"lgkmcnt": 16}),
        ("gfx1100", {"expcnt": 8}),
        ("gfx942", {"vmcnt": -1}),
    ],
)
def test_count_beyond_its_field_is_refused(name: str, counts: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="does not fit"):
        encode(arch(name), **counts)


@pytest.mark.parametrize("immediate", [-1, 0x10000])
def test_immediate_beyond_16_bits_is_refused(immediate: int) -> None:
    with pytest.raises(ValueError, match="16 bits"):
        decode(arch("gfx942"), immediate)


def test_gfx1250_has_none() -> None:
    with pytest.raises(ValueError, match="gfx1250 has no s_waitcnt"):
        encode(arch("gfx1250"), vmcnt=0)


@pytest.mark.llvm22
@pytest.mark.skipif(MC is None, reason="llvm-mc-22 is not installed")
@pytest.mark.parametrize("name", ONE_A_GENERATION)
def test_agrees_with_the_assembler(name: str) -> None:
    """Every value of every counter alone, and all three together."""
    one = arch(name)
    largest = {counter: field.largest for counter, field in layout(one).items()}
    cases = [{counter: n} for counter, most in largest.items() for n in range(most + 1)]
    cases += [{counter: n % (most + 1) for counter, most in largest.items()} for n in range(0, 64, 7)]
    text = "".join("s_waitcnt " + " ".join(f"{c}({n})" for c, n in case.items()) + "\n" for case in cases)
    assert MC is not None
    done = subprocess.run(
        [MC, "-triple=amdgcn-amd-amdhsa", f"-mcpu={name}", "-show-encoding"],
        input=text, capture_output=True, text=True, check=True,
    )  # fmt: skip
    encoded = re.findall(r"encoding: \[0x(..),0x(..),", done.stdout)
    assert [int(high + low, 16) for low, high in encoded] == [encode(one, **case) for case in cases]
