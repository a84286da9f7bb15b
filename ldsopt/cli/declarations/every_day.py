"""Declarations of the commands for every day."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Literal

from ldsopt.api.optimize_options import OptimizeOptions
from ldsopt.checker.options import RaceCheckOptions
from ldsopt.cli.declarations import shared
from ldsopt.cli.declared import Command
from ldsopt.codegen.options import CodeOptions, MeasureOptions
from ldsopt.dataclass import dataclass
from ldsopt.fleet.inputs import FleetOptions
from ldsopt.options import argument, option, option_like


@dataclass(frozen=True, slots=True, kw_only=True)
class Optimize:
    """Try every transform; keep the best version that passes `check`.

    IN is .ll, .bc or - (standard input): final, optimized IR. Everything that `annotate` and `pack` can do is tried;
    each version is compiled by the compiler that you name, and for each kernel the best that `check` passes is written.
    Nothing is written that `ldsopt diff --fail-on regressions` rejects, unless it repairs a definite finding; then
    the summary names both. If nothing is better, the output is the input, byte for byte. Where
    stages are marked (`ldsopt pipeline`), full barriers at their ends are the input, and a pipeline is tried.

    \b
      ldsopt optimize kernel.ll -o out.ll
      ldsopt optimize kernel.ll -o out.ll --compiler triton --goal waits --explain
      ldsopt optimize kernel.ll -o out.s --exact-waits
    """

    input_file: str = argument("IN")
    out: shared.OutputOptions
    quiet: bool = shared.like("quiet")
    mcpu: str | None = option_like(CodeOptions, "mcpu")
    optimizing: OptimizeOptions
    verbose: bool = shared.verbose(
        "Say for each kernel what every candidate would do, and why it was not chosen.", "--explain"
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """Find races and hazards of LDS, or prove that there are none.

    IN is .ll, .bc or -. It is compiled, the code is mapped back to the IR's LDS accesses, and every path is walked with
    its outstanding operations: no access may overtake a copy or another wave, and no instruction may use a register
    that is still being written. Unneeded waits are counted. Assembly, an object, .hsaco or a HIP library is read
    without IR: accesses are told apart by what their address registers may hold. A finding is definite where both
    sides surely touch the same bytes or registers, unproven where they cannot be told apart, and latent where the IR
    lets LLVM drop a wait that is still there. Exit code 1: a definite finding (--strict: or unproven).

    \b
      ldsopt check kernel.ll
      ldsopt check kernel.ll --format sarif -o kernel.sarif
      ldsopt check exact.s --witness exact.json --compiled stock.s
    """

    input_file: str = argument("IN")
    output: str = shared.like("output")
    format_name: Literal["text", "json", "sarif"] = shared.report_format()
    as_json: bool = shared.like("as_json")
    strict: bool = option(False, "Fail on unproven findings too, and on kernels without compiled code.")
    verbose: bool = shared.verbose("List every finding of a group, and the latent ones.")
    kernels: tuple[str, ...] = option(
        (),
        "Check the kernels of this name alone (a pattern, such as '*gemm*', may match several), and functions that "
        "are no kernels. Of a module the others are not compiled. May be given more than once.",
        flags=("--kernel",),
        metavar="PATTERN",
    )
    most: int | None = option(
        None, "List at most N findings, the surest first.", flags=("--max-findings",), minimum=1, metavar="N"
    )
    witness_file: str | None = option(
        None,
        "IN is assembly whose waits `ldsopt waits` made: check what it wrote with --witness against the code.",
        flags=("--witness",),
        metavar="FILE",
    )
    compiled_file: str | None = option(
        None,
        "The assembly as the compiler made it (`ldsopt compile -o FILE.s`), for --witness.",
        flags=("--compiled",),
        metavar="FILE",
    )
    mcpu: str | None = option_like(CodeOptions, "mcpu")
    checking: RaceCheckOptions
    dump: str | None = shared.like("dump")
    print_after: tuple[str, ...] = shared.print_after("check")
    quiet: bool = shared.like("quiet")


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure:
    """Count waits and resources of compiled code.

    Each IN is IR (.ll, .bc; compiled first), assembly, an object, .hsaco or HIP library, a saved JSON record, a
    directory of these, or -. Waits are counted by counter, by N and by whether they stand in loops: vmcnt(0) drains
    everything, vmcnt(8) leaves eight operations in flight. Counts are of instructions in the code; with --launch (or
    --grid, --block and --arg) the module is executed on the CPU as well, and how often its instructions run is shown
    beside.

    \b
      ldsopt measure kernel.ll
      ldsopt measure kernel.ll --launch k.toml
    """

    inputs: tuple[str, ...] = argument("IN...")
    format_name: Literal["text", "json", "benchmark-json"] = shared.report_format()
    as_json: bool = shared.like("as_json")
    output: str = shared.like("output")
    launching: shared.LaunchOptions
    measuring: MeasureOptions
    fleet: FleetOptions
    quiet: bool = shared.like("quiet")
    told: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Diff:
    """Compare what two versions compile to; the CI gate.

    BEFORE and AFTER are each IR, assembly, an object, a HIP library, a JSON record of `ldsopt measure`, or a directory
    of these. Functions are matched by name; only what changed is shown, the worst last. With --launch both are executed
    on the CPU as well, and compared by what they execute.

    --history takes one directory of records of `ldsopt measure --json` and `ldsopt diff --json`; of a comparison its
    later side counts. The page has a figure for each metric that changed.

    \b
      ldsopt diff kernel.ll out.ll
      ldsopt diff main.json build/ --format markdown --fail-on regressions
      ldsopt diff --history records/ -o history.html
    """

    sides: tuple[str, ...] = argument("BEFORE AFTER", ())
    format_name: Literal["text", "json", "markdown", "html", "junit", "sarif", "benchmark-json"] = (
        shared.report_format()
    )
    as_json: bool = shared.like("as_json")
    output: str = shared.like("output")
    is_history: bool = option(
        False,
        "Make an HTML page of how the records in a directory changed, one file for each point in time.",
        flags=("--history",),
    )
    order: Literal["name", "time"] = option(
        "name",
        "With --history: the order of the files, by name (run9 before run10), or by when they were last written.",
    )
    names: tuple[str, str] | None = option(
        None,
        "What reports call the two sides, such as two commits. Default: as they were given.",
        words=2,
        metavar="BEFORE AFTER",
    )
    top: int | None = option(
        None,
        "Show only the N largest changes of each verdict; with --history the N functions that changed most, by "
        "default 8.",
        minimum=1,
        metavar="N",
    )
    metrics: tuple[str, ...] = option(
        (), "Show only this metric; the gate sees all.", flags=("--metric",), metavar="NAME"
    )
    rules: tuple[str, ...] = option(
        (),
        "Exit 1 when a rule is broken: 'vmcnt0>0%', 'vgprs>+8', 'after.lds_bytes>65536', kernels-lost, regressions.",
        flags=("--fail-on",),
        metavar="RULES",
    )
    baseline: Path | None = option(None, "Accepted regressions, with their reasons.", metavar="FILE")
    update_baseline: bool = option(False, "Write the baseline so that this comparison passes.")
    reason: str | None = option(
        None, "Why the regressions are accepted; with --update-baseline.", metavar="TEXT"
    )
    expires: date | None = option(None, "The acceptance's last day; with --update-baseline.")
    launching: shared.LaunchOptions
    measuring: MeasureOptions
    quiet: bool = shared.like("quiet")
    told: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Explain:
    """Explain a rule, a finding, a metric, or a fault of LLVM.

    NAME is a finding, a verdict or a hazard class of `check`, a finding of `simulate` or `liveness`, an assumption, a
    metric, a reason or an outcome that a summary counts, a rule of annotate (R1 to R10), or a hazard of LLVM (H1 to
    H8). Without one, all names are listed.

    \b
      ldsopt explain missing-wait
      ldsopt explain wait_weight
      ldsopt explain R8
    """

    name: str | None = argument("[NAME]", None)
    quiet: bool = shared.like("quiet")


COMMANDS = (
    Command("optimize", Optimize, "optimize.run", is_isolated=True, shows_progress=True),
    Command("check", Check, "check.run", is_isolated=True, shows_progress=True),
    Command("measure", Measure, "measuring.run"),
    Command("diff", Diff, "diff.run"),
    Command("explain", Explain, "plumbing.explain"),
)
