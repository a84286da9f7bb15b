"""HIP's runtime as another part of this process has loaded it, by ctypes: what fetching records takes, and no more.

Triton and hip-python open the library by themselves, each its own copy perhaps; handles mean something in one only. So
the library is the one that the process has mapped.
"""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ldsopt.errors import LaunchFailed, Unavailable

if (
    TYPE_CHECKING
):  # another part of the process may have an LLVM of its own, beside which no second one is loaded
    from ldsopt.simt.kinds import Array

_NAME = "libamdhip64.so"
_MAPS = Path("/proc/self/maps")
_TO_HOST = 2
"""``hipMemcpyDeviceToHost``."""


class HipRuntime:
    """The library of HIP that this process has loaded.

    Args:
        path: of it; by default what is mapped.

    Raises:
        Unavailable: the process has loaded none.
    """

    def __init__(self, path: str | None = None) -> None:
        found = path or _mapped()
        if found is None:
            raise Unavailable(f"nothing of this process has loaded HIP's library ({_NAME})")
        self._hip = ctypes.CDLL(found)

    def variable(self, module: Any, name: str) -> tuple[int, int] | None:
        """The address of a variable of loaded code and its size in bytes; ``None`` if it has no such variable.

        The error of a variable that is not there is taken back, since the program may ask for the last one.
        """
        at, size = ctypes.c_void_p(), ctypes.c_size_t()
        where = (ctypes.byref(at), ctypes.byref(size), ctypes.c_void_p(int(module)), name.encode())
        if self._hip.hipModuleGetGlobal(*where):
            self._hip.hipGetLastError()
            return None
        return at.value or 0, size.value

    def download(self, pointer: Any, like: Array) -> Array:
        """Copies an array of that type and shape from the device.

        Raises:
            LaunchFailed: HIP refuses.
        """
        found = np.empty_like(like, order="C")
        to = found.ctypes.data_as(ctypes.c_void_p)
        self._call("hipMemcpy", to, ctypes.c_void_p(pointer), ctypes.c_size_t(like.nbytes), _TO_HOST)
        return found

    def fill(self, pointer: Any, size: int) -> None:
        """Writes zeros to so many bytes of the device's memory.

        Raises:
            LaunchFailed: HIP refuses.
        """
        self._call("hipMemset", ctypes.c_void_p(pointer), 0, ctypes.c_size_t(size))

    def synchronize(self) -> None:
        """Waits for everything that was launched.

        Raises:
            LaunchFailed: a kernel failed.
        """
        self._call("hipDeviceSynchronize")

    def is_capturing(self, stream: int) -> bool:
        """Whether launches on a stream go into a graph, so that nothing may be waited for."""
        status = ctypes.c_int()
        asked = self._hip.hipStreamIsCapturing(ctypes.c_void_p(stream), ctypes.byref(status))
        return not asked and status.value != 0

    def _call(self, name: str, *arguments: Any) -> None:
        if error := getattr(self._hip, name)(*arguments):
            raise LaunchFailed(f"{name}: HIP's error {error}")


def _mapped() -> str | None:
    """The file of HIP's library that the process has mapped."""
    try:
        lines = _MAPS.read_text(encoding="utf-8", errors="surrogateescape").splitlines()
    except OSError:
        return None
    paths = (line.split(maxsplit=5)[-1] for line in lines if _NAME in line)
    return next((path for path in paths if Path(path).name.startswith(_NAME)), None)
