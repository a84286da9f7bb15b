"""The command line: one small module a command, no logic.

Exit codes: 0 done; 1 the answer is no; 2 usage; 3 bad input; 4 the compiler failed; 5 something needed is not here;
70 a bug in ldsopt.
"""

from __future__ import annotations

import errno
import importlib
import os
import sys
from collections.abc import Sequence

from ldsopt.cli.failures import INTERRUPTED, bug, fail
from ldsopt.errors import InputError, LdsoptError

_COMMANDS = {
    "optimize": "Try what can help, keep what is better and proved.",
    "annotate": "Attach alias scopes to LDS accesses by pointer provenance.",
    "check": "Prove that no LDS access overtakes a DMA; count needless waits.",
    "simulate": "Execute a kernel on the CPU and check its LDS accesses.",
    "verify": "Execute two versions of a kernel and compare what they do.",
    "fuzz": "Annotate and pack random kernels; verify they do the same.",
    "liveness": "Show when each LDS variable is needed, and which may share.",
    "pack": "Place LDS variables on common bytes where they never meet.",
    "banks": "Show LDS bank conflicts, and layouts that avoid them.",
    "pipeline": "Run the marked loops of a kernel as warp pipelines.",
    "instrument": "Have kernels record when their waves pass marks.",
    "trace": "Decode the records that an instrumented kernel made.",
    "bench": "Time versions of a kernel on a GPU; count on the CPU without.",
    "compile": "Compile IR to assembly, an object or a code object.",
    "link": "Link modules and objects into one module or code object.",
    "measure": "Count waits and resources of compiled code.",
    "diff": "Compare what two versions compile to; the CI gate.",
    "report": "Make a page of how records of kernels changed.",
    "probe": "Say what a compiler does about LDS-DMA, by its code.",
    "qualify": "Say what a change of compiler does to kernels.",
    "compilers": "List the compilers that --compiler can name here.",
    "explain": "Say what a rule, a hazard of LLVM or a finding is.",
}
_BROKEN_PIPE = 141
_CANNOT_WRITE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


_PLAIN = {"annotate"}
"""Commands whose options are declared as data: plain calls of them need no click (`ldsopt.cli.declared`)."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command. Returns the exit code; a failure is one line on standard error."""
    try:
        result = _run(arguments)
        sys.stdout.flush()
        return result
    except LdsoptError as error:
        return fail(str(error), error.exit_code, error.excerpt if isinstance(error, InputError) else "")
    except KeyboardInterrupt:
        return fail("interrupted", INTERRUPTED)
    except BrokenPipeError:
        _abandon_stdout()
        return _BROKEN_PIPE
    except OSError as error:
        if error.errno not in _CANNOT_WRITE:
            return bug(error)
        _abandon_stdout()
        return fail(f"cannot write: {(error.strerror or str(error)).lower()}", InputError.exit_code)
    except Exception as error:
        return bug(error)


def _run(arguments: Sequence[str] | None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    if words and words[0] in _PLAIN and "_LDSOPT_COMPLETE" not in os.environ:
        command = importlib.import_module(f"ldsopt.cli.{words[0]}").DECLARED
        if (plain := command.read(words[1:])) is not None:
            command.call(*plain)
            return 0
    from ldsopt.cli import program

    return program.run(_COMMANDS, arguments)


def _abandon_stdout() -> None:
    """Standard output cannot be written to; the flush at exit would fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
