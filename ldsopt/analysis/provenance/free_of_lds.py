"""Which functions have nothing to do with LDS, seen by their text: they need not be decoded.

Rule: a function holds no address in LDS, and starts no LDS-DMA, if all of this is true:

* it is a kernel: its arguments come from the host, which knows no address in LDS;
* address space 3 does not occur in its text. LLVM prints the type of an operand in front of it, or that of the first
  one where several are of one type, so that whatever names or yields a pointer into LDS shows it. What would not is a
  struct type that holds such pointers, or an alias that is flat: a module with one of these has no such function;
* it calls intrinsics alone, each by name, and none that is on LDS or arrives at a barrier; it has no inline assembly;
* it names no function besides: whose address it takes is of concern to others;
* no address in LDS has escaped anywhere in the module, so that what is loaded is none.
"""

from __future__ import annotations

from functools import cached_property

from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.provenance.shared_states import SharedStates
from ldsopt.ir.module import FunctionBody, is_kernel
from ldsopt.ir.synchronization import ARRIVALS
from ldsopt.ir.syntax import NAME, header, unquote
from ldsopt.patterns import pattern
from ldsopt.target.intrinsics import is_unlisted_dma

_DIRECT = pattern(r"[\w <>.]*@")
_NAME = pattern(NAME)
_HEAD = 20
_NEVER = ("addrspace(3)", " asm ", "invoke ", "callbr ")
_PLAIN_KINDS = (CalleeKind.PURE, CalleeKind.HARMLESS, CalleeKind.INTRINSIC, CalleeKind.COPY, CalleeKind.FILL)


class FreeOfLds:
    """Knows the functions of a module that have nothing to do with LDS.

    Args:
        shared: what is known of the module.
    """

    def __init__(self, shared: SharedStates) -> None:
        self._shared, self._module = shared, shared.module
        self._is_apart: dict[str, bool] = {}

    def has(self, body: FunctionBody) -> bool:
        """Whether a function is such a one, by what is known of escapes so far."""
        if self._shared.escapes or self._shared.aliases or self._shared.local_structs:
            return False
        define = header(self._module.lines[body.line])
        if define is None or not is_kernel(define.words):
            return False
        lines = self._module.lines
        if any(_NEVER[0] in line for line in lines[body.line : min(body.end, body.line + _HEAD)]):
            return False  # most that have to do with LDS show it soon
        text = "\n".join(lines[body.line : body.end])
        if any(part in text for part in _NEVER):
            return False
        if not all(map(_DIRECT.match, text.split("call ")[1:])):
            return False
        mentions = text.split("@")[2:]  # the first is the function itself
        names = {found[0] if (found := _NAME.match(mention)) else "" for mention in mentions}
        return all(map(self._is_plain, names))

    def _is_plain(self, name: str) -> bool:
        """Whether a global is a variable, or an intrinsic that has nothing to do with LDS and its order."""
        known = self._is_apart.get(name)
        if known is None:
            plain = unquote(name)
            if plain in self._variables:
                known = True
            else:
                kind = self._shared.callees.of_name(plain).kind if plain.startswith("llvm.") else None
                known = kind in _PLAIN_KINDS and plain not in ARRIVALS and not is_unlisted_dma(plain)
            self._is_apart[name] = known
        return known

    @cached_property
    def _variables(self) -> frozenset[str]:
        return frozenset(variable.name for variable in self._module.handle.global_variables())
