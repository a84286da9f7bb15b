"""Variables in LDS whose rows are swizzled, so that the lanes of an access meet fewer bank conflicts.

    %a = getelementptr float, ptr addrspace(3) @tile, i32 %i                        ; before
    store float %v, ptr addrspace(3) %a, align 4

    %n = mul i32 %i, 4                                                              ; after
    %r = lshr i32 %n, 5
    %m = and i32 %r, 124
    %x = xor i32 %n, %m
    %s = getelementptr i8, ptr addrspace(3) @tile, i32 %x
    store float %v, ptr addrspace(3) %s, align 4

A layout (`SwizzledRows`) maps each offset of a variable to another one of the same row. The rule has four parts:

* **One map for every access.** The map is a bijection of each row, so two accesses touch a common byte after it if and
  only if they did before. That holds if each instruction that may touch the variable is a plain load or store that
  uses the map. A variable is left alone if anything else may touch it: an atomic or volatile access, LDS-DMA, an
  intrinsic, a called function, assembly, unknown code, an address that may be in another variable, an escaped address.
* **Whole accesses.** The map moves aligned pieces. An access of n bytes keeps its bytes side by side if n is at most a
  piece, and its offset is a multiple of a power of two that is n or more. It is if the variable is aligned to that, and
  the address as well: proved (`ldsopt.transforms.align`), or stated by the access.
* **Within the variable.** The size is a multiple of a row, so no offset leaves the variable. (An access beyond it has
  undefined behaviour before, too: LangRef, pointer aliasing rules.)
* **Only addresses of accesses change.** Comparisons, phis and integers made of addresses stay; no byte has a meaning
  before it is written, as LDS begins undefined. Claims about bytes at an address (``llvm.invariant.start``) would have
  to move, too, so a kernel with one is left alone. An access states no more alignment than a piece has.

The map commutes with steps by multiples of its period, so such steps stay constant, and fold into the instruction.
Sources: LangRef, ``getelementptr``, ``inttoptr``; AMDGPUUsage, address spaces: an address in LDS has 32 bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field, replace
from functools import partial, reduce
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
from ldsopt.ir.bindings import value_text
from ldsopt.ir.details import details, element_type, is_plain_access, stated_alignment
from ldsopt.ir.edits import Address, Edits, LineEdit
from ldsopt.ir.module import LOCAL, Function, LdsGlobal, Module
from ldsopt.ir.syntax import attachments, global_name, result
from ldsopt.transforms.align import proved_alignment, stating
from ldsopt.transforms.barriers.double_buffer import address_of, sole_definitions

if TYPE_CHECKING:
    import numpy as np

_SUMS = frozenset({"add", "or", "shl", "mul"})
OffsetT = TypeVar("OffsetT", int, "np.ndarray[Any, np.dtype[Any]]")


@dataclass(frozen=True, slots=True)
class SwizzledRows:
    """Rows whose pieces are exchanged by the row's number: offset ^ (offset / row % count * piece).

    Attributes:
        row: its bytes; the edits of this module need a power of two.
        piece, count: powers of two. The row's bytes are a multiple of the bytes of ``count`` pieces.
    """

    row: int
    piece: int
    count: int

    def bytes(self, size: int) -> int:
        """Bytes of the variable: the same, as only whole rows are exchanged."""
        return size

    @property
    def shift(self) -> int:
        """The distance of the row's number from the bits that it changes, in a row of a power of two."""
        return (self.row // self.piece).bit_length() - 1

    @property
    def mask(self) -> int:
        """The bits of an offset that change."""
        return (self.count - 1) * self.piece

    @property
    def period(self) -> int:
        """The map commutes with steps by a multiple of it, bytes."""
        return self.row * self.count

    def place(self, offset: OffsetT) -> OffsetT:
        """The offset at which the byte of an offset lies, or of each of several.

        >>> [SwizzledRows(64, 16, 4).place(offset) for offset in (0, 64, 128, 132)]
        [0, 80, 160, 164]
        """
        moved: OffsetT = offset ^ offset // self.row % self.count * self.piece
        return moved

    def __str__(self) -> str:
        return (
            f"offset ^ (offset / {self.row} % {self.count} * {self.piece}): pieces of {self.piece} bytes exchanged "
            f"in rows of {self.row}"
        )


@dataclass(frozen=True, slots=True)
class SwizzlableVariable:
    """A static variable of a module's kernels, and its accesses.

    Attributes:
        name: of the variable, without ``@``.
        size: bytes.
        piece: the least piece that leaves each access whole, bytes.
        kernels: the names of the kernels that access it.
        lines: of its accesses, indices into `Module.lines`.
        why: the reason why it may not be swizzled; empty if it may.
        why_line: the line of the reason, if it has one.
    """

    name: str
    size: int
    piece: int = 4
    kernels: tuple[str, ...] = ()
    lines: tuple[int, ...] = ()
    why: str = ""
    why_line: int | None = None


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
    layout: SwizzledRows
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
        left: the static variables that may not be swizzled, or whose conflicts are not known.
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


def swizzles(size: int, piece: int, rows: Iterable[int]) -> Iterator[SwizzledRows]:
    """Every layout of a variable with rows and pieces of these sizes.

    >>> [layout.count for layout in swizzles(768, 16, [64, 96])]
    [2, 4, 2]
    """
    for row in rows:
        count = 2
        while count * piece <= (row & -row) and size % (row * count) == 0:
            yield SwizzledRows(row, piece, count)
            count *= 2


# --- variables ----------------------------------------------------------------------------------------------


def find_variables(module: Module) -> tuple[SwizzlableVariable, ...]:
    """The static variables that kernels name, with their accesses or the reason why they may not be swizzled."""
    variables = {variable.name: variable for variable in module.lds_globals() if not variable.is_dynamic}
    found = {name: _OfVariable(module, variable) for name, variable in variables.items()}
    named = set[str]()
    for kernel in module.functions():
        if kernel.is_kernel and variables:
            named |= _read_kernel(module, kernel, found)
    alone = sole_definitions(module, variables)
    for name, one in found.items():
        if name not in alone:
            one.leave("it is named outside of functions, or its definition has metadata")
        elif variables[name].may_be_larger:
            one.leave("another module may replace it")
    return tuple(one.made() for name, one in found.items() if name in named)


class _OfVariable:
    """The accesses of one variable, found kernel by kernel, or the reason to leave it alone."""

    def __init__(self, module: Module, variable: LdsGlobal) -> None:
        layout = module.types.layout(variable.value_type)
        self._name, self._size = variable.name, layout.alloc if layout is not None else 0
        self._piece, self._kernels, self._lines = 4, list[str](), list[int]()
        self._why: tuple[str, int | None] = ("", None) if self._size else ("its size is not known", None)

    def leave(self, why: str, line: int | None = None) -> None:
        """Notes that the variable may not be swizzled; the first reason counts."""
        self._why = self._why if self._why[0] else (why, line)

    def take(self, kernel: str, line: int, piece: int) -> None:
        """Notes an access that the map leaves whole in pieces of this size."""
        self._piece = max(self._piece, piece)
        self._lines.append(line)
        if kernel not in self._kernels:
            self._kernels.append(kernel)

    def made(self) -> SwizzlableVariable:
        return SwizzlableVariable(
            self._name, self._size, self._piece, tuple(self._kernels), tuple(self._lines), *self._why
        )


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
    if (claimed := find_address_uses(provenance).unshared) is not None:
        for name in named:
            found[name].leave(claimed.text, claimed.line)
    shared = ranges_of(provenance)
    for own in provenance.found:
        function = functions[own.name]
        footprints = footprints_of(provenance, function)
        for access in own.accesses:
            bases = footprints.of(access).bases
            touched = named if bases is None else {provenance.bases[base].name for base in bases} & named
            why, piece = "", 0
            if own.name != kernel.name:
                why = f"{own.name}, which a kernel calls, accesses it"
            elif bases is None or len(bases) != 1:
                why = "an address may be in another variable, too"
            else:
                why, piece = _piece(shared, function, access, footprints.of(access))
            for name in touched:
                if why:
                    found[name].leave(why, access.line)
                else:
                    found[name].take(kernel.name, access.line, piece)
    return named


def _piece(shared: ModuleRanges, function: Function, access: Access, footprint: Footprint) -> tuple[str, int]:
    """The reason why an access may not be mapped, or empty and the least piece that leaves it whole, bytes."""
    module = shared.module
    is_plain = access.kind in (AccessKind.LOAD, AccessKind.STORE) and access.intrinsic is None
    if not is_plain or not is_plain_access(module.lines[access.line]) or len(access.pointers) != 1:
        return "an access of it is no plain load or store", 0
    (pointer,) = access.pointers
    if module.type_of(pointer) != LOCAL:
        return "an access of it is by a flat pointer", 0
    size = max((part.size for part in footprint.parts or ()), default=0)
    value = shared.function(function).of(pointer)
    if not size or not value.offsets or len(value.offsets) != 1:
        return "the size or the place of an access of it is not known", 0
    whole = 1 << (size - 1).bit_length()
    # The variable and the address are multiples of it, so the offset is, too.
    stated = min(stated_alignment(module.lines[access.line]) or 1, shared.alignment(value.offsets[0][0]))
    if max(proved_alignment(value, shared, whole), stated) < whole:
        return "an access of it may not be aligned to its size", 0
    if _sum(shared, function, pointer) is None:
        return "an address of it is not formed by getelementptr alone", 0
    return "", whole


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
        pointer, *indices = made.operands
        known = [shared.module.integer(one) if one not in function.defined else None for one in indices]
        element = element_type(details(shared.module.lines[made.line], "getelementptr").body)
        for (scale, number), index in zip(shared.steps(element, known) or (), indices, strict=False):
            if number is None:
                if shared.module.type_of(index) != "i32":
                    return None
                added, term = _without_constant(shared.module, function, _signed(scale), index)
                place, first = place + added, first or made.address
                terms.append(term)
            else:
                place += scale * number
        if shared.steps(element, known) is None:
            return None
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
        flags = details(module.lines[made.line], made.opcode).flags
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
    layout = shared.types.layout(shared.provenance.bases[base].value_type) if base >= 0 else None
    place = offsets.value
    return place if layout is not None and place is not None and place < layout.alloc else None


# --- edits --------------------------------------------------------------------------------------------------


def find_swizzling(
    module: Module, variables: Iterable[SwizzlableVariable], better: Iterable[VariableSwizzle]
) -> Swizzling:
    """The edits by which accesses of variables use their layouts.

    Args:
        module: final IR.
        variables: as `find_variables` has found them in it.
        better: those of them that may be swizzled, with layouts of whole pieces, in rows of a power of two. Those that
            are given back stay as they are.
    """
    found = {one.name: one for one in variables}
    lines, told = dict[int, LineEdit](), list[VariableSwizzle]()
    for one in better:
        variable, layout = found[one.name], one.layout
        assert not variable.why  # else an access may not use the map, or is cut by it
        assert layout.piece >= variable.piece and layout in swizzles(
            variable.size, layout.piece, [layout.row]
        )
        assert layout.row & layout.row - 1 == 0
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
        layout: SwizzledRows,
        lines: dict[int, LineEdit],
    ) -> None:
        self._module, self._kernel, self._layout, self._lines = module, kernel, layout, lines
        self._shared = ranges_of(kernel_provenance(module, kernel.name))
        self._ranges = self._shared.function(kernel)
        self._name, self._accesses = variable.name, frozenset(variable.lines)
        self._prefix = "ldsopt.swizzle"
        while self._prefix in module.text:
            self._prefix += "."
        self._prefix += (
            f".{next(n for n, one in enumerate(module.lds_globals()) if one.name == variable.name)}"
        )
        self._count = 0
        self._made = dict[tuple[int, str], str]()  # by place and text: what is computed once is shared

    def edit(self) -> None:
        """Adds the edits of each access."""
        for access in self._kernel.instructions:
            if access.line not in self._accesses:
                continue
            line = self._module.lines[access.line]
            # The map keeps the low bits of an address, up to a piece.
            is_less = (stated_alignment(line) or 1) > self._layout.piece
            head = stating(line, self._layout.piece) if is_less else attachments(line)[0]
            old = address_of(head)
            new = self._address(access.operands[access.opcode == "store"])
            self._change(access.line, text=f"{head[: old.start]}{LOCAL} {new}{head[old.stop :]}")

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
        if low & ~self._zeros(found):
            offset, place = put(f"add i32 {offset}, {low}"), 0
        bits = put(f"and i32 {put(f'lshr i32 {offset}, {layout.shift}')}, {layout.mask}")
        mapped = put(f"xor i32 {offset}, {bits}")
        if place & layout.mask:
            mapped = put(f"xor i32 {mapped}, {place & layout.mask}")
        start = put(f"getelementptr i8, {LOCAL} {global_name(self._name)}, i32 {mapped}")
        # The map commutes with steps by periods, and changes no bits outside of its mask.
        step = found.place - low + (place & ~layout.mask)
        return put(f"getelementptr i8, {LOCAL} {start}, i32 {step}") if step else start

    def _offset(self, found: _Sum, put: Callable[[str], str]) -> str:
        """The sum of the terms, in bytes."""
        scaled = [
            self._text(value) if scale == 1 else put(f"mul i32 {self._text(value)}, {scale}")
            for scale, value in found.terms
        ]
        return reduce(lambda a, b: put(f"add i32 {a}, {b}"), scaled)

    def _text(self, value: int) -> str:
        made = self._kernel.defined.get(value)
        if made is None:  # an argument
            return value_text(value).removeprefix("i32 ")
        name = result(self._module.lines[made.line])
        assert name is not None
        return name

    def _zeros(self, found: _Sum) -> int:
        """The bits of the sum of the terms that are proved to be 0."""
        total = integers.constant(ADDRESS_BITS, 0)
        for scale, value in found.terms:
            number = self._ranges.of(value).plain(ADDRESS_BITS)
            total = integers.add(total, integers.mul(number, integers.constant(ADDRESS_BITS, scale)))
        return total.zeros
