"""`ldsopt bench` in a process of its own, with stand-ins for HIP's runtime and for amd-smi."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATHS = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("HIP_PYTHON")]))
"""Python's first paths: this ldsopt, and the release of hip-python of the folder HIP_PYTHON, if one is asked for."""
STUB = Path(__file__).with_name("stub_hip.c")
LLD = next(filter(None, map(shutil.which, ("ld.lld", "ld.lld-22", "ld.lld-21"))), None)
needs_stub = pytest.mark.skipif(
    shutil.which("cc") is None or LLD is None, reason="needs a C compiler and LLVM's linker"
)

KERNEL = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @add(ptr addrspace(1) %a, float %x, i16 %n, i64 %m, <4 x float> %v) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %e = extractelement <4 x float> %v, i32 0
  %w = fadd float %e, %x
  store float %w, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
"""
LAUNCH = {
    "grid": [3],
    "block": [64],
    "arguments": ["a: f32[64]=zeros", "f32=1.5", "i16=-2", "i64=7", "f32[4]=ones"],
    "dynamic_lds": 16,
}


INTERRUPTIBLE = ("env", "--default-signal=INT")
"""A shell has its background jobs ignore interrupts, and all that they start: the tests may be one."""


def ran(
    words: Sequence[str | Path], *, cwd: Path | None = None, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """A program in a process of its own, with what it printed, however it ended."""
    return subprocess.run(words, cwd=cwd, env=env, capture_output=True, text=True, check=False)


class Bench:
    """The command in a process of its own, which loads the stand-in."""

    def __init__(
        self, place: Path, stub: Path | None, versions: tuple[str, ...] = ("add.ll", "add.ll")
    ) -> None:
        self.place, self._stub, self.log, self._versions = place, stub, place / "log", versions
        (place / "add.ll").write_text(KERNEL)
        (place / "k.json").write_text(json.dumps(LAUNCH))

    def begin(self, *arguments: str, **environment: str) -> subprocess.Popen[str]:
        """Starts it as the leader of a group of processes."""
        places = {"LD_LIBRARY_PATH": str(self._stub)} if self._stub else {"LD_LIBRARY_PATH": ""}
        return subprocess.Popen(
            [
                *INTERRUPTIBLE,
                sys.executable,
                "-m",
                "ldsopt",
                "bench",
                *self._versions,
                "--launch",
                "k.json",
                *arguments,
            ],
            cwd=self.place,
            env={**os.environ, "PYTHONPATH": PATHS, "STUB_LOG": str(self.log), **places, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def __call__(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        running = self.begin(*arguments, **environment)
        out, err = running.communicate()
        return subprocess.CompletedProcess(running.args, running.returncode, out, err)


AMD_SMI = """#!/bin/sh
echo "$*" >> "$SMI_LOG"
case "$1" in
  metric) echo "$SMI_SAYS" ;;
  set) [ -z "$SMI_REFUSES" ] || { echo "$SMI_REFUSES" >&2; exit 1; } ;;
  reset) [ -z "$SMI_KEEPS" ] || exit 1 ;;
esac
"""


def wait_until(holds: Callable[[], bool]) -> None:
    """Waits for another process; fails only where it would wait for ever."""
    for _ in range(3000):
        if holds():
            return
        time.sleep(0.02)
    raise AssertionError("it never came to that")


def is_alive(group: int) -> bool:
    """True if some process of the group that a command leads is there."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
