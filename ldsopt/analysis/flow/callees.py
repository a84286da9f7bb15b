"""The effects that a call may have, as far as pointers into LDS are concerned."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from ldsopt.graph import MergedSets
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.details import is_call, register_read
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.syntax import (
    header,
    locals_in,
    mentions,
    mnemonic_span,
    unquote,
    without_strings,
)
from ldsopt.once import once
from ldsopt.patterns import pattern
from ldsopt.target.intrinsics import LdsIntrinsic, family, is_of, is_unlisted_dma, lds_intrinsic
from ldsopt.target.opcodes import ADDRESS_JUMPS

_COPIES = ("llvm.memcpy.", "llvm.memmove.")
_FILLS = ("llvm.memset.",)
_HARMLESS = family(
    "llvm.",
    "assume lifetime invariant prefetch experimental.noalias.scope.decl dbg",
) | family(
    "llvm.amdgcn.",
    "sched iglp.opt wave.barrier asyncmark wait.asyncmark s.barrier s.cluster.barrier s.wakeup.barrier s.wait s.waitcnt"
    " s.nop s.sleep s.monitor.sleep s.setprio s.sethalt s.prefetch s.buffer.prefetch s.dcache s.incperflevel"
    " s.decperflevel s.memtime s.memrealtime s.getpc s.get.barrier.state s.get.named.barrier.state s.ttracedata.imm",
)
"""Callees that use their operands and keep no address. Calls that write a readable register (``s.setreg``) or send to
other hardware (``s.sendmsg``, ``s.ttracedata``) are not among them.
"""
_READING = family("llvm.amdgcn.", "s.buffer.load lds.param.load interp")
"""Callees that LLVM takes for functions of their operands, though they read memory: nobody writes it meanwhile."""
_FROM_ANYWHERE = family(
    "llvm.",
    "amdgcn.cs.chain amdgcn.call.whole.wave coro read_register read_volatile_register experimental.gc.statepoint"
    " experimental.patchpoint experimental.deoptimize",
)
"""Callees whose results may be any address: they call or continue in a function that they are given, or read a
register, such as M0, which the compiler uses for the addresses of LDS-DMAs.
"""
REGISTER_READS = ("llvm.read_register.", "llvm.read_volatile_register.")
_EXEC = frozenset({"exec", "exec_lo", "exec_hi"})
"""The registers that hold no address. Device libraries read them for ``printf`` and ``assert``.
"""
_DMA_IN_ASM = pattern(
    r"(?:buffer|global|flat|scratch)_load[^\n;]*\blds\b|_lds(?:_|\b)|_to_lds", re.IGNORECASE
)


class CalleeKind(Enum):
    """The kinds of callees, by their effects."""

    LDS = "an intrinsic on LDS"
    COPY = "memcpy or memmove"
    FILL = "memset"
    PURE = "an intrinsic whose result depends on its operands alone"
    HARMLESS = "an intrinsic that keeps none of its operands"
    INTRINSIC = "another intrinsic"
    DEFINED = "a function of this module"
    UNKNOWN = "a function of which nothing is known"
    ASM = "inline assembly"


class Callee(NamedTuple):
    """The callee of a call.

    Attributes:
        name: of the function; empty for inline assembly and indirect calls.
        intrinsic: the row of `ldsopt.target.intrinsics`, for ``LDS``.
    """

    kind: CalleeKind
    name: str = ""
    intrinsic: LdsIntrinsic | None = None


@once
def callees_of(module: Module) -> Callees:
    """The callees of a module's calls."""
    return Callees(module)


class Callees:
    """The callees of one module, looked up by the address of a call's last operand."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._known: dict[int, Callee] = {}
        self._interposable = module.interposable()

    def __getitem__(self, address: int) -> Callee:
        callee = self._known.get(address)
        if callee is None:
            callee = self._known[address] = self._classify(address)
        return callee

    def _classify(self, address: int) -> Callee:
        if self._module.kind(address) == ValueKind.INLINE_ASM:
            return Callee(CalleeKind.ASM)
        constant = self._module.constant(address)
        if constant.opcode == "global":
            return Callee(CalleeKind.UNKNOWN, constant.name)  # an alias, by name: for inlining
        if constant.opcode != "function":
            return Callee(CalleeKind.UNKNOWN)
        return self.of_name(constant.name)

    def of_name(self, name: str) -> Callee:
        """A function of the module as a callee.

        Args:
            name: without sigil and quotes.
        """
        declaration = self._module.declarations().get(name)
        if declaration is None:
            replaceable = name in self._interposable
            return Callee(CalleeKind.UNKNOWN if replaceable else CalleeKind.DEFINED, name)
        if not name.startswith("llvm.") or is_of(name, _FROM_ANYWHERE):
            return Callee(CalleeKind.UNKNOWN, name)
        if row := lds_intrinsic(name):
            return Callee(CalleeKind.LDS, name, row)
        if name.startswith(_COPIES):
            return Callee(CalleeKind.COPY, name)
        if name.startswith(_FILLS):
            return Callee(CalleeKind.FILL, name)
        if "memory(none)" in declaration.attributes and not is_of(name, _READING):
            return Callee(CalleeKind.PURE, name)
        if is_of(name, _HARMLESS):
            return Callee(CalleeKind.HARMLESS, name)
        return Callee(CalleeKind.INTRINSIC, name)

    def of(self, call: Instruction) -> Callee:
        """The callee of a call."""
        callee = self[call.operands[-1]]
        if callee.name.startswith(REGISTER_READS) and register_read(self._module, call) in _EXEC:
            return Callee(CalleeKind.INTRINSIC, callee.name)
        return callee

    def hides_dma(self, call: Instruction) -> bool:
        """True if a call starts an LDS-DMA that the backend's model, or ours, does not cover."""
        asm = self._module.inline_asm(call.operands[-1])
        if asm is None:
            return is_unlisted_dma(self.of(call).name)
        if asm.statements is None:
            return asm.has_directives or bool(_DMA_IN_ASM.search(asm.text))
        return any(statement.is_lds_dma for statement in asm.statements)

    def runs_unseen(self, call: Instruction) -> bool:
        """True if a call may run code that is not in the module.

        Inline assembly does so if it names a symbol or is given one, or jumps to an address.
        """
        callee = self.of(call)
        if callee.kind is not CalleeKind.ASM:
            return callee.kind is CalleeKind.UNKNOWN
        asm = self._module.inline_asm(call.operands[-1])
        if asm is None or "@" in self._module.lines[call.line]:
            return True
        text = asm.text.lower()
        return any(jump in text for jump in ADDRESS_JUMPS)

    def run_unseen(self, function: Function) -> bool:
        """True if some call of a function may run code that is not in the module."""
        return any(is_call(one) and self.runs_unseen(one) for one in function.instructions)


# --- connected functions --------------------------------------------------------------------------------------
#
# The functions of a module that belong together: calls connect them, and the backend may inline them into each other.
#
# A change to one of them may depend on the others; functions of different groups can be treated separately. Two belong
# together if one names the other, or both name one global variable or alias that leads to a function. In a module that
# calls through pointers all belong together, since anything may be called there.


_KEPT = ("llvm.used", "llvm.compiler.used")
"""Lists of symbols that must stay in the module; they connect nothing."""


def connected_functions(module: Module) -> tuple[frozenset[str], ...]:
    """The groups of functions, by name, in the order of their first function in the text."""
    bodies = dict(_bodies(module))
    if any(_calls_by_pointer(line) for lines in bodies.values() for line in lines):
        return (frozenset(bodies),) if bodies else ()
    groups = MergedSets(bodies)
    leading = {name: set(named) & bodies.keys() for name, named in _globals(module)}
    leading = {name: found for name, found in leading.items() if found}
    for name, lines in bodies.items():
        for line in lines:
            for match in mentions(line) if "@" in line else ():
                named = unquote(match[1])
                for other in {named} & bodies.keys() | leading.get(named, set()):
                    groups.join(name, other)
    return tuple(map(frozenset, groups.all()))


def _bodies(module: Module) -> Iterator[tuple[str, list[str]]]:
    """Each function with the lines of its body."""
    start = None
    for number, line in enumerate(module.lines):
        if line.startswith("define "):
            start = number
        elif line == "}" and start is not None:
            head = header(module.lines[start])
            if head is not None:
                yield head.name, module.lines[start + 1 : number]
            start = None


def _globals(module: Module) -> Iterator[tuple[str, list[str]]]:
    """Each global variable and alias with the names in its definition."""
    for name, line in module.definition_lines().items():
        if name not in _KEPT:
            yield name, [unquote(match[1]) for match in mentions(module.lines[line])][1:]


def _calls_by_pointer(line: str) -> bool:
    is_call = "call" in line or "invoke" in line
    if not is_call:
        return False
    text = without_strings(line)
    return any(text.startswith("(", name.end()) for name in locals_in(text, mnemonic_span(text).stop))
