"""The LDS variable that the address of each access is formed from.

Every value is *absent* (not derived from LDS), *derived from one base*, or *ambiguous*, which is sticky:

* ``@G``, ``getelementptr``, ``ptrtoint``, ``inttoptr``, and ``add`` with exactly one derived operand keep G;
* everything else with a derived operand is ambiguous: ``phi``, ``select``, ``or``, ``sub``, an ``add`` of two
  derived operands (even of one base: the sum is no address in it), a GEP whose index is derived, ...

Ambiguous is not the same as absent: in ``(A - B) + B`` the difference must not pass for a plain offset, or the sum
would be called B. For the same reason a value that may *hold* an address from an unseen source is ambiguous: a pointer
into LDS that comes as an argument, from memory or from a call; any argument of a function with unknown callers; any
result of unknown code; an argument for which some caller passes a derived value, and any result of a function that
returns one; and, once one has escaped anywhere in the module (stored, passed to unknown code, returned to unknown
callers), every value that is loaded, received or returned. If nothing escapes, these are proved to be plain offsets. An
unseen caller may have stored an address if it can name the variables, so that a function that it calls, and those that
this one calls, may load one.

A number needs no address among its operands to know one: it may have been counted up until two addresses were equal,
or stand in a table at the place that their difference gives. So where code of the workgroup may act upon the numbers of
addresses (`Sweep.acts_on_numbers`), an ``inttoptr`` is ambiguous: ``A + 256`` is B's address behind ``A + 256 == B``,
and LLVM takes the one number for the other. A ``getelementptr`` stays within its variable all the same (LangRef,
pointer aliasing rules).

Example::

    %a = ptrtoint ptr addrspace(3) @A to i32      ; A
    %i = add i32 %a, %off                         ; A, if %off is absent
    %p = inttoptr i32 %i to ptr addrspace(3)      ; A
    %q = select i1 %c, ptr addrspace(3) %p, ptr addrspace(3) @A  ; ambiguous

`Trail` explains why an access has no base: it finds the chain of values along which the base was lost.

`FreeOfLds` recognizes functions without LDS by their text, so that they need not be decoded.

Rule: a function holds no address in LDS, and starts no LDS-DMA, if all of this is true:

* it is a kernel: its arguments come from the host, which knows no address in LDS;
* address space 3 does not occur in its text. LLVM prints the type of an operand in front of it, or that of the first
  one if several are of one type, so any text that names or yields a pointer into LDS shows it. The exceptions are a
  struct type that holds such pointers, and an alias that is flat: a module with one of these has no such function;
* it calls intrinsics alone, each by name, and none that is on LDS or arrives at a barrier; it has no inline assembly;
* it names no other function, as the address of one that it takes may be called;
* no address in LDS has escaped anywhere in the module, so that no loaded value is one.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import repeat
from typing import Any, NamedTuple

from ldsopt.analysis.flow.callees import REGISTER_READS, Callee, CalleeKind, connected_functions
from ldsopt.analysis.provenance.accesses import Access, AccessKind, new_access
from ldsopt.analysis.provenance.states import AMBIGUOUS, KEEPING, TYPED, Base, SharedStates, State, combine
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.details import CALLS, is_call
from ldsopt.ir.module import LOCAL, Function, FunctionBody, Instruction, Module, is_kernel, new_instruction
from ldsopt.ir.synchronization import ARRIVALS
from ldsopt.ir.syntax import INTEGER_OPERATIONS, NAME, header, is_load_from_lds, unquote
from ldsopt.once import once
from ldsopt.patterns import pattern
from ldsopt.target.intrinsics import ANY_LANE, Transfer, is_unlisted_dma


@once
def provenance_of(module: Module) -> Provenance:
    """The default analysis of a module."""
    return Provenance(module)


class FunctionProvenance(NamedTuple):
    """The LDS accesses of one function, in text order. Lines are indices into `Module.lines`.

    Attributes:
        name: of the function.
        line: of its ``define``.
        is_kernel: the host launches it.
        accesses: its accesses to LDS.
        escapes: lines on which an address derived from LDS is stored, or passed or returned to unknown code.
        gives_to: callees in this module that get such an address, each with the argument's number.
        returns_derived: it returns such an address, and all its callers are known.
        hidden_dma: lines of LDS-DMA in inline assembly, or by an intrinsic without a row in `ldsopt.target.intrinsics`.
        asm: lines of inline assembly statements.
        barriers: lines of intrinsics with which a wave arrives at a barrier, also one that not all waves join.
        calls: names of the functions of this module that it calls.
        is_exposed: numbers that it loads may be addresses that unseen callers stored.
        acts_on_numbers: its paths, or the memory that it accesses, may depend on the numbers of addresses.
    """

    name: str
    line: int
    is_kernel: bool
    accesses: tuple[Access, ...]
    escapes: tuple[int, ...]
    gives_to: frozenset[tuple[str, int]]
    returns_derived: bool
    hidden_dma: tuple[int, ...]
    asm: tuple[int, ...]
    barriers: tuple[int, ...]
    calls: frozenset[str]
    is_exposed: bool = False
    acts_on_numbers: bool = False

    @property
    def has_dma(self) -> bool:
        """An LDS-DMA is among the accesses."""
        return any(access.is_dma for access in self.accesses)


class Provenance(SharedStates):
    """The default analysis of a module, or of a part of it.

    An address that escapes in one function may come back in another, so the first escape that is found makes a second
    pass over the module, in which all values from memory, calls and callers are ambiguous. So does the first address
    that passes between functions, and a function whose address is taken: its callers are no longer all seen.

    Args:
        module: to be analysed.
        code: the functions to be analysed, if nothing else runs (`ldsopt.analysis.provenance.kernel_code`).

    Attributes:
        found: the provenance of every function, in text order.
        facts: the results of further analyses of the same code (`ldsopt.once`).
    """

    def __init__(self, module: Module, code: Sequence[Function] | None = None) -> None:
        super().__init__(module)
        self._code = code
        self._with_lost: dict[str, dict[int, State]] = {}
        self.facts: dict[Hashable, Any] = {}
        self.found = self._find()

    def _find(self) -> list[FunctionProvenance]:
        assumed = self._assumed()
        while True:
            found = [
                self._nothing_in(one) if isinstance(one, FunctionBody) else self._analyse(one)
                for one in self._to_analyse()
            ]
            self._anything_escapes = self._anything_escapes or any(f.escapes for f in found)
            for f in found:
                for name, number in f.gives_to:
                    self.receiving.setdefault(name, set()).add(number)
                if f.returns_derived:
                    self.returning.add(f.name)
                if f.is_exposed:
                    self.exposed |= f.calls
            self.acting |= self._running_with({f.name for f in found if f.acts_on_numbers})
            seen = self._assumed()
            if seen == assumed:
                return found
            assumed = seen

    def _assumed(self) -> tuple[object, ...]:
        received = sum(map(len, self.receiving.values()))
        return (
            self._anything_escapes,
            received,
            len(self.returning),
            len(self._address_taken),
            len(self.exposed),
            len(self.acting),
        )

    def _running_with(self, acting: set[str]) -> set[str]:
        """The functions that may run in one workgroup with one that acts on the numbers of addresses.

        Calls connect the functions that a kernel runs. Unseen code may run with those that it may call, and with those
        that call it; so it connects them, and may act itself.
        """
        acts_unseen = self._anything_escapes and self.makes_pointers
        if not (acting or acts_unseen):
            return set()
        groups = connected_functions(self.module)
        beside_unseen = {
            f.name
            for f in self.functions()
            if (self.may_be_called_unseen(f) and not f.is_kernel) or self.callees.run_unseen(f)
        }
        found = [group for group in groups if not group.isdisjoint(acting)]
        if acts_unseen or any(not group.isdisjoint(beside_unseen) for group in found):
            found += [group for group in groups if not group.isdisjoint(beside_unseen)]
        return set().union(*found)

    def functions(self) -> Iterable[Function]:
        """Every function definition."""
        return self.module.functions() if self._code is None else self._code

    def explained(self) -> Iterator[FunctionProvenance]:
        """The provenance `found`, with `Access.lost` filled in."""
        for f in self.found:
            if states := self._with_lost.get(f.name):
                function = next(one for one in self.functions() if one.name == f.name)
                trail = Trail(function, states)
                f = f._replace(
                    accesses=tuple(a if a.bases else a._replace(lost=trail.of(a)) for a in f.accesses)
                )
            yield f

    def _to_analyse(self) -> Iterator[Function | FunctionBody]:
        """Every function, except those free of LDS, which are not decoded."""
        if self._code is not None:
            yield from self._code
            return
        free = FreeOfLds(self)
        for body in self.module.bodies():
            yield body if free.has(body) else self.module.decode(body)

    # --- one function ---------------------------------------------------------------------------------

    def _nothing_in(self, body: FunctionBody) -> FunctionProvenance:
        self.module.require_match_of(body)
        nothing: frozenset[str] = frozenset()
        return FunctionProvenance(body.name, body.line, True, (), (), frozenset(), False, (), (), (), nothing)

    def states(self, function: Function) -> dict[int, State]:
        """The state of each value of a function, by its address, given the shared states that the last `analyse` left.

        Values without a state are absent.
        """
        return self._swept(function)[0]

    def _swept(
        self, function: Function, *, from_outside: bool = True, from_memory: bool = True
    ) -> tuple[dict[int, State], Sweep]:
        """The states of a function's values.

        Args:
            function: to look at.
            from_outside: unseen callers may give it an address in LDS.
            from_memory: they may have stored one.
        """
        may_load = self.escapes or (from_memory and self.is_exposed(function))
        states: dict[int, State] = {}
        received = self.receiving.get(function.name, set())
        if max(received, default=-1) >= len(function.arguments):
            # A value beyond the parameters is in an operand bundle, or may come back by `va_arg`.
            self._anything_escapes = True
        outside = self.has_unseen_callers(function)
        may_act = self.may_act_on_numbers(function)
        for number, argument in enumerate(function.arguments):
            is_derived = number in received or (from_outside and (outside or self.holds_local(argument)))
            states[argument] = AMBIGUOUS if is_derived else None
        sweep = Sweep(self, function, states, may_load, may_act)
        sweep.run()
        if sweep.is_stale():
            # A value that is used before its definition in the text (by a phi, or blocks out of order) was wrongly
            # taken for absent. States only rise, two steps at most, so this ends.
            while True:
                before = dict(states)
                sweep = Sweep(self, function, states, may_load, may_act)
                sweep.run()
                if states == before:
                    break
        return states, sweep

    def _analyse(self, function: Function) -> FunctionProvenance:
        states, sweep = self._swept(function)
        if not all(access.bases for access in sweep.accesses):
            self._with_lost[function.name] = states
        return FunctionProvenance(
            name=function.name,
            line=function.line,
            is_kernel=function.is_kernel,
            accesses=tuple(sweep.accesses),
            escapes=self._escapes_of(function, sweep),
            gives_to=frozenset(sweep.gives_to),
            returns_derived=sweep.returns_derived,
            hidden_dma=tuple(sweep.hidden_dma),
            asm=tuple(sweep.asm),
            barriers=tuple(sweep.barriers),
            calls=frozenset(sweep.calls),
            is_exposed=self.is_exposed(function),
            acts_on_numbers=self._acts_on_numbers(function, sweep),
        )

    def _acts_on_numbers(self, function: Function, sweep: Sweep) -> bool:
        """True if a function acts on the numbers of addresses.

        What unseen callers gave it or stored is left out, as in `_escapes_of`: where they can name the variables, the
        function's own ``inttoptr`` are ambiguous already.
        """
        if not self.makes_pointers or function.name in self.acting or not sweep.acts_on_numbers():
            return False
        if self._anything_escapes or function.name in self.receiving:
            return True
        if self.has_unseen_callers(function) or self.is_exposed(function):
            return self._swept(function, from_outside=False, from_memory=False)[1].acts_on_numbers()
        return True

    def _escapes_of(self, function: Function, sweep: Sweep) -> tuple[int, ...]:
        """The lines of a function in which an address escapes.

        Rule. What a function returns or stores of an unseen caller's argument is no escape: the caller has it. No
        address of this module's variables is among it unless one has escaped elsewhere, if nobody else can name them.
        Nor is an address stored anew that it may have loaded.
        """
        is_given = self._anything_escapes or function.name in self.receiving
        if sweep.escapes and self.is_closed and not is_given and self.has_unseen_callers(function):
            return tuple(self._swept(function, from_outside=False)[1].escapes)
        if sweep.escapes and self.is_exposed(function) and not self._anything_escapes:
            return tuple(self._swept(function, from_memory=False)[1].escapes)
        return tuple(sweep.escapes)

    def has_unseen_callers(self, function: Function) -> bool:
        """True if an argument may come from an unseen caller, or from memory through one."""
        if function.is_kernel:
            return False  # called by the host, which knows no address in LDS
        return self._anything_escapes or self.may_be_called_unseen(function)


class Trail:
    """Finds the chain of values along which a pointer lost its base."""

    def __init__(self, function: Function, states: dict[int, State]) -> None:
        self._states = states
        self._defined = function.defined

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
        """The operand that lost the base: an ambiguous one; for an absent address, the one that it is formed from."""
        if is_call(instruction):
            return None
        operands = instruction.operands
        if self._states.get(instruction.address) == AMBIGUOUS:
            has_base = any(self._states.get(o) not in (None, AMBIGUOUS) for o in operands)
            if has_base and instruction.opcode not in KEEPING:
                return None  # the base of a known operand is lost in this instruction
            return next((o for o in operands if self._states.get(o) == AMBIGUOUS), None)
        if instruction.opcode in KEEPING or instruction.opcode in ("phi", "select"):
            return next((o for o in operands if o in self._defined), None)
        return None


_IN_TYPES = frozenset(f"{string.ascii_letters}{string.digits}_ <>.")
_NAME = pattern(NAME)
_HEAD = 20
_NEVER = ("addrspace(3)", " asm ", "invoke ", "callbr ")
_PLAIN_KINDS = (CalleeKind.PURE, CalleeKind.HARMLESS, CalleeKind.INTRINSIC, CalleeKind.COPY, CalleeKind.FILL)


class FreeOfLds:
    """Recognizes the functions of a module that have nothing to do with LDS.

    Args:
        shared: the states of the module.
    """

    def __init__(self, shared: SharedStates) -> None:
        self._shared, self._module = shared, shared.module
        self._is_apart: dict[str, bool] = {}

    def has(self, body: FunctionBody) -> bool:
        """True if a function has nothing to do with LDS, given the escapes found so far."""
        if self._shared.escapes or self._shared.aliases or self._shared.local_structs:
            return False
        define = header(self._module.lines[body.line])
        if define is None or not is_kernel(define.words):
            return False
        lines = self._module.lines
        if any(_NEVER[0] in line for line in lines[body.line : min(body.end, body.line + _HEAD)]):
            return False  # a quick test: most functions that use LDS show it in their first lines
        text = "\n".join(lines[body.line : body.end])
        if any(part in text for part in _NEVER):
            return False
        heads = (call.partition("@")[:2] for call in text.split("call ")[1:])
        if not all(at and _IN_TYPES.issuperset(head) for head, at in heads):
            return False
        mentions = text.split("@")[2:]  # the first is the function itself
        names = {found[0] if (found := _NAME.match(mention)) else "" for mention in mentions}
        return all(map(self._is_plain, names))

    def _is_plain(self, name: str) -> bool:
        """True for a variable, and for an intrinsic that has nothing to do with LDS and its order."""
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


# --- sweep --------------------------------------------------------------------------------------------------
#
# One pass over a function in text order, by the rules at the head of this module.


_UNSEEN = -2
_NO_BASES: frozenset[Base] = frozenset()
_SIMPLE = frozenset({"add", "getelementptr"})
_NO_CALLEE = Callee(CalleeKind.UNKNOWN)
_OF_A_LANE = (ANY_LANE, "llvm.amdgcn.writelane.")
_EQUALITY = pattern(r" = icmp (?:samesign )?(?:eq|ne) ")


class Sweep:
    """One pass over a function in text order, updating ``states`` in place."""

    def __init__(
        self,
        shared: SharedStates,
        function: Function,
        states: dict[int, State],
        may_load_address: bool,
        may_act_on_numbers: bool,
    ) -> None:
        self._shared, self._module, self._numbers_act = shared, shared.module, may_act_on_numbers
        self._function, self._states = function, states
        self._lines, self._escapes = shared.module.lines, may_load_address
        self._type_of, self._singletons = shared.module.handle.type_text, shared.singletons
        self._holds_none = not self._escapes and not shared.local_structs
        self._forward: list[tuple[int, int]] = []
        self._user = 0
        self.accesses: list[Access] = []
        self.escapes: list[int] = []
        self.gives_to: set[tuple[str, int]] = set()
        self.returns_derived = False
        self.hidden_dma: list[int] = []
        self.asm: list[int] = []
        self.barriers: list[int] = []
        self.calls: set[str] = set()

    def is_stale(self) -> bool:
        """True if a value was taken for absent before its definition was seen, and turned out not to be."""
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
            ):  # an offset added to an address, like most derived values; `combine` would keep the base
                states[address] = first
                continue
            # The state follows from the opcode, the operands' states and for some opcodes a type, so each combination
            # is computed once.
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
        """The rules, by opcode, for instructions that `combine` does not cover."""
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
            **({"inttoptr": self._ambiguous_if_derived} if self._numbers_act else {}),
            **dict.fromkeys(CALLS, self._call),
        }

    def _state(self, operand: int) -> State:
        state = self._states.get(operand, _UNSEEN)
        if state == _UNSEEN:
            if self._module.kind(operand) == ValueKind.INSTRUCTION:
                self._forward.append((self._user, operand))
                return None
            state = self._shared.constant_state(operand)
            if state is not None and self._numbers_act and self._shared.is_made_of_number(operand):
                state = AMBIGUOUS
            self._states[operand] = state
        return state

    def _type_looked_at(self, address: int, opcode: str, operands: list[int], line: int) -> str:
        """The integer type of a ``ptrtoint``, or of an ``inttoptr`` to LDS; for other memory, the pointer's type."""
        if opcode != "inttoptr":
            return self._type_of(address)
        text = self._lines[line]
        if " = inttoptr i32 %" in text and " to ptr addrspace(3)" in text and '"' not in text:
            return "i32"
        made = self._type_of(address)
        return self._type_of(operands[0]) if LOCAL in made else made

    # --- numbers --------------------------------------------------------------------------------------

    def acts_on_numbers(self) -> bool:
        """True if paths, or the memory that is accessed, may depend on the numbers of addresses in LDS.

        That is so behind compares, and wherever what is derived from an address chooses a path, a value, a lane or a
        place in memory. Two addresses that are computed with may choose a place in LDS. A compare for equality of two
        addresses in one variable tells of offsets alone, as does their difference.
        """
        return any(map(self._acts, zip(*self._function.columns, strict=True)))

    def _acts(self, instruction: tuple[int, str, list[int], int]) -> bool:
        address, opcode, operands, line = instruction
        states = [self._states.get(operand) for operand in operands]
        derived = [state for state in states if state is not None]
        if not derived:
            return False
        if any(
            state == AMBIGUOUS and self._is_acting_constant(o)
            for o, state in zip(operands, states, strict=True)
        ):
            return True
        match opcode:
            case "icmp":
                is_null = self._type_of(operands[0]) == "ptr" and self._lines[line].endswith(", null")
                return not is_null and not (self._is_of_one(states) and _EQUALITY.search(self._lines[line]))
            case "br" | "select":  # of a compare, it was decided there
                return states[0] is not None and self._opcode_of(operands[0]) != "icmp"
            case "switch" | "indirectbr" | "callbr" | "alloca":
                return True
            case "getelementptr":
                return any(state is not None for state in states[1:])
            case "extractelement" | "insertelement":
                return states[-1] is not None
            case "inttoptr":
                return not self._shared.holds_local(address)
            case "call" | "invoke":
                return self._call_acts(new_instruction(instruction), states)
            case _:
                return len(derived) > 1 and opcode in INTEGER_OPERATIONS and not self._is_of_one(states)

    def _call_acts(self, call: Instruction, states: Sequence[State]) -> bool:
        """True of a call of a pointer, of a lane, or of a copy from a place, that an address chooses.

        A truth value may be assumed, or decide whether a lane goes on.
        """
        callee = self._shared.callees.of(call)
        if callee.intrinsic is not None:
            others = [o for n, o in enumerate(call.operands[:-1]) if n != callee.intrinsic.pointer]
            return self._any_derived(others)
        if states[-1] is not None or (callee.name.startswith(_OF_A_LANE) and states[1] is not None):
            return True
        told = (o for o, state in zip(call.operands, states, strict=True) if state is not None)
        return any(self._type_of(o) == "i1" and self._opcode_of(o) != "icmp" for o in told)

    def _is_acting_constant(self, value: int) -> bool:
        is_constant = value not in self._function.defined and self._module.kind(value) != ValueKind.ARGUMENT
        return is_constant and self._shared.acts_on_numbers(self._module.constant(value))

    def _opcode_of(self, value: int) -> str:
        made = self._function.defined.get(value)
        return "" if made is None else made.opcode

    @staticmethod
    def _is_of_one(states: Sequence[State]) -> bool:
        """True of two addresses in one variable."""
        return len(states) == 2 and states[0] == states[1] != AMBIGUOUS

    def _ambiguous_if_derived(self, instruction: Instruction) -> State:
        return AMBIGUOUS if self._any_derived(instruction.operands) else None

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
        if self._function.is_kernel or self._shared.may_be_called_unseen(self._function):
            self._escape_if_derived(instruction, instruction.operands)
        else:
            self.returns_derived |= self._any_derived(instruction.operands)
        return None

    def _resume(self, instruction: Instruction) -> State:
        self._escape_if_derived(instruction, instruction.operands)
        return None

    def _from_elsewhere(self, instruction: Instruction) -> State:
        return AMBIGUOUS if self._any_derived(instruction.operands) else self._from_memory(instruction)

    def _cast(self, instruction: Instruction) -> State:
        """The state of a cast: ambiguous for a pointer into LDS or a derived operand, else absent."""
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
                states = [self._state(operand) for operand in arguments]
                self.gives_to |= {(callee.name, n) for n, state in enumerate(states) if state is not None}
                if callee.name in self._shared.returning:
                    return AMBIGUOUS
                return self._from_memory(instruction)
            case CalleeKind.ASM:
                self.asm.append(instruction.line)
                self._note_hidden_dma(instruction)
                asm = self._module.inline_asm(operands[-1])
                if asm is None or (asm.may_write and self._may_store_base(instruction, asm.text)):
                    self.escapes.append(instruction.line)
                may_name_base = asm is None or self._shared.may_name_base(asm.text)
                if self._escape_if_derived(instruction, arguments) or may_name_base:
                    return AMBIGUOUS
                return self._from_memory(instruction)
            case _:
                self.calls |= self._shared.aliases.get(callee.name, frozenset())
                self._escape_if_derived(instruction, arguments)
                if not self._shared.is_closed and not callee.name.startswith(REGISTER_READS):
                    self.escapes.append(
                        instruction.line
                    )  # it may store the address of a variable that it names
                return AMBIGUOUS

    def _lds_call(self, instruction: Instruction, callee: Callee) -> State:
        row = callee.intrinsic
        assert row is not None
        pointer = row.pointer
        if pointer is None:  # a descriptor in registers; no address escapes by it
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
        # A copy gets one tag: each side must have a known base, or be memory that cannot be LDS.
        known = not is_ambiguous and all(
            state is not None or self._shared.is_not_lds(pointer) for pointer, state in sides
        )
        bases = frozenset(state for state in states if state is not None) if known else _NO_BASES
        self.accesses.append(
            Access(instruction.line, AccessKind.COPY, bases, is_ambiguous, tuple(pointers), None, callee.name)
        )

    def _from_memory(self, instruction: Instruction) -> State:
        """The state of a value from memory, or from code that accesses only memory."""
        if self._escapes or self._returns_local(instruction):
            return AMBIGUOUS
        return None

    def _returns_local(self, instruction: Instruction) -> bool:
        # A type that the line does not spell out is a named struct.
        may_hold = "addrspace(3)" in self._lines[instruction.line] or self._shared.local_structs
        return bool(may_hold) and self._shared.holds_local(instruction.address)

    def _any_derived(self, operands: Iterable[int]) -> bool:
        derived = False
        for operand in operands:  # no early exit: `_state` also notes that an operand was used
            derived |= self._state(operand) is not None
        return derived

    def _escape_if_derived(self, instruction: Instruction, operands: Iterable[int]) -> bool:
        derived = self._any_derived(operands)
        if derived:
            self.escapes.append(instruction.line)
        return derived

    def _may_store_base(self, instruction: Instruction, assembly: str) -> bool:
        """True if assembly that may write memory may store an LDS variable's address, or run code that names one."""
        shared = self._shared
        return shared.may_store_base(assembly) or (
            not shared.is_closed and shared.callees.runs_unseen(instruction)
        )

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
    Transfer.ASYNC_ATOMIC: AccessKind.ATOMIC,
}
