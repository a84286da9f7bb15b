"""The accesses that `--precise` tells apart, the waits that this recovers, and its cost.

    python benchmarks/precise.py recovered [--compiler NAME ...] [--json FILE]
    python benchmarks/precise.py cost [10000 100000 1000000] [--json FILE]

`recovered`: for each module of the corpus that accesses LDS, by the options of `ldsopt annotate`

* accesses that have tags, that is, are told apart from something;
* waits of the code at -O3;
* waits for LDS-DMA that no access needs, as `ldsopt check` counts them: of the input they are the bound, of an output
  those that it left. In brackets, those of them directly in front of a barrier: there a release fence waits for all
  LDS-DMA, whatever its scopes, and no annotation recovers it.

`cost`: processor time and memory of `ldsopt annotate --precise` against those without it, medians of repetitions that
take turns.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import annotate as synthetic
from measuring import interleaved, median_seconds, timed

from ldsopt import AnnotateOptions, LdsoptError, Verdict, api, isolation
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.checker.run import check, compile_mapped
from ldsopt.ir.read import require_arch
from ldsopt.isa.assembly import AsmFunction
from ldsopt.isa.wait_check import check_function
from ldsopt.transforms.annotate.options import Bases

CORPUS = Path(__file__).parent.parent / "corpus"
VARIANTS: dict[str, dict[str, Any]] = {
    "default": {},
    "all": {"bases": "all"},
    "precise": {"bases": "all", "precise": True},
}
"""Name in the table -> options of `annotate`, as the command takes them: with `--keep-tags`."""
SIZES = (10_000, 100_000, 1_000_000)
"""Instructions of the synthetic modules of `cost`."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The code of one module, as it is or annotated.

    Attributes:
        tagged: accesses with tags.
        waits: wait instructions.
        recoverable: waits for LDS-DMA that no access needs.
        at_barriers: those of them directly in front of a barrier.
        findings: definite and unproven findings of `check`.
    """

    tagged: int
    waits: int
    recoverable: int
    at_barriers: int
    findings: int


@dataclass(frozen=True, slots=True)
class Row:
    """One module.

    Attributes:
        name: compiler, kernel and architecture.
        accesses: to LDS.
        outcomes: by variant; ``stock`` is the input itself.
    """

    name: str
    accesses: int
    outcomes: dict[str, Outcome]


def measure_module(path: Path, arch: str) -> Row | None:
    """All variants of one module; ``None`` if it does not access LDS."""
    module = api.read(path, mcpu=arch)
    found = {
        name: api.annotate_validated(module, AnnotateOptions(**given), keep_tags=True)
        for name, given in VARIANTS.items()
    }
    functions = found["precise"].details.functions
    accesses = sum(sum(function.counts.values()) for function in functions)
    if not accesses:
        return None
    outcomes = {"stock": _outcome(module, 0)}
    for name, annotated in found.items():
        tagged = sum(function.count("tagged") for function in annotated.details.functions)
        output = api.parse(annotated.text, source=path.name, mcpu=arch)
        outcomes[name] = _outcome(output, tagged)
    return Row(str(path.relative_to(CORPUS / "ir").with_suffix("")), accesses, outcomes)


def _outcome(module: api.Module, tagged: int) -> Outcome:
    waits = sum(len(function.waits or ()) for function in api.measure(module).functions)
    code, arch = compile_mapped(module), require_arch(module)
    overlap = AccessOverlap(code.accesses, code.mapping, code.listing)
    recoverable = at_barriers = 0
    for function in code.listing.functions:
        lines = {fact.line for fact in check_function(function, arch, overlap).waits if fact.recoverable}
        recoverable += len(lines)
        at_barriers += len(lines & _in_front_of_barriers(function))
    return Outcome(
        tagged,
        waits,
        recoverable,
        at_barriers,
        sum(finding.verdict is not Verdict.LATENT for finding in check(module).findings),
    )


def _in_front_of_barriers(function: AsmFunction) -> set[int]:
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


def modules(compilers: Iterable[str] = ()) -> list[tuple[Path, str]]:
    """(file, architecture) of the corpus."""
    wanted = tuple(compilers)
    entries = json.loads((CORPUS / "manifest.json").read_text())["modules"]
    return [
        (CORPUS / entry["file"], entry["arch"])
        for entry in entries
        if not wanted or entry["compiler"] in wanted
    ]


# --- the tables -----------------------------------------------------------------------------------------


def recovered_table(rows: Sequence[Row]) -> str:
    """Accesses told apart, waits, and what is left to recover, as a Markdown table; totals last.

    Modules whose waits stay and that have none to recover are one row, and so are those with the same figures.
    """
    head = ["module", "told apart", "waits", "recoverable", "left"]
    lines = ["| " + " | ".join(head) + " |", "|---|" + "---:|" * (len(head) - 1)]
    if not rows:
        sys.exit("the corpus has no module of these compilers; their names are without version, e.g. clang")
    shown = [row for row in rows if row.outcomes["stock"].recoverable or _waits_change(row)]
    others = [row for row in rows if row not in shown]
    if others:
        shown.append(replace(_total(others), name=f"{len(others)} others, whose waits stay"))
    alike: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for row in [*shown, _total(rows)]:
        o = row.outcomes
        cells = (
            _series(o[name].tagged for name in VARIANTS),
            _series(o[name].waits for name in ("stock", *VARIANTS)),
            _bracketed(o["stock"]),
            "/".join(_bracketed(o[name]) for name in VARIANTS),
        )
        alike[cells].append(row.name)
    lines += [f"| {', '.join(names)} | {' | '.join(cells)} |" for cells, names in alike.items()]
    return "\n".join(lines) + "\n"


def _waits_change(row: Row) -> bool:
    return len({outcome.waits for outcome in row.outcomes.values()}) > 1


def _bracketed(outcome: Outcome) -> str:
    return f"{outcome.recoverable}({outcome.at_barriers})" if outcome.recoverable else "0"


def _series(numbers: Iterable[int]) -> str:
    return "/".join(map(str, numbers))


def _total(rows: Sequence[Row]) -> Row:
    outcomes = {}
    for name in ("stock", *VARIANTS):
        columns = zip(*(asdict(row.outcomes[name]).values() for row in rows), strict=True)
        outcomes[name] = Outcome(*map(sum, columns))
    return Row("all", sum(row.accesses for row in rows), outcomes)


def summary(rows: Sequence[Row]) -> str:
    """How much of the bound was recovered, and where waits are left."""
    total = _total(rows).outcomes
    bound, fences = total["stock"].recoverable, total["stock"].at_barriers
    accesses = sum(row.accesses for row in rows)
    lines = [f"accesses: {accesses}", f"bound: {bound}, of which {fences} in front of barriers"]
    for name in VARIANTS:
        left, at_barriers = total[name].recoverable, total[name].at_barriers
        lines.append(
            f"{name}: {left} left, {at_barriers} in front of barriers; of the others {left - at_barriers} left"
        )
    lines += [
        f"left in {row.name}: {row.outcomes['precise'].recoverable}"
        for row in rows
        if row.outcomes["precise"].recoverable
    ]
    return "\n".join(lines) + "\n"


# --- cost -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cost:
    """`annotate` of one module, or of several, without and with ``--precise``.

    Attributes:
        name: of the module.
        default, precise: processor seconds.
        default_peak, precise_peak: megabytes of the process at its largest.
    """

    name: str
    default: float
    precise: float
    default_peak: float
    precise_peak: float

    @property
    def ratio(self) -> float:
        """How many times the default it takes."""
        return self.precise / self.default


def annotate_job(path: Path, arch: str | None, bases: Bases, *, precise: bool) -> float:
    """The whole of `annotate`, in process."""

    def work() -> object:
        module = api.read(path, mcpu=arch)
        return module, api.annotate(module, bases=bases, precise=precise)

    return timed(work)


def cost_of(path: Path, arch: str | None, seconds: float, bases: Bases = "dynamic") -> Cost:
    """One module, in runs that take turns."""
    jobs: list[Callable[[], float]] = [
        partial(annotate_job, path, arch, bases, precise=p) for p in (False, True)
    ]
    samples = interleaved(jobs, seconds=seconds)
    peaks = (statistics.median(sample.peak_bytes for sample in each) / 1e6 for each in samples)
    return Cost(f"{path.parent.name}/{path.stem}", *map(median_seconds, samples), *peaks)


def cost(sizes: Sequence[int], seconds: float) -> list[Cost]:
    """Measures and prints the cost on synthetic modules and the corpus."""
    # Whatever is made once a process is made before the forks.
    api.annotate(api.parse(api.EXAMPLE), precise=True)
    records: list[Cost] = []
    print("| module | default, ms | precise, ms | ratio |\n|---|---:|---:|---:|")

    def record(one: Cost) -> None:
        records.append(one)
        print(
            f"| {one.name} | {one.default * 1e3:.0f} | {one.precise * 1e3:.0f} | {one.ratio:.2f} |",
            flush=True,
        )

    with tempfile.TemporaryDirectory() as folder:
        for size in sizes:
            path = Path(folder, f"synthetic_{size}.ll")
            isolation.run(partial(synthetic.write_synthetic, path, size))
            record(replace(cost_of(path, None, seconds), name=f"synthetic, {size:,} instructions"))
    every_bases: tuple[Bases, ...] = ("dynamic", "all")
    for bases in every_bases:
        single = [cost_of(path, arch, seconds / 40, bases) for path, arch in modules()]
        record(_sum(f"corpus, --bases {bases}", single))
        ratios = sorted((one.ratio, one.name) for one in single)
        print(
            f"single modules: median {statistics.median(r for r, _ in ratios):.2f}; the largest "
            + ", ".join(f"{ratio:.2f} {name}" for ratio, name in ratios[-3:])
        )
    return records


def _sum(name: str, costs: Sequence[Cost]) -> Cost:
    """Of the times the sum, of the peaks the largest."""
    return Cost(
        name,
        sum(one.default for one in costs),
        sum(one.precise for one in costs),
        max(one.default_peak for one in costs),
        max(one.precise_peak for one in costs),
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures and prints. Returns the exit code."""
    options = _options(arguments)
    if options.what == "cost":
        document: object = [asdict(one) for one in cost(options.sizes, options.seconds)]
    else:
        rows = []
        for path, arch in modules(options.compiler):
            try:
                row = isolation.run(partial(measure_module, path, arch))
            except (LdsoptError, isolation.ChildDied) as error:
                print(f"{path.name}: {error}", file=sys.stderr)
                continue
            if row is not None:
                rows.append(row)
        print(recovered_table(rows))
        print(summary(rows))
        document = [asdict(row) for row in rows]
    if options.json:
        options.json.write_text(json.dumps(document, indent=2) + "\n")
    return 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measures what `ldsopt annotate --precise` gains and costs.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures as JSON")
    commands = parser.add_subparsers(dest="what", required=True)
    recovered = commands.add_parser("recovered", help="accesses told apart and waits recovered on the corpus")
    recovered.add_argument("--compiler", action="append", default=[], help="only modules of this compiler")
    costs = commands.add_parser("cost", help="processor time against the default")
    costs.add_argument(
        "sizes", nargs="*", type=int, default=[10_000, 100_000, 1_000_000], help="synthetic instructions"
    )
    costs.add_argument("--seconds", type=float, default=20, help="time for the repetitions of one size")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
