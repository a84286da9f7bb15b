"""Declarations of the commands that make code: transforms, and the compiler."""

from __future__ import annotations

from typing import Literal

from ldsopt.checker.options import CheckOptions
from ldsopt.cli.declarations import shared
from ldsopt.cli.declared import Command
from ldsopt.codegen.options import CodeOptions
from ldsopt.dataclass import dataclass
from ldsopt.options import argument, option, option_like
from ldsopt.transforms.annotate.options import AnnotateOptions
from ldsopt.transforms.pipeline.options import PipelineOptions
from ldsopt.waits.options import WaitsOptions


@dataclass(frozen=True, slots=True, kw_only=True)
class Annotate:
    """Attach alias scopes to LDS accesses by pointer provenance.

    IN is .ll, .bc or - (standard input). An access whose address comes from one named LDS base is tagged with that
    base and as not aliasing the others, so that the backend need not wait for LDS-DMA into other buffers before it.
    Every LDS-DMA gets the scopes and the form that the backend needs to wait correctly.

    \b
      ldsopt annotate kernel.ll -o out.ll && ldsopt diff kernel.ll out.ll
      ldsopt annotate kernel.ll -o out.s        # the code that was checked

    What the tags rest on is printed: between dynamic bases, the assumption named-bases.
    """

    input_file: str = argument("IN")
    out: shared.OutputOptions
    quiet: bool = shared.like("quiet")
    mcpu: str | None = option_like(CodeOptions, "mcpu")
    annotating: AnnotateOptions
    opt: Literal["O1", "O2", "O3"] | None = option(
        None,
        "Run LLVM's pipeline first. Tags belong on final IR: optimizing afterwards can undo their safety.",
    )
    checked: bool | None = option(
        None,
        "--check: write nothing if the compiled output has a finding that the input did not have. "
        "--no-check: compile nothing, the rules alone decide. Default: tags that lose a wait, or by which "
        "code is worse or no better, are taken back.",
        flags=("--check/--no-check",),
    )
    keep_tags: bool = option(False, "Keep the tags of functions whose code is worse or no better with them.")
    checking: CheckOptions
    dump: str | None = shared.like("dump")
    print_after: tuple[str, ...] = shared.print_after("annotate")
    verbose: bool = shared.verbose("Say for each access without a tag where its base was lost.", "--explain")
    remarks: str | None = option(
        None, "Write the report as LLVM optimization remarks (YAML).", metavar="FILE"
    )
    told: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Pipeline:
    """Run the marked loops of a kernel as warp pipelines.

    IN is .ll, .bc or - (standard input): final, optimized IR with marks at the ends of a loop's stages (ldsopt.h), or
    without, for --auto. The first half of a workgroup's waves runs some stages ahead of the second, so that the stages
    of both use different units. Barriers keep both in step; where a stage needs what the other
    group has written to LDS, its barrier orders LDS as well.

    \b
      ldsopt pipeline kernel.ll --auto 4 -o out.ll
      ldsopt pipeline kernel.ll --plain -o plain.ll
      ldsopt pipeline kernel.ll -o out.ll && ldsopt verify plain.ll out.ll

    Exit code 3: a marked loop cannot be run so; the message says why, and what to do.
    """

    input_file: str = argument("IN")
    out: shared.OutputOptions
    quiet: bool = shared.like("quiet")
    mcpu: str | None = option_like(CodeOptions, "mcpu")
    pipelining: PipelineOptions
    checked: bool = option(
        False, "Write nothing if the compiled output has a finding of `ldsopt check`.", flags=("--check",)
    )
    checking: CheckOptions
    verbose: bool = shared.verbose(
        "Draw the stages of both groups over time, and say what each slot orders.", "--explain"
    )
    svg: str | None = option(None, "Write a picture of the stages over time.", metavar="FILE")
    told: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Waits:
    """Compile a kernel with exactly the waits that it needs.

    IN is .ll, .bc or -. It is compiled, and each wait of the code is made to wait for what is needed: registers, bytes
    of LDS that an LDS-DMA is still writing, and the order that fences and barriers promise. Waits that are missing are
    added; nothing else of the code changes. The result is checked as `ldsopt check` does.

    Of assembly, an object or .hsaco that is done without IR: only waits for LDS-DMA may wait for less, as far as the
    address registers tell the bytes. In an object waits change in place, and none is added.

    \b
      ldsopt waits kernel.ll -o kernel.s
      ldsopt waits kernel.hsaco -o exact.hsaco
      ldsopt waits kernel.ll -o kernel.hsaco --compiler clang
      ldsopt waits kernel.ll --explain -o kernel.s

    With a launch (--launch, --grid, --arg ...) the kernel is executed on the CPU to count how often each wait is
    executed.
    """

    input_file: str = argument("IN")
    output: str = shared.like("output")
    emit: Literal["asm", "obj", "hsaco"] | None = option(
        None, "What to make, whatever the name.", old="name the output .s, .o or .hsaco"
    )
    mcpu: str | None = option_like(CodeOptions, "mcpu")
    exacting: WaitsOptions
    verbose: bool = shared.verbose(
        "List the waits, those first that matter most: what each waits for, and why it must.", "--explain"
    )
    witness_file: str | None = option(
        None,
        "Write what the weaker waits rest on, for `ldsopt check --witness` (-: standard output).",
        flags=("--witness",),
        metavar="FILE",
    )
    reporting: shared.JsonReport
    launching: shared.LaunchOptions
    lld: str | None = shared.like("lld")
    dump: str | None = shared.like("dump")
    print_after: tuple[str, ...] = shared.print_after("waits")
    quiet: bool = shared.like("quiet")

    def __post_init__(self) -> None:
        self.reporting.require_apart(self.output)


@dataclass(frozen=True, slots=True, kw_only=True)
class Compile:
    """Compile IR to assembly, an object or a loadable code object.

    IN is .ll, .bc or -. Code is generated by the LLVM inside llvmlite, in a process of its own, byte for byte as
    llc of the same version would; --compiler names another (see `ldsopt compilers`).
    """

    input_file: str = argument("IN")
    output: str = shared.like("output")
    emit: Literal["asm", "obj", "hsaco"] | None = option(
        None, "What to make, whatever the name.", old="name the output .s, .o or .hsaco"
    )
    coding: CodeOptions
    quiet: bool = shared.like("quiet")
    libraries: tuple[str, ...] = shared.like("link_bitcode")
    lld: str | None = shared.like("lld")


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """Link modules and objects into one module or a loadable code object.

    IN are .ll and .bc, which become one module: what one declares and another defines is one function or one LDS
    variable. For a .hsaco they may also be objects (.o), which are linked behind the module's code. LDS variables that
    objects share are placed by nobody: link their modules instead.

    \b
      ldsopt annotate a.ll -o a.tagged.ll && ldsopt annotate b.ll -o b.tagged.ll
      ldsopt link a.tagged.ll b.tagged.ll -o kernels.hsaco
      ldsopt link kernel.bc --link-bitcode ockl.bc -o kernel.ll
    """

    inputs: tuple[str, ...] = argument("IN...")
    output: str = shared.like("output")
    libraries: tuple[str, ...] = shared.like("link_bitcode")
    coding: CodeOptions
    lld: str | None = shared.like("lld")
    quiet: bool = shared.like("quiet")


COMMANDS = (
    Command("annotate", Annotate, "annotate.run", is_isolated=True),
    Command("pipeline", Pipeline, "pipeline.run", is_isolated=True),
    Command("waits", Waits, "waits.run", is_isolated=True),
    Command("compile", Compile, "compile.run_compile"),
    Command("link", Link, "compile.run_link"),
)
