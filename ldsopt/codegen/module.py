"""The module that is compiled: from text or bitcode to LLVM's module and machine, as ``llc`` sets them up.

``llc`` parses with the target's own data layout (a module without one would get the wrong default
alignments), lets a function's own ``"target-cpu"`` win over ``-mcpu``, and appends ``-mattr`` to its own
``"target-features"`` (``setFunctionAttributes`` in LLVM's CommandFlags.cpp). So does this. All that touches LLVM runs
in a worker process: see `ldsopt.isolation`.

`optimize_ir` runs LLVM's standard optimization pipeline. It makes what ``opt -O3`` makes of the same module, but for
the ``"target-cpu"`` attribute that ``opt -mcpu`` adds.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import llvmlite
import llvmlite.binding as llvm

from ldsopt.codegen.options import CompileOptions
from ldsopt.dataclass import dataclass
from ldsopt.errors import CompilerFailed, InputError
from ldsopt.isolation import ChildDied, hand
from ldsopt.llvm_words import located_error, remedy_of
from ldsopt.target.arch import arch as known_arch
from ldsopt.target.preamble import (
    DEFAULT_TRIPLE,
    has_data_layout,
    is_bitcode,
    refuse_nul,
    require_amdgpu,
    triple_of,
)

_ASSERTION = re.compile(r"([^/\s]+:\d+): .*?(Assertion .*)")
_PREFIX = re.compile(r"^(?:LLVM ERROR: *|(?:\S+: )?error: *|<unknown>:\d+(?::\d+)?: *)+")
_TARGET_CPU = b'"target-cpu"="'
_TARGET_FEATURES = re.compile(r'^((?:attributes #|define ).*?"target-features"="[^"]*)(")', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Job:
    """The output to make of a module.

    Attributes:
        arch: the architecture to generate code for.
        options: how to generate it.
        source: the input's name for messages.
        llvm_options: LLVM's own command-line options, e.g. ``-use-unknown-locations=Enable``.
        unverified: the compiler is not to verify the module once more before it selects instructions.
    """

    arch: str
    options: CompileOptions
    source: str
    llvm_options: tuple[str, ...] = ()
    unverified: bool = False


@dataclass(frozen=True, slots=True)
class Loaded:
    """A parsed module and the machine to compile it for."""

    module: Any
    machine: Any
    notes: tuple[str, ...]


def version() -> str:
    """The compiler in this process.

    >>> version()
    'llvmlite ... (LLVM ...)'
    """
    return f"llvmlite {llvmlite.__version__} (LLVM {'.'.join(map(str, llvm.llvm_version_info))})"


def backend_triple(triple: str, source: str) -> str:
    """The triple under which LLVM 22 knows the module's target; the HSA triple if the module names none.

    Raises:
        InputError: the module is for another kind of machine.

    >>> backend_triple("amdgpu9.50-amd-amdhsa", "k.ll"), backend_triple("", "k.ll")
    ('amdgcn-amd-amdhsa', 'amdgcn-amd-amdhsa')
    """
    if not triple or triple.startswith("unknown"):
        return DEFAULT_TRIPLE
    require_amdgpu(triple, source)
    first, dash, rest = triple.partition("-")
    is_newer = first.startswith("amdgpu") and not first.removeprefix("amdgpu").strip("0123456789abcdef.")
    return f"amdgcn{dash}{rest}" if is_newer else triple


def load(ir: str | bytes, job: Job) -> Loaded:
    """Parses and verifies the module, and sets it up. Runs in the worker.

    Raises:
        InputError: LLVM's parser or verifier refuses it, or it is for another kind of machine.
    """
    for option in ("-disable-auto-upgrade-debug-info", *job.llvm_options):
        llvm.set_option("ldsopt", option)
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    context = llvm.create_context()
    try:
        features = job.options.features
        if isinstance(ir, bytes) and is_bitcode(ir):
            module = llvm.parse_bitcode(ir, context)
            triple = backend_triple(module.triple, job.source)
            machine = _machine(triple, job)
            if features and "target-features" in (text := str(module)):
                module = llvm.parse_assembly(with_features(text, features), context)
        else:
            text = ascii_text(ir, job.source)
            triple = backend_triple(triple_of(text), job.source)
            machine = _machine(triple, job)
            if not has_data_layout(text):  # on the same line, so that LLVM's line numbers stay true
                text = f'target datalayout = "{machine.target_data}" {text}'
            module = llvm.parse_assembly(with_features(text, features), context)
        module.triple = triple
        if not module.data_layout:
            module.data_layout = str(machine.target_data)
        module.verify()
    except RuntimeError as error:
        raise refused(str(error), job.source) from None
    attributes = {
        attribute
        for function in module.functions
        if not function.is_declaration
        for attribute in function.attributes
        if b"target-cpu" in attribute
    }
    return Loaded(module, machine, disagreements({cpu for one in attributes for cpu in _cpus(one)}, job.arch))


def with_features(text: str, features: str) -> str:
    """A module whose functions that state subtarget features also have those of the command line; others take these.

    >>> with_features('attributes #0 = { "target-features"="+cumode" }', "+wavefrontsize64")
    'attributes #0 = { "target-features"="+cumode,+wavefrontsize64" }'
    """
    if not features:
        return text
    return _TARGET_FEATURES.sub(lambda one: f"{one[1]},{features}{one[2]}", text)


def ascii_text(ir: str | bytes, source: str) -> str:
    r"""Textual IR with every byte beyond ASCII written as ``\XX``, which inside quotes means the same.

    Outside of quotes such bytes occur only in comments.

    >>> ascii_text("define void @\"ä\"()".encode("latin-1"), "k.ll")
    'define void @"\\E4"()'
    """
    data = ir if isinstance(ir, bytes) else ir.encode("utf-8", "surrogateescape")
    refuse_nul(data, source)
    if data.isascii():
        return data.decode("ascii")
    return "".join(chr(byte) if byte < 0x80 else f"\\{byte:02X}" for byte in data)


def refused(words: str, source: str) -> InputError:
    """LLVM's complaint about the IR itself, with the line where it says one."""
    for line in words.splitlines():
        if located := located_error(line):
            return InputError(located.message, file=source, line=located.line)
    lines = [line for line in words.splitlines() if line.strip()]
    if len(lines) > 1 and lines[0].endswith(
        "error"
    ):  # llvmlite's headline says nothing that follows does not
        del lines[0]
    return InputError("; ".join(lines[:2]), file=source, remedy=remedy_of(words))


def died(error: ChildDied, source: str, ir: str | bytes = "") -> CompilerFailed:
    """LLVM ended the worker: its own words about the module, or how it ended when it said nothing."""
    return CompilerFailed(f"{source}: LLVM: {gist(error.words, ir)}" if error.words else f"{source}: {error}")


def gist(words: str, ir: str | bytes = "") -> str:
    """LLVM's one-line diagnostic without what means nothing to its reader.

    AMDGPULowerModuleLDS.cpp takes an alias of an LDS variable for a variable, which only an assertion tells.

    Args:
        words: the diagnostic.
        ir: what LLVM was given.

    >>> gist("error: <unknown>:0:0: local memory (70000) exceeds limit (65536) in function 'k'")
    "local memory (70000) exceeds limit (65536) in function 'k'"
    >>> gist("python: /build/llvm/lib/CodeGen/A.cpp:59: void llvm::f(int) const: Assertion `x > 0' failed.")
    "A.cpp:59: Assertion `x > 0' failed."
    """
    failed = _ASSERTION.search(words)
    if failed is None:
        return _PREFIX.sub("", words)
    if "cast<Ty>() argument of incompatible type" in words:
        for line in (ir if isinstance(ir, str) else ir.decode("latin-1")).split("\n"):
            name, is_definition, rest = line.partition(" = ")
            if line[:1] == "@" and is_definition and " alias " in f" {rest}" and "addrspace(3)" in rest:
                return f"cannot compile {name}, an alias of an LDS variable; name the variable itself"
    return f"{failed[1]}: {failed[2]}"


def disagreements(target_cpus: Iterable[str], arch: str) -> tuple[str, ...]:
    """One note for every other architecture that functions of the module insist on."""
    return tuple(
        f'functions with the attribute "target-cpu"="{cpu}" are compiled for {cpu}, not for {arch}'
        for cpu in sorted(set(target_cpus) - {arch, ""})
    )


def named_target_cpus(ir: bytes) -> set[str]:
    """Processors that the attributes of textual IR name."""
    lines = [line for line in ir.splitlines() if line.startswith((b"attributes #", b"define "))]
    return {cpu for line in lines for cpu in _cpus(line)}


def _cpus(attributes: bytes) -> Iterator[str]:
    for behind in attributes.split(_TARGET_CPU)[1:]:
        yield behind.partition(b'"')[0].decode("ascii", "replace")


def _machine(triple: str, job: Job) -> Any:
    return _machine_for(triple, job.arch, job.options.features, job.options.opt_level)


@lru_cache(maxsize=16)
def _machine_for(triple: str, arch: str, features: str, opt_level: int) -> Any:
    """A machine; a worker that compiles many modules sets up registers and subtargets once for each architecture."""
    target = llvm.Target.from_triple(triple)
    return target.create_target_machine(cpu=arch, features=features, opt=opt_level)


def optimize_ir(
    text: str | bytes,
    arch: str,
    options: CompileOptions | None = None,
    *,
    source: str = "<module>",
) -> str:
    """The optimized module as text; bytes in it that are not UTF-8 become surrogates.

    Args:
        text: textual IR, or bitcode as bytes.
        arch: the gfx architecture whose cost model steers the passes.
        options: the level, like ``-O3``, the subtarget features, and when to stop; another compiler cannot be used.
        source: the input's name for messages.

    Raises:
        UsageError: unknown architecture.
        InputError: LLVM's parser or verifier refuses the module, or it is not for an AMD GPU.
        CompilerFailed: LLVM died on it.
    """
    name = known_arch(arch).name
    options = options or CompileOptions()
    job = Job(name, options, source)
    try:
        with hand(_optimize, text, job, timeout_seconds=options.timeout_seconds) as optimizing:
            return optimizing.result()
    except ChildDied as error:
        raise died(error, source) from None


def _optimize(text: str | bytes, job: Job) -> str:
    loaded, level = load(text, job), job.options.opt_level
    tuning = llvm.create_pipeline_tuning_options(speed_level=level)
    # opt turns these on from -O2; llvmlite leaves them off.
    tuning.loop_unrolling = level > 0
    tuning.loop_interleaving = level > 1
    tuning.loop_vectorization = level > 1
    tuning.slp_vectorization = level > 1
    builder = llvm.create_pass_builder(loaded.machine, tuning)
    builder.getModulePassManager().run(loaded.module, builder)
    try:
        return str(loaded.module)
    except UnicodeDecodeError as error:
        return bytes(error.object).decode("utf-8", "surrogateescape")
