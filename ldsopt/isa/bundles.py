"""Files that hold the code objects of HIP programs: offload bundles, offload binaries, host files with these inside,
and archives of host objects. Compilers of other languages leave code objects as they are in a host file's data.

Source: clang documentation, "Clang Offload Bundler", "Bundled Code Object File Layout" and "Compression and
Decompression"; LLVM, ``Object/OffloadBundle.h`` and ``Object/OffloadBinary.h``.
"""

from __future__ import annotations

import importlib
import io
import re
import struct
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from ldsopt import limits
from ldsopt.errors import InputError, Unavailable
from ldsopt.isa.assembly import arch_of_target_id
from ldsopt.target.arch import arch_of_flags, settings_of_flags

BUNDLE = b"__CLANG_OFFLOAD_BUNDLE__"
COMPRESSED = b"CCOB"
BINARY = b"\x10\xff\x10\xad"
ELF = b"\x7fELF"
ARCHIVE, THIN_ARCHIVE = b"!<arch>\n", b"!<thin>\n"

_ANY = re.compile(b"|".join(map(re.escape, (BUNDLE, COMPRESSED, BINARY))))
_SECTIONS = (".hip_fatbin", ".llvm.offloading")
_OF_HOST_OBJECT = BUNDLE.decode()
"""The beginning of the names of sections that hold one entry each, of objects for a device linker."""
_AMD_GPU = 224
_WIDE = b"\x02\x01"
"""Behind `ELF`: 64 bits, the lowest byte first."""
_HEADER = struct.Struct("<8xB9xH20xQI6x2H2x")
"""Of an ELF file's header: the ABI's version, the processor, where the headers of the sections are, the flags, the size
of such a header and how many there are."""
_DEVICES = ("amdgcn", "amdgpu")
_SIZES = {1: "<IQ", 2: "<IIQ", 3: "<QQQ"}
"""The sizes and the hash in the header of a compressed bundle, by its version; version 1 lacks the file's size."""
_METHODS = {0: "zlib", 1: "zstd"}
_STRINGS = {1: 16, 2: 24}
"""Bytes of a string entry of an offload binary, by its version."""
_PIECE = 4096
"""Bytes that are decompressed at one time, where a piece may become any size."""
_WIDEST = 1 << 31


class _NotRead(ValueError):
    """It may be right, and is not read."""


class Image(NamedTuple):
    """One entry of a file: its name there (``hipv4-amdgcn-amd-amdhsa--gfx942:xnack-``), and its contents."""

    name: str
    data: bytes

    @property
    def arch(self) -> str | None:
        """The architecture of an AMD GPU; ``None`` for the host's and other processors' code."""
        return arch_of_target_id(self.name) if any(one in self.name for one in _DEVICES) else None

    @property
    def target(self) -> str:
        """The architecture and the settings that the name requires: ``gfx942:xnack-``.

        >>> Image("hip-amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-", b"").target
        'gfx90a:sramecc+:xnack-'
        """
        return ":".join([self.arch or self.name, *self.name.split(":")[1:]])

    @property
    def is_bitcode(self) -> bool:
        """True for LLVM bitcode, of which only a linker makes code."""
        return self.data.startswith((b"BC\xc0\xde", b"\xde\xc0\x17\x0b"))


def is_host_file(data: bytes) -> bool:
    """True if data begins like an ELF file of another processor than an AMD GPU."""
    if not data.startswith(ELF) or len(data) < 20:
        return False
    order = ">" if data[5] == 2 else "<"
    machine: int = struct.unpack_from(order + "H", data, 18)[0]
    return machine != _AMD_GPU


def holds_images(data: bytes) -> bool:
    """True if data begins like a bundle, an offload binary, a host file or an archive, which may hold code objects."""
    return data.startswith((BUNDLE, COMPRESSED, BINARY, ARCHIVE, THIN_ARCHIVE)) or is_host_file(data)


def is_host_code(data: bytes) -> bool:
    """True of a readable host file that holds no code of HIP, as most objects in the directory of a build."""
    try:
        return is_host_file(data) and not _sections(data, "")[1] and not any(_bare(data))
    except InputError:
        return False


def images(data: bytes, source: str) -> tuple[Image, ...]:
    """The entries of a file, in its order; empty ones are left out.

    Raises:
        InputError: it is damaged, or a host file or an archive without code of an AMD GPU.
        Unavailable: it is compressed, and what decompresses it is not installed.
    """
    is_archive = data.startswith((ARCHIVE, THIN_ARCHIVE))
    what = "archive" if is_archive else "offload bundle"
    try:
        if is_archive:
            found = tuple(_of_archive(data, source))
        elif is_host_file(data):
            found = tuple(_of_host_file(data, source))
        else:
            found = tuple(_one_after_another(data))
    except _NotRead as error:
        raise InputError(f"the {what} is not read: {error}", file=source) from None
    except (struct.error, ValueError, OverflowError) as error:
        raise InputError(
            f"the {what} is damaged: {error}", file=source, remedy="write it, or fetch it, once more"
        ) from None
    if is_archive and not found:
        raise InputError(
            "this archive holds no code of HIP",
            file=source,
            remedy="give the library that HIP code was compiled into",
        )
    return tuple(one for one in found if one.data)


def _of_archive(data: bytes, source: str) -> Iterator[Image]:
    """The entries of an archive's members, in its order. Source: ar(5)."""
    if data.startswith(THIN_ARCHIVE):
        raise _NotRead("it is thin, and names files that it does not hold; give these")
    at = len(ARCHIVE)
    while at < len(data):
        name, size, mark = struct.unpack_from("16s32x10s2s", data, at)
        begin, end = at + 60, at + 60 + int(size)
        if mark != b"`\n" or not begin <= end <= len(data):
            raise ValueError(f"there is no member at byte {at}")
        # BSD's ar puts a long name in front of the contents.
        member = data[begin + (int(name[3:]) if name.startswith(b"#1/") else 0) : end]
        if is_host_file(member):
            _, sections = _sections(member, source)
            yield from _of_sections(sections) if sections else _bare(member)
        elif member.startswith((BUNDLE, COMPRESSED, BINARY)):
            yield from _one_after_another(member)
        at = end + end % 2


def _of_host_file(data: bytes, source: str) -> Iterator[Image]:
    machine, sections = _sections(data, source)
    held = list(_of_sections(sections) if sections else _bare(data))
    if not (sections or held):
        raise InputError(
            f"this ELF file is for {machine}, not for an AMD GPU, and holds no code of HIP",
            file=source,
            remedy="give the program, library or object that HIP code was compiled into",
        )
    yield from held


def _bare(data: bytes) -> Iterator[Image]:
    """The code objects in the data of a host file, in no bundle; what only begins like one is none."""
    at = 0
    while (at := data.find(ELF + _WIDE, at + 1)) > 0:
        header = data[at : at + _HEADER.size]
        if len(header) < _HEADER.size:
            return
        abi, machine, headers, flags, size, count = _HEADER.unpack(header)
        end = at + headers + size * count  # linkers put the headers of the sections last
        arch = arch_of_flags(flags)
        is_whole = at + _HEADER.size < end <= len(data)
        if machine == _AMD_GPU and arch is not None and is_whole:
            yield Image(f"amdgcn-amd-amdhsa--{arch}{settings_of_flags(flags, abi)}", data[at:end])
            at = end - 1


def _sections(data: bytes, source: str) -> tuple[str, list[tuple[str, bytes]]]:
    """The processor of a host file, and the sections that hold code objects, by name."""
    machine, sections = "another processor", list[tuple[str, bytes]]()
    try:
        from elftools.elf.elffile import ELFFile

        elf = ELFFile(io.BytesIO(data))
        machine = str(elf["e_machine"])
        for section in elf.iter_sections():
            if section.name.startswith((*_SECTIONS, _OF_HOST_OBJECT)) and section["sh_type"] != "SHT_NOBITS":
                sections.append((section.name, section.data()))
    except Exception as error:  # pyelftools has no one class for what a damaged file provokes
        what = str(error) or type(error).__name__
        raise InputError(
            f"this ELF file is damaged: {what}", file=source, remedy="write it, or fetch it, once more"
        ) from None
    return machine, sections


def _of_sections(sections: Iterable[tuple[str, bytes]]) -> Iterator[Image]:
    for name, contents in sections:
        if name.startswith(_OF_HOST_OBJECT):
            yield Image(name.removeprefix(_OF_HOST_OBJECT), contents)
        else:
            yield from _one_after_another(contents)


def _one_after_another(data: bytes) -> Iterator[Image]:
    """The entries of bundles and offload binaries, which stand one behind another, with padding between them."""
    at = 0
    while found := _ANY.search(data, at):
        magic, at = found[0], found.start()
        if magic == BINARY:
            inside, at = _of_binary(data, at)
        elif magic == COMPRESSED:
            contents, at = _decompressed(data, at)
            if not contents.startswith(BUNDLE):
                raise ValueError("it decompresses to no bundle")
            inside, _ = _of_bundle(contents, 0)
        else:
            inside, at = _of_bundle(data, at)
        yield from inside


def _of_bundle(data: bytes, start: int) -> tuple[list[Image], int]:
    """The entries of the bundle that begins at ``start``, and its end."""
    (count,) = struct.unpack_from("<Q", data, start + len(BUNDLE))
    at = start + len(BUNDLE) + 8
    places = []
    for _ in range(count):
        offset, size, length = struct.unpack_from("<QQQ", data, at)
        at += 24
        if at + length > len(data) or start + offset + size > len(data):
            raise ValueError("an entry lies beyond its end")
        places.append((data[at : at + length].decode("ascii"), start + offset, size))
        at += length
    if any(size and offset < at for _, offset, size in places):
        raise ValueError("an entry lies in its header")
    if sum(size for _, _, size in places) > len(data):
        raise ValueError("its entries overlap")
    end = max([at, *(offset + size for _, offset, size in places)])
    return [Image(name, data[offset : offset + size]) for name, offset, size in places], end


def _of_binary(data: bytes, start: int) -> tuple[list[Image], int]:
    """The images of the offload binary that begins at ``start``, and its end."""
    version, size, entries, count = struct.unpack_from("<IQQQ", data, start + len(BINARY))
    if version not in _STRINGS:
        raise _NotRead(f"version {version} of offload binaries is not known")
    if size < 32 or start + size > len(data):
        raise ValueError("it ends within an offload binary")
    whole = data[start : start + size]
    found = list[Image]()
    for number in range(1 if version == 1 else count):
        if sum(len(one.data) for one in found) > size:
            raise ValueError("its images overlap")
        _, _, _, strings, pairs, offset, length = struct.unpack_from("<HHIQQQQ", whole, entries + 40 * number)
        if offset + length > size:
            raise ValueError("an image lies beyond its end")
        said = {}
        for pair in range(pairs):
            key, value = struct.unpack_from("<QQ", whole, strings + _STRINGS[version] * pair)
            said[_text(whole, key)] = _text(whole, value)
        name = f"{said.get('triple', '')}--{said.get('arch', '')}"
        found.append(Image(name, whole[offset : offset + length]))
    return found, start + size


def _text(data: bytes, at: int) -> str:
    end = data.find(b"\0", at)
    if end < 0:
        raise ValueError("a name has no end")
    return data[at:end].decode("ascii")


# --- compression ----------------------------------------------------------------------------------------------


def _decompressed(data: bytes, start: int) -> tuple[bytes, int]:
    """The bundle in the compressed one that begins at ``start``, and the end of the latter."""
    version, method = struct.unpack_from("<HH", data, start + len(COMPRESSED))
    if version not in _SIZES or method not in _METHODS:
        raise _NotRead(f"version {version}, compression {method} is not known")
    *whole, size, stated = struct.unpack_from(_SIZES[version], data, start + 8)
    begin = start + 8 + struct.calcsize(_SIZES[version])
    end = start + whole[0] if whole else len(data)
    if not begin <= end <= len(data):
        raise ValueError("it ends within a compressed bundle")
    most = limits.input_bytes()
    if most and size > most:
        raise _NotRead(f"it is {size} bytes when decompressed, and --max-input allows {most}")
    inflate = _inflated_by_zlib if _METHODS[method] == "zlib" else _inflated_by_zstd
    contents, unused = inflate(data[begin:end], size)
    if len(contents) != size or (whole and unused):
        raise ValueError("its size is not the stated one")
    import hashlib  # only these need it

    digest = hashlib.md5(contents, usedforsecurity=False).digest()
    if struct.unpack_from("<Q", digest)[0] != stated:
        raise ValueError("its contents are not those that its hash states")
    return contents, end - unused


def _inflated_by_zlib(data: bytes, size: int) -> tuple[bytes, int]:
    """At most ``size`` bytes and one more, and the number of bytes behind the compressed ones."""
    import zlib

    stream = zlib.decompressobj()
    try:
        contents = stream.decompress(data, size + 1)
    except zlib.error as error:
        raise ValueError(str(error)) from None
    if not stream.eof:
        raise ValueError("its size is not the stated one")
    return contents, len(stream.unused_data)


def _inflated_by_zstd(data: bytes, size: int) -> tuple[bytes, int]:
    """The same of the other method. Python has it since 3.14; before, the package `zstandard` has it."""
    try:
        package: Any = importlib.import_module("compression.zstd")
    except ImportError:
        return _inflated_by_package(data, size)
    stream = package.ZstdDecompressor()
    try:
        contents = stream.decompress(data, size + 1)
    except (package.ZstdError, MemoryError) as error:
        raise ValueError(f"zstd: {error}") from None
    if not stream.eof:
        raise ValueError("its size is not the stated one")
    return contents, len(stream.unused_data)


def _inflated_by_package(data: bytes, size: int) -> tuple[bytes, int]:
    try:
        package: Any = importlib.import_module("zstandard")
    except ImportError:
        raise Unavailable(
            "an offload bundle that zstd has compressed needs a package: pip install 'ldsopt[zstd]'"
        ) from None
    stream = package.ZstdDecompressor(max_window_size=_WIDEST).decompressobj()
    contents, at = bytearray(), 0
    try:
        while at < len(data) and not stream.eof and len(contents) <= size:
            contents += stream.decompress(data[at : at + _PIECE])
            at += _PIECE
    except (package.ZstdError, MemoryError) as error:
        raise ValueError(f"zstd: {error}") from None
    if not stream.eof:
        raise ValueError("its size is not the stated one")
    return bytes(contents), max(0, len(data) - at) + len(stream.unused_data)
