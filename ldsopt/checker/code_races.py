"""Races between waves for LDS of machine code without IR: the same proof, with the facts that registers give.

Each kernel is lifted to IR that does to LDS what the code does, or more (`ldsopt.machine.lift`), and judged like IR
(`ldsopt.analysis.races.races`). A pair that is proved free there is free in the code. Any other pair may be a race.
Executions of lifted IR would show nothing, since the lifting leaves much open, so the caller replays the code itself. A
pair is definite if an execution shows it, else unproven.

The code is judged, not the compiler's input: an access that a compiler has moved across a barrier is seen where it
stands.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from ldsopt.analysis.races.verdicts import KernelRaces, RacePair
from ldsopt.assumptions import (
    LOCAL_ARGUMENTS,
    NO_GLOBAL_RACES,
    UNREAD_DIMENSIONS_ARE_ONE,
    WAVES_ARE_WHOLE,
)
from ldsopt.checker.accesses import Accesses, find_accesses
from ldsopt.checker.code_paths import CodePaths, PathOptions, find_paths, waves_of
from ldsopt.checker.executed_races import (
    NOT_SHOWN,
    ExecutedRaces,
    ExecutionBudget,
    GivenValues,
    Sizes,
    TriedSizes,
)
from ldsopt.checker.findings import Check, Finding, FindingPlace, RaceCount, Rule, Verdict
from ldsopt.checker.mapping import AccessMap, Origin
from ldsopt.checker.options import RaceCheckOptions
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.checker.places import DescribeCode
from ldsopt.checker.wave_races import (
    NO_TWO_EQUAL,
    NOT_ASKED,
    ONE_MORE,
    CodeVerdict,
    WaveRaces,
    before_asking,
    between_barriers,
    still_unlisted,
    unlisted_among,
    with_unlisted,
    workgroup_of,
)
from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.groups import by_key
from ldsopt.ir import bindings
from ldsopt.ir.attributes import launch_bounds, told_to, with_told_shape
from ldsopt.ir.module import Function, Module
from ldsopt.ir.read import parse
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly
from ldsopt.isa.decode import decode
from ldsopt.isa.kernel_start import StatedKernels, stated_by_listing
from ldsopt.isa.program import with_unread
from ldsopt.isa.wait_facts import BetweenWaves, Overlap
from ldsopt.machine.entries import with_entries
from ldsopt.machine.lift import LiftedKernel, NotLifted, lift
from ldsopt.target.arch import Arch
from ldsopt.target.arch import arch as known_arch
from ldsopt.target.opcodes import Family, LdsUse
from ldsopt.target.workgroup_size import require_kernels, told_sizes
from ldsopt.touch import Touch

if TYPE_CHECKING:
    from ldsopt.simt.launch import Launch

_TRIPLE = 'target triple = "amdgcn-amd-amdhsa"'

Replay = Callable[
    [
        str,
        TriedSizes,
        Collection[frozenset[int]],
        Callable[[frozenset[int]], bool] | None,
        Callable[["Launch"], bool],
    ],
    tuple[Mapping[frozenset[int], str], str],
]
"""Executes a kernel, by its name, with workgroups of some sizes: pairs that race, in words, and why others were
not executed. Pairs are two lines of the listing. The last two arguments tell of a pair if it is wanted without being
named, and of a launch if the kernel's IR does not exclude it."""


_LIFTED = "lifted code"
_NOT_LIFTED = (
    "no pair of this kernel is judged: check the IR that it was made of, or replace what is not followed"
)
_AT_BARRIERS = frozenset({Rule.ACROSS_BARRIER, Rule.BARE_BARRIER, Rule.LOST_FENCE_WAIT})
_NO_BARRIER = ", with no barrier between"
"""The emulator's words: an operation that is outstanding at a barrier is not ordered by it."""


@dataclass(frozen=True, slots=True)
class CodeRaces:
    """The races of a listing's kernels.

    Attributes:
        counts: the counts of each kernel.
        findings: pairs that are not proved free.
        assumptions: the names of the assumptions that verdicts rest on.
        of_one_wave: the kernels that write LDS and of which each defined launch has workgroups of one wave.
    """

    counts: tuple[RaceCount, ...]
    findings: tuple[Finding, ...]
    assumptions: tuple[str, ...]
    of_one_wave: tuple[str, ...] = ()


def find_code_races(  # noqa: PLR0917
    listing: Assembly,
    arch: Arch,
    stated: StatedKernels,
    options: RaceCheckOptions,
    given: Mapping[int, int] = MappingProxyType({}),
    replay: Callable[[ExecutionBudget], Replay] | None = None,
    watch: Callable[[str, float], None] = lambda _, __: None,
) -> CodeRaces:
    """Judges the kernels of a listing that write LDS, or may.

    Args:
        listing: the code.
        arch: its architecture.
        stated: the statements on its kernels.
        options: the promises, and the solver's budget in seconds, counted by its steps.
        given: lines of the input, by those of the listing that differ.
        replay: makes the function that executes the code, given its budget; without it no pair is definite.
        watch: is told of each kernel that is read, and that is executed.
    """
    promises = options.of_races
    kernels = [one for one in (with_unread(each, arch) for each in with_entries(listing)) if one.is_kernel]
    require_kernels(promises, [one.name for one in kernels], _LIFTED)
    functions = [one for one in kernels if _may_write(one) or _has_barrier(one)]
    describe = DescribeCode(listing)
    lifting = partial(lift, places_arguments=LOCAL_ARGUMENTS in promises, assume=promises)
    lifted: dict[str, LiftedKernel] = {}
    counts: list[RaceCount] = []
    findings: list[Finding] = []
    instructions = {i.line: i for one in functions for i in one.instructions}
    numbers: dict[str, int] = {}
    for number, function in enumerate(functions):
        of_all = f"{number + 1} of {len(functions)}"
        watch(f"races in kernel {of_all}: {function.name}", number / len(functions))
        try:
            kernel = lifting(function, arch, stated, number, memory_is_steady=NO_GLOBAL_RACES in promises)
            lifted[kernel.symbol], numbers[kernel.symbol] = kernel, number
        except NotLifted as refused:
            if _may_write(function):
                counts.append(RaceCount(function.name, 1, 0, 0, 0, 1))
                at = instructions.get(refused.line) or next(function.instructions)
                remedy = refused.remedy or _NOT_LIFTED
                findings.append(
                    _unproven(function.name, describe.instruction(at), None, refused.reason, remedy)
                )
            findings += _partial_barriers(function, None, refused.reason, describe)
    assumed: set[str] = set()
    first = _judged(lifted, arch, promises, options.race_seconds)
    # Of those no promise says that the waves load the same value.
    apart = frozenset(first.races.loading_apart) if first else frozenset()
    for name in apart:
        number = numbers[name]
        lifted[name] = lifting(functions[number], arch, stated, number, memory_is_steady=False)
    if apart:
        first = _judged(lifted, arch, promises, options.race_seconds)
    races = first.races if first else None
    judged = [] if first is None else [_JudgedKernel(first, *one) for one in first.of_kernels]
    # Waves may store to one place where they store the same, which costs more to follow.
    again = (
        lifting(
            functions[number := numbers[one.kernel.symbol]],
            arch,
            stated,
            number,
            memory_is_steady=NO_GLOBAL_RACES in promises and one.kernel.symbol not in apart,
            follows_data=True,
        )
        for one in judged
        if one.may_gain
    )
    more = {one.symbol: one for one in again if one.adds_to(lifted[one.symbol])}
    if second := _judged(more, arch, promises, options.race_seconds):
        followed = {
            kernel.symbol: _JudgedKernel(second, kernel, found)
            for kernel, found in second.of_kernels
            if kernel.symbol not in second.races.loading_apart
        }
        judged = [
            min(one, followed.get(one.kernel.symbol, one), key=lambda each: each.unproven) for one in judged
        ]
    waiting = sum(bool(one.found.unproven) for one in judged)
    budget = ExecutionBudget(options.race_seconds)
    execute = functools.cache(partial(replay, budget)) if replay else None
    for (module, its_races, _, lines, of_listing), kernel, found in judged:
        seen: Mapping[frozenset[int], str] = {}
        why = ""
        of_ir = next(one for one in module.functions() if one.name == found.function)
        # Of a workgroup of one size no more can be told.
        is_exact = launch_bounds(module, of_ir).is_exact
        if execute and found.unproven:
            budget.begin(waiting)
            waiting -= 1
            watch(f"executing {kernel.name}", 0.0)
            wanted = [frozenset((lines[pair.first], lines[pair.second])) for pair in found.unproven]
            tried = TriedSizes(_models(of_ir, found), found.shape, launch_bounds(module, of_ir).least)
            told = partial(_is_unlisted, found, of_listing) if found.unlisted else None
            seen, why = execute()(kernel.name, tried, wanted, told, lambda _: True)
        places = {frozenset((a, b)) for pair in seen for a, b in _places(pair, of_listing)}
        pairs = [*found.unproven, *unlisted_among(found, places)]
        left = still_unlisted(found, pairs)
        start = next(functions[numbers[kernel.symbol]].instructions)
        made = with_unlisted(
            [
                _finding(
                    kernel.name,
                    found,
                    pair,
                    lines,
                    instructions,
                    start,
                    describe,
                    given,
                    seen,
                    why,
                    needs_sizes=kernel.loads_sizes or (pair.model is not None and not is_exact),
                    is_scattered=its_races.is_scattered(found.function, pair),
                    ahead=lines[its_races.last_like(found, pair)],
                )
                for pair in pairs
            ],
            left,
        )
        definite = sum(one.verdict is Verdict.DEFINITE for one in made)
        counts.append(
            RaceCount(
                kernel.name,
                found.pairs,
                found.free,
                found.alike,
                definite,
                len(made) - definite + left,
            )
        )
        assumed |= {*found.assumed, found.shape.assumption} - {""}
        if kernel.loads_memory and (found.free or found.alike):
            assumed.add(NO_GLOBAL_RACES)
        if kernel.relies_on_whole and (found.free or found.alike):
            assumed.add(WAVES_ARE_WHOLE)
        if kernel.places_arguments and (found.free or found.alike):
            assumed.add(LOCAL_ARGUMENTS)
        findings += made
    barriers = races.partial_barriers() if races else {}
    assumed |= races.assumed if races else set()
    # What code loads as a size decides about branches, and so about barriers.
    assumed.update(told_to(first.module, promises) if first else ())
    for name, kernel in lifted.items():
        function = functions[numbers[name]]
        if races and name in barriers:
            reason = ONE_MORE if name in races.staggered else "waves may part at a branch in front of it"
            among = {first.lines[line] for one in barriers[name] for line in one.barriers} if first else set()
            findings += _partial_barriers(function, among, reason, describe)
        elif kernel.loads_memory and _has_barrier(function):
            assumed.add(NO_GLOBAL_RACES)
    alone = races.of_one_wave if races else ()
    of_one_wave = tuple(kernel.name for symbol, kernel in lifted.items() if symbol in alone)
    return CodeRaces(tuple(counts), tuple(findings), tuple(sorted(assumed)), of_one_wave)


def _module_of(lifted: Mapping[str, LiftedKernel], arch: Arch, promises: Collection[str]) -> Module | None:
    if not lifted:
        return None
    kernels = lifted.values()
    # LLVM declares the intrinsics that they call.
    text = "\n".join([_TRIPLE, *(one.text for one in kernels), *(one.attributes for one in kernels), ""])
    # Of kernels that are not followed it says nothing.
    unsaid = {one.name for one in told_sizes(promises) if one.kernel and not any(map(one.is_of, lifted))}
    return with_told_shape(
        parse(text, source=_LIFTED, mcpu=arch.name), [name for name in promises if name not in unsaid]
    )


class _Judgement(NamedTuple):
    """The verdicts on lifted kernels.

    Attributes:
        module: their IR.
        races: the proof.
        of_kernels: the kernels, each with what is proved of it.
        lines: by line of the module, the listing's.
        of_listing: the module's lines, by the listing's.
    """

    module: Module
    races: WaveRaces
    of_kernels: Sequence[tuple[LiftedKernel, KernelRaces]]
    lines: Sequence[int]
    of_listing: Mapping[int, Sequence[int]]


class _JudgedKernel(NamedTuple):
    """A kernel, and the judgement that it is part of."""

    judgement: _Judgement
    kernel: LiftedKernel
    found: KernelRaces

    @property
    def unproven(self) -> int:
        """The number of its pairs that are not proved."""
        return len(self.found.unproven) + self.found.unlisted

    @property
    def may_gain(self) -> bool:
        """True if less may be unproven once the data are followed: two waves' writes by one instruction."""
        left, lines = self.kernel.left_open, self.judgement.lines
        alone = [lines[pair.first] for pair in self.found.unproven if pair.first == pair.second]
        return bool(alone) and (0 in left or not left.isdisjoint(alone))


def _judged(
    lifted: Mapping[str, LiftedKernel], arch: Arch, promises: Collection[str], seconds: float
) -> _Judgement | None:
    module = _module_of(lifted, arch, promises)
    if module is None:
        return None
    lines = _lines(module)
    races = WaveRaces(module, find_accesses(module), promises, seconds, lines.__getitem__, is_lifted=True)
    of_kernels = [(lifted[found.function], found) for found in races.run()]
    of_listing = by_key((line, place) for place, line in enumerate(lines))
    return _Judgement(module, races, of_kernels, lines, of_listing)


def _models(function: Function, found: KernelRaces) -> Iterator[tuple[Sizes, GivenValues]]:
    """The sizes of workgroups in counterexamples, with words of arguments by their offsets in bytes."""
    places = {
        address: int(name[1:])
        for address in function.arguments
        if (name := bindings.value_name(address)).startswith("k")
    }
    for model in filter(None, (pair.model for pair in found.unproven)):
        words = {
            places[key[1]]: value
            for key, value in model.leaves.items()
            if isinstance(key, tuple) and key[0] == "argument" and key[1] in places
        }
        yield model.sizes, tuple(sorted(words.items()))


def _is_unlisted(found: KernelRaces, of_listing: Mapping[int, Sequence[int]], pair: frozenset[int]) -> bool:
    return any(found.of_unlisted(a, b) is not None for a, b in _places(pair, of_listing))


def _places(pair: frozenset[int], of_listing: Mapping[int, Sequence[int]]) -> Iterator[tuple[int, int]]:
    """The pairs of lines of the module that stand for two lines of the listing."""
    return product(of_listing.get(min(pair), ()), of_listing.get(max(pair), ()))


def _lines(module: Module) -> list[int]:
    """By line of the module, the listing's line of its access or barrier, else 0."""
    found, behind = [], 0
    for line in module.lines:
        label = line[1:].partition(":")[0] if line.startswith("B") and ":" in line else ""
        if label.isdecimal():
            behind = int(label)
        is_pointer = line.lstrip().startswith("%L")
        named = [] if is_pointer else [word.partition(".")[0] for word in line.split("%L")[1:]]
        pointer = next(filter(str.isdecimal, named), "")
        is_barrier = "call void @llvm.amdgcn.s.barrier" in line  # and no declaration of it
        found.append(int(pointer) if pointer else behind if is_barrier else 0)
    return found


def _finding(  # noqa: PLR0917
    function: str,
    found: KernelRaces,
    pair: RacePair,
    lines: Sequence[int],
    instructions: Mapping[int, AsmInstruction],
    start: AsmInstruction,
    describe: DescribeCode,
    given: Mapping[int, int],
    seen: Mapping[frozenset[int], str],
    why: str,
    *,
    needs_sizes: bool,
    is_scattered: bool,
    ahead: int,
) -> Finding:
    first, second = lines[pair.first], lines[pair.second]

    def shown(line: int) -> int:
        return given.get(line, line)

    said = seen.get(frozenset((first, second)))
    reason = said or "; ".join([pair.reason, *([why] if why else [])])
    if not pair.everywhere:
        reason = between_barriers(pair, lambda one: shown(lines[one]), reason)
    remedy = f"put a barrier behind line {shown(ahead)}, or give each wave bytes of its own"
    if first == second:
        remedy = "give each wave bytes of its own, let one wave do it, or make it atomic"
    if pair.reason in NOT_ASKED and not said:
        remedy = before_asking(function, pair.reason, is_of_known_size=not found.shape.is_of_any_shape)
    # What is of the kernel as a whole has no line, and stands at its first instruction.
    places = [describe.instruction(instructions.get(line, start)) for line in (first, second)]
    if given:
        places = [replace(one, asm_line=shown(one.asm_line or 0)) for one in places]
    if found.shape.is_of_any_shape if said else needs_sizes:
        remedy += "; of workgroups of a known size more is told (--assume workgroup-size=X,Y,Z)"
    if said and is_scattered:
        remedy += f"; {NO_TWO_EQUAL}"
    made = _unproven(function, places[0], places[1] if second else None, reason, remedy)
    is_definite = said is not None and not (found.shape.is_of_any_shape or is_scattered)
    return replace(made, verdict=Verdict.DEFINITE) if is_definite else made


def _unproven(
    function: str, first: FindingPlace, second: FindingPlace | None, reason: str, remedy: str
) -> Finding:
    return Finding(
        Rule.WAVE_RACE,
        Verdict.UNPROVEN,
        function,
        first,
        second,
        reason=reason,
        is_of_code=True,
        advice=remedy,
    )


def _partial_barriers(
    function: AsmFunction, lines: Collection[int] | None, reason: str, describe: DescribeCode
) -> Iterator[Finding]:
    """The finding about a kernel's first barrier, of some lines, that only some waves may pass.

    Waves that come to no barrier and touch no LDS any more count as ended, as lifted code has nothing else.
    """
    for instruction in function.instructions:
        if instruction.opcode.is_barrier_part and (lines is None or instruction.line in lines):
            place, rule = describe.instruction(instruction), Rule.DIVERGENT_BARRIER
            yield Finding(rule, Verdict.UNPROVEN, function.name, place, reason=reason, is_of_code=True)
            return


def _has_barrier(function: AsmFunction) -> bool:
    return any(instruction.opcode.is_barrier_part for instruction in function.instructions)


def _may_write(function: AsmFunction) -> bool:
    if function.unreadable:
        return True
    for instruction in function.instructions:
        found = decode(instruction).started
        if instruction.opcode.family is Family.CALL or (found is not None and LdsUse.WRITE in found[2]):
            return True
    return False


def code_verdict(listing: Assembly, arch: Arch, options: RaceCheckOptions) -> CodeVerdict:
    """The verdict on the kernels of a listing that a compiler wrote; arguments as of `find_code_races`."""
    found = find_code_races(listing, arch, stated_by_listing(listing.text), options)
    return found.counts, found.assumptions


def with_code_races(  # noqa: PLR0917
    check: Check,
    listing: Assembly,
    stated: StatedKernels,
    options: RaceCheckOptions,
    given: Mapping[int, int] = MappingProxyType({}),
    replay: Callable[[ExecutionBudget], Replay] | None = None,
    watch: Callable[[str, float], None] = lambda _, __: None,
) -> Check:
    """The result of `check` of machine code, with the races between waves. Arguments as of `find_code_races`."""
    try:
        found = find_code_races(listing, known_arch(check.arch), stated, options, given, replay, watch)
    except InputError as error:
        if error.file != _LIFTED:
            raise
        # It is about a kernel; the lines of lifted code are in no file of the user's.
        raise InputError(error.message, file=check.source, remedy=error.remedy) from None
    unique: dict[object, Finding] = {}
    for one in sorted(found.findings, key=lambda f: f.verdict is not Verdict.DEFINITE):
        unique.setdefault((one.function, one.started.asm_line, one.used and one.used.asm_line), one)
    judged = check.found((*check.findings, *unique.values()), found.assumptions)
    return replace(judged, races=found.counts, of_one_wave=found.of_one_wave)


@dataclass(frozen=True, slots=True)
class CodeProofs:
    """The kernels of a listing whose waves are proved not to race, and the reasons why others are not.

    Attributes:
        proved: the names of the proved kernels.
        unproven: a reason, by the kernel's name.
    """

    proved: frozenset[str]
    unproven: Mapping[str, str]


def code_proofs(
    listing: Assembly, arch: Arch, stated: StatedKernels, options: RaceCheckOptions
) -> CodeProofs:
    """The proofs of a listing's kernels that write LDS; nothing is executed. Arguments as of `find_code_races`."""
    found = find_code_races(listing, arch, stated, options)
    reasons: dict[str, str] = {}
    for one in found.findings:
        reasons.setdefault(one.function, one.reason)
    return CodeProofs(frozenset(one.function for one in found.counts if not one.unproven), reasons)


def with_executed_barriers(
    check: Check, accesses: Accesses, options: RaceCheckOptions, replay: Callable[[ExecutionBudget], Replay]
) -> Check:
    """The result of `check` of a module, with a missing wait at a barrier made definite if an execution shows it.

    Args:
        check: the findings in the module's code.
        accesses: the module's accesses.
        options: the promises, and the budget in seconds that executions share.
        replay: makes the function that executes the code.
    """
    promises = options.of_races
    asked: dict[str, set[frozenset[int]]] = {}
    for one in check.findings:
        if (lines := _across(one)) is not None:
            asked.setdefault(one.function, set()).add(lines)
    module = accesses.provenance.module
    kernels = [one for one in module.functions() if one.is_kernel and one.name in asked]
    shapes = {kernel.name: workgroup_of(accesses.provenance, kernel, promises) for kernel in kernels}
    kernels = [kernel for kernel in kernels if not shapes[kernel.name].is_of_any_shape]
    if not kernels:
        return check
    budget, seen = ExecutionBudget(options.race_seconds), dict[tuple[str, frozenset[int]], str]()
    refused: dict[str, str] = {}
    execute = replay(budget)
    for number, kernel in enumerate(kernels):
        name, shape = kernel.name, shapes[kernel.name]
        budget.begin(len(kernels) - number)
        tried = TriedSizes((), shape, launch_bounds(module, kernel).least)
        # Code keeps no assumption of the IR, so an execution of it alone shows nothing.
        of_ir = ExecutedRaces(module, kernel, shape, budget, uses_dynamic=False)
        said, refused[name] = execute(name, tried, asked[name], None, of_ir.admits)
        seen |= {(name, lines): words.replace(_NO_BARRIER, "") for lines, words in said.items()}
    assumed = {shapes[name].assumption for name, _ in seen} - {""}

    def judged(one: Finding) -> Finding:
        if (lines := _across(one)) is None:
            return one
        if (one.function, lines) in seen:
            return replace(one, verdict=Verdict.DEFINITE, reason=seen[one.function, lines])
        why = refused.get(one.function)
        why = NOT_SHOWN if why == "" else why  # all launches were executed
        return replace(one, reason="; ".join(filter(None, (one.reason, why))))

    return check.found(map(judged, check.findings), sorted(assumed))


def _across(finding: Finding) -> frozenset[int] | None:
    """The lines of an access outstanding at a barrier, and of the one behind it; ``None`` of other findings."""
    if finding.verdict is not Verdict.UNPROVEN or finding.rule not in _AT_BARRIERS or finding.used is None:
        return None
    first, second = finding.started.asm_line, finding.used.asm_line
    return None if first is None or second is None else frozenset((first, second))


# --- waves and lanes ----------------------------------------------------------------------------------------
#
# The waves and lanes of code without IR, for the check of its waits.
#
# Lifted code does to LDS what the code does, or more: an access that a mask of lanes guards is made by all lanes. So
# what it says of bytes that are apart holds for the code, and what it says of bytes that surely meet does not count.
# Addresses are offsets from one variable, so that they can be compared.

_INTEGER_ADDRESS = re.compile(r"inttoptr i32 (\S+) to ptr addrspace\(3\)")
_ALL_OF_LDS = "@lds = external addrspace(3) global [0 x i8], align 16"


class CodeWaves(NamedTuple):
    """The waves and lanes of a kernel's code.

    Attributes:
        overlap: tells which instructions never touch a common byte.
        paths: the loops, the paths, and the bytes of waves and lanes that are told apart.
        told: the names of the promises about the size of workgroups that this rests on.
    """

    overlap: Overlap
    paths: CodePaths
    told: frozenset[str]


def paths_of_code(
    function: AsmFunction,
    listing: Assembly,
    arch: Arch,
    stated: StatedKernels,
    promises: Collection[str],
    *,
    waves_part: bool,
) -> CodeWaves | None:
    """The waves and lanes of a kernel's code; ``None`` where it cannot be lifted.

    Args:
        function: the kernel, its callees' code included.
        stated: the statements on the listing's kernels.
        promises: those that may be relied on.
        waves_part: waves may pass different barriers.
    """
    known = _of_code(function, listing, arch, stated, promises)
    if known is None:
        return None
    relied = frozenset(promises) & {UNREAD_DIMENSIONS_ARE_ONE}
    options = PathOptions(waves_part, relied, is_superset=True)
    paths = find_paths(known.accesses, known.overlap, known.function, arch, options)
    return CodeWaves(partial(_never_at_most, known.overlap), paths, known.told)


def waves_of_code(
    function: AsmFunction, listing: Assembly, arch: Arch, stated: StatedKernels, promises: Collection[str]
) -> tuple[BetweenWaves | None, frozenset[str]]:
    """The overlap of the waves of a kernel's code, and the promises that it rests on; arguments as above.

    ``None`` where the code cannot be lifted, or the work-items of each wave are not known.
    """
    known = _of_code(function, listing, arch, stated, promises)
    if known is None:
        return None, frozenset()
    relied = frozenset(promises) & {UNREAD_DIMENSIONS_ARE_ONE}
    between, promised = waves_of(known.accesses, known.overlap, known.function, relied)
    return between, promised | known.told


class _LiftedCode(NamedTuple):
    """The accesses of a kernel's lifted code, their overlap, and the kernel by its name there."""

    accesses: Accesses
    overlap: AccessOverlap
    function: AsmFunction
    told: frozenset[str]


def _of_code(
    function: AsmFunction, listing: Assembly, arch: Arch, stated: StatedKernels, promises: Collection[str]
) -> _LiftedCode | None:
    try:
        lifted = lift(function, arch, stated, 0, assume=promises, memory_is_steady=False)
    except NotLifted:
        return None
    text = _INTEGER_ADDRESS.sub(r"getelementptr i8, ptr addrspace(3) @lds, i32 \1", lifted.text)
    try:
        module = _module_of({lifted.symbol: replace(lifted, text=f"{_ALL_OF_LDS}\n{text}")}, arch, promises)
    except InputError:
        return None  # a promise that cannot hold, which the proof of races says
    if module is None:
        return None
    accesses = find_accesses(module)
    places = by_key((line, place) for place, line in enumerate(_lines(module)) if line)
    origins = {
        line: Origin(some[0], None) if len(some) == 1 else Origin(None, None, tuple(some))
        for line, some in places.items()
    }
    overlap = AccessOverlap(accesses, AccessMap(origins, is_same_code=True), listing)
    renamed = replace(function, name=lifted.symbol)
    return _LiftedCode(accesses, overlap, renamed, frozenset(told_to(module, promises)))


def _never_at_most(overlap: Overlap, earlier: AsmInstruction, later: AsmInstruction, **how: Any) -> Touch:
    """An `Overlap` that never says that bytes surely meet."""
    return Touch.NEVER if overlap(earlier, later, **how) is Touch.NEVER else Touch.MAY
