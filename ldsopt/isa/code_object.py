"""Code objects (``.o``, ``.hsaco``): ELF files of AMD GPU code.

The metadata note has the needs of every kernel, the symbol table the length of each function. Source: AMDGPU Usage,
"ELF Code Object", "Code Object V3 Metadata" to V6, "Kernel Descriptor".
"""

from __future__ import annotations

import importlib
import io
import struct
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any, NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, Unavailable
from ldsopt.isa import disassembly
from ldsopt.isa.assembly import AsmFunction, Assembly, arch_of_target_id, parse_assembly
from ldsopt.isa.kernel_start import ArgumentSlot, StatedKernels, start_of_descriptor
from ldsopt.isa.measure import measure_functions
from ldsopt.isa.measurement import FunctionMeasurement, Measurement, Resources
from ldsopt.isa.metadata import KernelMetadata
from ldsopt.isa.resources import kernel_resources, with_occupancy
from ldsopt.target.arch import ARCHS, Arch, require_same_arch
from ldsopt.target.arch import arch as known_arch
from ldsopt.target.opcodes import Family

if TYPE_CHECKING:
    from pathlib import Path

# --- machine of an ELF file -----------------------------------------------------------------------------------
#
# The processor and the settings that a code object is for, by its ELF flags.
#
# Source: LLVM `BinaryFormat/ELF.h`; AMDGPU Usage, "AMDGPU `EF_AMDGPU_MACH` Values", "AMDGPU ELF Header `e_flags`
# for Code Object V4 and After", "Generic Processors".


_FIRST = 0x20
_MASK = 0xFF

# In order of their numbers, from 0x20 on; "-" where LLVM 22 knows no processor.
_IN_ORDER = """
    gfx600 gfx601 gfx700 gfx701 gfx702 gfx703 gfx704 -
    gfx801 gfx802 gfx803 gfx810 gfx900 gfx902 gfx904 gfx906
    gfx908 gfx909 gfx90c gfx1010 gfx1011 gfx1012 gfx1030 gfx1031
    gfx1032 gfx1033 gfx602 gfx705 gfx805 gfx1035 gfx1034 gfx90a
    - gfx1100 gfx1013 gfx1150 gfx1103 gfx1036 gfx1101 gfx1102
    gfx1200 gfx1250 gfx1151 - gfx942 - gfx1201 gfx950
    - gfx9-generic gfx10-1-generic gfx10-3-generic gfx11-generic gfx1152 - -
    gfx1153 gfx12-generic gfx1251 - - - - gfx9-4-generic
"""

MACHINES: dict[int, str] = {
    _FIRST + index: name for index, name in enumerate(_IN_ORDER.split()) if name != "-"
}


def arch_of_flags(flags: int) -> str | None:
    """The processor that the ELF header's flags name; ``None`` for one that is not known here.

    >>> arch_of_flags(0x54C)
    'gfx942'
    """
    return MACHINES.get(flags & _MASK)


_SETTINGS = {"xnack": 8, "sramecc": 10}
"""The lowest of the two bits of each setting: 0 has none, 1 runs with either, 2 takes it off, 3 takes it on."""
_FAMILIES = {
    "gfx9-generic": ("gfx90[02469c]",),
    "gfx9-4-generic": ("gfx94[0-9]", "gfx950"),
    "gfx10-1-generic": ("gfx101[0-9]",),
    "gfx10-3-generic": ("gfx103[0-9]",),
    "gfx11-generic": ("gfx11[0-9][0-9]",),
    "gfx12-generic": ("gfx120[0-9]",),
}
"""The processors that code for a generic one runs on."""


def settings_of_flags(flags: int) -> str:
    """The settings that code requires, as a target id spells them; empty if it runs with any.

    >>> settings_of_flags(0x64C), settings_of_flags(0xE4C), settings_of_flags(0x54C)
    (':xnack-', ':sramecc+:xnack-', '')
    """
    taken = {name: flags >> bit & 3 for name, bit in sorted(_SETTINGS.items())}
    return "".join(f":{name}{'+' if way == 3 else '-'}" for name, way in taken.items() if way >= 2)


def runs_on(code: str, device: str) -> bool:
    """Code for one target id runs on a device with another.

    >>> runs_on("gfx942", "gfx942:sramecc+:xnack-"), runs_on("gfx942:xnack+", "gfx942:sramecc+:xnack-")
    (True, False)
    >>> runs_on("gfx9-4-generic", "gfx942:sramecc+:xnack-"), runs_on("gfx11-generic", "gfx1030")
    (True, False)
    """
    arch, *taken = code.split(":")
    present, *settings = device.split(":")
    is_of_it = arch == present or any(fnmatchcase(present, one) for one in _FAMILIES.get(arch, ()))
    return is_of_it and all(one in settings for one in taken)


_ELF_MAGIC = b"\x7fELF"
_NOTE_METADATA = 32
_ABI_V4 = 2
_DESCRIPTOR = ".kd"
_RSRC3_OFFSET = 44
_RSRC2_OFFSET = 52
_RETURN_REGISTER = "s[30:31]"


@dataclass(frozen=True, slots=True)
class CodeObject:
    """The contents of one ELF file of GPU code.

    Attributes:
        arch: the gfx architecture.
        sizes: bytes of machine code of each function, in code order.
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
    """

    arch: str
    sizes: dict[str, int]
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
    return data.startswith(_ELF_MAGIC) or is_bundle(data)


def measure_code_object(
    data: bytes, source: str, *, arch: str | None = None, objdump: Path | None = None
) -> Measurement:
    """Measures a code object, or the one of an offload bundle.

    Without a disassembler the instructions are unknown: waits and all counts of instructions are ``None``.

    Args:
        data: the file.
        source: its name as the user gave it.
        arch: picks one code object of a bundle; a single object must be for it.
        objdump: LLVM's disassembler; looked for in PATH when not given.

    Raises:
        InputError: not an AMD GPU code object, or damaged.
        Unavailable: the ``objdump`` given is not there, or cannot disassemble this.
    """
    data, code = _picked(data, source, arch)
    machine = known_arch(code.arch)
    counted = _counted(data, code, machine, source, objdump)
    functions = tuple(
        replace(counted.get(name) or _uncounted(name, code), resources=_resources(code, name, machine))
        for name in code.sizes
    )
    return Measurement(source, machine.name, None, functions)


def _picked(data: bytes, source: str, arch: str | None) -> tuple[bytes, CodeObject]:
    """The code object in ``data``, or the one for ``arch`` in a bundle.

    Raises:
        InputError: there is none, it is damaged, or it is for another architecture than ``arch``.
    """
    wanted = known_arch(arch).name if arch else None
    if is_bundle(data):
        data = pick(data, source, wanted)
    code = read_code_object(data, source)
    if wanted is not None:
        require_same_arch(code.arch, wanted, source)
    return data, code


def read_code_object(data: bytes, source: str) -> CodeObject:
    """Reads an ELF file.

    Raises:
        InputError: not an AMD GPU code object, or damaged.
    """
    if not data.startswith(_ELF_MAGIC):
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
            remedy="extract the device code first, e.g. with clang-offload-bundler --unbundle",
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
    functions += [one for one in untyped if one[2] in descriptors]  # a kernel that no `.type` announces
    return CodeObject(
        arch=arch,
        sizes=_sizes(elf, sorted(functions)),
        kernels=frozenset(descriptors),
        metadata=_kernels(note),
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
        target=arch
        + (settings_of_flags(elf["e_flags"]) if elf["e_ident"]["EI_ABIVERSION"] >= _ABI_V4 else ""),
    )


def _sizes(elf: Any, functions: list[tuple[int, int, str, int]]) -> dict[str, int]:
    """Bytes of each function. One that states none, as in hand-written assembly, reaches up to the next one.

    Args:
        elf: the file.
        functions: section, address, name and stated size of each, in order.
    """
    found: dict[str, int] = {}
    for number, (section, start, name, size) in enumerate(functions):
        home = elf.get_section(section)
        ends = [at for other, at, _, _ in functions[number + 1 :] if other == section and at > start]
        end = min([*ends[:1], home["sh_addr"] + home["sh_size"]])
        found[name] = size or end - start
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


def _kernels(note: dict[str, Any]) -> dict[str, KernelMetadata]:
    return {
        kernel[".name"]: {
            key.removeprefix("."): tuple(map(int, value)) if isinstance(value, list) else value
            for key, value in kernel.items()
            if isinstance(value, (int, str)) or _is_numbers(value)
        }
        for kernel in note.get("amdhsa.kernels", ())
    }


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


def disassembled(
    data: bytes, source: str, *, arch: str | None = None, objdump: Path | None = None, lines: bool = False
) -> tuple[CodeObject, Assembly]:
    """A code object, or the one of a bundle, with the listing of its functions; see `disassembled_in_place`."""
    found = disassembled_in_place(data, source, arch=arch, objdump=objdump, lines=lines)
    return found.code, found.listing


def disassembled_in_place(
    data: bytes, source: str, *, arch: str | None = None, objdump: Path | None = None, lines: bool = False
) -> PlacedCode:
    """A code object with its listing and the places of instructions; arguments as of `measure_code_object`.

    With ``lines``, instructions have the line of the listing from which they were assembled.

    Raises:
        InputError: not an AMD GPU code object, or damaged.
        Unavailable: there is no disassembler, or none that can disassemble this.
    """
    data, code = _picked(data, source, arch)
    problem = Unavailable(
        "machine code needs LLVM's disassembler, and there is no llvm-objdump in PATH; install LLVM (Debian: llvm-22), "
        "or check the assembly (.s)"
    )
    for program in disassembly.find_objdumps(objdump):
        try:
            text, places = _listing(program, data, code, lines=lines)
            return PlacedCode(code, parse_assembly(text, source), places, data)
        except Unavailable as error:
            problem = error
    raise problem


def _listing(
    program: str, data: bytes, code: CodeObject, *, lines: bool = False
) -> disassembly.PlacedListing:
    said = disassembly.disassemble(program, data, lines=lines)
    return disassembly.listing(said, code.sizes, code.kernels, code.relocations)


def _counted(
    data: bytes, code: CodeObject, arch: Arch, source: str, objdump: Path | None
) -> dict[str, FunctionMeasurement]:
    for program in disassembly.find_objdumps(objdump) if code.sizes else ():
        try:
            assembly = parse_assembly(_listing(program, data, code).text, source)
            measured = measure_functions(assembly, arch, {}, source)
        except (Unavailable, InputError):
            if objdump is not None:
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
        and (function.is_kernel or instruction.operands != _RETURN_REGISTER)
        for block in function.blocks
        for instruction in block.instructions
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


# --- bundles --------------------------------------------------------------------------------------------------
#
# Clang's offload bundles, in which HIP keeps the code objects of several architectures in one file.
#
# Source: clang documentation, "Clang Offload Bundler", bundled code object file layout.


MAGIC = b"__CLANG_OFFLOAD_BUNDLE__"
COMPRESSED_MAGIC = b"CCOB"

_REMEDY = "extract the code object with clang-offload-bundler --unbundle"


@dataclass(frozen=True, slots=True)
class Entry:
    """One code object of a bundle. ``arch`` is ``None`` for the host's."""

    target: str
    arch: str | None
    data: bytes


def is_bundle(data: bytes) -> bool:
    """True if data begins like an offload bundle, compressed or not."""
    return data.startswith((MAGIC, COMPRESSED_MAGIC))


def entries(data: bytes, source: str) -> tuple[Entry, ...]:
    """The code objects in a bundle.

    Raises:
        InputError: it is compressed, or damaged.
    """
    if data.startswith(COMPRESSED_MAGIC):
        raise InputError("this is a compressed offload bundle", file=source, remedy=_REMEDY)
    found = []
    try:
        (count,) = struct.unpack_from("<Q", data, len(MAGIC))
        at = len(MAGIC) + 8
        for _ in range(count):
            offset, size, length = struct.unpack_from("<QQQ", data, at)
            at += 24
            target = data[at : at + length].decode("ascii")
            at += length
            if at > len(data) or offset + size > len(data):
                raise ValueError("an entry lies beyond the end of the file")
            is_device = "amdgcn" in target or "amdgpu" in target
            arch = arch_of_target_id(target) if is_device else None
            found.append(Entry(target, arch, data[offset : offset + size]))
    except (struct.error, ValueError) as error:
        raise InputError(f"this offload bundle is damaged: {error}", file=source, remedy=_REMEDY) from None
    return tuple(found)


def pick(data: bytes, source: str, arch: str | None) -> bytes:
    """Picks the only code object of a bundle, or the one for ``arch``.

    Raises:
        InputError: there is none, or ``arch`` does not pick one of several; the message lists them.
    """
    device = [entry for entry in entries(data, source) if entry.arch is not None and entry.data]
    chosen = device if arch is None else [entry for entry in device if entry.arch == arch]
    if len(chosen) == 1:
        return chosen[0].data
    there = ", ".join(entry.target for entry in device) or "no AMD GPU code"
    if arch is None and device:
        raise InputError(f"this offload bundle holds {there}", file=source, remedy="pick one with --mcpu")
    wanted = f"one code object for {arch}" if arch else "a code object"
    raise InputError(f"this offload bundle does not hold {wanted} but {there}", file=source, remedy=_REMEDY)
