"""Facts about compiled code that the IR tells of which it was made, and what can be wrong with the IR itself.

Which accesses an instruction may be, and so which bytes it may touch; which waves pass which barriers; in which rounds
of loops and on which ways through the code something happens. `ldsopt.checker.judging` judges by them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.checker.accesses import Accesses
from ldsopt.checker.barriers import parting_kernels
from ldsopt.checker.code_paths import CodePaths, PathOptions, find_paths
from ldsopt.checker.compiler_faults import llvm_of
from ldsopt.checker.constant_memory import ConstantMemory
from ldsopt.checker.findings import Finding, Rule
from ldsopt.checker.ir_findings import invitations, weak_fences
from ldsopt.checker.mapping import AccessMap
from ldsopt.checker.options import CheckOptions
from ldsopt.checker.ordering import CompiledFunction, overtaken
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.checker.phase_conflicts import phase_conflicts
from ldsopt.checker.places import Describe
from ldsopt.checker.releases import Releases
from ldsopt.checker.wave_overlap import why_unproven
from ldsopt.codegen.compile import Compiled
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.ir.successors import successors
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly
from ldsopt.isa.kernel_start import starts_of_listing
from ldsopt.isa.wait_check import CheckedCode
from ldsopt.isa.wait_facts import FunctionWaits, WaitFinding, WaitFindingKind
from ldsopt.target.intrinsics import Transfer
from ldsopt.touch import Touch
from ldsopt.transforms.annotate.bare_barriers import guarding_fence
from ldsopt.transforms.annotate.options import NAMED_BASES
from ldsopt.transforms.workgroup_shape import told_to


@dataclass(frozen=True, slots=True)
class MappedCode:
    """The code of a module, and where it comes from.

    Attributes:
        accesses: of the module.
        listing: the code.
        mapping: of its LDS instructions.
        compiled: the code as the compiler wrote it.
    """

    accesses: Accesses
    listing: Assembly
    mapping: AccessMap
    compiled: Compiled


class IrFacts:
    """Facts about the code of one module; they do not depend on waits.

    Args:
        module: that was compiled.
        code: what it was compiled to.
        options: how it is checked.

    Attributes:
        code: as given.
        overlap: which LDS instructions may touch common bytes.
        parting: the kernels in which waves may pass different barriers.
        describe: puts findings into words.
        constant_memory: which scalar loads read what does not change.
    """

    def __init__(self, module: Module, code: MappedCode, options: CheckOptions) -> None:
        self._module, self.code, self._options = module, code, options
        self._arch = require_arch(module)
        self.overlap = AccessOverlap(code.accesses, code.mapping, code.listing)
        llvm = llvm_of(code.compiled.compiler)
        self.describe = Describe(module, code.accesses, code.mapping, code.listing, llvm)
        self.parting = parting_kernels(code.accesses.provenance)
        starts = starts_of_listing(code.listing.text)
        self.constant_memory = ConstantMemory(module, code.mapping, starts)
        self._releases = Releases(module, code.mapping, self._arch, self.constant_memory)
        self._paths: dict[str, CodePaths] = {}

    def checked_code(self, function: AsmFunction) -> CheckedCode:
        """A function, its callees' code included, and what it is checked with."""
        paths, part = self._paths_of(function), function.name in self.parting
        return CheckedCode(
            function,
            self._arch,
            self.overlap,
            waves_part=part,
            loops=paths.loops,
            ways=paths.ways,
            between=paths.between,
            within=paths.within,
            owed=self._releases.owed(function),
        )

    def _paths_of(self, function: AsmFunction) -> CodePaths:
        found = self._paths.get(function.name)
        if found is None:
            known = PathOptions(function.name in self.parting, frozenset(self._options.promises))
            found = find_paths(self.code.accesses, self.overlap, function, self._arch, known)
            self._paths[function.name] = found
        return found

    def finding(self, function: AsmFunction, found: WaitFinding, waits: FunctionWaits, rule: Rule) -> Finding:
        """A finding of the wait checker, in words. At a barrier behind a release fence it is a lost fence wait."""
        if found.kind is WaitFindingKind.BARE_BARRIER and self._is_fenced(found):
            rule = Rule.LOST_FENCE_WAIT
        if found.kind is WaitFindingKind.AT_RELEASE:
            found = replace(found, verdict=self._releases.verdict(function.name, found))
        why = why_unproven(found, waits, self._paths_of(function).between)
        return self.describe.of_wait(function.name, found, rule, why)

    def _is_fenced(self, found: WaitFinding) -> bool:
        """Each barrier on a finding's path stands behind a release fence of the IR."""
        lines = (point.line for point in found.path)
        text, origins = self.code.listing.text, self.code.mapping.origins
        crossed = [line for line in lines if text[line - 1].lstrip().startswith("s_barrier")]
        of_ir = [origin.access for line in crossed if (origin := origins.get(line))]
        fenced = [line is not None and guarding_fence(self._module, line) is not None for line in of_ir]
        return bool(fenced) and all(fenced)

    def how_known(self, instruction: AsmInstruction) -> str:
        """How well an LDS instruction is known: as one access, as one of some, or not at all."""
        origin = self.code.mapping.of(instruction)
        if origin.access is not None:
            return "exact"
        return "class" if origin.of_class is not None or origin.among else "none"

    @property
    def assumptions(self) -> tuple[str, ...]:
        """The assumptions that were relied on and not proved."""
        is_made = NAMED_BASES not in self._options.no_assume and self.code.accesses.assumes_named_bases
        promised = frozenset[str]().union(*(paths.promises for paths in self._paths.values()))
        told = told_to(self._module, self._options.promises)
        return (*((NAMED_BASES,) if is_made else ()), *sorted(promised), *told)

    def besides_waits(self) -> Iterator[Finding]:
        """The findings that do not depend on waits."""
        module, accesses, describe = self._module, self.code.accesses, self.describe
        yield from self._reordered()
        yield from invitations(module, accesses, self._arch, describe)
        yield from weak_fences(module)
        yield from phase_conflicts(
            module, accesses, self._arch, describe, self.parting, self._options.promises
        )

    def _reordered(self) -> Iterator[Finding]:
        accesses = self.code.accesses
        compiled = {function.name: function for function in self.code.listing.functions}
        found = {f.name: f for f in accesses.functions}
        for function in accesses.provenance.functions():
            inside = {access.line: access for access in found[function.name].accesses}
            transfers = frozenset(line for line, access in inside.items() if is_transfer(access))
            if function.name not in compiled or not transfers:
                continue
            mapped = CompiledFunction(compiled[function.name], self.code.mapping, accesses.possible)
            for pair in overtaken(function, successors(function), transfers, inside, mapped):
                if not any(accesses.footprint(line).writes for line in (*pair.first, *pair.second)):
                    continue
                touch = self.overlap.of_all_passes(pair.first_instruction, pair.second_instruction)
                if touch is not Touch.NEVER:
                    yield self.describe.reordered(function.name, pair, touch)


def is_transfer(access: Access) -> bool:
    """An access is an asynchronous transfer between LDS and memory, in either direction."""
    row = access.intrinsic
    return access.is_dma or (row is not None and row.transfer in (Transfer.ASYNC_READ, Transfer.DMA_TENSOR))
