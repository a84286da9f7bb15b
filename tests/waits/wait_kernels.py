"""Assembly and IR for the tests of exact waits."""

import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from ldsopt import arch, machine_code_waits
from ldsopt.checker.mapping import AccessMap, Origin
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, parse_assembly
from ldsopt.isa.wait_check import CheckedCode
from ldsopt.isa.wait_facts import Overlap
from ldsopt.target.memory_model import Ordered, Release
from ldsopt.touch import Touch
from ldsopt.waits.keep_reasons import AuthorWaits
from ldsopt.waits.kernels import KernelCode, possible

NOTHING_ASKED = Release(Ordered(), Ordered(), "no fence")


def is_exact(code: KernelCode) -> bool:
    """True if no wait can wait for less alone."""
    return not any(possible(wait, code) > wait.site.limit for wait in code.needs().waits)


def kernel(body: str) -> AsmFunction:
    """A kernel ``k`` of this code; the first line of the body is line 4 of the listing."""
    lines = [".type k,@function", "k:", "; %bb.0:", *textwrap.dedent(body).strip().split("\n")]
    (found,) = parse_assembly("\n".join([*lines, ".Lfunc_end0:", ".amdhsa_kernel k", ""])).functions
    return found


FIRST = 4
"""The line of the first instruction of `kernel`."""


def overlap(pairs: Mapping[tuple[int, int], Touch] | None = None, default: Touch = Touch.NEVER) -> Overlap:
    """Tells which instructions touch common bytes, by their lines counted from 0 in the body."""
    known = {(FIRST + a, FIRST + b): touch for (a, b), touch in (pairs or {}).items()}

    def answer(
        earlier: AsmInstruction, later: AsmInstruction, *, between_waves: bool, executions_since: int | None
    ) -> Touch:
        return known.get((earlier.line, later.line), default)

    return answer


_LISTING = b'.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n.type k,@function\nk:\ns_endpgm\n.amdhsa_kernel k\n'
_STOCK: Any = machine_code_waits(_LISTING, "k.s").waits.kernels[0].before
"""Code whose order is another one below."""


def order(
    mcpu: str = "gfx942",
    *,
    why_kept: str = "",
    tells_by_stores: bool = False,
    releases: Mapping[int, Release] | None = None,
    elsewhere: Release = NOTHING_ASKED,
    authored: Iterable[int] = (),
) -> Any:
    """The order that a kernel keeps; lines count from 0 in the body."""
    asked = {FIRST + line: release for line, release in (releases or {}).items()}
    lines = frozenset(FIRST + line for line in authored)
    return replace(
        _STOCK.order,
        arch=arch(mcpu),
        why_kept=why_kept,
        tells_by_stores=tells_by_stores,
        releases=asked,
        elsewhere=elsewhere,
        authored=lines,
        results_alone=frozenset(),
        constant=frozenset(),
        hands_back=False,
    )


def code(
    body: str | AsmFunction,
    mcpu: str = "gfx942",
    touches: Overlap | None = None,
    keeps: Any = None,
    author: AuthorWaits | None = None,
) -> KernelCode:
    """A kernel's code; no two instructions touch common bytes, unless that is said."""
    function = kernel(body) if isinstance(body, str) else body
    checked = CheckedCode(function, arch(mcpu), touches or overlap())
    return KernelCode(checked, keeps or order(mcpu), author or AuthorWaits())


def lines_of(function: AsmFunction) -> list[str]:
    """The instructions of a function as text."""
    return [f"{i.mnemonic} {i.operands}".strip() for i in function.instructions]


def mapping(origins: Mapping[int, int]) -> AccessMap:
    """From lines of the body, counted from 0, to lines of the IR."""
    return AccessMap({FIRST + line: Origin(of, None) for line, of in origins.items()}, True)
