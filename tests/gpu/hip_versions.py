"""Tests of calls of HIP with releases of hip-python from PyPI, each in a folder of its own.

python tests/gpu/hip_versions.py              # downloads what is not there (300 MB), and runs the tests with each
python tests/gpu/hip_versions.py 7.2          # those that begin so
python tests/gpu/hip_versions.py --record     # reads their sources instead, and writes hip_signatures.json
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = ROOT / "build" / "hip"
RECORD = Path(__file__).with_name("hip_signatures.json")
RELEASES = (
    "6.2.0.499.16", "6.3.3.540.31", "6.4.4.555.40", "7.0.2.555.40", "7.1.1.562.43", "7.2.2.562.43", "10.0.0.0.1.2",
)  # fmt: skip
"""The last release of each minor version that is on PyPI for Python 3.11; 6.0 and 6.1 never were."""
TESTS = ("test_device.py", "test_device_records.py", "test_bench.py::TestOnADevice")
CALLS = (
    "hipGetDeviceCount", "hipSetDevice", "hipGetDeviceProperties", "hipMalloc", "hipFree", "hipMemcpy", "hipMemsetAsync",
    "hipModuleLoadData", "hipModuleUnload", "hipModuleGetFunction", "hipModuleGetGlobal", "hipModuleLaunchKernel",
    "hipModuleLaunchCooperativeKernel", "hipDeviceSynchronize", "hipEventCreate", "hipEventDestroy", "hipEventRecord",
    "hipEventElapsedTime",
)  # fmt: skip
_DEFINITION = re.compile(r"^def (\w+)\((.*?)\):\n((?:[ \t].*\n|\n)*)", re.MULTILINE)
_ANSWER = re.compile(r"^ +return \((.*)\)$", re.MULTILINE)


def folder_of(release: str) -> Path:
    """The folder in which a release is installed; downloads it if it is not."""
    folder = HERE / release
    if not (folder / "hip").is_dir():
        names = ["hip-python"]
        if not release.startswith(("6.", "7.")):
            names += ["rocm-bindings-hip", "rocm-bindings-core"]
        wanted = [f"{name}=={release}" for name in names]
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--only-binary=:all:"]
        subprocess.run([*pip, "--target", folder, *wanted], check=True)
    return folder


def signatures(release: str) -> dict[str, list[object]]:
    """The parameters of each call that ldsopt makes, and how many values it answers, from the release's source."""
    folder = folder_of(release)
    source = next(
        path for path in (folder / "hip/hip.pyx", folder / "rocm/bindings/hip.pyx") if path.exists()
    )
    found = {}
    for name, parameters, body in _DEFINITION.findall(source.read_text(encoding="utf-8")):
        if name in CALLS:
            answer = _ANSWER.findall(body)[-1]
            values = re.sub(r"\(.*?\)", "", answer)  # the values of `(hipError_t(error),count)`
            found[name] = [
                [one.split()[-1] for one in parameters.split(",") if one],
                values.rstrip(",").count(",") + 1,
            ]
    return {name: found[name] for name in CALLS}


def run_tests(release: str) -> bool:
    """Runs the tests with a release; whether they pass."""
    print(f"hip-python {release}", flush=True)
    tests = [str(ROOT / "tests" / "gpu" / test) for test in TESTS]
    environment = {**os.environ, "HIP_PYTHON": str(folder_of(release))}
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *tests], env=environment, cwd=ROOT, check=False
    )
    return ran.returncode == 0


def main(arguments: list[str]) -> int:
    if arguments == ["--record"]:
        recorded = {release: signatures(release) for release in RELEASES}
        rows = [
            f' "{release}": {{\n'
            + ",\n".join(f'  "{name}": {json.dumps(one)}' for name, one in calls.items())
            + "\n }"
            for release, calls in recorded.items()
        ]
        RECORD.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
        return 0
    asked = [release for release in RELEASES if not arguments or release.startswith(tuple(arguments))]
    failed = [release for release in asked if not run_tests(release)]
    print(
        f"failed with: {', '.join(failed)}" if failed else f"passed with {len(asked)} releases of hip-python"
    )
    return 1 if failed or not asked else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
