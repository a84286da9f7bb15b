"""One pass over a function in text order, by the rules of `ldsopt.analysis.provenance.provenance`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import repeat

from ldsopt.analysis.flow.callees import Callee, CalleeKind
from ldsopt.analysis.provenance.accesses import Access, AccessKind, new_access
from ldsopt.analysis.provenance.shared_states import SharedStates
from ldsopt.analysis.provenance.states import AMBIGUOUS, TYPED, Base, State, combine
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.calls import CALLS
from ldsopt.ir.module import Function, Instruction, new_instruction
from ldsopt.ir.synchronization import ARRIVALS
from ldsopt.ir.syntax import is_load_from_lds
from ldsopt.target.intrinsics import Transfer

_UNSEEN = -2
_NO_BASES: frozenset[Base] = frozenset()
_SIMPLE = frozenset({"add", "getelementptr"})
_NO_CALLEE = Callee(CalleeKind.UNKNOWN)


class Sweep:
    """One pass over a function in text order, updating ``states`` in place."""

    def __init__(self, shared: SharedStates, function: Function, states: dict[int, State]) -> None:
        self._shared, self._module = shared, shared.module
        self._function, self._states = function, states
        self._lines, self._escapes = shared.module.lines, shared.escapes
        self._type_of, self._singletons = shared.module.handle.type_text, shared.singletons
        self._holds_none = not self._escapes and not shared.local_structs
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
        states, typed, simple, special = self._states, TYPED, _SIMPLE, self._rules().get
        combined, look_up, unseen = self._shared.combined, states.get, repeat(_UNSEEN)
        for address, opcode, operands, line in zip(*self._function.columns, strict=True):
            if (rule := special(opcode)) is not None:
                self._user = address
                states[address] = rule(new_instruction((address, opcode, operands, line)))
                continue
            for operand in operands:
                if (first := look_up(operand, _UNSEEN)) is not None:
                    break
            else:
                states[address] = None
                continue
            if (
                first >= 0
                and opcode in simple
                and len(operands) == 2
                and operand is operands[0]
                and look_up(operands[1], _UNSEEN) is None
            ):  # an offset added to an address, as most derived values are: `combine` says that it keeps the base
                states[address] = first
                continue
            # The state follows from the opcode, the operands' states and for some a type, so each combination of them
            # is worked out once.
            type_text = self._type_looked_at(address, opcode, operands, line) if opcode in typed else ""
            key = (opcode, type_text, *map(look_up, operands, unseen))
            state = combined.get(key, _UNSEEN)
            if state == _UNSEEN:
                self._user = address
                state = combine(opcode, [self._state(operand) for operand in operands], type_text)
                if _UNSEEN not in key:
                    combined[key] = state
            states[address] = state

    def _rules(self) -> dict[str, Callable[[Instruction], State]]:
        """The rules for instructions whose result is not what `combine` makes of their operands, by opcode."""
        return {
            "load": self._load,
            "store": self._store,
            "atomicrmw": self._atomic,
            "cmpxchg": self._atomic,
            "ret": self._return,
            "resume": self._resume,
            "va_arg": self._from_elsewhere,
            "landingpad": self._from_elsewhere,
            "addrspacecast": self._cast,
            **dict.fromkeys(CALLS, self._call),
        }

    def _state(self, operand: int) -> State:
        state = self._states.get(operand, _UNSEEN)
        if state == _UNSEEN:
            if self._module.kind(operand) == ValueKind.INSTRUCTION:
                self._forward.append((self._user, operand))
                return None
            state = self._states[operand] = self._shared.constant_state(operand)
        return state

    def _type_looked_at(self, address: int, opcode: str, operands: list[int], line: int) -> str:
        """The type of the integer that an address is taken for, or is made of."""
        if opcode != "inttoptr":
            return self._type_of(address)
        text = self._lines[line]
        return "i32" if " = inttoptr i32 %" in text and '"' not in text else self._type_of(operands[0])

    # --- instructions with a rule of their own --------------------------------------------------------

    def _load(self, instruction: Instruction) -> State:
        _, _, operands, number = instruction
        self._access(number, AccessKind.LOAD, operands[0])
        line = self._lines[number]
        if self._holds_none and line.count("addrspace(3)") == 1 and is_load_from_lds(line):
            return None  # the address is the one pointer into LDS that the line names, so the result is none
        return self._from_memory(instruction)

    def _store(self, instruction: Instruction) -> State:
        _, _, (value, pointer), line = instruction
        if self._states.get(value, _UNSEEN) is not None and self._state(value) is not None:
            self.escapes.append(line)
        self._access(line, AccessKind.STORE, pointer)
        return None

    def _atomic(self, instruction: Instruction) -> State:
        self._escape_if_derived(instruction, instruction.operands[1:])
        self._access(instruction.line, AccessKind.ATOMIC, instruction.operands[0])
        return self._from_memory(instruction)

    def _return(self, instruction: Instruction) -> State:
        if self._function.is_internal and not self._function.is_kernel:
            self.returns_derived |= self._any_derived(instruction.operands)
        else:
            self._escape_if_derived(instruction, instruction.operands)
        return None

    def _resume(self, instruction: Instruction) -> State:
        self._escape_if_derived(instruction, instruction.operands)
        return None

    def _from_elsewhere(self, instruction: Instruction) -> State:
        return AMBIGUOUS if self._any_derived(instruction.operands) else self._from_memory(instruction)

    def _cast(self, instruction: Instruction) -> State:
        """From flat to LDS: no base to be seen; into flat: what follows is not tracked."""
        derived = self._any_derived(instruction.operands) or self._shared.is_local(instruction.address)
        return AMBIGUOUS if derived else None

    def _call(self, instruction: Instruction) -> State:
        operands = instruction.operands
        callee = self._shared.callees.of(instruction)
        arguments = operands[:-1]  # (bundles included: they are given to the callee as well)
        match callee.kind:
            case CalleeKind.LDS:
                return self._lds_call(instruction, callee)
            case CalleeKind.COPY | CalleeKind.FILL:
                count = 2 if callee.kind is CalleeKind.COPY else 1
                self._copy(instruction, operands[:count], callee)
                self._escape_if_derived(instruction, operands[count:-1])
                return None
            case CalleeKind.PURE:
                held = self._any_derived(arguments) or self._returns_local(instruction)
                return AMBIGUOUS if held else None
            case CalleeKind.HARMLESS:
                if callee.name in ARRIVALS:
                    self.barriers.append(instruction.line)
                return None
            case CalleeKind.INTRINSIC:
                self._note_hidden_dma(instruction)
                self._escape_if_derived(instruction, arguments)
                return self._from_memory(instruction)
            case CalleeKind.DEFINED:
                self.calls.add(callee.name)
                if self._any_derived(arguments):
                    self.gives_to.add(callee.name)
                if callee.name in self._shared.returning:
                    return AMBIGUOUS
                return self._from_memory(instruction)
            case CalleeKind.ASM:
                self.asm.append(instruction.line)
                self._note_hidden_dma(instruction)
                if self._escape_if_derived(instruction, arguments) or self._may_name_base(instruction):
                    return AMBIGUOUS
                return self._from_memory(instruction)
            case _:
                self.calls |= self._shared.aliases.get(callee.name, frozenset())
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
        self._access(instruction.line, kind, instruction.operands[pointer], callee)
        return self._from_memory(instruction)

    def _access(self, line: int, kind: AccessKind, pointer: int, callee: Callee = _NO_CALLEE) -> None:
        state = self._states.get(pointer, _UNSEEN)
        if state == _UNSEEN:
            state = self._state(pointer)
        if state is None and not self._shared.is_local(pointer):
            return
        bases = _NO_BASES if state is None or state < 0 else self._singletons[state]
        _, name, row = callee
        self.accesses.append(new_access((line, kind, bases, state == AMBIGUOUS, (pointer,), row, name, ())))

    def _copy(self, instruction: Instruction, pointers: list[int], callee: Callee) -> None:
        states = [self._state(pointer) for pointer in pointers]
        sides = list(zip(pointers, states, strict=True))
        if all(state is None and not self._shared.is_local(pointer) for pointer, state in sides):
            return
        is_ambiguous = AMBIGUOUS in states
        # A copy is tagged as a whole: every side has to be known, or be memory that cannot be LDS.
        known = not is_ambiguous and all(
            state is not None or self._shared.is_not_lds(pointer) for pointer, state in sides
        )
        bases = frozenset(state for state in states if state is not None) if known else _NO_BASES
        self.accesses.append(
            Access(instruction.line, AccessKind.COPY, bases, is_ambiguous, tuple(pointers), None, callee.name)
        )

    def _from_memory(self, instruction: Instruction) -> State:
        """The state of what comes from memory, or from code that sees only memory."""
        if self._escapes or self._returns_local(instruction):
            return AMBIGUOUS
        return None

    def _returns_local(self, instruction: Instruction) -> bool:
        # A type that the line does not spell out is a named struct.
        may_hold = "addrspace(3)" in self._lines[instruction.line] or self._shared.local_structs
        return bool(may_hold) and self._shared.holds_local(instruction.address)

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

    def _may_name_base(self, instruction: Instruction) -> bool:
        """Whether the text of inline assembly may contain an LDS variable's name."""
        asm = self._module.inline_asm(instruction.operands[-1])
        return asm is None or self._shared.may_name_base(asm.text)

    def _note_hidden_dma(self, instruction: Instruction) -> None:
        if self._shared.callees.hides_dma(instruction):
            self.hidden_dma.append(instruction.line)


_KINDS = {
    Transfer.DMA_UNIFORM: AccessKind.DMA,
    Transfer.DMA_MARKED: AccessKind.DMA,
    Transfer.DMA_PER_LANE: AccessKind.DMA,
    Transfer.READ: AccessKind.LOAD,
    Transfer.ASYNC_READ: AccessKind.LOAD,
    Transfer.ATOMIC: AccessKind.ATOMIC,
}
