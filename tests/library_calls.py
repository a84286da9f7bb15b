"""Calls of the library as the documentation has them, for mypy, which has to know each of them and to refuse wrong ones.

Nothing runs this file; `make lint` types it. A wrong call that mypy lets pass is an ignored error that is not there, which
``--strict`` reports.
"""

import ldsopt
from ldsopt import AnnotateOptions, Annotation, CheckOptions, Packing


def documented_calls() -> None:
    """Calls that are right, and behind them calls that are not."""
    module = ldsopt.read("kernel.ll", mcpu="gfx942")
    annotated: ldsopt.Transformed[Annotation] = ldsopt.annotate(module, precise=True, bases="all")
    again: ldsopt.Transformed[Annotation] = ldsopt.annotate(module, AnnotateOptions(precise=True))
    checked: ldsopt.Check = ldsopt.check(annotated, no_assume=["named-bases"], opt_level=2)
    promised: ldsopt.Check = ldsopt.check(module, assume=["workgroup-size=256"])
    raced: ldsopt.Check = ldsopt.check(module, ldsopt.RaceCheckOptions(race_seconds=1))
    checked_as: ldsopt.Check = ldsopt.check(module, CheckOptions(compiler="llc-22", timeout_seconds=60))
    packed: ldsopt.Transformed[Packing] = ldsopt.pack(module, goal="workgroups", no_share=False)
    changed: bool = ldsopt.diff(ldsopt.measure(module), ldsopt.measure(packed, dynamic_lds=1024)).changed
    code: bytes = ldsopt.compile(annotated, emit="obj").data
    verified: ldsopt.Verification = ldsopt.verify(module, packed)

    ldsopt.annotate(module, precse=True)  # type: ignore[call-overload]
    ldsopt.annotate(module, bases="some")  # type: ignore[call-overload]
    ldsopt.check(module, AnnotateOptions())  # type: ignore[call-overload]
    ldsopt.measure(module, opt_level="3")  # type: ignore[call-overload]
