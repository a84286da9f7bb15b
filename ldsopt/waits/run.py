"""`waits` of a module: compiles it, and makes the waits of its code exact."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ldsopt.checker.ir_facts import MappedCode
from ldsopt.checker.judging import Judging
from ldsopt.checker.kernel_sync import kernel_sync
from ldsopt.checker.order import code_order
from ldsopt.checker.run import compile_mapped, has_transfers, with_operands
from ldsopt.checker.tracing import is_plain_without, stands_for
from ldsopt.codegen.compile import reading
from ldsopt.codegen.compilers import CompilerKind, find
from ldsopt.ir.attributes import features_on
from ldsopt.ir.module import Function, Module
from ldsopt.ir.read import require_arch
from ldsopt.isa.assembly import AsmFunction
from ldsopt.waits.keep_reasons import author_waits, why_kernel_stays
from ldsopt.waits.loop import CodeFacts, exact_listing
from ldsopt.waits.options import WaitsOptions
from ldsopt.waits.results import ExactWaits


def exact_waits(module: Module, options: WaitsOptions | None = None) -> ExactWaits:
    """Makes the waits of a module's code exact.

    Raises:
        InputError: no architecture is known.
        CompilerFailed, Unavailable: as compiling.
    """
    options = options or WaitsOptions()
    # The assembly of the traced copy, without locations, is then that of the module.
    is_own = find(options.compiler).kind is CompilerKind.LLVMLITE
    once = is_own and stands_for(module, options) and is_plain_without(module, require_arch(module))
    code = compile_mapped(module, options, refine=False, once=once, tells_waits=True)
    found = with_exact_waits(module, code, options)
    if not found.rests_on_bytes or has_transfers(code):  # those have been refined
        return found
    refined = with_operands(module, code, options)
    is_told_more = refined is not code and refined.mapping != code.mapping
    return with_exact_waits(module, refined, options) if is_told_more else found


def with_exact_waits(module: Module, code: MappedCode, options: WaitsOptions) -> ExactWaits:
    """`exact_waits` for code that is compiled already."""
    mode = options.author_waits
    with reading(code.compiled, module.source):
        judging = Judging.of_module(module, code, options)
        facts = _OrderByIr(module, code, options, judging)
        done = exact_listing(code.listing, judging, facts.of, repair=options.repair, author_waits=mode)
    changed = done.listing, done.functions, done.text, done.kernels, done.edits
    return ExactWaits(*changed, done.check, done.findings, code)


class _OrderByIr:
    """The order that a module's kernels have to keep, and their authors' waits, by the IR."""

    def __init__(self, module: Module, code: MappedCode, options: WaitsOptions, judging: Judging) -> None:
        self._module = replace(module, features=options.features) if options.features else module
        self._mapping, self._arch, self._judging = code.mapping, require_arch(module), judging
        self._functions: Mapping[str, Function] = {f.name: f for f in module.functions()}

    def of(self, function: AsmFunction) -> CodeFacts | str:
        """The facts about a function's code, or the reason why its waits stay."""
        known = self._functions.get(function.name)
        if known is None:
            return "the module has no function of its name"
        features = features_on(self._module, known)
        why = why_kernel_stays(function, self._arch, features, is_same_code=self._mapping.is_same_code)
        if why:
            return why
        sync = kernel_sync(self._module, known)
        author = author_waits(function, sync, self._mapping)
        if sync.calls:
            return f"it calls others: {self._module.lines[sync.calls[0]].strip()}"
        if author.lost:
            return f"a wait of the author's is one with others, or gone: {self._module.lines[author.lost[0]].strip()}"
        constant = self._judging.constant_loads(function)
        order = code_order(function, self._arch, sync, self._mapping, features, constant)
        lines = self._module.lines[known.line : known.end]
        asks = any("@llvm.amdgcn.s.nop(" in line for line in lines)
        return CodeFacts(order, author, "the IR asks for s_nop by its intrinsic" if asks else "")
