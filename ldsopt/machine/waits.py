"""`waits` of machine code without IR: each wait waits for what is needed and no more, as far as code alone tells.

The walk, the grades and the limits are those of code with IR (`ldsopt.waits.kernels`). What differs is what LDS
instructions touch (`ldsopt.machine.addresses`) and the order that is kept (`ldsopt.machine.order`). Waits in marked
inline assembly are their author's; who wrote the others, code does not tell, and they are taken to be a compiler's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ldsopt.checker.findings import Check, CodeForm, Finding, FunctionCheck
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly
from ldsopt.isa.kernel_start import StatedKernels
from ldsopt.machine.check import FollowedFunction, check_of, findings_of, functions_of, summary_of
from ldsopt.machine.decisions import empties_scalar_cache, is_past_caches
from ldsopt.machine.order import machine_order
from ldsopt.patterns import pattern
from ldsopt.target.arch import Arch
from ldsopt.waits.author import AuthorWaits
from ldsopt.waits.changes import ChangeKind, wait_changes
from ldsopt.waits.edits import ListingEdits, edits_of, is_plain_line, written
from ldsopt.waits.kept import why_kernel_stays
from ldsopt.waits.kernels import KernelCode, relax
from ldsopt.waits.missing import added_waits, wanted_by, with_added
from ldsopt.waits.options import AuthorMode
from ldsopt.waits.results import KernelWaits
from ldsopt.waits.run import is_worse

_SCALAR_WRITES = pattern(r"s_(?:(?:buffer_|scratch_)?store|(?:buffer_)?atomic|dcache)_")
_MOST_REPAIRS = 4
"""A wait that is added may leave another one missing hardly ever, and not time and again."""


@dataclass(frozen=True, slots=True)
class MachineWaits:
    """What became of the waits of a listing.

    Attributes:
        listing: as it came.
        functions: as they are now, in its order.
        text: the listing with exact waits.
        kernels: what became of the waits of each function.
        edits: what leads there.
        check: of the code as it came.
        findings: of the code as it is now.
    """

    listing: Assembly
    functions: tuple[AsmFunction, ...]
    text: str
    kernels: tuple[KernelWaits, ...]
    edits: ListingEdits
    check: Check
    findings: tuple[Finding, ...]

    def count(self, *kinds: ChangeKind) -> int:
        """How many changes are of these kinds."""
        return sum(kernel.count(*kinds) for kernel in self.kernels)

    @staticmethod
    def access_of(_instruction: AsmInstruction) -> int | None:
        """The access of IR that an instruction comes from: none is known."""
        return None


def exact_machine_waits(
    listing: Assembly,
    arch: Arch,
    *,
    source: str,
    form: CodeForm,
    stated: StatedKernels,
    repair: bool = False,
    author_waits: AuthorMode = "keep",
) -> MachineWaits:
    """Makes the waits of a listing exact.

    Args:
        listing, arch, source, form, stated: as of `ldsopt.machine.check.check_listing`.
        repair, author_waits: as of `ldsopt.waits.options.WaitsOptions`.

    Raises:
        ValueError: a wait cannot be read.
        InternalError: the text would differ in more than waits.
    """
    judged: list[tuple[FunctionCheck, Sequence[Finding]]] = []
    kernels: list[KernelWaits] = []
    left: list[Finding] = []
    for one in functions_of(listing, arch, stated):
        start = stated.starts.get(one.alone.name)
        own = frozenset({"tgsplit"} if start is not None and start.is_split else ())
        summary, found, kernel, after = _exact(one, listing, own, repair, author_waits)
        judged.append((summary, found))
        kernels.append(kernel)
        left += after
    edits = ListingEdits()
    functions = []
    for before, kernel in zip(listing.functions, kernels, strict=True):
        is_changed = bool(kernel.changes) and kernel.after is not None
        functions.append(kernel.after.function if is_changed and kernel.after is not None else before)
        edits_of(before, functions[-1], edits)
    text = written(listing, functions, edits) if any(k.changes for k in kernels) else "\n".join(listing.text)
    check = check_of(judged, source=source, arch=arch, form=form)
    return MachineWaits(listing, tuple(functions), text, tuple(kernels), edits, check, tuple(left))


def _exact(
    one: FollowedFunction, listing: Assembly, features: frozenset[str], repair: bool, mode: AuthorMode
) -> tuple[FunctionCheck, list[Finding], KernelWaits, list[Finding]]:
    """A function's summary and findings as it came, what became of its waits, and its findings now."""
    function, arch, name = one.checked.function, one.checked.arch, one.alone.name
    why = why_kernel_stays(function, arch, features, is_same_code=True) or _scalar_messages(function)
    if why:
        waits = one.checked.check()
        found = findings_of(function, waits, listing.text)
        return summary_of(one, waits), found, KernelWaits(name, why), found
    code = KernelCode(
        one.checked,
        machine_order(function, arch, one.with_all_lanes),
        AuthorWaits(authored=_fixed(function, listing.text, mode)),
    )
    needs = code.needs(checks=True, unproven_paths=repair)
    assert needs.checked is not None
    found = findings_of(function, needs.checked, listing.text)
    repaired = _repaired(code, found, listing.text, unproven=repair)
    relaxed = relax(repaired, needs if repaired is code else None)
    changes = wait_changes(function, relaxed.code.function, arch)
    kernel = KernelWaits(name, "", changes, code, relaxed.before, relaxed.code)
    after = _found_in(relaxed.code, listing.text) if changes else found
    if is_worse(found, after):
        kernel, after = KernelWaits(name, "with other waits its check has a finding more"), found
    return summary_of(one, needs.checked), found, kernel, after


def _scalar_messages(function: AsmFunction) -> str:
    """Why the waits of code stay that writes memory by its scalar unit, or reads there what changes; else empty."""
    for block in function.blocks:
        for instruction in block.instructions:
            if _SCALAR_WRITES.match(instruction.mnemonic):
                return f"a scalar store or atomic access: {instruction.mnemonic}"
            if is_past_caches(instruction):
                return f"a scalar load past the caches: {instruction.mnemonic}"
            if empties_scalar_cache(instruction):
                return f"a scalar cache that is emptied: {instruction.mnemonic}"
    return ""


def _fixed(function: AsmFunction, text: Sequence[str], mode: AuthorMode) -> frozenset[int]:
    """The lines of waits that stay: their author's, and those that are not spelled as they are read."""
    waits = [i for block in function.blocks for i in block.instructions if i.mnemonic.startswith("s_wait")]
    odd = {i.line for i in waits if not is_plain_line(text[i.line - 1], i)}
    own = {i.line for i in waits if i.line in function.authored} if mode == "keep" else set[int]()
    return frozenset(odd | own)


def _found_in(code: KernelCode, text: Sequence[str]) -> list[Finding]:
    return findings_of(code.function, code.checked.check(), text)


def _repaired(
    code: KernelCode, findings: Sequence[Finding], text: Sequence[str], *, unproven: bool
) -> KernelCode:
    """The code with the waits that are missing."""
    for _ in range(_MOST_REPAIRS):
        wanted = list(wanted_by(findings, code.function, unproven=unproven))
        added = added_waits(code.checked.built().program, wanted) if wanted else ()
        if not added:
            break
        code = code.with_function(with_added(code.function, added, code.arch, code.author.lines))
        findings = _found_in(code, text)
    return code
