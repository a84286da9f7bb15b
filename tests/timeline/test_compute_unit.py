"""The model of a compute unit, rule by rule: who issues when, and what waves wait for. Rates that people have measured are in
`published_figures.py`."""

from __future__ import annotations

import itertools

import pytest
from streams_of_text import MEMORY, code, end, of, run, streams

from ldsopt import InputError, arch
from ldsopt.timeline.compute_unit import StallCause, estimate
from ldsopt.timeline.figures import MACHINES, Cost

ARCHITECTURES = tuple(MACHINES)
ADD = "v_add_f32 v{0}, v{1}, v9"
LOAD = "global_load_dword v{0}, v[20:21], off"
TAKEN_TURNS = 4  # of CDNA: a wave's instructions are so many cycles apart


def cycles(cost: Cost, on: str = "gfx942") -> int:
    return MACHINES[on].cycles(cost)


class TestOneWave:
    @pytest.mark.parametrize("on", ARCHITECTURES)
    def test_a_dependent_chain_takes_the_sum_of_latencies(self, on: str) -> None:
        chain = [ADD.format(n + 1, n) for n in range(8)]
        assert end("\n".join(chain), on=on) == 7 * cycles(Cost.VALU_RESULT, on) + cycles(Cost.ISSUE, on)

    @pytest.mark.parametrize("on", ARCHITECTURES)
    def test_independent_instructions_are_issued_at_the_rate_of_their_unit(self, on: str) -> None:
        apart = [ADD.format(n, 9) for n in range(8)]
        assert end("\n".join(apart), on=on) == 8 * cycles(Cost.VALU, on)

    @pytest.mark.parametrize(
        "first",
        [
            "v_mfma_f32_16x16x16_f16 a[0:3], v[4:5], v[6:7], a[0:3]",
            "v_smfmac_f32_16x16x32_f16 a[0:3], v[4:5], v[6:9], v10",
        ],
    )
    def test_adding_to_the_same_accumulators_is_sooner_possible_than_reading_them(self, first: str) -> None:
        assert end(f"{first}; {first}") < end(f"{first}; v_accvgpr_read_b32 v1, a0")

    @pytest.mark.parametrize("on", ["gfx1100", "gfx1201"])
    def test_without_a_matrix_unit_matrix_instructions_keep_the_vector_unit_busy(self, on: str) -> None:
        matrix = "v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]"
        (stall,) = of(run(f"{matrix}; v_add_f32 v30, v31, v32", on=on), StallCause.UNIT)
        assert stall.end == cycles(Cost.MATRIX_PASS, on)

    def test_with_one_they_do_not(self) -> None:
        matrix = "v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[0:7]"
        assert not of(run(f"{matrix}; v_add_f32 v30, v31, v32", on="gfx1250"), StallCause.UNIT)

    @pytest.mark.parametrize(
        ("mnemonic", "on", "passes"),
        [
            ("v_mfma_f32_4x4x4_16b_f16", "gfx942", 2), ("v_mfma_f32_16x16x4_f32", "gfx942", 8),
            ("v_mfma_f32_16x16x8_xf32", "gfx942", 4), ("v_mfma_f32_16x16x32_fp8_fp8", "gfx942", 4),
            ("v_mfma_f32_32x32x16_bf8_fp8", "gfx942", 8), ("v_mfma_i32_32x32x16_i8", "gfx942", 8),
            ("v_mfma_f32_32x32x4_2b_f16", "gfx942", 16), ("v_smfmac_f32_16x16x32_f16", "gfx942", 4),
            ("v_mfma_f32_32x32x16_f16", "gfx950", 8), ("v_mfma_scale_f32_16x16x128_f8f6f4", "gfx950", 8),
            ("v_mfma_scale_f32_32x32x64_f8f6f4", "gfx950", 16),
        ],
    )  # fmt: skip
    def test_a_pass_of_the_matrix_unit_takes_four_cycles(self, mnemonic: str, on: str, passes: int) -> None:
        two = "; ".join(f"{mnemonic} a[{n}:{n + 3}], v[4:11], v[12:19], a[{n}:{n + 3}]" for n in (0, 4))
        assert of(run(two, on=on), StallCause.MATRIX)[0].end == 4 * passes

    def test_a_wave_of_64_takes_two_turns_where_a_simd_has_32_lanes(self) -> None:
        apart = streams(code("; ".join(ADD.format(n, 9) for n in range(8))), on="gfx1100")
        one, two = (estimate(type(apart)(apart.arch, n, apart.waves), MEMORY).ends[0] - 1 for n in (32, 64))
        assert two == 2 * one

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

    def test_nops_count_as_issues_and_sleep_as_64_cycles(self) -> None:
        assert end("s_nop 3") == 4 * TAKEN_TURNS
        assert end("s_sleep 2") == 2 * 64


class TestCounters:
    def test_a_wait_ends_when_the_load_is_complete(self) -> None:
        (stall,) = of(run(f"{LOAD.format(1)}; s_waitcnt vmcnt(0)"), StallCause.MEMORY)
        assert stall.end == MEMORY + TAKEN_TURNS
        assert stall.blocker is not None
        assert stall.blocker.line == 1

    def test_operations_retire_in_order_so_a_wait_for_one_left_names_the_older(self) -> None:
        load = "global_load_dwordx4 v[{0}:{0}], v[20:21], off"
        found = run(f"{load.format(1)}; {load.format(2)}; s_waitcnt vmcnt(1); s_waitcnt vmcnt(0)")
        first, second = of(found, StallCause.MEMORY)
        assert (first.blocker and first.blocker.line, second.blocker and second.blocker.line) == (1, 2)
        assert first.end <= second.start

    def test_a_wait_that_leaves_all_that_is_outstanding_costs_nothing(self) -> None:
        assert not run(f"{LOAD.format(1)}; s_waitcnt vmcnt(1)").stalls

    def test_a_counter_that_nothing_is_outstanding_on_costs_nothing(self) -> None:
        assert not of(run(f"{LOAD.format(1)}; s_waitcnt lgkmcnt(0)"), StallCause.MEMORY)

    def test_each_counter_is_waited_for_by_itself(self) -> None:
        found = run(f"{LOAD.format(1)}; ds_read_b32 v2, v3; s_waitcnt lgkmcnt(0); s_waitcnt vmcnt(0)")
        assert [stall.cause for stall in found.stalls] == [StallCause.LDS, StallCause.MEMORY]

    def test_a_counter_that_is_full_holds_the_next_operation_back(self) -> None:
        reads = "\n".join(["ds_read_b128 v[0:3], v9"] * 17)  # lgkmcnt counts to 15
        (stall,) = of(run(reads), StallCause.COUNTER_FULL)[:1]
        assert stall.instruction.line == 16

    def test_gfx12_waits_for_its_own_counters(self) -> None:
        found = run(
            "global_load_b32 v1, v[2:3], off; ds_load_b32 v4, v5; s_wait_loadcnt_dscnt 0x0", on="gfx1201"
        )
        assert [stall.cause for stall in found.stalls] == [StallCause.MEMORY]

    def test_a_store_is_not_waited_for_by_loads_where_it_has_a_counter_of_its_own(self) -> None:
        text = "global_store_b32 v[2:3], v1, off; s_waitcnt vmcnt(0)"
        assert not run(text, on="gfx1100").stalls
        assert run(text.replace("b32", "dword")).stalls

    def test_hazards_of_arithmetic_are_no_counters_of_memory(self) -> None:
        found = run("global_load_b32 v1, v[2:3], off; s_waitcnt_depctr depctr_va_vdst(0)", on="gfx1100")
        assert not found.stalls

    def test_a_wait_that_cannot_be_read_is_an_error(self) -> None:
        with pytest.raises(InputError, match="cannot read 's_waitcnt vmcnt'"):
            run("s_waitcnt vmcnt")


class TestLds:
    def test_two_pairs_of_simds_share_the_banks(self) -> None:
        reads = "; ".join(["ds_read_b128 v[0:3], v9"] * 8 + ["s_waitcnt lgkmcnt(0)"])
        alone, apart, four = end(reads), end(reads, "s_nop 0", reads), end(reads, reads, reads, reads)
        assert alone == cycles(Cost.LDS) + 8 * 16 + TAKEN_TURNS  # 64 bytes a cycle
        assert apart < alone + 16  # 128 bytes a cycle: the other pair takes the other half
        assert four >= cycles(Cost.LDS) + 4 * 8 * 8

    def test_a_pair_that_is_behind_does_not_hold_the_other_one_back(self) -> None:
        many = "; ".join(["ds_read_b128 v[0:3], v9"] * 15)
        one = "ds_read_b32 v0, v9; s_waitcnt lgkmcnt(0)"
        found = run(many, "s_nop 0", f"s_nop 9; {one}")
        (stall,) = of(found, StallCause.LDS, wave=2)
        assert stall.cycles < 2 * cycles(Cost.LDS)

    def test_gfx950_reads_twice_as_much_in_a_cycle(self) -> None:
        reads = "; ".join(["ds_read_b128 v[0:3], v9"] * 8 + ["s_waitcnt lgkmcnt(0)"])
        assert end(reads, on="gfx942") - end(reads, on="gfx950") == 8 * 8


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

    def test_two_waves_of_a_simd_hide_each_others_latency(self) -> None:
        loads = f"{LOAD.format(1)}; s_waitcnt vmcnt(0); {ADD.format(2, 1)}"
        alone = max(run(loads).ends)
        eight = run(*[loads] * 8)
        assert max(eight.ends) < 1.2 * alone

    def test_the_higher_priority_is_served_first(self) -> None:
        work = "; ".join(ADD.format(n % 8, 9) for n in range(64))
        others = ["s_nop 0"] * 3
        first, *_, second = run(work, *others, f"s_setprio 3; {work}").ends
        assert second < first

    def test_of_equal_priority_the_older_goes_first(self) -> None:
        work = "; ".join(ADD.format(n % 8, 9) for n in range(64))
        first, *_, second = run(work, "s_nop 0", "s_nop 0", "s_nop 0", work).ends
        assert first < second

    def test_waves_of_other_simds_do_not_disturb(self) -> None:
        work = "; ".join(ADD.format(n % 8, 9) for n in range(64))
        assert max(run(work, work).ends) == max(run(work).ends) + 1  # its turn is a cycle later


class TestBarriers:
    def test_a_barrier_waits_for_the_slowest_wave(self) -> None:
        slow = f"{LOAD.format(1)}; s_waitcnt vmcnt(0); s_barrier"
        found = run("s_barrier", slow)
        (stall,) = of(found, StallCause.BARRIER)
        assert stall.blocking_wave == 1
        assert stall.end > MEMORY
        assert not of(found, StallCause.BARRIER, wave=1)

    def test_waves_that_have_ended_are_not_waited_for(self) -> None:
        assert not of(run("s_sleep 1; s_barrier", "s_endpgm"), StallCause.BARRIER)

    def test_a_split_barrier_lets_waves_work_between_signal_and_wait(self) -> None:
        signal, wait, work = "s_barrier_signal -1", "s_barrier_wait -1", "s_sleep 4"
        late = f"s_sleep 4; {signal}; {wait}"
        waiting = of(run(f"{signal}; {wait}; {work}", late, on="gfx1201"), StallCause.BARRIER)
        working = of(run(f"{signal}; {work}; {wait}", late, on="gfx1201"), StallCause.BARRIER)
        assert sum(stall.cycles for stall in working) < 16 < sum(stall.cycles for stall in waiting)

    def test_workgroups_on_one_compute_unit_have_barriers_of_their_own(self) -> None:
        found = run("s_barrier", "s_sleep 9; s_barrier", workgroups=2)
        assert [stall.blocking_wave for stall in found.stalls if stall.cause is StallCause.BARRIER] == [1, 3]

    def test_nothing_is_issued_behind_the_end(self) -> None:
        assert end("s_endpgm; s_sleep 9") == end("s_endpgm")

    def test_a_wave_that_never_reaches_the_barrier_holds_nobody_for_ever(self) -> None:
        (stall,) = of(run("s_barrier", "s_sleep 9"), StallCause.BARRIER)
        assert stall.end > 9 * 64

    def test_a_named_barrier_is_refused(self) -> None:
        with pytest.raises(InputError, match="only the barrier of the workgroup"):
            run("s_barrier_signal 3", on="gfx1201")


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
