"""Code objects in other files: bundles, compressed or not, offload binaries, and host files with these inside."""

import hashlib
import importlib.util
import os
import random
import shutil
import struct
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from ldsopt import InputError, Unavailable
from ldsopt.isa.bundles import BUNDLE, Image, holds_images, images, is_host_code
from ldsopt.isa.code_object import code_objects

BUNDLER = shutil.which("clang-offload-bundler-22")
PACKAGER = next(
    filter(None, map(shutil.which, ("llvm-offload-binary-22", "clang-offload-packager-22"))), None
)
HAS_ZSTD = any(importlib.util.find_spec(name) for name in ("zstandard", "compression"))
PARTS = (
    ("host-x86_64-unknown-linux-gnu-", b""),
    ("hip-amdgcn-amd-amdhsa--gfx942", bytes(range(256)) * 5),
    ("hipv4-amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-", b"\x7fELF of another" * 9),
)
HELD = tuple(Image(name, data) for name, data in PARTS if data)

Parts = tuple[tuple[str, bytes], ...]


def bundle(parts: Parts = PARTS, align: int = 64) -> bytes:
    head = BUNDLE + struct.pack("<Q", len(parts))
    at = len(head) + sum(24 + len(name) for name, _ in parts)
    body = b""
    for name, data in parts:
        body += bytes(-(at + len(body)) % align)
        head += struct.pack("<QQQ", at + len(body), len(data), len(name)) + name.encode()
        body += data
    return head + body


def zstd(data: bytes) -> bytes:
    import zstandard

    return bytes(zstandard.ZstdCompressor().compress(data))


def compressed(data: bytes, version: int, method: str = "zlib", *, size: int | None = None) -> bytes:
    body = {"zlib": zlib.compress, "zstd": zstd}[method](data)
    form = {1: "<IQ", 2: "<IIQ", 3: "<QQQ"}[version]
    (stated,) = struct.unpack_from("<Q", hashlib.md5(data).digest())
    sizes = (len(data) if size is None else size, stated)
    whole = () if version == 1 else (8 + struct.calcsize(form) + len(body),)
    head = struct.pack("<HH", version, ("zlib", "zstd").index(method)) + struct.pack(form, *whole, *sizes)
    return b"CCOB" + head + body


def offload_binary(parts: Parts, version: int = 1) -> bytes:
    """One binary with all parts in version 2, in version 1 one for each."""
    if version == 1 and len(parts) > 1:
        return b"".join(offload_binary((part,)) for part in parts)
    strings, pairs, blobs, entries = b"\0", b"", b"", b""
    at_pairs = 32 + 40 * len(parts)
    width = 16 if version == 1 else 24
    at_strings = at_pairs + 2 * width * len(parts)
    texts = [
        word
        for name, _ in parts
        for word in ("triple", name.rpartition("--")[0], "arch", name.rpartition("--")[2])
    ]
    at_images = at_strings + 1 + sum(len(text) + 1 for text in texts)
    for number, (_, data) in enumerate(parts):
        mine = texts[4 * number : 4 * number + 4]
        places = []
        for text in mine:
            places.append(at_strings + len(strings))
            strings += text.encode() + b"\0"
        for key, value, text in ((places[0], places[1], mine[1]), (places[2], places[3], mine[3])):
            pairs += struct.pack("<QQ", key, value) + (struct.pack("<Q", len(text)) if version == 2 else b"")
        here = at_pairs + 2 * width * number
        entries += struct.pack("<HHIQQQQ", 1, 4, 0, here, 2, at_images + len(blobs), len(data))
        blobs += data
    last = 40 if version == 1 else len(parts)
    body = entries + pairs + strings + blobs
    size = 32 + len(body) + -(32 + len(body)) % 8
    return (b"\x10\xff\x10\xad" + struct.pack("<IQQQ", version, size, 32, last) + body).ljust(size, b"\0")


def host_file(*sections: tuple[str, bytes], machine: int = 62) -> bytes:
    """An ELF file of x86 with these sections."""
    names = b"\0" + b"".join(name.encode() + b"\0" for name, _ in sections) + b".shstrtab\0"
    body, headers, at_name = b"", bytes(64), 1
    for name, data in (*sections, (".shstrtab", names)):
        headers += struct.pack(
            "<IIQQQQIIQQ", at_name, 3 if data is names else 1, 0, 0, 64 + len(body), len(data), 0, 0, 1, 0
        )
        at_name += len(name) + 1
        body += data
    head = b"\x7fELF\x02\x01\x01" + bytes(9)
    head += struct.pack(
        "<HHIQQQIHHHHHH",
        3,
        machine,
        1,
        0,
        0,
        64 + len(body),
        0,
        64,
        0,
        0,
        64,
        len(sections) + 2,
        len(sections) + 1,
    )
    return head + body + headers


OTHER = (("hip-amdgcn-amd-amdhsa--gfx942", b"the second one"),)
FORMS: dict[str, Callable[[], bytes]] = {
    "a bundle": bundle,
    "zlib, version 1": lambda: compressed(bundle(), 1),
    "zlib, version 2": lambda: compressed(bundle(), 2),
    "zlib, version 3": lambda: compressed(bundle(), 3),
    "a host file": lambda: host_file((".text", b"code"), (".hip_fatbin", bundle())),
    "a host file, compressed": lambda: host_file((".hip_fatbin", compressed(bundle(), 3))),
    "an object for a device linker": lambda: host_file(
        *((BUNDLE.decode() + name, data or b"\0") for name, data in PARTS[1:])
    ),
    "offload binaries": lambda: offload_binary(PARTS[1:]),
    "an offload binary of version 2": lambda: offload_binary(PARTS[1:], 2),
    "an object of the new driver": lambda: host_file((".llvm.offloading", offload_binary(PARTS[1:]))),
}
OF_ZSTD: dict[str, Callable[[], bytes]] = {
    f"zstd, version {version}": lambda version=version: compressed(bundle(), version, "zstd")  # type: ignore[misc]
    for version in (1, 2, 3)
}
needs_zstd = pytest.mark.skipif(not HAS_ZSTD, reason="nothing here decompresses zstd")
ALL = [*FORMS, *(pytest.param(name, marks=needs_zstd) for name in OF_ZSTD)]


def made(form: str) -> bytes:
    return (FORMS | OF_ZSTD)[form]()


def _told(held: tuple[Image, ...]) -> list[tuple[str, bytes]]:
    return [(one.target, one.data) for one in held]


@pytest.mark.parametrize("form", ALL)
def test_each_form_holds_the_same(form: str) -> None:
    data = made(form)
    assert holds_images(data)
    assert _told(images(data, "f")) == _told(HELD)


@pytest.mark.parametrize("padding", [0, 1, 4096])
@pytest.mark.parametrize(
    "form",
    [
        name
        for name in ALL
        if not isinstance(name, str) or name.startswith(("a bundle", "zlib", "offl", "an off"))
    ],
)
def test_one_stands_behind_another(form: str, padding: int) -> None:
    data = (
        made(form)
        + bytes(padding)
        + compressed(bundle(OTHER), 2)
        + bytes(padding)
        + bundle(OTHER)
        + bytes(padding)
    )
    held = images(host_file((".hip_fatbin", data)), "f")
    assert _told(held) == _told(HELD) + 2 * [("gfx942", b"the second one")]


def test_what_is_in_a_code_object_is_no_bundle() -> None:
    inside = (("hip-amdgcn-amd-amdhsa--gfx942", b"\x7fELF" + bundle() + b"CCOB\x10\xff\x10\xad"),)
    assert [one.data for one in images(bundle(inside) + bytes(9), "f")] == [inside[0][1]]


def of_gpu(flags: int, machine: int = 224, abi: int = 3) -> bytes:
    """An ELF file of an AMD GPU: what its header tells of it."""
    made = bytearray(host_file((".text", flags.to_bytes(4, "little")), machine=machine))
    made[8] = abi
    struct.pack_into("<I", made, 48, flags)
    return bytes(made)


GFX942, GFX90A = of_gpu(0x64C), of_gpu(0x63F, abi=1)
WITHOUT_END = GFX942[:40] + bytes(8) + GFX942[48:58] + bytes(2) + GFX942[60:]
"""Its headers of sections are told to stand at its begin, and to have no length."""


def test_code_objects_stand_in_the_data_of_a_host_file() -> None:
    data = host_file((".rodata", b"\x7fELF" + GFX942 + bytes(5) + GFX90A + GFX90A[:60]))
    assert _told(images(data, "f")) == [("gfx942:xnack-", GFX942), ("gfx90a", GFX90A)]
    assert not is_host_code(data)


def test_bundles_tell_what_a_host_file_holds_where_it_has_any() -> None:
    assert _told(images(host_file((".rodata", GFX942), (".hip_fatbin", bundle())), "f")) == _told(HELD)


@pytest.mark.parametrize(
    "inside", [of_gpu(0x64C, machine=62), of_gpu(0x6FF), GFX942[:63], GFX942[:-400], WITHOUT_END]
)
def test_what_begins_like_a_code_object_may_be_none(inside: bytes) -> None:
    data = host_file((".rodata", inside))
    assert is_host_code(data)
    with pytest.raises(InputError, match="holds no code of HIP"):
        images(data, "f")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (host_file((".text", b"code")), "is for EM_X86_64, not for an AMD GPU, and holds no code of HIP; give the program"),
        (compressed(bundle(), 3)[:-1], "ends within a compressed bundle"),
        (compressed(bundle(), 1)[:-1], "size is not the stated one"),
        (compressed(bundle(), 3, size=len(bundle()) - 1), "size is not the stated one"),
        (compressed(bundle(), 3, size=len(bundle()) + 1), "size is not the stated one"),
        (compressed(bundle(), 3, size=1 << 62), "4611686018427387904 bytes when decompressed, and --max-input allows 268435456"),
        (compressed(b"no bundle", 3), "decompresses to no bundle"),
        (compressed(bundle(), 2).replace(b"CCOB\2", b"CCOB\4"), "version 4, compression 0 is not known"),
        (compressed(bundle(), 2).replace(b"CCOB\2\0\0", b"CCOB\2\0\7"), "version 2, compression 7 is not known"),
        (offload_binary(OTHER, 1).replace(b"\xad\1", b"\xad\3"), "version 3 of offload binaries is not known"),
        (offload_binary(OTHER)[:-8], "ends within an offload binary"),
        (bundle() + bundle()[:-1], "an entry lies beyond its end"),
        (bundle().replace(struct.pack("<Q", 1280), struct.pack("<Q", 1270 + 8)[:8], 1)[:1000], "beyond its end"),
    ],
)  # fmt: skip
def test_damage_is_an_error_of_one_line(data: bytes, message: str) -> None:
    with pytest.raises(InputError, match=message) as failure:
        images(data, "f.so")
    assert "\n" not in str(failure.value)


def test_a_changed_byte_of_compressed_contents_is_seen_by_the_hash() -> None:
    data = bytearray(compressed(bundle(), 3))
    data[24] ^= 1  # of the hash
    with pytest.raises(InputError, match="hash"):
        images(bytes(data), "f")


@pytest.mark.parametrize("form", ALL)
def test_any_damage_gives_an_answer_or_an_input_error(form: str) -> None:
    """Seeded: truncations and changed bytes. What has a hash gives the same or an error."""
    whole, chance = made(form), random.Random(form)
    for _ in range(150):
        data = bytearray(whole[: chance.randrange(24, len(whole))] if chance.random() < 0.3 else whole)
        for _ in range(chance.randrange(1, 8)):
            place = chance.choice((min(len(data), 400), len(data)))
            data[chance.randrange(4, place)] = chance.choice((0, 1, 255, chance.randrange(256)))
        try:
            held = images(bytes(data), "f")
        except InputError as error:
            assert "\n" not in str(error)
            continue
        if form.startswith(("zlib", "zstd")):
            assert held == HELD


def test_without_zstd_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("zstandard", "compression.zstd"):
        monkeypatch.setitem(sys.modules, name, None)
    data = b"CCOB" + struct.pack("<HHQQQ", 3, 1, 40, 9, 0) + bytes(8)
    with pytest.raises(Unavailable, match=r"pip install 'ldsopt\[zstd\]'"):
        images(data, "f")


class TestChoice:
    @pytest.fixture(autouse=True)
    def read(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("ldsopt.isa.code_object.read_code_object", lambda data, _: data)

    @staticmethod
    def picked(arch: str | None, *targets: str) -> list[str]:
        parts = tuple((f"hip-amdgcn-amd-amdhsa--{target}", target.encode()) for target in targets)
        return [data.decode() for data, _ in code_objects(bundle(parts), "f", arch)]

    def test_all_of_the_only_architecture(self) -> None:
        assert self.picked(None, "gfx942", "gfx942") == ["gfx942", "gfx942"]
        assert self.picked("gfx1100", "gfx942", "gfx1100", "gfx942", "gfx1100") == ["gfx1100"] * 2

    def test_settings_that_exclude_each_other(self) -> None:
        targets = ("gfx90a:xnack+", "gfx90a:xnack-", "gfx90a", "gfx1100")
        with pytest.raises(InputError, match=r"gfx90a:xnack\+, gfx90a:xnack-, .*pick one with --mcpu"):
            self.picked("gfx90a", *targets)
        assert self.picked("gfx90a:xnack+", *targets) == ["gfx90a:xnack+", "gfx90a"]
        assert self.picked("gfx90a:sramecc+:xnack-", *targets) == ["gfx90a:xnack-", "gfx90a"]
        assert self.picked("gfx1100", *targets) == ["gfx1100"]

    def test_code_for_a_family_where_there_is_none_for_the_processor(self) -> None:
        assert self.picked("gfx942", "gfx9-4-generic", "gfx11-generic") == ["gfx9-4-generic"]
        assert self.picked("gfx942", "gfx9-4-generic", "gfx942") == ["gfx942"]

    def test_none(self) -> None:
        with pytest.raises(InputError, match="does not hold code for gfx908 but gfx942, gfx1100"):
            self.picked("gfx908", "gfx942", "gfx1100")
        with pytest.raises(InputError, match="does not hold code but no AMD GPU code"):
            code_objects(bundle((("host-x86_64-unknown-linux-gnu-", b"x"),)), "f")

    def test_bitcode_is_no_code_yet(self) -> None:
        data = bundle((("hip-amdgcn-amd-amdhsa--gfx942", b"BC\xc0\xdebitcode"),))
        with pytest.raises(InputError, match="its code for gfx942 is LLVM bitcode"):
            code_objects(data, "f")


@pytest.mark.llvm22
class TestOfLlvm:
    @pytest.mark.skipif(BUNDLER is None, reason="clang-offload-bundler-22 is not installed")
    @pytest.mark.parametrize("version", [None, 2, 3])
    def test_what_the_bundler_makes(self, version: int | None, tmp_path: Path) -> None:
        if version and not HAS_ZSTD:
            pytest.skip("nothing here decompresses zstd")
        for number, (_, data) in enumerate(PARTS):
            (tmp_path / str(number)).write_bytes(data)
        words = [str(BUNDLER), "-type=o", f"-targets={','.join(name for name, _ in PARTS)}", "-output=made"]
        words += [f"-input={number}" for number in range(len(PARTS))] + ["-compress"] * bool(version)
        setting = {"COMPRESSED_BUNDLE_FORMAT_VERSION": str(version)}
        subprocess.run(words, cwd=tmp_path, env=os.environ | setting, check=True)
        data = (tmp_path / "made").read_bytes()
        if version:
            assert data[:6] == b"CCOB" + struct.pack("<H", version)
        assert _told(images(data, "f")) == _told(HELD)

    @pytest.mark.skipif(PACKAGER is None, reason="llvm-offload-binary-22 is not installed")
    def test_what_the_packager_makes(self, tmp_path: Path) -> None:
        words = [str(PACKAGER), "-o", "made"]
        for number, (name, data) in enumerate(PARTS[1:]):
            (tmp_path / str(number)).write_bytes(data)
            arch = name.rpartition("--")[2]
            words.append(f"--image=file={number},triple=amdgcn-amd-amdhsa,arch={arch},kind=hip")
        subprocess.run(words, cwd=tmp_path, check=True)
        assert _told(images((tmp_path / "made").read_bytes(), "f")) == _told(HELD)

    @pytest.mark.skipif(BUNDLER is None, reason="clang-offload-bundler-22 is not installed")
    @pytest.mark.parametrize("form", [name for name in FORMS if name.startswith(("a bundle", "zlib"))])
    def test_it_reads_what_these_tests_make(self, form: str, tmp_path: Path) -> None:
        (tmp_path / "made").write_bytes(made(form))
        words = [str(BUNDLER), "-list", "-type=o", "-input=made"]
        said = subprocess.run(words, cwd=tmp_path, stdout=subprocess.PIPE, text=True, check=True).stdout
        assert sorted(said.split()) == sorted(name for name, _ in PARTS)
