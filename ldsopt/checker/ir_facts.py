"""Facts about compiled code that follow from its IR, and findings in the IR itself.

The IR gives the accesses that an instruction may be, and so the bytes it may touch; the barriers that waves pass; the
iterations of loops and the paths on which an instruction runs. `ldsopt.checker.judging` judges by these facts.

Some findings follow from the IR alone, whatever it is compiled to. Among them are stages that two groups of waves run
at the same time, and that touch common bytes of LDS. In a loop that two groups run some barriers apart
(`ldsopt.analysis.stages.shifted_loops`) a barrier between two stages does not keep them apart: while one group is in
one stage, the other group is in the other. No wait and no fence mends that, and nothing in the code is outstanding, so
the rule of `ldsopt.analysis.stages.dependences` finds it in the IR: stages no further apart than the phase gap are not
ordered at all. The finding is definite where two work-items, of different groups, have addresses there that are known
to the byte, and that collide.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.global_memory.crossings import find_weak_fences
from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.provenance.laundered import destination, laundered_addresses
from ldsopt.analysis.stages.dependences import Dependence, LoopDependences
from ldsopt.analysis.stages.shifted_loops import WavesOf, shifted_loops
from ldsopt.assumptions import NAMED_BASES, NO_GLOBAL_RACES
from ldsopt.checker.accesses import Accesses
from ldsopt.checker.barriers import parting_kernels
from ldsopt.checker.code_paths import CodePaths, PathOptions, find_paths, wave_ids_of, waves_of
from ldsopt.checker.compiler_faults import llvm_of
from ldsopt.checker.findings import Finding, FindingPlace, Rule, Verdict
from ldsopt.checker.mapping import AccessMap
from ldsopt.checker.options import CheckOptions
from ldsopt.checker.ordering import CompiledFunction, overtaken
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.checker.places import Describe
from ldsopt.checker.releases import ConstantMemory, Releases
from ldsopt.checker.twins import twins_of
from ldsopt.checker.wave_overlap import NO_SHAPE, OF_SOME_ITEMS, SOME_BYTES, why_unproven
from ldsopt.codegen.compile import Compiled
from ldsopt.dataclass import dataclass
from ldsopt.ir.attributes import has_one_wave, launch_bounds, told_to, wave_size
from ldsopt.ir.edge_blocks import successors
from ldsopt.ir.metadata import has_alias_information
from ldsopt.ir.module import Function, Module, kernels_without_code
from ldsopt.ir.read import require_arch
from ldsopt.ir.synchronization import guarding_fence
from ldsopt.ir.syntax import attachments
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly
from ldsopt.isa.kernel_start import starts_of_listing
from ldsopt.isa.wait_check import CheckedCode
from ldsopt.isa.wait_facts import (
    ACROSS_BARRIERS,
    BetweenWaves,
    Executed,
    FunctionWaits,
    WaitFinding,
    WaitFindingKind,
)
from ldsopt.target.arch import Arch
from ldsopt.target.intrinsics import Transfer
from ldsopt.target.opcodes import Family
from ldsopt.touch import Touch


@dataclass(frozen=True, slots=True)
class MappedCode:
    """The code of a module, mapped to its IR.

    Attributes:
        accesses: the module's accesses.
        listing: the code.
        mapping: the origins of its LDS instructions.
        compiled: the code as the compiler wrote it.
    """

    accesses: Accesses
    listing: Assembly
    mapping: AccessMap
    compiled: Compiled


class IrFacts:
    """Facts about the code of one module that do not depend on waits.

    Attributes:
        code: as given.
        overlap: tells which LDS instructions may touch common bytes.
        parting: the kernels in which waves may pass different barriers.
        describe: puts findings into words.
        constant_memory: tells which scalar loads read memory that does not change.
        twins: the kernels that are like others.
    """

    def __init__(self, module: Module, code: MappedCode, options: CheckOptions) -> None:
        self._module, self.code, self._options = module, code, options
        self._arch = require_arch(module)
        self.overlap = AccessOverlap(code.accesses, code.mapping, code.listing)
        llvm = llvm_of(code.compiled.compiler)
        self.describe = Describe(module, code.accesses, code.mapping, code.listing, llvm)
        self.parting = parting_kernels(code.accesses.provenance)
        self._relied = frozenset[str]()
        if self.parting and NO_GLOBAL_RACES in options.promises:
            parting = parting_kernels(code.accesses.provenance, options.promises)
            self._relied = frozenset([NO_GLOBAL_RACES] if parting != self.parting else ())
            self.parting = parting
        starts = starts_of_listing(code.listing.text)
        self.constant_memory = ConstantMemory(module, code.mapping, starts)
        self._releases = Releases(module, code.mapping, self._arch, self.constant_memory)
        self._paths: dict[str, CodePaths] = {}
        self._kernels = {f.name: f for f in module.functions() if f.is_kernel}
        self.twins = twins_of(code.accesses, code.listing, code.mapping)

    @property
    def without_code(self) -> tuple[str, ...]:
        """The names of the kernels that the module defines and the compiler has left out of its code."""
        return kernels_without_code(self._module, {function.name for function in self.code.listing.functions})

    def checked_code(self, function: AsmFunction) -> CheckedCode:
        """A function, its callees' code included, with the inputs of its check."""
        paths, part = self._paths_of(function), function.name in self.parting
        return CheckedCode(
            function,
            self._arch,
            self.overlap,
            waves_part=part,
            loops=paths.loops,
            launch_paths=paths.launch_paths,
            between=_no_other_wave if self._has_one_wave(function.name) else paths.between,
            within=paths.within,
            owed=self._releases.owed(function),
        )

    def _has_one_wave(self, name: str) -> bool:
        found = self._kernels.get(name)
        return found is not None and has_one_wave(self._module, found)

    def _needs_waves(self, name: str) -> str:
        """The launches that a hazard between waves needs, if a kernel may have others; else empty."""
        kernel = self._kernels.get(name)
        if kernel is None or launch_bounds(self._module, kernel).least > wave_size(self._module, kernel):
            return ""
        return "in workgroups of more than one wave (--assume workgroup-size=X,Y,Z tells the size of all)"

    def _paths_of(self, function: AsmFunction) -> CodePaths:
        found = self._paths.get(function.name)
        if found is None:
            known = PathOptions(function.name in self.parting, frozenset(self._options.promises))
            found = find_paths(self.code.accesses, self.overlap, function, self._arch, known)
            self._paths[function.name] = found
        return found

    def between_waves(self, function: AsmFunction) -> tuple[BetweenWaves | None, frozenset[str]]:
        """The overlap of a kernel's waves, and the promises that it rests on: as of `ldsopt.checker.code_paths`."""
        return waves_of(self.code.accesses, self.overlap, function, frozenset(self._options.promises))

    def rely_on(self, promises: frozenset[str]) -> None:
        """Notes promises that a verdict rests on."""
        self._relied |= promises

    def finding(self, function: AsmFunction, found: WaitFinding, waits: FunctionWaits, rule: Rule) -> Finding:
        """A finding of the wait checker, in words. At a barrier behind a release fence it is a lost fence wait."""
        if found.kind is WaitFindingKind.BARE_BARRIER and self._is_fenced(found):
            rule = Rule.LOST_FENCE_WAIT
        if found.kind is WaitFindingKind.AT_RELEASE:
            found = found._replace(verdict=self._releases.verdict(function.name, found))
        why = why_unproven(found, waits, self._paths_of(function).between)
        is_between_waves = found.kind in ACROSS_BARRIERS
        if is_between_waves and found.verdict is Touch.MUST and self._is_of_some(function.name, found):
            found, why = found._replace(verdict=Touch.MAY), why or OF_SOME_ITEMS
        made = self.describe.of_wait(function.name, found, rule, why)
        if is_between_waves and made.verdict is Verdict.DEFINITE and not function.unreadable:
            made = replace(made, reason=self._needs_waves(function.name))
        return made

    def _is_of_some(self, name: str, found: WaitFinding) -> bool:
        """True if only some work-items may execute either instruction of a kernel: these may be of one wave."""
        kernel = next((one for one in self._module.functions() if one.name == name and one.is_kernel), None)
        if kernel is None or of_function(kernel).irreducible is not None:
            return False
        partial = divergence_of(kernel, self._module).partial
        lines = [self.code.mapping.of(one).access for one in (found.started, found.used)]
        return all(
            line is not None and line in kernel.block_of_line and kernel.block_of_line[line] in partial
            for line in lines
        )

    def _is_fenced(self, found: WaitFinding) -> bool:
        """True if each barrier on a finding's path stands behind a release fence of the IR."""
        lines = (point.line for point in found.path)
        text, origins = self.code.listing.text, self.code.mapping.origins
        crossed = [line for line in lines if text[line - 1].lstrip().startswith("s_barrier")]
        of_ir = [origin.access for line in crossed if (origin := origins.get(line))]
        fenced = [line is not None and guarding_fence(self._module, line) is not None for line in of_ir]
        return bool(fenced) and all(fenced)

    def how_known(self, instruction: AsmInstruction) -> str:
        """The precision of an LDS instruction's mapping: one access, one of some, or none."""
        origin = self.code.mapping.of(instruction)
        if origin.access is not None:
            return "exact"
        return "class" if origin.of_class is not None or origin.among else "none"

    @property
    def assumptions(self) -> tuple[str, ...]:
        """The assumptions that were relied on and not proved."""
        is_made = self.code.accesses.assumes_named_bases
        promised = self._relied.union(*(paths.promises for paths in self._paths.values()))
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
                touch = self.overlap.of_all_iterations(pair.first_instruction, pair.second_instruction)
                if touch is not Touch.NEVER:
                    yield self.describe.reordered(function.name, pair, touch)


def _no_other_wave(earlier: Executed, later: Executed) -> Touch:
    """The `ldsopt.isa.wait_facts.BetweenWaves` of a kernel whose workgroups are one wave each.

    Rule. A workgroup's LDS is reached by its own waves, and by copies to all workgroups of a cluster. So only such a
    copy may be of another wave. LLVM makes no instruction of the barriers of such a kernel where the kernel itself
    states its size; where the user does, they are in the code.
    """
    return Touch.MAY if earlier.instruction.opcode.family is Family.CLUSTER else Touch.NEVER


def is_transfer(access: Access) -> bool:
    """True of an asynchronous transfer between LDS and memory, in either direction."""
    row = access.intrinsic
    return access.is_dma or (row is not None and row.transfer in (Transfer.ASYNC_READ, Transfer.DMA_TENSOR))


def invitations(module: Module, accesses: Accesses, arch: Arch, describe: Describe) -> Iterator[Finding]:
    """Yields latent findings: DMAs whose IR lets the backend forget them."""
    if arch.generation == "gfx1250":
        return  # it inserts no waits for asynchronous operations, so there is none to lose
    for function in accesses.functions:
        lines = module.lines
        laundered = laundered_addresses(lines, function.line)
        informed = any(
            has_alias_information(lines[access.line]) for access in function.accesses if not access.is_dma
        )
        for access in function.accesses:
            if not access.is_dma or access.intrinsic is None:
                continue
            if access.intrinsic.transfer is Transfer.DMA_MARKED:
                continue  # its waits are the author's
            place = describe.access(access.line)
            if informed and "alias.scope" not in attachments(lines[access.line])[1]:
                yield Finding(Rule.DMA_WITHOUT_SCOPE, Verdict.LATENT, function.name, place)
            elif _destination(lines, access) not in laundered:
                yield Finding(Rule.DMA_NOT_LAUNDERED, Verdict.LATENT, function.name, place)


def weak_fences(module: Module) -> Iterator[Finding]:
    """Yields exchanges of waves through global memory by fences that order LDS only."""
    for weak in find_weak_fences(module):
        verdict = Verdict.DEFINITE if weak.is_sure else Verdict.UNPROVEN
        before, behind = (
            FindingPlace(line + 1, attachments(module.lines[line])[0].strip())
            for line in (weak.before, weak.behind)
        )
        yield Finding(Rule.WEAK_FENCE, verdict, weak.kernel, before, behind)


def _destination(lines: list[str], dma: Access) -> str:
    assert dma.intrinsic is not None
    return destination(attachments(lines[dma.line])[0], dma.callee, dma.intrinsic)


_TURNED = "one group runs the second stage ahead of the other's first; whether that is meant is not known"


def phase_conflicts(  # noqa: PLR0917
    module: Module,
    accesses: Accesses,
    arch: Arch,
    describe: Describe,
    parting: Collection[str],
    promises: Collection[str],
) -> Iterator[Finding]:
    """Yields a finding for each two stages that conflict.

    Args:
        accesses: the module's accesses.
        describe: names the places.
        parting: the kernels in which waves may pass different barriers; others have no conflicts.
        promises: the promises that may be relied on.
    """
    for function in accesses.provenance.functions() if parting else ():
        if function.name in parting:
            search = _ConflictSearch(accesses, arch, function, frozenset(promises))
            for one, is_sure, is_at_once in search.run(module):
                why = "" if is_sure else NO_SHAPE if search.waves is None else SOME_BYTES
                if not is_sure and not is_at_once:
                    why = _TURNED
                yield Finding(
                    Rule.PHASE_CONFLICT,
                    Verdict.DEFINITE if is_sure else Verdict.UNPROVEN,
                    function.name,
                    describe.access(one.source),
                    describe.access(one.target),
                    reason=why,
                )


class _ConflictSearch:
    def __init__(
        self,
        accesses: Accesses,
        arch: Arch,
        function: Function,
        promises: frozenset[str],
    ) -> None:
        self._accesses, self._arch, self._function = accesses, arch, function
        ids, _ = wave_ids_of(accesses.provenance, function, promises)
        self._footprints = accesses.separation.functions[function.name]
        self.waves = None if ids is None else WavesOf(self._footprints.ranges, ids)

    def run(self, module: Module) -> Iterator[tuple[Dependence, bool, bool]]:
        """Yields one conflict for each two stages and kind, a sure one if there is any.

        With it come two truth values: it is sure; and the two stages ever run at the same time.
        """
        flow, provenance = of_function(self._function), self._accesses.provenance
        loops = list(shifted_loops(module, self._function, flow, self.waves))
        if not loops:
            return
        partial = divergence_of(self._function, module).partial
        (own,) = (f.accesses for f in self._accesses.functions if f.name == self._function.name)
        for loop in loops:
            between = LoopDependences(provenance, self._footprints, self._accesses.layout, loop, own)
            found: dict[tuple[int, int, object], tuple[Dependence, bool]] = {}
            for one in between.unordered(self._arch):
                key = one.first, one.second, one.hazard
                if key not in found or not found[key][1]:
                    is_sure = between.is_sure(one, partial)
                    if is_sure or key not in found:
                        found[key] = one, is_sure
            yield from ((one, is_sure, between.is_at_once(one)) for one, is_sure in found.values())
