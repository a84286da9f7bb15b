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
import json
import shlex
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import field
from pathlib import Path
from typing import Any

from ldsopt.assumptions import UNREAD_DIMENSIONS_ARE_ONE, WAVES_ARE_WHOLE
from ldsopt.dataclass import dataclass
from ldsopt.errors import Unavailable
from ldsopt.gpu.launch_records import DEFAULT_LAUNCHES, LaunchRecords
from ldsopt.integrations.device_code import kernel_names
from ldsopt.integrations.ldsopt_process import RewritingCommand, compiling_options, said_by_ldsopt

# --- triton kernel ------------------------------------------------------------------------------------------
#
# One kernel of Triton's on its way from LLVM IR to assembly: rewritten by ldsopt, or left as it came.
#
# A rewritten kernel is taken only where all of this holds; else the kernel is compiled as it came, and one line says
# why:
#
# * the command has written a module, which it has checked by the LLVM that Triton generates code with;
# * Triton's own next stage, run on that module, makes the very assembly that was checked. What else Triton tells LLVM
#   (flags, features, another code generator) would show here;
# * what the host is told of a kernel stays true: its name, its arguments, how many work-items it takes, and that its
#   static LDS has not become more. Dynamic LDS, of which Triton's metadata has the size, belongs to Triton's own
#   allocation, which no command changes.
#
# ldsopt runs in processes of its own: two LLVMs in one process can meet in their symbols, and a process that has begun
# to use a GPU should not fork.


_FP_FUSION = "TRITON_DEFAULT_FP_FUSION"
_MOST_FIGURES = 4
_CONTRACT = ("kernarg_segment_size", "kernarg_segment_align", "max_flat_workgroup_size", "wavefront_size")
"""The lines of the assembly's metadata that a launch relies on."""
_LONGEST_STEM = 128


class TritonStageFailed(Exception):
    """The kernel stays as it came; the message is the reason, one line."""


@dataclass(frozen=True, slots=True)
class TritonTarget:
    """The target that Triton compiles a kernel for.

    Attributes:
        package: the folder of the Triton that compiles it.
        arch: the architecture's name.
        features: subtarget features that Triton gives to LLVM.
        fp_fusion: whether Triton lets LLVM fuse multiplications and additions.
    """

    package: str
    arch: str
    features: str
    fp_fusion: bool


@dataclass(frozen=True, slots=True)
class TritonKernel:
    """The result for one kernel.

    Attributes:
        name, arch: of the kernel.
        text: the LLVM IR that Triton goes on with.
        changed: whether that is another module than the one that came.
        outcome: what was gained, or that it was left as it came and why; a line without the kernel's name.
        failed: ldsopt could not do what it was asked for.
    """

    name: str
    arch: str
    text: str
    changed: bool
    outcome: str
    failed: bool = False

    def __str__(self) -> str:
        return f"triton kernel {self.name} ({self.arch}): {self.outcome}"


def rewritten_kernel(
    llir: str,
    command: RewritingCommand,
    target: TritonTarget,
    assemble: Callable[[str], str],
    lds: int = 0,
) -> TritonKernel:
    """The kernel that the command makes of a kernel; the kernel as it came, and why, where that cannot be taken.

    Args:
        llir: the kernel's module, LLVM IR as Triton has optimized it.
        command: what to do with it.
        target: what it is compiled for.
        assemble: Triton's own stage from LLVM IR to assembly.
        lds: bytes of LDS that launches add.
    """
    name = next(iter(kernel_names(llir)), "(unnamed)")
    said_folder = ""
    try:
        with tempfile.TemporaryDirectory(prefix="ldsopt-triton-") as folder:
            said_folder = f"{folder}/"
            text, outcome = _KernelRewriting(Path(folder), command, target, lds).run(name, llir, assemble)
    except Exception as error:  # whatever it is, the user's program goes on with Triton's own kernel
        reason = " ".join(str(error).replace(said_folder, "").split()) or type(error).__name__
        return TritonKernel(name, target.arch, llir, False, f"left as it came: {reason}", failed=True)
    return TritonKernel(name, target.arch, text, text != llir, outcome)


@dataclass(frozen=True, slots=True)
class _KernelRewriting:
    folder: Path
    command: RewritingCommand
    target: TritonTarget
    lds: int

    def run(self, name: str, llir: str, assemble: Callable[[str], str]) -> tuple[str, str]:
        # Its name says the architecture: what is left alone then comes back to the letter. A kernel's name may be
        # longer than a file's.
        stem = name[:_LONGEST_STEM]
        given, made = self.folder / f"{stem}.llir", self.folder / f"{stem}.ldsopt.{self.target.arch}.ll"
        given.write_text(llir, encoding="utf-8")
        given.with_suffix(".json").write_text(json.dumps({"shared": self.lds}), encoding="utf-8")
        words = (*self.command.checked, *self._promises)
        self._ldsopt(*words, str(given), "-q", "-o", str(made), *self._compiling)
        text = made.read_text(encoding="utf-8")
        if text == llir:
            return llir, "left as it came: nothing is better"
        before, after = self._code(given), self._code(made)
        if assemble(text) != after.read_text(encoding="utf-8"):
            raise TritonStageFailed("Triton generates other code than the LLVM by which it was checked")
        refuse_other_contract(before.read_text(encoding="utf-8"), after.read_text(encoding="utf-8"))
        return text, f"{shlex.join(self.command.words)}: {self._gain(before, after)}"

    def _code(self, module: Path) -> Path:
        code = module.with_suffix(".s")
        self._ldsopt("compile", str(module), "-o", str(code), *self._compiling)
        return code

    def _gain(self, before: Path, after: Path) -> str:
        """The verdict of `ldsopt diff` on the two, in a few words."""
        sides = (str(before), str(after))
        said = json.loads(self._ldsopt("diff", *sides, "--dynamic-lds", str(self.lds), "--json", "-o", "-"))
        changed = [one for function in said["functions"] for one in function["metrics"] if one["change"]]
        if self.command.only_adds:
            return f"adds {_figures(changed, 'hurt') or 'nothing that `ldsopt diff` counts'}"
        words = _figures(changed, "helped") or "no figure of `ldsopt diff` is better"
        price = _figures(changed, "hurt")
        return f"{words}; at the price of {price}" if price else words

    @property
    def _promises(self) -> list[str]:
        """The promises that Triton's launcher keeps: a workgroup has ``num_warps`` whole waves, all along x."""
        may_assume = self.command.words[0] in ("annotate", "optimize")
        kept = (WAVES_ARE_WHOLE, UNREAD_DIMENSIONS_ARE_ONE) if may_assume else ()
        return [word for one in kept if one not in self.command.words for word in ("--assume", one)]

    @property
    def _compiling(self) -> list[str]:
        compiler = f"triton:{Path(self.target.package).parent}"
        return compiling_options(self.target.arch, self.target.features, compiler)

    def _ldsopt(self, *arguments: str) -> str:
        said = said_by_ldsopt(*arguments, environment={_FP_FUSION: str(int(self.target.fp_fusion))})
        return said.replace(f"{self.folder}/", "")


def _figures(metrics: list[dict[str, Any]], verdict: str) -> str:
    """The first figures of a verdict, e.g. ``waits 79 to 27, vmcnt0 18 to 2``."""
    found = [one for one in metrics if one["verdict"] == verdict][:_MOST_FIGURES]
    return ", ".join(
        f"{one['metric'].replace('_', ' ')} {one['before']:g} to {one['after']:g}" for one in found
    )


def refuse_other_contract(before: str, after: str) -> None:
    """Refuses assembly of which a launch would have to know other things than of that before.

    Raises:
        TritonStageFailed: the message names the first that differs.
    """
    for name in (*_CONTRACT, "name", "group_segment_fixed_size"):
        old, new = (_told(text, name) for text in (before, after))
        is_less_lds = (
            name == "group_segment_fixed_size" and len(old) == len(new) == 1 and int(new[0]) <= int(old[0])
        )
        if old != new and not is_less_lds:
            raise TritonStageFailed(
                f"{name} would be {', '.join(new) or 'missing'} in place of {', '.join(old)}"
            )


def _told(assembly: str, name: str) -> list[str]:
    start = f"    .{name}:"
    return [line[len(start) :].strip() for line in assembly.splitlines() if line.startswith(start)]


# --- triton -------------------------------------------------------------------------------------------------


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
        """The hook that Triton calls: without arguments for the keys of its caches, else to change the stages.

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

            kernel = rewritten_kernel(llir, self.command, target, assemble, metadata.get("shared") or 0)
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
