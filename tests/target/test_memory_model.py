"""Every row of the table, against the code that LLVM makes of such a fence."""

from dataclasses import replace

import pytest
from text_sections import beside

from ldsopt import Arch, CompileOptions, arch
from ldsopt.codegen.compile import compile_ir
from ldsopt.isa.assembly import parse_assembly
from ldsopt.isa.counters import Keys, Outstanding, solve
from ldsopt.isa.program import Program, program
from ldsopt.target.memory_model import Ordered, release
from ldsopt.target.opcodes import Kind

TEXTS = beside(__file__)
KERNEL = TEXTS["KERNEL"]
CPUS = ("gfx90a", "gfx942", "gfx950", "gfx1030", "gfx1100", "gfx1201", "gfx1250")
SCOPES = ("singlethread", "wavefront", "workgroup", "agent", "", "workgroup-one-as", "agent-one-as")
SPACES = (None, "local", "global")


def complete(mcpu: str, scope: str, space: str | None, features: str = "") -> Ordered:
    """The kinds of operations that are complete at the barrier in LLVM's code."""
    tag = ", !mmra !0" if space else ""
    nodes = f'!0 = !{{!"amdgpu-synchronize-as", !"{space}"}}' if space else ""
    text = KERNEL.format(scope=f' syncscope("{scope}")' if scope else "", tag=tag, nodes=nodes)
    data = compile_ir(text, mcpu, CompileOptions(features=features)).data.decode()
    (function,) = parse_assembly(data).functions
    built = program(function, arch(mcpu))
    outstanding = at_barrier(built)
    return Ordered(Kind.LOAD not in outstanding, Kind.STORE not in outstanding, Kind.LDS not in outstanding)


def at_barrier(built: Program) -> set[Kind]:
    keys = Keys(built)
    found: set[Kind] = set()
    for index, state in enumerate(solve(built, tracks_counterfactuals=False)):
        assert state is not None
        steps = dict(built.steps[index])
        for position, instruction in enumerate(built.function.blocks[index].instructions):
            if instruction.mnemonic == "s_barrier" or instruction.mnemonic.startswith("s_barrier_signal"):
                found |= kinds(state, keys)
            for step in steps.get(position, ()):
                state.apply(step)
    return found


def kinds(state: Outstanding, keys: Keys) -> set[Kind]:
    return {keys.site(key).operation.kind for times in state.issued for key in times}


@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("mcpu", CPUS)
def test_code_of_llvm_22_has_complete_what_every_version_asks_for(
    mcpu: str, scope: str, space: str | None
) -> None:
    asked = release(arch(mcpu), scope, {space} if space else None)
    assert complete(mcpu, scope, space) == replace(asked.by_all, scalar=False)


@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("mcpu", ["gfx1030", "gfx1100", "gfx1201"])
def test_in_cu_mode_llvm_22_asks_for_more_than_every_version(mcpu: str, space: str | None) -> None:
    asked = release(arch(mcpu), "workgroup", {space} if space else None, {"cumode"})
    assert complete(mcpu, "workgroup", space, "+cumode") == replace(asked.by_any, scalar=False)
    assert asked.by_all == Ordered(lds=asked.by_any.lds, scalar=asked.by_any.scalar)


@pytest.mark.parametrize("mcpu", ["gfx90a", "gfx942"])
def test_in_threadgroup_split_mode_memory_is_asked_for_and_lds_is_not(mcpu: str) -> None:
    asked = release(arch(mcpu), "workgroup", None, {"tgsplit"}).by_all
    assert asked == Ordered(loads=True, stores=True, scalar=True)
    assert release(arch(mcpu), "workgroup", {"local"}, {"tgsplit"}).by_all == Ordered()
    assert release(arch(mcpu), "agent", None, {"tgsplit"}).by_all == Ordered(True, True, True, True)


@pytest.mark.parametrize("mcpu", CPUS)
def test_scalar_loads_are_asked_for_where_global_memory_is_ordered_for_others(mcpu: str) -> None:
    for scope in SCOPES:
        for space in SPACES:
            asked = release(arch(mcpu), scope, {space} if space else None)
            is_asked = scope not in ("singlethread", "wavefront") and space != "local"
            assert (asked.by_all.scalar, asked.by_any.scalar) == (is_asked, is_asked)


@pytest.mark.parametrize("mcpu", ["gfx906", "gfx908"])
def test_old_hardware_has_everything_complete_at_a_barrier(mcpu: str) -> None:
    assert complete(mcpu, "wavefront", None) == Ordered(True, True, True)
    assert arch(mcpu).has_auto_barrier_wait


def test_what_one_version_asks_for_contains_what_all_do() -> None:
    for machine in map(arch, CPUS):
        for scope in SCOPES:
            for space in SPACES:
                for features in ((), ("cumode",), ("tgsplit",)):
                    contained(machine, scope, space, features)


def contained(machine: Arch, scope: str, space: str | None, features: tuple[str, ...]) -> None:
    asked = release(machine, scope, {space} if space else None, features)
    assert asked.by_any | asked.by_all == asked.by_any
