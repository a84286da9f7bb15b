"""IR to IR: annotated, packed, optimized."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial

from ldsopt.codegen.optimize import optimize_ir
from ldsopt.errors import UsageError
from ldsopt.ir import edits, postcondition
from ldsopt.ir.module import Module
from ldsopt.ir.read import parse, require_arch
from ldsopt.packing import NODE_BUDGET, Goal
from ldsopt.transforms import live_marks
from ldsopt.transforms.annotate.annotation import NAMED_BASES, AnnotateOptions, Annotation, Bases
from ldsopt.transforms.annotate.scopes import find_scopes
from ldsopt.transforms.pack.added_barriers import find_barriers
from ldsopt.transforms.pack.arenas import plan_arenas, plans
from ldsopt.transforms.pack.packing import Packing, PackOptions
from ldsopt.transforms.pack.plan import PlanOptions


@dataclass(frozen=True, slots=True)
class Annotated:
    """An annotated module.

    Attributes:
        text: the output, textual IR.
        annotation: what was found and done.
        source: the input's name.
        arch: the architecture's name, ``None`` if none is known.
    """

    text: str
    annotation: Annotation
    source: str
    arch: str | None


def annotate(
    module: Module,
    *,
    bases: Bases = "dynamic",
    no_assume: Iterable[str] = (),
    repair: bool = False,
    precise: bool = False,
    require_proof: bool = False,
    legible_waits: bool = True,
    drain_barriers: bool = True,
    details: bool = False,
    release_input: bool = False,
) -> Annotated:
    """Attaches alias scopes to LDS accesses by pointer provenance.

    Args:
        module: final, optimized IR.
        bases: which LDS variables to tell apart, ``dynamic`` or ``all``.
        no_assume: names of assumptions to refuse; ``named-bases`` is the one there is.
        repair: make the backend wait for every LDS-DMA also where there is nothing to tell apart.
        precise: compute base sets and byte ranges; see `AnnotateOptions`.
        require_proof: tell dynamic bases apart only where that is proved.
        legible_waits: turn waits in inline assembly into intrinsics.
        drain_barriers: let barriers that no fence guards wait for the wave's LDS operations.
        details: list every access in the result.
        release_input: free LLVM's copy of the input as soon as it is no longer needed, before the output is checked:
            a tenth less memory. The module can then not be analysed again; its text stays.

    Returns:
        The output, equal to the input's canonical print if there is nothing to do.

    Raises:
        UsageError: ``no_assume`` names no assumption.
        InternalError: the output would differ in more than was meant.
    """
    refused = known_assumptions(no_assume)
    annotation = find_scopes(
        module,
        AnnotateOptions(
            bases=bases,
            refused=refused,
            repair=repair,
            precise=precise,
            require_proof=require_proof,
            legible_waits=legible_waits,
            drain_barriers=drain_barriers,
            details=details,
        ),
    )
    text = module.text
    if annotation.edits:
        text = edits.apply(module, annotation.edits)
        if release_input:
            module.handle.close()
        postcondition.check(module, annotation.edits, text)
    return Annotated(text, annotation, module.source, module.arch.name if module.arch else None)


@dataclass(frozen=True, slots=True)
class Packed:
    """A packed module.

    Attributes:
        text: the output, textual IR.
        packing: what was found and done, by kernel.
        source: the input's name.
        arch: the architecture's name, ``None`` if none is known.
        input: the module that was packed: the one given, marks of live ranges erased and barriers added. Lines in
            ``packing`` are its.
        barriers: how many barriers were added to each kernel, by name.
    """

    text: str
    packing: Packing
    source: str
    arch: str | None
    input: Module
    barriers: Mapping[str, int] = field(default_factory=dict)


def pack(
    module: Module,
    *,
    share: bool = True,
    goal: Goal | str = Goal.BYTES,
    assume: Iterable[str] = (),
    no_assume: Iterable[str] = (),
    precise: bool = False,
    insert_barriers: bool = False,
    node_budget: int = NODE_BUDGET,
    exact: bool = False,
) -> Packed:
    """Makes the static LDS variables of each kernel parts of one arena; those never needed at one time share bytes.

    A kernel of which nothing is gained stays as it is, as does one that may not be rewritten;
    ``packing.kernels`` says which and why.

    Args:
        module: final, optimized IR. Marks of live ranges are verified and erased; the analysis does not rely on them.
        share: if false, no two variables share bytes, and every kernel with two or more gets its arena.
        goal: what makes a placement better: ``bytes``, ``granules``, ``workgroups`` or ``fit``.
        assume: assumptions about liveness, ``ranges-start-fresh`` and ``workgroup-size=X[,Y[,Z]]``.
        no_assume: as for `annotate`, of whose tags the output has.
        precise: tag by base sets and byte ranges, as `annotate` does with it.
        insert_barriers: add barriers where they let LDS hold more workgroups on a compute unit.
        node_budget: effort of the search.
        exact: hand what the search leaves open to OR-tools.

    Raises:
        UsageError: no such assumption or goal.
        InputError: marks in the input are wrong, or the goal needs an architecture and none is known.
        Unavailable: OR-tools is asked for, needed, and not installed.
        InternalError: the output would differ in more than was meant.
    """
    options = PackOptions(
        PlanOptions(share, _goal(goal, module), node_budget, exact),
        tuple(assume),
        known_assumptions(no_assume),
        precise,
    )
    if live_marks.has_marks(module):
        live_marks.read_marks(module)
        arch = module.arch.name if module.arch else None
        module = parse(live_marks.erase_marks(module), source=module.source, mcpu=arch)
    barriers: Counter[str] = Counter()
    if insert_barriers:
        found = find_barriers(module, partial(plans, options=options), require_arch(module))
        if found:
            barriers.update(barrier.kernel for barrier in found.barriers)
            text = edits.apply(module, found.edits)
            postcondition.check(module, found.edits, text)
            module = parse(text, source=module.source, mcpu=require_arch(module).name)
    packing = plan_arenas(module, options)
    text = module.text
    if packing.edits:
        text = edits.apply(module, packing.edits)
        postcondition.check(module, packing.edits, text)
    return Packed(text, packing, module.source, module.arch.name if module.arch else None, module, barriers)


def _goal(goal: Goal | str, module: Module) -> Goal:
    try:
        wanted = Goal(goal)
    except ValueError:
        raise UsageError(f"no such goal: {goal}; there are {', '.join(g.value for g in Goal)}") from None
    if wanted is not Goal.BYTES:
        require_arch(module)
    return wanted


def known_assumptions(names: Iterable[str]) -> frozenset[str]:
    refused = frozenset(names)
    if unknown := refused - {NAMED_BASES}:
        raise UsageError(f"no such assumption: {', '.join(sorted(unknown))}; there is {NAMED_BASES}")
    return refused


def optimize(module: Module, level: int = 3) -> Module:
    """The module after LLVM's own pipeline, as ``opt -O3`` would leave it.

    Raises:
        InputError: no architecture is known.
        CompilerFailed: LLVM died on it.
    """
    arch = require_arch(module)
    text = optimize_ir(module.text, arch.name, level=level, source=module.source)
    return parse(text, source=module.source, mcpu=arch.name)


def module_of(source: Module | Annotated | Packed) -> Module:
    if isinstance(source, Module):
        return source
    return parse(source.text, source=source.source, mcpu=source.arch)
