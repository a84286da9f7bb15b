"""LDS-DMA with marks on its own terms: simulated, in liveness, checked, annotated, and lowered for LLVM 22."""

from __future__ import annotations

from pathlib import Path

import pytest

from ldsopt import InputError, Launch, Schedule, api, liveness, parse, simulate
from ldsopt.ir.module import text_for

DECLARATIONS = """
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16 immarg)
declare void @llvm.amdgcn.s.waitcnt(i32 immarg)
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
"""
MARK = "call void @llvm.amdgcn.asyncmark()"
FENCED = 'fence syncscope("workgroup") release\ncall void @llvm.amdgcn.s.barrier()\nfence syncscope("workgroup") acquire'
DRAIN = "call void @llvm.amdgcn.s.waitcnt(i32 3952)"


def copy(variable: str) -> str:
    return (
        f"call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %src, ptr addrspace(3) @{variable}, "
        "i32 4, i32 0, i32 0)"
    )


def wait(left: int) -> str:
    return f"call void @llvm.amdgcn.wait.asyncmark(i16 {left})"


def kernel(*body: str) -> str:
    """A kernel that does this, reads @A, and stores what it has read."""
    text = "\n".join(body)
    return f"""target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %src = getelementptr i32, ptr addrspace(1) %in, i32 %t
{text}
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %v = load i32, ptr addrspace(3) %p, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %to, align 4
  ret void
}}
{DECLARATIONS}"""


WAITED = {
    "one group": (copy("A"), MARK, wait(0)),
    "the older of two groups": (copy("A"), MARK, copy("B"), MARK, wait(1)),
    "marks without copies count": (copy("A"), MARK, MARK, wait(1)),
    "a wait for more than there are": (copy("A"), MARK, wait(0), wait(7)),
    "the counter itself": (copy("A"), DRAIN),
}
NOT_WAITED = {
    "no wait": (copy("A"), MARK),
    "no mark": (copy("A"), wait(0)),
    "the mark is in front": (MARK, copy("A"), wait(0)),
    "the younger of two groups": (copy("B"), MARK, copy("A"), MARK, wait(1)),
    "a fence and a barrier promise nothing": (copy("A"), MARK, FENCED),
}


def racing(text: str) -> bool:
    """True if the simulator sees the load read bytes that a copy may still be writing."""
    launch = Launch((1,), (64,), ["in: i32[64]=arange", "out: i32[64]=zeros"])
    found = simulate(parse(text), launch, Schedule(dma="latest"))
    return any(one.kind == "race" for one in found.findings)


@pytest.mark.parametrize("name", WAITED)
def test_a_copy_that_was_waited_for_has_landed(name: str) -> None:
    text = kernel(*WAITED[name])
    assert not racing(text)
    result = simulate(parse(text), Launch((1,), (64,), ["in: i32[64]=arange", "out: i32[64]=zeros"]))
    assert result.outputs["out"].tolist() == list(range(64))


@pytest.mark.parametrize("name", NOT_WAITED)
def test_a_copy_that_was_not_is_still_under_way(name: str) -> None:
    assert racing(kernel(*NOT_WAITED[name]))


def test_a_wait_that_leaves_kinds_of_copies_out_is_refused_by_name() -> None:
    masked = "call void @llvm.amdgcn.wait.asyncmark(i16 0, i32 2)"
    text = kernel(copy("A"), MARK, masked).replace(
        "asyncmark(i16 immarg)", "asyncmark(i16 immarg, i32 immarg)"
    )
    with pytest.raises(InputError, match="leaves some kinds of copies out"):
        racing(text)


@pytest.mark.parametrize(
    ("body", "ends"),
    [
        ((copy("A"), MARK, wait(0)), 1), ((copy("A"), MARK), 3), ((copy("A"), wait(0)), 3), ((copy("A"), DRAIN), 1),
        ((copy("A"), MARK, copy("A"), wait(0)), 3), ((copy("A"), MARK, wait(1)), 3),
    ],
    ids=["waited for", "no wait", "no mark", "the counter", "one behind the mark", "one may be left"],
)  # fmt: skip
def test_liveness_knows_how_long_a_copy_goes_on(body: tuple[str, ...], ends: int) -> None:
    """@A is free behind the first barrier if the copy is complete there; else it is in use to the end."""
    text = kernel(*body)
    text = text.replace("  ret void", f"{FENCED}\n{FENCED}\n  ret void")
    (found,) = liveness(parse(text)).kernels
    (buffer,) = (one for one in found.buffers if one.name == "A")
    assert buffer.occupied.bit_length() == ends


@pytest.mark.parametrize("name", WAITED)
def test_lowered_code_has_the_waits(name: str) -> None:
    """`check` proves the code that LLVM 22 makes of the lowered module."""
    text = kernel(*WAITED[name])
    assert not api.check(parse(text)).findings
    code = api.compile(parse(text)).data.decode()
    assert "s_waitcnt vmcnt(" in code
    assert "asyncmark" not in code


@pytest.mark.parametrize("name", NOT_WAITED)
def test_check_finds_what_the_author_did_not_wait_for(name: str) -> None:
    assert [one.rule.value for one in api.check(parse(kernel(*NOT_WAITED[name]))).findings] == [
        "missing-wait"
    ]


def test_annotate_leaves_them_what_they_are() -> None:
    text = kernel(copy("A"), MARK, copy("B"), MARK, wait(1))
    result = api.annotate(parse(text), bases="all", repair=True)
    assert result.is_own
    assert result.details.edits
    for line in text.splitlines():
        if "async" in line:
            assert line in result.text.splitlines()


def test_of_buffers_they_are_read_under_a_name_of_ours_and_written_under_llvms() -> None:
    text = (Path(__file__).parents[1] / "ir" / "compat" / "async_gemm_step.gfx950.ll").read_text()
    module = parse(text)
    assert "@llvm.amdgcn.marked.raw.ptr.buffer.load.async.lds(" in module.text
    assert "async" not in module.lowered_text
    assert text_for(module, 22) == module.lowered_text
    assert text_for(module, 24) == text
    assert api.annotate(module).text == text


def test_without_an_architecture_they_are_refused() -> None:
    with pytest.raises(InputError, match="no architecture"):
        parse(kernel(copy("A"), MARK, wait(0)).replace('"target-cpu"="gfx950" ', ""))


def test_where_they_cannot_be_lowered_they_are_refused_by_name() -> None:
    with pytest.raises(InputError, match="does not know the intrinsic"):
        parse(kernel(copy("A"), MARK, wait(0)).replace("gfx950", "gfx1100"))
