"""Modules and machine code checked, and code whose waits wait for the needed operations and no more."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from ldsopt.api.reading import ModuleSource, module_of, takes
from ldsopt.api.recognizing import assembled, in_given_lines
from ldsopt.checker.findings import Check, Finding, Rule, as_one
from ldsopt.checker.judging import judge_listing
from ldsopt.checker.options import CheckOptions, PromisedCheckOptions, RaceCheckOptions, promising
from ldsopt.compare.transformed import Transformed
from ldsopt.errors import InputError, InternalError
from ldsopt.ir.attributes import with_told_shape
from ldsopt.ir.module import Module
from ldsopt.isa.assembly import AsmFunction, Assembly, parse_assembly
from ldsopt.isa.bundles import holds_images
from ldsopt.isa.code_object import (
    CodeObject,
    disassembled,
    disassembled_each,
    disassembled_in_place,
    each_of,
    is_code_object,
    stated_by_object,
    unwatched,
)
from ldsopt.isa.kernel_start import StatedKernels, stated_by_listing
from ldsopt.isa.measure import arch_of_listing
from ldsopt.isa.program import UnreadableWait
from ldsopt.isa.wait_patch import changed_instructions, patched
from ldsopt.patterns import is_named
from ldsopt.target.arch import Arch
from ldsopt.target.arch import arch as known_arch
from ldsopt.target.workgroup_size import require_named
from ldsopt.waits.options import AuthorMode, WaitsOptions

if TYPE_CHECKING:  # `check` does not need these, or only to look for races
    from ldsopt.checker.code_races import Replay
    from ldsopt.checker.executed_races import ExecutionBudget
    from ldsopt.simt.launch import Launch
    from ldsopt.waits.results import ExactWaits, ListingWaits


@takes(PromisedCheckOptions)
def check(source: ModuleSource, options: CheckOptions) -> Check:
    """Proves, for the code of a module, that no LDS access overtakes an LDS-DMA, and counts needless waits.

    For an output of `pipeline`, it makes the same assumptions about launches. For an output of `instrument`, it leaves
    out conflicts between the records of two waves: each wave has bytes of its own for them, and LDS operations of one
    wave are done in order.

    Races between waves, which the command looks for as well, are looked for with `RaceCheckOptions` as the options.

    Raises:
        UsageError: there is no such assumption.
        InputError, CompilerFailed, Unavailable: as `compile`.
    """
    from ldsopt.checker.run import (
        check as check_module,  # not ahead: machine code alone is checked without IR
    )

    records: frozenset[str] = frozenset()
    if isinstance(source, Transformed):
        from ldsopt.compare.recording import Recording
        from ldsopt.transforms.pipeline.pipelining import Pipelining

        details = source.details
        if isinstance(details, Pipelining):
            options = promising(options, details.assumptions)
        if isinstance(details, Recording) and details.instrumentation is not None:
            records = details.instrumentation.lds_variables
    module = module_of(source)

    def replay(listing: Assembly, arch: Arch, budget: ExecutionBudget) -> Replay:
        return _replay(listing, arch, module.source, None, budget)

    found = check_module(module, options, replay=replay)
    if records:
        found = replace(found, findings=tuple(f for f in found.findings if not _is_of_records(f, records)))
    return found


def _is_of_records(finding: Finding, records: frozenset[str]) -> bool:
    """True if both accesses of a finding across a barrier are of records, and of nothing else."""
    sides = [] if finding.used is None else [finding.started.bases, finding.used.bases]
    is_known = bool(sides) and all(sides)
    return finding.rule is Rule.BARE_BARRIER and is_known and records.issuperset(sides[0] + sides[1])


@takes(WaitsOptions)
def exact_waits(source: ModuleSource, options: WaitsOptions) -> ExactWaits:
    """Compiles a module, and makes the waits of the code exact: `ExactWaits.text` is the assembly.

    Raises:
        InputError: no architecture is known.
        CompilerFailed, Unavailable: as `compile`.
        InternalError: the text would differ in more than waits.
    """
    from ldsopt.waits.run import exact_waits as of_module

    return of_module(with_told_shape(module_of(source), options.assume), options)


def executed_lines(module: Module, launch: Launch, options: WaitsOptions) -> Mapping[str, Mapping[int, int]]:
    """Executions by the waves of a launch of each function's instructions, by line of the compiler's listing.

    Instructions with unknown counts are left out (`ldsopt.timeline`).

    Raises:
        InputError: the launch cannot be executed, does not run to its end, or breaks an assumption.
        UsageError: a launch that makes no sense.
        CompilerFailed, Unavailable: as `compile`.
    """
    from ldsopt.timeline.launched_code import launch_code
    from ldsopt.verifier.launches import require_kept

    require_kept(module, launch, options.promises)
    code = launch_code(module, launch, options)
    return {
        function.name: {
            instruction.line: count
            for block, count in zip(function.blocks, code.executions[function.name].counts, strict=True)
            if count is not None
            for instruction in block.instructions
        }
        for function in code.listing.functions
        if function.name in code.executions
    }


def check_code(
    data: bytes,
    source: str,
    mcpu: str | None = None,
    races: RaceCheckOptions | None = None,
    watch: Callable[[str, float], None] = unwatched,
    *,
    kernels: Collection[str] = (),
) -> Check:
    """Proves that no wait is missing in assembly or a code object, as far as its registers tell.

    Args:
        data: a listing, an object, or a file that holds objects: an offload bundle, or a program or library with HIP.
        source: its name.
        mcpu: the architecture, if a listing does not state it; or that of the code objects in a file of several.
        races: how to prove that waves do not race; ``None``: no proof.
        watch: is told what is checked, with the share of a step that is done.
        kernels: names of the kernels to check, or patterns of names; if there are any, only functions that are no
            kernels are checked beside these.

    Raises:
        InputError: none of these, or damaged; no architecture known; a wait that cannot be read; no kernel of a name.
        Unavailable: there is no disassembler for a code object.
    """
    try:
        if is_code_object(data):
            return _check_objects(data, source, mcpu, races, watch, kernels=kernels)
        listing = parse_assembly(data.decode("utf-8", "surrogateescape"), source)
        if not listing.functions:  # nothing was examined, which is no proof
            raise InputError("no function of it has an instruction", file=source)
        arch = arch_of_listing(listing, source, mcpu)
        require_named(kernels, [one.name for one in listing.functions if one.is_kernel], source)
        if made := assembled(listing, arch.name, source):
            chosen, others = _chosen(made.listing, kernels)
            stated = stated_by_object(made.code)
            return _checked(
                chosen, arch, source, stated, races, watch, others=others, code=made.code, lines=made.lines
            )
        listing, others = _chosen(listing, kernels)
        with _naming_lines(source, arch):
            return _checked(
                listing, arch, source, stated_by_listing(listing.text), races, watch, others=others
            )
    except ValueError as error:
        raise InputError(str(error), file=source) from None


def _check_objects(
    data: bytes,
    source: str,
    mcpu: str | None,
    races: RaceCheckOptions | None,
    watch: Callable[[str, float], None],
    *,
    kernels: Collection[str],
) -> Check:
    """The check of all code objects of a file, as one. Of several, a function whose name occurs again is ``name#2``."""
    held = disassembled_each(data, source, arch=mcpu, kernels=kernels)
    placed = [one for one in held if one.listing.functions]
    if not placed:
        raise InputError("no code object of this file has a function", file=source)
    found = []
    for number, (code, whole, _, _) in enumerate(placed):
        told = watch if len(placed) == 1 else _of_several(watch, f"code object {number + 1} of {len(placed)}")
        listing, _ = _chosen(whole, kernels)
        examined = {code.places[one.name] for one in listing.functions}
        others = tuple(one for one, place in code.places.items() if kernels and place not in examined)
        arch, stated = known_arch(code.arch), stated_by_object(code)
        found.append(_checked(listing, arch, source, stated, races, told, others=others, code=code))
    if len(found) == 1:
        return found[0]
    names = each_of([[*code.sizes] for code, _, _, _ in placed])
    return as_one([one.renamed(of_one) for one, of_one in zip(found, names, strict=True)])


def _of_several(watch: Callable[[str, float], None], which: str) -> Callable[[str, float], None]:
    return lambda words, share: watch(f"{which}: {words}", share)


def _chosen(listing: Assembly, kernels: Collection[str]) -> tuple[Assembly, tuple[str, ...]]:
    """The listing without kernels that are not asked for, and the names of these."""
    others = [one.name for one in listing.functions if one.is_kernel and not is_named(one.name, kernels)]
    if not kernels or not others:
        return listing, ()
    left = tuple(one for one in listing.functions if one.name not in others)
    return replace(listing, functions=left), tuple(others)


@contextmanager
def _naming_lines(source: str, arch: Arch) -> Iterator[None]:
    """Makes of a wait in a listing that cannot be read an error that names its line."""
    try:
        yield
    except UnreadableWait as error:
        remedy = f"is this code for {arch.name}?"
        raise InputError(error.message, file=source, line=error.line, remedy=remedy) from None


def _checked(  # noqa: PLR0917
    listing: Assembly,
    arch: Arch,
    source: str,
    stated: StatedKernels,
    races: RaceCheckOptions | None,
    watch: Callable[[str, float], None],
    *,
    others: tuple[str, ...],
    code: CodeObject | None = None,
    lines: Mapping[int, int] = MappingProxyType({}),
) -> Check:
    """The check of a listing, or of the object that it was read from, with races between waves, if requested.

    The emulator executes possible races, and sees them or not.

    Args:
        others: kernels that are not asked for.
        lines: from the listing's lines to the input's, where these differ.
    """
    with_races = races is not None and not races.no_races
    found = judge_listing(
        listing,
        arch,
        source=source,
        form="assembly" if code is None else "object",
        stated=stated,
        promises=races.of_races if races and with_races else None,
        sizes=races.assume if races else (),
        watch=watch,
    )
    found = replace(in_given_lines(found, lines) if lines else found, not_asked_for=others)
    if races is None or not with_races:
        return found
    from ldsopt.checker.code_races import with_code_races  # and numpy

    def replay(budget: ExecutionBudget) -> Replay:
        return _replay(listing, known_arch(found.arch), found.source, code, budget)

    return with_code_races(found, listing, stated, races, lines, replay, watch)


def _replay(
    listing: Assembly, arch: Arch, source: str, code: CodeObject | None, budget: ExecutionBudget
) -> Replay:
    """The emulator of the kernels of a listing, or of its object, with the remaining budget of execution."""
    from ldsopt.emulate.emulate import code_of_listing, code_of_object
    from ldsopt.verifier.replayed_races import ReplayedRaces

    executed = (
        code_of_listing(listing, arch, source)
        if code is None
        else code_of_object(code, listing, arch, source)
    )
    return ReplayedRaces(executed, budget)


class ChangedCode(NamedTuple):
    """The code with changed waits, and the changes.

    Attributes:
        waits: the changes.
        data: the listing as text, or the object.
        is_linked: it is a linked code object; false for an unlinked object and for a listing.
    """

    waits: ListingWaits
    data: bytes
    is_linked: bool = False


def machine_code_waits(
    data: bytes,
    source: str,
    mcpu: str | None = None,
    *,
    repair: bool = False,
    author_waits: AuthorMode = "keep",
    assume: Collection[str] = (),
) -> ChangedCode:
    """Makes the waits of assembly or of a code object exact, as far as its registers tell.

    An object is changed in place: waits become other waits, of the same size.

    Args:
        data: a file's contents.
        source: its name.
        mcpu: the architecture, if a listing does not state it.
        repair, author_waits: as of `ldsopt.waits.options.WaitsOptions`.
        assume: names of assumptions, of which those of the size of workgroups hold here.

    Raises:
        InputError: none of these, or damaged; no architecture known; a wait that cannot be read; an object that lacks a
            wait, for which it has no room.
        Unavailable: there is no disassembler for a code object.
    """
    from ldsopt.waits.machine_waits import exact_machine_waits

    exact = partial(
        exact_machine_waits, source=source, repair=repair, author_waits=author_waits, sizes=assume
    )
    try:
        if is_code_object(data):
            return _waits_of_object(data, source, exact)
        listing = parse_assembly(data.decode("utf-8", "surrogateescape"), source)
        arch = arch_of_listing(listing, source, mcpu)
        with _naming_lines(source, arch):
            waits = exact(listing, arch, form="assembly", stated=stated_by_listing(listing.text))
    except ValueError as error:
        raise InputError(str(error), file=source) from None
    return ChangedCode(waits, waits.text.encode("utf-8", "surrogateescape"))


def _waits_of_object(data: bytes, source: str, exact: Callable[..., ListingWaits]) -> ChangedCode:
    if holds_images(data):
        raise InputError(
            "the code in an offload bundle, or in a program or library, is not changed in place",
            file=source,
            remedy="take the code object out: llvm-objdump --offloading, or clang-offload-bundler --unbundle",
        )
    code, listing, places, _ = disassembled_in_place(data, source)
    arch = known_arch(code.arch)
    waits = exact(listing, arch, form="object", stated=stated_by_object(code))
    if waits.edits.inserted:
        line = min(waits.edits.inserted)
        name = next(function.name for function in listing.functions if line in function.lines)
        raise InputError(
            f"{name} lacks a wait, and an object has no room for another instruction",
            file=source,
            remedy="add it in its assembly: `ldsopt waits` of the .s file does",
        )
    instructions = [i for function in listing.functions for i in function.instructions]
    changes = changed_instructions(instructions, waits.edits.replaced)
    made = patched(data, places, changes, arch, source)
    if _streams(disassembled(made, source)[1].functions) != _streams(waits.functions):
        raise InternalError(f"{source}: the changed object does not read as the changed code")
    return ChangedCode(waits, made, code.is_linked)


def _streams(functions: Iterable[AsmFunction]) -> list[list[tuple[str, str]]]:
    return [[(i.mnemonic, i.operands) for i in function.instructions] for function in functions]
