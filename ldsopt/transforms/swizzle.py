"""Variables in LDS that are swizzled, so that the lanes of an access meet fewer bank conflicts.

    %a = getelementptr float, ptr addrspace(3) @tile, i32 %i                        ; before
    store float %v, ptr addrspace(3) %a, align 4

    %n = mul i32 %i, 4                                                              ; after
    %r = lshr i32 %n, 5
    %m = and i32 %r, 124
    %x = xor i32 %n, %m
    %s = getelementptr i8, ptr addrspace(3) @tile, i32 %x
    store float %v, ptr addrspace(3) %s, align 4

A `Swizzle` moves each offset of a variable within an aligned block of a few hundred bytes. The rule has four parts:

* **One map for every access.** The map is a bijection of each block, so two accesses touch a common byte after it if
  and only if they did before. That holds if each instruction that may touch the variable uses the map: a plain load or
  store, ``atomicrmw`` or ``cmpxchg``, a transposing read (``ds.read.tr``, ``ds.load.tr``: each lane reads at an address
  of its own). A variable is left alone if anything else may touch it: a volatile access, LDS-DMA, another intrinsic, a
  called function, assembly, unknown code, an address that may be in another variable, an escaped address.
* **Whole accesses.** The map moves aligned pieces. An access of n bytes keeps its bytes side by side if n is at most a
  piece, and its offset is a multiple of a power of two that is n or more. It is if the variable is aligned to that, and
  the address as well: proved (`ldsopt.transforms.align`), or stated by the access.
* **Within the variable.** A static variable's size is a multiple of a block, so no offset leaves it. (An access beyond
  it has undefined behaviour before, too: LangRef, pointer aliasing rules.) The size of dynamic LDS is given by the
  launch. It is the only dynamic variable of its kernels, it ends where their LDS ends, and that is given in granules
  (AMDGPUUsage, ``GRANULATED_LDS_SIZE``). A block divides a granule and the variable is aligned to blocks, so the last
  block is whole.
* **Only addresses of accesses change.** Comparisons, phis and integers made of addresses stay; no byte has a meaning
  before it is written, as LDS begins undefined. Claims about bytes at an address (``llvm.invariant.start``) would have
  to move, too, so a kernel with one is left alone. An access states no more alignment than a piece has.

The map commutes with steps by multiples of its period, so such steps stay constant, and fold into the instruction.
Sources: LangRef, ``getelementptr``, ``inttoptr``; AMDGPUUsage, address spaces: an address in LDS has 32 bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field, replace
from functools import partial, reduce
from operator import or_
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from ldsopt.analysis import integers
from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.liveness.address_uses import find_address_uses
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.kernel_code import globals_named, kernel_provenance, unseen
from ldsopt.analysis.ranges.footprints import Footprint, footprints_of
from ldsopt.analysis.ranges.ranges import ModuleRanges, ranges_of
from ldsopt.analysis.ranges.values import ADDRESS_BITS
from ldsopt.dataclass import dataclass
from ldsopt.ir.details import argument_alignment, details_of, is_plain_access, read_call, stated_alignment
from ldsopt.ir.edits import Address, Edits, LineEdit
from ldsopt.ir.module import LOCAL, Function, LdsGlobal, Module
from ldsopt.ir.syntax import Span, attachments, global_name, mnemonic_span, split_arguments, unused
from ldsopt.target.intrinsics import Transfer
from ldsopt.transforms.align import proved_alignment, stating
from ldsopt.transforms.barriers.double_buffer import address_of, sole_definitions

if TYPE_CHECKING:
    import numpy as np

_SUMS = frozenset({"add", "or", "shl", "mul"})
OffsetT = TypeVar("OffsetT", int, "np.ndarray[Any, np.dtype[Any]]")


@dataclass(frozen=True, slots=True)
class Swizzle:
    """A map of offsets: offset ^ (offset >> shift & mask) ^ ... for each term.

    It is a bijection, as each bit changes by higher ones alone.

    Attributes:
        terms: pairs of a shift and a mask, both positive; no shift occurs twice.
    """

    terms: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, moves: Iterable[tuple[int, int]]) -> Swizzle:
        """The swizzle that adds each first bit to the second, lower one, modulo 2.

        >>> Swizzle.of([(7, 4), (8, 5), (9, 7)])
        Swizzle(terms=((2, 128), (3, 48)))
        """
        masks: dict[int, int] = {}
        for source, target in moves:
            masks[source - target] = masks.get(source - target, 0) | 1 << target
        return cls(tuple(sorted(masks.items())))

    @property
    def moves(self) -> tuple[tuple[int, int], ...]:
        """The numbers of two bits each: the one that is added, and the one that it is added to."""
        return tuple(
            (bit + shift, bit)
            for shift, mask in self.terms
            for bit in range(mask.bit_length())
            if mask >> bit & 1
        )

    @property
    def mask(self) -> int:
        """The bits of an offset that change."""
        return reduce(or_, (mask for _, mask in self.terms))

    @property
    def piece(self) -> int:
        """Bytes that stay side by side, if aligned; a power of two."""
        return self.mask & -self.mask

    @property
    def block(self) -> int:
        """An offset stays in its aligned block of so many bytes; a power of two."""
        return 1 << self.mask.bit_length()

    @property
    def period(self) -> int:
        """The map commutes with steps by a multiple of it, bytes."""
        return 1 << max(mask.bit_length() + shift for shift, mask in self.terms)

    def place(self, offset: OffsetT) -> OffsetT:
        """The offset at which the byte of an offset lies, or of each of several.

        >>> [Swizzle(((2, 48),)).place(offset) for offset in (0, 64, 128, 132)]
        [0, 80, 160, 164]
        """
        moved: OffsetT = offset
        for shift, mask in self.terms:
            moved = moved ^ (offset >> shift & mask)
        return moved

    def __str__(self) -> str:
        return " ^ ".join(("offset", *(f"(offset >> {shift} & {mask:#x})" for shift, mask in self.terms)))


@dataclass(frozen=True, slots=True)
class SwizzlableVariable:
    """A variable of a module's kernels, and its accesses.

    Attributes:
        name: of the variable, without ``@``.
        block: the largest block that a swizzle may have: bytes, a power of two.
        piece: the least piece that leaves each access whole, bytes.
        sums: what is added to a constant for the addresses of accesses, each once: the constants, bytes.
        kernels: the names of the kernels that access it.
        lines: of its accesses, indices into `Module.lines`.
        why: the reason why it may not be swizzled; empty if it may.
        why_line: the line of the reason, if it has one.
    """

    name: str
    block: int
    piece: int = 4
    sums: tuple[tuple[int, ...], ...] = ()
    kernels: tuple[str, ...] = ()
    lines: tuple[int, ...] = ()
    why: str = ""
    why_line: int | None = None

    def instructions(self, layout: Swizzle) -> int:
        """Instructions that a layout takes, if no constant has a bit in common with what it is added to.

        A shift, an ``and`` and an ``xor`` a term for each sum; an ``xor`` for each constant that changes other bits.
        """
        changed = ({layout.place(place) & layout.mask for place in places} - {0} for places in self.sums)
        return sum(3 * len(layout.terms) + len(others) for others in changed)


@dataclass(frozen=True, slots=True)
class VariableSwizzle:
    """The outcome for one variable that the model of LDS banks finds better swizzled.

    Attributes:
        name: of the variable, without ``@``.
        layout: that it gets, or would get.
        before, after: cycles of one execution of each access by the first wave, by the model of LDS banks.
        kernels: the names of the kernels that access it.
        accesses: the number of its accesses.
        saved: the cycles that each access saves, by its line; empty if no loop is to be looked at.
        given_back: the reason why it was left as it is nevertheless; empty otherwise.
    """

    name: str
    layout: Swizzle
    before: int
    after: int
    kernels: tuple[str, ...]
    accesses: int
    saved: Mapping[int, int] = field(default_factory=dict)
    given_back: str = ""


@dataclass(frozen=True, slots=True)
class Swizzling:
    """The result: edits and findings.

    Attributes:
        edits: to apply to the module; false if there is nothing to do.
        variables: that the model of LDS banks finds better swizzled, the largest gain first.
        left: the variables that may not be swizzled, or whose conflicts are not known.
        assumptions: it rests on none.
    """

    edits: Edits
    variables: tuple[VariableSwizzle, ...] = ()
    left: tuple[SwizzlableVariable, ...] = ()
    assumptions: tuple[()] = ()

    @property
    def changed(self) -> list[str]:
        """The names of the functions that the edits are in."""
        made = (name for one in self.variables if not one.given_back for name in one.kernels)
        return list(dict.fromkeys(made))


# --- variables ----------------------------------------------------------------------------------------------


def find_variables(module: Module) -> tuple[SwizzlableVariable, ...]:
    """The variables that kernels name, with their accesses or the reason why they may not be swizzled."""
    variables = {variable.name: variable for variable in module.lds_globals()}
    found = {name: _OfVariable(module, variable) for name, variable in variables.items()}
    named = set[str]()
    for kernel in module.functions():
        if kernel.is_kernel and variables:
            own = _read_kernel(module, kernel, found)
            named |= own
            if len(dynamic := sorted(name for name in own if variables[name].is_dynamic)) > 1:
                for name in dynamic:
                    found[name].leave(f"{kernel.name} has its bytes by another name, too")
    alone = sole_definitions(module, variables)
    for name, one in found.items():
        if name not in alone:
            one.leave("it is named outside of functions, or its definition has metadata")
        elif variables[name].may_be_larger and not variables[name].is_dynamic:
            one.leave("another module may replace it")
    return tuple(one.made() for name, one in found.items() if name in named)


class _OfVariable:
    """The accesses of one variable, found kernel by kernel, or the reason to leave it alone."""

    def __init__(self, module: Module, variable: LdsGlobal) -> None:
        layout = module.types.layout(variable.value_type)
        size = layout.alloc if layout is not None else 0
        if variable.is_dynamic:
            size = module.arch.lds_granule if module.arch is not None else 0
        self.is_dynamic = variable.is_dynamic
        self._name, self._block = variable.name, size & -size
        self._piece, self._kernels, self._lines = 4, list[str](), list[int]()
        self._sums = dict[tuple[tuple[int, int], ...], set[int]]()
        self._why: tuple[str, int | None] = ("", None) if size else ("its size is not known", None)

    def leave(self, why: str, line: int | None = None) -> None:
        """Notes that the variable may not be swizzled; the first reason counts."""
        self._why = self._why if self._why[0] else (why, line)

    def take(self, kernel: str, line: int, piece: int, address: _Sum) -> None:
        """Notes an access that the map leaves whole in pieces of this size."""
        self._piece = max(self._piece, piece)
        self._lines.append(line)
        if address.terms:
            self._sums.setdefault(address.terms, set()).add(address.place)
        if kernel not in self._kernels:
            self._kernels.append(kernel)

    def made(self) -> SwizzlableVariable:
        kernels, lines = tuple(self._kernels), tuple(self._lines)
        sums = tuple(tuple(sorted(places)) for places in self._sums.values())
        return SwizzlableVariable(self._name, self._block, self._piece, sums, kernels, lines, *self._why)


def _read_kernel(module: Module, kernel: Function, found: Mapping[str, _OfVariable]) -> set[str]:
    """Notes the accesses of a kernel and of what it calls; returns the names of the variables that they name."""
    provenance = kernel_provenance(module, kernel.name)
    functions = {function.name: function for function in provenance.functions()}
    named = {
        name for function in functions.values() for name in globals_named(module, function) if name in found
    }
    for one in unseen(provenance, functions, provenance.found):
        for name in named:
            found[name].leave(one.kind.value + (f" ({one.name})" if one.name else ""), one.line)
    uses, dynamic = find_address_uses(provenance), {name for name in named if found[name].is_dynamic}
    # What a block adds to the alignment of dynamic LDS may move it, behind static variables.
    for claimed, names in ((uses.unshared, named), (uses.placed, dynamic if dynamic != named else set())):
        if claimed is not None:
            for name in names:
                found[name].leave(claimed.text, claimed.line)
    shared = ranges_of(provenance)
    for own in provenance.found:
        function = functions[own.name]
        footprints = footprints_of(provenance, function)
        for access in own.accesses:
            footprint = footprints.of(access)
            touched = (
                named
                if footprint.bases is None
                else {provenance.bases[base].name for base in footprint.bases} & named
            )
            if own.name != kernel.name:
                taken: tuple[int, _Sum] | str = f"{own.name}, which a kernel calls, accesses it"
            elif footprint.bases is None or len(footprint.bases) != 1:
                taken = "an address may be in another variable, too"
            else:
                taken = _taken(shared, function, access, footprint)
            for name in touched:
                if isinstance(taken, str):
                    found[name].leave(taken, access.line)
                else:
                    found[name].take(kernel.name, access.line, *taken)
    return named


def _taken(
    shared: ModuleRanges, function: Function, access: Access, footprint: Footprint
) -> tuple[int, _Sum] | str:
    """The least piece that leaves an access whole, bytes, and its address; or the reason why it may not be mapped."""
    module = shared.module
    if (operand := _operand(module, access)) is None:
        return "an access of it is volatile, an atomic load or store, or a copy"
    (pointer,) = access.pointers
    if module.type_of(pointer) != LOCAL:
        return "an access of it is by a flat pointer"
    size = max((part.size for part in footprint.parts or ()), default=0)
    value = shared.function(function).of(pointer)
    if not size or not value.offsets or len(value.offsets) != 1:
        return "the size or the place of an access of it is not known"
    whole = 1 << (size - 1).bit_length()
    # The variable and the address are multiples of it, so the offset is, too.
    stated = min(operand.alignment, shared.alignment(value.offsets[0][0]))
    if max(proved_alignment(value, shared, whole), stated) < whole:
        return "an access of it may not be aligned to its size"
    address = _sum(shared, function, pointer)
    return "an address of it is not formed by getelementptr alone" if address is None else (whole, address)


class _Operand(NamedTuple):
    """The address of an access that the map may be applied to.

    Attributes:
        span: of it, with its type, in the line.
        alignment: that the access states, bytes.
        is_call: the access is a call, which states nothing behind its arguments.
    """

    span: Span
    alignment: int
    is_call: bool


def _operand(module: Module, access: Access) -> _Operand | None:
    """The address of an access to which the map may be applied; ``None`` for any other access."""
    line = module.lines[access.line]
    if len(access.pointers) != 1:
        return None
    row = access.intrinsic
    if row is None:
        head = attachments(line)[0]
        if access.kind in (AccessKind.LOAD, AccessKind.STORE) and is_plain_access(line):
            return _Operand(address_of(head), stated_alignment(line) or 1, False)
        if access.kind is not AccessKind.ATOMIC:
            return None
        first = split_arguments(head, mnemonic_span(head).stop)[0][0]
        words, is_local, _ = head[slice(*first)].partition(LOCAL)
        if not is_local or "volatile" in words.split():
            return None
        return _Operand(Span(first.start + len(words), first.stop), stated_alignment(line) or 1, False)
    call = read_call(line)
    if row.transfer is not Transfer.READ or row.pointer is None:
        return None
    return _Operand(call.arguments[row.pointer], argument_alignment(line, row.pointer), True)


class _Sum(NamedTuple):
    """An address in a variable, as a sum modulo 2**32: the place, and each value times its scale.

    Attributes:
        place: bytes; it and the scales are signed.
        terms: pairs of a scale and a value of type i32.
        behind: the value behind whose definition all terms are known; ``None`` if there is no term.
    """

    place: int
    terms: tuple[tuple[int, int], ...] = ()
    behind: int | None = None


def _sum(shared: ModuleRanges, function: Function, pointer: int) -> _Sum | None:
    """An address as a sum; ``None`` if it is not made from a constant place by ``getelementptr`` with i32 indices."""
    place, terms, first = 0, list[tuple[int, int]](), None
    while (made := function.defined.get(pointer)) is not None:
        if made.opcode != "getelementptr" or shared.module.type_of(pointer) != LOCAL:
            return None
        pointer, steps = made.operands[0], shared.steps_of(made)
        if steps is None:
            return None
        for scale, number, index in steps:
            if number is None:
                if shared.module.type_of(index) != "i32":
                    return None
                added, term = _without_constant(shared.module, function, _signed(scale), index)
                place, first = place + added, first or made.address
                terms.append(term)
            else:
                place += scale * number
    start = None if pointer in function.arguments else _constant_place(shared, pointer)
    if start is None:
        return None
    if len(terms) == 1:
        # Its map is computed where it is defined, for all accesses that add constants to it; not behind a terminator.
        made = function.defined.get(terms[0][1])
        first = terms[0][1] if made is None or made.opcode not in ("invoke", "callbr") else first
    return _Sum(_signed(place + start), tuple(terms), first)


def _without_constant(
    module: Module, function: Function, scale: int, value: int
) -> tuple[int, tuple[int, int]]:
    """A value times a scale, as a constant and the rest: what is added to a value, also before it is scaled."""
    added, found = 0, (0, (scale, value))
    while (made := function.defined.get(value)) is not None and made.opcode in _SUMS:
        number = module.integer(made.operands[1])
        flags = details_of(module, made).flags
        if number is None or (made.opcode == "or" and "disjoint" not in flags):
            break
        value = made.operands[0]
        if made.opcode in ("add", "or"):
            added += scale * number
            found = added, (scale, value)
        else:
            scale = _signed(scale * (1 << number % ADDRESS_BITS if made.opcode == "shl" else number))
    return found


def _signed(number: int) -> int:
    """A number modulo 2**32, as LLVM prints it."""
    half = 1 << ADDRESS_BITS - 1
    return (number + half) % (2 * half) - half


def _constant_place(shared: ModuleRanges, pointer: int) -> int | None:
    """The offset of a constant address within a variable; ``None`` if it is no such address."""
    value = shared.constant(pointer)
    if not value.offsets or len(value.offsets) != 1:
        return None
    ((base, offsets),) = value.offsets
    if base < 0 or (place := offsets.value) is None:
        return None
    layout = shared.types.layout(shared.provenance.bases[base].value_type)
    is_within = shared.provenance.bases[base].is_dynamic or (layout is not None and place < layout.alloc)
    return place if is_within else None


# --- edits --------------------------------------------------------------------------------------------------


def find_swizzling(
    module: Module, variables: Iterable[SwizzlableVariable], better: Iterable[VariableSwizzle]
) -> Swizzling:
    """The edits by which accesses of variables use their layouts.

    Args:
        module: final IR.
        variables: as `find_variables` has found them in it.
        better: those of them that may be swizzled, with layouts of whole pieces and blocks. Those that are given back
            stay as they are.
    """
    found = {one.name: one for one in variables}
    dynamic = sole_definitions(module, {one.name for one in module.lds_globals() if one.is_dynamic})
    lines, told = dict[int, LineEdit](), list[VariableSwizzle]()
    for one in better:
        variable, layout = found[one.name], one.layout
        assert not variable.why  # else an access may not use the map, or is cut by it
        assert variable.piece <= layout.piece and layout.block <= variable.block
        own = dict[int, LineEdit]()
        kernels = (
            [] if one.given_back else [kernel for kernel in module.functions() if kernel.name in one.kernels]
        )
        for kernel in kernels:
            _Mapped(module, kernel, variable, layout, own).edit()
        if one.saved and not all(_pays_in_loops(kernel, own, one.saved) for kernel in kernels):
            told.append(replace(one, given_back="a loop would compute more than it saves"))
            continue
        told.append(one)
        if own and one.name in dynamic:
            definition = module.lines[dynamic[one.name]]
            if (stated_alignment(definition) or 1) < layout.block:
                lines[dynamic[one.name]] = LineEdit(replacement=(stating(definition, layout.block),))
        for line, edit in own.items():
            known = lines.get(line, LineEdit())
            lines[line] = known._replace(text=edit.text or known.text, before=(*known.before, *edit.before))
    return Swizzling(Edits(lines), tuple(told), tuple(one for one in found.values() if one.why))


def _pays_in_loops(kernel: Function, own: Mapping[int, LineEdit], saved: Mapping[int, int]) -> bool:
    """True if each loop has no more operations of the map in it than its accesses save cycles.

    An addition to a variable's address is part of the access.
    """
    block_of = kernel.block_of_line
    added = {line: sum(" = getelementptr " not in new for new in edit.before) for line, edit in own.items()}
    for loop in of_function(kernel).loops:
        inside = [line for line in added if block_of.get(line) in loop.blocks]
        if sum(added[line] for line in inside) > sum(saved.get(line, 0) for line in inside):
            return False
    return True


class _Mapped:
    """The accesses that a kernel makes of one variable, at the addresses that its layout gives them.

    Args:
        module: with the kernel.
        kernel: whose accesses are edited.
        variable: to be swizzled.
        layout: that it gets.
        lines: the edits so far; those of these accesses are added.
    """

    def __init__(
        self,
        module: Module,
        kernel: Function,
        variable: SwizzlableVariable,
        layout: Swizzle,
        lines: dict[int, LineEdit],
    ) -> None:
        self._module, self._kernel, self._layout, self._lines = module, kernel, layout, lines
        provenance = kernel_provenance(module, kernel.name)
        self._shared = ranges_of(provenance)
        self._ranges = self._shared.function(kernel)
        self._name, lines_of_it = variable.name, frozenset(variable.lines)
        own = next(one for one in provenance.found if one.name == kernel.name)
        self._found = [access for access in own.accesses if access.line in lines_of_it]
        number = next(n for n, one in enumerate(module.lds_globals()) if one.name == variable.name)
        self._prefix = f"{unused('ldsopt.swizzle', module.text)}.{number}"
        self._count = 0
        self._made = dict[tuple[int, str], str]()  # by place and text: what is computed once is shared

    def edit(self) -> None:
        """Adds the edits of each access."""
        for access in self._found:
            line = self._module.lines[access.line]
            old = _operand(self._module, access)
            assert old is not None  # `_taken`
            (start, stop), new = old.span, self._address(access.pointers[0])
            # The map keeps the low bits of an address, up to a piece.
            is_less = not old.is_call and old.alignment > self._layout.piece
            head = stating(line, self._layout.piece) if is_less else attachments(line)[0]
            self._change(access.line, text=f"{head[:start]}{LOCAL} {new}{head[stop:]}")

    def _change(self, line: int, *, text: str | None = None, before: tuple[str, ...] = ()) -> None:
        edit = self._lines.get(line, LineEdit())
        self._lines[line] = edit._replace(text=text or edit.text, before=(*edit.before, *before))

    def _put(self, behind: int, operation: str) -> str:
        """Adds an operation behind the definition of a value, unless it stands there; returns its result's name."""
        line = self._behind(behind)
        name = self._made.get((line, operation))
        if name is None:
            name = self._made[line, operation] = f"%{self._prefix}.{self._count}"
            self._count += 1
            self._change(line, before=(f"  {name} = {operation}",))
        return name

    def _behind(self, value: int) -> int:
        """The line of the first instruction behind the definition of a value that other than phis may stand before."""
        at = self._kernel.place_of.get(value, -1) + 1
        instructions = self._kernel.instructions
        return next(one.line for one in instructions[at:] if one.opcode != "phi")

    def _address(self, pointer: int) -> str:
        """The address at which the layout puts the byte of an address.

        The map is linear: place(a ^ b) = place(a) ^ place(b). So a constant is mapped by itself where it has no bit
        in common with what it is added to, and most of it stays a constant that is added.
        """
        layout, found = self._layout, _sum(self._shared, self._kernel, pointer)
        assert found is not None  # `_piece`
        if found.behind is None:
            return Address(self._name, layout.place(found.place)).text
        put = partial(self._put, found.behind)
        low = found.place % layout.period
        offset, place = self._offset(found, put), layout.place(low)
        # The bits of the sum of the terms that are proved to be 0.
        total = integers.constant(ADDRESS_BITS, 0)
        for scale, value in found.terms:
            number = self._ranges.of(value).plain(ADDRESS_BITS)
            total = integers.add(total, integers.mul(number, integers.constant(ADDRESS_BITS, scale)))
        if low & ~total.zeros:
            offset, place = put(f"add i32 {offset}, {low}"), 0
        mapped = offset
        for shift, mask in layout.terms:
            bits = put(f"and i32 {put(f'lshr i32 {offset}, {shift}')}, {mask}")
            mapped = put(f"xor i32 {mapped}, {bits}")
        if place & layout.mask:
            mapped = put(f"xor i32 {mapped}, {place & layout.mask}")
        start = put(f"getelementptr i8, {LOCAL} {global_name(self._name)}, i32 {mapped}")
        # The map commutes with steps by periods, and changes no bits outside of its mask.
        step = found.place - low + (place & ~layout.mask)
        return put(f"getelementptr i8, {LOCAL} {start}, i32 {step}") if step else start

    def _offset(self, found: _Sum, put: Callable[[str], str]) -> str:
        """The sum of the terms, in bytes."""
        scaled = [
            self._module.operand_text(value, self._kernel)
            if scale == 1
            else put(f"mul i32 {self._module.operand_text(value, self._kernel)}, {scale}")
            for scale, value in found.terms
        ]
        return reduce(lambda a, b: put(f"add i32 {a}, {b}"), scaled)
