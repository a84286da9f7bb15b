"""The buffer of a kernel's records: its place and size, and the places where its use begins and ends.

A buffer is allocated where a wave begins and released wherever it may end. Both are operations of their own, beside the
records themselves (`ldsopt.transforms.instrument.sites.RecordOperation`); `ldsopt.transforms.instrument.instrumenting`
writes the instructions of each. The buffers exist as long as the module is loaded, or as long as the kernel's caller
keeps them, so releasing one frees nothing: the wave only stores its count and the records that it still holds.

Device memory of the module is a variable that is all zero, so it takes no room in the code object; `protected`, so that
the host finds it by name and the kernel without a table. A second one, constant, is the header of dumps.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ldsopt.dataclass import dataclass
from ldsopt.ir.attributes import attribute_text, parameter_texts
from ldsopt.ir.details import callee_name, is_call
from ldsopt.ir.module import Function, Instruction, Module, refused
from ldsopt.ir.read import require_arch
from ldsopt.ir.syntax import Span, argument_value, global_name, quote, quoted_bytes
from ldsopt.records.format import CLOCK_BITS, RECORD_BYTES, TICK_HERTZ, DumpHeader, Store, variable_names
from ldsopt.transforms.instrument.options import InstrumentOptions
from ldsopt.transforms.instrument.planning import CountPlace, PlannedKernel, WavePositions
from ldsopt.transforms.instrument.sites import EMPTY_SCOPE, RecordingKernel

_SHORT_CLOCK_BITS = 20
_WALL_SHIFT = 6
"""The wall clock is kept in 23 bits above the cycles of a record: in units of 0.64 us, it wraps every 5.4 s."""
_MOST_BYTES = (1 << 31) - 1
_STORES: Mapping[str, Store] = {"device": "device", "lds": "lds", "arg": "argument"}
_POINTERS = ("ptr addrspace(1)", "ptr")
_NOT_READ_AND_WRITTEN = ("readonly", "readnone", "writeonly", "byref(", "byval(")


@dataclass(frozen=True, slots=True)
class LdsSegments:
    """The part of LDS in which the waves of a workgroup make records.

    Attributes:
        name: of the variable.
        records: records of a segment; there is one segment for each selected wave.
        flushes: a full segment is emptied into device memory, and filled from its beginning.
        spare: offset of the waves' spare bytes, eight each, for records that are not kept; ``None`` if there are none.
        counts: offset of the waves' counts; ``None`` if they are in registers.
        bytes: in all.
    """

    name: str
    records: int
    spare: int | None
    counts: int | None
    bytes: int
    flushes: bool


@dataclass(frozen=True, slots=True)
class RecordBuffer:
    """The buffer of one kernel's records.

    Attributes:
        positions: the numbering of waves.
        count_place: the place where waves keep count.
        pointer: the operand that points to it, in the address space ``space``.
        space: 1, or 0 for a pointer that may point anywhere.
        variable: the name of the module's own buffer; empty if an argument points to it.
        constant: the name of the header.
        lds: the part of LDS, if records are made there.
        begin: the line in front of which a wave finds its place in the buffer.
        ends: the lines of the instructions with which a wave may end: in front of them it stores its count, and its
            records in LDS.
    """

    kernel: RecordingKernel
    header: DumpHeader
    positions: WavePositions
    count_place: CountPlace
    pointer: str
    space: int
    variable: str
    constant: str
    lds: LdsSegments | None
    begin: int
    ends: tuple[int, ...]

    @property
    def definitions(self) -> tuple[str, ...]:
        """The definitions of the buffer's variables, as LLVM prints them."""
        found = []
        if self.variable:
            found.append(
                f"{global_name(self.variable)} = protected addrspace(1) externally_initialized global "
                f"[{self.header.buffer_bytes} x i8] zeroinitializer, align 128"
            )
        prefix = self.header.prefix()
        found.append(
            f"{global_name(self.constant)} = protected addrspace(4) constant [{len(prefix)} x i8] "
            f'c"{quoted_bytes(prefix)}", align 8'
        )
        if self.lds is not None:
            found.append(
                f"{global_name(self.lds.name)} = internal addrspace(3) global [{self.lds.bytes} x i8] poison, align 8"
            )
        return tuple(found)


def allocate(
    module: Module, planned: PlannedKernel, options: InstrumentOptions, *, lds_room: int | None
) -> RecordBuffer:
    """Makes the buffer of a kernel's records.

    Args:
        module: of the kernel.
        planned: the kernel, and its records.
        options: of `instrument`.
        lds_room: bytes of LDS that are free for it; ``None`` if that was not examined.

    Raises:
        InputError: there is no room for it, the kernel has one already, or may not write to it.
    """
    kernel, positions, arch = planned.kernel, planned.positions, require_arch(module)
    function = kernel.function
    variable, constant, lds_name = variable_names(function.name)
    if any(global_name(name) in module.text for name in (variable, constant, lds_name)):
        raise refused(
            module,
            function.line,
            f"'{function.name}' makes records already",
            "instrument the module as it was before",
        )
    if "memory(" in attribute_text(module, function.line):
        raise refused(
            module,
            function.line,
            f"an attribute of '{function.name}' says what memory it touches, which records make untrue",
            "take memory(...) away from it",
        )
    if options.flush is not None:
        _require_slots_in_front(module, function, kernel)
    selected = _selected(module, function, positions, options)
    records = options.device_records
    lds = None
    if options.buffer == "lds":
        lds = _segments(module, planned, len(selected), options, lds_room)
        records = records if lds.flushes else lds.records
    argument = kernel.buffer if options.argument is None else _argument(module, function, options.argument)
    if options.buffer == "arg" and argument is None:
        raise refused(
            module,
            function.line,
            f"nothing says which argument of '{function.name}' points to the buffer",
            "give it with LDSOPT_RECORD_BUFFER of ldsopt.h, or with --argument",
        )
    if options.buffer == "device":
        argument = None
    names = kernel.scopes
    is_short = arch.generation == "gfx11" and options.clock != "wall"
    header = DumpHeader(
        kernel=function.name,
        arch=arch.name,
        wave_size=positions.wave_size,
        waves=positions.waves,
        selected=selected,
        records=records,
        keep=options.keep,
        workgroups=positions.box,
        sample=options.sample,
        clock_bits=_SHORT_CLOCK_BITS if is_short else CLOCK_BITS,
        clock="ticks" if options.clock == "wall" else "cycles",
        tick_hertz=TICK_HERTZ,
        scopes=names,
        store=_STORES[options.buffer],
        argument=argument,
        empty_scope=names.index(EMPTY_SCOPE) if options.empty_scope else None,
        wall_shift=_WALL_SHIFT if is_short and options.clock == "both" else None,
    )
    if header.buffer_bytes > _MOST_BYTES:
        raise refused(
            module,
            function.line,
            f"the records of '{function.name}' would take {header.buffer_bytes} bytes",
            "ask for fewer --workgroups, or fewer records --per-wave",
        )
    pointer, space = global_name(variable), 1
    if argument is not None:
        pointer, space = _pointer(module, function, argument)
    return RecordBuffer(
        kernel,
        header,
        positions,
        planned.count_place,
        pointer,
        space,
        variable if argument is None else "",
        constant,
        lds,
        _first_instruction(function),
        tuple(_ends(module, function)),
    )


def _selected(
    module: Module, function: Function, positions: WavePositions, options: InstrumentOptions
) -> tuple[int, ...]:
    wanted = options.selected
    if wanted is None:
        return tuple(range(0, positions.waves, options.stride))
    found = tuple(sorted(wave for wave in wanted if wave < positions.waves))
    if not found:
        raise refused(
            module,
            function.line,
            f"'{function.name}' has {positions.waves} waves a workgroup, none of which --waves {options.waves} names",
            f"name some from 0 to {positions.waves - 1}",
        )
    return found


def _require_slots_in_front(module: Module, function: Function, kernel: RecordingKernel) -> None:
    """Refuses a stack slot behind a record in the entry block: the record would split it off from the block."""
    entry = function.blocks[0]
    lines = [one.line for one in function.instructions[entry.start : entry.stop]]
    first = min((one.line for one in kernel.operations if one.line in lines), default=None)
    for instruction in function.instructions[entry.start : entry.stop]:
        if first is not None and instruction.opcode == "alloca" and instruction.line > first:
            raise refused(
                module,
                instruction.line,
                f"'{function.name}' has a stack slot behind a record, whose blocks --flush would put in front of it",
                "have the stack slot in front, as `opt` does, or leave --flush out",
            )


def _segments(
    module: Module, planned: PlannedKernel, selected: int, options: InstrumentOptions, room: int | None
) -> LdsSegments:
    """The part of LDS for records, made small enough for the free room."""
    records = options.flush or options.device_records
    is_fixed = options.flush is not None or options.per_wave is not None
    found = _of_records(planned, selected, options, records)
    while room is not None and not is_fixed and records > 2 and found.bytes > room:
        records //= 2
        found = _of_records(planned, selected, options, records)
    if room is not None and found.bytes > room:
        function = planned.kernel.function
        raise refused(
            module,
            function.line,
            f"'{function.name}' has room for {room} bytes of records in LDS, but {found.bytes} are needed for "
            f"{records} of each of {selected} waves",
            f"ask for fewer {'--flush' if options.flush else '--per-wave'} or --waves, take --lower-occupancy, or "
            "--buffer device",
        )
    return found


def _of_records(
    planned: PlannedKernel, selected: int, options: InstrumentOptions, records: int
) -> LdsSegments:
    """The part of LDS for segments of ``records`` records each."""
    waves = planned.positions.waves
    end = records * RECORD_BYTES * selected
    spare = counts = None
    if selected < waves or (options.keep == "first" and options.flush is None):
        spare, end = end, end + 8 * waves
    if planned.count_place is CountPlace.MEMORY:
        counts, end = end, end + 4 * (waves + waves % 2)
    name = variable_names(planned.kernel.function.name)[2]
    return LdsSegments(name, records, spare, counts, end, flushes=options.flush is not None)


def _argument(module: Module, function: Function, given: str) -> int:
    """The number of the argument that a user names."""
    texts = parameter_texts(module.lines[function.line])
    names = [text[text.rindex(" ") + 1 :] for text in texts]
    spelled = f'%"{quote(given)}"', f"%{given}"
    for name in spelled:
        if name in names and not given.isdecimal():
            return names.index(name)
    if given.isdecimal() and int(given) < len(texts):
        return int(given)
    raise refused(
        module,
        function.line,
        f"'{function.name}' has no argument '{given}'",
        f"name one of its {len(texts)} arguments, or give its number from 0",
    )


def _pointer(module: Module, function: Function, number: int) -> tuple[str, int]:
    """The operand for an argument, and its address space."""
    text = parameter_texts(module.lines[function.line])[number]
    kind = module.type_of(function.arguments[number])
    forbidden = next((word for word in _NOT_READ_AND_WRITTEN if word in text), None)
    if kind not in _POINTERS or forbidden is not None:
        why = f"is {kind}" if kind not in _POINTERS else f"is {forbidden.rstrip('(') if forbidden else ''}"
        raise refused(
            module,
            function.line,
            f"argument {number} of '{function.name}' cannot point to the buffer of its records: it {why}",
            "give a pointer to global memory that the kernel may read and write (LDSOPT_RECORD_BUFFER keeps it so)",
        )
    return text[slice(*argument_value(text, Span(0, len(text)), kind))], 1 if "(1)" in kind else 0


def _first_instruction(function: Function) -> int:
    """The first instruction behind the stack slots that an entry block begins with."""
    block = function.blocks[0]
    for instruction in function.instructions[block.start : block.stop]:
        if instruction.opcode != "alloca":
            return instruction.line
    raise AssertionError("a block ends with a terminator")


def _ends(module: Module, function: Function) -> Iterable[int]:
    """The lines of the instructions that end a wave: returns, ``llvm.amdgcn.endpgm``, ``s_endpgm`` in assembly."""
    for instruction in function.instructions:
        if instruction.opcode == "ret" or (is_call(instruction) and _ends_wave(module, instruction)):
            yield instruction.line


def _ends_wave(module: Module, call: Instruction) -> bool:
    asm = module.inline_asm(call.operands[-1])
    if asm is None:
        return callee_name(module, call) == "llvm.amdgcn.endpgm"
    return any(statement.mnemonic.startswith("s_endpgm") for statement in asm.statements or ())
