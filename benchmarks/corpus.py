"""Tables over the corpus: what commands find in its kernels and make of them, counted in compiled code, as Markdown.

    python benchmarks/corpus.py TABLE [WORD...] [OPTION...]

WORD keeps to modules of `corpus/ir` with one of the words in their names. Each module is worked on in a process of its
own, as commands do; one of which nothing can be said is named on stderr. The tables are the functions below; what they
take is in `python benchmarks/corpus.py TABLE --help`. Nothing here is a time: see `benchmarks/costs.py`.
"""

from __future__ import annotations

import argparse
import importlib
import re
import sys
from argparse import Namespace
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import ldsopt
from ldsopt import (
    AnnotateOptions,
    CheckOptions,
    ExactWaits,
    Finding,
    LdsoptError,
    Module,
    Verdict,
    isolation,
)
from ldsopt.api.annotating import annotate
from ldsopt.api.optimize_options import STRATEGIES, OptimizeOptions
from ldsopt.api.qualifying import qualify
from ldsopt.api.rewritings import ATTRIBUTE, WAVES, next_waves
from ldsopt.api.steps import handed_on
from ldsopt.api.transforms import rewrite_shuffles_validated
from ldsopt.api.waiting import check_code
from ldsopt.checker.findings import Check
from ldsopt.checker.judging import Judging
from ldsopt.checker.options import PromisedCheckOptions, RaceCheckOptions
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.checker.run import check, compile_mapped
from ldsopt.codegen.options import DEFAULT_COMPILER, CodeOptions
from ldsopt.compare.metrics import GATED
from ldsopt.compare.probe import QUESTIONS, probe
from ldsopt.compare.qualify_options import QualifyOptions
from ldsopt.compare.worth import CRITERIA, OptimizationGoal, changes, losses, rank, regressions
from ldsopt.ir.attributes import FunctionAttributes, attributed, lacking
from ldsopt.ir.read import reparse, require_arch
from ldsopt.isa.assembly import AsmFunction, parse_assembly
from ldsopt.isa.measure import measure_listing
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.isa.wait_check import CheckedCode
from ldsopt.target.arch import Arch
from ldsopt.target.occupancy import workgroups_by_lds
from ldsopt.timeline.launched_code import launch_code
from ldsopt.transforms.shuffles.rewriting import has_exchanges
from ldsopt.waits.loop import wanted_by
from ldsopt.waits.options import WaitsOptions
from ldsopt.waits.results import ChangeKind
from ldsopt.waits.run import exact_waits
from ldsopt.waits.weaker import weaker_waits

ROOT = Path(__file__).parents[1]
IR = "corpus/ir/*/*.ll"
T = TypeVar("T")
Functions = Mapping[str, FunctionMeasurement]
Counts = Counter[Any]
"""Figures by column; and with a key of two, what is said below the table: (what, why)."""

OPTIONS: dict[str, dict[str, Any]] = {
    "--also": {"action": "append", "default": [], "metavar": "DIR", "help": "modules beside the corpus"},
    "--assume": {"action": "append", "default": [], "help": "make a promise"},
    "--barriers": {"action": "store_true", "help": "as `pack --insert-barriers`"},
    "--compiler": {"default": DEFAULT_COMPILER},
    "--compilers": {"nargs": "+", "required": True, "metavar": "COMPILER"},
    "--goal": {"default": "balanced"},
    "--repair": {"action": "store_true", "help": "as `waits --repair`; also why findings are left"},
}
TABLES: dict[str, tuple[Callable[[Namespace], int | None], tuple[str, ...]]] = {}


def table(name: str, *options: str) -> Callable[[Callable[[Namespace], int | None]], None]:
    """Makes a function a table, with the options that it takes; it returns the exit code, or nothing."""

    def add(function: Callable[[Namespace], int | None]) -> None:
        TABLES[name] = function, options

    return add


# --- the loop, and the printer --------------------------------------------------------------------------


def read(path: Path) -> Module:
    arch = path.stem.rpartition(".")[2]
    return ldsopt.read(path, mcpu=arch if arch.startswith("gfx") else None)


def paths(given: Namespace, *places: str) -> Iterator[tuple[str, Path]]:
    """The files that are asked for, by name."""
    found = [path for place in (IR, *places) for path in ROOT.glob(place)]
    found += [path for folder in getattr(given, "also", ()) for path in Path(folder).rglob("*.ll")]
    for path in sorted(found):
        name = f"{path.parent.name}/{path.stem}"
        if not given.words or any(word in name for word in given.words):
            yield name, path


def each(given: Namespace, work: Callable[[Path], T], *places: str) -> Iterator[tuple[str, T]]:
    """The result of each module, by name."""
    for name, path in paths(given, *places):
        try:
            found = isolation.run(partial(work, path))
        except LdsoptError as problem:
            print(f"{name}: {problem}", file=sys.stderr)
            continue
        if found is not None:
            yield name, found


def row(*cells: object) -> None:
    print(f"| {' | '.join(map(str, cells))} |", flush=True)


def head(*columns: str) -> None:
    row(*columns)
    print("|" + "---|" * len(columns))


def counted(
    given: Namespace,
    columns: Sequence[str],
    work: Callable[[Module], Counts | None],
    *places: str,
    cell: Callable[[Counts, str], str] = lambda counts, column: str(counts[column]),
) -> Counts:
    """A row of figures for each module, the sums, and what is said of them; returns the sums."""
    head("module", *columns)
    total: Counts = Counter()
    for name, counts in each(given, lambda path: work(read(path)), *places):
        row(name, *(cell(counts, column) for column in columns))
        total += counts
    row("all", *(cell(total, column) for column in columns))
    for key, number in sorted(total.items(), key=str):
        if isinstance(key, tuple):
            print(f"\n{number} {key[0]}: {key[1]}")
    return total


def pair(counts: Counts, column: str) -> str:
    """A cell of figures before and after."""
    return f"{counts[column]}→{counts[column + ' after']}"


def kernels(functions: Iterable[FunctionMeasurement]) -> list[FunctionMeasurement]:
    return [function for function in functions if function.is_kernel]


# --- what `check` finds ---------------------------------------------------------------------------------


@table("check", "--compiler", "--assume")
def print_check(given: Namespace) -> None:
    """LDS instructions mapped exactly, to a class of accesses, and not at all; waits that are there, never wait, wait
    for LDS-DMA alone, and are recoverable; findings (``c``: those that the module's own scopes claim apart).
    """
    options = PromisedCheckOptions(compiler=given.compiler, assume=given.assume)
    of_functions = ("exact", "by_class", "unmapped", "waits", "redundant", "for_dma", "recoverable")

    def work(module: Module) -> Counts:
        found = check(module, options)
        counts: Counts = Counter(c=sum(finding.claimed_apart for finding in found.findings))
        for function in found.functions:
            counts.update({name: getattr(function, name) for name in of_functions})
        return counts + Counter({verdict.value: found.count(verdict) for verdict in Verdict})

    counted(given, (*of_functions, "definite", "unproven", "c", "latent"), work)


@table("machine")
def print_machine(given: Namespace) -> None:
    """The findings of `check` in the machine code without IR, beside those with IR."""

    def work(module: Module) -> Counts:
        found, by_ir = check_code(ldsopt.compile(module).data, module.source), check(module)
        return Counter(
            {
                "LDS instructions": sum(f.lds_instructions for f in found.functions),
                "at bounded addresses": sum(f.exact for f in found.functions),
                "definite": found.count(Verdict.DEFINITE),
                "unproven": found.count(Verdict.UNPROVEN),
                "definite with IR": by_ir.count(Verdict.DEFINITE),
                "unproven with IR": by_ir.count(Verdict.UNPROVEN),
            }
        )

    columns = ("LDS instructions", "at bounded addresses", "definite", "unproven")
    counted(given, (*columns, "definite with IR", "unproven with IR"), work)


@table("races")
def print_races(given: Namespace) -> None:
    """Pairs of LDS accesses by what is proved of two waves: free, both store the same value, unproven, definite."""

    def work(module: Module) -> Counts:
        counts: Counts = Counter()
        for found in ldsopt.check(module, RaceCheckOptions()).races:
            counts.update(
                {name: getattr(found, name) for name in ("pairs", "free", "alike", "unproven", "definite")}
            )
            counts.update({"kernels": 1, "with unproven": bool(found.unproven)})
        return counts

    counted(given, ("kernels", "pairs", "free", "alike", "unproven", "definite", "with unproven"), work)


# --- waits ----------------------------------------------------------------------------------------------


@table("waits", "--compiler", "--repair")
def print_waits(given: Namespace) -> None:
    """Counters of waits that `ldsopt waits` changes, by kind; findings and recoverable waits before and after; wait
    states of ``s_nop`` that are gone, and ``s_nop`` that stay though the table does not need them.
    """
    options = WaitsOptions(compiler=given.compiler, repair=given.repair)
    columns = [kind.name.lower() for kind in ChangeKind]
    columns += ["recoverable", "left", "findings", "findings_left", "states_gone", "nops_kept"]

    def work(module: Module) -> Counts:
        found = exact_waits(module, options)
        judging = Judging.of_module(module, found.code, options)
        counts: Counts = Counter({kind.name.lower(): found.count(kind) for kind in ChangeKind})
        for function, kernel in zip(found.code.listing.functions, found.kernels, strict=True):
            after = function if kernel.after is None else kernel.after.function
            for fact in judging.checked_code(judging.with_callees(after)).check().waits:
                if fact.recoverable:
                    counts["left"] += 1
                    by_author = kernel.after is not None and fact.line in kernel.after.author.lines
                    why = "its author wrote it" if by_author else kernel.why_stays or "no reason is known"
                    counts["recoverable waits are left", why] += 1
            counts["functions keep their waits", kernel.why_stays] += bool(kernel.why_stays)
            counts["states_gone"] += sum(nop.states - nop.left for nop in kernel.needless)
            counts["nops_kept"] += sum(nop.states == nop.left for nop in kernel.needless)
        counts["recoverable"] = found.check.recoverable
        counts["recoverable waits", require_arch(module).name] = found.check.recoverable
        counts["findings"] = sum(finding.verdict is not Verdict.LATENT for finding in found.check.findings)
        counts["findings_left"] = len(found.findings)
        if options.repair:
            counts.update(("findings are left", why) for why in why_left(found, options))
        return counts

    counted(given, columns, work)


def why_left(found: ExactWaits, options: WaitsOptions) -> Iterator[str]:
    """Why each finding is left that waits are not added for."""
    functions = {function.name: function for function in found.code.listing.functions}
    for finding in found.findings:
        if finding.verdict is Verdict.LATENT:
            continue
        if finding.claimed_apart:
            yield "the module's own scopes say that the two are apart"
        elif not list(wanted_by([finding], functions[finding.function], unproven=options.repair)):
            yield "no path of one wave shows the barrier in front of which a wait would have to stand"
        else:
            yield "a wait for it was added, or has no place"


@table("weaker", "--compiler")
def print_weaker(given: Namespace) -> None:
    """Waits that `ldsopt waits` makes weaker: by module, counter, what became of them, and the reason."""
    options = WaitsOptions(compiler=given.compiler)
    totals: Counts = Counter()

    def work(path: Path) -> tuple[Counts, Counts]:
        found = exact_waits(read(path), options)
        alike: Counts = Counter()
        counts: Counts = Counter(added=found.count(ChangeKind.ADDED, ChangeKind.LOWERED))
        for kernel in found.kernels:
            for change, reason, _ in weaker_waits(kernel):
                limits = f"{change.before} -> {'any' if change.after is None else change.after}"
                alike[change.name[1], limits, reason] += 1
            if kernel.before is None or kernel.after is None:
                counts["stay", kernel.name, kernel.why_stays] += 1
                continue
            counts["before"] += len(kernel.before.checked.built().program.waits)
            counts["after"] += len(kernel.after.checked.built().program.waits)
        return alike, counts

    head("module", "counter", "waits", "leave outstanding", "why that suffices")
    for name, (alike, counts) in each(given, work):
        totals += counts
        for (counter, limits, reason), count in sorted(alike.items()):
            row(name, counter, count, limits, reason)
        for key in counts:
            if key[0] == "stay":
                print(f"{name}, as compiled: {', '.join(key[1:])}", file=sys.stderr)
    print(
        f"\nCounters: {totals['before']} before, {totals['after']} after; {totals['added']} added or stronger."
    )


# --- tags, where waits are exact ------------------------------------------------------------------------

ALL = {"bases": "all", "precise": True}
WAYS: dict[str, dict[str, object]] = {
    "annotate": {},
    "annotate --precise": {"precise": True},
    "annotate --bases all": {"bases": "all"},
    "annotate --bases all --precise": ALL,
    "the same without R9": {**ALL, "needless": frozenset({"R9"})},
    "the same without R9 and laundering": {**ALL, "needless": frozenset({"R9"})},
}
UNLAUNDERED = "the same without R9 and laundering"
OF_TAGS = ("occupancy", "waits", "vector_registers", "sgprs")
NO_TAGS = "no tags"
LAUNDERED = re.compile(
    r"^  (?P<name>%\S+)\.addr = ptrtoint ptr addrspace\(3\) (?P<pointer>.+) to i32\n"
    r"  (?P=name)\.uniform = call i32 @llvm\.amdgcn\.readfirstlane\.i32\(i32 (?P=name)\.addr\)\n"
    r"  (?P=name)\.dst = inttoptr i32 (?P=name)\.uniform to ptr addrspace\(3\)$",
    re.MULTILINE,
)


class Version(NamedTuple):
    """One version of a module: figures of its kernels, with exact waits and without, and what `check` finds."""

    exact: Functions
    stock: Functions
    code: Mapping[str, list[tuple[str, str]]]
    found: Check


def version(module: Module) -> Version:
    def figures(text: str) -> Functions:
        measured = measure_listing(parse_assembly(text), module.source, require_arch(module).name, "")
        return {function.name: function for function in kernels(measured.functions)}

    found = exact_waits(module, WaitsOptions())
    options = CheckOptions(**{one.name: getattr(WaitsOptions(), one.name) for one in fields(CheckOptions)})
    return Version(
        figures(found.text),
        figures("\n".join(found.code.listing.text)),
        {f.name: [i[:2] for i in f.instructions] for f in parse_assembly(found.text).functions},
        found.judged(module, options),
    )


def tagged(module: Module, way: str) -> Module | None:
    """The module with tags; ``None`` where nothing is tagged."""
    text = annotate(module, AnnotateOptions(**WAYS[way])).text  # type: ignore[arg-type]
    if way == UNLAUNDERED:
        text = LAUNDERED.sub(r"  \g<name>.dst = getelementptr i8, ptr addrspace(3) \g<pointer>, i32 0", text)
    return None if text == module.text else reparse(text, module)


@table("tags")
def print_tags(given: Namespace) -> None:
    """The worth of tags where waits are exact, by the way of tagging: kernels with other code than without tags; of
    them, those better by ``balanced`` above the floor of `optimize`, and those below it; findings that the code without
    tags has not; sums over the kernels that some way changes, as compiled / with exact waits where these differ.
    The last two ways leave out what is there for the backend's sake: R9, and the laundering of R6.
    """
    goal = OptimizationGoal.BALANCED

    def keys(found: Check) -> Counter[Any]:
        return Counter(finding.key for finding in found.findings if finding.verdict is not Verdict.LATENT)

    def work(path: Path) -> Counts:
        module, counts = read(path), Counter[Any]()
        plain = version(module)
        made = {way: version(other) for way in WAYS if (other := tagged(module, way)) is not None}
        changed = set()
        for way, other in made.items():
            counts[way, "findings"] += (keys(other.found) - keys(plain.found)).total()
            for kernel in plain.exact.keys() & other.exact.keys():
                if plain.code[kernel] != other.code[kernel]:
                    changed.add(kernel)
                    before, after = plain.exact[kernel], other.exact[kernel]
                    counts[way, "changed"] += 1
                    if list(losses(before, after, goal)):
                        counts[way, "below"] += 1
                    elif rank([after], goal) < rank([before], goal):
                        counts[way, "better"] += 1
        for kernel in changed:
            for way in (NO_TAGS, *WAYS):
                of = made.get(way, plain)
                for kind, functions in (("stock", of.stock), ("exact", of.exact)):
                    for name in OF_TAGS:
                        counts[way, kind, name] += CRITERIA[name].value(functions[kernel]) or 0
        counts["kernels"] = len(changed)
        return counts

    total: Counts = Counter()
    for name, counts in each(given, work):
        print(f"{name}: {counts['kernels']} kernels", file=sys.stderr)
        total += counts
    head("exact waits and", "changed, better, below", "findings", *OF_TAGS)
    for way in (NO_TAGS, *WAYS):
        own = ", ".join(str(total[way, what]) for what in ("changed", "better", "below"))
        sums = (
            "/".join(dict.fromkeys(f"{total[way, kind, name]:g}" for kind in ("stock", "exact")))
            for name in OF_TAGS
        )
        row(way, *((own, total[way, "findings"]) if way in WAYS else ("", "")), *sums)


VARIANTS: dict[str, dict[str, Any]] = {"default": {}, "all": {"bases": "all"}, "precise": ALL}


@table("precise")
def print_precise(given: Namespace) -> None:
    """Accesses told apart from something by default/`--bases all`/`--precise --bases all`; waits of the code, stock and
    then the same three; waits for LDS-DMA that no access needs, of the stock code and left by each. In brackets those
    directly in front of a barrier: a release fence there waits for all LDS-DMA, whatever its scopes. Modules with the
    same figures are one row, and so are those whose waits stay.
    """

    def work(path: Path) -> Counts | None:
        module = read(path)
        counts = outcome(module, "stock")
        for variant, chosen in VARIANTS.items():
            made = ldsopt.annotate_validated(module, AnnotateOptions(**chosen), keep_tags=True)
            counts += outcome(reparse(made.text, module), variant)
            counts["tagged", variant] = sum(function.count("tagged") for function in made.details.functions)
        counts["accesses"] = sum(sum(function.counts.values()) for function in made.details.functions)
        return counts if counts["accesses"] else None

    found = dict(each(given, work))
    stay = [name for name, counts in found.items() if not counts["needless", "stock"] and waits_stay(counts)]
    shown = {name: counts for name, counts in found.items() if name not in stay}
    if stay:
        shown[f"{len(stay)} others, whose waits stay"] = sum(map(found.__getitem__, stay), Counter())
    shown["all"] = sum(found.values(), Counter())
    alike = defaultdict(list)
    for name, counts in shown.items():
        alike[precise_cells(counts)].append(name)
    head("module", "told apart", "waits", "recoverable", "left")
    for cells, names in alike.items():
        row(", ".join(names), *cells)
    print(f"\n{shown['all']['accesses']} accesses.")


def outcome(module: Module, variant: str) -> Counts:
    """Waits of a version's code, and those for LDS-DMA that no access needs."""
    counts: Counts = Counter()
    counts["waits", variant] = sum(len(function.waits or ()) for function in ldsopt.measure(module).functions)
    code = compile_mapped(module)
    overlap = AccessOverlap(code.accesses, code.mapping, code.listing)
    for function in code.listing.functions:
        facts = CheckedCode(function, require_arch(module), overlap).check().waits
        lines = {fact.line for fact in facts if fact.recoverable}
        counts["needless", variant] += len(lines)
        counts["at barriers", variant] += len(lines & in_front_of_barriers(function))
    return counts


def in_front_of_barriers(function: AsmFunction) -> set[int]:
    """Lines of the waits that only other waits part from a barrier."""
    found: set[int] = set()
    for block in function.blocks:
        pending: set[int] = set()
        for instruction in block.instructions:
            if instruction.mnemonic.startswith("s_wait"):
                pending.add(instruction.line)
                continue
            if instruction.mnemonic.startswith("s_barrier"):
                found |= pending
            pending = set()
    return found


def waits_stay(counts: Counts) -> bool:
    return len({counts["waits", variant] for variant in ("stock", *VARIANTS)}) == 1


def precise_cells(counts: Counts) -> tuple[str, ...]:
    def needless(variant: str) -> str:
        number = counts["needless", variant]
        return f"{number}({counts['at barriers', variant]})" if number else "0"

    return (
        "/".join(str(counts["tagged", variant]) for variant in VARIANTS),
        "/".join(str(counts["waits", variant]) for variant in ("stock", *VARIANTS)),
        needless("stock"),
        "/".join(map(needless, VARIANTS)),
    )


# --- optimize -------------------------------------------------------------------------------------------

OF_OPTIMIZE = (
    "occupancy",
    "vmcnt0_in_loops",
    "loadcnt0_in_loops",
    "waits_in_loops",
    "waits",
    "vector_registers",
    "lds_bytes",
)


def figures(functions: Iterable[FunctionMeasurement]) -> str:
    """Occupancy, waits for all vector memory in loops, waits in loops, waits, vector registers, bytes of LDS."""
    of = kernels(functions)
    occupancy, drains, drains_12, *others = (
        sum(CRITERIA[name].value(f) or 0 for f in of) for name in OF_OPTIMIZE
    )
    return "/".join(map(str, (occupancy, drains + drains_12, *others)))


def single_commands(compiler: str) -> Iterator[tuple[str, Callable[[Module], Any]]]:
    """The commands that each do one thing to a module, with the options that `optimize` tries."""
    for chosen in ({}, {"fences": True}, {"precise": True}, {"bases": "all"}, ALL):
        options, checking = AnnotateOptions(**chosen), CheckOptions(compiler=compiler)  # type: ignore[arg-type]
        yield f"annotate {chosen or ''}", partial(_annotated, options, checking)
    for packing in ({}, {"precise": True}, {"no_share": True}, {"insert_barriers": True}):
        yield f"pack {packing or ''}", partial(ldsopt.pack, **packing)  # type: ignore[arg-type]


def _annotated(options: AnnotateOptions, checking: CheckOptions, module: Module) -> Any:
    return ldsopt.annotate_validated(module, options, checking)


@table("optimize", "--compiler", "--goal")
def print_optimize(given: Namespace) -> int:
    """Modules that gain occupancy or have a tenth fewer waits: what was chosen for their kernels, and `figures` of the
    input and of the output. Below: what is worse than the input without a hazard that is repaired, and what one command
    alone makes better than `optimize` does by weights; exit code 1 if there is any.
    """
    options = OptimizeOptions(compiler=given.compiler, goal=given.goal, jobs=2)

    def work(path: Path) -> tuple[list[str], list[str]]:
        return optimized(read(path), options)

    head("module", "chosen", "input", "output")
    changed, wrong = [], []
    for name, (cells, problems) in each(given, work):
        changed.append(cells[0] != "-")
        wrong += [f"{name}{problem}" for problem in problems]
        old, new = ([int(figure) for figure in cell.split("/")] for cell in cells[1:])
        if new[0] > old[0] or 10 * new[3] <= 9 * old[3]:
            row(name, *cells)
    print(f"\n{sum(changed)} of {len(changed)} modules are better.")
    print("\n".join(wrong) or "Nothing is worse than the input, and no command alone is better.")
    return int(any(line.endswith(("WORSE", "BETTER")) for line in wrong))


def optimized(module: Module, options: OptimizeOptions) -> tuple[list[str], list[str]]:
    """The cells of a module, and what is wrong."""
    goal, wrong = options.wanted_goal(), []
    groups = ldsopt.optimize(module, options).details.groups
    before, after = (
        [f for group in groups for f in group.before],
        [f for group in groups for f in group.after],
    )
    for group in groups:
        both = zip(group.before, group.after, strict=True)
        if worse := [str(loss) for old, new in both for loss in losses(old, new, goal)]:
            told = ", ".join(f"{count} {rule.value}" for rule, count in group.repaired)
            wrong.append(
                f" {group.name}: {', '.join(worse)}" + (f" (repaired: {told})" if told else ": WORSE")
            )
    # Weights say nothing where a hazard was repaired, or an estimate of cycles has ranked.
    if not any(group.repaired or any(one.cycles for one in group.attempts) for group in groups):
        for command, transform in single_commands(options.compiler):
            try:
                measured = ldsopt.measure(transform(module), compiler=options.compiler)
            except LdsoptError as problem:
                print(f"{module.source}: {command}: {problem}", file=sys.stderr)
                continue
            code = {function.name: function for function in measured.functions}
            alone = [code[function.name] for function in before]
            worse_alone = any(losses(old, new, goal) for old, new in zip(before, alone, strict=True))
            if not worse_alone and rank(alone, goal) < rank(after, goal):
                wrong.append(f": `{command}` alone is BETTER")
    chosen = ", ".join(dict.fromkeys(group.chosen for group in groups if group.chosen)) or "-"
    return [chosen, figures(before), figures(after)], wrong


# --- function attributes --------------------------------------------------------------------------------

NEAR = 24
"""Vector registers that may have to go for one more wave: `optimize` asks for it where they are fewer."""
_SECONDS = 300.0


@table("strategies", "--also")
def print_strategies(given: Namespace) -> None:
    """The effect of ``"amdgpu-sched-strategy"``, by strategy in the order of `optimize`: functions, those whose code
    differs, those worse by the floor of `optimize`, those that gain in a gated figure and lose in none, and those among
    them that no strategy before gains for.
    """
    print_attribute(given, ATTRIBUTE, STRATEGIES, lambda kind, _stock, _arch: {"": kind})


@table("waves", "--also")
def print_waves(given: Namespace) -> None:
    """The same for ``"amdgpu-waves-per-eu"``, on kernels where a value may do something. *held*: the occupancy N of
    the kernel, as ``N,N``: LLVM has no reason to save registers for more. *next*: at least N+1, where vector registers
    alone limit the occupancy, and at most `NEAR` of them have to go. *one*: ``1,1``, for kernels that spill. A kernel
    with a value of its own keeps it, but for Triton's ``0, 0``, which LLVM ignores.
    """
    print_attribute(given, WAVES, ("held", "next", "one"), waves_of)


def waves_of(kind: str, stock: Functions, arch: Arch) -> dict[str, str]:
    """The values of the attribute that may do something for kernels, by name."""
    found = {}
    for function in kernels(stock.values()):
        of = function.resources
        if of.occupancy is None:
            continue
        if kind == "held":
            found[function.name] = f"{of.occupancy},{of.occupancy}"
        elif kind == "one" and (of.vgpr_spills or of.sgpr_spills or of.scratch_bytes):
            found[function.name] = "1,1"
        elif kind == "next" and (more := next_waves(function, arch, near=NEAR)):
            found[function.name] = more
    return found


def with_values(path: Path, attribute: str, values: Mapping[str, str]) -> dict[str, FunctionMeasurement]:
    """The figures of a module's functions with values of an attribute, by function; ``"": value`` stands for all."""
    module = read(path)
    text = module.text.replace(f'"{WAVES}"="0, 0"', "") if attribute == WAVES else module.text
    module = reparse(text, module)
    free = lacking(module, attribute)
    for value in sorted(set(values.values())):
        names = free if "" in values else frozenset(name for name in free if values.get(name) == value)
        if names:
            _, module = attributed(module, FunctionAttributes(attribute, value, names), module.text)
    return {function.name: function for function in ldsopt.measure(module).functions}


def print_attribute(
    given: Namespace,
    attribute: str,
    kinds: Sequence[str],
    values_of: Callable[[str, Functions, Arch], dict[str, str]],
) -> None:
    counts: dict[str, Counts] = {kind: Counter() for kind in kinds}
    changed, gained = set(), set()
    for name, stock in each(given, partial(with_values, attribute=attribute, values={})):
        path = next(path for found, path in paths(given) if found == name)
        arch = require_arch(read(path))
        tried = [(kind, values) for kind in kinds if (values := values_of(kind, stock, arch))]
        jobs = [partial(with_values, path, attribute, values) for _, values in tried]
        for (kind, values), made in zip(
            tried, isolation.run_all(jobs, 2, timeouts=[_SECONDS] * len(jobs)), strict=True
        ):
            counts[kind]["tried"] += len(stock) if "" in values else len(values)
            if not isinstance(made, dict):
                print(f"{name}, {kind}: {made}", file=sys.stderr)
                continue
            for function, after in made.items():
                if after == stock[function]:
                    continue
                changed.add((name, function))
                gains = [one for one in changes(stock[function], after, GATED) if one.is_better]
                worse = losses(stock[function], after, OptimizationGoal.BALANCED)
                counts[kind].update({"differ": 1, "worse": bool(worse)})
                if gains:
                    print(f"{name}, {kind}: {function}: {gains}; worse: {worse}", file=sys.stderr)
                if gains and not worse:
                    counts[kind].update({"gain": 1, "first": (name, function) not in gained})
                    gained.add((name, function))
    columns = ("tried", "differ", "worse", "gain", "first")
    head("value", *columns)
    for kind, count in counts.items():
        row(kind, *(count[column] for column in columns))
    print(f"\n{len(gained)} functions of {len(changed)} whose code differs gain by one.")


# --- other transforms -----------------------------------------------------------------------------------


@table("pack", "--assume", "--barriers")
def print_pack(given: Namespace) -> None:
    """Modules with two or more static LDS variables: bytes, workgroups that LDS allows, occupancy (LLVM's measure), and
    waits of the code, before and after packing. A module with more findings of `check` than its input is named.
    """

    def work(path: Path) -> list[object] | None:
        module = read(path)
        if sum(not base.is_dynamic for base in module.lds_globals()) < 2:
            return None
        packed = ldsopt.pack(module, assume=tuple(given.assume), insert_barriers=given.barriers)
        plan, arch = packed.details.kernels[0].plan, require_arch(module)
        (before, *_), (after, *_) = (kernels(ldsopt.measure(one).functions) for one in (module, packed))
        assert after.resources.lds_bytes == plan.after
        pairs = [
            (plan.before, plan.after),
            (workgroups_by_lds(arch, plan.before), workgroups_by_lds(arch, plan.after)),
            (before.resources.occupancy, after.resources.occupancy),
            (len(before.waits or ()), len(after.waits or ())),
        ]
        if len(ldsopt.check(packed).findings) > len(ldsopt.check(module).findings):
            print(f"{path}: more findings", file=sys.stderr)
        cells: list[object] = [f"{old}→{new}" if plan.arena else f"{old}" for old, new in pairs]
        cells.append("packed" if plan.left_alone is None else plan.left_alone.text)
        return [*cells, sum(packed.details.barriers.values())]

    head("module", "bytes", "workgroups", "occupancy", "waits", "result", "barriers")
    for name, cells in each(given, work):
        row(name, *cells)


@table("shuffles")
def print_shuffles(given: Namespace) -> None:
    """Modules, and kernels of tests/shuffles, that exchange values between lanes by LDS hardware (``ds_bpermute_b32``,
    ``ds_permute_b32``, ``ds_swizzle_b32``): figures before and after. A function that is worse by the gate is an error.
    """
    by_lds = re.compile(r"^\s+ds_(?:bpermute|permute|swizzle)_b32", re.MULTILINE)

    def work(module: Module) -> Counts | None:
        if not has_exchanges(module):
            return None
        after, counts = handed_on(rewrite_shuffles_validated(module)), Counter[Any]()
        old, new = ldsopt.measure(module).functions, ldsopt.measure(after).functions
        worse = [two.name for one, two in zip(old, new, strict=True) if regressions(one, two)]
        assert not worse, f"{module.source}: {worse}"
        for of, functions, suffix in ((module, old, ""), (after, new, " after")):
            counts[f"exchanges{suffix}"] = len(by_lds.findall(ldsopt.compile(of).data.decode()))
            counts[f"waits{suffix}"] = sum(len(one.waits or ()) for one in functions)
            counts[f"instructions{suffix}"] = sum(one.instructions or 0 for one in functions)
            counts[f"vector registers{suffix}"] = sum(one.resources.vgprs or 0 for one in functions)
        return counts

    columns = ("exchanges", "waits", "instructions", "vector registers")
    counted(given, columns, work, "tests/shuffles/kernels/*.ll", cell=pair)


@table("alignment")
def print_alignment(given: Namespace) -> None:
    """The most that a larger alignment of global accesses could give: each states 16 bytes, unproved, and the code is
    counted and thrown away. Modules with accesses below 16 bytes, and the functions whose figures change.
    """
    narrow = re.compile(
        r"^(\s*(?:%\S+ = load|store) (?!volatile |atomic ).*ptr addrspace\(1\).*?, align )(1|2|4|8)(?=$|, )",
        re.M,
    )

    def work(module: Module) -> Counts | None:
        text, accesses = narrow.subn(r"\g<1>16", module.text)
        if not accesses:
            return None
        both = zip(
            ldsopt.measure(module).functions, ldsopt.measure(reparse(text, module)).functions, strict=True
        )
        return Counter({"modules": 1, "accesses": accesses, "changed": sum(one != two for one, two in both)})

    counted(given, ("modules", "accesses", "changed"), work)


@table("executed")
def print_executed(given: Namespace) -> None:
    """Waits, blocks and functions whose executed count is known for the launch of the kernel's test."""
    sys.path.insert(0, str(ROOT / "tests" / "simt"))
    launches = importlib.import_module("corpus_launches")
    entries = {
        entry["file"]: entry for entry in launches.ENTRIES if entry["kernel"] != "conv"
    }  # minutes by itself

    def work(module: Module) -> Counts | None:
        entry = entries.get(str(Path(module.source).relative_to(launches.CORPUS)))
        if entry is None:
            return None
        counts: Counts = Counter()
        code = launch_code(module, launches.case(entry).launch, CodeOptions())
        for function in code.measurement().functions:
            if (executed := function.executed) is not None:
                waits = function.waits or ()
                counts.update(
                    {"functions": 1, "blocks": executed.blocks, "without count": executed.unknown_blocks}
                )
                counts.update(
                    {"waits": len(waits), "waits without": sum(one.executed is None for one in waits)}
                )
                counts.update(("functions", why) for why in executed.unknown)
        return counts

    counted(given, ("functions", "blocks", "without count", "waits", "waits without"), work)


# --- compilers ------------------------------------------------------------------------------------------


@table("qualify", "--compilers")
def print_qualify(given: Namespace) -> None:
    """Each two neighbours of a list of compilers: modules that both compile, findings that the other's code has not, by
    verdict, and in how many modules; waits of all functions of these modules.
    """

    def said(findings: list[tuple[Finding, ...]]) -> str:
        verdicts = Counter(finding.verdict.value for found in findings for finding in found)
        counts = ", ".join(f"{count} {verdict}" for verdict, count in sorted(verdicts.items()))
        return f"{counts} in {sum(map(bool, findings))} modules" if verdicts else "none"

    head("A", "B", "compared", "only in A's", "only in B's", "waits")
    files = [path for _, path in paths(given)]
    for both in zip(given.compilers, given.compilers[1:], strict=False):
        found = qualify(files, QualifyOptions(compilers=both))
        waits: Counts = Counter()
        for one in found.modules:
            if one.before.measurement and one.after.measurement:
                for column, side in (("waits", one.before), ("waits after", one.after)):
                    assert side.measurement is not None
                    waits[column] += sum(len(function.waits or ()) for function in side.measurement.functions)
            for side in (one.before, one.after):
                if side.refused:
                    print(f"{side.compiler}, {one.name}: {side.refused}", file=sys.stderr)
        lost, gained = said([one.lost for one in found.modules]), said([one.gained for one in found.modules])
        row(found.before, found.after, len(found.compared), lost, gained, pair(waits, "waits"))
        for problem in found.unread:
            print(problem, file=sys.stderr)


@table("faults", "--compilers")
def print_faults(given: Namespace) -> None:
    """The faults of compilers with LDS-DMA, side by side: a row a question, in each cell the verdict on the rule."""
    found = [probe(compiler, cached=False) for compiler in given.compilers]
    head("", *(one.compiler for one in found))
    for number, question in enumerate(QUESTIONS):
        row(f"{question.name} ({question.rule})", *(one.answers[number].verdict.value for one in found))


def main() -> int:
    """Prints the table that is asked for; returns the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    tables = parser.add_subparsers(dest="table", required=True)
    for name, (function, options) in TABLES.items():
        one = tables.add_parser(name, description=function.__doc__)
        one.add_argument("words", nargs="*", metavar="WORD")
        for option in options:
            one.add_argument(option, **OPTIONS[option])
    given = parser.parse_args()
    return TABLES[given.table][0](given) or 0


if __name__ == "__main__":
    sys.exit(main())
