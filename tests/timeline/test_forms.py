"""The better one of two forms of a kernel, and by how much."""

import itertools

from streams_of_text import code, streams

from ldsopt.timeline.ranking import MARGIN, FormCycles, form_cycles, least_beaten

LOADS = "global_load_dword v1, v[2:3], off\nglobal_load_dword v4, v[2:3], off\n"
DRAINED = f"{LOADS}s_waitcnt vmcnt(0)\nds_read_b32 v5, v6\ns_waitcnt lgkmcnt(0)\n"
OVERLAPPED = f"{LOADS}ds_read_b32 v5, v6\ns_waitcnt lgkmcnt(0)\ns_waitcnt vmcnt(0)\n"


def cycles(text: str, *, workgroups: int = 1) -> FormCycles:
    return form_cycles(streams(code(text)), memory_latency=(300, 800), workgroups=workgroups)


def test_a_form_that_waits_behind_independent_work_is_better_at_both_ends() -> None:
    drained, overlapped = cycles(DRAINED), cycles(OVERLAPPED)
    assert overlapped.is_better_than(drained) and not drained.is_better_than(overlapped)
    low, high = overlapped.gain_over(drained)
    assert low > high > 1  # the longer memory takes, the less the LDS access is of it


def test_fewer_waits_that_wait_for_more_are_no_gain() -> None:
    split = (
        f"{LOADS}s_waitcnt vmcnt(1)\n"
        + "v_add_f32 v1, v1, v1\n" * 8
        + "s_waitcnt vmcnt(0)\nv_add_f32 v4, v4, v4"
    )
    merged = f"{LOADS}s_waitcnt vmcnt(0)\n" + "v_add_f32 v1, v1, v1\n" * 8 + "v_add_f32 v4, v4, v4"
    assert not cycles(merged).is_better_than(cycles(split))


def test_cycles_are_those_of_one_of_the_workgroups_that_hide_each_others_latency() -> None:
    alone, together = cycles(DRAINED), cycles(DRAINED, workgroups=2)
    assert together.low < alone.low < 2 * together.low + 1


def test_where_the_ends_disagree_neither_is_better_and_the_first_stays() -> None:
    one, other = FormCycles(100, 200), FormCycles(90, 210)
    assert not one.is_better_than(other) and not other.is_better_than(one)
    assert least_beaten([one, other]) == least_beaten([other, one]) == 0


def test_less_than_the_margin_is_no_difference() -> None:
    one = FormCycles(1000, 1000)
    assert not FormCycles(1000 / (1 + MARGIN / 2), 500).is_better_than(one)
    assert FormCycles(1000 / (1 + 2 * MARGIN), 500).is_better_than(one)


def test_some_form_is_never_beaten() -> None:
    forms = [FormCycles(low, high) for low in (99, 100, 101, 102) for high in (200, 201, 203, 206)]
    for three in itertools.permutations(forms[::3], 3):
        best = three[least_beaten(three)]
        assert not any(other.is_better_than(best) for other in three)
