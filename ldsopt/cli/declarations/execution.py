"""Declarations of the commands that execute kernels on the CPU."""

from __future__ import annotations

from typing import Any, Literal

from ldsopt.cli.declarations import shared
from ldsopt.cli.declared import Command
from ldsopt.codegen.options import CodeOptions, parallel_jobs
from ldsopt.dataclass import dataclass
from ldsopt.options import argument, option, option_like
from ldsopt.simt.checks import CHECKS
from ldsopt.timeline.options import TimelineOptions


def _without() -> Any:
    """The field ``--no-check``."""
    return option(
        (),
        f"Leave out a check: {', '.join(CHECKS)}. Repeatable. What stops a run is always reported.",
        flags=("--no-check",),
        choices=tuple(CHECKS),
        metavar="NAME",
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Timeline:
    """Estimate where the waves of a kernel wait: a ranking, no run time.

    IN is .ll, .bc, .s, .o, .hsaco or -. A launch of the kernel's machine code is executed on the CPU, and what its
    waves execute runs through a model of one compute unit: in-order issue, with published latencies and throughputs.
    How fast memory answers is a range; what the report says is which waits and barriers cost most, and whether that is
    so at both of its ends. Without --launch (or --grid, --block and --arg) one is chosen for IR, as `verify` does.

    \b
      ldsopt timeline kernel.ll --launch k.toml
      ldsopt timeline kernel.ll --launch k.toml --memory-latency 300:600 --full
      ldsopt timeline kernel.ll --launch k.toml --measured trace
      ldsopt timeline kernel.ll --launch k.toml --trace waits.json --asm kernel.s
    """

    input_file: str = argument("IN")
    launching: shared.LaunchOptions
    save_launch: str | None = shared.like("saving")
    promised: shared.PromisedShape
    asked: TimelineOptions
    top: int | None = option(None, "Show at most N rows. Default: 20.", minimum=0, metavar="N")
    trace_file: str | None = option(
        None,
        "Write when each wave stands still as a trace: .json, for Perfetto and chrome://tracing.",
        flags=("--trace",),
        metavar="FILE",
    )
    asm_file: str | None = option(
        None, "Write the assembly that the report's lines are lines of.", flags=("--asm",), metavar="FILE"
    )
    measured_trace: str | None = option(
        None,
        "Calibrate on a trace of `rocprofv3 --att -d TRACE`, or on a dump of records that IN makes.",
        flags=("--measured",),
        metavar="TRACE",
    )
    html_file: str | None = option(
        None,
        "With --measured: a page of the listing with what was measured, estimated and proved.",
        flags=("--html",),
        metavar="FILE",
    )
    format_name: Literal["text", "json"] = shared.report_format(old="--json")
    as_json: bool = shared.like("as_json")
    output: str = shared.like("output")
    mcpu: str | None = option_like(CodeOptions, "mcpu")
    quiet: bool = shared.like("quiet")


@dataclass(frozen=True, slots=True, kw_only=True)
class Simulate:
    """Execute a kernel on the CPU and check its LDS accesses.

    IN is .ll, .bc or -; with --machine also .s, .o or .hsaco. What is found (false noalias claims, races, reads of
    bytes never written, accesses out of bounds, deadlocks) is reported with line, lanes and address. Exit code 1: there
    is a finding, or a buffer is not what --expect says. Without a launch one is chosen for IR, as `verify` does, and
    printed.

    \b
      ldsopt simulate k.ll --block 256 --arg 'A: f32[64]=random' --arg i32=64
      ldsopt simulate k.ll --launch k.toml --schedule fine --outputs out/
      ldsopt simulate gemm.ll --launch gemm.toml --expect C=c.npy --tolerance 1e-3
      ldsopt simulate k.hsaco --machine --launch k.toml
      ldsopt simulate --list-missing kernels/
    """

    input_file: str = argument("IN")
    launching: shared.LaunchOptions
    save_launch: str | None = shared.like("saving")
    promised: shared.KeptPromises
    schedule: Literal["forward", "reverse", "random", "fine"] = option(
        "forward", "In which order waves run; fine: they change at each LDS operation."
    )
    dma: Literal["earliest", "latest"] = option(
        "latest", "When copies into LDS land: when they are issued, or when something waits for them."
    )
    outputs: str | None = option(None, "Write every buffer there after the run, as .npy.", metavar="DIR")
    expect: tuple[str, ...] = option(
        (),
        "Compare a buffer after the run with the array of a .npy file: exit code 1 if they differ. Repeatable.",
        metavar="NAME=FILE",
    )
    tolerance: float = option(
        0.0,
        "Allowed absolute difference of floating-point numbers from --expect. Default: 0, bit-exact.",
        minimum=0,
        metavar="X",
    )
    dump_records: str | None = option(
        None,
        "Write what an instrumented kernel recorded, for `ldsopt trace`. Its clock counts executed instructions.",
        metavar="FILE",
    )
    backend: Literal["auto", "interpreted", "compiled"] = shared.like("backend")
    jobs: int | None = parallel_jobs()
    timeout: float | None = shared.timeout()
    format_name: Literal["text", "json"] = shared.report_format(old="--json")
    as_json: bool = shared.like("as_json")
    output: str = shared.like("output")
    without: tuple[str, ...] = _without()
    no_checks: bool = option(False, "Only run: faster, and reports only what stops it.")
    list_missing: bool = option(False, "Run nothing: list what of IN (a file or a folder) cannot run.")
    machine: bool = option(
        False, "Execute machine code: IN is .s, .o or .hsaco, or IR that --compiler compiles first."
    )
    compiler: str = shared.like("machine_compiler")
    mcpu: str | None = option_like(CodeOptions, "mcpu")
    features: str = option_like(CodeOptions, "features")
    verbose: bool = shared.verbose("Show every finding whole, not one of each kind.")
    quiet: bool = shared.like("quiet")


@dataclass(frozen=True, slots=True, kw_only=True)
class Verify:
    """Execute two versions of a kernel and compare what they do.

    Both run on the CPU under every schedule: waves forward, in reverse, in random orders and finely interleaved,
    copies into LDS landing as early and as late as they may. All buffers have to be equal, and the checks of
    `ldsopt simulate` may find nothing in AFTER that they do not find in BEFORE. Without a launch one is chosen from
    the kernel's attributes, for each kernel where there are several, and the report says which. Exit code 1: they are
    not equivalent. Exit code 3: no verdict, since BEFORE already leaves its memory under this launch, too little
    of AFTER ran, or for lack of time; of a module that did not change that is no failure.

    \b
      ldsopt annotate kernel.ll -o out.ll && ldsopt verify kernel.ll out.ll
      ldsopt verify kernel.ll kernel.hsaco --machine --launch launch.toml
      ldsopt verify kernel.ll kernel.ll --machine --compiler triton
    """

    before: str = argument("BEFORE")
    after: str = argument("AFTER")
    launching: shared.LaunchOptions
    promised: shared.KeptPromises
    save_launch: str | None = shared.like("saving")
    tolerance: float = option(
        0.0,
        "Allowed absolute difference of floating-point outputs. Default: 0, bit-exact.",
        minimum=0,
        metavar="X",
    )
    quick: bool = option(False, "Three schedules instead of eight: less time, less certainty.")
    jobs: int | None = parallel_jobs()
    timeout: float | None = shared.timeout()
    backend: Literal["auto", "interpreted", "compiled"] = shared.like("backend")
    without: tuple[str, ...] = _without()
    machine: bool = option(
        False,
        "Execute BEFORE as what it is, IR or machine code, and AFTER as machine code: .s, .o or .hsaco, or IR that "
        "--compiler compiles first.",
    )
    format_name: Literal["text", "json"] = shared.report_format(old="--json")
    as_json: bool = shared.like("as_json")
    output: str = shared.like("output")
    compiler: str = shared.like("machine_compiler")
    mcpu: str | None = option_like(CodeOptions, "mcpu")
    features: str = option_like(CodeOptions, "features")
    quiet: bool = shared.like("quiet")


@dataclass(frozen=True, slots=True, kw_only=True)
class Fuzz:
    """Annotate and pack random kernels and verify that they do the same.

    Each seed gives a valid kernel without races. It is annotated and packed in every way, executed before and after,
    and what it compiles to is checked. A failure is made small. Exit code 1: a kernel failed.

    \b
      ldsopt fuzz --count 100 --seed 7000 --keep failures/
    """

    count: int = option(20, "How many kernels.", minimum=1)
    seed: int = option(0, "Seed of the first kernel; each further kernel uses the next number.", minimum=0)
    keep: str | None = option(
        None, "Write failures there: the kernel as .ll, its launch as .json.", metavar="DIR"
    )
    variants: tuple[str, ...] = option(
        (),
        "Only this way of rewriting. annotate: default, bases-all, precise, repair; pack: pack, pack-granules, "
        "pack-workgroups, pack-barriers, pack-precise, pack-no-share. May be repeated. Default: all of them.",
        flags=("--variant",),
        metavar="NAME",
    )
    shapes: tuple[str, ...] = option(
        (),
        "Only this family of kernels: phases (work-items exchange rows between barriers), waves (copies, reads "
        "and stores of single waves in any control flow) or stages (one buffer is used after the other). May be "
        "repeated. Default: all of them.",
        flags=("--shape",),
        metavar="NAME",
    )
    no_check: bool = option(False, "Do not compile and check the kernels: several times as fast.")
    no_shrink: bool = option(False, "Leave failures as large as they are.")
    quiet: bool = shared.like("quiet")


COMMANDS = (
    Command("timeline", Timeline, "timeline.run", is_isolated=True),
    Command("simulate", Simulate, "simulate.run"),
    Command("verify", Verify, "verify.run", is_isolated=True, shows_progress=True),
    Command("fuzz", Fuzz, "fuzz.run"),
)
