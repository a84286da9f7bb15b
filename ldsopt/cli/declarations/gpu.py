"""Declarations of the commands for a GPU, and for what one has recorded."""

from __future__ import annotations

from typing import Literal

from ldsopt.cli.declarations import shared
from ldsopt.cli.declared import Command
from ldsopt.codegen.options import CodeOptions
from ldsopt.dataclass import dataclass
from ldsopt.errors import UsageError
from ldsopt.options import argument, option, option_like
from ldsopt.transforms.instrument.options import InstrumentOptions
from ldsopt.waits.options import WaitsOptions


@dataclass(frozen=True, slots=True, kw_only=True)
class Bench:
    """Time versions of a kernel on an AMD GPU, and compare their outputs.

    IN are .ll, .bc or .hsaco, .hip or .cl, which clang compiles, or FILE.py:KERNEL, a Triton kernel, whose launch lists
    all of its parameters. The first is what the others are compared with. All run in one go, in turns, with caches
    flushed in between. --timeout stops what hangs, the kernel included. Without a GPU the versions are executed on
    the CPU and what they execute is counted. Without a launch one is chosen for the first IN, if that is IR, as
    `verify` does, and printed. Exit code 1: outputs differ, or a launch failed.

    \b
      ldsopt bench before.ll after.ll --launch k.toml
      ldsopt bench before.ll after.ll --launch k.toml --format markdown
      ldsopt bench k.ll --block 256 --arg 'A: f32[256]=random' --bytes 1024
      ldsopt bench new.json --against old.json
      ldsopt bench gemm.gfx942.hip --with optimize --launch k.toml
      ldsopt bench kernels.py:gemm --launch k.toml --compiler triton
    """

    inputs: tuple[str, ...] = argument("IN...", ())
    launching: shared.LaunchOptions
    save_launch: str | None = shared.like("saving")
    promised: shared.PromisedShape
    backend: Literal["auto", "hip", "simulate"] = option(
        "auto",
        "hip: an AMD GPU, by hip-python. simulate: executed on the CPU, counts and no time. auto: hip where there "
        "is a GPU, else simulate.",
    )
    seconds: float = option(10.0, "Stop measuring after this many seconds.", above=0)
    precision: float = option(
        0.5,
        "Stop earlier where the standard error of every median is below this.",
        above=0,
        metavar="PERCENT",
    )
    flops: int | None = option(
        None,
        "Floating-point operations of one launch: TFLOPS. Default: flops of the launch file.",
        minimum=1,
        metavar="N",
    )
    moved: int | None = option(
        None,
        "Bytes that one launch moves: GB/s. Default: bytes of the launch file.",
        flags=("--bytes",),
        minimum=1,
        metavar="N",
    )
    hold_clock: int | None = option(
        None,
        "Limit the GPU's shader clock while measuring, by amd-smi; takes root's permission. It is always given back.",
        minimum=1,
        metavar="MHZ",
    )
    self_test: bool = option(
        False,
        "Run ldsopt's own kernels, original and optimized, for ten minutes at most, and write one file to send back.",
    )
    record: str | None = option(
        None, "Also write the times as JSON, for --against of a later run.", metavar="FILE"
    )
    against: str | None = option(
        None,
        "Hold the ratios against those of a record: they differ where their intervals do not meet. IN may be a "
        "record as well; then nothing is run.",
        metavar="FILE",
    )
    made_by: tuple[str, ...] = option(
        (),
        "A further version: what this command makes of the first IN, e.g. --with optimize, or --with 'optimize "
        "--exact-waits'. The commands are optimize, annotate, pack and pipeline.",
        flags=("--with",),
        metavar="COMMAND",
    )
    cflags: str = option(
        "",
        "Further options of clang for IN in HIP or OpenCL C, in one word: '-I include -nogpuinc'.",
        metavar="OPTIONS",
    )
    num_stages: int = option(
        2,
        "The option num_stages of Triton, for its kernels; num_warps follows from the workgroup.",
        minimum=1,
        metavar="N",
    )
    format_name: Literal["text", "json", "markdown"] = shared.report_format()
    as_json: bool = shared.like("as_json")
    output: str = shared.like("output")
    coding: CodeOptions
    lld: str | None = shared.like("lld")
    quiet: bool = shared.like("quiet")


@dataclass(frozen=True, slots=True, kw_only=True)
class Instrument:
    """Have kernels record when their waves pass marks.

    IN is .ll, .bc or - (standard input): final, optimized IR, with marks of ldsopt.h, or with --auto. A wave that
    passes a mark notes the clock, eight bytes; `ldsopt trace` decodes what is read from the device after a launch. What
    the kernel computes stays the same.

    \b
      ldsopt instrument kernel.ll -o out.ll
      ldsopt instrument kernel.ll --auto loops --auto barriers -o out.hsaco
      ldsopt simulate out.ll --launch k.toml --dump-records k.dump
    """

    input_file: str = argument("IN")
    out: shared.OutputOptions
    quiet: bool = shared.like("quiet")
    instrumenting: InstrumentOptions
    no_cost: bool = option(False, "Do not compile input and output to say what the records add.")
    costs: bool = option(
        False,
        "Write no module: print what each way to make these records (--loose, --granularity workgroup, --keep first, "
        "--clock wall, --buffer lds) adds in instructions, waits, registers, LDS and occupancy.",
    )
    checked: bool = option(
        False,
        "Write nothing if the compiled output has a finding of `ldsopt check` that the input did not have. "
        "Done by itself where --buffer lds meets LDS-DMA.",
        flags=("--check",),
    )
    coding: CodeOptions
    verbose: bool = shared.verbose("List every place that makes a record.", "--explain")

    def __post_init__(self) -> None:
        idle = {
            "--json": self.out.as_json,
            shared.REPORT: self.out.json_file,
            "--check": self.checked,
            "--no-cost": self.no_cost,
        }
        if self.costs and any(idle.values()):
            given = ", ".join(name for name, is_given in idle.items() if is_given)
            raise UsageError(f"--costs writes a table and no module; leave out {given}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Records:
    """Run a program and fetch the records of its instrumented kernels.

    Behind each launch of a kernel that `ldsopt instrument` changed, its records are written to FOLDER/KERNEL.N.dump,
    for `ldsopt trace`. PROGRAM is linked with HIP's library. The exit code is that of PROGRAM.

    \b
      ldsopt records -o dumps -- ./gemm 4096
      ldsopt trace dumps
    """

    program: tuple[str, ...] = argument("[--] PROGRAM [ARG]...", ())
    output: str = option(
        "records",
        "Where dumps go. Default: ./records.",
        flags=("-o", "--output"),
        metavar="FOLDER",
    )
    launches: int | None = option(
        None, "Launches to record of each kernel. Default: 16.", minimum=1, metavar="N"
    )
    build_library: str | None = option(
        None,
        "Only build the library, to preload it where the program is started: LD_PRELOAD=FILE LDSOPT_RECORDS=FOLDER.",
        metavar="FILE",
    )
    cc: str | None = option(None, "The compiler of C. Default: cc, clang, gcc or ziglang.", metavar="PROGRAM")


@dataclass(frozen=True, slots=True, kw_only=True)
class Trace:
    """Decode the records that an instrumented kernel made.

    DUMP is what `ldsopt records`, `ldsopt.gpu.launch_records` or `simulate --dump-records` wrote, or a folder of dumps
    (*.dump). The report says for each scope how often waves ran through it and how many cycles that took; what was
    lost, overwritten or damaged is said, and left out. Several launches make one tree of scopes for each kernel.

    \b
      ldsopt trace k.dump
      ldsopt trace k.dump -o trace.json -o timeline.html
      ldsopt trace dumps --by wave -o scopes.html
      ldsopt trace k.dump --format csv --report runs.csv
    """

    dumps: tuple[str, ...] = argument("DUMP...")
    outputs: tuple[str, ...] = option(
        (),
        "Write the timeline, by the file's name: .json for Perfetto and chrome://tracing, .html a page to zoom in, "
        ".svg a picture of the first workgroups. May be repeated.",
        flags=("-o", "--output"),
        metavar="FILE",
    )
    format_name: Literal["text", "csv", "json"] = shared.report_format()
    as_json: bool = shared.like("as_json")
    report: str = option("-", "Where the report goes. Default: standard output.", metavar="FILE")
    tree: bool = option(
        False,
        "Scopes as a tree, each within those around it. Done by itself for several dumps or a folder, merged.",
    )
    by: Literal["all", "wave", "workgroup"] = option(
        "all", "With a tree: one of all waves, of each wave's number, or of each workgroup's."
    )
    partial: bool = option(False, "Read a dump that is cut off, as far as it goes.")
    by_wave: bool = option(False, "Also a table for each wave.")
    top: int | None = option(None, "Show at most N scopes.", minimum=0, metavar="N")
    subtract_cost: bool = option(
        False,
        "Take out what the records themselves cost, as measured by the empty scope (`instrument --empty-scope`).",
    )
    strict: bool = option(False, "Exit code 1 if anything is missing or damaged.")
    quiet: bool = shared.like("quiet")


@dataclass(frozen=True, slots=True, kw_only=True)
class Stalls:
    """Tell for measured stalls which waits are needed, and why.

    TRACE is what `rocprofv3 --att -d TRACE` wrote: its stats_*.csv or code.json are read. CODE is the .hsaco, .o, .s or
    .ll that ran; by default the code object that the profiler left beside the trace. Each wait is shown with the loads
    that it waits for, and with what is proved: needed, too strict or not needed. The stall of a wait that is not needed
    can go at most; how much does, only another run on the GPU tells.

    \b
      rocprofv3 --att -d trace -- ./program
      ldsopt stalls trace
      ldsopt stalls trace kernel.hsaco --html stalls.html
      ldsopt stalls trace-new --against trace-old
    """

    input_file: str = argument("TRACE")
    code_file: str | None = argument("[CODE]", None)
    against: str | None = option(
        None,
        "Compare with the trace of another version, which is before: cycles that one execution stalls.",
        metavar="TRACE",
    )
    against_code: str | None = option(
        None, "The code of that version. Default: beside its trace.", metavar="CODE"
    )
    dispatch: int | None = option(
        None, "Read that dispatch alone. Default: all are added up.", minimum=0, metavar="N"
    )
    top: int | None = option(None, "Show at most N rows. Default: 20.", minimum=0, metavar="N")
    html_file: str | None = option(
        None, "Write a page: the listing beside its stalls.", flags=("--html",), metavar="FILE"
    )
    format_name: Literal["text", "json"] = shared.report_format(old="--json")
    as_json: bool = shared.like("as_json")
    output: str = shared.like("output")
    exacting: WaitsOptions
    mcpu: str | None = option_like(CodeOptions, "mcpu")
    quiet: bool = shared.like("quiet")


COMMANDS = (
    Command("bench", Bench, "bench.run"),
    Command("instrument", Instrument, "instrument.run", is_isolated=True),
    Command("records", Records, "trace.run_records", passes_on=True),
    Command("trace", Trace, "trace.run"),
    Command("stalls", Stalls, "stalls.run", is_isolated=True),
)
