"""The outcome of `ldsopt optimize` on the corpus, compared with the best that one command alone does, as Markdown.

    python benchmarks/optimize_corpus.py [--compiler NAME] [--goal GOAL] [NAME...]
    python benchmarks/optimize_corpus.py --cost [--compiler NAME] [--goal GOAL] [NAME...]

A row a module that gains occupancy or has a tenth fewer waits: what was chosen for its kernels, and six figures of the
input and of the output: occupancy, waits for all vector memory in loops, waits in loops, waits, vector registers, bytes
of LDS. Single commands are `annotate` and `pack` with the options that `optimize` tries, each as the command writes it,
as far as that is not worse than the input.

Below the table: what is worse than the input without a hazard that is repaired, and what one command alone makes better
than `optimize` does by weights. Exit code 1 if there is any.

``--cost`` gives the processor time of reading and optimizing a module, that of its children included, as a multiple of
that of generating the input's code once; *in sum*: all modules' seconds by all compilations'. Each is the least of
three runs, in turn; a run of compilations takes about as long as one of `optimize`, so that other work on the machine
lengthens both alike. Imports are not counted.
"""

from __future__ import annotations

import argparse
import importlib
import resource
import statistics
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from ldsopt import AnnotateOptions, CheckOptions, LdsoptError, Module, api, isolation
from ldsopt.api.optimize_options import OptimizeOptions
from ldsopt.codegen.options import DEFAULT_COMPILER
from ldsopt.compare.worth import CRITERIA, OptimizationGoal, losses, rank
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.transforms.annotate.annotated import Annotation
from ldsopt.transforms.pack.plan import Packing

IR = Path(__file__).parents[1] / "corpus" / "ir"
SHOWN = (
    "occupancy",
    "vmcnt0_in_loops",
    "loadcnt0_in_loops",
    "waits_in_loops",
    "waits",
    "vector_registers",
    "lds_bytes",
)
HEAD = ("module", "chosen", "input", "output")
Figures = Sequence[FunctionMeasurement]
IMPORTED_BY_CHILDREN = (
    "ldsopt.emulate.emulate",
    "ldsopt.timeline.issued_streams",
    "ldsopt.ir.module",
    "ldsopt.transforms.align",
    "ldsopt.transforms.barriers.weakening",
    "ldsopt.transforms.fences.narrowing",
    "ldsopt.transforms.shuffles.rewriting",
    "ldsopt.verifier.launches",
    "numpy.random",
)
"""Modules that the children of `optimize` import, and not the process that begins them."""


def commands(
    compiler: str,
) -> dict[str, Callable[[Module], api.Transformed[Annotation] | api.Transformed[Packing]]]:
    """Functions that each apply one command alone to a module, by command."""

    def annotating(**chosen: object) -> Callable[[Module], api.Transformed[Annotation]]:
        options, checking = AnnotateOptions(**chosen), CheckOptions(compiler=compiler)  # type: ignore[arg-type]
        return lambda module: api.annotate_validated(module, options, checking)

    def packing(**chosen: object) -> Callable[[Module], api.Transformed[Packing]]:
        return lambda module: api.pack(module, **chosen)  # type: ignore[arg-type]

    return {
        "annotate": annotating(),
        "annotate --fences": annotating(fences=True),
        "annotate --precise": annotating(precise=True),
        "annotate --bases all": annotating(bases="all"),
        "annotate --bases all --precise": annotating(bases="all", precise=True),
        "pack": packing(),
        "pack --precise": packing(precise=True),
        "pack --no-share": packing(no_share=True),
        "pack --insert-barriers": packing(insert_barriers=True),
    }


def figures(functions: Figures) -> str:
    """Occupancy, waits for all vector memory in loops, waits in loops, waits, vector registers, bytes of LDS."""
    kernels = [f for f in functions if f.is_kernel]
    cells = [sum(CRITERIA[name].value(f) or 0 for f in kernels) for name in SHOWN]
    occupancy, drains, drains_12, in_loops, waits, registers, lds = cells
    return f"{occupancy}/{drains + drains_12}/{in_loops}/{waits}/{registers}/{lds}"


def is_large(before: str, after: str) -> bool:
    """A gain of occupancy, or of a tenth of the waits, of two texts by `figures`."""
    old, new = ([int(figure) for figure in text.split("/")] for text in (before, after))
    return new[0] > old[0] or 10 * new[3] <= 9 * old[3]


def best_alone(module: Module, before: Figures, goal: OptimizationGoal, compiler: str) -> tuple[str, Figures]:
    """The best of the single commands that make nothing worse; the input's figures if none is better."""
    best, name = before, "-"
    seen = {module.text}
    for command, transform in commands(compiler).items():
        try:
            made = transform(module)
            if made.text in seen:
                continue
            seen.add(made.text)
            code = {f.name: f for f in api.measure(made, compiler=compiler).functions}
            after = [code[f.name] for f in before]
        except LdsoptError as error:
            print(f"{module.source}: {command}: {error}", file=sys.stderr)
            continue
        worse = any(losses(old, new, goal) for old, new in zip(before, after, strict=True))
        if not worse and rank(after, goal) < rank(best, goal):
            best, name = after, command
    return name, best


def processor_seconds(job: Callable[[], object]) -> float:
    """Processor time of a job and its children."""

    def spent() -> float:
        own, others = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
        return own.ru_utime + own.ru_stime + others.ru_utime + others.ru_stime

    start = spent()
    job()
    return spent() - start


def row(path: Path, options: OptimizeOptions) -> tuple[list[str], list[str]]:
    """One module: the cells, and what is wrong."""
    goal, module = options.wanted_goal(), api.read(path, mcpu=path.stem.rpartition(".")[2])
    name = f"{path.parent.name}/{path.stem}"
    groups = api.optimize(module, options).details.groups
    before = [f for group in groups for f in group.before]
    after = [f for group in groups for f in group.after]
    alone, best = best_alone(module, before, goal, options.compiler)
    wrong = []
    for group in groups:
        worse = [
            str(loss) for o, n in zip(group.before, group.after, strict=True) for loss in losses(o, n, goal)
        ]
        if worse:
            told = ", ".join(f"{count} {rule.value}" for rule, count in group.repaired)
            wrong.append(
                f"{name} {group.name}: {', '.join(worse)}" + (f" (repaired: {told})" if told else ": WORSE")
            )
    # Weights say nothing where a hazard was repaired, or an estimate of cycles has ranked.
    others = any(group.repaired or any(one.cycles for one in group.attempts) for group in groups)
    if rank(after, goal) > rank(best, goal) and not others:
        wrong.append(f"{name}: `{alone}` alone is BETTER")
    chosen = ", ".join(dict.fromkeys(group.chosen for group in groups if group.chosen)) or "-"
    return [name, chosen, figures(before), figures(after)], wrong


def cost(path: Path, options: OptimizeOptions) -> tuple[float, float]:
    """Processor seconds of `optimize`, and of generating the input's code once."""
    cpu = path.stem.rpartition(".")[2]
    module = api.read(path, mcpu=cpu)
    api.optimize(module, options)  # what is imported on the way is not counted
    for name in IMPORTED_BY_CHILDREN:
        importlib.import_module(name)

    def compile_once() -> None:
        api.compile(module, compiler=options.compiler)

    optimizing = processor_seconds(lambda: api.optimize(api.read(path, mcpu=cpu), options))
    times = max(1, round(optimizing / processor_seconds(compile_once)))
    runs = [
        (
            processor_seconds(lambda: api.optimize(api.read(path, mcpu=cpu), options)),
            processor_seconds(lambda: [compile_once() for _ in range(times)]) / times,
        )
        for _ in range(3)
    ]
    return min(spent for spent, _ in runs), min(once for _, once in runs)


def main() -> int:
    """Prints the table; returns the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--compiler", default=DEFAULT_COMPILER)
    parser.add_argument("--goal", default="balanced")
    parser.add_argument("--cost", action="store_true")
    given = parser.parse_args()
    options = OptimizeOptions(compiler=given.compiler, goal=given.goal, jobs=2)
    paths = [p for p in sorted(IR.rglob("*.ll")) if not given.names or any(n in str(p) for n in given.names)]
    head = ("module", "compiles") if given.cost else HEAD
    print(f"| {' | '.join(head)} |\n|{'---|' * len(head)}")
    costs, wrong, changed = [], [], []
    for path in paths:
        # In a process of its own, as a command has it: forking copies what earlier modules have left.
        try:
            if given.cost:
                costs.append(isolation.run(lambda path=path: cost(path, options)))  # type: ignore[misc]
                cells = [f"{path.parent.name}/{path.stem}", f"{costs[-1][0] / costs[-1][1]:.1f}"]
            else:
                cells, found = isolation.run(lambda path=path: row(path, options))  # type: ignore[misc]
                wrong += found
                changed.append(cells[1] != "-")
                if not is_large(*cells[2:]):
                    continue
        except LdsoptError as error:
            print(f"{path.name}: {error}", file=sys.stderr)
            continue
        print(f"| {' | '.join(cells)} |", flush=True)
    if given.cost:
        ratios = [spent / once for spent, once in costs]
        whole = sum(spent for spent, _ in costs) / sum(once for _, once in costs)
        print(f"\nIn sum {whole:.1f}, median {statistics.median(ratios):.1f}, most {max(ratios):.1f}.")
        return 0
    print(f"\n{sum(changed)} of {len(changed)} modules are better.")
    print("\n".join(wrong) or "Nothing is worse than the input, and no command alone is better.")
    return int(any(line.endswith(("WORSE", "BETTER")) for line in wrong))


if __name__ == "__main__":
    sys.exit(main())
