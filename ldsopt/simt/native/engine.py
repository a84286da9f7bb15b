"""IR text to callable machine code of this computer, kept in the user's cache directory by its content."""

from __future__ import annotations

import ctypes
import functools
import hashlib
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from ldsopt.files import cache_folder

NativeCall = Callable[..., int]

_KEPT: list[Any] = []
"""The owner of the machine code; it stays for the life of the process."""


@functools.cache
def _machine() -> Any:
    """The target machine of this process; `None` where no machine code can be made."""
    if sys.maxsize < 1 << 32 or sys.implementation.name != "cpython":
        return None
    try:
        import llvmlite.binding as llvm

        llvm.check_jit_execution()
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        return llvm.Target.from_default_triple().create_target_machine(
            cpu=llvm.get_host_cpu_name(),
            features=llvm.get_host_cpu_features().flatten(),
            opt=1,
            codemodel="jitdefault",
            jit=True,
        )
    except (ImportError, OSError, RuntimeError):
        return None


@functools.cache
def is_available() -> bool:
    """True if native functions can be made here, and numpy's arrays have the layout that they expect."""
    return _machine() is not None and _knows_arrays()


def _knows_arrays() -> bool:
    """True if one of numpy's arrays has the layout in memory that `ldsopt.simt.native.text` reads."""
    from ldsopt.simt.native.text import PROBE

    probe = compiled(PROBE, {"probe": (ctypes.py_object, ctypes.c_void_p)})["probe"]
    found = np.zeros(4, np.int64)
    array = np.zeros((6, 10), np.uint16)[:, :5]
    probe(array, found.ctypes.data)
    return bool(found.tolist() == [array.ctypes.data, array.ndim, array.shape[0], array.strides[0]])


@functools.cache
def _folder() -> Path | None:
    """The folder in which machine code is kept; `None` where nothing can be."""
    return cache_folder("native")  # whose code is run is the user's own


def _object_code(ir: str) -> bytes:
    """The object file of a module, from the cache or from the compiler.

    Few passes and the quick code generator: all passes take five times as long, for code that is a twentieth faster.
    """
    import llvmlite
    import llvmlite.binding as llvm

    machine = _machine()
    processor = f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"
    host = f"{llvmlite.__version__} {machine.triple} {processor}"
    name = hashlib.sha256(f"{host}\n{ir}".encode()).hexdigest()
    folder = _folder()
    if folder is not None:
        with suppress(OSError):
            return (folder / f"{name}.o").read_bytes()
    module = llvm.parse_assembly(f'target triple = "{machine.triple}"\n{ir}')
    module.data_layout = str(machine.target_data)
    passes = llvm.create_new_module_pass_manager()
    passes.add_sroa_pass()
    passes.add_instruction_combine_pass()
    passes.add_simplify_cfg_pass()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options()))
    code: bytes = machine.emit_object(module)
    if folder is not None:
        with suppress(OSError):
            number, path = tempfile.mkstemp(dir=folder)
            with os.fdopen(number, "wb") as file:
                file.write(code)
            Path(path).replace(folder / f"{name}.o")
    return code


def compiled(ir: str, functions: Mapping[str, Sequence[Any]]) -> dict[str, NativeCall]:
    """Functions of a module, to be called from Python.

    Args:
        ir: the module's text.
        functions: the types of the arguments of each by its name, as `ctypes` has them; they return an ``i32``.
    """
    import llvmlite.binding as llvm

    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _new_machine())
    engine.add_object_file(llvm.ObjectFileRef.from_data(_object_code(ir)))
    engine.finalize_object()
    _KEPT.append(engine)
    return {
        name: ctypes.PYFUNCTYPE(ctypes.c_int, *arguments)(engine.get_function_address(name))
        for name, arguments in functions.items()
    }


def _new_machine() -> Any:
    """A target machine for an engine, which takes it over."""
    import llvmlite.binding as llvm

    return llvm.Target.from_default_triple().create_target_machine(codemodel="jitdefault", jit=True)


# --- compilation --------------------------------------------------------------------------------------------
#
# The time to compile a native function: after enough executions of functions like it, once a process.


ENOUGH = 500
"""Executions by the interpreter: to compile a function takes as long as some hundred of them."""


class NativeFunction(Protocol):
    """The key of a native function; equal ones are the same function."""

    def ir(self) -> str:
        """The LLVM module that holds the function."""

    def signatures(self) -> Mapping[str, Sequence[Any]]:
        """The types of the arguments of the module's functions, by name."""


_compiled: dict[NativeFunction, dict[str, NativeCall]] = {}
_executed: Counter[NativeFunction] = Counter()


def calls_of(function: NativeFunction) -> dict[str, NativeCall] | None:
    """The functions of its module, if it was asked for often enough for its compilation to pay."""
    found = _compiled.get(function)
    if found is None:
        _executed[function] += 1
        if _executed[function] < ENOUGH:
            return None
        from ldsopt.simt.native.engine import compiled, is_available

        if not is_available():
            return None
        found = _compiled[function] = compiled(function.ir(), function.signatures())
    return found


def address_of(call: NativeCall) -> int:
    """The address of the machine code of a native function, for machine code that calls it."""
    return ctypes.cast(call, ctypes.c_void_p).value or 0  # type: ignore[arg-type]
