"""One version of a module's code: compiled, measured, and checked where that is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property

from ldsopt.checker.findings import Check
from ldsopt.checker.ir_facts import MappedCode
from ldsopt.checker.judging import judge
from ldsopt.checker.options import CheckOptions
from ldsopt.checker.run import compile_located, with_operands
from ldsopt.checker.tracing import CLAUSE_HINTS, is_plain_without, stands_for
from ldsopt.codegen.compile import compile_ir
from ldsopt.codegen.compilers import CompilerKind, find
from ldsopt.codegen.options import Emit
from ldsopt.ir.dialect import text_for
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.isa.assembly import parse_assembly
from ldsopt.isa.measure import measure_listing
from ldsopt.isa.measurement import FunctionMeasurement


def is_compiled_once(module: Module, checking: CheckOptions, emit: Emit | None) -> bool:
    """One compilation, with locations, tells all; and code that is to be written can be had from it.

    Debug locations that tell which access an instruction comes from change no instruction (`ldsopt.checker.tracing`),
    so the same code is measured, checked and, without them, written. Where that may not be said, or the code that is
    written would not be that code, a version is compiled plainly, and once more where findings are asked for.
    """
    if find(checking.compiler).kind is not CompilerKind.LLVMLITE or not stands_for(module, checking):
        return False
    return emit is None or (emit == "asm" and is_plain_without(module, require_arch(module)))


class CompiledVersion:
    """The code that a module compiles to.

    Attributes:
        compiled: the assembly.
        functions: its figures by function.
    """

    def __init__(self, module: Module, checking: CheckOptions, *, once: bool = False) -> None:
        """Compiles and measures.

        Raises:
            CompilerFailed, Unavailable: as compiling.
        """
        self._module, self._checking, self._once = module, checking, once
        arch = require_arch(module).name
        if once:
            self.compiled = self._located.compiled
        else:
            text = text_for(module, find(checking.compiler).llvm_major)
            self.compiled = compile_ir(text, arch, checking, source=module.source)
        listing = parse_assembly(self.compiled.data.decode("utf-8", "surrogateescape"), module.source)
        self._listing = {function.name: function for function in listing.functions}
        measured = measure_listing(listing, module.source, arch, self.compiled.compiler)
        self.functions: Mapping[str, FunctionMeasurement] = {
            function.name: replace(function, instructions=len(self.instructions(function.name)))
            for function in measured.functions
        }

    @cached_property
    def _located(self) -> MappedCode:
        known = None if self._once else self.compiled
        return compile_located(self._module, self._checking, compiled=known, once=self._once)

    @cached_property
    def check(self) -> Check:
        """The check of the code. Where it was compiled plainly, it takes another compilation."""
        mapped = with_operands(self._module, self._located, self._checking)
        return judge(self._module, mapped, self._checking)

    @property
    def is_checked(self) -> bool:
        """The check was asked for already."""
        return "check" in vars(self)

    def instructions(self, function: str) -> list[tuple[str, str]]:
        """Mnemonics and operands of a function, hints left out, which depend on how it was compiled."""
        return [
            (one.mnemonic, one.operands)
            for block in self._listing[function].blocks
            for one in block.instructions
            if one.mnemonic not in CLAUSE_HINTS
        ]
