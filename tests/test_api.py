"""The library in five calls."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ldsopt
from ldsopt import InputError, UsageError
from ldsopt.cli import main

KERNEL = ldsopt.EXAMPLE
STAGES = Path(__file__).parent / "pipeline" / "ir" / "stages_gemm.gfx942.ll"


class TestFiveCalls:
    def test_read_annotate_measure_diff(self, tmp_path: Path) -> None:
        path = tmp_path / "kernel.ll"
        path.write_text(KERNEL)
        module = ldsopt.read(path, mcpu="gfx942")
        annotated = ldsopt.annotate(module)
        before, after = ldsopt.measure(module), ldsopt.measure(annotated)
        assert ldsopt.diff(before, after).changed
        assert annotated.details.bases == ("A", "B")
        assert (annotated.source, annotated.arch) == (str(path), "gfx942")

    @pytest.mark.parametrize("call", [ldsopt.annotate, ldsopt.pack, ldsopt.narrow_fences, ldsopt.optimize])
    def test_a_transform_takes_a_files_name_and_what_another_has_made(
        self, tmp_path: Path, call: Callable[[Any], Any]
    ) -> None:
        path = tmp_path / "kernel.gfx942.ll"
        path.write_text(KERNEL)
        annotated = ldsopt.annotate(str(path))
        assert call(path).text == call(str(path)).text == call(ldsopt.read(path)).text
        assert call(annotated).text == call(ldsopt.parse(annotated.text, mcpu="gfx942")).text

    def test_what_compiles_takes_a_files_name(self, tmp_path: Path) -> None:
        path = tmp_path / "kernel.gfx942.ll"
        path.write_text(KERNEL)
        module = ldsopt.read(path)
        assert ldsopt.compile(path).data == ldsopt.compile(module).data
        assert ldsopt.measure(str(path)) == ldsopt.measure(module)
        assert ldsopt.check(path).findings == ldsopt.check(module).findings
        assert ldsopt.exact_waits(path).text == ldsopt.exact_waits(module).text
        with pytest.raises(InputError, match="no such file"):
            ldsopt.annotate("none.ll")

    def test_annotated_text_is_a_module_again(self) -> None:
        annotated = ldsopt.annotate(ldsopt.parse(KERNEL, mcpu="gfx942"))
        assert (
            ldsopt.parse(annotated.text, mcpu="gfx942").text
            == ldsopt.parse(ldsopt.parse(annotated.text).text).text
        )

    def test_nothing_to_do_gives_the_input(self) -> None:
        source = KERNEL.replace("@B", "@A").replace(
            "@A = external addrspace(3) global [0 x i8], align 16\n", "", 1
        )
        assert ldsopt.annotate(ldsopt.parse(source)).text == source

    def test_every_exported_name_is_there(self) -> None:
        for name in ldsopt.__all__:
            assert getattr(ldsopt, name) is not None
        with pytest.raises(AttributeError, match="module 'ldsopt' has no attribute 'nothing'"):
            ldsopt.nothing  # noqa: B018


class TestCompile:
    def test_needs_an_architecture(self) -> None:
        with pytest.raises(InputError, match="no architecture"):
            ldsopt.compile(ldsopt.parse(KERNEL))
        with pytest.raises(UsageError, match="no architecture is known; give mcpu"):
            ldsopt.compile(ldsopt.annotate(ldsopt.parse(KERNEL)))

    def test_takes_it_from_the_module_or_the_caller(self) -> None:
        assert ldsopt.compile(ldsopt.parse(KERNEL, mcpu="gfx942")).arch == "gfx942"
        assert ldsopt.compile(ldsopt.parse(KERNEL), mcpu="gfx950").arch == "gfx950"
        assert ldsopt.compile(ldsopt.annotate(ldsopt.parse(KERNEL, mcpu="gfx942"))).arch == "gfx942"


class TestOptimizeWithLlvm:
    def test_promotes_what_the_front_end_left_in_memory(self) -> None:
        source = KERNEL.replace(
            "  %b = getelementptr",
            "  %slot = alloca i32, align 4, addrspace(5)\n  store i32 %at, ptr addrspace(5) %slot\n  %b = getelementptr",
        )
        module = ldsopt.parse(source, mcpu="gfx942")
        assert any("(R1)" in warning for warning in ldsopt.annotate(module).details.warnings)
        optimized = ldsopt.optimize_with_llvm(module)
        assert "alloca" not in optimized.text
        assert optimized.arch == module.arch
        assert ldsopt.annotate(optimized).details.warnings == ()

    def test_needs_an_architecture(self) -> None:
        with pytest.raises(InputError, match="no architecture"):
            ldsopt.optimize_with_llvm(ldsopt.parse(KERNEL))


class TestMeasureFile:
    def test_tells_the_kind_by_content(self, tmp_path: Path) -> None:
        module = ldsopt.parse(KERNEL, mcpu="gfx942")
        (tmp_path / "a.txt").write_text(KERNEL)
        (tmp_path / "b.txt").write_bytes(ldsopt.compile(module).data)
        (tmp_path / "c.txt").write_bytes(ldsopt.compile(module, emit="obj").data)
        from_ir, from_assembly = (
            ldsopt.measure_file(tmp_path / name, mcpu="gfx942")[0] for name in ("a.txt", "b.txt")
        )
        assert from_ir.functions[0].waits == from_assembly.functions[0].waits
        (from_object,) = ldsopt.measure_file(tmp_path / "c.txt")
        assert [f.name for f in from_object.functions] == ["copy"]

    def test_reads_saved_records(self, tmp_path: Path) -> None:
        (tmp_path / "k.ll").write_text(KERNEL)
        saved = tmp_path / "saved"
        assert main(["measure", str(tmp_path / "k.ll"), "--mcpu", "gfx942", "--json", "-o", str(saved)]) == 0
        assert json.loads(saved.read_text())["schema"] == "ldsopt.measurement/1"
        assert ldsopt.measure_file(saved) == ldsopt.measure_file(tmp_path / "k.ll", mcpu="gfx942")


REVERSED = ldsopt.Launch(block=(64,), arguments=["f32[64]=ones", "f32[64]=zeros", 64])


class TestLiveness:
    def test_variables_have_ranges_and_may_share_bytes_by_them(self) -> None:
        (kernel,) = ldsopt.liveness(ldsopt.parse(ldsopt.REVERSAL)).kernels
        assert [buffer.name for buffer in kernel.buffers] == ["lds"]
        with pytest.raises(UsageError):
            ldsopt.liveness(ldsopt.parse(ldsopt.REVERSAL), assume=["speed"])


class TestIsolated:
    def test_death_while_reading_is_bad_input(self) -> None:
        import os

        with pytest.raises(
            InputError, match=r"^k\.ll: LLVM cannot read this and gave up: SIGABRT; check the file with"
        ):
            ldsopt.isolated(os.abort, source="k.ll")

    def test_module_is_not_sent_between_processes(self) -> None:
        with pytest.raises(TypeError, match="send its text"):
            ldsopt.isolated(lambda: ldsopt.parse(KERNEL), source="k.ll")


class TestCheck:
    """Work-items `i` and `i + 64` exchange without a barrier: a race, unless workgroups have one wave."""

    MODULE = ldsopt.parse(
        ldsopt.REVERSAL.replace(' "amdgpu-flat-work-group-size"="64,64"', "")
        .replace("xor i32 %id, 63", "xor i32 %id, 64")
        .replace("[64 x float]", "[1024 x float]")
        .replace("  call void @llvm.amdgcn.s.barrier()\n", "")
    )

    def test_looks_for_races_where_it_is_told_to(self) -> None:
        (found,) = ldsopt.check(self.MODULE, ldsopt.RaceCheckOptions()).findings
        assert (found.rule, found.verdict) == (ldsopt.Rule.WAVE_RACE, ldsopt.Verdict.DEFINITE)
        assert ldsopt.check(self.MODULE).races is None

    def test_rests_on_what_a_launch_promises(self) -> None:
        options = ldsopt.RaceCheckOptions(assume=["workgroup-size=64"])
        assert ldsopt.check(self.MODULE, options).findings == ()
        assert "workgroup-size=64" in ldsopt.check(self.MODULE, assume=["workgroup-size=64"]).assumptions
        with pytest.raises(UsageError, match="no such assumption of a launch: speed"):
            ldsopt.check(self.MODULE, assume=["speed"])

    def test_of_a_pipeline_keeps_its_callers_promises(self) -> None:
        made = ldsopt.pipeline(ldsopt.read(STAGES))
        options = ldsopt.RaceCheckOptions(no_assume=["unread-dimensions-are-one"], race_seconds=0.1)
        found = ldsopt.check(made, options)
        assert found.races is not None
        assert "unread-dimensions-are-one" in found.assumptions


class TestExecution:
    def test_numpy_arrays_go_in_and_come_out(self) -> None:
        np = pytest.importorskip("numpy")
        from ldsopt import Launch

        data = np.arange(64, dtype=np.float32)
        given = {"from": data, "to": np.zeros(64, np.float32), "n": 64}
        result = ldsopt.simulate(ldsopt.parse(ldsopt.REVERSAL), Launch(block=(64,), arguments=given))
        assert (result.outputs["to"] == data[::-1]).all()
        assert (given["to"] == 0).all()
        assert result.findings == ()

    @pytest.mark.parametrize("rewrite", [ldsopt.annotate, ldsopt.pack])
    def test_verify_takes_what_the_library_gives(self, rewrite: object) -> None:
        module = ldsopt.parse(ldsopt.REVERSAL)
        assert ldsopt.verify(module, rewrite(module)).is_equivalent  # type: ignore[operator]

    def test_verify_says_no(self) -> None:
        wrong = ldsopt.parse(ldsopt.REVERSAL.replace("xor i32 %id, 63", "xor i32 %id, 62"))
        assert not ldsopt.verify(ldsopt.parse(ldsopt.REVERSAL), wrong).is_equivalent

    def test_a_run_that_does_not_end_stops_at_its_limit(self) -> None:
        endless = ldsopt.REVERSAL.replace(
            "  %b = getelementptr", "  br label %l\nl:\n  br label %l\nm:\n  %b = getelementptr"
        )
        result = ldsopt.simulate(ldsopt.parse(endless), REVERSED, limit=1000)
        assert not result.completed
        assert result.findings[-1].message == "wave 0 has not ended after 1000 instructions"
        assert not ldsopt.verify(
            ldsopt.parse(ldsopt.REVERSAL), ldsopt.parse(endless), REVERSED, limit=1000
        ).is_equivalent

    def test_variables_that_are_asked_for_are_kept(self) -> None:
        stored = ldsopt.REVERSAL.replace(
            "  ret void", "  store i32 7, ptr addrspace(1) @seen\n  ret void"
        ).replace("declare void", "@seen = addrspace(1) global i32 0\ndeclare void")
        result = ldsopt.simulate(ldsopt.parse(stored), REVERSED, keep=["seen"])
        assert result.variables == {"seen": bytes([7, 0, 0, 0])}

    def test_alias_claims_hold_for_the_window(self) -> None:
        claimed = ldsopt.REVERSAL.replace("%own, align 4", "%own, align 4, !alias.scope !2").replace(
            "%place, align 4", "%place, align 4, !noalias !2"
        ) + ('!0 = distinct !{!0, !"domain"}\n!1 = distinct !{!1, !0, !"scope"}\n!2 = !{!1}\n')
        found = [
            ldsopt.simulate(ldsopt.parse(claimed), REVERSED, window=one).findings
            for one in ("workgroup", "barrier")
        ]
        assert [{one.kind for one in each} for each in found] == [{"false-noalias"}, set()]

    def test_schedules_of_verify_are_the_callers(self) -> None:
        module = ldsopt.parse(ldsopt.REVERSAL)
        found = ldsopt.verify(module, module, REVERSED, schedules=ldsopt.QUICK_SCHEDULES)
        assert found.coverage.schedules == ldsopt.QUICK_SCHEDULES
        assert set(ldsopt.QUICK_SCHEDULES) < set(ldsopt.ALL_SCHEDULES)

    def test_machine_code_does_as_the_ir(self, tmp_path: Path) -> None:
        pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")
        module = ldsopt.parse(ldsopt.REVERSAL)
        (tmp_path / "k.s").write_bytes(ldsopt.compile(module).data)
        code = ldsopt.machine_code(tmp_path / "k.s")
        assert ldsopt.missing_in_machine_code(code) == []
        assert ldsopt.machine_code(ldsopt.compile(module).data).arch == code.arch
        assert ldsopt.simulate_machine(code, REVERSED).completed
        assert ldsopt.verify_machine_code(module, code, REVERSED).is_equivalent

    def test_an_estimate_takes_a_module_and_a_launch(self) -> None:
        options = ldsopt.TimelineOptions(memory_latency="300:800")
        assert ldsopt.estimate_timeline(
            ldsopt.parse(ldsopt.REVERSAL), REVERSED, options
        ).estimate.streams.waves

    def test_what_cannot_run_is_listed(self) -> None:
        unknown = ldsopt.REVERSAL.replace(
            "  ret void", '  call void asm sideeffect "s_sendmsg $0", "i"(i32 1)\n  ret void'
        )
        assert ldsopt.missing(ldsopt.parse(ldsopt.REVERSAL)) == []
        assert "inline assembly" in ldsopt.missing(ldsopt.parse(unknown))[0].what
