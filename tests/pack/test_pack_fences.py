"""Barriers across which bytes change their owner have their fences."""

from __future__ import annotations

import pytest
from pack_kernels import BARRIER, THREAD, TILES, kernel, module, offsets, pack, round_trip

import ldsopt
from ldsopt import verify
from ldsopt.transforms.pack import arenas as packing

BARE = "  call void @llvm.amdgcn.s.barrier()\n"
RELEASE, ACQUIRE = '  fence syncscope("workgroup") release\n', '  fence syncscope("workgroup") acquire\n'


def between(separator: str) -> str:
    return THREAD + round_trip("A") + separator + round_trip("B")


@pytest.mark.parametrize(
    ("separator", "added"),
    [
        pytest.param(RELEASE + BARE + ACQUIRE, 0, id="both are there"),
        pytest.param(BARE, 2, id="none is"),
        pytest.param(RELEASE + BARE, 1, id="no acquire"),
        pytest.param(BARE + ACQUIRE, 1, id="no release"),
        pytest.param(
            "  fence seq_cst\n" + BARE + "  fence seq_cst\n", 0, id="a stronger order and a wider scope"
        ),
        pytest.param(
            RELEASE.replace("workgroup", "wavefront") + BARE + ACQUIRE,
            1,
            id="a scope of less than a workgroup",
        ),
        pytest.param(
            RELEASE + "  store i32 0, ptr addrspace(1) %to\n" + BARE + ACQUIRE,
            1,
            id="a store behind the release",
        ),
        pytest.param(
            RELEASE + "  call void @llvm.amdgcn.s.waitcnt(i32 0)\n" + BARE + ACQUIRE, 0, id="a wait behind it"
        ),
    ],
)
def test_what_is_missing_is_added(separator: str, added: int):
    declared = "declare void @llvm.amdgcn.s.waitcnt(i32)"
    packed = pack(module(TILES, declared, kernel(between(separator))))
    assert offsets(packed) == {"A": 0, "B": 0}
    assert packed.details.kernels[0].fences == added
    lines = packed.text.split("\n")
    for number in [n for n, line in enumerate(lines) if "call void @llvm.amdgcn.s.barrier()" in line]:
        assert any("release" in line or "seq_cst" in line for line in lines[number - 3 : number])
        assert "acquire" in lines[number + 1] or "seq_cst" in lines[number + 1]


def test_fence_about_other_memory_does_not_count():
    about = RELEASE.rstrip() + ", !mmra !1\n"
    text = module(
        TILES, kernel(between(about + BARE + ACQUIRE)), '!1 = !{!"amdgpu-synchronize-as", !"global"}'
    )
    assert pack(text).details.kernels[0].fences == 1
    assert pack(text.replace('!"global"', '!"local"')).details.kernels[0].fences == 0


def test_split_barrier_has_release_at_the_signal_and_acquire_at_the_wait():
    split = (
        "  call void @llvm.amdgcn.s.barrier.signal(i32 -1)\n  call void @llvm.amdgcn.s.barrier.wait(i16 -1)\n"
    )
    declared = (
        "declare void @llvm.amdgcn.s.barrier.signal(i32)\ndeclare void @llvm.amdgcn.s.barrier.wait(i16)"
    )
    packed = pack(module(TILES, declared, kernel(between(split))), mcpu="gfx1201")
    lines = [line.strip() for line in packed.text.split("\n")]
    signal = next(n for n, line in enumerate(lines) if "signal(i32 -1)" in line)
    fences = [line.partition(", !mmra")[0] for line in lines[signal - 1 : signal + 3 : 3]]
    assert fences == [RELEASE.strip(), ACQUIRE.strip()]


@pytest.mark.parametrize("mcpu", ["gfx1030", "gfx1100", "gfx1201"])
@pytest.mark.parametrize(
    ("separator", "waits"),
    [
        pytest.param(BARE, False, id="the fences that are added order LDS only"),
        pytest.param(
            RELEASE + BARE + ACQUIRE, True, id="a fence of all memory waits for stores and drops a cache"
        ),
    ],
)
def test_added_fences_wait_for_no_global_memory(mcpu: str, separator: str, waits: bool):
    packed = pack(module(TILES, kernel(between(BARE).replace(BARRIER, separator))), mcpu=mcpu)
    assert offsets(packed) == {"A": 0, "B": 0}
    code = ldsopt.compile(packed).data.decode()
    costs = ("buffer_gl0_inv", "global_inv", "vscnt", "storecnt")
    assert any(each in code for each in costs) is waits


def test_tag_of_the_input_is_used_again():
    about = RELEASE.rstrip() + ", !mmra !1\n"
    node = '!1 = !{!"amdgpu-synchronize-as", !"local"}'
    packed = pack(module(TILES, kernel(between(about + BARE)), node))
    assert packed.details.kernels[0].fences > 0
    assert packed.text.count('!"amdgpu-synchronize-as"') == 1


def test_a_kernel_without_sharing_gets_none():
    packed = pack(module(TILES, kernel(between(BARE))), no_share=True)
    assert packed.details.kernels[0].fences == 0


IN_FLIGHT = (
    THREAD
    + round_trip("A").partition("  %oa")[0]
    + BARE
    + round_trip("B").replace("%vb, ptr", "%both, ptr").replace("  %ob", "  %both = add i32 %va, %vb\n  %ob")
)
"""The value that is read from @A is used behind the bare barrier only, where @B is written."""


def waits_before_barriers(text: str) -> list[bool]:
    """For each barrier in the compiled code, True if the instruction in front of it waits for all LDS operations."""
    parts = ldsopt.compile(pack(text)).data.decode().split("\ts_barrier")
    return ["lgkmcnt(0)" in part.strip().split("\n")[-1] for part in parts[:-1]]


def test_a_read_of_the_old_owner_is_complete_at_the_barrier(monkeypatch: pytest.MonkeyPatch):
    """Why the fences are there, from both sides."""
    text = module(TILES, kernel(IN_FLIGHT))
    assert waits_before_barriers(text) == [True, True, True]
    monkeypatch.setattr(packing, "missing_fences", lambda *_: iter(()))
    assert waits_before_barriers(text) == [True, False, True]


def test_fenced_output_does_the_same_after_llvms_own_pipeline():
    text = module(TILES, kernel(IN_FLIGHT))
    found = verify(
        ldsopt.parse(text, mcpu="gfx942"),
        ldsopt.optimize_with_llvm(ldsopt.parse(pack(text).text, mcpu="gfx942")),
    )
    assert not found.differences
    assert not found.new_findings


SPLIT = "  call void @llvm.amdgcn.s.barrier.signal(i32 -1)\n  call void @llvm.amdgcn.s.barrier.wait(i16 -1)\n"
DECLARED = "declare void @llvm.amdgcn.s.barrier.signal(i32)\ndeclare void @llvm.amdgcn.s.barrier.wait(i16)"


@pytest.mark.parametrize(("separator", "mcpu"), [(BARE, "gfx942"), (SPLIT, "gfx1201")], ids=["bare", "split"])
def test_output_does_the_same_in_every_order_and_has_no_finding(separator: str, mcpu: str):
    text = module(TILES, DECLARED, kernel(between(separator)))
    packed = pack(text, mcpu=mcpu)
    assert offsets(packed) == {"A": 0, "B": 0}
    found = verify(ldsopt.parse(text, mcpu=mcpu), ldsopt.parse(packed.text, mcpu=mcpu))
    assert not found.differences
    assert not found.new_findings
    assert ldsopt.check(packed).findings == ()
