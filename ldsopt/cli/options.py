"""Options that several commands share, so that they are spelled and explained alike."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])

mcpu = click.option(
    "--mcpu",
    "-mcpu",
    metavar="ARCH",
    help="The architecture, e.g. gfx942. Default: what the module says (target-cpu, or the triple).",
)
opt_level = click.option(
    "-O",
    "opt_level",
    type=click.IntRange(0, 3),
    default=3,
    show_default=True,
    metavar="LEVEL",
    help="Optimization level of code generation, as llc's: -O0 to -O3.",
)
llc = click.option(
    "--llc",
    type=click.Path(path_type=Path),
    metavar="PROGRAM",
    help="Compile with this llc instead of the LLVM inside llvmlite.",
)
features = click.option(
    "--mattr", "-mattr", "features", default="", metavar="LIST", help="Subtarget features, as llc's -mattr."
)
timeout = click.option(
    "--timeout",
    "timeout_seconds",
    type=click.FloatRange(min=0, min_open=True),
    metavar="SECONDS",
    help="Stop the compiler after this long. Default: never.",
)
objdump = click.option(
    "--objdump",
    type=click.Path(path_type=Path),
    metavar="PROGRAM",
    help="llvm-objdump, to see the instructions of objects. Default: looked for in PATH.",
)
launch_file = click.option(
    "--launch",
    "launch_file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="What to run on: .toml or .json with grid, block, arguments, dynamic_lds.",
)
grid = click.option("--grid", metavar="X,Y,Z", help="Workgroups. Default: 1.")
block = click.option("--block", metavar="X,Y,Z", help="Work-items of a workgroup. Default: 64.")
argument = click.option(
    "--arg",
    "arguments",
    multiple=True,
    metavar="ARG",
    help="An argument of the kernel, in order: i32=64, 'A: f16[128,64]=random', 'f32[64]=@a.npy', null.",
)
kernel = click.option("--kernel", metavar="NAME", help="Which kernel, where the module has several.")
dynamic_lds = click.option(
    "--dynamic-lds",
    type=click.IntRange(min=0),
    default=0,
    metavar="BYTES",
    help="LDS that the launch adds to the kernel's own.",
)
report_format = click.option(
    "--format",
    "format_name",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="How to write the report.",
)


def output(help_text: str) -> Callable[[F], F]:
    """``-o``."""
    return click.option("-o", "--output", metavar="FILE", help=help_text)
