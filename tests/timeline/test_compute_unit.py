"""The model of a compute unit, rule by rule: who issues when, and what waves wait for. Rates that people have measured are in
`published_figures.py`."""

import itertools

import pytest
from streams_of_text import MEMORY, code, of, run, streams

from ldsopt import InputError, arch
from ldsopt.timeline.compute_unit import StallCause, estimate
from ldsopt.timeline.figures import MACHINES, Cost

ARCHITECTURES = tuple(MACHINES)
ADD = "v_add_f32 v{0}, v{1}, v9"


def cycles(cost: Cost, on: str = "gfx942") -> int:
    return MACHINES[on].cycles(cost)


class TestOneWave:
    @pytest.mark.parametrize("on", ["gfx1100", "gfx1201"])
    def test_without_a_matrix_unit_matrix_instructions_keep_the_vector_unit_busy(self, on: str) -> None:
        matrix = "v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]"
        (stall,) = of(run(f"{matrix}; v_add_f32 v30, v31, v32", on=on), StallCause.UNIT)
        assert stall.end == cycles(Cost.MATRIX_PASS, on)

    @pytest.mark.parametrize(
        ("text", "results", "sources"),
        [
            ("v_add_f32 v0, v1, v2", "v0", "v1 v2"), ("v_fmac_f32 v0, v1, v2", "v0", "v0 v1 v2"),
            ("v_add_co_u32 v0, vcc, v1, v2", "v0 vcc", "v1 v2"), ("v_cmp_gt_f32 vcc, v1, v2", "vcc", "v1 v2"),
            ("v_mad_u64_u32 v[0:1], s[4:5], v2, v3, v[4:5]", "v0 v1 s4 s5", "v2 v3 v4 v5"),
            ("s_cmp_lt_u32 s0, s1", "", "s0 s1"), ("s_and_saveexec_b64 s[0:1], vcc", "s0 s1", "vcc"),
            ("s_getreg_b32 s0, hwreg(1)", "s0", ""), ("s_addk_i32 s0, 0x1", "s0", "s0"),
            ("v_cmpx_eq_u32 v0, v1", "", "v0 v1"), ("v_swap_b32 v0, v1", "v0 v1", "v0 v1"),
            ("v_fma_mixlo_f16 v0, v1, v2, v3", "v0", "v0 v1 v2 v3"),
            ("v_dual_mov_b32 v0, v1 :: v_dual_add_f32 v2, v3, v4", "v0 v2", "v1 v3 v4"),
        ],
    )  # fmt: skip
    def test_results_are_waited_for_by_what_reads_them(self, text: str, results: str, sources: str) -> None:
        def waits(*texts: str) -> bool:
            return bool(of(run("; ".join(texts), on="gfx1100"), StallCause.RESULT))

        named = ("v0", "v1", "v2", "v3", "v4", "v5", "s0", "s1", "s4", "s5", "vcc")
        move = {
            name: "s_mov_b32 {}, {}" if name[0] == "s" or name == "vcc" else "v_mov_b32 {}, {}"
            for name in named
        }
        assert [name for name in named if waits(text, move[name].format("s90", name))] == [
            name for name in named if name in results.split()
        ]
        assert [name for name in named if waits(move[name].format(name, "s90"), text)] == [
            name for name in named if name in sources.split()
        ]


class TestCounters:
    def test_a_counter_that_is_full_holds_the_next_operation_back(self) -> None:
        reads = "\n".join(["ds_read_b128 v[0:3], v9"] * 17)  # lgkmcnt counts to 15
        (stall,) = of(run(reads), StallCause.COUNTER_FULL)[:1]
        assert stall.instruction.line == 16

    def test_a_wait_that_cannot_be_read_is_an_error(self) -> None:
        with pytest.raises(InputError, match="cannot read 's_waitcnt vmcnt'"):
            run("s_waitcnt vmcnt")


# For each unit an instruction that keeps it busy.
BUSY = {
    "vector": "v_add_f32 v90, v91, v92", "transcendental": "v_exp_f32 v90, v91", "LDS": "ds_read_b32 v90, v91",
    "memory": "global_load_dword v90, v[91:92], off", "scalar": "s_add_u32 s90, s91, s92", "branch": "s_branch 0",
}  # fmt: skip
VECTOR = "vector transcendental"  # CDNA has one unit for both


class TestSeveralWaves:
    @pytest.mark.parametrize(
        ("text", "on", "units"),
        [
            ("v_add_f32 v0, v1, v2", "gfx942", VECTOR), ("v_exp_f32 v0, v1", "gfx942", VECTOR),
            ("v_add_f32 v0, v1, v2", "gfx1100", "vector"), ("v_exp_f32 v0, v1", "gfx1100", "transcendental"),
            ("tensor_load_to_lds s[0:3], s[4:11]", "gfx1250", "memory"), ("s_set_vgpr_msb 64", "gfx1250", ""),
            ("ds_read_b32 v0, v1", "gfx942", "LDS"), ("ds_bpermute_b32 v0, v1, v2", "gfx942", "LDS"),
            ("buffer_load_dword v0, s[0:3], 0 offen lds", "gfx942", "memory"),
            ("global_store_dword v[0:1], v2, off", "gfx942", "memory"),
            ("s_load_dword s0, s[2:3], 0x0", "gfx942", "scalar"), ("s_add_u32 s0, s1, s2", "gfx942", "scalar"),
            ("s_cbranch_scc1 .LBB0_1", "gfx942", "branch"), ("s_waitcnt vmcnt(0)", "gfx942", ""),
            ("s_nop 0", "gfx942", ""), ("s_delay_alu instid0(VALU_DEP_1)", "gfx1100", ""),
        ],
    )  # fmt: skip
    def test_one_instruction_is_issued_to_a_unit_at_a_time(self, text: str, on: str, units: str) -> None:
        def ends(beside: str) -> int:
            return run(beside, *["s_nop 0"] * 3, text, on=on).ends[4]

        assert [unit for unit, busy in BUSY.items() if ends(busy) > ends("s_nop 0")] == units.split()

    def test_the_higher_priority_is_served_first(self) -> None:
        work = "; ".join(ADD.format(n % 8, 9) for n in range(64))
        others = ["s_nop 0"] * 3
        first, *_, second = run(work, *others, f"s_setprio 3; {work}").ends
        assert second < first

    def test_of_equal_priority_the_older_goes_first(self) -> None:
        work = "; ".join(ADD.format(n % 8, 9) for n in range(64))
        first, *_, second = run(work, "s_nop 0", "s_nop 0", "s_nop 0", work).ends
        assert first < second


class TestBarriers:
    def test_a_split_barrier_lets_waves_work_between_signal_and_wait(self) -> None:
        signal, wait, work = "s_barrier_signal -1", "s_barrier_wait -1", "s_sleep 4"
        late = f"s_sleep 4; {signal}; {wait}"
        waiting = of(run(f"{signal}; {wait}; {work}", late, on="gfx1201"), StallCause.BARRIER)
        working = of(run(f"{signal}; {work}; {wait}", late, on="gfx1201"), StallCause.BARRIER)
        assert sum(stall.cycles for stall in working) < 16 < sum(stall.cycles for stall in waiting)

    def test_a_wave_that_never_reaches_the_barrier_holds_nobody_for_ever(self) -> None:
        (stall,) = of(run("s_barrier", "s_sleep 9"), StallCause.BARRIER)
        assert stall.end > 9 * 64

    def test_a_named_barrier_is_refused(self) -> None:
        with pytest.raises(InputError, match="only the barrier of the workgroup"):
            run("s_barrier_signal 3", on="gfx1201")

    def test_workgroups_on_one_compute_unit_have_barriers_of_their_own(self) -> None:
        found = run("s_barrier", "s_sleep 9; s_barrier", workgroups=2)
        assert [stall.blocking_wave for stall in found.stalls if stall.cause is StallCause.BARRIER] == [1, 3]


class TestWhatIsSaid:
    @pytest.mark.parametrize("on", ARCHITECTURES)
    def test_every_cycle_of_a_wave_is_an_issue_or_a_stall(self, on: str) -> None:
        text = "; ".join(
            [
                *(ADD.format(n + 1, n) for n in range(4)),
                "ds_load_b32 v0, v9",
                "v_exp_f32 v1, v2",
                "s_branch 0",
            ]
        )
        found = run(text, text, on=on)
        for wave, ended in enumerate(found.ends):
            stalls = [stall for stall in found.stalls if stall.wave == wave]
            assert all(one.end <= other.start for one, other in itertools.pairwise(stalls))
            started = wave % MACHINES[on].turns
            assert ended - started == 7 * cycles(Cost.ISSUE, on) + sum(
                stall.cycles for stall in stalls if stall.start >= started
            )

    def test_an_architecture_without_figures_is_refused(self) -> None:
        found = streams(code("s_nop 0"))
        other = type(found)(arch("gfx90a"), 64, found.waves)
        with pytest.raises(InputError, match="no latencies of gfx90a are known; there are those of gfx942"):
            estimate(other, MEMORY)

    @pytest.mark.parametrize("on", ARCHITECTURES)
    def test_every_figure_has_a_source(self, on: str) -> None:
        assert set(MACHINES[on].costs) == set(Cost)
        assert all(figure.source for figure in MACHINES[on].costs.values())
