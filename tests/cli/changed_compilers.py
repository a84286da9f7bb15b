"""Compilers that differ from llvmlite's in a way that a test chooses: programs that take what ``llc`` takes."""

import sys
from pathlib import Path

from text_sections import beside

TEXTS = beside(__file__)

_PROGRAM = """#!{python}
import hashlib, os, re, sys
from pathlib import Path
sys.path.insert(0, {root!r})
if "--version" in sys.argv:
    print("LLVM (http://llvm.org/):\\n  LLVM version {version}")
    sys.exit(0)
text = sys.stdin.read()
if re.search({unreadable!r}, text):
    sys.exit("llc: <stdin>:1:1: error: expected top-level entity")
known = Path({known!r}, hashlib.sha256(repr((text, sys.argv[1:])).encode()).hexdigest())
if known.exists():
    sys.stdout.write(re.sub({without!r}, "", known.read_text(), flags=re.MULTILINE))
    sys.exit(0)
from ldsopt.codegen.compile import compile_ir
own = ("-mcpu=", "-O", "-filetype=", "-mtriple=", "-o", "-disable-verify")
asked = tuple(one for one in sys.argv[1:] if not one.startswith(own) and one != "-")
(cpu,) = (one.removeprefix("-mcpu=") for one in sys.argv if one.startswith("-mcpu="))
made = compile_ir(text, cpu, llvm_options=asked, unverified=True).data.decode()
known.with_suffix(f".{{os.getpid()}}").write_text(made)
known.with_suffix(f".{{os.getpid()}}").rename(known)
sys.stdout.write(re.sub({without!r}, "", made, flags=re.MULTILINE))
"""
WAITS_FOR_DMA = r"^\ts_waitcnt vmcnt\(0\)\n"
"""The waits that `COPIED` needs."""
COPIED = TEXTS["COPIED"]
"""A kernel of one wave that reads what its DMA writes, and does some more."""
NEVER = r"\A(?!)"
"""Matches nowhere."""


def changed_compiler(
    place: Path,
    name: str = "other-llc",
    *,
    version: str = "99.0.0",
    without: str = NEVER,
    unreadable: str = NEVER,
) -> str:
    """A program that makes the code of llvmlite's LLVM without what matches, and refuses modules that match.

    Programs beside each other's folders keep LLVM's code: most tests ask for that of the same modules.
    """
    file, known = place / name, place.parent / "known-code"
    known.mkdir(exist_ok=True)
    file.write_text(
        _PROGRAM.format(
            python=sys.executable,
            known=str(known),
            root=str(Path(__file__).parents[2]),
            version=version,
            without=without,
            unreadable=unreadable,
        )
    )
    file.chmod(0o755)
    return str(file)
