"""An AMD GPU by HIP: the few calls that loading, launching and timing take.

hip-python is imported when a device is opened. What a call says is passed on in its own words: `Unavailable` while
nothing runs yet, `LaunchFailed` for a failure of a kernel or of its launch.
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib
import inspect
import struct
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.errors import LaunchFailed, Unavailable, UsageError
from ldsopt.isa.kernel_start import LOCAL_POINTER, ArgumentSlot
from ldsopt.simt.kinds import Array
from ldsopt.simt.launch import Resolved

_BUFFER_POINTER, _BUFFER_SIZE, _END = 1, 2, 3
"""``HIP_LAUNCH_PARAM_...``: the block of arguments is handed over as it is, without anybody's packing."""


class Device:
    """The first GPU, or the one of that number among those that HIP sees.

    As a context manager it gives back memory, modules and events.

    Attributes:
        name: HIP's name of it.
        target: its target id, ``gfx942:sramecc+:xnack-``.
        pci: its PCI address, ``0000:c1:00.0``.

    Args:
        number: of the device.

    Raises:
        Unavailable: hip-python, ROCm's library, a driver, a device or the permission is not there; with HIP's words.
    """

    def __init__(self, number: int = 0) -> None:
        self._hip = HipPython()
        try:
            self._count: int = self._hip.call("hipGetDeviceCount")
            if number >= self._count:
                raise Unavailable(
                    f"no GPU can be used: there is no device {number}; HIP sees {self._count}; {REMEDY}"
                )
            self._hip.call("hipSetDevice", number)
            properties = self._hip.properties(number)
        except CallFailed as failed:
            raise Unavailable(f"no GPU can be used: {failed}; {REMEDY}") from None
        self.name: str = _text(properties.name)
        self.target: str = _text(properties.gcnArchName)
        place = (properties.pciDomainID, properties.pciBusID, properties.pciDeviceID)
        self.pci: str = "{:04x}:{:02x}:{:02x}.0".format(*place)
        self._given_back: list[tuple[str, Any]] = []
        self._images: list[bytes] = []

    @property
    def arch(self) -> str:
        """The architecture without its settings, ``gfx942``."""
        return self.target.partition(":")[0]

    def targets(self) -> list[str]:
        """The target ids of all devices that HIP sees, in its order."""
        with self._failing():
            return [_text(self._hip.properties(number).gcnArchName) for number in range(self._count)]

    # --- memory -------------------------------------------------------------------------------------------

    def allocate(self, size: int) -> Any:
        """Memory of so many bytes on the device."""
        with self._failing(f" ({size} bytes)"):
            pointer = self._hip.call("hipMalloc", max(size, 1))
        self._given_back.append(("hipFree", pointer))
        return pointer

    def upload(self, pointer: Any, data: Array) -> None:
        """Copies an array to the device."""
        if data.nbytes:
            held = np.ascontiguousarray(data)
            with self._failing():
                self._hip.copy(pointer, held, data.nbytes, "HostToDevice")

    def download(self, pointer: Any, like: Array) -> Array:
        """Copies an array of that type and shape from the device."""
        found = np.empty_like(like, order="C")
        if like.nbytes:
            with self._failing():
                self._hip.copy(found, pointer, like.nbytes, "DeviceToHost")
        return found

    def fill(self, pointer: Any, size: int) -> None:
        """Writes zeros to so many bytes of the device's memory, behind everything that was launched so far."""
        self._call("hipMemsetAsync", pointer, 0, size, None)

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
        module = self._call("hipModuleLoadData", code)
        self._images.append(
            code
        )  # HIP reads the image as long as the module is loaded, and has no copy of it
        self._given_back.append(("hipModuleUnload", module))
        return module

    def function(self, module: Any, kernel: str) -> Any:
        """A kernel of loaded code.

        Raises:
            LaunchFailed: there is no such kernel.
        """
        return self._call("hipModuleGetFunction", module, kernel.encode())

    def variable(self, module: Any, name: str) -> tuple[Any, int] | None:
        """The address of a variable of loaded code and its size in bytes; ``None`` if it has no such variable."""
        try:
            pointer, size = self._hip.call("hipModuleGetGlobal", module, name.encode())
        except CallFailed as failed:
            if failed.error == "hipErrorNotFound":
                return None
            raise LaunchFailed(f"{self.name}: {failed}") from None
        return pointer, int(size)

    def launch(
        self,
        function: Any,
        grid: tuple[int, int, int],
        block: tuple[int, int, int],
        dynamic_lds: int,
        arguments: PackedArguments,
        *,
        cooperative: bool = False,
    ) -> None:
        """Starts a kernel.

        HIP takes the block of arguments whole (``extra``). A cooperative launch, where all workgroups run at once, has
        no such parameter: it takes the address of each argument (``kernelParams``).
        """
        held = ctypes.create_string_buffer(arguments.data, len(arguments.data))
        at = ctypes.addressof(held)
        if cooperative:
            each = (ctypes.c_void_p * (len(arguments.offsets) + 1))(*(at + one for one in arguments.offsets))
            where = (ctypes.addressof(each),)
            self._call("hipModuleLaunchCooperativeKernel", function, *grid, *block, dynamic_lds, None, *where)
            return
        size = ctypes.c_size_t(len(arguments.data))
        extra = (ctypes.c_void_p * 5)(_BUFFER_POINTER, at, _BUFFER_SIZE, ctypes.addressof(size), _END)
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
        event = self._call("hipEventCreate")
        self._given_back.append(("hipEventDestroy", event))
        return event

    def record(self, event: Any) -> None:
        """Marks the place behind everything that was launched so far."""
        self._call("hipEventRecord", event, None)

    def milliseconds(self, start: Any, stop: Any) -> float:
        """The time from one event to another, both of which have happened."""
        return float(self._call("hipEventElapsedTime", start, stop))

    # --- the end ------------------------------------------------------------------------------------------

    def __enter__(self) -> Device:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        # A kernel that failed makes every later call fail with the same error: the first one is what happened.
        with contextlib.suppress(LaunchFailed) if kind else contextlib.nullcontext():
            self.close()

    def close(self) -> None:
        """Gives back events, modules and memory.

        Raises:
            LaunchFailed: HIP refuses.
        """
        while self._given_back:
            self._call(*self._given_back.pop())
        self._images.clear()

    # --- calls --------------------------------------------------------------------------------------------

    def _call(self, name: str, *arguments: Any) -> Any:
        with self._failing():
            return self._hip.call(name, *arguments)

    @contextlib.contextmanager
    def _failing(self, of_what: str = "") -> Iterator[None]:
        try:
            yield
        except CallFailed as failed:
            raise LaunchFailed(f"{self.name}: {failed}{of_what}") from None


def require_device() -> str:
    """Opens the first GPU and lets it go again; its PCI address, as ``0000:c1:00.0``.

    Raises:
        Unavailable: as `Device`.
    """
    with Device() as device:
        return device.pci


def _text(value: Any) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


# --- hip python ---------------------------------------------------------------------------------------------
#
# HIP's calls through PyPI's hip-python: the one module that knows how its releases differ.
#
# Read from the wheels of 6.2 to 10.0 (`tests/gpu/hip_signatures.json` has their signatures):
#
# * ``hipGetDeviceProperties`` of 6 and 7 fills a struct that it is given; that of 10.0 makes one and returns it.
# * An error code without a name in the release's enumeration raises ValueError. A runtime that is newer than hip-
#   python has such codes.
# * The library is opened by the first call and each symbol by its own first call. RuntimeError says that one is
#   missing, as where hip-python and ROCm are of different releases.
# * 6 and 7 keep a converted argument no longer than the conversion. So every argument here is an address, bytes or an
#   array that the caller holds until the call has returned.
#
# hip-python imports without ROCm; its first call then fails.


REMEDY = "pip install 'ldsopt[hip]', on a machine with ROCm and an AMD GPU"


class CallFailed(Exception):
    """A call of HIP failed.

    Attributes:
        error: HIP's name of the error; empty where hip-python, not HIP, refused the call.
    """

    def __init__(self, words: str, error: str = "") -> None:
        self.error = error
        super().__init__(words)


class HipPython:
    """The release of hip-python that is installed.

    Raises:
        Unavailable: none is.
    """

    def __init__(self) -> None:
        try:
            package = importlib.import_module("hip")
            self._hip: Any = package.hip
        except (ImportError, AttributeError) as error:
            raise Unavailable(
                f"no GPU can be used: hip-python is not installed ({error}); {REMEDY}"
            ) from None
        self._release = str(getattr(package, "VERSION", "of an unknown release"))

    def call(self, name: str, *arguments: Any) -> Any:
        """The result of a call: ``None``, a value, or a tuple of several.

        Raises:
            CallFailed: with the call's name and HIP's own words.
        """
        try:
            error, *results = getattr(self._hip, name)(*arguments)
        except ValueError as problem:
            raise CallFailed(f"{name}: {problem} of hip-python {self._release}") from None
        except (RuntimeError, TypeError, AttributeError, OverflowError) as problem:
            raise CallFailed(f"{name}: {problem} (hip-python {self._release})") from None
        if error != self._hip.hipError_t.hipSuccess:
            raise CallFailed(f"{name}: {error.name}", error.name)
        return results[0] if len(results) == 1 else tuple(results) or None

    def properties(self, number: int) -> Any:
        """The properties of a device.

        Raises:
            CallFailed: there is no such device.
        """
        name = "hipGetDeviceProperties"
        if "prop" not in inspect.signature(getattr(self._hip, name)).parameters:
            return self.call(name, number)
        properties = self._hip.hipDeviceProp_t()
        self.call(name, properties, number)
        return properties

    def copy(self, to: Any, source: Any, size: int, direction: str) -> None:
        """Copies bytes; ``direction`` is ``HostToDevice`` or ``DeviceToHost``.

        Raises:
            CallFailed: HIP refuses.
        """
        kind = getattr(self._hip.hipMemcpyKind, f"hipMemcpy{direction}")
        self.call("hipMemcpy", to, source, size, kind)


# --- kernel arguments ---------------------------------------------------------------------------------------
#
# The bytes of a kernel's arguments, laid out as its code object says.
#
# A kernel reads its arguments from one block of memory. Where in it each one lies, and how large it is, stands in
# the code object's metadata (``.args``: ``.offset``, ``.size``, ``.value_kind``); nothing is guessed from types.
# Arguments that start with ``hidden_`` are the runtime's. Source: LLVM AMDGPU Usage, "Code Object V3 Metadata" to
# V6.
#
# The metadata does not say what is inside of a struct that is passed by value. Where the launch gives its fields,
# each with its type, they are laid out as C does: each at the next multiple of its size, the whole a multiple of
# the largest. What then has not the size that the code object says (a packed struct, a field left out) is
# refused.


_FLOATS = {2: "<e", 4: "<f", 8: "<d"}
_NUMBERS = ("by_value", LOCAL_POINTER)
"""An address in LDS is a number: the launch says how much dynamic LDS there is, and where in it this begins."""


@dataclass(frozen=True, slots=True)
class PackedArguments:
    """One launch's arguments.

    Attributes:
        data: the block of memory that the kernel reads.
        offsets: of each argument in it.
    """

    data: bytes
    offsets: tuple[int, ...] = ()


def pack_arguments(
    kernel: str, slots: Sequence[ArgumentSlot], arguments: Sequence[Resolved], addresses: Mapping[str, int]
) -> PackedArguments:
    """The block of a kernel's arguments.

    Args:
        kernel: its name, for messages.
        slots: of its arguments, from the code object.
        arguments: of the launch, in order.
        addresses: where each buffer lies on the device, by the argument's name.

    Raises:
        UsageError: another number of arguments, or one that does not fit its slot.

    >>> slots = [ArgumentSlot(0, 8, "global_buffer"), ArgumentSlot(8, 4, "by_value")]
    >>> pack_arguments("k", slots, [Resolved("a", value=0), Resolved("n", value=7)], {}).data.hex()
    '000000000000000007000000'
    """
    own = [slot for slot in slots if not slot.kind.startswith("hidden_")]
    if len(own) != len(arguments):
        raise UsageError(f"'{kernel}' takes {len(own)} arguments, the launch gives {len(arguments)}")
    block = bytearray(max((slot.offset + slot.size for slot in own), default=0))
    for slot, argument in zip(own, arguments, strict=True):
        data = _bytes_of(kernel, slot, argument, addresses)
        block[slot.offset : slot.offset + slot.size] = data
    return PackedArguments(bytes(block), tuple(slot.offset for slot in own))


def _bytes_of(kernel: str, slot: ArgumentSlot, argument: Resolved, addresses: Mapping[str, int]) -> bytes:
    what = f"'{kernel}': argument {argument.name} ({slot.size} bytes, {slot.kind})"
    if slot.kind == "global_buffer":
        if argument.array is not None:
            return addresses[argument.name].to_bytes(slot.size, "little")
        if argument.fields is None and argument.value == 0:
            return bytes(slot.size)
        raise UsageError(f"{what} is a pointer; give a buffer, or null")
    if slot.kind not in _NUMBERS:
        raise UsageError(f"{what} is of a kind that a launch cannot give")
    if slot.kind == LOCAL_POINTER and (argument.array is not None or argument.fields is not None):
        raise UsageError(f"{what} is an address in LDS; give a number of bytes, such as u32=0")
    if argument.fields is not None:
        data, _ = _struct(what, argument.fields, addresses)
        if len(data) != slot.size:
            raise UsageError(
                f"{what} is passed by value, and its fields take {len(data)} bytes as C lays them out; "
                f"or give its bytes as u8[{slot.size}]=@file.npy"
            )
        return data
    if argument.array is not None:
        data = argument.array.tobytes()
        if argument.array.size == 3:  # a vector of three takes the room of four
            data += bytes(argument.array.itemsize * (slot.size == 4 * argument.array.itemsize))
        if len(data) != slot.size:
            raise UsageError(f"{what} is passed by value, and {len(data)} bytes are given")
        return data
    if len(argument.stored) == slot.size:
        return argument.stored
    return _number(what, slot.size, argument.value or 0)


def _struct(what: str, fields: Sequence[Resolved], addresses: Mapping[str, int]) -> tuple[bytes, int]:
    """The bytes of a struct of these fields, and what they are aligned to.

    >>> half, word = Resolved("h", value=1, stored=bytes([1, 0])), Resolved("w", value=2, stored=bytes([2, 0, 0, 0]))
    >>> _struct("k", [half, word, half], {})[0].hex(" ", 4)
    '01000000 02000000 01000000'
    """
    block, largest = b"", 1
    for field in fields:
        data, alignment = _field(what, field, addresses)
        block += bytes(-len(block) % alignment) + data
        largest = max(largest, alignment)
    return block + bytes(-len(block) % largest), largest


def _field(what: str, field: Resolved, addresses: Mapping[str, int]) -> tuple[bytes, int]:
    if field.fields is not None:
        return _struct(what, field.fields, addresses)
    data = addresses[field.name].to_bytes(8, "little") if field.array is not None else field.stored
    if not data:
        raise UsageError(f"{what} is a struct; say the type of its field {field.name}, as i32={field.value}")
    return data, len(data)


def _number(what: str, size: int, value: float) -> bytes:
    if isinstance(value, float):
        if size not in _FLOATS:
            raise UsageError(f"{what} has not the size of a floating-point number")
        return struct.pack(_FLOATS[size], value)
    if not -(1 << (8 * size - 1)) <= value < 1 << (8 * size):
        raise UsageError(f"{what} is too small for {value}")
    return (value & ((1 << (8 * size)) - 1)).to_bytes(size, "little")
