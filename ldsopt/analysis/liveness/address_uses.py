"""The properties of the addresses of LDS variables that the code relies on.

* **Alignment.** An access that states an alignment beyond its variable's, and is still right, relies on where the
  compiler put the variable. So a variable keeps the largest of: its own alignment, what AMDGPULowerModuleLDS raises it
  to (16 bytes for anything larger than 8, and so on down), and what any access of it states.
* **Distinctness.** Two variables have different addresses. Where two addresses are compared, or may be, variables that
  share bytes could come out equal, so those may share none. ``llvm.assume`` can claim it, too (``separate_storage``).
* **Place.** An access at an address that no variable gives, a comparison of an address with a number, and arithmetic
  on the bits of an address beyond the alignment of its variable (a swizzle, ``llvm.ptrmask``, ``llvm.umin``), are right
  only where the compiler put the variables. So is an address as an index into memory, as the number of an element, and
  as a count of bytes. Sums and differences may cancel out; a value that cannot be followed may be one of them, or an
  address. A null pointer into LDS is the number 0, which is an address like any other: the first variable of a kernel
  has it. That holds for a generic pointer cast from it, not for the generic null pointer. So a claim that a pointer is
  not null is about a place, too. A kernel with any of these is left alone.
* **Size.** A kernel may read the size of its LDS (`lds_size_read`), which changes with its variables. Such a kernel is
  left alone, too.
* **Constancy.** ``llvm.invariant.start`` says that bytes do not change, which holds for one owner of them only.

Example::

    %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
    %v = load <4 x float>, ptr addrspace(3) %p, align 64      ; @A keeps 64
    %c = icmp eq ptr addrspace(3) %p, @B                      ; @A and @B share no byte
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import field
from itertools import product

from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.liveness.lds_events import Reason
from ldsopt.analysis.provenance.kernel_code import may_touch_lds
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance
from ldsopt.analysis.ranges.fixed_values import FixedValues
from ldsopt.analysis.ranges.ranges import FunctionRanges, ModuleRanges, ranges_of
from ldsopt.analysis.ranges.values import ADDRESS_BITS, PLAIN, UNKNOWN, AbstractValue
from ldsopt.dataclass import dataclass
from ldsopt.graph import Visits
from ldsopt.ir.details import (
    arguments,
    callee_name,
    is_call,
    pointer_alignments,
    stated_alignment,
)
from ldsopt.ir.module import LOCAL, Function, Instruction, Module
from ldsopt.ir.syntax import INTEGER_OPERATIONS, attachments, number_behind
from ldsopt.ir.types import integer_bits, vector_of
from ldsopt.once import once
from ldsopt.patterns import pattern
from ldsopt.target.intrinsics import ACROSS_LANES, BY_NUMBER, family, is_of

_OF_INTEGERS = INTEGER_OPERATIONS - {"add", "sub"} | {"trunc", "bitcast", "uitofp", "sitofp"}
"""Arithmetic on integers; a ``bitcast`` may take something else."""
_ARITHMETIC = _OF_INTEGERS | {"fadd", "fsub", "fmul", "fdiv", "frem", "fneg"}
_ALL_BITS = (1 << ADDRESS_BITS) - 1
_WITHOUT_BITS = ACROSS_LANES | family(
    "llvm.",
    "objectsize is.constant amdgcn.is.shared amdgcn.is.private amdgcn.writelane amdgcn.set.inactive amdgcn.wqm"
    " amdgcn.softwqm amdgcn.strict.wwm amdgcn.strict.wqm",
)
"""Functions of an address whose result does not depend on its bits, or is the address of another lane."""
_ELSEWHERE = re.compile(r"ptr (?:null|poison|undef|@\S+|addrspacecast \(ptr addrspace\((?!3\)).*)$")
"""A generic pointer that is a constant and points to no LDS."""
_OF_BYTES = family("llvm.", "memcpy memmove memset")
"""Functions whose third argument is a number of bytes."""
_NO_VARIABLE = re.compile(
    r"  %\S+ = icmp (?:eq|ne) ptr addrspace\(3\) [^(]*"
    r"(?:inttoptr \(i32 -1 to ptr addrspace\(3\)\)|addrspacecast \(ptr null to ptr addrspace\(3\)\))$"
)
"""A comparison with the address that ``addrspacecast`` makes of a null pointer, -1: no variable lies there."""
_NOT_NULL = re.compile(
    r"ptr addrspace\(3\)(?: [a-z_]+(?:\((?:[^()]|\([^()]*\))*\))?| align \d+)* nonnull\b"
    r"|\bnonnull\b(?: [a-z_]+(?:\((?:[^()]|\([^()]*\))*\))?| align \d+)* ptr addrspace\(3\)"
    r"|= load (?:volatile |atomic )*ptr addrspace\(3\), .*, !nonnull !"
)
"""A parameter, an argument, a result or a value from memory that is declared to be no null pointer into LDS."""


@dataclass(frozen=True, slots=True)
class AddressUses:
    """The properties of addresses that a kernel relies on; variables are indices into `Provenance.bases`.

    Attributes:
        stated: the largest alignment that an access of a variable states, bytes.
        apart: the pairs of variables whose addresses are compared.
        unshared: the reason why no variable of the kernel may share bytes, if there is one.
        placed: the reason why no variable may move or change its size, if there is one.
    """

    stated: Mapping[int, int]
    apart: frozenset[frozenset[int]]
    unshared: Reason | None
    placed: Reason | None


def natural_alignment(size: int) -> int:
    """The least alignment that AMDGPULowerModuleLDS gives to a variable of ``size`` bytes.

    >>> [natural_alignment(size) for size in (1, 2, 3, 6, 12, 4096)]
    [1, 2, 4, 8, 16, 16]
    """
    return min(16, 1 << (size - 1).bit_length())


@once
def find_address_uses(provenance: Provenance) -> AddressUses:
    """Finds the properties of addresses that one kernel's code relies on.

    Args:
        provenance: the provenance of that code (`ldsopt.analysis.provenance.kernel_code`).
    """
    shared = ranges_of(provenance)
    lines = provenance.module.lines
    by_name = {function.name: function for function in provenance.functions()}
    integers_too = any(
        "ptrtoint" in line or "ptrtoaddr" in line
        for function in by_name.values()
        for line in lines[function.line : function.end]
    )
    stated: dict[int, int] = {}
    apart: set[frozenset[int]] = set()
    unshared = placed = None
    for f in provenance.found:
        function = by_name[f.name]
        _state_alignments(provenance, f, function, stated)
        compared = _compared(provenance, shared.function(function), function, integers_too)
        apart |= compared.apart
        unshared = unshared or compared.unshared
        placed = placed or compared.placed or _placed(shared, f, function, integers_too)
        placed = placed or _declared_not_null(provenance, shared.function(function), function)
        if placed is None and (line := lds_size_read(shared, function)) is not None:
            placed = Reason("the size of LDS is read", line)
    return AddressUses(stated, frozenset(apart), unshared, placed)


def why_in_place(provenance: Provenance) -> Reason | None:
    """The reason why one kernel's variables may neither move nor grow: its code relies on their places, or its size.

    Args:
        provenance: as of `find_address_uses`.
    """
    module, uses = provenance.module, find_address_uses(provenance)
    values = FixedValues(provenance)
    for base, stated in uses.stated.items() if uses.placed is None else ():
        variable = provenance.bases[base]
        layout = module.types.layout(variable.value_type)
        given = max(values.alignment(base), layout.align if layout else 1)
        if layout is not None and not variable.is_dynamic:
            given = max(given, natural_alignment(layout.store))
        if stated > given:
            text = f"an alignment of {stated} bytes is stated of @{variable.name}, which has {given}"
            return Reason(text, module.definition_lines()[variable.name])
    return uses.placed


def _placed(
    shared: ModuleRanges, f: FunctionProvenance, function: Function, integers_too: bool
) -> Reason | None:
    module, ranges = shared.module, shared.function(function)
    for access in f.accesses:
        if access.pointers and not access.bases and not access.is_ambiguous:
            return Reason("an access at an address that no variable gives", access.line)
    calls = filter(is_call, function.instructions) if f.asm or _by_number(module) else ()
    for call in calls:
        is_asm = may_touch_lds(module, call)
        if is_asm or is_of(callee_name(module, call), BY_NUMBER):
            bases = [ranges.of(argument).bases for argument in arguments(module, call)]
            if all(own == frozenset() for own in bases):
                what = "assembly that may access LDS" if is_asm else "an access"
                return Reason(f"{what} at an address that no variable gives", call.line)
    for instruction in function.instructions:
        if _computes_with_bits(shared, ranges, instruction, integers_too):
            return Reason("the bits of an address are computed with", instruction.line)
    return None


def _computes_with_bits(
    shared: ModuleRanges, ranges: FunctionRanges, instruction: Instruction, integers_too: bool
) -> bool:
    """True if the result depends on bits of an address in LDS beyond its variable's alignment."""
    opcode = instruction.opcode
    if opcode == "getelementptr":
        return integers_too and _is_index(shared, ranges, instruction)
    if opcode == "inttoptr":
        is_local = shared.provenance.holds_local(instruction.address)
        return integers_too and not is_local and _may_be_address(ranges.of(instruction.operands[0]))
    if opcode in ("extractelement", "insertelement", "alloca"):  # an element's number, a count of elements
        return integers_too and _is_count(shared, ranges.of(instruction.operands[-1]))
    if opcode != "call":
        return integers_too and opcode in _ARITHMETIC and _relies_on_bits(shared, ranges, instruction)
    callee = shared.provenance.callees.of(instruction)
    if is_of(callee.name, _OF_BYTES) and integers_too:
        return _is_count(shared, ranges.of(arguments(shared.module, instruction)[2]))
    if callee.kind is not CalleeKind.PURE or is_of(callee.name, _WITHOUT_BITS):
        return False
    values = [ranges.of(argument) for argument in arguments(shared.module, instruction)]
    if callee.name.startswith("llvm.ptrmask."):
        kept = values[1].plain(ADDRESS_BITS).value
        return _is_beyond_alignment(shared, _bases_in(shared, values[0]), _ALL_BITS & ~(kept or 0))
    is_integer = integers_too and _is_of_integers(shared.module, instruction.address)
    may_be = _may_be_address if is_integer else _has_base
    return any(map(may_be, values)) and ranges.of(instruction.address).is_unknown


def _has_base(value: AbstractValue) -> bool:
    return bool(value.bases)


def _may_be_address(value: AbstractValue) -> bool:
    return value.bases != frozenset()


def _bases_in(shared: ModuleRanges, value: AbstractValue) -> Iterable[int]:
    """The variables that a value may lie in; all if that is not known."""
    return range(len(shared.provenance.bases)) if value.bases is None else value.bases


def _is_of_integers(module: Module, value: int) -> bool:
    """True if a value is an integer, or a vector of them."""
    vector = vector_of(text := module.type_of(value))
    return integer_bits(vector[1] if vector else text) is not None


def _is_count(shared: ModuleRanges, value: AbstractValue) -> bool:
    """True if a number by which memory or elements are chosen may be an address in LDS."""
    return _has_base(value) if shared.provenance.escapes else _may_be_address(value)


def _is_index(shared: ModuleRanges, ranges: FunctionRanges, step: Instruction) -> bool:
    """True if an address in LDS is an index into memory; steps of a byte from a pointer into LDS are sums."""
    may_be = _has_base if shared.provenance.escapes else _may_be_address  # then all that is loaded is unknown
    if not any(may_be(ranges.of(index)) for index in step.operands[1:]):
        return False
    if not shared.provenance.holds_local(step.address):
        return True
    return any(scale != 1 and may_be(ranges.of(index)) for scale, _, index in shared.steps_of(step) or ())


@once
def _by_number(module: Module) -> bool:
    """True if the module declares an intrinsic that accesses LDS at an address that is no pointer."""
    return any(is_of(name, BY_NUMBER) for name in module.declarations())


def _declared_not_null(provenance: Provenance, ranges: FunctionRanges, function: Function) -> Reason | None:
    """The reason, if the code declares an address in LDS not null that may be that of a variable's first byte.

    Bytes behind the first one of a variable are never at 0, wherever it lies: LLVM itself concludes that. LLVM derived
    the claims on intrinsics' operands by itself, and uses them for nothing else.
    """
    module, declared = provenance.module, provenance.module.declarations()
    if _NOT_NULL.search(module.lines[function.line]):
        return Reason("an address is declared not to be null", function.line)
    for instruction in function.instructions:
        line = module.lines[instruction.line]
        name = provenance.callees.of(instruction).name if is_call(instruction) else ""
        callee = declared.get(name)
        said = _NOT_NULL.search(line) if "nonnull" in line and not name.startswith("llvm.") else None
        if said is None and (callee is None or not _NOT_NULL.search(callee.parameters)):
            continue
        values = [o for o in (*instruction.operands, instruction.address) if module.type_of(o) == LOCAL]
        if not all(_is_behind_first_byte(ranges.of(value)) for value in values):
            return Reason("an address is declared not to be null", instruction.line)
    return None


def _is_behind_first_byte(value: AbstractValue) -> bool:
    return bool(value.offsets) and all(
        base != PLAIN and offsets.signed_min > 0 for base, offsets in value.offsets or ()
    )


def _relies_on_bits(shared: ModuleRanges, ranges: FunctionRanges, instruction: Instruction) -> bool:
    """True if arithmetic on an address depends on more of its bits than its variable's alignment fixes."""
    values = [ranges.of(operand) for operand in instruction.operands]
    is_of_integers = instruction.opcode in _OF_INTEGERS and _is_of_integers(
        shared.module, instruction.operands[0]
    )
    if is_of_integers and any(value.is_unknown for value in values):
        masks = [value.plain(ADDRESS_BITS).value for value in values if value.is_plain]
        is_mask = instruction.opcode == "and" and masks and masks[0] is not None
        every = _bases_in(shared, UNKNOWN)
        return not is_mask or _is_beyond_alignment(shared, every, _ALL_BITS & ~(masks[0] or 0))
    bases = frozenset[int]().union(*(value.bases or () for value in values))
    result = ranges.of(instruction.address)
    if not bases or result.is_unknown or instruction.opcode != "and" or not result.bases:
        return bool(bases) and result.is_unknown
    masks = [value.plain(ADDRESS_BITS).value for value in values if value.is_plain]
    cleared = _ALL_BITS & ~(masks[0] or 0) if masks else _ALL_BITS
    return _is_beyond_alignment(shared, bases, cleared)


def _is_beyond_alignment(shared: ModuleRanges, bases: Iterable[int], cleared: int) -> bool:
    return any(cleared >= shared.alignment(base) for base in bases)


def _state_alignments(
    provenance: Provenance, f: FunctionProvenance, function: Function, stated: dict[int, int]
) -> None:
    lines = provenance.module.lines
    everything = frozenset(range(len(provenance.bases)))

    def state(bases: frozenset[int], alignment: int) -> None:
        for base in bases:
            stated[base] = max(stated.get(base, 1), alignment)

    accesses = {access.line: access.bases or everything for access in f.accesses}
    for access in f.accesses:
        if alignment := stated_alignment(lines[access.line]):
            state(accesses[access.line], alignment)
    for alignment in pointer_alignments(lines[function.line]):
        state(everything, alignment)
    for instruction in function.instructions:
        text = lines[instruction.line]
        loaded = attachments(text)[1].get("align") if ", !align !" in text else None
        for element in provenance.module.metadata.elements(loaded) or () if loaded is not None else ():
            kind, _, number = element.partition(" ")
            if number_behind("i", kind) and number.isdecimal():
                state(everything, int(number))
        if "align" not in text or not is_call(instruction):
            continue
        for alignment in pointer_alignments(text):
            state(accesses.get(instruction.line, everything), alignment)


@dataclass(slots=True)
class _Comparisons:
    """The comparisons of a function: pairs of variables, unknown addresses, and addresses with numbers."""

    apart: set[frozenset[int]] = field(default_factory=set)
    unshared: Reason | None = None
    placed: Reason | None = None


def _compared(
    provenance: Provenance, ranges: FunctionRanges, function: Function, integers_too: bool
) -> _Comparisons:
    found = _Comparisons()
    for instruction in function.instructions:
        if instruction.opcode == "call":
            callee = provenance.callees[instruction.operands[-1]]
            if callee.kind is CalleeKind.HARMLESS:
                _note_claims(found, callee.name, instruction, provenance.module.lines[instruction.line])
            continue
        operands = _compared_operands(provenance, instruction, integers_too)
        values = [ranges.of(operand) for operand in operands]
        if any(value.is_unknown for value in values):
            found.unshared = found.unshared or Reason(
                "an address that is not known is compared", instruction.line
            )
        if _is_with_number(provenance, ranges, function, instruction, values):
            found.placed = found.placed or Reason("an address is compared with a number", instruction.line)
        if len(values) == 2:
            pairs = product(values[0].bases or (), values[1].bases or ())
            found.apart |= {frozenset(pair) for pair in pairs if pair[0] != pair[1]}
    return found


def _note_claims(found: _Comparisons, name: str, call: Instruction, text: str) -> None:
    """Notes an intrinsic's claims: bytes stay the same, storage is separate, or an address is not null."""
    if name.startswith("llvm.invariant.start"):
        found.unshared = found.unshared or Reason("bytes are declared not to change", call.line)
    if '"separate_storage"(' in text:
        found.unshared = found.unshared or Reason("storage is declared to be apart", call.line)
    if '"nonnull"(ptr addrspace(3)' in text:
        found.placed = found.placed or Reason("an address is declared not to be null", call.line)


def _is_with_number(
    provenance: Provenance,
    ranges: FunctionRanges,
    function: Function,
    instruction: Instruction,
    values: list[AbstractValue],
) -> bool:
    """True if a comparison may be between an address in LDS and a number, such as null."""
    if not values or _NO_VARIABLE.match(provenance.module.lines[instruction.line]):
        return False
    if len(values) == 1:
        return values[0].bases != frozenset()  # the cases of a switch are numbers
    is_generic = provenance.module.type_of(instruction.operands[0]) == "ptr"
    pairs = list(zip(values, instruction.operands, strict=True))
    return any(
        a.bases != frozenset()
        and _may_be_number(b)
        and not (is_generic and _is_elsewhere(provenance.module, ranges, function, operand))
        for (a, _), (b, operand) in (pairs, pairs[::-1])
    )


def _may_be_number(value: AbstractValue) -> bool:
    """True if a value may be a number; one that cannot be followed may be null, loaded from memory."""
    return value.offsets is None or any(base == PLAIN for base, _ in value.offsets)


def _is_elsewhere(module: Module, ranges: FunctionRanges, function: Function, pointer: int) -> bool:
    """True if a generic pointer, as far as it is no variable's address, surely points to none: it is null, or a pointer
    into other memory. A number in LDS that was cast is neither: such a pointer is that of the variable that lies there.
    """
    visits = Visits([pointer])
    for value in visits:
        source = function.defined.get(value)
        if not _may_be_number(ranges.of(value)):
            continue
        if source is None:
            is_given = function.is_kernel and value in function.arguments
            if not is_given and not _ELSEWHERE.match(module.constant_text(value)):
                return False
        elif source.opcode == "addrspacecast":
            if module.type_of(source.operands[0]) == LOCAL:
                return False
        elif source.opcode in ("phi", "freeze", "bitcast"):
            visits.add(source.operands)
        elif source.opcode == "select":
            visits.add(source.operands[1:])
        elif source.opcode == "getelementptr":
            visits.add(source.operands[:1])
        else:
            return False
    return True


def _compared_operands(provenance: Provenance, instruction: Instruction, integers_too: bool) -> list[int]:
    """The operands of a comparison that may hold addresses in LDS."""
    if instruction.opcode == "switch":
        return instruction.operands[:1] if integers_too else []
    if instruction.opcode != "icmp":
        return []
    text = provenance.module.type_of(instruction.operands[0])
    if "ptr" in text:
        is_local = "addrspace(3)" in text or "addrspace" not in text
        return instruction.operands if is_local else []
    return instruction.operands if integers_too else []


# --- lds size reads -----------------------------------------------------------------------------------------
#
# Instructions that read the size of their workgroup's LDS, or its place in the compute unit's LDS.
#
# These values change if a kernel is given more or less LDS:
#
# * ``llvm.amdgcn.groupstaticsize``: the bytes of static LDS;
# * bytes 28 to 31 of the dispatch packet, which ``llvm.amdgcn.dispatch.ptr`` points to: static and dynamic LDS
#   together. A pointer into the packet is followed through casts and steps by constants; any other use may read it;
# * the hardware register ``HW_REG_LDS_ALLOC``, by ``llvm.amdgcn.s.getreg`` or in inline assembly;
# * ``llvm.objectsize``: the bytes of a variable from an address on, which becomes an address in a larger one.
#
# The hidden argument with the size of dynamic LDS does not change with the static variables.
#
# Example::
#
#     %d = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
#     %x = getelementptr i8, ptr addrspace(4) %d, i64 4
#     %n = load i16, ptr addrspace(4) %x                    ; the workgroup's size along x
#     %y = getelementptr i8, ptr addrspace(4) %d, i64 28
#     %m = load i32, ptr addrspace(4) %y                    ; the size of LDS
#
# Sources: IntrinsicsAMDGPU.td; HSA Platform System Architecture, 'AQL kernel dispatch packet'; AMDGPU ISA, 'Hardware
# Registers'.


_SIZE = "llvm.amdgcn.groupstaticsize"
_PACKET = "llvm.amdgcn.dispatch.ptr"
_REGISTER = "llvm.amdgcn.s.getreg"
_OBJECT_SIZE = "llvm.objectsize."
_LDS_ALLOC, _REGISTER_BITS = 6, 0x3F
_OF_ASM = pattern(r"(?i)s_getreg\w*\s+[^,\n;]+,(?!\s*hwreg\(\s*HW_REG_(?!LDS_ALLOC))")
"""A read, in inline assembly, of that register or of a register given by its number."""
_IN_PACKET = range(28, 32)
_KEEPING = frozenset({"addrspacecast", "bitcast", "freeze"})


def lds_size_read(values: FixedValues, function: Function) -> int | None:
    """The line of an instruction that reads the size of LDS; ``None`` if there is none.

    Args:
        values: the module's constants, by which steps are measured.
        function: the function to search.
    """
    module = values.module
    for instruction in function.instructions:
        if not is_call(instruction):
            continue
        asm = module.inline_asm(instruction.operands[-1])
        name = "" if asm is not None else callee_name(module, instruction)
        if name == _SIZE or (asm is not None and _OF_ASM.search(asm.text)):
            return instruction.line
        if name.startswith(_OBJECT_SIZE) and name.endswith((".p3", ".p0")):
            return instruction.line
        if name == _REGISTER and _reads_lds_alloc(module, instruction):
            return instruction.line
        if name == _PACKET and (line := _read_in_packet(values, function.users, instruction)) is not None:
            return line
    return None


def _reads_lds_alloc(module: Module, call: Instruction) -> bool:
    word = module.integer(call.operands[0])
    return word is None or word & _REGISTER_BITS == _LDS_ALLOC


def _read_in_packet(
    values: FixedValues, users: Mapping[int, list[Instruction]], call: Instruction
) -> int | None:
    """The first line that may read the size through a pointer to the packet, or uses the pointer in an unknown way."""
    work = [(call.address, 0)]
    while work:
        pointer, offset = work.pop()
        for user in users.get(pointer, ()):
            if user.opcode in _KEEPING:
                work.append((user.address, offset))
            elif user.opcode == "getelementptr" and (step := values.constant_step(user)) is not None:
                work.append((user.address, offset + step))
            elif user.opcode == "load":
                layout = values.types.layout(values.module.type_of(user.address))
                if layout is None or range(
                    max(offset, _IN_PACKET.start), min(offset + layout.store, _IN_PACKET.stop)
                ):
                    return user.line
            elif user.opcode != "icmp":
                return user.line
    return None
