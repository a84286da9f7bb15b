"""Runs inside the Python that has Triton, without ldsopt: code generation by the LLVM in Triton's binding.

    python -I triton_worker.py LIBRARY identify
    python -I triton_worker.py LIBRARY compile '{"triple": ..., "arch": ..., ...}' < module.ll

The answer goes to standard output: a JSON object, or the code. LLVM's own words go to standard error. The binding is
loaded alone: Triton's package would need more to be installed, and takes longer to import than to compile.

How its ``translate_to_asm`` is called, and how an option of LLVM is set, depends on Triton's version:

* 3.5 to 3.7 take seven arguments, 3.8 one flag more, 3.9 two;
* from 3.7 on the library exports LLVM's C interface, by which options are set with values. Before, ``flags`` sets the
  first byte of an option to 1, whatever its type: that is right for flags, for numbers that are to be 1, and for
  enumerations whose second value is wanted.
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib.machinery
import importlib.util
import json
import mmap
import os
import re
import sys
from pathlib import Path
from typing import Any

_FLAGS_BEYOND_SEVEN = ("canonicalize_gep", "sched4reg")
_ENABLE = ("=1", "=Enable", "=true")


def main(library: str, verb: str, request: str = "{}") -> int:
    """Exit code 0: the answer was written. 3: LLVM refuses the module. Another: it died, or the binding is unknown."""
    answer = os.dup(1)
    os.dup2(2, 1)  # what Triton or LLVM print is not the answer
    if verb == "identify":
        said = {
            "llvm": _llvm_version(library),
            "exports": hasattr(ctypes.CDLL(library), "LLVMParseCommandLineOptions"),
        }
        data = json.dumps(said).encode()
    else:
        data = _compile(
            library, json.loads(request), sys.stdin.buffer.read().decode("utf-8", "surrogateescape")
        )
    with os.fdopen(answer, "wb") as out:
        out.write(data)
    return 0


def _compile(library: str, request: dict[str, Any], text: str) -> bytes:
    loader = importlib.machinery.ExtensionFileLoader("libtriton", library)
    spec = importlib.util.spec_from_loader("libtriton", loader)
    assert spec is not None
    binding = importlib.util.module_from_spec(spec)
    loader.exec_module(binding)
    llvm = binding.llvm
    llvm.init_targets()
    flags = _set_options(library, request["llvm_options"])
    known = llvm.translate_to_asm.__doc__ or ""
    more = [False] * _arguments_beyond_seven(known)
    made = llvm.translate_to_asm(
        text,
        request["triple"],
        request["arch"],
        request["features"],
        flags,
        request["fp_fusion"],
        request["emit"] == "obj",
        *more,
    )
    return made if isinstance(made, bytes) else made.encode("utf-8", "surrogateescape")


def _arguments_beyond_seven(signature: str) -> int:
    """How many flags a version's function takes more, by the signature that pybind11 or nanobind write down."""
    inside = signature[signature.index("(") + 1 : signature.rindex(")")]
    return max(0, len(re.findall(r"\w+: ", inside)) - 7)


def _set_options(library: str, options: list[str]) -> list[str]:
    """Sets LLVM's options; the flags that are still to be handed over."""
    if not options:
        return []
    with contextlib.suppress(AttributeError):
        parse = ctypes.CDLL(library).LLVMParseCommandLineOptions
        words = [b"ldsopt", *(option.encode() for option in options)]
        parse(len(words), (ctypes.c_char_p * len(words))(*words), None)
        return []
    flags = []
    for option in options:
        name, _, value = option.lstrip("-").partition("=")
        if value and f"={value}" not in _ENABLE:
            raise SystemExit(f"this version of Triton cannot set {option}")
        flags.append(name)
    return flags


def _llvm_version(library: str) -> str:
    with Path(library).open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
        said = re.search(rb"LLVM version (\d+\.\d+\.\d+\w*)", content)
        return said[1].decode("ascii") if said else ""


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
