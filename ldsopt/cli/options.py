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


def output(help_text: str) -> Callable[[F], F]:
    """``-o``."""
    return click.option("-o", "--output", metavar="FILE", help=help_text)
