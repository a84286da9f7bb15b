"""Where the compiler's waits stay as they are, and why.

Two kinds of reasons. The analysis does not follow a kernel: code that is called or calls, code that its text does not
tell, architectures for which nothing is tested. Or a wait does more than to complete operations:

* On gfx1250, sources of vector and scalar memory accesses may be read again while an address is translated, until xcnt
  says no; LLVM leaves out waits for xcnt behind waits for the accesses themselves. Source: SIInsertWaitcnts.cpp,
  ``simplifyXcnt``. So there only waits for LDS operations, and those for asynchronous and tensor copies, may change.
* On gfx10.1, waits for 0 end hazards for LLVM's hazard recognizer, which then does nothing about them. On gfx11 and
  later a wait for everything ends that of a direct load of LDS, and on gfx10 any wait that of an atomic in front of
  ``s_denorm_mode``. Source: GCNHazardRecognizer.cpp, the functions ``IsExpiredFn``.
* Registers with computed numbers (``s_set_gpr_idx_on``, ``v_movrels``): what is read is not in the text.
* Where LLVM schedules without the hardware's help (``SCHED_MODE``), a wait for a load also ends the lock on its
  sources.
"""

from __future__ import annotations

from collections.abc import Collection

from ldsopt.isa.assembly import AsmFunction
from ldsopt.patterns import pattern
from ldsopt.target.arch import Arch
from ldsopt.target.mnemonics import CALLS

_NOT_TESTED = frozenset({"gfx6", "gfx7", "gfx8"})
_GFX101 = pattern(r"gfx10(?:1\d|-1-generic)$")
_COMPUTED = ("s_set_gpr_idx", "v_movrel", "s_movrel", "v_swaprel")
_SCHED_MODE = pattern(r"s_setreg\w* hwreg\((?:HW_REG_(?:WAVE_)?SCHED_MODE|26)\b")
_DIRECT = ("lds_direct_load", "lds_param_load", "ds_direct_load", "ds_param_load")
_OF_GFX1250 = frozenset({"dscnt", "asynccnt", "tensorcnt"})
_NEVER = frozenset({"expcnt", "xcnt"})


def why_kernel_stays(
    function: AsmFunction, arch: Arch, features: Collection[str], *, is_same_code: bool
) -> str:
    """Why no wait of a function may change; empty if some may.

    Args:
        function: its code.
        arch: that it is for.
        features: subtarget features that are on.
        is_same_code: the code is that by which accesses are told.
    """
    if not function.is_kernel:
        return "it is called by others"
    if function.unreadable:
        return f"line {function.unreadable[0].line} of the code: {function.unreadable[0].why}"
    if not is_same_code:
        return "its traced copy has other code, so it is not known which instruction is which access"
    if arch.generation in _NOT_TESTED or _GFX101.match(arch.name):
        return f"{arch.name} is not tested"
    if "precise-memory" in features:
        return "precise memory was asked for"
    if "tgsplit" in features:
        return "threadgroup split mode was asked for"
    return _why_code_stays(function, arch)


def _why_code_stays(function: AsmFunction, arch: Arch) -> str:
    denorm = atomic = False
    for block in function.blocks:
        for mnemonic, operands, *_ in block.instructions:
            if mnemonic in CALLS:
                return "it calls others"
            if mnemonic.startswith(_COMPUTED):
                return f"registers with computed numbers: {mnemonic}"
            if mnemonic.startswith(_DIRECT):
                return f"direct loads of LDS: {mnemonic}"
            if mnemonic.startswith("s_setreg") and _SCHED_MODE.match(f"{mnemonic} {operands}"):
                return "it is scheduled without the hardware's help"
            denorm |= mnemonic == "s_denorm_mode"
            atomic |= "_atomic_" in mnemonic
    if denorm and atomic and arch.generation == "gfx10":
        return "an atomic in front of s_denorm_mode"
    return ""


def may_change(counter: str, arch: Arch) -> bool:
    """Whether waits for a counter may change on an architecture at all.

    >>> from ldsopt.target.arch import arch
    >>> [may_change(counter, arch("gfx1250")) for counter in ("expcnt", "loadcnt", "dscnt")]
    [False, False, True]
    """
    return counter not in _NEVER and (arch.generation != "gfx1250" or counter in _OF_GFX1250)
