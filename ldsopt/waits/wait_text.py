"""Waits as assembly spells them, with other limits.

An instruction stays what it is: each counter of it keeps its place, and one that leaves every operation outstanding
goes. Where none is left the instruction becomes ``s_nop 0``, which has the same size and counts as one wait state as
well, so that whatever was measured in instructions or bytes around it still holds.
"""

from __future__ import annotations

from collections.abc import Mapping

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.target.arch import Arch
from ldsopt.target.counter_sizes import largest_count
from ldsopt.target.waits import parse_counters

NO_WAIT = ("s_nop", "0")
_ORDER = ("vmcnt", "expcnt", "lgkmcnt")


def with_limits(wait: AsmInstruction, limits: Mapping[str, int], arch: Arch) -> AsmInstruction:
    """A wait with other limits.

    Args:
        wait: the instruction.
        limits: by counter, how many operations it is to leave outstanding. Other counters keep theirs.
        arch: the architecture.

    Raises:
        ValueError: the wait cannot be read.

    >>> from ldsopt.target.arch import arch
    >>> wait = AsmInstruction("s_waitcnt", "vmcnt(0) lgkmcnt(0)", 1)
    >>> with_limits(wait, {"vmcnt": 2}, arch("gfx942")).operands
    'vmcnt(2) lgkmcnt(0)'
    >>> with_limits(AsmInstruction("s_wait_loadcnt_dscnt", "0x0", 1), {"loadcnt": 99}, arch("gfx1201"))[:2]
    ('s_wait_dscnt', '0x0')
    >>> with_limits(wait, {"vmcnt": 99, "lgkmcnt": 99}, arch("gfx942"))[:2]
    ('s_nop', '0')
    """
    counters = parse_counters(wait.mnemonic, wait.operands, arch)
    kept = {name: limits.get(name, n) for name, n in counters}
    kept = {name: n for name, n in kept.items() if n < largest_count(name, arch)}
    if kept == dict(counters):
        return wait
    mnemonic, operands = _spelled(wait.mnemonic, kept, arch)
    return wait._replace(mnemonic=mnemonic, operands=operands)


def new_wait(counter: str, most: int, arch: Arch) -> tuple[str, str]:
    """Mnemonic and operands of a wait for one counter.

    >>> from ldsopt.target.arch import arch
    >>> new_wait("vmcnt", 3, arch("gfx942")), new_wait("dscnt", 0, arch("gfx1201"))
    (('s_waitcnt', 'vmcnt(3)'), ('s_wait_dscnt', '0x0'))
    """
    if not arch.has_waitcnt:
        return f"s_wait_{counter}", f"0x{most:x}"
    if counter == "vscnt":
        return "s_waitcnt_vscnt", f"null, 0x{most:x}"
    return "s_waitcnt", f"{counter}({most})"


def _spelled(mnemonic: str, counters: Mapping[str, int], arch: Arch) -> tuple[str, str]:
    if not counters:
        return NO_WAIT
    if mnemonic == "s_waitcnt":
        return mnemonic, " ".join(f"{name}({counters[name]})" for name in _ORDER if name in counters)
    if len(counters) == 1:
        ((name, n),) = counters.items()
        return new_wait(name, n, arch)
    first, second = counters.values()
    return mnemonic, f"0x{first << 8 | second:x}"


def merged(wait: AsmInstruction, counter: str, most: int, arch: Arch) -> AsmInstruction | None:
    """A wait that waits for one counter as well; ``None`` if it takes an instruction of its own.

    >>> from ldsopt.target.arch import arch
    >>> merged(AsmInstruction("s_waitcnt", "lgkmcnt(0)", 1), "vmcnt", 1, arch("gfx942")).operands
    'vmcnt(1) lgkmcnt(0)'
    >>> merged(AsmInstruction("s_wait_dscnt", "0x2", 1), "dscnt", 1, arch("gfx1201")).operands
    '0x1'
    >>> merged(AsmInstruction("s_wait_dscnt", "0x2", 1), "loadcnt", 1, arch("gfx1201"))
    """
    counters = dict(parse_counters(wait.mnemonic, wait.operands, arch))
    if counter not in counters and not (wait.mnemonic == "s_waitcnt" and counter in _ORDER):
        return None
    counters[counter] = min(most, counters.get(counter, most))
    mnemonic, operands = _spelled(wait.mnemonic, counters, arch)
    return wait._replace(mnemonic=mnemonic, operands=operands)
