"""Addresses that follow from the lane in the IR. They are those of an execution."""

from pathlib import Path

import pytest
from text_sections import beside

from ldsopt import Launch, parse, read
from ldsopt.banks.conflicts import AccessShapes, described_shapes, executed_shapes
from ldsopt.verifier.launches import choose

TEXTS = beside(__file__)

CORPUS = Path(__file__).resolve().parents[2] / "corpus" / "ir"

KERNEL = TEXTS["KERNEL"]


def described(body: str) -> AccessShapes | None:
    found = described_shapes(parse(KERNEL.format(body=body), mcpu="gfx942"))
    return found.accesses[0] if found.accesses else None


@pytest.mark.parametrize(
    ("body", "first", "granule"),
    [
        ("  %at = shl i32 %tid, 2", [0, 4, 8, 12], 0),
        ("  %at = mul i32 %tid, 80", [0, 80, 160, 240], 0),
        ("  %row = lshr i32 %tid, 1\n  %at = mul i32 %row, 64", [0, 0, 64, 64], 0),
        ("  %x = xor i32 %tid, 3\n  %at = shl i32 %x, 2", [12, 8, 4, 0], 0),
        # What all lanes share turns the banks round and no more: it only has to be divided by a power of two.
        ("  %s = shl i32 %n, 8\n  %l = shl i32 %tid, 2\n  %at = add i32 %s, %l", [0, 4, 8, 12], 256),
        ("  %m = shl i32 %n, 6\n  %s = add i32 %m, %tid\n  %at = mul i32 %s, 48", [0, 48, 96, 144], 1024),
        # Bit by bit where the lane's bits are below all that is shared.
        ("  %m = shl i32 %n, 6\n  %s = or i32 %m, %tid\n  %at = and i32 %s, 60", [0, 0, 0, 0], 0),
        ("  %m = shl i32 %n, 6\n  %s = or i32 %m, %tid\n  %h = lshr i32 %s, 1\n  %at = shl i32 %h, 2", [0, 0, 4, 4], 128),
        ("  %m = shl i32 %group, 8\n  %s = xor i32 %m, %tid\n  %at = shl i32 %s, 2", [0, 4, 8, 12], 1024),
        # The number of a lane, and what the first lane hands to all.
        ("  %lo = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)\n  %l = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %lo)\n  %at = shl i32 %l, 4", [0, 16, 32, 48], 0),
        ("  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %tid)\n  %at = shl i32 %f, 2", [0, 0, 0, 0], 0),
    ],
)  # fmt: skip
def test_an_address_that_follows_from_the_lane(body: str, first: list[int], granule: int) -> None:
    found = described(body)
    assert found is not None
    assert list(found.shapes[0].offsets[:4]) == first
    assert (found.granule, found.variable, found.size) == (granule, "A", 4)


@pytest.mark.parametrize(
    "body",
    [
        "  %s = add i32 %tid, %n\n  %m = and i32 %s, 63\n  %at = shl i32 %m, 2",  # carries from the shared part
        "  %s = xor i32 %tid, %n\n  %at = shl i32 %s, 2",
        "  %s = mul i32 %tid, %n\n  %at = shl i32 %s, 2",  # a stride that only the host knows
        "  %q = getelementptr i32, ptr addrspace(1) %g, i32 %tid\n  %at = load i32, ptr addrspace(1) %q",  # data
    ],
)
def test_an_address_that_does_not(body: str) -> None:
    assert described(body) is None


LOOP = KERNEL.replace("{body}\n", "  br label %loop\nloop:\n{body}\n").replace(
    "  ret void\n", "  %next = add i32 %at, {step}\n  %more = icmp ult i32 %next, 2048\n  br i1 %more, label %loop, label %end\nend:\n  ret void\n"
)  # fmt: skip


@pytest.mark.parametrize(("step", "granule"), [("256", 256), ("48", 16)])
def test_a_loop_moves_all_lanes_by_the_same(step: str, granule: int) -> None:
    body = "  %at = phi i32 [ %next, %loop ], [ %tid, %entry ]"
    found = described_shapes(parse(LOOP.format(body=body, step=step), mcpu="gfx942")).accesses[0]
    assert list(found.shapes[0].offsets[:3]) == [0, 1, 2]
    assert found.granule == granule


def test_a_loop_that_moves_each_lane_by_its_own_step_is_unknown() -> None:
    body = "  %at = phi i32 [ %next, %loop ], [ %tid, %entry ]"
    text = LOOP.format(body=body, step="%tid")
    assert not described_shapes(parse(text, mcpu="gfx942")).accesses


@pytest.mark.parametrize(
    "name", ["clang-22/named_gemm.gfx942", "clang-22/transpose_gemm.gfx950", "clang-22/fft1024.gfx1100"]
)
def test_what_the_ir_tells_is_what_is_executed(name: str) -> None:
    module = read(CORPUS / f"{name}.ll")
    executed = {access.site.line: access for access in executed_shapes(module, choose(module).launch)}
    compared = 0
    for access in described_shapes(module).accesses:
        whole = access.shapes[0].offsets
        found = executed.get(access.site.line)
        if found is None:
            continue
        compared += 1
        assert any(
            all(
                offset - shape.offsets[0] == whole[lane] - whole[shape.lanes[0]]
                for offset, lane in zip(shape.offsets, shape.lanes, strict=True)
            )
            for shape in found.shapes
        ), str(access.site)
    assert compared >= 48


def test_a_workgroup_smaller_than_a_wave_has_as_many_lanes() -> None:
    text = KERNEL.format(body="  %at = shl i32 %tid, 2").replace("256,256", "16,16")
    (access,) = described_shapes(parse(text, mcpu="gfx942")).accesses
    assert access.shapes[0].lanes == tuple(range(16))


def test_shapes_of_an_execution_are_counted() -> None:
    text = KERNEL.format(body="  %at = shl i32 %tid, 2")
    launch = Launch(block=(128,), grid=(2,), arguments=["g: i32[1]=zeros", "i32=1"])
    (access,) = executed_shapes(parse(text, mcpu="gfx942"), launch)
    assert access.executed == 4
    assert {shape.offsets[0]: shape.count for shape in access.shapes} == {0: 2, 256: 2}
