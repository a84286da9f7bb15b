"""The detection of a fault: by `verify` against the kernel without it, else by `check`."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from faults import Fault, faults
from packing_faults import offsets_of, packing_faults

from ldsopt import STANDARD_SCHEDULES, Check, InputError, Launch, Module, check, parse, simulate, verify
from ldsopt.ir import edits
from ldsopt.transforms.pack.arenas import plan_arenas
from ldsopt.verifier.fuzz import LIMIT, Rewriter, launch_of
from ldsopt.verifier.generator.random_kernel import RandomKernel, random_kernel


@dataclass(frozen=True, slots=True)
class Noticed:
    """A fault and who noticed it first.

    Attributes:
        seed: of the kernel.
        fault: what was planted.
        by: a kind of the simulator's findings, ``inequality``, ``check: RULE``, ``refused`` where LLVM does not take
            it, or empty: nobody did.
    """

    seed: int
    fault: Fault
    by: str


def plant(
    seed: int, *, of_each_kind: int = 2, kinds: Sequence[str] | None = None, certain: bool = False
) -> Iterator[Noticed]:
    """Plants faults in the kernel of a seed, annotated precisely and packed, and says what became of each.

    Faults that can change something come first in each kind; at most so many of a kind are planted in each, and with
    `certain` none of the others.
    """
    kernel = random_kernel(seed)
    launch = launch_of(kernel)
    module = parse(kernel.text, source=f"seed{seed}.ll")
    for right, found in places_to_plant(kernel, module):
        checks: Check | None = None
        chosen: Counter[str] = Counter()
        for fault in sorted(found, key=lambda fault: not fault.can_change):
            if (kinds is not None and fault.kind not in kinds) or chosen[fault.kind] >= of_each_kind:
                continue
            if fault.kind.startswith("swapped"):
                fault = replace(fault, can_change=_rows_differ(kernel, right, fault))
            if certain and not fault.can_change:
                continue
            chosen[fault.kind] += 1
            by = _executed(right, launch, fault)
            if not by:
                checks = checks or check(right)
                by = _compiled(checks, fault)
            yield Noticed(seed, fault, by)


def places_to_plant(kernel: RandomKernel, module: Module) -> Iterator[tuple[Module, Iterator[Fault]]]:
    """Modules without a fault, and the faults of each."""
    text = Rewriter(module).text("precise")
    if text != module.text:
        yield parse(text, source=module.source), faults(kernel, text)
    yield module, packing_faults(kernel, module)
    packing = plan_arenas(module)
    if any(kernel.plan.arena and kernel.plan.arena.shared for kernel in packing.kernels):
        text = edits.apply(module, packing.edits)
        yield parse(text, source=module.source), faults(kernel, text, offsets_of(packing))


def _executed(right: Module, launch: Launch, fault: Fault) -> str:
    try:
        module = parse(fault.text, source="fault.ll")
        for schedule in STANDARD_SCHEDULES:
            verification = verify(right, module, launch, schedules=[schedule], limit=LIMIT)
            if verification.new_findings:
                return verification.new_findings[0].finding.kind
            if verification.differences:
                return "inequality"
    except InputError:
        return "refused"
    return ""


def _compiled(right: Check, fault: Fault) -> str:
    """A rule that the code of the fault breaks more often."""
    before = Counter((f.rule, f.verdict) for f in right.findings)
    after = Counter((f.rule, f.verdict) for f in check(parse(fault.text, source="fault.ll")).findings)
    more = [rule.value for (rule, _), count in (after - before).items() if count]
    return f"check: {more[0]}" if more else ""


def _rows_differ(kernel: RandomKernel, right: Module, fault: Fault) -> bool:
    """True if two rows have ended with different contents: the kernel writes them out, one after the other."""
    out = simulate(right, launch_of(kernel)).outputs["out"].reshape(kernel.grid, -1, kernel.block)
    numbers = [int(word.strip("(),")) for word in fault.what.replace(" and ", " ").split()]
    rows = sorted({row for access in kernel.accesses for row in access.rows})
    index = {row: _row_number(kernel, row) for row in rows}
    one, two = index[numbers[0], numbers[1]], index[numbers[2], numbers[3]]
    return bool((out[:, one] != out[:, two]).any())


def _row_number(kernel: RandomKernel, row: tuple[int, int]) -> int:
    return sum(buffer.rows for buffer in kernel.buffers[: row[0]]) + row[1]
