"""Making a module small by LLVM's ``llvm-reduce``, where it is installed.

It asks a program of ours whether a version of the module is still of interest; that program asks this process, by a
socket, so that compilers that are at hand here are not started anew for each question.
"""

from __future__ import annotations

import contextlib
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from ldsopt.reduction.reduce import Reduced

_NEWEST_FIRST = range(40, 21, -1)
_POLL_SECONDS = 0.1
_ASK = """#!{python} -IS
import socket, sys
with socket.socket(socket.AF_UNIX) as asked:
    asked.connect({address!r})
    asked.sendall(sys.argv[1].encode() + b"\\n")
    sys.exit(0 if asked.recv(1) == b"y" else 1)
"""


def llvm_reduce() -> str | None:
    """The newest ``llvm-reduce`` in ``PATH`` of an LLVM that reads what is printed here; ``None`` if there is none."""
    names = (f"llvm-reduce-{version}" for version in _NEWEST_FIRST)
    return next((found for name in (*names, "llvm-reduce") if (found := shutil.which(name))), None)


def reduce_by(program: str, text: str, holds: Callable[[str], bool], *, attempts: int) -> Reduced:
    """Makes a module smaller by ``llvm-reduce``, as long as what is asked of it holds.

    What was found so far is the result also if the attempts run out or the program fails; it may be the text itself.

    Args:
        program: the ``llvm-reduce``.
        text: a module of which it holds.
        holds: whether it holds of another one.
        attempts: questions to answer at most.
    """
    best, asked, done = text, 0, False
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as listening:
        place = Path(folder)
        listening.bind(str(place / "asked"))
        listening.listen()
        listening.settimeout(_POLL_SECONDS)
        script = place / "ask"
        script.write_text(_ASK.format(python=sys.executable, address=str(place / "asked")))
        script.chmod(0o700)
        (place / "module.ll").write_text(text, "utf-8", "surrogateescape")
        command = [program, f"--test={script}", "module.ll", "-o", "out.ll"]
        with subprocess.Popen(
            command, cwd=place, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as running:
            try:
                while running.poll() is None and asked < attempts:
                    with contextlib.suppress(TimeoutError):
                        question, _ = listening.accept()
                        with question:
                            file = place / question.makefile("r").readline().rstrip("\n")
                            candidate = file.read_text("utf-8", "surrogateescape")
                            asked += 1
                            answer = holds(candidate)
                            if answer:
                                best = candidate  # it goes on from there
                            question.sendall(b"y" if answer else b"n")
                done = running.poll() == 0
            finally:
                running.kill()
    return Reduced(best, asked, done)
