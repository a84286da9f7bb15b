"""The library: read, annotate, pack, check, compile, measure, diff, simulate, verify.

>>> module = parse(EXAMPLE, mcpu="gfx942")
>>> annotated = annotate(module)
>>> annotated.annotation.assumptions
('named-bases',)
>>> comparison = diff(measure(module), measure(annotated))
>>> comparison.changed
True
>>> check(annotated).findings
()

Reading and annotating run in the calling process: LLVM may end it on hostile input. `isolated` runs any job in a
child that may die in its place; the command line runs every command in one.
"""

from __future__ import annotations

from ldsopt.api.code import check, compile, compile_file, measure, measure_file  # noqa: A004
from ldsopt.api.examples import EXAMPLE, REVERSAL
from ldsopt.api.execution import missing, simulate, verify
from ldsopt.api.transforms import Annotated, Packed, annotate, optimize, pack
from ldsopt.compare.diff import diff
from ldsopt.ir.read import isolated, parse, read

__all__ = [
    "EXAMPLE",
    "REVERSAL",
    "Annotated",
    "Packed",
    "annotate",
    "check",
    "compile",
    "compile_file",
    "diff",
    "isolated",
    "measure",
    "measure_file",
    "missing",
    "optimize",
    "pack",
    "parse",
    "read",
    "simulate",
    "verify",
]
