"""Kernels of a few lines for the tests: each lane loads its operands, computes ``%r`` and stores it."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from unittest import mock

import numpy as np
from launch_cases import Array

from ldsopt import Launch, Module, Schedule, SimulationResult, parse, simulate
from ldsopt.simt.compiled import running
from ldsopt.simt.native import engine as native_engine
from ldsopt.simt.preparation import Backend

_CALLS = re.compile(r"call ([^@\n\"]*?) @(llvm\.[\w.]+)\((.*)\)")
_ARGUMENT = re.compile(r"^(<[^>]*>|\{[^}]*\}|ptr addrspace\(\d+\)|[\w.]+) ")


_ID = "\n  %id = call i32 @llvm.amdgcn.workitem.id.x()"


def declarations(body: str) -> str:
    """Declarations of the intrinsics that a body calls, from the calls."""
    found = {}
    for result, name, arguments in _CALLS.findall(body):
        parts = re.split(r", (?![^<{(]*[>})])", arguments) if arguments else []
        types = []
        for part in parts:
            match = _ARGUMENT.match(part)
            assert match, part
            types.append(match[1])
        words = [w for w in result.split() if w not in ("tail", "fast", "contract")]
        found[name] = f"declare {' '.join(words)} @{name}({', '.join(types)})"
    return "\n".join(found.values())


def kernel(types: Sequence[str], result: str, body: str, *, arch: str = "gfx942", extra: str = "") -> Module:
    """The module whose lane i computes ``%r`` from ``%a``, ``%b``, ... loaded from place i of each buffer."""
    names = [chr(ord("a") + i) for i in range(len(types))]
    parameters = ", ".join(f"ptr addrspace(1) %in_{n}" for n in names)
    loads = "".join(
        f"  %at_{n} = getelementptr {t}, ptr addrspace(1) %in_{n}, i32 %id\n"
        f"  %{n} = load {t}, ptr addrspace(1) %at_{n}\n"
        for n, t in zip(names, types, strict=True)
    )
    text = f"""target triple = "amdgcn-amd-amdhsa"
{declarations(body + _ID)}
{extra}
define amdgpu_kernel void @k({parameters}{", " if parameters else ""}ptr addrspace(1) %out) {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
{loads}{body}
  %at_out = getelementptr {result}, ptr addrspace(1) %out, i32 %id
  store {result} %r, ptr addrspace(1) %at_out
  ret void
}}
"""
    return parse(text, mcpu=arch)


def lanes(
    body: str,
    inputs: Sequence[tuple[str, Array]],
    result: str,
    out: Array,
    *,
    arch: str = "gfx942",
    extra: str = "",
    block: int = 64,
) -> Array:
    """The result of each lane: ``inputs`` are LLVM type and contents, ``out`` gives the result's numpy form."""
    module = kernel([t for t, _ in inputs], result, body, arch=arch, extra=extra)
    ran = simulate(module, Launch((1,), (block,), [*(x for _, x in inputs), out]))
    assert ran.findings == (), [str(f) for f in ran.findings]
    assert ran.completed
    return ran.outputs[f"arg{len(inputs)}"]


ENGINES: dict[str, tuple[Backend, int, int]] = {
    "interpreter": ("interpreted", 1 << 60, 0), "native functions": ("interpreted", 1, 0), "machine code": ("compiled", 1, 0),
    "machine code soon": ("compiled", 1, 12),
}  # fmt: skip
"""Engines: the backend, executions before an access has a native function, and instructions before machine code."""


@contextmanager
def engine(name: str, made: list[bool] | None = None) -> Iterator[Backend]:
    """One of `ENGINES` executes what is simulated by this backend; of which functions machine code could be made."""
    backend, enough, patience = ENGINES[name]
    stock = running.LazyFunction.compile

    def compile_(self: running.LazyFunction) -> None:
        stock(self)
        if made is not None:
            made.append(self.machine is not None)

    with (
        mock.patch.object(native_engine, "ENOUGH", enough),
        # An interpreter that interprets, whatever functions earlier runs have made in this process.
        mock.patch.object(
            native_engine, "_compiled", {} if name == "interpreter" else native_engine._compiled
        ),
        mock.patch.object(running, "PATIENCE", patience),
        mock.patch.object(running.LazyFunction, "compile", compile_),
    ):
        yield backend


def everywhere(
    module: Module,
    launch: Launch,
    schedule: Schedule | None = None,
    *,
    engines: Sequence[str] = (*ENGINES,),
    has_form: bool = True,
    **options: Any,
) -> SimulationResult:
    """The result of a kernel, which all engines give alike: outputs, findings, notes and every count.

    Args:
        module, launch, schedule, options: as of `simulate`.
        engines: some of `ENGINES`.
        has_form: machine code can be made of all its functions.
    """
    results = []
    for name in engines:
        made: list[bool] = []
        with engine(name, made) as backend:
            results.append(simulate(module, launch, schedule or Schedule(), backend=backend, **options))
        assert name != "machine code" or all(made) == has_form
    for result in results[1:]:
        for name, array in results[0].outputs.items():
            assert result.outputs[name].tobytes() == array.tobytes(), name
        assert replace(result, outputs={}) == replace(results[0], outputs={})
    return results[0]


def parsed(text: str, *, arch: str = "gfx942") -> Module:
    """A module, with the declarations of its intrinsics added."""
    return parse(f'target triple = "amdgcn-amd-amdhsa"\n{declarations(text)}\n{text}', mcpu=arch)


def run(
    text: str,
    launch: Launch,
    schedule: Schedule | None = None,
    *,
    arch: str = "gfx942",
    engines: Sequence[str] = ("interpreter", "native functions", "machine code"),
    **options: Any,
) -> SimulationResult:
    """`everywhere` of a text."""
    return everywhere(parsed(text, arch=arch), launch, schedule, engines=engines, **options)


def random_bits(seed: int, count: int, dtype: str) -> Array:
    """Integers over their whole range, the ends and small ones among them."""
    info = np.iinfo(dtype)
    values = np.random.default_rng(seed).integers(info.min, info.max, count, dtype, endpoint=True)
    values[:6] = [0, 1, info.max, info.max - 1, info.max // 2, info.max // 2 + 1]
    return values
