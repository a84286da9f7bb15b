"""Ways to rewrite a module, as `optimize` tries them: their inputs, and their outputs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import field, replace
from functools import cached_property

from ldsopt.api.optimize_options import OptimizeOptions
from ldsopt.api.steps import StepName, find_step
from ldsopt.assumptions import MADE_PROMISES
from ldsopt.checker.findings import Check
from ldsopt.codegen.compile import Compiled
from ldsopt.compare.versions import KnownVersions, VersionCode, Versions
from ldsopt.dataclass import dataclass
from ldsopt.errors import LdsoptError
from ldsopt.ir.attributes import FunctionAttributes, attributed, lacking
from ldsopt.ir.edited import edited
from ldsopt.ir.edits import Edits
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.target.arch import Arch
from ldsopt.target.occupancy import by_lds, by_sgprs, by_vgprs
from ldsopt.transforms import live_marks
from ldsopt.transforms.fences.options import FenceOptions
from ldsopt.transforms.judged import JudgedStep
from ldsopt.transforms.pack.facts import PackFacts
from ldsopt.transforms.pack.options import PackOptions
from ldsopt.transforms.pack.plan import KernelPlan, find_plans
from ldsopt.transforms.shuffles.rewriting import ExchangeStanding, find_rewriting


@dataclass(frozen=True, slots=True)
class Rewritten:
    """A module that a candidate has rewritten; it holds no addresses of LLVM's and can cross process boundaries.

    Attributes:
        text: the output as LLVM prints it.
        functions: names of the changed ones.
        edits: one step after the other, each to LLVM's print of the result of those before it.
        assumptions: names of the assumptions that the output rests on.
        why_not: the reason why nothing was done, if it is known.
        refuted: the proof that two dynamic bases share bytes, in words, if there is one.
        rules_left_out: rules of annotate that the compiler does not need.
        judged: code of the output, or of a part of it, and its check, if edits were taken back by it.
    """

    text: str
    functions: frozenset[str] = frozenset()
    edits: tuple[Edits | FunctionAttributes, ...] = ()
    assumptions: tuple[str, ...] = ()
    why_not: str = ""
    refuted: str = ""
    rules_left_out: tuple[str, ...] = ()
    judged: tuple[Compiled, Check] | None = None

    def then(self, made: Rewritten) -> Rewritten:
        """Both rewritings as one; the second is of the output of the first."""
        return Rewritten(
            made.text,
            self.functions | made.functions,
            (*self.edits, *made.edits),
            tuple(dict.fromkeys((*self.assumptions, *made.assumptions))),
            "" if self.functions or made.functions else made.why_not or self.why_not,
            self.refuted or made.refuted,
            tuple(dict.fromkeys((*self.rules_left_out, *made.rules_left_out))),
        )


@dataclass
class RewritingSubject:
    """A module that is rewritten in several ways, and the analyses that all of them share.

    Attributes:
        module: the module.
        options: the assumptions, and how everything is compiled.
        needless: rules of annotate that the compiler does not need.
        known: its code, that of other versions, and their checks, as far as they are known.
    """

    module: Module
    options: OptimizeOptions
    needless: frozenset[str]
    known: KnownVersions = field(default_factory=KnownVersions)
    _made: dict[str, RewritingSubject] = field(default_factory=dict)

    def of_text(self, text: str) -> RewritingSubject:
        """The subject of another text, as a rewriting of this one's module has made it; this one if it is the same.

        Raises:
            InputError: LLVM does not read the text.
        """
        if text == self.module.text:
            return self
        if (
            text not in self._made
        ):  # several candidates are joined with one, and share the analyses of its output
            self._made[text] = RewritingSubject(
                reparse(text, self.module), self.options, self.needless, self.known
            )
        return self._made[text]

    @property
    def fences(self) -> FenceOptions:
        """The assumptions by which fences may be narrowed."""
        refused = [name for name in self.options.no_assume if name in MADE_PROMISES]
        return FenceOptions(assume=self.options.promises, no_assume=refused)  # type: ignore[arg-type]

    @cached_property
    def erased(self) -> Edits:
        """The edits that remove marks of live ranges; none if there are no marks."""
        if not live_marks.has_marks(self.module):
            return Edits({})
        live_marks.read_marks(self.module)
        return live_marks.erase_marks(self.module)

    @cached_property
    def unmarked(self) -> Module:
        """The module without marks of live ranges."""
        return with_edits(self.module, self.erased)

    @cached_property
    def facts(self) -> PackFacts:
        """The facts for the plans of `pack`, computed once for all candidates."""
        promises = {*MADE_PROMISES.difference(self.options.no_assume), *self.options.promises}
        return PackFacts.of(self.unmarked, self.options.about_liveness, promises)

    @cached_property
    def shared(self) -> tuple[KernelPlan, ...]:
        """The plans of `pack` for its kernels."""
        return find_plans(self.facts, PackOptions(assume=self.options.about_liveness))

    @cached_property
    def unshared(self) -> tuple[KernelPlan, ...]:
        """The plans of `pack --no-share` for its kernels."""
        return find_plans(self.facts, PackOptions(assume=self.options.about_liveness, no_share=True))


Rewriting = Callable[[RewritingSubject, "Collection[str] | None"], Rewritten]
"""Rewrites a module; the names are those of the functions that may be changed, ``None`` for all."""


@dataclass(frozen=True, slots=True)
class OptimizeCandidate:
    """One way to rewrite a module.

    Attributes:
        name: the command that does the same.
        rewrite: rewrites a module.
        settle: rewrites it, and takes back edits that the compiled code does not justify, if that can be done piece by
            piece.
        skip: before anything is done, the reason why it is not worth trying on a module; empty if it is.
        spare: the reason why it is not worth its compilation if each function has a better version already, with an
            `--effort` of less than 2.
        late: for a candidate of the second round, the reason why it cannot help, by the code compiled so far and the
            input's; empty if it may.
        is_roomier: it places variables without letting them share bytes. It is not compiled if sharing gains occupancy:
            a placement that needs more LDS gains no more of it.
        trusts_scopes: its output states by scopes what the input stated by variables (`Comparison.trusts_scopes`).
        needs_order: it is right only where the code keeps accesses of LDS on their sides of barriers. This and the flag
            above are its own: `any_in_chain` tells those of all that is done.
        over: the candidate on whose output this is done.
        attribute: of the functions, its name and value; the version has to be better in a figure that the gate watches
            than the one it is done on.
        only: the functions that it is for; ``None`` for all.
        option: what is done on the output of that one: an option of ``annotate`` that was joined with it, or the name
            of another candidate; empty if there is none.
    """

    name: str
    rewrite: Rewriting
    settle: Rewriting | None = None
    skip: Callable[[Module], str] = lambda _: ""
    spare: Callable[[Module], str] = lambda _: ""
    late: Callable[[Versions, VersionCode], str] | None = None
    is_roomier: bool = False
    trusts_scopes: bool = False
    needs_order: bool = False
    over: OptimizeCandidate | None = None
    attribute: tuple[str, str] | None = None
    only: frozenset[str] | None = None
    option: str = ""

    @property
    def command(self) -> str:
        """The command that rewrites, ``annotate`` or ``pack``."""
        return (self.option or self.name).partition(" ")[0]

    @property
    def chain(self) -> tuple[OptimizeCandidate, ...]:
        """The candidates to be done one after the other, this one last."""
        return (*(self.over.chain if self.over is not None else ()), self)

    def any_in_chain(self, has: Callable[[OptimizeCandidate], object]) -> bool:
        """True if one of the candidates to be done has something."""
        return any(has(one) for one in self.chain)


def rewritten(
    candidate: OptimizeCandidate,
    subject: RewritingSubject,
    functions: Collection[str] | None = None,
    *,
    known: Mapping[str, Rewritten | LdsoptError] | None = None,
    settled: Collection[str] = (),
) -> Rewritten:
    """A module rewritten by a candidate, after those in front of it in its chain.

    Args:
        candidate: any.
        subject: the module.
        functions: the names of those that may be changed; ``None`` for all.
        known: the known outputs of candidates, by name.
        settled: names of the candidates from which edits that the code does not justify are taken back.
    """
    base: Rewritten | None = None
    if candidate.over is not None:
        found = (known or {}).get(candidate.over.name)
        if isinstance(found, LdsoptError):
            raise found
        base = found or rewritten(candidate.over, subject, functions, known=known, settled=settled)
        if base.functions:
            subject = subject.of_text(base.text)
    is_settled = candidate.name in settled and candidate.settle is not None
    made = (candidate.settle if is_settled else candidate.rewrite)(subject, functions)  # type: ignore[misc]
    if base is None:
        return made
    return base.then(made if made.functions else replace(made, text=base.text))


def with_edits(module: Module, edits: Edits) -> Module:
    """The module with edits made, for further edits."""
    return reparse(edited(module, edits).text, module) if edits else module


# --- schedules ----------------------------------------------------------------------------------------------
#
# Candidates that are a function attribute by which LLVM schedules a kernel or allocates registers in another way.
#
# ``"amdgpu-sched-strategy"`` chooses the scheduler's strategy (AMDGPUTargetMachine.cpp, ``createMachineScheduler``).
# ``"amdgpu-waves-per-eu"="N"`` limits registers so that N waves run on a SIMD (AMDGPUSubtarget.cpp,
# ``getWavesPerEU``). ``"amdgpu-agpr-alloc"="0"`` says that a kernel needs no accumulation registers, so on gfx90a and
# later LLVM takes matrix products in vector registers, of the same file (AMDGPUUsage, "amdgpu-agpr-alloc";
# SIMachineFunctionInfo.cpp, ``MayNeedAGPRs``). What such a function calls may need none either, so it must call
# nothing; and inline assembly may name them. All three change the order of instructions that may be in any order, the
# registers that they use, and so the waits that are needed; never the results of the code. No value is best everywhere,
# so the compiled code of each kernel decides: an attribute is only admitted if a figure that the gate watches is better
# than without it.
#
# The attribute of one function changes the code of no other, so all functions get theirs in one compilation, of the
# module of the best choices without.
#
# A compiler that does not know a value takes its own, and its code is that of the input.


ATTRIBUTE = "amdgpu-sched-strategy"
WAVES = "amdgpu-waves-per-eu"
NO_AGPRS = ("amdgpu-agpr-alloc", "0")
NEAR = 8
"""The most vector registers that a kernel may have to lose for another wave: with more to go LLVM spills
(docs/measured/optimize.md).
"""


def next_waves(function: FunctionMeasurement, arch: Arch, *, near: int = NEAR) -> str:
    """The number of waves to request if a kernel lacks few registers for one more; else empty.

    Args:
        function: the figures of its code.
        arch: its architecture.
        near: the most registers that it may lack.
    """
    of = function.resources
    if not function.is_kernel or of.occupancy is None or of.wave_size is None:
        return ""
    vgprs, agprs, now = of.vgprs or 0, of.agprs or 0, of.occupancy
    others = min(
        arch.max_waves,
        by_sgprs(arch, of.sgprs or 0),
        by_lds(arch, of.lds_bytes or 0, of.workgroup_size or 1024, wave_size=of.wave_size),
    )
    is_near = by_vgprs(arch, max(0, vgprs - near), agprs, of.wave_size) > now
    return str(now + 1) if now < others and is_near else ""


def attribute_candidate(
    base: OptimizeCandidate | None, attribute: tuple[str, str], functions: Collection[str] | None = None
) -> OptimizeCandidate:
    """A candidate, or the input, compiled with an attribute.

    Args:
        base: the candidate; ``None`` for the input.
        attribute: its name and value.
        functions: the functions to change; ``None`` for all.
    """
    name, value = attribute
    written = f'"{name}"="{value}"'
    return OptimizeCandidate(
        written if base is None else f"{base.name}, {written}",
        lambda subject, names: with_attribute(subject.module, attribute, names),
        over=base,
        attribute=attribute,
        only=None if functions is None else frozenset(functions),
    )


def with_attribute(
    module: Module, attribute: tuple[str, str], functions: Collection[str] | None
) -> Rewritten:
    """A module with an attribute of some of its functions, or of all; an author's choice stays."""
    name, value = attribute
    wanted = lacking(module, name)
    wanted = wanted if functions is None else wanted.intersection(functions)
    if not wanted:
        return Rewritten(module.text, why_not=f"the input chooses its {name}")
    step = FunctionAttributes(name, value, wanted)
    return Rewritten(attributed(module, step, module.text)[1].text, wanted, (step,))


# --- joining ------------------------------------------------------------------------------------------------
#
# Candidates of `optimize` that concern other instructions than all others do, and so are joined with these.


NOT_CHOSEN = "another version of this kernel is better"


def _rewriting(find: Callable[[RewritingSubject, Mapping[str, str]], JudgedStep], why_not: str) -> Rewriting:
    """A step as a rewriting.

    Args:
        find: the step, given the functions that stay, by name, with the reason.
        why_not: the reason if the step changes nothing.
    """

    def rewriting(subject: RewritingSubject, functions: Collection[str] | None) -> Rewritten:
        module = subject.module
        names = (function.name for function in module.functions())
        others = [name for name in names if functions is not None and name not in functions]
        found = find(subject, dict.fromkeys(others, NOT_CHOSEN))
        if not found.edits:
            return Rewritten(module.text, why_not=why_not)
        text = edited(module, found.edits).text
        return Rewritten(text, frozenset(found.changed), (found.edits,), found.assumptions)

    return rewriting


def _step(name: StepName, why_not: str) -> Rewriting:
    return _rewriting(
        # Candidates with barriers need the order of the code (`OptimizeCandidate.needs_order`).
        lambda subject, left: find_step(name, subject.module, subject.fences, left, is_checked=True),
        why_not,
    )


def rewriting_shuffles(only: frozenset[ExchangeStanding]) -> Rewriting:
    """The rewriting of exchanges between lanes, as ``annotate --shuffles`` does if all of them make code worse.

    Args:
        only: the outcomes that exchanges may have.
    """

    def find(subject: RewritingSubject, left: Mapping[str, str]) -> JudgedStep:
        limits = {function.name: only for function in subject.module.functions()}
        return find_rewriting(subject.module, left, only=limits, promises=subject.fences.promises)

    return _rewriting(find, _NO_EXCHANGE)


_NO_EXCHANGE = "no exchange between lanes can be rewritten"
_STEPS: Mapping[str, Rewriting] = {
    "--fences": _step("fences", "no fence can be narrowed to LDS"),
    "--shuffles": _step("shuffles", _NO_EXCHANGE),
    "--align": _step("align", "no access is proved to be aligned more than it states"),
    "--barriers": _step("barriers", "every barrier is needed"),
}


def joined(candidate: OptimizeCandidate, option: str) -> OptimizeCandidate:
    """A candidate joined with another one that concerns other instructions.

    Args:
        candidate: any.
        option: of ``annotate``: ``--fences``, ``--shuffles``, ``--align`` or ``--barriers``, for the other one.
    """
    name = candidate.name.replace("annotate", f"annotate {option}", 1)
    return replace(
        candidate,
        name=name if name != candidate.name else f"{name}, annotate {option}",
        rewrite=_STEPS[option],
        settle=None,
        late=None,
        needs_order=option == "--barriers",
        over=candidate,
        option=option,
    )


def behind(over: OptimizeCandidate, candidate: OptimizeCandidate) -> OptimizeCandidate:
    """A candidate done on the output of another one, as a user runs two commands in a row.

    Args:
        over: the one in front.
        candidate: listed, of another command.
    """
    return replace(
        candidate,
        name=f"{over.name}, {candidate.name}",
        over=over,
        option=candidate.name,
    )
