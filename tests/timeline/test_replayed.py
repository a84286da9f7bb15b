"""A form's instructions, told by the way that the waves of another form took."""

from pathlib import Path

import pytest

import ldsopt
from ldsopt import Module
from ldsopt import arch as arch_named
from ldsopt.api.rewritings import ATTRIBUTE, with_attribute
from ldsopt.emulate.emulate import PreparedMachine, code_of_listing, prepare_machine
from ldsopt.ir.read import reparse
from ldsopt.isa.assembly import parse_assembly
from ldsopt.timeline.issued_streams import issued_streams
from ldsopt.timeline.streams import IssuedInstruction, WorkgroupStreams, replayed
from ldsopt.verifier.launches import likely_launch

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


LISTING = """
\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
\t.text
\t.type k,@function
k:
; %bb.0:
\tv_mov_b32_e32 v0, 0
\tds_write_b32 v0, v1
\ts_barrier
\tv_mov_b32_e32 v2, v1
\ts_cbranch_scc1 .LBB0_2
; %bb.1:
\tv_mov_b32_e32 v3, v1
.LBB0_2:
\ts_endpgm
.Lfunc_end0:
\t.size k, .Lfunc_end0-k
"""


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
