"""Calls of HIP against a strict stand-in, through the hip-python that is installed; `hip_versions.py` runs them with others.

The stand-in refuses what HIP would: a handle that was given back, sizes beyond a buffer, results asked for too early.
"""

import ctypes
import json
import os
import struct
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from stand_in import LAUNCH, PATHS, Bench, needs_stub, ran
from text_sections import beside

import ldsopt
from ldsopt import Unavailable
from ldsopt.codegen.assemble import link
from ldsopt.gpu.device import HipPython

TEXTS = beside(__file__)

pytestmark = needs_stub
EVERY_KIND = TEXTS["EVERY_KIND"]
KINDS = [
    "a: f32[64]=zeros", "i8=-2", "i16=-3", "i32=-4", "i64=-5", "f16=0.5", "f32=1.5", "f64=2.5", "null", "i32[2]=arange",
    "i32[3]=arange", "f32[4]=ones", ["i32=7", "f64=0.25"], ["i32=8", "f64=0.75"], "u8=255", "null",
]  # fmt: skip


SLOTS = "0:8,8:1,10:2,12:4,16:8,24:2,28:4,32:8,40:4,48:8,64:16,80:16,96:16,112:16,128:1,136:8"
"""The places of the arguments: offset and size of each, as the rules of C and the types say."""


class Kinds(ctypes.Structure):
    """The same arguments as C has them, each at a multiple of its alignment."""

    _fields_ = [
        ("a", ctypes.c_uint64), ("b", ctypes.c_int8), ("c", ctypes.c_int16), ("d", ctypes.c_int32), ("e", ctypes.c_int64),
        ("f", ctypes.c_uint16), ("g", ctypes.c_float), ("h", ctypes.c_double), ("i", ctypes.c_uint32),
        ("j", ctypes.c_uint64), ("to16", ctypes.c_uint64), ("k", ctypes.c_int32 * 4), ("l", ctypes.c_float * 4), ("m", ctypes.c_int32),
        ("m1", ctypes.c_double), ("n", ctypes.c_int32), ("n1", ctypes.c_double), ("o", ctypes.c_uint8),
        ("p", ctypes.c_uint64),
    ]  # fmt: skip


@pytest.fixture(scope="module")
def kinds() -> bytes:
    return link([ldsopt.compile(ldsopt.parse(EVERY_KIND), emit="obj").data])


Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(stub: Path, tmp_path: Path, kinds: bytes) -> Run:
    """Runs a script with a device and the code object of `EVERY_KIND` at hand."""
    (tmp_path / "kinds.hsaco").write_bytes(kinds)
    places = {"LD_LIBRARY_PATH": str(stub), "PYTHONPATH": PATHS, "STUB_CALLS": str(tmp_path / "calls")}

    def run_script(script: str, **environment: str) -> subprocess.CompletedProcess[str]:
        (tmp_path / "script.py").write_text(PRELUDE + script)
        return ran([sys.executable, "script.py"], cwd=tmp_path, env=os.environ | places | environment)

    return run_script


PRELUDE = """
import gc
from pathlib import Path
import numpy as np
from ldsopt.errors import LdsoptError
from ldsopt.gpu.device import Device
from ldsopt.gpu.device import PackedArguments
NOTHING = PackedArguments(b"")
def code():
    return Path("kinds.hsaco").read_bytes()
def fails(call, *arguments):
    try:
        call(*arguments)
    except LdsoptError as error:
        print(error)
    else:
        print("nothing failed")
"""


class TestADevice:
    def test_properties_are_those_of_the_device_chosen(self, run: Run) -> None:
        said = run(
            "one = Device(1)\nprint(one.name, one.target, one.arch, one.pci, one.targets())",
            STUB_DEVICES="gfx1100,gfx90a:sramecc-:xnack+",
        )
        target = "gfx90a:sramecc-:xnack+"
        assert said.stdout == f"a stub {target} gfx90a 0000:01:00.0 {['gfx1100', target]}\n"

    def test_the_bytes_of_a_module_live_as_long_as_it(self, run: Run) -> None:
        said = run("""
device = Device()
module = device.load_module(code())
gc.collect()
other = [bytes([n]) * len(code()) for n in range(64)]
device.launch(device.function(module, "none"), (1, 1, 1), (64, 1, 1), 0, NOTHING)
device.synchronize()
device.close()
""")
        assert (said.returncode, said.stderr) == (0, "")

    def test_what_is_not_so_is_refused_by_the_stand_in(self, run: Run) -> None:
        said = run("""
device = Device()
room = np.zeros(8, np.uint8)
pointer = device.allocate(8)
fails(device.upload, pointer, np.zeros(9, np.uint8))
fails(device.fill, pointer, 9)
start, stop = device.event(), device.event()
fails(device.milliseconds, start, stop)
device.record(start), device.record(stop)
fails(device.milliseconds, start, stop)
device.synchronize()
print(device.milliseconds(start, stop))
fails(device.load_module, b"no code object" * 8)
function = device.load(code(), "none")
fails(device.load, code(), "other")
fails(device.launch, function, (0, 1, 1), (64, 1, 1), 0, NOTHING)
fails(device.launch, function, (1, 1, 1), (2048, 1, 1), 0, NOTHING)
device.close()
fails(device.download, pointer, room)
fails(device.record, start)
fails(device.launch, function, (1, 1, 1), (64, 1, 1), 0, NOTHING)
""")
        assert [line.removeprefix("a stub: ") for line in said.stdout.splitlines()] == [
            "hipMemcpy: hipErrorInvalidValue",
            "hipMemsetAsync: hipErrorInvalidValue",
            "hipEventElapsedTime: hipErrorInvalidHandle",
            "hipEventElapsedTime: hipErrorNotReady",
            "0.0",
            "hipModuleLoadData: hipErrorInvalidImage",
            "hipModuleGetFunction: hipErrorNotFound",
            "hipModuleLaunchKernel: hipErrorInvalidValue",
            "hipModuleLaunchKernel: hipErrorInvalidValue",
            "hipMemcpy: hipErrorInvalidValue",
            "hipEventRecord: hipErrorInvalidHandle",
            "hipModuleLaunchKernel: hipErrorInvalidHandle",
        ]

    def test_arrays_that_are_not_contiguous_are_copied_first(self, run: Run) -> None:
        said = run("""
device = Device()
given = np.arange(12, dtype=np.float16).reshape(3, 4).T
pointer = device.allocate(given.nbytes)
device.upload(pointer, given)
print((device.download(pointer, given) == given).all())
""")
        assert said.stdout == "True\n"

    def test_a_device_that_disappears_is_named_by_the_call_that_found_it_gone(self, run: Run) -> None:
        said = run("""
def gone():
    with Device() as device:
        device.allocate(8)
        device.synchronize()
fails(gone)
""", STUB_FAIL="hipDeviceSynchronize", STUB_ERROR="719", STUB_LOST="1")  # fmt: skip
        assert said.stdout == "a stub: hipDeviceSynchronize: hipErrorLaunchFailure\n"


class Every(Bench):
    """`ldsopt bench` of the kernel with an argument of each kind."""

    def __init__(self, place: Path, stub: Path, code: bytes, **launch: object) -> None:
        super().__init__(place, stub, ("kinds.hsaco",))
        (place / "kinds.hsaco").write_bytes(code)
        described = {
            "grid": [2],
            "block": [64],
            "kernel": "kinds",
            "arguments": KINDS,
            "dynamic_lds": 64,
            **launch,
        }
        (place / "k.json").write_text(json.dumps(described))


class TestArgumentsOfEachKind:
    @pytest.mark.parametrize("cooperative", [False, True])
    def test_they_lie_where_c_puts_them_however_they_are_handed_over(
        self, tmp_path: Path, stub: Path, kinds: bytes, cooperative: bool
    ) -> None:
        bench = Every(tmp_path, stub, kinds, cooperative=cooperative)
        calls = tmp_path / "calls"
        said = bench("--seconds", "0.05", STUB_SLOTS=SLOTS, STUB_CALLS=str(calls))
        assert (said.returncode, said.stderr) == (0, "")
        name, _, _, lds, data = bench.log.read_text().splitlines()[0].split()
        assert (name, lds) == ("kinds", "64")
        found = Kinds.from_buffer_copy(bytes.fromhex(data))
        assert (found.b, found.c, found.d, found.e) == (-2, -3, -4, -5)
        assert (found.f, found.g, found.h) == (struct.unpack("<H", struct.pack("<e", 0.5))[0], 1.5, 2.5)
        assert (found.i, found.j, list(found.k)[:3], list(found.l)) == (0, 1 << 32, [0, 1, 2], [1] * 4)
        assert (found.m, found.m1, found.n, found.n1, found.o, found.p) == (7, 0.25, 8, 0.75, 255, 0)
        assert found.a != 0
        used = {line.split()[0] for line in calls.read_text().splitlines() if "Launch" in line}
        assert used == {"hipModuleLaunchCooperativeKernel" if cooperative else "hipModuleLaunchKernel"}

    def test_a_kernel_without_arguments_is_launched(self, tmp_path: Path, stub: Path, kinds: bytes) -> None:
        bench = Every(tmp_path, stub, kinds, kernel="none", arguments=[])
        assert bench("--seconds", "0.05").returncode == 0
        assert bench.log.read_text().splitlines()[0] == "none 2,1,1 64,1,1 64 "

    def test_of_several_kernels_one_has_to_be_named(self, tmp_path: Path, stub: Path, kinds: bytes) -> None:
        said = Every(tmp_path, stub, kinds, kernel=None)()
        assert said.returncode == 2 and "has 2 kernels; say which with --kernel: kinds, none" in said.stderr


class TestDevices:
    BOTH = "gfx1030,gfx942:sramecc+:xnack-"

    def test_everything_is_given_back(self, bench: Bench) -> None:
        calls = bench.place / "calls"
        assert bench("--seconds", "0.05", STUB_CALLS=str(calls)).returncode == 0
        made = Counter(line.split()[0] for line in calls.read_text().splitlines())
        assert made["hipMalloc"] == made["hipFree"] > 0
        assert made["hipModuleLoadData"] == made["hipModuleUnload"] > 0
        assert made["hipEventCreate"] == made["hipEventDestroy"] > 0
        assert all(line.endswith(" 0") for line in calls.read_text().splitlines())

    def test_code_for_another_device_that_is_there_says_which(self, bench: Bench) -> None:
        said = bench(STUB_DEVICES=self.BOTH)
        assert said.returncode == 3
        assert (
            "this is code for gfx942, and the GPU is gfx1030; device 1 of those that HIP sees fits"
            in said.stderr
        )

    def test_that_device_is_chosen_by_the_environment(self, bench: Bench) -> None:
        said = bench("--seconds", "0.05", STUB_DEVICES=self.BOTH, HIP_VISIBLE_DEVICES="1")
        assert (said.returncode, said.stderr) == (0, "")

    def test_memory_that_is_out_says_how_much_was_asked_for(self, bench: Bench) -> None:
        said = bench(STUB_MEMORY="100000")
        assert said.returncode == 1
        assert said.stderr.strip().endswith("a stub: hipMalloc: hipErrorOutOfMemory (536870912 bytes)")

    def test_an_error_without_a_name_is_its_number(self, bench: Bench) -> None:
        said = bench(STUB_FAIL="hipModuleLaunchKernel", STUB_ERROR="12345")
        assert said.returncode == 1 and len(said.stderr.splitlines()) == 1
        assert "hipModuleLaunchKernel: 12345 is not a valid hipError_t of hip-python" in said.stderr

    def test_a_launch_that_fails_is_not_hidden_by_what_fails_behind_it(self, bench: Bench) -> None:
        said = bench(STUB_FAIL="hipDeviceSynchronize", STUB_ERROR="719", STUB_AFTER="1", STUB_LOST="1")
        assert said.returncode == 1
        assert said.stderr.strip().endswith("a stub: hipDeviceSynchronize: hipErrorLaunchFailure")

    def test_a_kernel_that_hangs_is_ended(self, bench: Bench) -> None:
        said = bench("--timeout", "1", STUB_HANG="1")
        assert said.returncode == 1 and "was not done after 1 seconds" in said.stderr

    def test_arguments_of_the_launch_file(self, bench: Bench) -> None:
        (bench.place / "k.json").write_text(json.dumps({**LAUNCH, "cooperative": 1}))
        said = bench()
        assert said.returncode == 3 and "cooperative 1: true or false is needed" in said.stderr


def test_a_package_of_that_name_that_is_not_hip_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "hip.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "hip", raising=False)
    with pytest.raises(Unavailable, match="hip-python is not installed"):
        HipPython()
    monkeypatch.delitem(sys.modules, "hip", raising=False)
