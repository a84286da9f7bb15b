"""The records of executed kernels: the very records, from every store, whatever paths their waves take."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from record_kernels import STORES, instrumented, launch, missing, recorded, run, text

import ldsopt
from ldsopt import InputError, read_trace, simulate
from ldsopt.records.dump import compose

LOOP = """  START(all)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  START(iteration, i32 %i)
  %next = add i32 %i, 1
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %i, ptr addrspace(1) %p
  END(iteration)
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  END(all)
  ret void"""
ITERATIONS = ["+all", *[word for i in range(4) for word in (f"+iteration={i}", "-iteration")], "-all"]

each_store = pytest.mark.parametrize("store", STORES)


class TestRoom:
    """What waves record otherwise is `test_records_by_log.py`."""

    def test_with_the_room_that_trace_asks_for_nothing_is_lost(self) -> None:
        short = instrumented(LOOP, options={"per_wave": 4})
        (room,) = re.findall(r"--per-wave (\d+) of", " ".join(missing(short)))
        assert run(instrumented(LOOP, options={"per_wave": int(room)})).is_complete
        assert not run(instrumented(LOOP, options={"per_wave": int(room) // 2})).is_complete

    def test_nothing_of_a_launch_stays_behind_for_the_next(self) -> None:
        """The second one finds in the buffer what the first has left: what it records is its own."""
        made = instrumented(LOOP, options=STORES["arg"])
        assert made.details.instrumentation is not None
        header = made.details.instrumentation.buffers[0].header
        first = launch(made, n=4)
        left = simulate(ldsopt.parse(made.text), first).outputs["arg2"]
        second = replace(first, arguments=[first.arguments[0], 1, left])
        found = simulate(ldsopt.parse(made.text), second).outputs["arg2"]
        trace = read_trace(compose(header, found.tobytes()))
        assert recorded(trace) == {
            (0, wave): ["+all", "+iteration=0", "-iteration", "-all"] for wave in range(2)
        }


class TestWrap:
    LONG = """  START(all)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
EACH  %next = add i32 %i, 1
""" + "".join(f"  %v{j} = add i32 %i, {j}\n" for j in range(400)) + """  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  END(all)
  ret void"""  # fmt: skip

    @pytest.mark.parametrize(
        "each", ["  MARK(iteration)\n", ""], ids=["from record to record", "between two records"]
    )
    def test_the_clock_of_gfx11_comes_round(self, each: str) -> None:
        """It has 20 bits. A wave that executes more than a million instructions sees it start again.

        From record to record that is undone; what takes longer than a period between two looks shorter by it. The wall
        clock, in which a simulator counts the same instructions, does not come round.
        """
        taken = {}
        for cpu, clock in (("gfx1030", "cycles"), ("gfx1100", "cycles"), ("gfx1100", "wall")):
            options = {"per_wave": 4096, "clock": clock}
            made = instrumented(self.LONG.replace("EACH", each), size="32,32", cpu=cpu, options=options)
            (one,) = run(made, block=(32,), n=2700).runs
            taken[cpu, clock] = one.cycles
        assert taken["gfx1030", "cycles"] > 1 << 20
        lost = taken["gfx1030", "cycles"] - taken["gfx1100", "cycles"]
        assert lost == (0 if each else 1 << 20)
        assert taken["gfx1100", "wall"] == taken["gfx1030", "cycles"]

    def test_the_wall_clock_beside_it_undoes_that(self) -> None:
        """It needs a stretch of records that tells how fast the clock goes; without one, the interval is said."""
        first = self.LONG.replace("EACH", "  MARK(iteration)\n").removesuffix("  ret void")
        second = re.sub(
            r"%(i|next|more|v\d+)\b", r"%\1.b", self.LONG.replace("EACH", "").replace("(all)", "(long)")
        )
        second = second.replace("loop", "loop.b").replace("%entry", "%end").replace("end:", "end.b:")
        second = second.replace("label %end", "label %end.b")
        taken, uncertain = {}, {}
        for cpu, clock in (("gfx1030", "cycles"), ("gfx1100", "cycles"), ("gfx1100", "both")):
            options = {"per_wave": 4096, "clock": clock}
            made = instrumented(first + second + "\n", size="32,32", cpu=cpu, options=options)
            found = run(made, block=(32,), n=2700)
            (one,) = (run for run in found.runs if found.name(run.scope) == "long")
            taken[cpu, clock], uncertain[clock] = one.cycles, found.uncertain
        assert taken["gfx1030", "cycles"] > 1 << 20
        assert taken["gfx1030", "cycles"] - taken["gfx1100", "cycles"] == 1 << 20
        assert (
            abs(taken["gfx1100", "both"] - taken["gfx1030", "cycles"]) < 8
        )  # instructions of the records themselves
        assert uncertain["both"] == 0
        alone = instrumented(
            self.LONG.replace("EACH", ""), size="32,32", cpu="gfx1100", options={"clock": "both"}
        )
        found = run(alone, block=(32,), n=2700)
        assert found.uncertain == 1
        (sentence,) = missing(alone, block=(32,), n=2700)
        assert sentence.startswith(
            "1 interval between records that may be longer or shorter by 1048576 cycles"
        )


class TestEndings:
    """Waves, and lanes of waves, that end early."""

    EARLY = """  %wave = lshr i32 %t, 6
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
  MARK(begun)
  %c = icmp eq i32 %first, 0
  br i1 %c, label %out.early, label %rest
out.early:
  MARK(early)
  ret void
rest:
  START(work)
  END(work)
  ret void"""

    @each_store
    @pytest.mark.parametrize(
        "end",
        [
            "call void @llvm.amdgcn.endpgm()\n  unreachable",
            'call void asm sideeffect "s_endpgm", ""()\n  unreachable',
        ],
        ids=["by an instruction", "in assembly"],
    )
    def test_a_wave_that_ends_early(self, store: str, end: str) -> None:
        body = self.EARLY.replace("MARK(early)\n  ret void", f"MARK(early)\n  {end}")
        found = run(instrumented(body, options=STORES[store]))
        assert recorded(found) == {(0, 0): ["begun", "early"], (0, 1): ["begun", "+work", "-work"]}
        assert found.is_complete

    @each_store
    def test_a_wave_that_ends_where_nobody_sees_it_is_told(self, store: str) -> None:
        """In a function that the kernel calls: where a wave ends unseen, nothing tells how much it recorded."""
        body = self.EARLY.replace(
            "MARK(early)\n  ret void", "MARK(early)\n  call void @quit()\n  unreachable"
        )
        source = text(body).replace(
            "attributes #0", "define void @quit() #0 {\n  call void @llvm.amdgcn.endpgm()\n  unreachable\n}\nattributes #0"
        )  # fmt: skip
        for swapped in (source, source.replace("icmp eq i32 %first, 0", "icmp eq i32 %first, 1")):
            made = ldsopt.instrument(ldsopt.parse(swapped), **STORES[store])
            found = run(made)
            gone = 0 if swapped is source else 1
            assert found.running == ((0, gone),)
            assert found.unfinished == ((0,) if gone == 0 else ())
            assert not found.is_complete
            assert recorded(found) == {(0, gone): [], (0, 1 - gone): ["begun", "+work", "-work"]}
            assert (
                f"1 wave ended without a record of it, what they recorded is lost: {gone} of workgroup 0"
                in missing(made)
            )

    def test_a_wave_that_never_ends_is_told(self) -> None:
        made = instrumented("  MARK(begun)\n  br label %on\non:\n  br label %on")
        assert made.details.instrumentation is not None
        buffer = made.details.instrumentation.buffers[0]
        result = simulate(ldsopt.parse(made.text), launch(made), limit=5000, keep=(buffer.variable,))
        assert not result.completed
        found = read_trace(compose(buffer.header, result.variables[buffer.variable]))
        assert found.unfinished == (0,)


class TestPositions:
    GRID = "  %g = call i32 @llvm.amdgcn.workgroup.id.x()\n  %h = call i32 @llvm.amdgcn.workgroup.id.y()\n  MARK(x, i32 %g)\n  MARK(y, i32 %h)\n  ret void"

    def test_workgroups_of_a_plane(self) -> None:
        found = run(
            instrumented(self.GRID, options={"workgroups": "3,2"}, size="64,64"), grid=(4, 3), block=(64,)
        )
        assert recorded(found) == {(x + 3 * y, 0): [f"x={x}", f"y={y}"] for y in range(2) for x in range(3)}
        assert found.dump.without_slot == 12 - 6

    def test_waves_of_a_block(self) -> None:
        """16 x 4 x 4 work-items: a wave of 64 is a layer."""
        body = (
            "  MARK(x, i32 %t)\n  %u = call i32 @llvm.amdgcn.workitem.id.y()\n  MARK(y, i32 %u)\n  ret void"
        )
        made = instrumented(
            body, size="256,256", metadata=" !reqd_work_group_size !0", nodes="!0 = !{i32 16, i32 4, i32 4}\n"
        )
        assert recorded(run(made, block=(16, 4, 4))) == {(0, wave): ["x=0", "y=0"] for wave in range(4)}
        flat = instrumented(body, size="256,256", metadata=" !reqd_work_group_size !0", nodes="!0 = !{i32 128, i32 2, i32 1}\n")  # fmt: skip
        assert recorded(run(flat, block=(128, 2))) == {
            (0, 0): ["x=0", "y=0"],
            (0, 1): ["x=64", "y=0"],
            (0, 2): ["x=0", "y=1"],
            (0, 3): ["x=64", "y=1"],
        }

    def test_waves_of_64_lanes_where_32_are_usual(self) -> None:
        found = run(instrumented(LOOP, cpu="gfx1100", attributes=' "target-features"="+wavefrontsize64"'))
        assert set(recorded(found)) == {(0, 0), (0, 1)}

    def test_a_workgroup_smaller_than_it_may_be(self) -> None:
        found = run(instrumented(LOOP, size="1,1024"), block=(100,))
        assert recorded(found) == {(0, 0): ITERATIONS, (0, 1): ITERATIONS}


class TestNumbers:
    def test_floats_constants_and_negative_ones(self) -> None:
        body = "  %f = sitofp i32 %t to float\n  %g = fmul float %f, -0.5\n  MARK(f, float %g)\n  START(s, i32 -7)\n  END(s, float 1.5)\n  ret void"
        assert recorded(run(instrumented(body)))[0, 1] == ["f=-32.0", "+s=-7", "-s=1.5"]


class TestEmptyScope:
    @each_store
    def test_each_wave_begins_with_it(self, store: str) -> None:
        found = run(
            instrumented(
                "  START(all)\n  END(all)\n  ret void", options={**STORES[store], "empty_scope": True}
            )
        )
        empty = ["+ldsopt.empty", "-ldsopt.empty"]
        assert recorded(found) == {(0, wave): [*empty * 2, "+all", "-all"] for wave in range(2)}
        cycles = {
            name: [run.cycles for run in found.runs if found.name(run.scope) == name]
            for name in ("ldsopt.empty", "all")
        }
        assert max(cycles["all"]) <= min(cycles["ldsopt.empty"])  # so that nothing is left without their cost


class TestSeveralKernels:
    TWO = text("  MARK(one)\n  ret void").replace("attributes #0", "define amdgpu_kernel void @other(ptr addrspace(1) %p) #0 {\n  call void asm sideeffect \"; ldsopt.rec mark two\", \"~{memory}\"()\n  ret void\n}\n\nattributes #0", 1)  # fmt: skip

    def test_each_has_a_buffer_of_its_own(self) -> None:
        made = ldsopt.instrument(ldsopt.parse(self.TWO))
        assert made.details.instrumentation is not None
        assert [buffer.variable for buffer in made.details.instrumentation.buffers] == [
            "ldsopt.records.k",
            "ldsopt.records.other",
        ]
        assert [buffer.header.scopes for buffer in made.details.instrumentation.buffers] == [
            ("one",),
            ("two",),
        ]

    def test_one_alone_may_be_left_out(self) -> None:
        made = ldsopt.instrument(ldsopt.parse(self.TWO), skip="two")
        assert made.details.instrumentation is not None
        assert [buffer.header.kernel for buffer in made.details.instrumentation.buffers] == ["k"]
        assert "ldsopt.rec mark two" in made.text


def asm(statement: str, constraints: str = "~{memory}", operands: str = "") -> str:
    return f'  call void asm sideeffect "{statement}", "{constraints}"({operands})\n'


class TestSpellings:
    def test_marks_are_read_however_they_are_written(self) -> None:
        statements = (
            asm("; ldsopt.rec start tile"),
            asm("// ldsopt.rec end tile"),
            asm("  ;ldsopt.rec   mark\\09a.b:c/d+e@f-1  "),
            asm("\\0A; ldsopt.rec mark _9\\0A"),
            asm("; ldsopt.rec mark größe"),
            asm("; ldsopt.rec mark many $0", "v", "i32 %n"),
            asm("; ldsopt.rec start part $0", "s,~{memory}", "float 1.0"),
            asm("; ldsopt.rec end part"),
        )
        found = run(ldsopt.instrument(ldsopt.parse(text("".join([*statements, "  ret void"])))))
        expected = ["+tile", "-tile", "a.b:c/d+e@f-1", "_9", "größe", "many=4", "+part=1.0", "-part"]
        assert recorded(found) == {(0, 0): expected, (0, 1): expected}

    @pytest.mark.parametrize(
        "statement",
        [
            asm("; ldsopt.record start tile"),
            asm("; ldsopt.stage tile"),
            asm("s_nop 0"),
            "  %sum = add i32 %n, 1\n",
        ],
    )
    def test_other_statements_are_none(self, statement: str) -> None:
        with pytest.raises(InputError, match="no marks of records"):
            ldsopt.instrument(ldsopt.parse(text(f"{statement}  ret void")))
