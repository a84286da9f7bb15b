"""Declarations of the commands about where LDS variables lie."""

from __future__ import annotations

from typing import Literal

from ldsopt.assumptions import ShapeOptions
from ldsopt.checker.options import CheckOptions
from ldsopt.cli.declarations import shared
from ldsopt.cli.declared import Command
from ldsopt.codegen.options import CodeOptions
from ldsopt.dataclass import dataclass
from ldsopt.options import argument, option, option_like
from ldsopt.transforms.pack.options import PackOptions


@dataclass(frozen=True, slots=True, kw_only=True)
class Pack:
    """Place LDS variables on common bytes where they never meet.

    IN is .ll, .bc or - (standard input): final, optimized IR. The static LDS variables of each kernel become parts of
    one array of bytes, in as few bytes as can be; dynamic LDS stays behind it. Accesses are tagged as by `annotate`,
    by what lies apart. What cannot be proved never to meet shares nothing, and the summary says why.

    \b
      ldsopt pack kernel.ll -o out.ll && ldsopt diff kernel.ll out.ll

    Exit code 1, and nothing written: LDS is read that nothing has written, or does not fit even when packed.
    """

    input_file: str = argument("IN")
    out: shared.OutputOptions
    quiet: bool = shared.like("quiet")
    mcpu: str | None = option_like(CodeOptions, "mcpu")
    packing: PackOptions
    checked: bool = option(
        False,
        "Write nothing if the compiled output has a finding of `ldsopt check` that the input did not have.",
        flags=("--check",),
    )
    checking: CheckOptions
    verbose: bool = shared.verbose(
        "Say where each variable lies, and all that keeps it from sharing.", "--explain"
    )
    graph: str | None = shared.like("graph")
    dump: str | None = shared.like("dump")
    print_after: tuple[str, ...] = shared.print_after("pack")
    told: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Liveness:
    """Show when each LDS variable is needed, and which may share.

    IN is .ll, .bc or -. Time is counted in phases, from barrier to barrier. A variable is needed from its first write
    to its last read, round loops, and while copies are in flight. What cannot be proved is taken to be needed, and the
    table says why. Marks that IN has are verified and replaced. Exit code 1: LDS is read that nothing has written, or
    there is more than the architecture has.

    \b
      ldsopt liveness kernel.ll
      ldsopt liveness kernel.ll --svg kernel.svg --graph kernel.dot
      ldsopt liveness kernel.ll --mark -o marked.ll
    """

    input_file: str = argument("IN")
    mark: bool = option(False, "Write the module with marks of where each variable is needed, to -o.")
    output: str | None = option(
        None,
        "Where to write the marked module (.ll or .bc; needs --mark).",
        flags=("-o", "--output"),
        metavar="FILE",
    )
    svg: str | None = option(None, "Draw it: time across, variables down, barriers as lines.", metavar="FILE")
    reporting: shared.JsonReport
    graph: str | None = shared.like("graph")
    assume: tuple[str, ...] = option_like(PackOptions, "assume")
    compiler: str = shared.like("reader")
    mcpu: str | None = option_like(CodeOptions, "mcpu")
    features: str = option_like(CodeOptions, "features")
    quiet: bool = shared.like("quiet")

    def __post_init__(self) -> None:
        self.reporting.require_apart(self.output or "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Banks:
    """Show LDS bank conflicts, and the paddings and swizzles that avoid them.

    IN is .ll, .bc or -. With --launch (or --grid, --block and --arg) the kernel is executed on the CPU and every access
    counted as often as it ran. Without, what follows from the IR is told: addresses that depend on the lane in a known
    way. Nothing is changed; `ldsopt annotate --swizzle` makes swizzles.

    \b
      ldsopt banks kernel.ll
      ldsopt banks kernel.ll --launch k.toml --row 128
      ldsopt banks kernel.ll --block 256 --arg 'A: f32[64,64]=random' --json
    """

    input_file: str = argument("IN")
    launching: shared.LaunchOptions
    shape: ShapeOptions
    rows: tuple[int, ...] = option(
        (),
        "Length of the rows that other layouts are to have; may be repeated. Default: all powers of two that fit.",
        flags=("--row",),
        minimum=4,
        metavar="BYTES",
    )
    top: int | None = option(None, "Show at most N accesses and layouts.", minimum=0, metavar="N")
    format_name: Literal["text", "json"] = shared.report_format(old="--json")
    as_json: bool = shared.like("as_json")
    output: str = shared.like("output")
    mcpu: str | None = option_like(CodeOptions, "mcpu")
    features: str = option_like(CodeOptions, "features")
    quiet: bool = shared.like("quiet")


COMMANDS = (
    Command("pack", Pack, "pack.run", is_isolated=True),
    Command("liveness", Liveness, "liveness.run", is_isolated=True),
    Command("banks", Banks, "banks.run", is_isolated=True),
)
