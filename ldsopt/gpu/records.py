"""Records of a kernel that runs on a GPU: the memory cleared before a launch, and read into a dump behind it.

An instrumented module has a constant for each kernel that says how its records lie, and, unless they go to an argument,
a variable in which they do. Both are found by name in the loaded code.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from ldsopt.errors import InputError
from ldsopt.records.dump import compose
from ldsopt.records.format import CONTROL_BYTES, DumpHeader, read_header, variable_names

if TYPE_CHECKING:
    from ldsopt.simt.kinds import Array


class RecordDevice(Protocol):
    """A device as far as records take one: `ldsopt.gpu.device.Device`, or `ldsopt.gpu.launch_records.HipRuntime`."""

    def variable(self, module: Any, name: str) -> tuple[Any, int] | None: ...
    def download(self, pointer: Any, like: Array) -> Array: ...
    def fill(self, pointer: Any, size: int) -> None: ...
    def synchronize(self) -> None: ...


class DeviceRecords:
    """The records of a kernel in loaded code.

    Args:
        device: on which the code is loaded.
        module: what `Device.load_module` gave, or a ``hipModule_t`` of hip-python.
        kernel: its name.
        buffer: where its argument for records points to (``--buffer arg``), of `header`'s ``buffer_bytes``; it may be
            set later. ``None``: they lie in the module's own memory.

    Raises:
        InputError: the kernel makes no records, or what should be its header is none.
        LaunchFailed: a call failed; with HIP's words.
    """

    def __init__(self, device: RecordDevice, module: Any, kernel: str, buffer: Any = None) -> None:
        self._device = device
        found = self.header_of(device, module, kernel)
        if found is None:
            raise InputError(
                f"'{kernel}' makes no records", remedy="instrument it first: `ldsopt instrument`"
            )
        pointer, size = found
        data = device.download(pointer, np.empty(size, np.uint8)).tobytes()
        self.header: DumpHeader = read_header(data + bytes(CONTROL_BYTES), kernel)[0]
        self.buffer = buffer
        if buffer is None and self.header.argument is None:
            own = device.variable(module, variable_names(kernel)[0])
            if own is None or own[1] != self.header.buffer_bytes:
                size = 0 if own is None else own[1]
                raise InputError(
                    f"the module of '{kernel}' has {size} bytes for its records, not {self.header.buffer_bytes}"
                )
            self.buffer = own[0]

    @staticmethod
    def header_of(device: RecordDevice, module: Any, kernel: str) -> tuple[Any, int] | None:
        """The address of the header of a kernel's dumps and its size; ``None`` if the kernel makes no records."""
        return device.variable(module, variable_names(kernel)[1])

    def clear(self) -> None:
        """Makes the memory ready for a launch. Without it, records of launches mix."""
        self._device.fill(self._memory, self.header.buffer_bytes)

    def dump(self) -> bytes:
        """The records, when everything that was launched is done.

        Raises:
            LaunchFailed: the kernel failed.
        """
        self._device.synchronize()
        like = np.empty(self.header.buffer_bytes, np.uint8)
        return compose(self.header, self._device.download(self._memory, like).tobytes())

    @property
    def _memory(self) -> Any:
        if self.buffer is None:
            raise InputError(
                f"the records of '{self.header.kernel}' go to its argument {self.header.argument}",
                remedy=f"allocate {self.header.buffer_bytes} bytes and say where",
            )
        return self.buffer
