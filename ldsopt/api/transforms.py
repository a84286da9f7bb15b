"""IR to IR: packed, run as warp pipelines, or after LLVM's own pipeline.

The verdict on the packing of a kernel, by the code of both versions.

Fewer bytes of LDS are worth something if more waves then run at a time; registers and wave slots limit these, too, and
the compiler uses registers by the number of waves that it expects. So both versions are compiled and their occupancy
compared. If it does not rise, sharing bytes gains nothing: it may stay if it costs nothing, that is no fence and no
figure that the gate watches, or not at all (`Goal.WORKGROUPS`).

By default more waves do not pay for waits, either: code that is worse by ``diff --fail-on regressions`` is not written.
With a goal that the user names they do: `Goal.STEP` and `Goal.WORKGROUPS` aim at waves, other goals at bytes as such;
so do barriers that the user lets it add. The summary then names the cost. For a kernel that does not fit before it is
packed, any cost is accepted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar, cast

from ldsopt.analysis.global_memory.accesses import unwritten_loads
from ldsopt.analysis.global_memory.kernel_order import order_of
from ldsopt.analysis.liveness.lds_events import Reason
from ldsopt.analysis.liveness.liveness import find_liveness
from ldsopt.api.reading import ModuleSource, module_of, takes
from ldsopt.api.stages import passed
from ldsopt.api.steps import fewer_each_time, held_against_code, take_step, take_step_validated
from ldsopt.assumptions import MADE_PROMISES
from ldsopt.checker.options import CheckOptions, RaceCheckOptions, promising
from ldsopt.codegen.options import CompileOptions
from ldsopt.compare.transformed import Transformed, transformed
from ldsopt.compare.worth import gains_anything, gains_waves, regressions
from ldsopt.errors import CompilerFailed, InputError
from ldsopt.ir import edits
from ldsopt.ir.edited import remade
from ldsopt.ir.marks import spelled_as_comments
from ldsopt.ir.module import LOCAL, Module, lowered_for, refused
from ldsopt.ir.read import reparse, require_arch
from ldsopt.options import given_by
from ldsopt.packing import Goal
from ldsopt.transforms import live_marks
from ldsopt.transforms.fences.options import FenceOptions
from ldsopt.transforms.pack.arenas import plan_arenas
from ldsopt.transforms.pack.facts import PackFacts
from ldsopt.transforms.pack.options import PackOptions
from ldsopt.transforms.pack.plan import KernelPlan, PackedKernel, Packing, find_plans
from ldsopt.transforms.pipeline.options import PipelineOptions

if TYPE_CHECKING:  # code that compiles, judges and makes the other transforms is loaded only if needed
    from ldsopt.analysis.liveness.live_ranges import ModuleLiveness
    from ldsopt.codegen.compile import Compiled
    from ldsopt.compare.settle import EditVerdicts, FunctionVerdict, Withdrawn
    from ldsopt.compare.versions import CompiledVersion
    from ldsopt.compare.worth import CriterionChange
    from ldsopt.isa.measurement import FunctionMeasurement
    from ldsopt.target.arch import Arch
    from ldsopt.transforms.fences.narrowing import FenceNarrowing
    from ldsopt.transforms.pack.added_barriers import AddedBarriers
    from ldsopt.transforms.pipeline.pipelining import Pipelining
    from ldsopt.transforms.pipeline.proposal import StageProposal
    from ldsopt.transforms.shuffles.rewriting import ShuffleRewriting

    Codes = Mapping[str, FunctionMeasurement]
    """The figures of a module's code by function; empty if it does not compile, or without a known architecture."""


D = TypeVar("D")
_FLAT = "ptr"
"""The type of a pointer that may lead to LDS or to other memory."""


@takes(PackOptions)
def pack(source: ModuleSource, options: PackOptions) -> Transformed[Packing]:
    """Makes the static LDS variables of each kernel parts of one arena; those never needed at one time share bytes.

    A kernel that gains nothing stays unchanged, as does one that may not be rewritten; ``details.kernels`` names these,
    with the reasons.

    Args:
        source: final, optimized IR: a module, the result of a transform, or a file's name. Marks of live ranges are
            verified and erased; the analysis does not rely on them.

    Raises:
        UsageError: no such assumption or goal.
        InputError: marks in the input are wrong, or the goal needs an architecture and none is known.
        Unavailable: OR-tools is requested, needed, and not installed.
        InternalError: the output would differ in more than the edits.
    """
    return packed_by(module_of(source), options, CheckOptions())


def packed_by(
    module: Module, options: PackOptions, checking: CheckOptions, *, checks: bool = False
) -> Transformed[Packing]:
    """As `pack`, with options for compiling both versions, and for judging them by `check`."""
    if options.wanted_goal() not in (Goal.BYTES, Goal.STEP):
        require_arch(module)
    notes: tuple[str, ...] = ()
    if live_marks.has_marks(module):
        live_marks.read_marks(module)
        module, notes = remade(module, live_marks.erase_marks(module))
    given = module
    passed("marks", lambda: given)
    barriers: Counter[str] = Counter()
    if options.insert_barriers:
        found = _with_more_waves(module, options, checking)
        if found:
            barriers.update(barrier.kernel for barrier in found.barriers)
            module, more = remade(module, found.edits)
            notes += more
    with_barriers = module
    passed("barriers", lambda: with_barriers)
    packing, acceptance = _worthwhile(given, module, options, checking, checks=checks)
    packing = replace(packing, barriers=barriers)
    if acceptance is not None:
        if packing.edits and not (acceptance.compiled is not None and acceptance.compiled.data):
            changed = [kernel.plan.kernel.name for kernel in packing.kernels if kernel.is_changed]
            notes += tuple(_loads_not_examined(module, changed))
        acceptance = replace(acceptance, compiled=None)
    made = transformed(module, packing.edits, packing, notes=notes, acceptance=acceptance)
    return with_lost_race_proofs(made, given) if checks and packing.edits else made


def with_lost_race_proofs(made: Transformed[D], given: Module) -> Transformed[D]:
    """An output, with a note for each kernel that was proved free of races between waves before it was made."""
    from ldsopt.checker.wave_races import RaceProofs  # with numpy

    lost = RaceProofs(given, RaceCheckOptions()).lost(module_of(made))
    return replace(made, notes=(*made.notes, *lost))


def _worthwhile(
    given: Module, module: Module, options: PackOptions, checking: CheckOptions, *, checks: bool
) -> tuple[Packing, EditVerdicts | None]:
    """The packing of the kernels whose code justifies it, by the rule at the head of this module.

    Args:
        given: the module without the barriers that were added.
        module: the module that is packed.
        options, checking, checks: as for `packed_by`.
    """
    facts = PackFacts.of(module, options.about_liveness, options.promises)

    def planned(leave: Mapping[str, Reason]) -> Packing:
        packing = plan_arenas(module, options, facts=facts, leave=leave)
        passed("arenas", lambda: reparse(edits.apply(module, packing.edits), module))
        return packing

    def again(withdrawn: Withdrawn) -> Packing:
        leave = {
            kernel.name: Reason(why)
            for kernel in facts.naming.kernels
            for name, why in withdrawn.functions.items()
            if name in kernel.functions
        }
        return planned(leave)

    packing = planned({})
    if not (packing.edits or checks):
        return packing, None
    from ldsopt.compare.settle import Settling, in_order

    settling = Settling(
        lambda packing: _version(module, edits.apply(module, packing.edits), checking, checks=checks),
        lambda packing: [
            name for one in packing.kernels if one.is_changed for name in one.plan.kernel.functions
        ],
        again,
        in_order(
            lambda old, new, packing, _: packing_verdicts(
                packing, old.code.functions, new.code.functions, options, module.arch
            ),
            lambda packing, new: _moving(module, packing, new, checking),
        ),
        insists="--insert-barriers" if options.goal is None and options.insert_barriers else "--goal",
        checks=checks,
        checks_input=checks,
        trusts_scopes=lambda packing: bool(packing.edits),
    )
    packing, acceptance = settling.settle(_version(given, given.text, checking, checks=checks), packing)
    return packing, acceptance


def _loads_not_examined(module: Module, kernels: Collection[str]) -> Iterator[str]:
    """Yields a note for each kernel with a load of LDS that a compiler may move, where nothing was compiled to tell."""
    for kernel in module.functions():
        if kernel.name not in kernels:
            continue
        may_move = order_of(kernel, module, frozenset()).may_move
        moving = (
            one
            for at, one in enumerate(kernel.instructions)
            if one.opcode == "load" and module.type_of(one.operands[0]) in (LOCAL, _FLAT) and may_move(at)
        )
        if (load := next(moving, None)) is not None:
            yield (
                f"kernel {kernel.name}: LLVM may move the load of line {module.told_line(load.line)} past a barrier; "
                "nothing was compiled to tell if it does"
            )


def _moving(
    module: Module, packing: Packing, code: CompiledVersion, checking: CheckOptions
) -> Collection[str]:
    """The packed kernels whose code has an access on another side of a barrier, where its bytes may be another's."""
    from ldsopt.checker.run import moved_in_code

    changed = {
        name for kernel in packing.kernels if kernel.is_changed for name in kernel.plan.kernel.functions
    }
    if not (changed and code.code.compiled.data):
        return ()
    packed = reparse(edits.apply(module, packing.edits), module)
    return moved_in_code(packed, checking, code.code.compiled) & changed


def _with_more_waves(module: Module, options: PackOptions, checking: CheckOptions) -> AddedBarriers:
    """The barriers of the kernels that run more waves at a time with them, by the code of both versions."""
    from ldsopt.transforms.pack.added_barriers import AddedBarriers, barrier_edits, find_barriers

    arch = require_arch(module)

    def plans(version: Module) -> tuple[KernelPlan, ...]:
        return find_plans(PackFacts.of(version, options.about_liveness, options.promises), options)

    found = find_barriers(module, plans, arch)
    if not found:
        return found
    without, with_all = (
        _version(each, edits.apply(each, plan_arenas(each, options).edits), checking).code.functions
        for each in (module, remade(module, found.edits)[0])
    )
    both = with_all.keys() & without.keys()
    kept = tuple(
        barrier
        for barrier in found.barriers
        if barrier.kernel in both and gains_waves(without[barrier.kernel], with_all[barrier.kernel])
    )
    return AddedBarriers(kept, barrier_edits(module, arch, [barrier.line for barrier in kept]))


def _version(module: Module, text: str, checking: CheckOptions, *, checks: bool = False) -> CompiledVersion:
    """A version of a module; without any code if it does not compile, or without a known architecture."""
    from ldsopt.compare.versions import compiled_version, without_code

    try:
        return compiled_version(reparse(text, module), checking)
    except (CompilerFailed, InputError):
        if checks:
            raise
        return without_code()


def optimize_with_llvm(module: Module, level: int = 3) -> Module:
    """The module after LLVM's own pipeline, as ``opt -O3`` would leave it.

    Raises:
        InputError: no architecture is known.
        CompilerFailed: LLVM died on it.
    """
    from ldsopt.codegen.module import optimize_ir

    arch = require_arch(module)
    options = CompileOptions(opt_level=level, features=module.features)
    optimized = reparse(optimize_ir(module.text, arch.name, options, source=module.source), module)
    optimized.given = ""
    return optimized


def liveness(source: ModuleSource, *, assume: Sequence[str] = ()) -> ModuleLiveness:
    """The live ranges of static LDS variables, by kernel: which may share bytes, as `pack` lays them out.

    >>> import ldsopt
    >>> [buffer.name for kernel in ldsopt.liveness(ldsopt.parse(ldsopt.REVERSAL)).kernels for buffer in kernel.buffers]
    ['lds']

    Args:
        source: the module.
        assume: assumptions, as of the command `ldsopt liveness`.

    Raises:
        UsageError: there is no such assumption.
        InputError: the file cannot be read.
    """
    return find_liveness(module_of(source), assume=assume, promises=MADE_PROMISES, unwritten=unwritten_loads)


@takes(FenceOptions)
def narrow_fences(source: ModuleSource, options: FenceOptions) -> Transformed[FenceNarrowing]:
    """Lets fences of a workgroup order LDS only, each that is needed for nothing else; nothing is compiled.

    `narrow_fences_validated` leaves the kernels alone whose code gains nothing.

    Args:
        source: final, optimized IR: a module, what a transform has made, or a file's name.

    Returns:
        The output: the input's own text but for the edits, and the input itself if there is nothing to do.

    Raises:
        UsageError: an assumption that there is not.
        InternalError: the output would differ in more than was meant.
    """
    return cast("Transformed[FenceNarrowing]", take_step("fences", module_of(source), options))


def narrow_fences_validated(
    module: Module, options: FenceOptions | None = None, compiling: CompileOptions | None = None
) -> Transformed[FenceNarrowing]:
    """As `narrow_fences`, and kernels whose code is worse or no better, or loses a wait, stay as they are.

    Args:
        module: final, optimized IR.
        options: on what fences may be narrowed.
        compiling: how to compile. Where no architecture is known, or the input does not compile, the rules
            alone decide.

    Raises:
        CompilerFailed: the output does not compile, and the input does.
        Unavailable: there is no such compiler.
    """
    made = take_step_validated("fences", module, options or FenceOptions(), compiling)
    return cast("Transformed[FenceNarrowing]", made)


def rewrite_shuffles(
    module: Module, given_back: Mapping[str, str] | None = None
) -> Transformed[ShuffleRewriting]:
    """Makes exchanges between lanes by the vector ALU where that gives the same in every lane; nothing is compiled.

    `rewrite_shuffles_validated` leaves the functions alone whose code gains nothing.

    Args:
        module: final, optimized IR.
        given_back: functions to leave as they are, by name, and why.

    Returns:
        The output: the input's own text but for the edits, and the input itself if there is nothing to do.

    Raises:
        InternalError: the output would differ in more than was meant.
    """
    from ldsopt.transforms.shuffles.rewriting import find_rewriting

    found = find_rewriting(module, given_back)
    return transformed(module, found.edits, found)


def rewrite_shuffles_validated(
    module: Module, compiling: CompileOptions | None = None
) -> Transformed[ShuffleRewriting]:
    """As `rewrite_shuffles`, and functions whose code is worse or no better, or loses a wait, stay as they are.

    Before all exchanges of a function are given up, fewer of them are (`FEWER`).

    Args:
        module: final, optimized IR.
        compiling: how to compile. Where the input does not compile, the rules alone decide.

    Raises:
        CompilerFailed: the output does not compile, and the input does.
        Unavailable: there is no such compiler.
    """

    return held_against_code(module, fewer_each_time(module), gains_anything, compiling)


@takes(PipelineOptions)
def pipeline(source: ModuleSource, options: PipelineOptions) -> Transformed[Pipelining]:
    """Runs the marked loops of a module as warp pipelines: two groups of waves, the second some stages behind.

    Everything is checked before anything is changed.

    Args:
        source: final, optimized IR (or a file's name) with marks at the ends of stages (`ldsopt.ir.marks`), or
            with ``auto`` a loop without.

    Raises:
        InputError: there are no marks, a loop cannot be run so, the compiler moves one of its accesses past a barrier,
            or no architecture is known.
        CompilerFailed: with ``auto``, the module does not compile.
        InternalError: the output would differ in more than was meant.
    """
    return pipelined_by(module_of(source), options, CompileOptions())


def pipelined_by(
    module: Module,
    options: PipelineOptions,
    compiling: CompileOptions,
    checking: CheckOptions | None = None,
    *,
    holds_order: bool = True,
) -> Transformed[Pipelining]:
    """As `pipeline`, with options for compiling the code in which ``auto`` counts, and for checking the output.

    The input with its marks is another program, so any finding of `check` in the output refuses it. Without
    ``holds_order`` the caller holds the code's order of accesses against the IR.
    """
    from ldsopt.transforms.pipeline.pipelining import find_pipelines

    notes: tuple[str, ...] = ()
    proposal = None
    if options.auto is not None:
        proposal = _proposed(module, options, compiling)
        module, notes = remade(module, proposal.edits)
    elif comments := spelled_as_comments(module):
        module, notes = remade(module, comments)
    found = replace(find_pipelines(module, options), proposal=proposal)
    made = transformed(module, found.edits, found, notes=notes)
    if checking is None:
        if options.plain or not holds_order:  # plain stages end in barriers that all waves pass
            return made
        return _in_order(module, made, [one.loop.function.name for one in found.loops], compiling)
    from ldsopt.compare.settle import Settling
    from ldsopt.compare.versions import compiled_version

    promised = promising(checking, found.assumptions)
    settling: Settling[Transformed[Pipelining]] = Settling(
        lambda made: compiled_version(module_of(made), promised),
        lambda made: [function.name for function in module.functions()],
        None,
        lambda *_: (),
    )
    _, acceptance = settling.settle(None, made)
    _require_order(module, module_of(made), promised, acceptance.compiled)
    return with_lost_race_proofs(replace(made, acceptance=replace(acceptance, compiled=None)), module)


def _in_order(
    module: Module, made: Transformed[Pipelining], pipelined: Collection[str], compiling: CompileOptions
) -> Transformed[Pipelining]:
    """A result that is not checked, but for loads that the compiler may move: only the code tells if it does."""
    notes = tuple(_loads_not_examined(module, pipelined))
    if not notes:
        return made
    promised = promising(CheckOptions(**given_by(CompileOptions, compiling)), made.details.assumptions)
    try:
        _require_order(module, module_of(made), promised, None)
    except CompilerFailed:
        return replace(made, notes=(*made.notes, *notes))
    return made


def _require_order(module: Module, output: Module, options: CheckOptions, code: Compiled | None) -> None:
    """Refuses a pipeline in whose code an access of LDS stands on another side of a barrier than in its IR.

    Args:
        output: the pipeline.
        options: how it is compiled.
        code: its code, if it is compiled already.

    Raises:
        InputError: such an access.
        CompilerFailed, Unavailable: as `check`.
    """
    from ldsopt.checker.run import moved_in_code
    from ldsopt.compare.settle import MOVES_ACCESS

    moved = moved_in_code(output, options, code)
    for function in module.functions():
        if function.name in moved:
            raise refused(
                module,
                function.line,
                f"{MOVES_ACCESS} of '{function.name}', which as a pipeline was examined in the order of the IR",
                "use loaded values in the block that loads them, or make the loads volatile",
            )


def _proposed(module: Module, options: PipelineOptions, compiling: CompileOptions) -> StageProposal:
    """The stages that are proposed for a loop without marks, by the work of its compiled code."""
    from ldsopt.codegen.compile import compile_ir
    from ldsopt.codegen.compilers import find
    from ldsopt.isa.assembly import parse_assembly
    from ldsopt.isa.segment_work import segment_work
    from ldsopt.transforms.pipeline.proposal import find_loop, propose

    arch = require_arch(module).name
    cuts = find_loop(module, options.loop)
    text = edits.apply(module, cuts.counted(module))
    spelled = lowered_for(text, module, find(compiling.compiler).llvm_major)
    compiled = compile_ir(spelled, arch, compiling, source=module.source)
    listing = parse_assembly(compiled.text, module.source)
    work = segment_work(listing, cuts.function.name, len(cuts.cuts))
    return propose(module, cuts, work, compiled.compiler, options)


def packing_verdicts(
    packing: Packing, before: Codes, after: Codes, options: PackOptions, arch: Arch | None
) -> list[FunctionVerdict]:
    """The kernels that are better left unchanged, with the reason; and the criteria in which packed ones are worse.

    Args:
        packing: of the module.
        before, after: the code of the original module, and packed.
        options: of `pack`.
        arch: the architecture, if it is known.
    """
    from ldsopt.compare.settle import FunctionVerdict

    changed = [kernel for kernel in packing.kernels if kernel.is_changed]
    withdrawn = [
        FunctionVerdict(kernel.plan.kernel.name, withdrawn=why)
        for kernel in changed
        if arch is None or kernel.plan.before <= arch.lds_bytes
        if (why := _objection(kernel, before, after, options))
    ]
    return withdrawn or [
        FunctionVerdict(name, cost)
        for kernel in changed
        for name in kernel.plan.kernel.functions
        if (cost := _cost([name], before, after))
    ]


def _objection(kernel: PackedKernel, before: Codes, after: Codes, options: PackOptions) -> str:
    """The objection to a kernel's packing; empty if there is none."""

    name, goal = kernel.plan.kernel.name, options.wanted_goal()
    is_known = name in before and name in after
    more_waves = is_known and gains_waves(before[name], after[name])
    cost = ", ".join(map(str, _cost(kernel.plan.kernel.functions, before, after)))
    if more_waves and cost and options.goal is None and not options.insert_barriers:
        old, new = before[name].resources.occupancy, after[name].resources.occupancy
        return f"{new} waves would run at a time instead of {old}, and its code would be worse: {cost} (--goal step)"
    if more_waves or goal not in (Goal.STEP, Goal.WORKGROUPS):
        return ""
    if options.no_share:
        return f"its code would be worse: {cost}" if cost and options.goal is None else ""
    saved = f"{kernel.plan.before - kernel.plan.after} bytes fewer let no more waves run at a time"
    if goal is Goal.WORKGROUPS:
        return saved if is_known else f"{saved}, as far as is known"
    if kernel.fences:
        return f"{saved}, and need {kernel.fences} fences more"
    return f"{saved}, and its code would be worse: {cost}" if cost else ""


def _cost(functions: Iterable[str], before: Codes, after: Codes) -> tuple[CriterionChange, ...]:

    names = [name for name in functions if name in before and name in after]
    return tuple(change for name in names for change in regressions(before[name], after[name]))
