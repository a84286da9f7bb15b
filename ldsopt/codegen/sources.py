"""Kernels as people write them, compiled to LLVM IR: HIP and OpenCL C by clang, a Triton kernel by Triton.

The IR is what these compilers hand to code generation, behind all their passes on IR.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ldsopt import programs
from ldsopt.codegen.compilers import Compiler, CompilerKind, find
from ldsopt.dataclass import dataclass
from ldsopt.errors import CompilerFailed, InputError, Unavailable

TRITON_SOURCE = Path(__file__).with_name("triton_source.py")
_CLANG = {
    ".hip": ("-x", "hip", "--offload-device-only", "--offload-arch={arch}", "-fuse-cuid=none"),
    ".cl": ("-x", "cl", "--target=amdgcn-amd-amdhsa", "-Xclang", "-finclude-default-header", "-mcpu={arch}"),
}
"""The arguments that tell clang the language, and that only the device's code is wanted."""
_REFUSED = 3


def is_source(path: str) -> bool:
    """True if a file holds HIP or OpenCL C, by its name."""
    return Path(path).suffix in _CLANG


def triton_kernel(path: str) -> tuple[str, str] | None:
    """The file and the kernel that ``FILE.py:KERNEL`` names; ``None`` for any other name.

    >>> triton_kernel("kernels/gemm.py:matmul"), triton_kernel("gemm.ll")
    (('kernels/gemm.py', 'matmul'), None)
    """
    file, colon, kernel = path.rpartition(":")
    return (file, kernel) if colon and file.endswith(".py") and kernel.isidentifier() else None


def clang_ir(
    path: str, arch: str, compiler: str, flags: Sequence[str], timeout_seconds: float | None = None
) -> bytes:
    """The LLVM IR of a file in HIP or OpenCL C, at ``-O3``.

    Args:
        path: the file.
        arch: the architecture's name.
        compiler: as ``--compiler`` takes it; where it is no clang, the clang that is there is taken.
        flags: further options of clang, which come last.
        timeout_seconds: after which clang is stopped.

    Raises:
        CompilerFailed: clang refused the source, or took too long.
        Unavailable: there is no clang.
    """
    found = find(compiler)
    clang = found if found.kind is CompilerKind.CLANG else find("clang")
    language = [word.format(arch=arch) for word in _CLANG[Path(path).suffix]]
    command = [*clang.command, *language, "-O3", "-S", "-emit-llvm", *flags, path, "-o", "-"]
    done = _run(command, path, clang, timeout_seconds)
    if done.returncode:
        hint = "" if flags else " (--cflags gives clang further options)"
        raise CompilerFailed(f"{path}: {clang.name}: {_complaint(done)}{hint}")
    return done.stdout


@dataclass(frozen=True, slots=True)
class TritonIr:
    """A Triton kernel, compiled.

    Attributes:
        text: its LLVM IR.
        name: of the kernel in it.
        lds_bytes: of LDS that a launch gives it.
        constants: the places of parameters that are part of the code, and no arguments.
    """

    text: bytes
    name: str
    lds_bytes: int
    constants: tuple[int, ...]


def triton_ir(
    path: str,
    kernel: str,
    arch: str,
    arguments: Sequence[tuple[str, int | float | None]],
    *,
    options: dict[str, int],
    compiler: str,
    wave_size: int,
    timeout_seconds: float | None = None,
) -> TritonIr:
    """The LLVM IR of a Triton kernel.

    Args:
        path: the Python file. It is executed.
        kernel: the name of the kernel in it.
        arch: the architecture's name.
        arguments: for each parameter its type as Triton spells it, and its number; ``None`` for a pointer.
        options: Triton's own, such as ``num_warps``.
        compiler: as ``--compiler`` takes it; where it is no Triton, the one that is there is taken.
        wave_size: lanes of a wave.
        timeout_seconds: after which Triton is stopped.

    Raises:
        InputError: there is no such kernel, or the arguments do not fit it.
        CompilerFailed: Triton refused it, or took too long.
        Unavailable: there is no Triton.
    """
    found = find(compiler)
    triton = found if found.kind is CompilerKind.TRITON else find("triton")
    interpreter, package = triton.command
    known = [Path(path).parent.resolve(), Path(package).parent, *_python_path()]
    job = {
        "path": [str(place) for place in known],
        "file": path,
        "kernel": kernel,
        "arch": arch,
        "wave": wave_size,
        "arguments": arguments,
        "options": options,
    }
    done = _run([interpreter, "-I", str(TRITON_SOURCE), json.dumps(job)], path, triton, timeout_seconds)
    if done.returncode == _REFUSED:
        raise InputError(_complaint(done), file=path)
    if done.returncode:
        raise CompilerFailed(f"{path}: {triton.name}: {_complaint(done)}")
    said: dict[str, Any] = json.loads(done.stdout)
    return TritonIr(said["ll"].encode(), said["name"], said["shared"], tuple(said["constants"]))


def _python_path() -> list[str]:
    return [place for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]


def _run(
    command: Sequence[str], path: str, compiler: Compiler, timeout_seconds: float | None
) -> subprocess.CompletedProcess[bytes]:
    try:
        return programs.run(command, None, timeout_seconds)
    except subprocess.TimeoutExpired:
        raise CompilerFailed(f"{path}: {compiler.name} was stopped after {timeout_seconds:g} s") from None
    except OSError as error:
        raise Unavailable(f"cannot start {command[0]}: {error.strerror}") from None


def _complaint(done: subprocess.CompletedProcess[bytes]) -> str:
    """The line that says what is wrong: the first error of clang's, the last of Python's."""
    lines = done.stderr.decode("utf-8", "replace").strip().splitlines()
    first = next((line for line in lines if "error: " in line), None)
    return (first or (lines[-1] if lines else f"it ended with {done.returncode}")).removeprefix("error: ")
