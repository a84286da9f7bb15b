"""An AMD GPU by HIP, through PyPI's hip-python: the few calls that loading, launching and timing take.

hip-python is imported when a device is opened. It imports without ROCm; the first call then fails. What a call says is
passed on in its own words: `Unavailable` while nothing runs yet, `LaunchFailed` for what a kernel or its launch did.
"""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Callable
from typing import Any

import numpy as np

from ldsopt.errors import LaunchFailed, Unavailable
from ldsopt.simt.kinds import Array

_BUFFER_POINTER, _BUFFER_SIZE, _END = 1, 2, 3
"""``HIP_LAUNCH_PARAM_...``: how the block of arguments is handed over as it is, without anybody's packing."""
_REMEDY = "pip install 'ldsopt[hip]', on a machine with ROCm and an AMD GPU"


class Device:
    """The first GPU, or the one of that number.

    Args:
        number: of the device.

    Raises:
        Unavailable: hip-python, ROCm's library, a driver, a device or the permission is not there; with HIP's words.
    """

    def __init__(self, number: int = 0) -> None:
        try:
            self._hip: Any = importlib.import_module("hip").hip
        except ImportError as error:
            raise Unavailable(
                f"no GPU can be used: hip-python is not installed ({error}); {_REMEDY}"
            ) from None
        count = self._opening("hipGetDeviceCount")
        if number >= count:
            raise Unavailable(f"there is no device {number}; HIP sees {count}")
        self._opening("hipSetDevice", number)
        properties = self._opening("hipGetDeviceProperties", number)
        self.name: str = _text(properties.name)
        self.arch: str = _text(properties.gcnArchName).partition(":")[0]
        place = (properties.pciDomainID, properties.pciBusID, properties.pciDeviceID)
        self.pci: str = "{:04x}:{:02x}:{:02x}.0".format(*place)
        self._allocated: list[Any] = []

    # --- memory -------------------------------------------------------------------------------------------

    def allocate(self, size: int) -> Any:
        """Memory of so many bytes on the device, freed by `close`."""
        pointer = self._call("hipMalloc", max(size, 1))
        self._allocated.append(pointer)
        return pointer

    def upload(self, pointer: Any, data: Array) -> None:
        """Copies an array to the device."""
        if data.nbytes:
            self._call(
                "hipMemcpy", pointer, np.ascontiguousarray(data), data.nbytes, self._kind("HostToDevice")
            )

    def download(self, pointer: Any, like: Array) -> Array:
        """Copies an array of that type and shape from the device."""
        found = np.empty_like(like)
        if like.nbytes:
            self._call("hipMemcpy", found, pointer, like.nbytes, self._kind("DeviceToHost"))
        return found

    def fill(self, pointer: Any, size: int) -> None:
        """Writes so many bytes of the device's memory, behind everything that was launched so far."""
        self._call("hipMemsetAsync", pointer, 0, size, None)

    def _kind(self, name: str) -> Any:
        return getattr(self._hip.hipMemcpyKind, f"hipMemcpy{name}")

    # --- kernels ------------------------------------------------------------------------------------------

    def load(self, code: bytes, kernel: str) -> Any:
        """A kernel of a code object.

        Raises:
            LaunchFailed: HIP refuses it, or it has no such kernel.
        """
        return self.function(self.load_module(code), kernel)

    def load_module(self, code: bytes) -> Any:
        """A code object, loaded.

        Raises:
            LaunchFailed: HIP refuses it.
        """
        return self._call("hipModuleLoadData", code)

    def function(self, module: Any, kernel: str) -> Any:
        """A kernel of loaded code.

        Raises:
            LaunchFailed: there is no such kernel.
        """
        return self._call("hipModuleGetFunction", module, kernel.encode())

    def variable(self, module: Any, name: str) -> tuple[Any, int] | None:
        """Where a variable of loaded code lies, and its size in bytes; ``None`` if there is none of that name."""
        error, pointer, size = self._hip.hipModuleGetGlobal(module, name.encode())
        if error == self._hip.hipError_t.hipErrorNotFound:
            return None
        if error != self._hip.hipError_t.hipSuccess:
            raise LaunchFailed(f"{self.name}: hipModuleGetGlobal: {getattr(error, 'name', error)}")
        return pointer, int(size)

    def launch(
        self,
        function: Any,
        grid: tuple[int, int, int],
        block: tuple[int, int, int],
        dynamic_lds: int,
        arguments: bytes,
    ) -> None:
        """Starts a kernel."""
        held = ctypes.create_string_buffer(arguments, len(arguments))
        size = ctypes.c_size_t(len(arguments))
        extra = (ctypes.c_void_p * 5)(
            _BUFFER_POINTER, ctypes.addressof(held), _BUFFER_SIZE, ctypes.addressof(size), _END
        )
        words = ctypes.addressof(extra)
        self._call("hipModuleLaunchKernel", function, *grid, *block, dynamic_lds, None, None, words)

    def synchronize(self) -> None:
        """Waits for everything that was launched.

        Raises:
            LaunchFailed: a kernel failed.
        """
        self._call("hipDeviceSynchronize")

    # --- time ---------------------------------------------------------------------------------------------

    def event(self) -> Any:
        """A new event."""
        return self._call("hipEventCreate")

    def record(self, event: Any) -> None:
        """Marks the place behind everything that was launched so far."""
        self._call("hipEventRecord", event, None)

    def milliseconds(self, start: Any, stop: Any) -> float:
        """The time from one event to another, both of which have happened."""
        return float(self._call("hipEventElapsedTime", start, stop))

    def close(self) -> None:
        """Frees the memory."""
        for pointer in self._allocated:
            self._call("hipFree", pointer)
        self._allocated.clear()

    # --- calls --------------------------------------------------------------------------------------------

    def _opening(self, name: str, *arguments: Any) -> Any:
        return self._checked(
            name, arguments, lambda words: Unavailable(f"no GPU can be used: {words}; {_REMEDY}")
        )

    def _call(self, name: str, *arguments: Any) -> Any:
        return self._checked(name, arguments, lambda words: LaunchFailed(f"{self.name}: {words}"))

    def _checked(self, name: str, arguments: tuple[Any, ...], failed: Callable[[str], Exception]) -> Any:
        try:
            error, *results = getattr(self._hip, name)(*arguments)
        except RuntimeError as problem:  # the library, or a symbol of it, is not there
            raise failed(f"{name}: {problem}") from None
        if error != self._hip.hipError_t.hipSuccess:
            raise failed(f"{name}: {getattr(error, 'name', error)}")
        return results[0] if len(results) == 1 else None


def require_device() -> str:
    """Opens the first GPU and lets it go again; its PCI address, as ``0000:c1:00.0``.

    Raises:
        Unavailable: as `Device`.
    """
    device = Device()
    device.close()
    return device.pci


def _text(value: Any) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
