"""The lattice of the default provenance: absent, derived from one base, ambiguous; and the rule that combines them.

`ldsopt.analysis.provenance.provenance` defines the states.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ldsopt.analysis.flow.callees import callees_of
from ldsopt.ir.inline_asm import words
from ldsopt.ir.module import LOCAL, Function, LdsGlobal, Module
from ldsopt.ir.syntax import INTEGER_OPERATIONS, lines_starting, number_behind, strings
from ldsopt.ir.types import Constant

Base = int
"""Index of an LDS variable in `LdsGlobal` order of its module."""

AMBIGUOUS: Base = -1
State = Base | None
"""The state of a value: its base, `AMBIGUOUS`, or ``None`` for absent."""

KEEPING = frozenset({"getelementptr", "ptrtoint", "ptrtoaddr", "inttoptr", "add"})
"""Opcodes that may keep a base."""

TYPED = frozenset({"ptrtoint", "ptrtoaddr", "inttoptr"})
"""The opcodes for which `combine` needs a type."""

_POINTER_BITS = 32
_STORING = ("store", "atomic", "ds_")
"""Parts of the names of the instructions that may put a register's value into memory."""


def combine(opcode: str, states: Iterable[State], type_text: str) -> State:
    """The state of an operation's result. This is the whole rule.

    Args:
        opcode: LLVM's mnemonic.
        states: of the operands, in order.
        type_text: the result's type where it matters, else anything; of an ``inttoptr`` to LDS it may be the integer's.
    """
    states = list(states)
    derived = [state for state in states if state is not None]
    if not derived:
        return None
    if len(derived) > 1 or derived[0] == AMBIGUOUS:
        return AMBIGUOUS
    if opcode == "add" or (opcode == "getelementptr" and states[0] is not None):
        return derived[0]
    if opcode in TYPED:
        if opcode == "inttoptr" and "ptr" in type_text and LOCAL not in type_text:
            return AMBIGUOUS  # the number is an address in other memory, which the variables do not divide
        bits = number_behind("i", type_text.rpartition(" x ")[2].rstrip(">"))
        return AMBIGUOUS if bits and bits < _POINTER_BITS else derived[0]
    return AMBIGUOUS


# --- shared states ------------------------------------------------------------------------------------------
#
# The states that the sweeps over the functions of a module share: those of constants, and the facts found so far.

_UNSEEN = -2


class SharedStates:
    """The states that hold for all functions of a module, by the rules of `ldsopt.analysis.provenance.provenance`.

    Args:
        module: to be analysed.

    Attributes:
        bases: its LDS variables; a base is an index into them.
        singletons: of each base, the set that holds it alone.
        callees: of its calls.
        aliases: its aliases, with the names that each one's definition mentions.
        combined: the state of each combination of opcode, type and operands' states that was met.
        receiving: functions of the module that are given a derived value, with the numbers of the arguments that are.
        returning: those that return one.
        exposed: the callees of functions that unseen code may call, if it can name the module's LDS variables.
        local_structs: the names of the struct types that hold a pointer into LDS.
        makes_pointers: the module makes pointers of numbers.
        acting: the functions that may run with one whose acts may depend on the numbers of addresses in LDS.
    """

    def __init__(self, module: Module) -> None:
        self.module = module
        self.bases: tuple[LdsGlobal, ...] = module.lds_globals()
        self.callees = callees_of(module)
        self._type_of = module.handle.type_text
        self._held: dict[str, bool] = {}
        self.singletons = tuple(frozenset({index}) for index in range(len(self.bases)))
        self._by_name = {base.name: index for index, base in enumerate(self.bases)}
        self._constants: dict[int, State] = {base.address: i for i, base in enumerate(self.bases)}
        self.aliases = module.aliases()
        self.combined: dict[tuple[State | str, ...], State] = {}
        self._address_taken: set[str] = set(module.assembly_words())
        for targets in self.aliases.values():
            self._address_taken |= targets
        self.receiving: dict[str, set[int]] = {}
        self.returning: set[str] = set()
        self.exposed: set[str] = set()
        self.makes_pointers = "inttoptr" in module.text
        self.acting: set[str] = set()
        self._of_numbers: dict[int, bool] = {}
        self.local_structs = _structs_holding_local(module.named_types())
        self._anything_escapes = self._initializers_escape()

    @property
    def escapes(self) -> bool:
        """True if a derived value is known to escape, so far."""
        return self._anything_escapes

    def may_load_address(self, function: Function) -> bool:
        """True if a number that a function loads may be derived from an address in LDS."""
        return self._anything_escapes or self.is_exposed(function)

    def may_act_on_numbers(self, function: Function) -> bool:
        """True if a function may run because of, or with, a number that knows the addresses of LDS variables.

        Unseen code that can name them may compare their addresses, and call a function only if they are as it likes.
        """
        return self.makes_pointers and (function.name in self.acting or self.is_exposed(function))

    def is_exposed(self, function: Function) -> bool:
        """True if a function may run in one workgroup with unseen code that can name the module's LDS variables."""
        is_root = not (self.is_closed or function.is_kernel) and self.may_be_called_unseen(function)
        return is_root or function.name in self.exposed

    def may_be_called_unseen(self, function: Function) -> bool:
        """True if other modules can name a function, or its address is taken."""
        return not function.is_internal or function.name in self._address_taken

    @property
    def is_closed(self) -> bool:
        """True if code outside of the module cannot name its LDS variables."""
        return not self.aliases and all(base.is_internal for base in self.bases)

    def is_local(self, address: int) -> bool:
        """True if a value is a pointer into LDS, by its type."""
        return self._type_of(address) == LOCAL

    def holds_local(self, address: int) -> bool:
        """True if a value is a pointer into LDS or, by its type, may hold one."""
        text = self._type_of(address)
        held = self._held.get(text)
        if held is None:
            held = "addrspace(3)" in text or any(name in text for name in self.local_structs)
            self._held[text] = held
        return held

    def is_not_lds(self, address: int) -> bool:
        """True if a pointer cannot reach LDS, by its type: any address space but flat and LDS."""
        text = self._type_of(address)
        return text.startswith("ptr addrspace(") and text != LOCAL

    def may_name_base(self, assembly: str) -> bool:
        """True if assembly may contain the name of an LDS variable, of an alias, or M0.

        The compiler puts the addresses of LDS-DMAs into M0.
        """
        return any(mark in assembly for mark in '@"') or _names_m0(assembly) or self._names_base(assembly)

    def may_store_base(self, assembly: str) -> bool:
        """True if assembly that may write memory may store the address of an LDS variable that it names, or M0."""
        stores_m0 = _names_m0(assembly) and any(part in assembly.lower() for part in _STORING)
        return stores_m0 or any(mark in assembly for mark in '@"') or self._names_base(assembly)

    def _names_base(self, assembly: str) -> bool:
        return any(word in self._by_name or word in self.aliases for word in words(assembly))

    def constant_state(self, address: int) -> State:
        """The state of a constant operand."""
        state = self._constants.get(address, _UNSEEN)
        if state == _UNSEEN:
            state = self._constants[address] = self._of_constant(self.module.constant(address))
        return state

    def is_made_of_number(self, address: int) -> bool:
        """True if a constant operand contains an ``inttoptr``."""
        found = self._of_numbers.get(address)
        if found is None:
            found = self._of_numbers[address] = has_made_pointer(self.module.constant(address))
        return found

    def acts_on_numbers(self, constant: Constant) -> bool:
        """True if a constant has an address as an index, or computes with the addresses of two variables."""
        states = [self._of_constant(operand) for operand in constant.operands]
        derived = {state for state in states if state is not None}
        is_index = constant.opcode == "getelementptr" and any(state is not None for state in states[1:])
        is_of_two = constant.opcode in INTEGER_OPERATIONS and (len(derived) > 1 or AMBIGUOUS in derived)
        return is_index or is_of_two or any(map(self.acts_on_numbers, constant.operands))

    def _of_constant(self, constant: Constant) -> State:
        if constant.opcode == "global":
            # An alias that is left may lead anywhere (`ldsopt.ir.module`).
            if constant.name not in self._by_name:
                self._address_taken.add(
                    constant.name
                )  # inside an expression, a function is decoded like any global
            return AMBIGUOUS if constant.name in self.aliases else self._by_name.get(constant.name)
        if constant.opcode == "function":
            self._address_taken.add(constant.name)  # callees of direct calls do not come here
            return None
        if constant.opcode == "opaque":
            return AMBIGUOUS
        states = [self._of_constant(operand) for operand in constant.operands]
        return combine(constant.opcode, states, constant.type)

    def _initializers_escape(self) -> bool:
        """True if another global's initializer, or the module's assembly, contains the address of an LDS variable.

        Functions named in initializers have their address taken.
        """
        references = self.module.initializer_references()
        self._address_taken |= references
        if any(name in self._by_name or name in self.aliases for name in references):
            return True
        assembly = (line for line in lines_starting(self.module.outer_text, "module asm "))
        return any(self._names_base(text) for line in assembly for text in strings(line))


def has_made_pointer(constant: Constant) -> bool:
    """True if a constant contains a pointer that is made of a number."""
    return constant.opcode == "inttoptr" or any(map(has_made_pointer, constant.operands))


def _names_m0(assembly: str) -> bool:
    return not words(assembly).isdisjoint(("m0", "M0"))


def _structs_holding_local(named: Mapping[str, str]) -> frozenset[str]:
    """The struct types that hold a pointer into LDS, directly or in a field of such a type."""
    found: set[str] = set()
    while True:
        more = {
            name
            for name, body in named.items()
            if name not in found and ("addrspace(3)" in body or any(inner in body for inner in found))
        }
        if not more:
            return frozenset(found)
        found |= more
