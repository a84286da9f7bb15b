"""`check` of many versions of one module: what it finds in the code of each that the original's code does not have.

Code that another version compiles to was judged before, and is not judged again. The original is compiled only where a
version has something, which the original may have, too. Each version is compiled once, with debug
locations, which change no instruction (`ldsopt.checker.tracing`); once more for its memory operands only where
instructions are left of which nothing is known, and that matters.
"""

from __future__ import annotations

from functools import cached_property

from ldsopt.checker.findings import Finding, Verdict, new_findings
from ldsopt.checker.ir_facts import MappedCode
from ldsopt.checker.judging import judge
from ldsopt.checker.options import CheckOptions
from ldsopt.checker.run import compile_located, has_transfers, with_operands
from ldsopt.checker.tracing import CLAUSE_HINTS, stands_for
from ldsopt.codegen.compile import Compilers
from ldsopt.errors import InternalError
from ldsopt.ir.module import Module
from ldsopt.isa.assembly import Assembly
from ldsopt.isa.statements import without_comments

_OPTIONS = CheckOptions()


class CodeChecks:
    """Checks the versions of one module, and says what each has that the original has not.

    Args:
        module: the original.
        compilers: that compile all versions.
        plainly: compile each version without debug locations, too, and hold the two against each other.

    Attributes:
        judged: how many versions compiled to code that none before them has.

    Raises:
        InputError, CompilerFailed, Unavailable: as `ldsopt.checker.run.check`; so does the method.
    """

    def __init__(self, module: Module, compilers: Compilers, *, plainly: bool = False) -> None:
        self._module, self._compilers, self._plainly = module, compilers, plainly
        self._known = set[str]()
        self.judged = 0

    def new_findings(self, version: Module) -> tuple[Finding, ...]:
        """The findings in a version's code that the original's does not have; none for code that was judged before.

        Raises:
            InternalError: debug locations change the code.
        """
        code = self._compiled(version)
        instructions = _instructions(code.listing)
        if instructions in self._known:
            return ()
        self._known.add(instructions)
        self.judged += 1
        # The order of accesses that are not known is not judged; waits for them are, for all that they may be.
        if not has_transfers(code) and not _findings(version, code):
            return ()
        found = _findings(version, self._refined(version, code))
        return new_findings(self._of_the_original, found) if found else ()

    @cached_property
    def _of_the_original(self) -> list[Finding]:
        return _findings(self._module, self._refined(self._module, self._compiled(self._module)))

    def _compiled(self, module: Module) -> MappedCode:
        once = not self._plainly and stands_for(module, _OPTIONS)
        code = compile_located(module, _OPTIONS, once=once, begin=self._compilers.begin)
        if self._plainly and not code.mapping.is_same_code:
            raise InternalError("debug locations change the code that the module compiles to")
        return code

    def _refined(self, module: Module, code: MappedCode) -> MappedCode:
        return with_operands(module, code, _OPTIONS, begin=self._compilers.begin)


def _findings(module: Module, code: MappedCode) -> list[Finding]:
    found = judge(module, code, _OPTIONS).findings
    return [finding for finding in found if finding.verdict is not Verdict.LATENT]


def _instructions(listing: Assembly) -> str:
    """The code without comments but with its metadata, which says how much LDS there is."""
    lines = map(without_comments, listing.text)
    return "\n".join(line for line in lines if line and line.split(None, 1)[0] not in CLAUSE_HINTS)
