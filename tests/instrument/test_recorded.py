"""The records of executed kernels: room, and clocks that come round; all else is the cases ``instrument/recorded_*.ll``."""

import re
from dataclasses import replace

import pytest
from record_kernels import STORES, instrumented, launch, missing, recorded, run
from text_sections import beside

import ldsopt
from ldsopt import read_trace, simulate
from ldsopt.records.dump import compose

TEXTS = beside(__file__)

LOOP = TEXTS["LOOP"]


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


def test_a_wave_that_never_ends_is_told() -> None:
    made = instrumented("  MARK(begun)\n  br label %on\non:\n  br label %on")
    assert made.details.instrumentation is not None
    buffer = made.details.instrumentation.buffers[0]
    result = simulate(ldsopt.parse(made.text), launch(made), limit=5000, keep=(buffer.variable,))
    assert not result.completed
    found = read_trace(compose(buffer.header, result.variables[buffer.variable]))
    assert found.unfinished == (0,)
