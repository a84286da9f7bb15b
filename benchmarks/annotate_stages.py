"""The stages of `ldsopt annotate` on a large module: their processor time, in units of LLVM's own floor for an edit.

    python benchmarks/annotate_stages.py [INSTRUCTIONS]

The functions that do the stages are wrapped, so that each is charged with what it takes beside those that it calls, in
one process and one run. The floor (parse, print, parse, verify) is measured in the same process right before.
"""

from __future__ import annotations

import functools
import gc
import importlib
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import generator

STAGES = {
    "LLVM: parse": ["ldsopt.ir.bindings:Handle._parsed"],
    "LLVM: verify": ["ldsopt.ir.bindings:Handle.verify"],
    "LLVM: print": ["ldsopt.ir.bindings:Handle.text"],
    "read, besides": ["ldsopt.ir.read:parse"],
    "decode": ["ldsopt.ir.module:Module.decode", "ldsopt.ir.bindings:compiled_walk"],
    "provenance": ["ldsopt.analysis.provenance.provenance:Provenance.analyse"],
    "flow and waiting operations": ["ldsopt.transforms.annotate.left_whole:dma_function"],
    "rule R10": ["ldsopt.transforms.annotate.joins:Joins.uninformed"],
    "tags, laundering, edits": ["ldsopt.transforms.annotate.scopes:_Annotator.run"],
    "edit of the text": ["ldsopt.ir.edited:onto"],
    "comparison of the output": ["ldsopt.ir.postcondition:check"],
    "freed at the end": ["ldsopt.ir.bindings:_dispose"],  # not in the command's process, which just ends
    "the rest": ["ldsopt.cli.annotate:run"],
}


class Charged:
    """Charges functions with their time, less that of charged functions which they call."""

    def __init__(self) -> None:
        self.seconds = dict.fromkeys(STAGES, 0.0)
        self._inside = [0.0]

    def charge(self, stage: str, place: str) -> None:
        """Puts a wrapper in the place of a function, given as ``module:name``."""
        module, _, name = place.partition(":")
        owner: Any = importlib.import_module(module)
        *classes, last = name.split(".")
        for each in classes:
            owner = getattr(owner, each)
        found = vars(owner)[last]
        is_class_method = isinstance(found, classmethod)
        wrapped = self._charging(stage, found.__func__ if is_class_method else found)
        setattr(owner, last, classmethod(wrapped) if is_class_method else wrapped)

    def _charging(self, stage: str, function: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(function)
        def call(*arguments: Any, **named: Any) -> Any:
            start = time.process_time()
            self._inside.append(0.0)
            try:
                return function(*arguments, **named)
            finally:
                taken = time.process_time() - start
                self.seconds[stage] += taken - self._inside.pop()
                self._inside[-1] += taken

        return call


def floor(text: str) -> float:
    """Seconds that LLVM takes to parse, print, parse and verify a module."""
    from ldsopt.ir.bindings import Handle

    start = time.process_time()
    Handle.verified(Handle.parse_text(text).text())
    return time.process_time() - start


def main(arguments: list[str]) -> int:
    """Measures and prints. Returns the exit code."""
    from ldsopt.cli import isolated
    from ldsopt.cli import main as run

    size = int(arguments[0]) if arguments else 100_000
    gc.disable()
    isolated.do_jobs_in_worker()  # in this process
    importlib.import_module("ldsopt.cli.annotate")
    with tempfile.TemporaryDirectory() as folder:
        module = Path(folder, "module.ll")
        module.write_text("".join(text for text, _ in generator.module(size)))
        unit = floor(module.read_text())
        charged = Charged()
        for stage, places in STAGES.items():
            for place in places:
                charged.charge(stage, place)
        sys.argv = ["ldsopt", "annotate", "-q", str(module), "-o", f"{folder}/out.ll"]
        code = run()
    for stage, seconds in charged.seconds.items():
        print(f"{stage:28} {seconds:7.3f} s {seconds / unit:6.2f} floors")
    print(f"{'together':28} {sum(charged.seconds.values()):7.3f} s; a floor is {unit:.3f} s")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
