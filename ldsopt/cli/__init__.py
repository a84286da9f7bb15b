"""The command line: one small module a command, no logic.

Exit codes: 0 done; 1 the answer is no; 2 usage; 3 bad input; 4 the compiler failed; 5 something needed is not here;
70 a bug in ldsopt.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence

from ldsopt.cli.configuration import configuration_file
from ldsopt.cli.declared import INPUT
from ldsopt.cli.failures import guarded

COMMANDS = {
    "optimize": "Try every transform; keep the best version that passes check.",
    "annotate": "Attach alias scopes to LDS accesses by pointer provenance.",
    "check": "Find races and hazards of LDS, or prove that there are none.",
    "simulate": "Execute a kernel on the CPU and check its LDS accesses.",
    "verify": "Execute two versions of a kernel and compare what they do.",
    "fuzz": "Annotate and pack random kernels; verify they do the same.",
    "liveness": "Show when each LDS variable is needed, and which may share.",
    "pack": "Place LDS variables on common bytes where they never meet.",
    "banks": "Show LDS bank conflicts, and layouts that avoid them.",
    "pipeline": "Run the marked loops of a kernel as warp pipelines.",
    "instrument": "Have kernels record when their waves pass marks.",
    "records": "Run a program and fetch what its kernels recorded.",
    "trace": "Decode the records that an instrumented kernel made.",
    "bench": "Time versions of a kernel on a GPU; count on the CPU without.",
    "waits": "Compile a kernel with exactly the waits that it needs.",
    "timeline": "Estimate where the waves of a kernel wait; no run time.",
    "stalls": "Say of measured stalls which waits are needed, for what.",
    "compile": "Compile IR to assembly, an object or a code object.",
    "link": "Link modules and objects into one module or code object.",
    "measure": "Count waits and resources of compiled code.",
    "diff": "Compare what two versions compile to; the CI gate.",
    "sweep": "Do any of these with thousands of modules, into a database.",
    "report": "Make a page of how records of kernels changed.",
    "probe": "Say what a compiler does about LDS-DMA, by its code.",
    "qualify": "Say what a change of compiler does to kernels.",
    "compilers": "List the compilers that --compiler can name here.",
    "explain": "Say what a rule, a hazard of LLVM or a finding is.",
    "schema": "Write the JSON schema of a report, or of ldsopt.toml.",
    "mcp": "Serve ldsopt to agents by the Model Context Protocol.",
    "trust": "Let every key of a file of defaults count.",
    "man": "Write the manual pages, one for each command.",
}
"""The summary of each command, by its name, in the order of the help."""
_PLAIN = {"annotate"}
"""Commands whose options are declared as data: plain calls of them need no click (`ldsopt.cli.declared`)."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command. Returns the exit code; a failure is one line on standard error."""
    return guarded(lambda: _run(arguments))


def _run(arguments: Sequence[str] | None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    if words and words[0] in _PLAIN and "_LDSOPT_COMPLETE" not in os.environ and not configuration_file():
        command = importlib.import_module(f"ldsopt.cli.{words[0]}").DECLARED
        if (plain := command.read(words[1:])) is not None and _is_one(plain[0][INPUT]):
            command.call(*plain)
            return 0
    from ldsopt.cli import program

    return program.run(COMMANDS, arguments)


def _is_one(name: str) -> bool:
    """True if an input is one module for sure: no directory, no pattern."""
    return name == "-" or os.path.isfile(name)  # noqa: PTH113  # pathlib takes longer to load
