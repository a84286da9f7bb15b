"""`check`: compiles a module, maps the code back to its LDS accesses, and proves that no wait is missing."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace

from ldsopt.assumptions import NAMED_BASES
from ldsopt.checker import mir
from ldsopt.checker.accesses import find_accesses
from ldsopt.checker.findings import Check
from ldsopt.checker.ir_facts import MappedCode, is_transfer
from ldsopt.checker.judging import judge
from ldsopt.checker.mapping import UNKNOWN, AccessMap, map_accesses
from ldsopt.checker.marked_copies import unproven_by_marks, with_authored_waits, without_added_waits
from ldsopt.checker.options import CheckOptions
from ldsopt.checker.promised_options import RaceCheckOptions
from ldsopt.checker.sync_lines import MEMORY_CLASS, SYNC_CLASS, memory_lines, sync_lines
from ldsopt.checker.tracing import compile_options, trace, without_locations
from ldsopt.codegen.compile import Compiled, Compiling, begin_compile
from ldsopt.codegen.compilers import CompilerKind, find
from ldsopt.ir.attributes import with_told_shape
from ldsopt.ir.compat import has_marked_copies
from ldsopt.ir.dialect import READER, lowered_for, text_for
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.isa.assembly import AsmFunction, Assembly, parse_assembly
from ldsopt.isa.measure import is_lds_access, is_lds_dma
from ldsopt.isa.statements import Unreadable

_BARRIER_CLASS = 1 << 20
"""Apart from the classes of accesses; the line of a debug location has 32 bits."""
_IMITATED = re.compile(r' asm [a-z ]*"[^"]*[;}][#$]')
"""Inline assembly that may hold a line like those by which LLVM marks where inline assembly ends."""
_NOT_TOLD_APART = "comments in inline assembly like those that LLVM puts around it"


def check(module: Module, options: CheckOptions | None = None, *, compiled: Compiled | None = None) -> Check:
    """Checks what a module compiles to, which is compiled unless it is given.

    Raises:
        InputError: no architecture is known.
        CompilerFailed, Unavailable: as compiling.
    """
    options = options or CheckOptions()
    module = with_told_shape(module, options.promises)
    code = compile_mapped(module, options, compiled=compiled)
    found = judge(module, code, options)
    if isinstance(options, RaceCheckOptions) and not options.no_races:
        from ldsopt.checker.wave_races import with_races  # and numpy, and the simulator

        found = with_races(module, code.accesses, found, options)
    arch = require_arch(module)
    if find(options.compiler).llvm_major > READER or not has_marked_copies(module.text):
        return found
    authored = with_authored_waits(module, arch)
    code = without_added_waits(authored, compile_mapped(authored, options), arch)
    more = unproven_by_marks(found, judge(module, code, options))
    return replace(found, findings=(*found.findings, *more))


def compile_mapped(
    module: Module,
    options: CheckOptions | None = None,
    *,
    compiled: Compiled | None = None,
    begin: Callable[..., Compiling] = begin_compile,
    refine: bool = True,
    once: bool = False,
    tells_waits: bool = False,
) -> MappedCode:
    """Compiles a module, plain and traced, and maps its LDS instructions.

    Args:
        module: to compile.
        options: how.
        compiled: what it compiles to by these options, if that is known already.
        begin: begins a compilation; takes what `begin_compile` takes.
        refine: compile a third time where instructions are left of which nothing is known. Without, they may be any
            access: what follows from overlap stays right and may be too much. Modules with asynchronous transfers are
            refined anyway, as the order of what is not known is not judged.
        once: as for `compile_located`.
        tells_waits: also map the waits that stand in the IR, as an author's intrinsics or as fences.

    Raises:
        InputError, CompilerFailed, Unavailable: as `check`.
    """
    options = options or CheckOptions()
    code = compile_located(
        module,
        options,
        compiled=compiled,
        once=once,
        begin=begin,
        tells_waits=tells_waits,
    )
    if refine or has_transfers(code):
        return with_operands(module, code, options, begin=begin)
    return code


def unmapped(module: Module, compiled: Compiled, options: CheckOptions) -> MappedCode | None:
    """Code of which nothing is known but itself: each of its instructions may be any access of the module.

    Where `judge` finds nothing in it, it finds nothing in the same code mapped: what may be any access overlaps
    whatever the access that it is overlaps. ``None`` where there are asynchronous transfers, past which others must not
    be moved: the order of what is not known is not judged.

    Args:
        module: that was compiled.
        compiled: what it was compiled to.
        options: how.
    """
    module = _as_compiled(module, options)
    accesses = find_accesses(module, named_bases=NAMED_BASES not in options.no_assume)
    code = MappedCode(accesses, _parse(compiled, module), AccessMap({}, True), compiled)
    return None if has_transfers(code) else code


def has_transfers(code: MappedCode) -> bool:
    """Whether some access is an asynchronous transfer, past which others must not be moved."""
    return any(is_transfer(access) for f in code.accesses.functions for access in f.accesses)


def compile_located(
    module: Module,
    options: CheckOptions,
    *,
    compiled: Compiled | None = None,
    once: bool = False,
    begin: Callable[..., Compiling] = begin_compile,
    tells_waits: bool = False,
) -> MappedCode:
    """Compiles a module, and maps its LDS instructions by debug locations.

    Args:
        module: to compile.
        options: how.
        compiled: what it compiles to by these options, if that is known already.
        once: compile nothing but the traced copy, and take its code for that of the module
            (`ldsopt.checker.tracing.stands_for`).
        begin, tells_waits: as for `compile_mapped`.

    Raises:
        InputError, CompilerFailed, Unavailable: as `check`.
    """
    arch, compiler, module = require_arch(module), find(options.compiler), _as_compiled(module, options)
    llvm = compiler.llvm_major
    with ExitStack() as compilations:

        def begun(text: str, llvm_options: tuple[str, ...] = (), *, unverified: bool = False) -> Compiling:
            compiling = begin(
                text,
                arch.name,
                options,
                source=module.source,
                llvm_options=llvm_options,
                unverified=unverified,
            )
            return compilations.enter_context(compiling)

        plain = None
        if not once:
            plain = begun(text_for(module, llvm)) if compiled is None else Compiling(lambda _: compiled)
        accesses = find_accesses(module, named_bases=NAMED_BASES not in options.no_assume)
        if plain is not None and not accesses.functions:
            return MappedCode(accesses, Assembly(None, (), ()), AccessMap({}, True), plain.result())
        barriers = {barrier: _BARRIER_CLASS for f in accesses.functions for barrier in f.barriers}
        sync = dict.fromkeys(sync_lines(module), SYNC_CLASS) if tells_waits else {}
        memory = dict.fromkeys(memory_lines(module), MEMORY_CLASS)
        key = trace(module, {**memory, **sync, **accesses.classes, **barriers})
        traced = begun(lowered_for(key.text, module, llvm), compile_options(compiler), unverified=True)
        if plain is None:
            twin = traced.result()
            code = replace(twin, data=without_locations(twin.data))
        else:
            code = plain.result()  # it ran while the accesses were looked at
            twin = traced.result(quiet=True)  # the plain one has said it all
        listing = _parse(code, module)
        mapping = map_accesses(listing, _parse(twin, module), key, says_unknown=compiler.sets_options)
        return MappedCode(accesses, listing, mapping, code)


def with_operands(
    module: Module,
    code: MappedCode,
    options: CheckOptions,
    *,
    begin: Callable[..., Compiling] = begin_compile,
) -> MappedCode:
    """The code, with what memory operands tell of the instructions that debug locations leave open.

    Raises:
        CompilerFailed, Unavailable: as compiling.
    """
    compiler = find(options.compiler)
    is_own = compiler.kind is not CompilerKind.LLVMLITE
    if not code.accesses.functions or not compiler.makes_mir:
        return code
    if not is_own and not _lacks_origins(code.listing, code.mapping):
        return code
    classes = code.accesses.classes
    marked, arch = mir.mark(_as_compiled(module, options), classes), require_arch(module)
    marked = lowered_for(marked, module, compiler.llvm_major)
    with begin(
        marked, arch.name, options, source=module.source, llvm_options=mir.COMPILE_OPTIONS
    ) as printing:
        operands = mir.parse_mir(printing.result().data.decode("utf-8", "surrogateescape"))
    found = mir.map_by_operands(code.listing, operands, classes)
    return replace(code, mapping=mir.refined(code.mapping, found))


def _as_compiled(module: Module, options: CheckOptions) -> Module:
    """The module with the features that it is compiled with: what a wave accesses is as wide as the wave."""
    return replace(module, features=options.features) if options.features else module


def _lacks_origins(listing: Assembly, mapping: AccessMap) -> bool:
    """Whether debug locations tell of some LDS instruction not even the class of its accesses."""
    return any(
        (is_lds_access(instruction) or is_lds_dma(instruction)) and mapping.of(instruction) is UNKNOWN
        for function in listing.functions
        for block in function.blocks
        for instruction in block.instructions
    )


def _parse(compiled: Compiled, module: Module) -> Assembly:
    listing = parse_assembly(compiled.data.decode("utf-8", "surrogateescape"), module.source)
    if not any(map(_IMITATED.search, module.lines)):
        return listing
    return replace(
        listing, functions=tuple(_doubted(function, listing.text) for function in listing.functions)
    )


def _doubted(function: AsmFunction, text: Sequence[str]) -> AsmFunction:
    """The function, of which is not known what in it is inline assembly and what is LLVM's, if it has any."""
    marks = [Unreadable(number, _NOT_TOLD_APART) for number in function.lines if "#ASM" in text[number - 1]]
    return replace(function, unreadable=(*function.unreadable, *marks[:1]))
