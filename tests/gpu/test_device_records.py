"""The host's part in records: variables found by name, cleared, and read into a dump; by a stand-in for HIP."""

import os
import re
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "instrument"))

from record_kernels import instrumented, launch, recorded
from stand_in import PATHS, ran

import ldsopt
from ldsopt import read_trace, simulate
from ldsopt.records.format import variable_names

ROOT = Path(__file__).resolve().parents[2]
STUB = Path(__file__).with_name("stub_hip.c")
BODY = "  START(all)\n  MARK(there, i32 %t)\n  END(all)\n  ret void"
SCRIPT = """
import sys
from pathlib import Path
from ldsopt.errors import LdsoptError
from ldsopt.gpu.device import Device
from ldsopt.gpu.launch_records import DeviceRecords
device = Device()
try:
    records = DeviceRecords(device, device.load_module(bytes.fromhex("{image}")), "k")
    {ask}
    Path("k.dump").write_bytes(records.dump())
except LdsoptError as error:
    sys.exit(str(error))
"""
IMAGE = struct.pack("<16sHHIQQQIHHHHHH", b"\x7fELF", 3, 224, 1, 0, 0, 64, 0x4C, 64, 0, 0, 64, 0, 0)
"""The header of a linked code object for gfx942, with nothing in it: its variables are the stand-in's."""
pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")


def read_by_host(place: Path, ask: str = "") -> subprocess.CompletedProcess[str]:
    subprocess.run(["cc", "-shared", "-fPIC", "-w", "-o", place / "libamdhip64.so", STUB], check=True)
    places = {"LD_LIBRARY_PATH": str(place), "STUB_GLOBALS": str(place / "globals"), "PYTHONPATH": PATHS}
    return ran(
        [sys.executable, "-c", SCRIPT.format(ask=ask, image=IMAGE.hex())],
        cwd=place,
        env={**os.environ, **places},
    )


@pytest.fixture
def device(tmp_path: Path) -> Path:
    """A folder with the device's memory after a launch of two workgroups, as the simulator ran it."""
    made = instrumented(BODY)
    assert made.details.instrumentation is not None
    variable, constant, _ = variable_names("k")
    ran = simulate(ldsopt.parse(made.text), launch(made, grid=(2,)), keep=(variable,))
    folder = tmp_path / "globals"
    folder.mkdir()
    (folder / variable).write_bytes(ran.variables[variable])
    (folder / constant).write_bytes(made.details.instrumentation.buffers[0].header.prefix())
    return tmp_path


def test_a_dump_has_what_was_recorded(device: Path) -> None:
    said = read_by_host(device)
    assert (said.returncode, said.stderr) == (0, "")
    made = instrumented(BODY)
    there = recorded(read_trace((device / "k.dump").read_bytes()))
    assert there == recorded(read_trace(ldsopt.simulate_records(made, launch(made, grid=(2,)))[1]))
    assert there[1, 0] == ["+all", "there=0", "-all"]


def test_what_is_cleared_has_no_records(device: Path) -> None:
    assert read_by_host(device, "records.clear()").returncode == 0
    assert recorded(read_trace((device / "k.dump").read_bytes())) == {}


@pytest.mark.parametrize(
    ("missing", "words"), [(1, "'k' makes no records"), (0, "has 0 bytes for its records, not ")]
)
def test_what_is_not_there(device: Path, missing: int, words: str) -> None:
    (device / "globals" / variable_names("k")[missing]).unlink()
    said = read_by_host(device)
    assert said.returncode == 1
    assert words in said.stderr


def test_the_header_in_front_of_the_memory_is_a_dump(device: Path) -> None:
    """The dump of a program in C: no checksums, and slots that no workgroup took are there as they were cleared."""
    variable, constant, _ = variable_names("k")
    read_by_host(device)
    plain = (device / "globals" / constant).read_bytes() + (device / "globals" / variable).read_bytes()
    assert recorded(read_trace(plain)) == recorded(read_trace((device / "k.dump").read_bytes()))


PROGRAM = """#include <stdio.h>
#include <stdlib.h>
typedef void *hipDeviceptr_t;
enum { hipMemcpyDeviceToHost = 2 };
int hipModuleGetGlobal(void **, size_t *, void *, const char *);
int hipMemset(void *, int, size_t);
int hipMemcpy(void *, const void *, size_t, int);
/* The kernel: what the simulator's launch left in memory. */
static void launch(void *records, size_t size) {
  FILE *left = fopen("globals/ldsopt.records.k", "rb");
  if (fread(records, 1, size, left) != size) exit(2);
  fclose(left);
}
int main(void) {
  void *module = 0;
  FILE *file = fopen("c.dump", "wb");
EXAMPLE
  return fclose(file);
}
"""


def test_the_program_in_c_of_the_documentation_writes_such_a_dump(device: Path) -> None:
    (example,) = re.findall(
        r"```text\n(hipDeviceptr_t.*?)```", (ROOT / "docs" / "gpu-records.md").read_text(), re.DOTALL
    )
    called = re.sub(r"/\* launch.*?\*/", "launch(records, size);", example)
    assert called != example
    (device / "host.c").write_text(PROGRAM.replace("EXAMPLE", called))
    build = ["cc", "-Wall", "-Wextra", "-Werror", "-o", device / "host", device / "host.c", "-xc", "-w", STUB]
    subprocess.run(build, check=True)
    subprocess.run(["./host"], cwd=device, env=os.environ | {"STUB_GLOBALS": "globals"}, check=True)
    read_by_host(device)
    written = read_trace((device / "c.dump").read_bytes(), "c.dump")
    assert recorded(written) == recorded(read_trace((device / "k.dump").read_bytes()))
    assert recorded(written)[1, 1] == ["+all", "there=64", "-all"]
    assert written.is_complete
