"""`annotate --barriers`: a barrier becomes one of a wave where no two waves exchange anything across it, and nowhere else."""

from __future__ import annotations

import json

import pytest
from barrier_kernels import ALL_READ, FILL, ROLLED, kernel, scopes, standings, tree, without

from ldsopt import api
from ldsopt.api.emulation import code_in
from ldsopt.ir.module import Module
from ldsopt.simt.launch import Launch
from ldsopt.transforms.annotate.options import AnnotateOptions
from ldsopt.verifier.machine_code import verify_machine_code

LEVELS = (128, 64, 32, 16, 8, 4, 2, 1)
NEIGHBOUR = """  %x = xor i32 %t, DISTANCE
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %x
  %v = load i32, ptr addrspace(3) %p
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %to
  ret void"""


def counted(module: Module, *assume: str) -> dict[str, int]:
    found = standings(module, *assume)
    return {name: found.count(name) for name in dict.fromkeys(found)}


def races(text: str, items: int = 256, arch: str = "gfx942") -> bool:
    """The simulator finds a race, or reads of what nobody has written yet, in some order of the waves."""
    launch = Launch((1,), (items,), ["i32[1024]=random", "i32[1024]=zeros", "i32=3"])
    found = api.simulate(api.parse(text, mcpu=arch), launch)
    return any(one.kind in ("race", "uninitialized-read") for one in found.findings)


class TestWorkgroupsOfOneWave:
    """The work-items of a workgroup are those of a wave."""

    @pytest.mark.parametrize(
        ("items", "arch", "standing"),
        [
            (64, "gfx942", "one_wave"),
            (128, "gfx942", "exchange"),
            (64, "gfx1100", "exchange"),
            (32, "gfx1201", "one_wave"),
        ],
    )
    def test_by_the_size_of_a_wave(self, items: int, arch: str, standing: str) -> None:
        module = kernel(FILL + NEIGHBOUR.replace("DISTANCE", str(items // 2)), items=items, arch=arch)
        assert standings(module) == [standing]

    def test_the_fences_are_those_of_the_wave(self) -> None:
        made = api.annotate(kernel(FILL + ALL_READ, items=64), barriers=True).text
        assert list(scopes(made)) == ["wavefront release", "wave.barrier", "wavefront acquire"]
        assert not races(made, 64)

    def test_a_signal_and_its_wait_are_one_barrier(self) -> None:
        halves = (
            "call void @llvm.amdgcn.s.barrier.signal(i32 -1)\n  call void @llvm.amdgcn.s.barrier.wait(i16 -1)"
        )
        body = (FILL + ALL_READ).replace(
            "BARRIER",
            f'fence syncscope("workgroup") release\n  {halves}\n  fence syncscope("workgroup") acquire',
        )
        made = api.annotate(kernel(body, items=32, arch="gfx1201"), barriers=True).text
        assert list(scopes(made)) == [
            "wavefront release",
            "wave.barrier",
            "wave.barrier",
            "wavefront acquire",
        ]
        apart = body.replace("i32 -1)\n", "i32 -1)\n  %w = load i32, ptr addrspace(3) %own\n")
        assert counted(kernel(apart, items=32, arch="gfx1201")) == {"unknown": 2}


class TestTrees:
    """The last levels of a tree reduction are of one wave."""

    @pytest.mark.parametrize(("arch", "kept"), [("gfx942", 2), ("gfx90a", 2), ("gfx1100", 3), ("gfx1201", 3)])
    def test_levels_within_a_wave(self, arch: str, kept: int) -> None:
        """Wave 0 alone works from the level on that has as many work-items as a wave."""
        module = kernel(tree(LEVELS), arch=arch)
        assert standings(module) == ["exchange"] * kept + ["no_exchange"] * (9 - kept)
        made = api.annotate(module, barriers=True).text
        assert made.count("call void @llvm.amdgcn.s.barrier()") == kept
        assert not races(made, arch=arch)

    def test_what_all_waves_read_then_has_a_barrier_in_front(self) -> None:
        module = kernel(tree(LEVELS, "all"))
        assert standings(module) == ["exchange"] * 2 + ["no_exchange"] * 6 + ["exchange"]

    @pytest.mark.parametrize("number", [0, 1, 8])
    def test_each_barrier_that_stays_is_needed(self, number: int) -> None:
        module = kernel(tree(LEVELS, "all"))
        assert races(without(module, number))
        assert not races(without(module, 4))

    @pytest.mark.parametrize("behind", ["one", "all"])
    def test_outputs_are_equal_in_every_order_of_the_waves(self, behind: str) -> None:
        module = kernel(tree(LEVELS, behind))
        launch = Launch((1,), (256,), ["i32[1024]=random", "i32[1024]=zeros", "i32=3"])
        made = api.parse(api.annotate(module, barriers=True).text, mcpu="gfx942")
        assert api.verify(module, made, launch).is_equivalent
        code = code_in(api.compile(made).data, "made.s")
        assert verify_machine_code(module, code, launch).is_equivalent

    @pytest.mark.parametrize(
        ("start", "standing"), [(32, "no_exchange"), (64, "no_exchange"), (128, "exchange")]
    )
    def test_a_loop_over_levels_counts_if_all_of_them_are_of_one_wave(
        self, start: int, standing: str
    ) -> None:
        module = kernel(ROLLED.replace("START", str(start)))
        assert standings(module) == ["exchange", standing]

    def test_a_level_of_a_size_that_is_not_known_stays(self) -> None:
        module = kernel(ROLLED.replace("START", "%n"))
        assert standings(module) == ["exchange", "exchange"]

    def test_a_loop_around_keeps_one_before_the_next_fill(self) -> None:
        body = tree((64, 32, 16, 1)).replace("%entry", "%again")
        body = f"  br label %again\n\nagain:\n{body}".replace(
            "end:\n  ret void",
            "end:\n  %c = icmp eq i32 %n, 0\n  br i1 %c, label %stop, label %again\n\nstop:\n  ret void",
        )
        found = standings(kernel(body))
        assert found[0] == "exchange"
        assert found.count("exchange") == 2  # the one behind the fill, and one before the next
        made = api.annotate(kernel(body.replace("eq i32 %n, 0", "eq i32 %t, %t")), barriers=True).text
        assert made.count("wave.barrier()") == 3 + 1  # and its declaration


class TestShapes:
    """Waves are known by the shape of workgroups: stated, or promised."""

    def test_without_a_shape_it_takes_a_promise(self) -> None:
        module = kernel(tree(LEVELS), is_stated=False)
        assert counted(module) == {"exchange": 2, "if_assumed": 7}
        assert counted(module, "unread-dimensions-are-one") == {"exchange": 2, "assumed": 7}
        assert api.annotate(module, barriers=True).untouched
        made = api.annotate(module, barriers=True, assume=["unread-dimensions-are-one"])
        assert made.details.assumptions == ("unread-dimensions-are-one",)

    def test_a_kernel_that_reads_another_id_has_none(self) -> None:
        body = tree(LEVELS).replace("%from =", "%y = call i32 @llvm.amdgcn.workitem.id.y()\n  %from =", 1)
        assert counted(kernel(body, is_stated=False), "unread-dimensions-are-one") == {"exchange": 9}


class TestNeeded:
    """Reasons that keep a barrier."""

    @pytest.mark.parametrize(
        ("distance", "standing"), [(1, "no_exchange"), (63, "no_exchange"), (64, "exchange")]
    )
    def test_an_exchange_within_waves_needs_none(self, distance: int, standing: str) -> None:
        module = kernel(FILL + NEIGHBOUR.replace("DISTANCE", str(distance)))
        assert standings(module) == [standing]
        assert races(without(module, 0)) is (standing == "exchange")

    def test_of_two_in_a_row_one_stays_with_its_own_fences(self) -> None:
        module = kernel(FILL + "  BARRIER\n" + ALL_READ)
        assert sorted(standings(module)) == ["exchange", "no_exchange"]
        made = list(scopes(api.annotate(module, barriers=True).text))
        kept = made.index("s.barrier")
        assert made[kept - 1 : kept + 2] == ["workgroup release", "s.barrier", "workgroup acquire"]
        assert made.count("wavefront release") == made.count("wavefront acquire") == 1

    def test_an_exchange_of_global_memory(self) -> None:
        body = """  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %t, ptr addrspace(1) %to
  BARRIER
  %x = xor i32 %t, DISTANCE
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %in
  ret void"""
        for distance in (1, 64):  # the judge of global memory takes work-items of one wave for different ones
            assert standings(kernel(body.replace("DISTANCE", str(distance)))) == ["exchange"]
        assert standings(kernel(body.replace("DISTANCE", "0"))) == ["no_exchange"]

    def test_what_other_workgroups_are_told(self) -> None:
        body = """  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %t, ptr addrspace(1) %to
  BARRIER
  %is = icmp eq i32 %t, 0
  br i1 %is, label %tell, label %end

tell:
  %old = atomicrmw add ptr addrspace(1) %in, i32 1 syncscope("agent") release
  br label %end

end:
  ret void"""
        assert standings(kernel(body)) == ["exchange"]
        silent = body.replace(
            'atomicrmw add ptr addrspace(1) %in, i32 1 syncscope("agent") release',
            "load i32, ptr addrspace(1) %in",
        )
        assert standings(kernel(silent)) == ["no_exchange"]

    @pytest.mark.parametrize(
        ("line", "standing"),
        [
            ("call void @llvm.amdgcn.sched.barrier(i32 0)", "timing"),
            ("call void @llvm.amdgcn.s.setprio(i16 1)", "timing"),
            ("call void @unknown()", "unknown"),
            ('call void asm sideeffect "ds_write_b32 $0, $0", "v,~{memory}"(i32 0)', "unknown"),
            (
                "call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @b, i32 4, i32 0, i32 0)",
                "out_of_order",
            ),
            ("store ptr addrspace(3) @b, ptr addrspace(1) %out", "out_of_order"),
        ],
    )
    @pytest.mark.parametrize("items", [64, 256])
    def test_kernels_that_are_left_alone(self, line: str, standing: str, items: int) -> None:
        module = kernel(f"  {line}\n" + tree((32, 16)), items=items)
        assert set(standings(module)) == {standing}
        assert api.annotate(module, barriers=True).untouched

    def test_one_without_its_fences(self) -> None:
        body = tree((32, 16)).replace("BARRIER", "call void @llvm.amdgcn.s.barrier()", 2)
        assert standings(kernel(body))[:2] == ["no_fences", "no_fences"]
        wide = 'fence syncscope("workgroup") acq_rel'
        body = tree((32, 16)).replace("BARRIER", f"{wide}\n  call void @llvm.amdgcn.s.barrier()\n  {wide}")
        assert set(standings(kernel(body))) == {"no_fences"}

    def test_a_function_that_is_called(self) -> None:
        more = """
define internal void @meet() noinline {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
"""
        body = tree((32, 16)).replace("ret void", "call void @meet()\n  ret void")
        assert set(standings(kernel(body, more=more))) == {"unknown", "called"}


def test_the_code_decides_and_the_report_says_why() -> None:
    module = kernel(tree(LEVELS))
    made = api.annotate_validated(module, AnnotateOptions(barriers=True, details=True))
    before, after = api.measure(module), api.measure(api.parse(made.text, mcpu="gfx942"))
    assert (before.functions[0].barriers, after.functions[0].barriers) == (9, 2)
    assert api.diff(before, after).changed
    assert not api.check(api.parse(made.text, mcpu="gfx942")).findings

    from ldsopt.report import annotation_json, annotation_text
    from ldsopt.report.annotation import AnnotationSubject

    subject = AnnotationSubject(made, "out.ll", False, module)
    text = annotation_text.render(subject, explain=True)
    assert "kernel k: 9 barriers, 7 made of a wave: 7 unneeded, 2 needed" in text
    assert "before: <string>" in text
    told = json.loads(annotation_json.render(subject))["barriers"]
    assert (told["counts"]["no_exchange"], told["kernels"][0]["weakened"]) == (7, 7)
    assert len(told["kernels"][0]["barriers"][0]["pair"]) == 2


def test_optimize_tries_it() -> None:
    module = kernel(tree(LEVELS))
    made = api.optimize(module)
    assert made.text.count("call void @llvm.amdgcn.s.barrier()") == 2
