"""Code objects (``.o``, ``.hsaco``): ELF files of AMD GPU code.

The metadata note has the needs of every kernel, the symbol table the length of each function. Source: AMDGPU Usage,
"ELF Code Object", "Code Object V3 Metadata" to V6, "Kernel Descriptor".
"""

from __future__ import annotations

import importlib
import io
import struct
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, Unavailable
from ldsopt.isa import disassembly
from ldsopt.isa.assembly import AsmFunction, Assembly, arch_of_target_id, parse_assembly
from ldsopt.isa.bundles import ELF, Image, holds_images, images
from ldsopt.isa.calls import RETURN_ADDRESS
from ldsopt.isa.kernel_start import ArgumentSlot, StatedKernels, start_of_descriptor
from ldsopt.isa.measure import measure_functions
from ldsopt.isa.measurement import FunctionMeasurement, Measurement, Resources
from ldsopt.isa.metadata import KernelMetadata
from ldsopt.isa.resources import kernel_resources, with_occupancy
from ldsopt.patterns import is_named
from ldsopt.target.arch import ARCHS, Arch, arch_of_flags, require_same_arch, runs_on, settings_of_flags
from ldsopt.target.arch import arch as known_arch
from ldsopt.target.opcodes import Family
from ldsopt.target.workgroup_size import require_named

if TYPE_CHECKING:
    from pathlib import Path

_NOTE_METADATA = 32
_DESCRIPTOR = ".kd"
_RSRC3_OFFSET = 44


@dataclass(frozen=True, slots=True)
class CodeObject:
    """The contents of one ELF file of GPU code.

    Attributes:
        arch: the gfx architecture.
        sizes: bytes of machine code of each function, in code order.
        places: section and address of each.
        kernels: names of the functions that have a kernel descriptor.
        metadata: scalars of each kernel's metadata.
        descriptors: the bytes of LDS and of scratch in each kernel's descriptor.
        descriptor_bytes: all 64 bytes of each descriptor.
        constants: absolute symbols such as ``k.num_vgpr``.
        accum_offsets: first AGPR in the unified register file, by kernel (gfx90a, gfx94x, gfx950).
        arguments: the arguments of each kernel, in order.
        is_linked: it can be loaded; an unlinked object needs a linker first.
        relocations: the symbols in place of numbers that an unlinked object leaves to the linker.
        target: the architecture with the settings that it requires, ``gfx942:xnack-``.
        has_labels: code has symbols that are no functions, as hand-written assembly may keep them.
        ranges: the addresses of code, of each section.
    """

    arch: str
    sizes: dict[str, int]
    places: dict[str, disassembly.CodePosition]
    kernels: frozenset[str]
    metadata: dict[str, KernelMetadata]
    descriptors: dict[str, KernelMetadata]
    descriptor_bytes: dict[str, bytes]
    constants: dict[str, int]
    accum_offsets: dict[str, int]
    arguments: dict[str, tuple[ArgumentSlot, ...]]
    is_linked: bool
    relocations: disassembly.Relocations
    target: str
    has_labels: bool
    ranges: tuple[range, ...]

    def at(self, place: disassembly.CodePosition) -> set[str]:
        """The functions whose code is at a place."""
        return {
            name
            for name, start in self.places.items()
            if start.section == place.section and 0 <= place.address - start.address < self.sizes[name]
        }


def stated_by_object(code: CodeObject) -> StatedKernels:
    """The statements of a code object's descriptors and metadata."""
    starts = {name: start_of_descriptor(data) for name, data in code.descriptor_bytes.items()}
    return StatedKernels(code.metadata, starts, code.arguments)


class PlacedCode(NamedTuple):
    """A code object, the listing of its functions, the place of each line's instruction, and the object's bytes."""

    code: CodeObject
    listing: Assembly
    places: Mapping[int, disassembly.CodePosition]
    data: bytes


def is_code_object(data: bytes) -> bool:
    """True if data begins like an ELF file or an offload bundle."""
    return data.startswith(ELF) or holds_images(data)


def unwatched(words: str, share: float) -> None:
    """Tells nobody how far work has come."""


def measure_code_object(
    data: bytes,
    source: str,
    *,
    arch: str | None = None,
    objdump: Path | None = None,
    watch: Callable[[str, float], None] = unwatched,
) -> Measurement:
    """Measures a code object, or those for one architecture of an offload bundle or a host file.

    Of several code objects, a function whose name occurs again is ``name#2``.

    Without a disassembler the instructions are unknown: waits and all counts of instructions are ``None``.

    Args:
        data: the file.
        source: its name as the user gave it.
        arch: as of `code_objects`.
        objdump: LLVM's disassembler; looked for in PATH when not given.
        watch: is told of each of several code objects, with the share of the work that is done.

    Raises:
        InputError: not an AMD GPU code object, or damaged.
        Unavailable: the ``objdump`` given is not there, or cannot disassemble this.
    """
    held = code_objects(data, source, arch)
    machine = known_arch(held[0][1].arch)
    functions: list[FunctionMeasurement] = []
    reader = disassembly.Disassembler([own for own, _ in held], objdump)
    for number, names in enumerate(each_of([[*code.sizes] for _, code in held])):
        if len(held) > 1:
            watch(f"measuring code object {number + 1} of {len(held)}", number / len(held))
        code = held[number][1]
        counted = _counted(reader, number, code, machine, source, is_wanted=objdump is not None)
        by_place = {code.places[name]: one for name, one in counted.items()}
        for name in code.sizes:
            one = counted.get(name) or by_place.get(code.places[name]) or _uncounted(name, code)
            known = _resources(code, name, machine)
            functions.append(replace(one, name=names[name], is_kernel=name in code.kernels, resources=known))
    return Measurement(source, machine.name, None, tuple(functions))


def read_code_object(data: bytes, source: str) -> CodeObject:
    """Reads an ELF file.

    Raises:
        InputError: not an AMD GPU code object, or damaged.
    """
    if not data.startswith(ELF):
        raise InputError("this is not an ELF file", file=source)
    try:
        return _read(data, source)
    except InputError:
        raise
    except Exception as error:  # pyelftools has no one class for what a damaged file provokes
        what = str(error) or type(error).__name__
        remedy = "write it, or fetch it, once more"
        raise InputError(f"this ELF file is damaged: {what}", file=source, remedy=remedy) from None


def _read(data: bytes, source: str) -> CodeObject:
    from elftools.elf.elffile import ELFFile

    elf = ELFFile(io.BytesIO(data))
    if elf["e_machine"] != "EM_AMDGPU":
        raise InputError(
            f"this ELF file is for {elf['e_machine']}, not for an AMD GPU",
            file=source,
            remedy="give the code object, or the program or library that holds it",
        )
    note = next((desc for desc in _metadata_notes(elf)), {})
    target = note.get("amdhsa.target")
    arch = arch_of_flags(elf["e_flags"]) or (arch_of_target_id(target) if isinstance(target, str) else None)
    if arch not in ARCHS:
        raise InputError(
            f"this code object is for {arch or 'a processor'} that is not known (ELF flags {elf['e_flags']:#x})",
            file=source,
        )
    functions: list[tuple[int, int, str, int]] = []
    untyped: list[tuple[int, int, str, int]] = []
    descriptors: dict[str, bytes] = {}
    constants: dict[str, int] = {}
    for symbol in _symbols(elf):
        name, section = symbol.name, symbol["st_shndx"]
        if section == "SHN_ABS":
            constants[name] = symbol["st_value"]
        elif isinstance(section, int) and symbol["st_info"]["type"] == "STT_FUNC":
            functions.append((section, symbol["st_value"], name, symbol["st_size"]))
        elif isinstance(section, int) and symbol["st_info"]["type"] == "STT_NOTYPE":
            untyped.append((section, symbol["st_value"], name, symbol["st_size"]))
        elif isinstance(section, int) and name.endswith(_DESCRIPTOR) and symbol["st_size"] == 64:
            home = elf.get_section(section)
            at = symbol["st_value"] - home["sh_addr"]
            descriptors[name[: -len(_DESCRIPTOR)]] = home.data()[at : at + 64]
    unannounced = [one for one in untyped if one[2] in descriptors]  # kernels that no `.type` announces
    functions += unannounced
    code_sections = {section for section, _, _, _ in functions}
    return CodeObject(
        arch=arch,
        sizes=_sizes(elf, sorted(functions)),
        places={
            name: disassembly.CodePosition(elf.get_section(section).name, address)
            for section, address, name, _ in functions
        },
        kernels=frozenset(descriptors),
        metadata={
            kernel[".name"]: {
                key.removeprefix("."): tuple(map(int, value)) if isinstance(value, list) else value
                for key, value in kernel.items()
                if isinstance(value, (int, str)) or _is_numbers(value)
            }
            for kernel in note.get("amdhsa.kernels", ())
        },
        descriptors={name: _fixed_sizes(bytes_) for name, bytes_ in descriptors.items()},
        descriptor_bytes=descriptors,
        constants=constants,
        accum_offsets={name: _accum_offset(bytes_) for name, bytes_ in descriptors.items()},
        arguments={
            kernel[".name"]: tuple(
                ArgumentSlot(
                    int(one[".offset"]),
                    int(one[".size"]),
                    str(one[".value_kind"]),
                    int(one.get(".pointee_align", 1)),
                )
                for one in kernel.get(".args", ())
            )
            for kernel in note.get("amdhsa.kernels", ())
        },
        is_linked=elf["e_type"] != "ET_REL",
        relocations=relocations_of(elf),
        target=arch + settings_of_flags(elf["e_flags"], elf["e_ident"]["EI_ABIVERSION"]),
        has_labels=any(one[0] in code_sections and one not in unannounced for one in untyped),
        ranges=tuple(
            range(home["sh_addr"], home["sh_addr"] + home["sh_size"])
            for home in map(elf.get_section, sorted(code_sections))
        ),
    )


def _sizes(elf: Any, functions: list[tuple[int, int, str, int]]) -> dict[str, int]:
    """Bytes of each function. One that states none, as in hand-written assembly, reaches up to the next one.

    Args:
        elf: the file.
        functions: section, address, name and stated size of each, in order.
    """
    found: dict[str, int] = {}
    for number, (section, start, name, size) in enumerate(functions):
        if not size:
            home = elf.get_section(section)
            ends = [at for other, at, _, _ in functions[number + 1 :] if other == section and at > start]
            size = min([*ends[:1], home["sh_addr"] + home["sh_size"]]) - start
        found[name] = size
    return found


def _symbols(elf: Any) -> Iterator[Any]:
    """Every symbol with a name once; a stripped file has only the dynamic ones."""
    from elftools.elf.sections import SymbolTableSection

    seen = set()
    for section in elf.iter_sections():
        if isinstance(section, SymbolTableSection):
            for symbol in section.iter_symbols():
                if symbol.name and symbol.name not in seen:
                    seen.add(symbol.name)
                    yield symbol


def _metadata_notes(elf: Any) -> Iterator[dict[str, Any]]:
    from elftools.elf.sections import NoteSection
    from elftools.elf.segments import NoteSegment

    for home in (*elf.iter_sections(), *elf.iter_segments()):
        for note in home.iter_notes() if isinstance(home, (NoteSection, NoteSegment)) else ():
            if note["n_name"] == "AMDGPU" and note["n_type"] in (_NOTE_METADATA, "NT_AMDGPU_METADATA"):
                yield _unpacked(note["n_descdata"])


def _unpacked(packed: bytes) -> dict[str, Any]:
    msgpack: Any = importlib.import_module("msgpack")  # it has no type stubs
    value = msgpack.unpackb(packed, raw=False, strict_map_key=False, unicode_errors="surrogateescape")
    if not isinstance(value, dict):
        raise ValueError("its metadata is not a map")
    return value


def _accum_offset(descriptor: bytes) -> int:
    """``ACCUM_OFFSET`` of ``compute_pgm_rsrc3``: in blocks of 4 registers, less one."""
    rsrc3: int = struct.unpack_from("<I", descriptor, _RSRC3_OFFSET)[0]
    return ((rsrc3 & 0x3F) + 1) * 4


def _is_numbers(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(one, int) for one in value)


def _fixed_sizes(descriptor: bytes) -> KernelMetadata:
    """``GROUP_SEGMENT_FIXED_SIZE`` and ``PRIVATE_SEGMENT_FIXED_SIZE``, as the metadata calls them."""
    lds, scratch = struct.unpack_from("<II", descriptor)
    return {"group_segment_fixed_size": lds, "private_segment_fixed_size": scratch}


def _resources(code: CodeObject, name: str, arch: Arch) -> Resources:
    metadata = code.metadata.get(name) or code.descriptors.get(name, {})
    known = kernel_resources(
        metadata, arch, code_bytes=code.sizes[name], accum_offset=code.accum_offsets.get(name)
    )
    exact = code.constants.get(f"{name}.num_vgpr")
    if exact is None:
        return known
    agprs = code.constants.get(f"{name}.num_agpr", known.agprs)
    told = replace(known, vgprs=exact, agprs=agprs)
    if name not in code.kernels:
        return told
    return with_occupancy(told, arch, cu_mode=metadata.get("workgroup_processor_mode") == 0)


def disassembled(data: bytes, source: str, *, lines: bool = False) -> tuple[CodeObject, Assembly]:
    """A code object with the listing of its functions; see `disassembled_in_place`."""
    found = disassembled_in_place(data, source, lines=lines)
    return found.code, found.listing


def disassembled_in_place(
    data: bytes, source: str, *, arch: str | None = None, kernel: str | None = None, lines: bool = False
) -> PlacedCode:
    """A code object with its listing and the places of instructions.

    With ``lines``, instructions have the line of the listing from which they were assembled.

    Args:
        data, source, arch: as of `code_objects`.
        kernel: picks one of several code objects.
        lines: see above.

    Raises:
        InputError: not an AMD GPU code object, or damaged; several, of which nothing picks one.
        Unavailable: there is no disassembler, or none that can disassemble this.
    """
    own, code = with_kernel(code_objects(data, source, arch), source, kernel)
    return _disassembled(disassembly.Disassembler([own], lines=lines), 0, own, code, source)


def disassembled_each(
    data: bytes, source: str, *, arch: str | None = None, kernels: Collection[str] = ()
) -> Iterator[PlacedCode]:
    """The code objects of a file, as of `disassembled_in_place`, one after the other. Of several, those without
    functions are left out, and the lines of each listing begin behind those of the one before.

    Args:
        data, source, arch: as of `disassembled_in_place`.
        kernels: names or patterns of names; if there are any, only such kernels are disassembled, and what they call.

    Raises:
        InputError, Unavailable: as of `disassembled_in_place`; a name or pattern is of no kernel.
    """
    held = code_objects(data, source, arch)
    require_named(kernels, [one for _, code in held for one in code.kernels], source)
    if kernels:
        held = tuple(one for one in held if any(is_named(kernel, kernels) for kernel in one[1].kernels))
    if len(held) > 1:
        held = tuple((own, code) for own, code in held if code.sizes)
    reader = disassembly.Disassembler([own for own, _ in held], symbols=_reached(held, kernels, source))
    behind = 0
    for number, (own, code) in enumerate(held):
        placed = _disassembled(reader, number, own, code, source, behind=behind)
        behind = len(placed.listing.text)
        yield placed


def _reached(
    held: Sequence[tuple[bytes, CodeObject]], kernels: Collection[str], source: str
) -> Collection[str]:
    """The named kernels, and the functions that they lead to; none if all of the code is to be disassembled.

    The disassembler prints a symbol's code up to the next symbol. That is not all of a function where labels are
    symbols, and code that no symbol begins is not printed. An unlinked object does not know where it leads, nor does
    code whose callees are in pointers.
    """
    if not kernels or any(code.has_labels or not code.is_linked for _, code in held):
        return ()
    found = {one for _, code in held for one in code.kernels if is_named(one, kernels)}
    while all(map(disassembly.is_plain, found)):
        reader = disassembly.Disassembler([own for own, _ in held], symbols=sorted(found))
        more = set[str]()
        for number, (_, code) in enumerate(held):
            read = _read_listing(reader, number, code, source)
            if read.leads_anywhere:
                return ()
            for target in read.beyond:
                names = code.at(target)
                # A kernel also takes addresses of its tables, which are in no code. Code of no function is to be read.
                if not names and any(target.address in one for one in code.ranges):
                    return ()
                more.update(names)
        if more <= found:
            return found
        found |= more
    return ()


def _disassembled(
    reader: disassembly.Disassembler,
    number: int,
    data: bytes,
    code: CodeObject,
    source: str,
    *,
    behind: int = 0,
) -> PlacedCode:
    """Disassembles a code object; ``behind``: so many empty lines are in front of its listing."""
    read = _read_listing(reader, number, code, source)
    places = {line + behind: place for line, place in read.places.items()} if behind else read.places
    return PlacedCode(code, parse_assembly("\n" * behind + read.text, source), places, data)


def _read_listing(
    reader: disassembly.Disassembler, number: int, code: CodeObject, source: str
) -> disassembly.PlacedListing:
    """The listing of a code object, by the first program that can disassemble it."""
    problem = Unavailable(
        "machine code needs LLVM's disassembler, and there is no llvm-objdump in PATH; install LLVM (Debian: llvm-22), "
        "or check the assembly (.s)"
    )
    for program in reader.programs:
        try:
            return _listing(reader.read(program, number), code)
        except Unavailable as error:
            problem = error.with_traceback(None)  # which would keep the texts that were read
    raise problem


def _listing(said: str, code: CodeObject) -> disassembly.PlacedListing:
    return disassembly.listing(said, code.sizes, code.kernels, code.relocations, code.places)


def _counted(
    reader: disassembly.Disassembler,
    number: int,
    code: CodeObject,
    arch: Arch,
    source: str,
    *,
    is_wanted: bool,
) -> dict[str, FunctionMeasurement]:
    for program in reader.programs if code.sizes else ():
        try:
            assembly = parse_assembly(_listing(reader.read(program, number), code).text, source)
            measured = measure_functions(assembly, arch, {}, source)
        except (Unavailable, InputError):
            if is_wanted:
                raise
            continue
        return {
            one.name: _placed(one, has_known_depth=not _has_far_jump(function))
            for one, function in zip(measured, assembly.functions, strict=True)
        }
    return {}


def _has_far_jump(function: AsmFunction) -> bool:
    """True if a function jumps through a register to an address that its machine code alone does not tell."""
    return any(
        instruction.opcode.family is Family.JUMP
        and (function.is_kernel or instruction.operands != RETURN_ADDRESS)
        for instruction in function.instructions
    )


def _placed(one: FunctionMeasurement, *, has_known_depth: bool) -> FunctionMeasurement:
    """The measurement without line numbers, which objects do not have, and without uncertain loop depths."""
    waits = tuple(
        replace(wait, line=0, depth=wait.depth if has_known_depth else None) for wait in one.waits or ()
    )
    return replace(one, waits=waits, max_depth=one.max_depth if has_known_depth else None)


def _uncounted(name: str, code: CodeObject) -> FunctionMeasurement:
    return FunctionMeasurement(name, name in code.kernels, None, None, None, None, None, None, Resources())


# --- relocations --------------------------------------------------------------------------------------------
#
# The relocations of an AMD GPU object that is not linked: which numbers in its code are not known yet.
#
# Each becomes the operand that LLVM prints for it in assembly: ``lds@abs32@lo``, ``f@rel32@lo+4``. Source: AMDGPU
# Usage, "Relocation Records"; LLVM, ``AMDGPUMCExpr.cpp`` and ``AMDGPUFixupKinds.h``.


_SPELLED = {
    1: "abs32@lo",
    2: "abs32@hi",
    4: "rel32@lo",
    6: "abs32@lo",
    7: "gotpcrel32@lo",
    8: "gotpcrel32@lo",
    9: "gotpcrel32@hi",
    10: "rel32@lo",
    11: "rel32@hi",
}
"""By the number of the relocation's type; others name a symbol, too, and say nothing of how."""


def relocations_of(elf: Any) -> dict[str, dict[int, str]]:
    """The symbols in place of numbers, by section and offset; none for a linked object.

    Args:
        elf: an ``ELFFile`` of pyelftools.
    """
    from elftools.elf.relocation import RelocationSection

    if elf["e_type"] != "ET_REL":
        return {}
    found: dict[str, dict[int, str]] = {}
    for section in elf.iter_sections():
        if not isinstance(section, RelocationSection):
            continue
        symbols = elf.get_section(section["sh_link"])
        own = found.setdefault(elf.get_section(section["sh_info"]).name, {})
        for relocation in section.iter_relocations():
            name = symbols.get_symbol(relocation["r_info_sym"]).name
            addend = relocation["r_addend"] if relocation.is_RELA() else 0
            how = _SPELLED.get(relocation["r_info_type"], "reloc")
            own[relocation["r_offset"]] = f'"{name}"@{how}' + (f"{addend:+d}" if addend else "")
    return found


# --- code objects in other files ------------------------------------------------------------------------------


def code_objects(data: bytes, source: str, arch: str | None = None) -> tuple[tuple[bytes, CodeObject], ...]:
    """The code object in ``data``, or all for one architecture in a bundle or a host file, in its order.

    Args:
        data: the file.
        arch: the architecture, perhaps with settings (``gfx90a:xnack-``), which pick one of several in a file.

    Raises:
        InputError: there is none, one is damaged or for another architecture, or ``arch`` does not pick one
            architecture of several; the message lists them.
        Unavailable: a bundle is compressed, and what decompresses it is not installed.
    """
    name, *settings = (arch or "").split(":")
    wanted = known_arch(name).name if name else None
    opposite = {one.translate(_OPPOSITE) for one in settings}
    if not holds_images(data):
        code = read_code_object(data, source)
        if wanted is not None:
            require_same_arch(code.arch, wanted, source)
            if not opposite.isdisjoint(code.target.split(":")):
                raise InputError(f"the code is for {code.target}, and {arch} is asked for", file=source)
        return ((data, code),)
    picked = _for_arch(images(data, source), source, wanted, opposite)
    if any(one.is_bitcode for one in picked):
        raise InputError(
            f"its code for {picked[0].arch} is LLVM bitcode, of which a linker makes code",
            file=source,
            remedy="give the program or library that it is linked into",
        )
    return tuple((one.data, read_code_object(one.data, source)) for one in picked)


def _for_arch(held: Sequence[Image], source: str, wanted: str | None, opposite: set[str]) -> list[Image]:
    """The images for one architecture that do not require any of the settings in ``opposite``."""
    device = [one for one in held if one.arch is not None]
    there = ", ".join(dict.fromkeys(one.target for one in device)) or "no AMD GPU code"
    picked = [one for one in device if wanted in (None, one.arch)]
    if not picked and wanted is not None:  # code for a family of processors
        picked = [one for one in device if runs_on(one.arch or "", wanted)]
    picked = [one for one in picked if opposite.isdisjoint(one.target.split(":"))]
    if not picked:
        asked = f"code for {wanted}" if wanted else "code"
        raise InputError(f"this file does not hold {asked} but {there}", file=source)
    required = {word for one in picked for word in one.target.split(":")[1:]}
    is_ambiguous = any(word.translate(_OPPOSITE) in required for word in required)
    if is_ambiguous or len({one.arch for one in picked}) > 1:
        raise InputError(f"this file holds code for {there}", file=source, remedy="pick one with --mcpu")
    return picked


_OPPOSITE = str.maketrans("+-", "-+")


def with_kernel(
    held: Sequence[tuple[bytes, CodeObject]], source: str, kernel: str | None
) -> tuple[bytes, CodeObject]:
    """The only one of several code objects that has kernels, or the kernel of that name.

    Raises:
        InputError: there is none, or there are several; the message lists their kernels.
    """
    if len(held) == 1:
        return held[0]
    having = [one for one in held if (kernel in one[1].kernels if kernel else one[1].kernels)]
    if len(having) == 1:
        return having[0]
    if kernel and having:
        raise InputError(
            f"{len(having)} of the code objects in this file have a kernel '{kernel}'",
            file=source,
            remedy="take one of them out: llvm-objdump --offloading",
        )
    names = sorted({name for _, code in held for name in code.kernels})
    listed = ", ".join(names[:_MOST_NAMES]) + (", ..." if len(names) > _MOST_NAMES else "")
    raise InputError(
        f"this file holds {len(held)} code objects, with {len(names)} kernels: {listed}",
        file=source,
        remedy="name one of them: --kernel NAME",
    )


_MOST_NAMES = 5


def each_of(names: Sequence[Sequence[str]]) -> list[dict[str, str]]:
    """Names for the functions of several code objects, in which a name that occurs again has its number.

    >>> each_of([["a", "b"], ["b", "c"], ["b"]])
    [{'a': 'a', 'b': 'b'}, {'b': 'b#2', 'c': 'c'}, {'b': 'b#3'}]
    """
    seen = Counter[str]()
    found = []
    for of_one in names:
        seen.update(dict.fromkeys(of_one, 1))
        found.append({name: name if seen[name] == 1 else f"{name}#{seen[name]}" for name in of_one})
    return found
