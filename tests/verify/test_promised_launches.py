"""A launch that breaks a promise is refused; what rests on the promise says nothing of it."""

from __future__ import annotations

import pytest

from ldsopt import api
from ldsopt.analysis.ranges.sizes import compared_arguments
from ldsopt.errors import InputError
from ldsopt.simt.launch import Launch
from ldsopt.verifier.promised_launches import require_kept

KERNEL = """
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(i32 %rows, i32 %stride, i64 %wide, ptr addrspace(1) %o) {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %left = add i32 %rows, -64
  %some = icmp slt i32 %item, %left
  br i1 %some, label %then, label %end
then:
  %at = mul i32 %item, %stride
  %far = icmp sgt i32 %at, 4096
  %large = icmp sgt i64 %wide, 0
  %stored = and i1 %far, %large
  store i1 %stored, ptr addrspace(1) %o
  br label %end
end:
  ret void
}
"""
SIZES, ONE_ROW = "sizes-are-not-negative", "unread-dimensions-are-one"


def launch(
    rows: int | str = 4, stride: int = 1, *, block: tuple[int, ...] = (64,), kernel: str | None = None
) -> Launch:
    return Launch((1,), block, [rows, stride, -1, "i8[64]=zeros"], kernel=kernel)


def test_sizes_are_the_arguments_that_compares_are_about() -> None:
    """Not one that is multiplied, nor one of another width."""
    module = api.parse(KERNEL, mcpu="gfx942")
    (kernel,) = module.functions()
    assert compared_arguments(module, kernel) == [0]


@pytest.mark.parametrize(
    ("given", "promise", "why"),
    [
        pytest.param(launch(-5), SIZES, "argument 0 of 'k' is -5", id="a-negative-size"),
        pytest.param(launch((1 << 32) - 5), SIZES, "argument 0 of 'k' is -5", id="the-same-written-as-unsigned"),
        pytest.param(launch("i32=-7"), SIZES, "argument 0 of 'k' is -7", id="with-its-type"),
        pytest.param(launch(block=(32, 2)), ONE_ROW, "size 2 along y, and nothing reads that id", id="two-rows"),
        pytest.param(launch(block=(16, 1, 4)), ONE_ROW, "size 4 along z, and nothing reads that id", id="four-planes"),
    ],
)  # fmt: skip
def test_a_promise_that_is_broken(given: Launch, promise: str, why: str) -> None:
    module = api.parse(KERNEL, mcpu="gfx942")
    require_kept(module, given, [name for name in (SIZES, ONE_ROW) if name != promise])
    with pytest.raises(InputError) as refused:
        require_kept(module, given, [promise])
    assert f"the launch does not keep {promise}: " in str(refused.value)
    assert why in str(refused.value)


@pytest.mark.parametrize(
    "given",
    [
        pytest.param(launch(0), id="nothing"),
        pytest.param(launch(stride=-3), id="a-negative-stride"),
        pytest.param(launch(kernel="k"), id="named"),
        pytest.param(launch(-5, kernel="other"), id="of-a-kernel-that-is-not-there, which others say"),
    ],
)
def test_promises_that_are_kept(given: Launch) -> None:
    require_kept(api.parse(KERNEL, mcpu="gfx942"), given, [SIZES, ONE_ROW])


def test_an_id_that_is_read_may_have_any_size() -> None:
    reads = KERNEL.replace("entry:\n", "entry:\n  %y = call i32 @llvm.amdgcn.workitem.id.y()\n").replace(
        "define", "declare i32 @llvm.amdgcn.workitem.id.y()\ndefine", 1
    )
    require_kept(api.parse(reads, mcpu="gfx942"), launch(block=(32, 2)), [ONE_ROW])
