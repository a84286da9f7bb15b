"""Triton's kernels through ldsopt, between LLVM IR and assembly.

    with ldsopt.triton(goal="waits"):
        kernel[grid](...)            # compiled anew, and launched

Triton lets a program change the stages of a compilation (``knobs.runtime.add_stages_inspection_hook``), and asks it for
what else its caches have to tell kernels apart by. The hook of `install` puts ldsopt behind the stage that makes LLVM
IR, for AMD GPUs alone. What Triton has of that depends on its version:

* 3.7 and later have all of it;
* 3.6 calls the hook, but does not ask it for a key;
* 3.5 has no hook. There the backend's own method that lists the stages is wrapped.

Where it does not ask, the key is added to what the backend itself is told apart by on disk (``hash``), and to what a
kernel's arguments are told apart by in memory.

The hook is one for the whole process, as Triton's is: threads that compile at the same time share it.
"""

from __future__ import annotations

import contextlib
import importlib
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ldsopt.errors import Unavailable
from ldsopt.gpu.launch_records import DEFAULT_LAUNCHES, LaunchRecords
from ldsopt.integrations.rewriting_command import RewritingCommand
from ldsopt.integrations.triton_kernel import TritonKernel, TritonTarget, rewritten_kernel

VARIABLE = "LDSOPT_TRITON"
"""The environment variable that holds the command for programs that do not know of ldsopt."""
OLDEST = (3, 5)
_LLVM_IR, _ASSEMBLY = "llir", "amdgcn"


@dataclass(slots=True)
class TritonSession:
    """Kernels that went through ldsopt.

    Attributes:
        command: what is done with each.
        kernels: what became of those that were compiled; those that Triton had in its cache are not among them.
    """

    command: RewritingCommand
    kernels: list[TritonKernel] = field(default_factory=list)

    def hook(self, previous: Callable[..., Any] | None, version: tuple[int, ...]) -> Callable[..., Any]:
        """What Triton calls: without arguments for the keys of its caches, else to change the stages.

        Args:
            previous: a hook that was there before; it keeps its effect.
            version: of Triton.
        """

        def inspect(
            backend: Any = None,
            stages: Any = None,
            options: Any = None,
            language: Any = None,
            capability: Any = None,
        ) -> Any:
            if stages is None:
                keys = previous() if previous is not None else ("", "")
                return tuple(f"{key}-{self.command.key}" if key else repr(self.command.key) for key in keys)
            if previous is not None:
                previous(backend, stages, options, language, capability)
            self.change(backend, stages, options, version)
            return None

        return inspect

    def change(self, backend: Any, stages: dict[str, Any], options: Any, version: tuple[int, ...]) -> None:
        """Puts ldsopt behind the stage that makes LLVM IR, if the kernel is for an AMD GPU."""
        if backend.target.backend != "hip" or _LLVM_IR not in stages:
            return
        make_llir, make_assembly = stages[_LLVM_IR], stages[_ASSEMBLY]
        target = TritonTarget(
            package=str(_package()),
            arch=options.arch,
            features=features_of(options.arch, version),
            fp_fusion=bool(options.enable_fp_fusion),
        )

        def make_better_llir(src: Any, metadata: dict[str, Any]) -> Any:
            llir = make_llir(src, metadata)

            def assemble(text: str) -> str:
                # The stage notes the kernel's name in the metadata: not before the kernel is settled.
                return str(make_assembly(text, dict(metadata)))

            kernel = rewritten_kernel(llir, self.command, target, assemble)
            self.kernels.append(kernel)
            if kernel.failed or not self.command.is_quiet:
                sys.stderr.write(f"ldsopt: {kernel}\n")
            metadata["ldsopt"] = kernel.outcome
            return kernel.text

        stages[_LLVM_IR] = make_better_llir


class TritonKernels:
    """``ldsopt.triton``: a call, and `records`."""

    @contextlib.contextmanager
    def __call__(self, command: str = "optimize", **options: object) -> Iterator[TritonSession]:
        """Kernels that Triton compiles inside of the ``with`` go through a command of ldsopt.

        Args:
            command: ``optimize``, ``annotate``, ``pack``, ``pipeline`` or ``instrument``.
            options: of that command, e.g. ``goal="waits"``; ``quiet=True`` says nothing of kernels.

        Raises:
            UsageError: there is no such command, or it has no such option.
            Unavailable: there is no Triton 3.5 or later.
        """
        session = TritonSession(RewritingCommand.of(command, **options))
        with installed(session):
            yield session

    @contextlib.contextmanager
    def records(self, folder: str | Path, launches: int = DEFAULT_LAUNCHES) -> Iterator[LaunchRecords]:
        """Records of the kernels that Triton launches inside of the ``with``, a dump for each launch.

        Kernels make records if they went through ``instrument``: by the variable LDSOPT_TRITON, or a ``with
        ldsopt.triton("instrument", ...)`` around. Those that Triton loaded before are known where one of these was
        there by then.

        Args:
            folder: for dumps, ``KERNEL.N.dump``; it is made if it is not there.
            launches: so many of each kernel are recorded.

        Raises:
            InputError: the folder cannot be made.
            Unavailable: there is no Triton with a chain of launch hooks.
        """
        version, knobs, _ = _triton()
        runtime = knobs.runtime
        if not hasattr(getattr(runtime, "launch_enter_hook", None), "add"):
            raise Unavailable(
                f"Triton {'.'.join(map(str, version))} has no chain of launch hooks; 3.6 and later have"
            )
        found = LaunchRecords(Path(folder), launches)
        for function, (module, name) in _LOADED.items():
            found.loaded(module, function, name)

        def loaded(module: Any, function: Any, name: str, *_: Any) -> None:
            found.loaded(module, function, name)

        def enter(metadata: Any) -> None:
            found.begin(metadata.data["function"], metadata.data["stream"])

        def leave(metadata: Any) -> None:
            found.end(metadata.data["function"])

        hooks = {"kernel_load_end_hook": loaded, "launch_enter_hook": enter, "launch_exit_hook": leave}
        for name, hook in hooks.items():
            getattr(runtime, name).add(hook)
        try:
            yield found
        finally:
            for name, hook in hooks.items():
                getattr(runtime, name).remove(hook)


triton = TritonKernels()

_LOADED: dict[int, tuple[Any, str]] = {}
"""Module and name of each kernel that Triton has loaded since a session of ``instrument`` began, by HIP's function."""


def _note_loaded(module: Any, function: Any, name: str, *_: Any) -> None:
    _LOADED[int(function)] = (module, name)


@contextlib.contextmanager
def installed(session: TritonSession) -> Iterator[None]:
    """A session's hook in Triton, taken out again at the end.

    Raises:
        Unavailable: there is no Triton 3.5 or later.
    """
    with contextlib.ExitStack() as undo:
        install(session, undo)
        yield


def install(session: TritonSession, undo: contextlib.ExitStack | None = None) -> None:
    """Puts a session's hook into Triton.

    Args:
        session: whose hook it is.
        undo: gets what takes it out again; without, it stays for as long as the process runs.

    Raises:
        Unavailable: there is no Triton 3.5 or later.
    """
    undo = undo or contextlib.ExitStack()
    version, knobs, backend = _triton()
    runtime = knobs.runtime
    if session.command.only_adds and hasattr(getattr(runtime, "kernel_load_end_hook", None), "add"):
        runtime.kernel_load_end_hook.add(_note_loaded)
    if version >= (3, 6):
        hook = session.hook(runtime.add_stages_inspection_hook, version)
        _replace(runtime, "add_stages_inspection_hook", hook, undo)
    else:
        _replace(backend, "add_stages", _with_stages(backend.add_stages, session, version), undo)
    if version < (3, 7):
        jit = importlib.import_module("triton.runtime.jit")
        key = session.command.key
        _replace(backend, "hash", _with_hash(backend.hash, key), undo)
        _replace(jit, "compute_cache_key", _with_key(jit.compute_cache_key, key), undo)


def features_of(arch: str, version: tuple[int, ...]) -> str:
    """The subtarget features that Triton gives to LLVM. Source: its ``backends/amd/compiler.py``, ``make_amdgcn``.

    >>> features_of("gfx1100", (3, 8, 0)), features_of("gfx1100", (3, 9, 0)), features_of("gfx942", (3, 6, 0))
    ('-real-true16', '', '')
    """
    return "-real-true16" if arch.startswith("gfx11") and version < (3, 9) else ""


def _with_stages(
    stock: Callable[..., None], session: TritonSession, version: tuple[int, ...]
) -> Callable[..., None]:
    def add_stages(self: Any, stages: dict[str, Any], options: Any, *more: Any) -> None:
        stock(self, stages, options, *more)
        session.change(self, stages, options, version)

    return add_stages


def _with_hash(stock: Callable[[Any], str], key: str) -> Callable[[Any], str]:
    return lambda self: f"{stock(self)}-{key}"


def _with_key(stock: Callable[..., str], key: str) -> Callable[..., str]:
    def compute_cache_key(known: dict[Any, str], specialization: Any, options: Any) -> str:
        return stock(known, [*specialization, ("ldsopt", key)], options)

    return compute_cache_key


def _replace(owner: Any, name: str, value: object, undo: contextlib.ExitStack) -> None:
    # `vars`, since an attribute of a class that is looked up may be bound to something on the way.
    undo.callback(setattr, owner, name, vars(owner).get(name, getattr(owner, name)))
    setattr(owner, name, value)


def _triton() -> tuple[tuple[int, ...], Any, Any]:
    """Triton's version, its settings, and the class of its backend for AMD GPUs."""
    try:
        version = _numbers(importlib.import_module("triton").__version__)
        knobs = importlib.import_module("triton.knobs")
        backend = importlib.import_module("triton.backends.amd.compiler").HIPBackend
    except (ImportError, AttributeError):
        raise Unavailable("no Triton 3.5 or later with a backend for AMD GPUs; pip install triton") from None
    if version < OLDEST:
        raise Unavailable(f"Triton {'.'.join(map(str, version))} is too old; 3.5 and later can be changed")
    return version, knobs, backend


def _numbers(version: str) -> tuple[int, ...]:
    """The numbers of a version.

    >>> _numbers("3.6.0+rocm7.0"), _numbers("3.7.1.post2")
    ((3, 6, 0), (3, 7, 1))
    """
    parts = version.partition("+")[0].split(".")
    return tuple(int(part) for part in parts if part.isdecimal())


def _package() -> Path:
    found = importlib.import_module("triton").__file__
    assert found is not None
    return Path(found).parent
