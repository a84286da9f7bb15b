"""From which LDS variable is the address of an access formed?

Every value is *absent* (not derived from LDS), *derived from one base*, or *ambiguous*, which is sticky:

* ``@G``, ``getelementptr``, ``ptrtoint``, ``inttoptr``, and ``add`` with exactly one derived operand keep G;
* everything else with a derived operand is ambiguous: ``phi``, ``select``, ``or``, ``sub``, an ``add`` of two
  derived operands (even of one base: the sum is no address in it), a GEP whose index is derived, ...

Ambiguous is not the same as absent: in ``(A - B) + B`` the difference must not pass for a plain offset, or the sum
would be called B. For the same reason what may *hold* an address without our seeing where it came from is
ambiguous: a pointer into LDS that comes as an argument, from memory or from a call; any argument of a function with
unknown callers; any result of unknown code; any argument of a function that is given a derived value, and any result of
one that returns one; and, once one has escaped anywhere in the module (stored, passed to unknown code, returned to
unknown callers), every value that is loaded, received or returned. Where nothing escapes, that those are plain offsets
is proved.

Example::

    %a = ptrtoint ptr addrspace(3) @A to i32      ; A
    %i = add i32 %a, %off                         ; A, if %off is absent
    %p = inttoptr i32 %i to ptr addrspace(3)      ; A
    %q = select i1 %c, ptr addrspace(3) %p, ptr addrspace(3) @A  ; ambiguous
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import partial
from itertools import repeat
from typing import NamedTuple

from ldsopt.analysis.callees import Callee, CalleeKind, Callees
from ldsopt.ir import bindings
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.constants import Constant
from ldsopt.ir.module import LOCAL, Function, Instruction, LdsGlobal, Module
from ldsopt.ir.syntax import NAME, unquote
from ldsopt.target.intrinsics import LdsIntrinsic, Transfer

Base = int
"""Index into `Provenance.bases`."""

AMBIGUOUS: Base = -1
State = Base | None
"""Of a value: its base, `AMBIGUOUS`, or ``None`` for absent."""

_REFERENCE = re.compile(rf"@({NAME})")
_STRING = re.compile(r'(?<!@)"[^"]*"')
_UNSEEN = -2
_NO_BASES: frozenset[Base] = frozenset()
_NO_CALLEE = Callee(CalleeKind.UNKNOWN)
_SPECIAL = frozenset(
    {"load", "store", "atomicrmw", "cmpxchg", "call", "invoke", "callbr", "ret", "addrspacecast"}
)
_BARRIERS = frozenset({"llvm.amdgcn.s.barrier", "llvm.amdgcn.s.barrier.signal"})
_KEEPING = frozenset({"getelementptr", "ptrtoint", "ptrtoaddr", "inttoptr", "add"})
_TYPED = frozenset({"ptrtoint", "ptrtoaddr", "inttoptr"})  # `combine` looks at a type
_MOST_KEPT_LINES = 400_000
_NARROW = frozenset({"i1", "i8", "i16"})  # a pointer into LDS has 32 bits; fewer do not hold it


class AccessKind(Enum):
    """What an instruction does with LDS."""

    LOAD = "load"
    STORE = "store"
    ATOMIC = "atomic"
    COPY = "copy"
    DMA = "dma"
    TENSOR_DMA = "tensor dma"


class Access(NamedTuple):
    """One access to LDS.

    Attributes:
        line: of the instruction, an index into `Module.lines`.
        kind: what it does.
        bases: of its addresses; a copy within LDS has up to two. Empty if they are not known.
        is_ambiguous: the address is derived from LDS, but its base was lost on the way.
        pointers: the LDS address operands.
        intrinsic: its row in the table, for accesses by intrinsic.
        callee: the intrinsic's full name.
        lost: where no base is known and an explanation was asked for, the lines of the values from the pointer
            back to the one that lost the base (or never had one).
    """

    line: int
    kind: AccessKind
    bases: frozenset[Base]
    is_ambiguous: bool
    pointers: tuple[int, ...]
    intrinsic: LdsIntrinsic | None = None
    callee: str = ""
    lost: tuple[int, ...] = ()

    @property
    def is_dma(self) -> bool:
        """It writes LDS asynchronously, and alias metadata can be attached to it."""
        return self.kind is AccessKind.DMA


# Of all fields, in order. The constructor that typing.NamedTuple generates takes three times as long.
_new_access: Callable[[tuple[object, ...]], Access] = partial(tuple.__new__, Access)


@dataclass(frozen=True, slots=True)
class FunctionProvenance:
    """The LDS accesses of one function, in text order. Lines are indices into `Module.lines`.

    Attributes:
        name: of the function.
        line: of its ``define``.
        is_kernel: the host launches it.
        instructions: how many it has.
        accesses: all that were seen.
        escapes: lines on which a derived value leaves our sight.
        gives_to: functions of this module that get one as an argument.
        returns_derived: it returns one to callers that are all seen.
        hidden_dma: lines on which an LDS-DMA starts that nobody's model covers.
        asm: lines of inline assembly statements.
        barriers: lines of workgroup barriers (of split ones, where the wave signals).
        calls: names of the functions of this module that it calls.
    """

    name: str
    line: int
    is_kernel: bool
    instructions: int
    accesses: tuple[Access, ...]
    escapes: tuple[int, ...]
    gives_to: frozenset[str]
    returns_derived: bool
    hidden_dma: tuple[int, ...]
    asm: tuple[int, ...]
    barriers: tuple[int, ...]
    calls: frozenset[str]


class Provenance:
    """The default analysis of a module.

    Args:
        module: to be analysed.

    Attributes:
        receiving: functions of the module that are given a derived value.
        returning: those that return one.
    """

    def __init__(self, module: Module) -> None:
        self.module = module
        self.bases: tuple[LdsGlobal, ...] = module.lds_globals()
        self.callees = Callees(module)
        self._type_of = module.handle.type_text
        self.singletons = tuple(frozenset({index}) for index in range(len(self.bases)))
        self._by_name = {base.name: index for index, base in enumerate(self.bases)}
        self._constants: dict[int, State] = {base.address: i for i, base in enumerate(self.bases)}
        self.aliases = module.aliases()
        self.combined: dict[tuple[State | str, ...], State] = {}
        self._keeps = False
        self._decoded: list[Function] | None = None
        self._address_taken: set[str] = set()
        for targets in self.aliases.values():
            self._address_taken |= targets
        self.receiving: set[str] = set()
        self.returning: set[str] = set()
        self._anything_escapes = self._initializers_escape()

    @property
    def escapes(self) -> bool:
        """Whether a derived value escapes, as far as seen."""
        return self._anything_escapes

    def analyse(self, *, explain: bool = False, keep: bool = False) -> list[FunctionProvenance]:
        """The provenance of every function, in text order.

        What escapes in one function may come back in another, so the first escape found makes a second pass over
        the module, in which whatever comes from memory, calls and callers is ambiguous. So does the first that passes
        between functions, and a function whose address is taken: its callers are no longer all seen.

        Args:
            explain: fill in `Access.lost`.
            keep: keep the decoded functions for `functions`, unless the module is very large.
        """
        self._keeps = keep and len(self.module.lines) <= _MOST_KEPT_LINES
        assumed = self._assumed()
        while True:
            found = [self._analyse(function, explain) for function in self.functions()]
            self._anything_escapes = self._anything_escapes or any(f.escapes for f in found)
            for f in found:
                self.receiving |= f.gives_to
                if f.returns_derived:
                    self.returning.add(f.name)
            seen = self._assumed()
            if seen == assumed:
                return found
            assumed = seen

    def _assumed(self) -> tuple[object, ...]:
        return self._anything_escapes, len(self.receiving), len(self.returning), len(self._address_taken)

    def functions(self) -> Iterator[Function]:
        """Every function definition, decoded once if they are kept."""
        if self._decoded is None:
            functions = self.module.functions()
            if not self._keeps:
                yield from functions
                return
            self._decoded = list(functions)
        yield from self._decoded

    # --- one function ---------------------------------------------------------------------------------

    def _analyse(self, function: Function, explain: bool) -> FunctionProvenance:
        states: dict[int, State] = {}
        outside = self.has_unseen_callers(function) or function.name in self.receiving
        for argument in function.arguments:
            states[argument] = AMBIGUOUS if outside or self.holds_local(argument) else None
        sweep = _Sweep(self, function, states)
        sweep.run()
        if sweep.is_stale():
            # A value used before its definition in the text (by a phi, or blocks out of order) was taken for
            # absent and is not. States only rise, two steps at most, so this ends.
            while True:
                before = dict(states)
                sweep = _Sweep(self, function, states)
                sweep.run()
                if states == before:
                    break
        accesses = sweep.accesses
        if explain:
            trail = _Trail(self.module, function, states)
            accesses = [a if a.bases else a._replace(lost=trail.of(a)) for a in accesses]
        return FunctionProvenance(
            name=function.name,
            line=function.line,
            is_kernel=function.is_kernel,
            instructions=len(function.instructions),
            accesses=tuple(accesses),
            escapes=tuple(sweep.escapes),
            gives_to=frozenset(sweep.gives_to),
            returns_derived=sweep.returns_derived,
            hidden_dma=tuple(sweep.hidden_dma),
            asm=tuple(sweep.asm),
            barriers=tuple(sweep.barriers),
            calls=frozenset(sweep.calls),
        )

    def has_unseen_callers(self, function: Function) -> bool:
        """Whether an argument may come from a caller that is not seen, or from memory by way of one."""
        if function.is_kernel:
            return False  # called by the host, which knows no address in LDS
        return self._anything_escapes or not function.is_internal or function.name in self._address_taken

    def is_local(self, address: int) -> bool:
        """Whether a value is a pointer into LDS, by its type."""
        return self._type_of(address) == LOCAL

    def holds_local(self, address: int) -> bool:
        """Whether a value is a pointer into LDS or, by its type, may hold one."""
        return "addrspace(3)" in self._type_of(address)

    def is_not_lds(self, address: int) -> bool:
        """Whether a pointer, by its type, cannot reach LDS: any address space but flat and LDS."""
        text = self._type_of(address)
        return text.startswith("ptr addrspace(") and text != LOCAL

    # --- constants ------------------------------------------------------------------------------------

    def constant_state(self, address: int) -> State:
        """The state of a constant operand."""
        state = self._constants.get(address, _UNSEEN)
        if state == _UNSEEN:
            state = self._constants[address] = self._of_constant(self.module.constant(address))
        return state

    def _of_constant(self, constant: Constant) -> State:
        if constant.opcode == "global":
            # What an alias stands for is not looked up: an alias of an LDS variable is rare, and ambiguous is safe.
            if constant.name not in self._by_name:
                self._address_taken.add(
                    constant.name
                )  # within an expression a function looks like any global
            return AMBIGUOUS if constant.name in self.aliases else self._by_name.get(constant.name)
        if constant.opcode == "function":
            self._address_taken.add(constant.name)  # callees of direct calls do not come here
            return None
        if constant.opcode == "opaque":
            return AMBIGUOUS
        states = [self._of_constant(operand) for operand in constant.operands]
        return combine(constant.opcode, states, constant.type)

    def _initializers_escape(self) -> bool:
        """Whether the address of an LDS variable stands in the initializer of another global.

        Functions that stand in one have their address taken.
        """
        escapes = False
        for global_variable in self.module.handle.global_variables():
            if global_variable.address in self._constants or global_variable.is_declaration:
                continue
            initializer = bindings.value_text(global_variable.address).partition(" = ")[2]
            for name in map(unquote, _REFERENCE.findall(_STRING.sub("", initializer))):
                escapes = escapes or name in self._by_name or name in self.aliases
                self._address_taken.add(name)
        return escapes


def combine(opcode: str, states: Iterable[State], type_text: str) -> State:
    """The state of an operation's result. This is the whole rule.

    Args:
        opcode: LLVM's mnemonic.
        states: of the operands, in order.
        type_text: the result's type where it matters (``ptrtoint``), else anything.
    """
    states = list(states)
    derived = [state for state in states if state is not None]
    if not derived:
        return None
    if len(derived) > 1 or derived[0] == AMBIGUOUS:
        return AMBIGUOUS
    if opcode == "add" or (opcode == "getelementptr" and states[0] is not None):
        return derived[0]
    if opcode in ("ptrtoint", "ptrtoaddr", "inttoptr"):
        return AMBIGUOUS if type_text in _NARROW else derived[0]
    return AMBIGUOUS


class _Sweep:
    """One pass over a function in text order, updating ``states`` in place."""

    def __init__(self, provenance: Provenance, function: Function, states: dict[int, State]) -> None:
        self._provenance, self._module = provenance, provenance.module
        self._function, self._states = function, states
        self._forward: list[tuple[int, int]] = []
        self._user = 0
        self.accesses: list[Access] = []
        self.escapes: list[int] = []
        self.gives_to: set[str] = set()
        self.returns_derived = False
        self.hidden_dma: list[int] = []
        self.asm: list[int] = []
        self.barriers: list[int] = []
        self.calls: set[str] = set()

    def is_stale(self) -> bool:
        """Whether a value was taken for absent before its definition was seen, and is not."""
        return any(
            self._states.setdefault(operand, AMBIGUOUS) is not None and self._states[user] != AMBIGUOUS
            for user, operand in self._forward
        )

    def run(self) -> None:
        states, special, typed = self._states, _SPECIAL, _TYPED
        combined, look_up, unseen = self._provenance.combined, states.get, repeat(_UNSEEN)
        for instruction in self._function.instructions:
            address, opcode, operands, _ = instruction
            if opcode in special:
                self._user = address
                states[address] = self._special(instruction)
                continue
            for operand in operands:
                if look_up(operand, _UNSEEN) is not None:
                    # The state follows from the opcode, the operands' states and for some a type, so each
                    # combination of them is worked out once.
                    type_text = self._type_looked_at(instruction) if opcode in typed else ""
                    key = (opcode, type_text, *map(look_up, operands, unseen))
                    state = combined.get(key, _UNSEEN)
                    if state == _UNSEEN:
                        self._user = address
                        state = combine(opcode, [self._state(operand) for operand in operands], type_text)
                        if _UNSEEN not in key:
                            combined[key] = state
                    states[address] = state
                    break
            else:
                states[address] = None

    def _state(self, operand: int) -> State:
        state = self._states.get(operand, _UNSEEN)
        if state == _UNSEEN:
            if self._module.kind(operand) == ValueKind.INSTRUCTION:
                self._forward.append((self._user, operand))
                return None
            state = self._states[operand] = self._provenance.constant_state(operand)
        return state

    def _type_looked_at(self, instruction: Instruction) -> str:
        """The type of the integer that an address is taken for, or is made of."""
        is_source = instruction.opcode == "inttoptr"
        return self._module.type_of(instruction.operands[0] if is_source else instruction.address)

    # --- instructions with a rule of their own --------------------------------------------------------

    def _special(self, instruction: Instruction) -> State:
        opcode, operands = instruction.opcode, instruction.operands
        if opcode == "load":
            self._access(instruction, AccessKind.LOAD, operands[0])
            return self._from_memory(instruction)
        if opcode == "store":
            if self._state(operands[0]) is not None:
                self.escapes.append(instruction.line)
            self._access(instruction, AccessKind.STORE, operands[1])
            return None
        if opcode in ("atomicrmw", "cmpxchg"):
            self._escape_if_derived(instruction, operands[1:])
            self._access(instruction, AccessKind.ATOMIC, operands[0])
            return self._from_memory(instruction)
        if opcode == "ret":
            if self._function.is_internal and not self._function.is_kernel:
                self.returns_derived |= self._any_derived(operands)
            else:
                self._escape_if_derived(instruction, operands)
            return None
        if opcode == "addrspacecast":
            # From flat to LDS: no base to be seen; into flat: what follows is not tracked.
            derived = self._any_derived(operands) or self._provenance.is_local(instruction.address)
            return AMBIGUOUS if derived else None
        return self._call(instruction)

    def _call(self, instruction: Instruction) -> State:
        operands = instruction.operands
        callee = self._provenance.callees[operands[-1]]
        line = self._module.lines[instruction.line]
        arguments = operands[:-1]
        match callee.kind:
            case CalleeKind.LDS:
                return self._lds_call(instruction, callee)
            case CalleeKind.COPY | CalleeKind.FILL:
                count = 2 if callee.kind is CalleeKind.COPY else 1
                self._copy(instruction, operands[:count], callee)
                self._escape_if_derived(instruction, operands[count:-1])
                return None
            case CalleeKind.PURE:
                held = self._any_derived(arguments) or self._returns_local(instruction, line)
                return AMBIGUOUS if held else None
            case CalleeKind.HARMLESS:
                if callee.name in _BARRIERS:
                    self.barriers.append(instruction.line)
                return None
            case CalleeKind.INTRINSIC:
                self._note_hidden_dma(instruction, callee, line)
                self._escape_if_derived(instruction, arguments)
                return self._from_memory(instruction)
            case CalleeKind.DEFINED:
                self.calls.add(callee.name)
                if self._any_derived(arguments):
                    self.gives_to.add(callee.name)
                if callee.name in self._provenance.returning:
                    return AMBIGUOUS
                return self._from_memory(instruction)
            case CalleeKind.ASM:
                self.asm.append(instruction.line)
                self._note_hidden_dma(instruction, callee, line)
                if self._escape_if_derived(instruction, arguments) or "@" in line:
                    return AMBIGUOUS  # the text may name a symbol
                return self._from_memory(instruction)
            case _:
                self.calls |= self._provenance.aliases.get(callee.name, frozenset())
                self._escape_if_derived(instruction, arguments)
                return AMBIGUOUS

    def _lds_call(self, instruction: Instruction, callee: Callee) -> State:
        row = callee.intrinsic
        assert row is not None
        pointer = row.pointer
        if pointer is None:  # a descriptor in registers; the hardware keeps nothing of it
            self.accesses.append(
                Access(instruction.line, AccessKind.TENSOR_DMA, frozenset(), False, (), row, callee.name)
            )
            return None
        others = [operand for i, operand in enumerate(instruction.operands[:-1]) if i != pointer]
        if not row.transfer.is_dma_write:
            self._escape_if_derived(instruction, others)
        kind = _KINDS[row.transfer]
        self._access(instruction, kind, instruction.operands[pointer], callee)
        return self._from_memory(instruction)

    def _access(
        self, instruction: Instruction, kind: AccessKind, pointer: int, callee: Callee = _NO_CALLEE
    ) -> None:
        state = self._state(pointer)
        if state is None and not self._provenance.is_local(pointer):
            return
        is_ambiguous = state == AMBIGUOUS
        bases = _NO_BASES if state is None or is_ambiguous else self._provenance.singletons[state]
        name, row = callee.name, callee.intrinsic
        self.accesses.append(
            _new_access((instruction.line, kind, bases, is_ambiguous, (pointer,), row, name, ()))
        )

    def _copy(self, instruction: Instruction, pointers: list[int], callee: Callee) -> None:
        states = [self._state(pointer) for pointer in pointers]
        sides = list(zip(pointers, states, strict=True))
        if all(state is None and not self._provenance.is_local(pointer) for pointer, state in sides):
            return
        is_ambiguous = AMBIGUOUS in states
        # A copy is tagged as a whole: every side has to be known, or be memory that cannot be LDS.
        known = not is_ambiguous and all(
            state is not None or self._provenance.is_not_lds(pointer) for pointer, state in sides
        )
        bases = frozenset(state for state in states if state is not None) if known else _NO_BASES
        self.accesses.append(
            Access(instruction.line, AccessKind.COPY, bases, is_ambiguous, tuple(pointers), None, callee.name)
        )

    def _from_memory(self, instruction: Instruction) -> State:
        """The state of what comes from memory, or from code that sees only memory."""
        if self._provenance.escapes:
            return AMBIGUOUS
        return AMBIGUOUS if self._returns_local(instruction, self._module.lines[instruction.line]) else None

    def _returns_local(self, instruction: Instruction, line: str) -> bool:
        return "addrspace(3)" in line and self._provenance.holds_local(instruction.address)

    def _any_derived(self, operands: Iterable[int]) -> bool:
        derived = False
        for operand in operands:  # to the end: looking at an operand also notes that it was used
            derived |= self._state(operand) is not None
        return derived

    def _escape_if_derived(self, instruction: Instruction, operands: Iterable[int]) -> bool:
        derived = self._any_derived(operands)
        if derived:
            self.escapes.append(instruction.line)
        return derived

    def _note_hidden_dma(self, instruction: Instruction, callee: Callee, line: str) -> None:
        if self._provenance.callees.hides_dma(callee, line):
            self.hidden_dma.append(instruction.line)


_KINDS = {
    Transfer.DMA_UNIFORM: AccessKind.DMA,
    Transfer.DMA_PER_LANE: AccessKind.DMA,
    Transfer.READ: AccessKind.LOAD,
    Transfer.ASYNC_READ: AccessKind.LOAD,
    Transfer.ATOMIC: AccessKind.ATOMIC,
}


class _Trail:
    """Finds the chain of values along which a pointer lost its base."""

    def __init__(self, module: Module, function: Function, states: dict[int, State]) -> None:
        self._states = states
        self._defined = {i.address: i for i in function.instructions}

    def of(self, access: Access) -> tuple[int, ...]:
        """Lines of the values, nearest to the access first."""
        lines: list[int] = []
        seen: set[int] = set()
        value = next((p for p in access.pointers if self._states.get(p) in (None, AMBIGUOUS)), None)
        while value is not None and value in self._defined and value not in seen:
            seen.add(value)
            instruction = self._defined[value]
            lines.append(instruction.line)
            value = self._cause(instruction)
        return tuple(lines)

    def _cause(self, instruction: Instruction) -> int | None:
        """The operand to blame: an ambiguous one, else for an absent address the one it is formed from."""
        if instruction.opcode == "call":
            return None
        operands = instruction.operands
        if self._states.get(instruction.address) == AMBIGUOUS:
            has_base = any(self._states.get(o) not in (None, AMBIGUOUS) for o in operands)
            if has_base and instruction.opcode not in _KEEPING:
                return None  # it is lost right here, on the way from a known base
            return next((o for o in operands if self._states.get(o) == AMBIGUOUS), None)
        if instruction.opcode in _KEEPING or instruction.opcode in ("phi", "select"):
            return next((o for o in operands if o in self._defined), None)
        return None
