"""`verify` says that two modules do the same only if they do, in every order, and says what that rests on."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ldsopt import api
from ldsopt.errors import InputError
from ldsopt.ir.module import Module
from ldsopt.ir.read import parse, read
from ldsopt.simt.launch import Launch
from ldsopt.simt.simulate import simulate
from ldsopt.verifier import observing
from ldsopt.verifier.equivalence import QUICK, SCHEDULES, verify, verify_kernels
from ldsopt.verifier.launches import choose

CORPUS = Path(__file__).parents[2] / "corpus" / "ir"

KERNEL = """
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.raw.buffer.load.i32(<4 x i32>, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out{parameters}) #0{required} {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %from
  %own = getelementptr i32, ptr addrspace(3) @lds, i32 %id
  store i32 %x, ptr addrspace(3) %own{store_tags}
  {barrier}
  %other = xor i32 %id, 64
  %place = getelementptr i32, ptr addrspace(3) @lds, i32 %other
  %y = load i32, ptr addrspace(3) %place{tags}
  %z = {operation}
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %z, ptr addrspace(1) %to
  ret void
}}
attributes #0 = {{ "target-cpu"="gfx942" {attributes} }}
!0 = distinct !{{!0}}
!1 = distinct !{{!1, !0}}
!2 = !{{!1}}
!3 = !{{i32 64, i32 2, i32 1}}
"""
BARRIER = "call void @llvm.amdgcn.s.barrier()"
SIZE = '"amdgpu-flat-work-group-size"="128,128"'
FLAT_256 = '"amdgpu-flat-work-group-size"="256,256"'
LAUNCH = Launch((1,), (128,), ["in: i32[128]=random", "out: i32[128]=zeros"])


def kernel(
    *,
    barrier: str = BARRIER,
    operation: str = "add i32 %y, 1",
    tags: str = "",
    store_tags: str = "",
    required: str = "",
    attributes: str = SIZE,
    parameters: str = "",
) -> Module:
    text = KERNEL.format(
        barrier=barrier,
        operation=operation,
        tags=tags,
        store_tags=store_tags,
        required=required,
        attributes=attributes,
        parameters=parameters,
    )
    return parse(text, source="k.ll")


class TestTheAnswer:
    def test_a_module_does_what_it_does(self) -> None:
        result = verify(kernel(), kernel(), LAUNCH)
        assert result.is_equivalent
        assert result.coverage.executed == result.coverage.lds_accesses == 2
        assert result.coverage.schedules == SCHEDULES

    def test_so_does_another_way_to_compute_it(self) -> None:
        assert verify(kernel(), kernel(operation="sub i32 %y, -1"), LAUNCH).is_equivalent

    def test_another_result_is_a_difference_of_that_output(self) -> None:
        result = verify(kernel(), kernel(operation="add i32 %y, 2"), LAUNCH)
        assert not result.is_equivalent
        assert {d.output for d in result.differences} == {"out"}
        assert {d.count for d in result.differences} == {128}
        assert len(result.differences) == len(SCHEDULES)

    def test_a_missing_barrier_is_found_though_some_orders_hide_it(self) -> None:
        result = verify(kernel(), kernel(barrier=""), LAUNCH)
        assert "race" in {new.finding.kind for new in result.new_findings}

    def test_what_both_have_is_not_new(self) -> None:
        result = verify(kernel(barrier=""), kernel(barrier=""), LAUNCH)
        assert result.is_equivalent
        assert result.known_findings > 0
        assert result.coverage.nondeterministic == ("out",)

    def test_a_false_claim_is_found_though_all_bytes_are_equal(self) -> None:
        result = verify(kernel(), kernel(tags=", !alias.scope !2", store_tags=", !noalias !2"), LAUNCH)
        assert result.differences == ()
        assert [new.finding.kind for new in result.new_findings] == ["false-noalias"]

    def test_numbers_may_differ_only_where_that_is_asked_for(self) -> None:
        half = "bitcast float %h to i32"
        base = "bitcast i32 %y to float\n  %h = fmul float %z0, {factor}\n  %z = "
        launch = Launch((1,), (128,), ["in: f32[128]=ones", "out: f32[128]=zeros"])

        def scaled(factor: str) -> Module:
            return parse(
                kernel(operation="add i32 %y, 1").text.replace(
                    "%z = add i32 %y, 1", f"%z0 = {base.format(factor=factor)}{half}"
                )
            )

        assert not verify(scaled("1.0"), scaled("1.5"), launch).is_equivalent
        assert not verify(scaled("1.0"), scaled("1.5"), launch, tolerance=0.25).is_equivalent
        assert verify(scaled("1.0"), scaled("1.5"), launch, tolerance=0.75).is_equivalent

    def test_arrays_can_be_given(self) -> None:
        launch = Launch((1,), (128,), [np.arange(128, dtype="i4"), np.zeros(128, "i4")])
        assert verify(kernel(), kernel(), launch).is_equivalent


@pytest.mark.parametrize(
    "after",
    [
        {},
        {"operation": "add i32 %y, 2"},
        {"barrier": ""},
        {"tags": ", !alias.scope !2", "store_tags": ", !noalias !2"},
    ],
)
@pytest.mark.parametrize("before", [{}, {"barrier": ""}, {"attributes": FLAT_256}])
@pytest.mark.parametrize("launch", [LAUNCH, None])
def test_schedules_in_processes_of_their_own_give_the_same_answer(
    before: dict[str, str], after: dict[str, str], launch: Launch | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(observing, "WORTH", 0)
    alone, apart = (
        verify(kernel(**before), kernel(**(before | after)), launch, schedules=QUICK, at_once=at_once)  # type: ignore[arg-type]
        for at_once in (1, 3)
    )
    assert apart == alone


@pytest.mark.parametrize(("worth", "apart"), [(100, True), (10_000, False)])
def test_processes_are_made_where_the_launch_is_worth_them(
    worth: int, apart: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(observing, "WORTH", worth)
    told: list[str] = []
    verify(
        kernel(),
        kernel(),
        LAUNCH,
        schedules=QUICK,
        at_once=2,
        watch=lambda words, share=0.0: told.append(words),
    )
    assert told[0] == f"k of k.ll: {QUICK[0]}"
    steps = ["k: 3 schedules, 2 at a time", *(f"k: {done} of 3 schedules" for done in (1, 2, 3))]
    assert (told[-4:] == steps) == apart
    assert (told[-1] == f"k of k.ll: {QUICK[2]}") == (not apart)


def test_an_error_of_a_process_is_that_of_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(observing, "WORTH", 0)
    swizzled = "<4 x i32> <i32 0, i32 -2147483648, i32 64, i32 0>"
    unknown = kernel(
        operation=f"call i32 @llvm.amdgcn.raw.buffer.load.i32({swizzled}, i32 %id, i32 0, i32 0)"
    )
    with pytest.raises(InputError, match="cannot simulate") as alone:
        verify(kernel(), unknown, LAUNCH)
    with pytest.raises(InputError) as apart:
        verify(kernel(), unknown, LAUNCH, at_once=2)
    assert str(apart.value) == str(alone.value)


class TestChoosingALaunch:
    def test_the_workgroup_comes_from_attributes(self) -> None:
        chosen = choose(kernel())
        assert chosen.launch.items == (128, 1, 1)
        assert any("amdgpu-flat-work-group-size" in choice for choice in chosen.choices)

    def test_or_from_metadata_which_is_exact(self) -> None:
        module = kernel(required=" !reqd_work_group_size !3")
        assert choose(module).launch.items == (64, 2, 1)

    def test_without_either_it_is_refused_with_the_remedy(self) -> None:
        with pytest.raises(InputError, match=r"--launch FILE, or --grid, --block and --arg"):
            choose(kernel(attributes=""))

    def test_an_argument_that_nothing_can_be_chosen_for_is_refused(self) -> None:
        with pytest.raises(InputError, match=r"argument 2 of 'k' is <4 x i32>"):
            choose(kernel(parameters=", <4 x i32> %v"))

    def test_a_number_is_found_that_keeps_the_kernel_in_its_buffers(self) -> None:
        far = "load i32, ptr addrspace(1) %q"
        module = parse(
            kernel(parameters=", i32 %n").text.replace(
                "%z = add i32 %y, 1",
                "%far = mul i32 %n, 1048576\n  %q = getelementptr i32, ptr addrspace(1) %in, i32 %far\n  %z = "
                + far,
            )
        )
        chosen = choose(module)
        assert chosen.launch.arguments[2] == 0
        assert any("0 for each integer" in choice for choice in chosen.choices)

    def test_of_sizes_that_are_only_bounded_the_largest_is_taken_that_stays_in_memory(self) -> None:
        chosen = choose(kernel(attributes='"amdgpu-flat-work-group-size"="1,1024"'))
        assert chosen.launch.items == (128, 1, 1)
        assert any("with 1024 the kernel does not stay in its memory" in choice for choice in chosen.choices)

    @pytest.mark.parametrize(("bounds", "size"), [("256,256", 256), ("200,256", 256), ("65,128", 128)])
    def test_no_size_is_taken_that_the_kernel_does_not_admit(self, bounds: str, size: int) -> None:
        chosen = choose(kernel(attributes=f'"amdgpu-flat-work-group-size"="{bounds}"'))
        assert chosen.launch.items == (size, 1, 1)
        assert not any("admits" in choice for choice in chosen.choices)

    def test_a_first_module_that_leaves_its_memory_is_run_once(self) -> None:
        module = kernel(attributes=FLAT_256)
        result = verify(module, module)
        assert "leaves its memory" in result.undecided
        assert result.coverage.schedules == SCHEDULES[:1]

    def test_a_given_launch_is_run_under_every_schedule(self) -> None:
        module = kernel(attributes=FLAT_256)
        result = verify(module, module, Launch((1,), (256,), ["in: i32[256]=random", "out: i32[256]=zeros"]))
        assert "leaves its memory" in result.undecided
        assert result.coverage.schedules == SCHEDULES

    def test_what_was_chosen_is_said(self) -> None:
        result = verify(kernel(), kernel())
        assert result.is_equivalent
        assert any("workgroup of 128x1x1" in choice for choice in result.coverage.chosen)


@pytest.mark.parametrize("name", ["named_tiles.gfx90a", "named_tiles.gfx1100"])
def test_annotated_kernels_of_the_corpus_are_equivalent(name: str) -> None:
    before = read(CORPUS / "clang-22" / f"{name}.ll")
    after = parse(api.annotate(before, precise=True).text, mcpu=before.arch.name if before.arch else None)
    launch = Launch(
        (1, 1),
        (256,),
        ["A: f32[2,16,64]=random", "B: f32[2,16,64]=random", "C: f32[64,64]=zeros", 2, 64],
        dynamic_lds=16384,
    )
    assert verify(before, after, launch, schedules=SCHEDULES[:4]).is_equivalent


HEAD = """target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
"""
SIZED = 'attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }'


def reading(place: str, name: str = "k", factor: int = 1) -> str:
    return f"""
define amdgpu_kernel void @{name}(ptr addrspace(1) %out) #0 {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr [64 x i32], ptr addrspace(3) @A, i32 0, i32 %id
  store i32 %id, ptr addrspace(3) %own
  %at = getelementptr [64 x i32], ptr addrspace(3) @A, i32 0, i32 {place}
  %x = load i32, ptr addrspace(3) %at
  %y = mul i32 %x, {factor}
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %y, ptr addrspace(1) %g
  ret void
}}
"""


def test_a_module_that_leaves_its_memory_decides_nothing() -> None:
    module = parse(HEAD + reading("64") + SIZED)
    result = verify(module, module)
    assert not result.is_equivalent
    assert "leaves its memory" in result.undecided
    assert not result.differences
    assert not result.new_findings


def test_a_module_within_its_memory_has_a_verdict() -> None:
    module = parse(HEAD + reading("%id") + SIZED)
    result = verify(module, module)
    assert result.is_equivalent
    assert result.undecided == ""


def test_every_kernel_of_a_module_is_verified_on_a_launch_of_its_own() -> None:
    before = parse(HEAD + reading("%id", "one") + reading("%id", "two") + SIZED)
    after = parse(HEAD + reading("%id", "one") + reading("%id", "two", 3) + SIZED)
    same, other = verify_kernels(before, after)
    assert (same.coverage.kernel, other.coverage.kernel) == ("one", "two")
    assert same.is_equivalent
    assert other.differences


def test_quick_schedules_are_some_of_all() -> None:
    assert set(QUICK) < set(SCHEDULES)
    assert {s.dma for s in QUICK} == {"earliest", "latest"}


def test_a_barrier_in_assembly_is_the_barrier_that_an_intrinsic_is() -> None:
    """A divergent barrier that both have is nothing new, however it is written."""
    text = (
        HEAD
        + """
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  BARRIER
  %c = icmp ult i32 %id, 7
  br i1 %c, label %in, label %end
in:
  BARRIER
  br label %end
end:
  ret void
}
"""
        + SIZED
    )
    before = parse(
        text.replace("BARRIER", 'call void asm sideeffect "s_waitcnt vmcnt(0)\\0As_barrier", ""()')
    )
    after = parse(
        text.replace(
            "BARRIER", "call void @llvm.amdgcn.s.waitcnt(i32 3952)\n  call void @llvm.amdgcn.s.barrier()"
        )
    )
    result = verify(before, after)
    assert result.known_findings == 1
    assert result.is_equivalent


STRUCT = """target triple = "amdgcn-amd-amdhsa"
%inner = type {{ i32, float }}
%arguments = type {{ ptr addrspace(1), %inner, ptr addrspace(1) }}
define amdgpu_kernel void @k({parameter}) #0 {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
{fields}
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %p
  %y = {operation} i32 %x, %n
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %y, ptr addrspace(1) %g
  ret void
}}
attributes #0 = {{ "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }}"""
BY_VALUE = {
    "parameter": "%arguments %s",
    "fields": """  %in = extractvalue %arguments %s, 0
  %n = extractvalue %arguments %s, 1, 0
  %out = extractvalue %arguments %s, 2""",
}
BY_REFERENCE = {
    "parameter": "ptr addrspace(4) byref(%arguments) align 8 %s",
    "fields": """  %in = load ptr addrspace(1), ptr addrspace(4) %s
  %at_n = getelementptr %arguments, ptr addrspace(4) %s, i32 0, i32 1, i32 0
  %n = load i32, ptr addrspace(4) %at_n
  %at_out = getelementptr %arguments, ptr addrspace(4) %s, i32 0, i32 2
  %out = load ptr addrspace(1), ptr addrspace(4) %at_out""",
}


@pytest.mark.parametrize("how", [BY_VALUE, BY_REFERENCE], ids=["by value", "by reference"])
def test_a_launch_is_chosen_for_struct_arguments(how: dict[str, str]) -> None:
    plus = parse(STRUCT.format(**how, operation="add"))
    minus = parse(STRUCT.format(**how, operation="sub"))
    assert verify(plus, plus).is_equivalent
    assert verify(plus, minus).differences


@pytest.mark.parametrize("how", [BY_VALUE, BY_REFERENCE], ids=["by value", "by reference"])
def test_a_launch_gives_the_fields_of_a_struct(how: dict[str, str]) -> None:
    module = parse(STRUCT.format(**how, operation="add"))
    fields = [np.arange(64, dtype="u4"), [5, 1.0], np.zeros(64, "u4")]
    result = simulate(module, Launch((1,), (64,), [fields]))
    assert not result.findings
    assert result.outputs["arg0.2"].tolist() == list(range(5, 69))
