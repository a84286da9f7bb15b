"""IR to assembly or object code, by LLVM in a worker process or by the caller's own compiler.

LLVM's code generation ends its process on what it cannot compile; here that becomes an exception with LLVM's
own words. The assembly is the same byte for byte as that of ``llc -O3`` of the same LLVM.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ldsopt.codegen import external, module
from ldsopt.codegen.compilers import Compiler, CompilerKind, find
from ldsopt.codegen.options import CompileOptions, Emit
from ldsopt.errors import Unavailable
from ldsopt.isolation import ChildDied, Handed, Running, Worker, start
from ldsopt.target.arch import arch as known_arch


@dataclass(frozen=True, slots=True)
class Compiled:
    """What the compiler made.

    Attributes:
        data: the assembly text or the object file.
        compiler: name and version, e.g. ``llvmlite 0.50.0 (LLVM 22.1.0)`` or ``llc 22.1.8``. Code of
            different compilers is not comparable.
        arch: the architecture asked for.
        notes: what the caller should know about the code, one sentence each.
    """

    data: bytes
    compiler: str
    arch: str
    notes: tuple[str, ...] = ()


class Compiling:
    """A compilation begun. Leaving its context ends it."""

    def __init__(
        self, finish: Callable[[bool], Compiled], worker: Running[Any] | Handed[Any] | None = None
    ) -> None:
        self._finish, self._worker = finish, worker

    def __enter__(self) -> Compiling:
        return self

    def __exit__(self, *_: object) -> None:
        if self._worker is not None:
            self._worker.__exit__()

    def result(self, *, quiet: bool = False) -> Compiled:
        """Waits for the code; to be asked for once. ``quiet`` drops LLVM's warnings. Errors as for `compile_ir`."""
        return self._finish(quiet)


def begin_compile(
    ir: str | bytes,
    arch: str,
    options: CompileOptions | None = None,
    *,
    emit: Emit = "asm",
    source: str = "<module>",
    llvm_options: tuple[str, ...] = (),
    unverified: bool = False,
) -> Compiling:
    """Begins to compile a module in the background; another compiler than llvmlite runs when the result is asked for.

    Args:
        ir: textual IR, or bitcode as bytes.
        arch: the gfx architecture, like ``-mcpu``. A function's own ``"target-cpu"`` wins, as in ``llc``;
            that they disagree is then among the notes.
        options: how. No IR passes run: see `ldsopt.codegen.optimize`.
        emit: assembly text with LLVM's comments, or an ELF object.
        source: the input's name for messages.
        llvm_options: further options of LLVM's own, as ``llc`` takes them.
        unverified: the compiler is not to verify the module once more on its way, as ``llc`` and clang do.

    Raises:
        UsageError: unknown architecture, or no compiler is called so.
        Unavailable: the compiler is not there.
    """
    options = options or CompileOptions()
    job = module.Job(known_arch(arch).name, options, source, llvm_options, unverified)
    compiler = find(options.compiler)
    if compiler.kind is not CompilerKind.LLVMLITE:
        return Compiling(
            lambda _: _compiled(external.compile_by(compiler, job, ir, emit), compiler, job.arch)
        )
    worker = start(lambda: _generate(ir, job, emit), timeout_seconds=options.timeout_seconds)
    return _compiling(worker, compiler, job, ir)


class Compilers:
    """Compilers that go on from one module to the next: for who compiles thousands of small ones.

    Each set of LLVM's own options has a process of its own; one module at a time may be under way in it. Leaving the
    context ends them.
    """

    def __init__(self) -> None:
        self._workers: dict[tuple[str, ...], Worker[_Request, tuple[bytes, tuple[str, ...]]]] = {}

    def __enter__(self) -> Compilers:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers.values():
            worker.__exit__()

    def begin(
        self,
        ir: str | bytes,
        arch: str,
        options: CompileOptions | None = None,
        *,
        source: str = "<module>",
        llvm_options: tuple[str, ...] = (),
        unverified: bool = False,
    ) -> Compiling:
        """Begins to compile a module to assembly, as `begin_compile` does."""
        options = options or CompileOptions()
        compiler = find(options.compiler)
        if compiler.kind is not CompilerKind.LLVMLITE:
            return begin_compile(
                ir, arch, options, source=source, llvm_options=llvm_options, unverified=unverified
            )
        if llvm_options not in self._workers:
            self._workers[llvm_options] = Worker(_generate_one)
        job = module.Job(known_arch(arch).name, options, source, llvm_options, unverified)
        handed = self._workers[llvm_options].begin((ir, job), timeout_seconds=options.timeout_seconds)
        return _compiling(handed, compiler, job, ir)


def _compiling(
    worker: Running[Any] | Handed[Any], compiler: Compiler, job: module.Job, ir: str | bytes
) -> Compiling:
    return Compiling(
        lambda quiet: _compiled(_awaited(worker, job.source, ir, quiet), compiler, job.arch), worker
    )


def compile_ir(
    ir: str | bytes,
    arch: str,
    options: CompileOptions | None = None,
    *,
    emit: Emit = "asm",
    source: str = "<module>",
    llvm_options: tuple[str, ...] = (),
    unverified: bool = False,
) -> Compiled:
    """Compiles a module. Arguments as for `begin_compile`.

    Raises:
        UsageError: unknown architecture.
        InputError: LLVM's parser or verifier refuses the module, or it is not for an AMD GPU.
        CompilerFailed: code generation refused it or died on it.
        Unavailable: the compiler is not there, or cannot do what is asked for: llvmlite has no assembler, for
            objects of modules with inline assembly; Triton's knows no level but 3.
    """
    with begin_compile(
        ir, arch, options, emit=emit, source=source, llvm_options=llvm_options, unverified=unverified
    ) as compiling:
        return compiling.result()


def compile_here(
    ir: str | bytes,
    arch: str,
    options: CompileOptions | None = None,
    *,
    source: str = "<module>",
    llvm_options: tuple[str, ...] = (),
    unverified: bool = False,
) -> Compiled:
    """Compiles a module to assembly in this process, which LLVM may end: for jobs that have a process of their own.

    LLVM's own options stay set in the process, and none may be set twice.

    Raises:
        UsageError, InputError, CompilerFailed, Unavailable: as `compile_ir`, as far as LLVM lives to tell.
    """
    options = options or CompileOptions()
    job = module.Job(known_arch(arch).name, options, source, llvm_options, unverified)
    compiler = find(options.compiler)
    if compiler.kind is not CompilerKind.LLVMLITE:
        return _compiled(external.compile_by(compiler, job, ir, "asm"), compiler, job.arch)
    return _compiled(_generate(ir, job, "asm"), compiler, job.arch)


def _compiled(made: tuple[bytes, tuple[str, ...]], compiler: Compiler, arch: str) -> Compiled:
    data, notes = made
    return Compiled(data, compiler.name, arch, notes)


def _awaited(
    worker: Running[Any] | Handed[Any], source: str, ir: str | bytes, quiet: bool
) -> tuple[bytes, tuple[str, ...]]:
    try:
        made: tuple[bytes, tuple[str, ...]] = worker.result(quiet=quiet)
    except ChildDied as error:
        if "don't have an asm parser" in error.words:
            raise Unavailable(
                f"{source}: the module has inline assembly, and llvmlite has no assembler to make an "
                "object of it; emit assembly instead, or choose a compiler with one: --compiler clang"
            ) from None
        raise module.died(error, source, ir) from None
    return made


_Request = tuple[str | bytes, module.Job]


def _generate_one(request: _Request) -> tuple[bytes, tuple[str, ...]]:
    return _generate(*request, "asm")


def _generate(ir: str | bytes, job: module.Job, emit: Emit) -> tuple[bytes, tuple[str, ...]]:
    loaded = module.load(ir, job)
    loaded.module.data_layout = str(loaded.machine.target_data)  # llc compiles with the target's, always
    loaded.machine.set_asm_verbosity(True)  # the comments tell loop depth, registers and occupancy
    if emit == "obj":
        data: bytes = loaded.machine.emit_object(loaded.module)
        return data, loaded.notes
    try:
        text: str = loaded.machine.emit_assembly(loaded.module)
    except UnicodeDecodeError as error:  # llvmlite decodes as UTF-8, which a symbol's name need not be
        return bytes(error.object), loaded.notes
    return text.encode("utf-8"), loaded.notes
