"""`check` of many versions of one module: what it finds in the code of each that the original's code does not have.

Most versions compile to code that was judged before, the original's or another version's: that is not judged again.
What the original itself has is asked only where a version has something.
"""

from __future__ import annotations

from functools import cached_property

from ldsopt.checker.findings import Finding, Verdict, new_findings
from ldsopt.checker.options import CheckOptions
from ldsopt.checker.run import compile_mapped, judge
from ldsopt.codegen.compile import Compiled, Compilers
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.isa.statements import without_comments


class CodeChecks:
    """Checks the versions of one module, and says what each has that the original has not.

    Args:
        module: the original.
        compilers: that compile all versions.

    Raises:
        InputError, CompilerFailed, Unavailable: as `ldsopt.checker.run.check`; so does the method.
    """

    def __init__(self, module: Module, compilers: Compilers) -> None:
        self._module, self._compilers = module, compilers
        self._code = self._compiled(module)
        self._judged = {_instructions(self._code)}

    def new_findings(self, version: Module) -> tuple[Finding, ...]:
        """The findings in a version's code that the original's does not have; none for code that was judged before."""
        code = self._compiled(version)
        instructions = _instructions(code)
        if instructions in self._judged:
            return ()
        self._judged.add(instructions)
        if not self._findings(version, code, refine=False):
            return ()
        return new_findings(self._of_the_original, self._findings(version, code))

    @cached_property
    def _of_the_original(self) -> list[Finding]:
        return self._findings(self._module, self._code)

    def _compiled(self, module: Module) -> Compiled:
        return self._compilers.begin(module.text, require_arch(module).name, source=module.source).result()

    def _findings(self, module: Module, code: Compiled, *, refine: bool = True) -> list[Finding]:
        mapped = compile_mapped(module, compiled=code, begin=self._compilers.begin, refine=refine)
        found = judge(module, mapped, CheckOptions()).findings
        return [finding for finding in found if finding.verdict is not Verdict.LATENT]


def _instructions(code: Compiled) -> str:
    """The code without comments but with its metadata, which says how much LDS there is."""
    lines = code.data.decode("utf-8", "surrogateescape").split("\n")
    return "\n".join(filter(None, map(without_comments, lines)))
