"""Executions of a kernel that may show a race: what is called a definite one has been seen by the simulator.

A counterexample of the proof names work-items, arguments and rounds, and may be none: values from memory are anything
in it. So the kernel is executed with one workgroup, its integer arguments as counterexamples have them or small, and
buffers of zeros, of small random numbers or of different ones. A pair of accesses is a race if the simulator sees one.
A launch that leaves its LDS, or in which waves part at a barrier, shows nothing.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from ldsopt.analysis.races.verdicts import RacePair
from ldsopt.errors import LdsoptError
from ldsopt.ir.attributes import parameter_texts
from ldsopt.ir.module import Function, Module
from ldsopt.patterns import pattern
from ldsopt.simt.launch import Argument, Launch
from ldsopt.simt.preparation import PreparedLaunch, prepare
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.simulate import run

_WORDS = 1 << 16
_INSTRUCTIONS = 20_000
"""Instructions that a wave executes before a launch is given up."""
_SMALL = (3, 16, 64)
"""Values of integers of which no counterexample says anything."""
_NO_MEANING = frozenset({"out-of-bounds", "divergent-barrier", "deadlock"})
_SCHEDULES = (Schedule(), Schedule("reversed", dma="earliest"))
_TYPE = pattern(r"(ptr(?: addrspace\(1\))?|i8|i16|i32|i64|half|float|double)(?: |$)")
_FLOATS = {"half": "f16", "float": "f32", "double": "f64"}


Contents = NDArray[np.uint32]
_CONTENTS: Mapping[str, Contents] = {
    "zeros": np.zeros(_WORDS, np.uint32),
    "small random numbers": np.random.default_rng(0).integers(0, 8, _WORDS).astype(np.uint32),
    "numbers from 0 on": np.arange(_WORDS, dtype=np.uint32),
}


class ExecutedRaces:
    """The races that executions of one kernel show.

    Args:
        module, kernel: to execute.
        sizes: of workgroups along x, y and z, where no counterexample says others.
        end: no execution begins when the process has used so many seconds of processors.
    """

    def __init__(self, module: Module, kernel: Function, sizes: tuple[int, int, int], end: float) -> None:
        self._module, self._kernel, self._sizes, self._end = module, kernel, sizes, end
        self._prepared: PreparedLaunch | None = None
        self._types = [_TYPE.match(text) for text in parameter_texts(module.lines[kernel.line])]

    def among(self, pairs: Sequence[RacePair]) -> dict[frozenset[int], str]:
        """The pairs that race, by their lines, with the execution in words."""
        found: dict[frozenset[int], str] = {}
        wanted = {frozenset((pair.first, pair.second)) for pair in pairs}
        for launch, words in self._launches(pairs):
            for schedule in _SCHEDULES:
                if time.process_time() > self._end or wanted <= found.keys():
                    return found
                for lines, said in self._execute(launch, schedule):
                    if lines in wanted:
                        found.setdefault(lines, f"{said}, in a launch of {words}")
        return found

    def _execute(self, launch: Launch, schedule: Schedule) -> Iterator[tuple[frozenset[int], str]]:
        try:
            # Decoding takes longer than most of these executions, and launches that differ in arguments share it.
            same = self._prepared and self._prepared.given(launch)
            self._prepared = same or prepare(self._module, launch)
            result = run(self._prepared, schedule, limit=_INSTRUCTIONS)
        except LdsoptError:
            return  # something that is not simulated
        if any(finding.kind in _NO_MEANING for finding in result.findings):
            return
        for finding in result.findings:
            if finding.kind == "race" and finding.access and finding.other:
                lines = finding.access.site.line - 1, finding.other.site.line - 1
                yield frozenset(lines), finding.message

    # --- launches -------------------------------------------------------------------------------------------

    def _launches(self, pairs: Sequence[RacePair]) -> Iterator[tuple[Launch, str]]:
        if not all(self._types):
            return
        models = [pair.model for pair in pairs if pair.model is not None]
        known = {(model.sizes, self._integers(model.leaves)) for model in models}
        seen: set[object] = set()
        for sizes, given in [*sorted(known, key=str)[:4], (self._sizes, ())]:
            for small in _SMALL:
                numbers = dict(given)
                integers = {
                    n: numbers.get(n, small)
                    for n, kind in enumerate(self._types)
                    if kind and kind[1][0] == "i"
                }
                key = sizes, tuple(integers.items())
                if key in seen:
                    continue
                seen.add(key)
                for contents, made in _CONTENTS.items():
                    yield self._launch(sizes, integers, made), _words(sizes, integers, contents)

    def _integers(self, leaves: Mapping[object, int]) -> tuple[tuple[int, int], ...]:
        by_address = {address: number for number, address in enumerate(self._kernel.arguments)}
        return tuple(
            sorted(
                (by_address[key[1]], value)
                for key, value in leaves.items()
                if isinstance(key, tuple) and key[0] == "argument" and key[1] in by_address
            )
        )

    def _launch(self, sizes: tuple[int, int, int], integers: Mapping[int, int], contents: Contents) -> Launch:
        arguments: list[Argument] = []
        for number, kind in enumerate(self._types):
            assert kind is not None
            if kind[1].startswith("ptr"):
                arguments.append(contents.copy())
            elif kind[1] in _FLOATS:
                arguments.append(f"{_FLOATS[kind[1]]}=1.0")
            else:
                bits = int(kind[1][1:])
                arguments.append(f"u{bits}={integers[number] & ((1 << bits) - 1)}")
        return Launch(block=sizes, arguments=arguments, kernel=self._kernel.name)


def _words(sizes: tuple[int, int, int], integers: Mapping[int, int], contents: str) -> str:
    """A launch in words."""
    shape = " x ".join(str(size) for size in sizes)
    values = "".join(f", argument {number} = {value}" for number, value in integers.items())
    return f"{shape} work-items{values}, buffers of {contents}"
