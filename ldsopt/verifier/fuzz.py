"""Random kernels through the whole tool: generate, annotate and pack in every way, verify, check.

A kernel has three schedules, in turn for the rewritten versions: a comparison of bytes needs every order, but any order
refutes a claim of metadata, or shows bytes from another buffer. Two of them have to agree on the original.

A seed fails if a rewritten kernel computes something else, if the simulator has a finding that it does not have in the
original (a false noalias above all), or if `check` has a definite finding in its code that it does not have in the
original's. Unproven findings of `check` are counted and do not fail a seed. So are versions that are not proved free of
races between waves for every launch, if the original is.

Code is compiled with debug locations, which do not change it. One seed in `_PLAIN` is compiled without them, too, and
that code has to be the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from functools import cached_property
from itertools import product
from random import Random

from ldsopt.checker.findings import Finding, Verdict, new_findings
from ldsopt.checker.ir_facts import MappedCode
from ldsopt.checker.judging import judge
from ldsopt.checker.options import CheckOptions, RaceCheckOptions
from ldsopt.checker.run import compile_located, has_transfers, with_operands
from ldsopt.checker.tracing import CLAUSE_HINTS, stands_for
from ldsopt.checker.wave_races import RaceProofs
from ldsopt.dataclass import dataclass
from ldsopt.errors import InternalError, LdsoptError
from ldsopt.ir import edits, postcondition
from ldsopt.ir.edits import Edits
from ldsopt.ir.module import Module
from ldsopt.ir.read import parse, reparse, require_arch
from ldsopt.isa.assembly import Assembly
from ldsopt.isa.statements import without_comments
from ldsopt.isolation import workers_stay
from ldsopt.packing import Goal
from ldsopt.simt.launch import Launch
from ldsopt.simt.schedule import STANDARD_SCHEDULES
from ldsopt.transforms.annotate.options import AnnotateOptions
from ldsopt.transforms.annotate.scopes import find_scopes
from ldsopt.transforms.pack.added_barriers import find_barriers
from ldsopt.transforms.pack.arenas import make_arenas, plan_arenas
from ldsopt.transforms.pack.facts import PackFacts
from ldsopt.transforms.pack.options import PackOptions
from ldsopt.transforms.pack.plan import KernelPlan, find_plans
from ldsopt.transforms.swizzle import Swizzle, VariableSwizzle, find_swizzling, find_variables
from ldsopt.verifier.equivalence import compare
from ldsopt.verifier.generator.random_kernel import SHAPES, RandomKernel
from ldsopt.verifier.launches import given
from ldsopt.verifier.observed import RunOptions, observe
from ldsopt.verifier.reduce import reduce

# --- variants -----------------------------------------------------------------------------------------------
#
# The ways in which a kernel is rewritten before it is compared with the original.


ANNOTATED: Mapping[str, AnnotateOptions] = {
    "default": AnnotateOptions(),
    "bases-all": AnnotateOptions(bases="all"),
    "precise": AnnotateOptions(bases="all", precise=True),
    "repair": AnnotateOptions(repair=True),
}
"""The variants of `annotate` by name."""

PACKED: Mapping[str, PackOptions] = {
    "pack": PackOptions(),
    "pack-granules": PackOptions(goal=Goal.GRANULES),
    "pack-workgroups": PackOptions(goal=Goal.WORKGROUPS),
    "pack-barriers": PackOptions(insert_barriers=True),
    "pack-precise": PackOptions(precise=True),
    "pack-no-share": PackOptions(no_share=True),
}
"""The variants of `pack` by name. Each packs all that it can, even if the code does not gain by it."""

SWIZZLED = "swizzle"
"""The variant in which every variable that may be swizzled gets a layout by chance."""

VARIANTS = (*ANNOTATED, *PACKED, SWIZZLED)


class Rewriter:
    """Rewrites one module in every way; results that several variants need are computed once."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._packed: dict[object, str] = {}  # by plan: goals often agree

    def text(self, name: str) -> str:
        """The text that a variant makes of the module; the module's own text if nothing changes.

        Raises:
            InternalError: the output would differ in more than the edits.
        """
        if name in ANNOTATED:
            return _applied(self.module, find_scopes(self.module, ANNOTATED[name]).edits)
        if name == SWIZZLED:
            return self._swizzled()
        options = PACKED[name]
        if options.insert_barriers:
            return self._with_barriers(options)
        plans = find_plans(self._facts, options)
        key = (options.precise, tuple(plan.arena for plan in plans))
        if key not in self._packed:
            self._packed[key] = _applied(self.module, make_arenas(self._facts, plans, options).edits)
        return self._packed[key]

    def _swizzled(self) -> str:
        chance = Random(len(self.module.text))
        variables, chosen = find_variables(self.module), list[VariableSwizzle]()
        for one in variables:
            lowest, highest = one.piece.bit_length() - 1, one.block.bit_length() - 1
            if not one.why and lowest < highest:
                targets = [chance.randrange(lowest, highest) for _ in range(chance.randint(1, 6))]
                layout = Swizzle.of({(target + chance.randint(1, 6), target) for target in targets})
                chosen.append(VariableSwizzle(one.name, layout, 0, 0, one.kernels, len(one.lines)))
        return _applied(self.module, find_swizzling(self.module, variables, chosen).edits)

    @cached_property
    def _facts(self) -> PackFacts:
        return PackFacts.of(self.module)

    def _with_barriers(self, options: PackOptions) -> str:
        """The text of the module packed with added barriers; its own text if no barrier gains anything."""

        def plans(version: Module) -> tuple[KernelPlan, ...]:
            facts = self._facts if version is self.module else PackFacts.of(version)
            return find_plans(facts, options)

        added = find_barriers(self.module, plans, require_arch(self.module))
        if not added:
            return self.module.text
        version = reparse(_applied(self.module, added.edits), self.module)
        return _applied(version, plan_arenas(version, options).edits)


def _applied(module: Module, found: Edits) -> str:
    if not found:
        return module.text
    text = edits.apply(module, found)
    postcondition.check(module, found, text)
    return text


_ORDERS = 3
_RACE_SECONDS = 1.0
_PLAIN = 16
_ATTEMPTS = 600
"""The number of smaller kernels that are tried for one failure."""
_EXPECTED = {"stages": frozenset({"divergent-barrier"})}
"""By shape, findings that a generated kernel may have: in stages lanes return, and the rest of their wave runs on to
barriers. Its versions may have these, too, and nothing else.
"""
LIMIT = 200_000


@dataclass(frozen=True, slots=True)
class Failure:
    """The failure of one seed.

    Attributes:
        seed: of the kernel.
        shape: the family of kernels, one of `SHAPES`.
        variant: the rewriting; ``original`` if the generated kernel itself has a finding.
        kind: ``inequality``, a kind of the simulator's findings, ``check: RULE``, or ``error: CLASS``.
        message: one line.
        text: the kernel.
    """

    seed: int
    shape: str
    variant: str
    kind: str
    message: str
    text: str
    launch: Launch

    def __str__(self) -> str:
        return f"seed {self.seed} ({self.shape}), {self.variant}: {self.kind}: {self.message}"


@dataclass(frozen=True, slots=True)
class FuzzResult:
    """The result of a range of seeds.

    Attributes:
        first: the lowest seed.
        count: kernels tried, one for each seed and shape.
        versions: outputs that differ from each other and from their original, and were compared.
        judged: versions with code that differs from that of all other versions of the kernel, and was checked; `None`
            if no code was checked.
        changed: kernels that any variant changes.
        failures: one for each failed seed.
        counted: findings of `check` that fail no seed, by kind.
    """

    first: int
    count: int
    versions: int
    judged: int | None
    changed: int
    failures: tuple[Failure, ...]
    counted: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class FuzzAttempt:
    """The result for one kernel.

    Attributes:
        failure: the first one; `None` if there is none.
        versions, judged: as of `FuzzResult`; 0 if no code was checked.
        counted: findings of `check` that are no failure, by kind.
    """

    failure: Failure | None = None
    versions: int = 0
    judged: int = 0
    counted: Counter[str] = field(default_factory=Counter)


def launch_of(kernel: RandomKernel) -> Launch:
    """The launch of a random kernel."""
    return Launch((kernel.grid,), (kernel.block,), list(kernel.arguments), kernel.kernel, kernel.dynamic_lds)


def fuzz(
    seeds: Sequence[int],
    *,
    checked: bool = True,
    shrinking: bool = True,
    variants: Sequence[str] = VARIANTS,
    shapes: Sequence[str] = tuple(SHAPES),
    watch: Callable[[int], None] = lambda seed: None,
) -> FuzzResult:
    """Runs a range of seeds and collects the failures.

    Args:
        checked: compile and `check` every variant, too.
        shrinking: make the text of failures small.
        variants: names of those to try.
        shapes: families of kernels, by name; each seed gives one kernel of each.
        watch: called with each seed before it runs.
    """
    failures: list[Failure] = []
    counted: Counter[str] = Counter()
    versions = judged = changed = 0
    with workers_stay():
        for seed, shape in product(seeds, shapes):
            if shape == shapes[0]:
                watch(seed)
            kernel = SHAPES[shape](seed)
            tried = attempt(kernel.text, launch_of(kernel), (seed, shape), checked=checked, variants=variants)
            versions += tried.versions
            judged += tried.judged
            changed += tried.versions > 0
            counted += tried.counted
            if tried.failure is not None:
                failures.append(_smaller(tried.failure, checked) if shrinking else tried.failure)
    return FuzzResult(
        first=min(seeds, default=0),
        count=len(seeds) * len(shapes),
        versions=versions,
        judged=judged if checked else None,
        changed=changed,
        failures=tuple(failures),
        counted=dict(counted),
    )


def attempt(
    text: str,
    launch: Launch,
    origin: tuple[int, str] = (0, "phases"),
    *,
    checked: bool = False,
    variants: Sequence[str] = VARIANTS,
) -> FuzzAttempt:
    """Tries one kernel in every variant, or in these. Only the first of several versions with one text is run.

    A failure names the seed and shape of `origin`. A kernel that no variant changes is not run, unless there are no
    variants at all. The code of versions is checked if `checked` is true.
    """
    seed, shape = origin
    tried, step = FuzzAttempt(), "original"

    def failed(kind: str, message: str) -> FuzzAttempt:
        tried.failure = Failure(seed, shape, step, kind, message, text, launch)
        return tried

    try:
        module = parse(text, source=f"seed{seed}.ll")
        module.given = ""  # there is no file whose lines are needed
        rewriter, versions = Rewriter(module), dict[str, str]()
        for step in variants:
            versions.setdefault(rewriter.text(step), step)
        versions.pop(module.text, None)
        if variants and not versions:
            return tried
        step = "original"
        used = min(_ORDERS, max(2, len(versions)))
        orders = [STANDARD_SCHEDULES[(seed + n) % len(STANDARD_SCHEDULES)] for n in range(used)]
        before = observe(module, given(launch), orders, RunOptions(limit=LIMIT))
        for finding in (f for result in before.results.values() for f in result.findings):
            if finding.kind not in _EXPECTED.get(shape, ()):
                return failed(finding.kind, str(finding))
        if before.nondeterministic:
            return failed("nondeterministic", ", ".join(before.nondeterministic))
        checks, proofs = None, RaceProofs(module, RaceCheckOptions(race_seconds=_RACE_SECONDS))
        if checked and versions:
            checks = CodeChecks(module, plainly=seed % _PLAIN == 0)
        for output, name in versions.items():
            step = name
            after = reparse(output, module)
            verification = compare(before, after, [orders[tried.versions % used]], limit=LIMIT)
            tried.versions += 1
            if verification.new_findings:
                found = verification.new_findings[0]
                return failed(found.finding.kind, str(found))
            if verification.differences:
                return failed("inequality", str(verification.differences[0]))
            if checks is None:
                continue
            tried.counted["unproven wave-race, in a kernel that was proved free of them"] += len(
                proofs.lost(after)
            )
            new = checks.new_findings(after)
            tried.judged = checks.judged
            left_alone = _left_alone(module, step)
            for wait in new:
                is_left_alone = bool(wait.started.bases) and left_alone.issuperset(wait.started.bases)
                if wait.verdict is Verdict.DEFINITE and not is_left_alone:
                    place = wait.started.ir or wait.started.asm
                    return failed(f"check: {wait.rule.value}", place.strip())
                what = f"{wait.verdict.value} {wait.rule.value}"
                tried.counted[what + (", of a copy that is left as it came" if is_left_alone else "")] += 1
    except LdsoptError as error:
        return failed(f"error: {type(error).__name__}", str(error))
    return tried


def _left_alone(module: Module, variant: str) -> frozenset[str]:
    """The variables whose copies a variant leaves unchanged (R2 of `ldsopt.transforms.annotate.scopes`).

    The backend may forget these in any case, since AMDGPULowerModuleLDS tags other accesses of them; it depends on the
    schedule if that shows. `ldsopt annotate` validates its output; the rules alone cannot.
    """
    options = ANNOTATED.get(variant)
    if options is None or options.bases == "all" or options.repair:
        return frozenset()
    return frozenset(variable.name for variable in module.lds_globals() if not variable.is_dynamic)


def _smaller(failure: Failure, checked: bool) -> Failure:
    """The same failure on the smallest kernel found that still has it."""
    variants = () if failure.variant == "original" else (failure.variant,)
    origin = failure.seed, failure.shape

    def fails(text: str) -> Failure | None:
        return attempt(text, failure.launch, origin, checked=checked, variants=variants).failure

    def still_fails(text: str) -> bool:
        found = fails(text)
        return found is not None and (found.variant, found.kind) == (failure.variant, failure.kind)

    return fails(reduce(failure.text, still_fails, attempts=_ATTEMPTS).text) or failure


# --- code checks --------------------------------------------------------------------------------------------
#
# `check` of many versions of one module: the findings in the code of each that the original's code does not have.
#
# Code that equals another version's was judged before, and is not judged again. The original is compiled only if a
# version has findings, which the original may have, too. Each version is compiled once, with debug locations, which
# change no instruction (`ldsopt.checker.tracing`); once more for its memory operands only if unknown instructions are
# left, and that matters.


_OPTIONS = CheckOptions()


class CodeChecks:
    """Checks the versions of one module for findings that the original does not have.

    Args:
        module: the original.
        plainly: compile each version without debug locations, too, and compare the two.

    Attributes:
        judged: the number of versions with new code.

    Raises:
        InputError, CompilerFailed, Unavailable: as `ldsopt.checker.run.check`; so does the method.
    """

    def __init__(self, module: Module, *, plainly: bool = False) -> None:
        self._module, self._plainly = module, plainly
        self._known = set[str]()
        self.judged = 0

    def new_findings(self, version: Module) -> tuple[Finding, ...]:
        """The findings in a version's code that the original's does not have; none for code that was judged before.

        Raises:
            InternalError: debug locations change the code.
        """
        code = self._compiled(version)
        instructions = _instructions(code.listing)
        if instructions in self._known:
            return ()
        self._known.add(instructions)
        self.judged += 1
        # The order of unknown accesses is not judged; waits for them are, whatever they access.
        if not has_transfers(code) and not _findings(version, code):
            return ()
        found = _findings(version, self._refined(version, code))
        return new_findings(self._of_the_original, found) if found else ()

    @cached_property
    def _of_the_original(self) -> list[Finding]:
        return _findings(self._module, self._refined(self._module, self._compiled(self._module)))

    def _compiled(self, module: Module) -> MappedCode:
        once = not self._plainly and stands_for(module, _OPTIONS)
        code = compile_located(module, _OPTIONS, once=once)
        if self._plainly and not code.mapping.is_same_code:
            raise InternalError("debug locations change the code that the module compiles to")
        return code

    def _refined(self, module: Module, code: MappedCode) -> MappedCode:
        return with_operands(module, code, _OPTIONS)


def _findings(module: Module, code: MappedCode) -> list[Finding]:
    found = judge(module, code, _OPTIONS).findings
    return [finding for finding in found if finding.verdict is not Verdict.LATENT]


def _instructions(listing: Assembly) -> str:
    """The code without comments but with its metadata, which states the size of LDS."""
    lines = map(without_comments, listing.text)
    return "\n".join(line for line in lines if line and line.split(None, 1)[0] not in CLAUSE_HINTS)
