"""The better one of two forms of a kernel, and its instructions, told by the way that the waves of another form took."""

import itertools
from pathlib import Path

import pytest
from streams_of_text import code, streams
from text_sections import beside

import ldsopt
from ldsopt import Module
from ldsopt import arch as arch_named
from ldsopt.api.rewritings import ATTRIBUTE, with_attribute
from ldsopt.emulate.emulate import PreparedMachine, code_of_listing, prepare_machine
from ldsopt.ir.read import reparse
from ldsopt.isa.assembly import parse_assembly
from ldsopt.timeline.issued_streams import issued_streams
from ldsopt.timeline.ranking import MARGIN, FormCycles, form_cycles, least_beaten
from ldsopt.timeline.streams import IssuedInstruction, WorkgroupStreams, replayed
from ldsopt.verifier.launches import likely_launch

TEXTS = beside(__file__)

CORPUS = Path(__file__).parents[2] / "corpus" / "ir"


def prepared(module: Module) -> PreparedMachine:
    """The one kernel of a module, compiled, on the launch that `verify` tries first."""
    (kernel,) = (one for one in module.functions() if one.is_kernel)
    compiled = ldsopt.compile(module)
    listing = parse_assembly(compiled.data.decode(), module.source)
    code = code_of_listing(listing, arch_named(compiled.arch), module.source)
    return prepare_machine(code, likely_launch(module, kernel))


def rescheduled(module: Module) -> Module:
    made = with_attribute(module, (ATTRIBUTE, "iterative-ilp"), None)
    return reparse(made.text, module)


def lines(streams: WorkgroupStreams) -> list[list[int]]:
    return [[one.instruction.line for one in wave] for wave in streams.waves]


def bank_cycles(streams: WorkgroupStreams) -> list[int]:
    return [sum(one.bank_cycles or 0 for one in wave) for wave in streams.waves]


@pytest.mark.parametrize("name", ["clang-22/block_sort.gfx942", "triton-3.7.1/column_extremes.gfx942"])
@pytest.mark.parametrize("barriers", [None, 2], ids=["to its end", "to a barrier"])
def test_a_form_is_told_as_executing_it_tells(name: str, barriers: int | None) -> None:
    module = ldsopt.read(CORPUS / f"{name}.ll")
    first, other = prepared(module), prepared(rescheduled(module))
    told = replayed(issued_streams(first, barriers=barriers), first.function, other.function)
    executed = issued_streams(other, barriers=barriers)
    assert told is not None and lines(told) == lines(executed)
    assert bank_cycles(told) == bank_cycles(executed)
    assert lines(told) != lines(issued_streams(first, barriers=barriers))


LISTING = TEXTS["LISTING"]


def issuing(text: str, mnemonics: list[str], *, barriers: int | None = None) -> WorkgroupStreams:
    """A wave that executes the first instructions with these mnemonics."""
    (function,) = parse_assembly(text, "k.s").functions
    all_ = [*function.instructions]
    wave = tuple(IssuedInstruction(next(i for i in all_ if i.mnemonic == name)) for name in mnemonics)
    return WorkgroupStreams(arch_named("gfx942"), 64, (wave,), barriers)


TAKEN = ["v_mov_b32_e32", "ds_write_b32", "s_barrier", "s_cbranch_scc1", "s_endpgm"]


@pytest.mark.parametrize(
    ("change", "is_told"),
    [
        (("v_mov_b32_e32 v2, v1", "v_add_u32_e32 v2, v1, v1"), True),
        (("s_cbranch_scc1", "s_cbranch_scc0"), False),
        ((".LBB0_2", ".LBB0_3"), False),
        (("ds_write_b32 v0, v1", "ds_write_b64 v0, v[1:2]"), False),
        (("\ts_barrier\n", ""), True),
    ],
)
def test_blocks_have_to_have_the_same_branches_and_lds_instructions(
    change: tuple[str, str], is_told: bool
) -> None:
    (function,) = parse_assembly(LISTING, "k.s").functions
    (other,) = parse_assembly(LISTING.replace(*change), "k.s").functions
    assert (replayed(issuing(LISTING, []), function, other) is not None) is is_told


def test_up_to_a_barrier_both_have_to_have_the_same_barriers() -> None:
    (function,) = parse_assembly(LISTING, "k.s").functions
    (other,) = parse_assembly(LISTING.replace("\ts_barrier\n", ""), "k.s").functions
    streams = issuing(LISTING, TAKEN[:3], barriers=1)
    assert replayed(streams, function, other) is None
    told = replayed(streams, function, function)
    assert told is not None and [one.instruction.mnemonic for one in told.waves[0]] == TAKEN[:3]


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
