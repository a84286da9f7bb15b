"""The command line: one small module a command, no logic.

Exit codes: 0 done; 1 a check or gate failed; 2 usage error; 3 bad input; 4 the compiler failed; 5 a dependency is
missing; 70 a bug in ldsopt.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence

from ldsopt.cli.configuration import configuration_file
from ldsopt.cli.declared import INPUT
from ldsopt.cli.failures import guarded

GROUPS = {
    "Every day": {
        "optimize": "Try every transform; keep the best version that passes check.",
        "check": "Find races and hazards of LDS, or prove that there are none.",
        "measure": "Count waits and resources of compiled code.",
        "diff": "Compare what two versions compile to; the CI gate.",
        "explain": "Explain a rule, a finding, a metric, or a fault of LLVM.",
    },
    "One transform": {
        "annotate": "Attach alias scopes to LDS accesses by pointer provenance.",
        "pack": "Place LDS variables on common bytes where they never meet.",
        "pipeline": "Run the marked loops of a kernel as warp pipelines.",
        "waits": "Compile a kernel with exactly the waits that it needs.",
        "compile": "Compile IR to assembly, an object or a code object.",
        "link": "Link modules and objects into one module or code object.",
    },
    "Look inside": {
        "liveness": "Show when each LDS variable is needed, and which may share.",
        "banks": "Show LDS bank conflicts, and layouts that avoid them.",
        "timeline": "Estimate where the waves of a kernel wait; no run time.",
        "simulate": "Execute a kernel on the CPU and check its LDS accesses.",
        "verify": "Execute two versions of a kernel and compare what they do.",
        "fuzz": "Annotate and pack random kernels; verify they do the same.",
    },
    "On a GPU": {
        "bench": "Time versions of a kernel on a GPU; count on the CPU without.",
        "instrument": "Have kernels record when their waves pass marks.",
        "records": "Run a program and fetch what its kernels recorded.",
        "trace": "Decode the records that an instrumented kernel made.",
        "stalls": "Tell for measured stalls which waits are needed, and why.",
    },
    "Many modules and compilers": {
        "sweep": "Run any of these on thousands of modules, into a database.",
        "qualify": "Compare what two compilers make of kernels.",
        "compilers": "List compilers; with --probe, their faults with LDS-DMA.",
    },
    "Plumbing": {
        "schema": "Write the JSON schema of a report, or of ldsopt.toml.",
        "mcp": "Serve ldsopt to agents by the Model Context Protocol.",
        "trust": "Let every key of a file of defaults count.",
    },
}
"""The summary of each command, by group and name, in the order of the help."""
COMMANDS = {name: summary for group in GROUPS.values() for name, summary in group.items()}
"""The summary of each command, by its name."""
RENAMED = {
    "probe": ("compilers", "--probe"),
    "report": ("diff", "--history"),
    "man": ("--man",),
}
"""Commands of before 0.1.0 by the words that replace each. They go on for one release, with a hint."""
_PLAIN = {"annotate"}
"""Commands whose options are declared as data: plain calls of them need no click (`ldsopt.cli.declared`)."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command. Returns the exit code; a failure is one line on standard error."""
    return guarded(lambda: _run(arguments))


def _run(arguments: Sequence[str] | None) -> int:
    words = _renewed(sys.argv[1:] if arguments is None else arguments)
    if words and words[0] in _PLAIN and "_LDSOPT_COMPLETE" not in os.environ and not configuration_file():
        command = importlib.import_module(f"ldsopt.cli.{words[0]}").DECLARED
        if (plain := command.read(words[1:])) is not None and _is_one(plain[0][INPUT]):
            command.call(*plain)
            return 0
    from ldsopt.cli import program

    return program.run(GROUPS, words)


def _renewed(words: Sequence[str]) -> Sequence[str]:
    """The arguments, with the new words for a command that was renamed."""
    new = RENAMED.get(words[0]) if words else None
    if new is None:
        return words
    sys.stderr.write(f"ldsopt: note: `ldsopt {words[0]}` is `ldsopt {' '.join(new)}` now\n")
    return [*new, *words[1:]]


def _is_one(name: str) -> bool:
    """True if an input is one module for sure: no directory, no pattern."""
    return name == "-" or os.path.isfile(name)  # noqa: PTH113  # pathlib takes longer to load
