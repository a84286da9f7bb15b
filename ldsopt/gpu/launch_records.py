"""Records of a program's launches, each fetched into a dump of its own as soon as the launch is done.

Around a launch: wait for the device, clear the memory of the kernel's records; launch; wait, read, write
``FOLDER/KERNEL.N.dump``. So launches of instrumented kernels never overlap. What cannot be fetched is launched as it
is, and a line on standard error says why.

Two threads that launch one kernel at one time would write into the same memory, and neither's records could be told
from the other's: both launches go without a dump.

An instrumented module has a constant for each kernel that says how its records lie, and, unless they go to an argument,
a variable in which they do. Both are found by name in the loaded code."""

from __future__ import annotations

import contextlib
import ctypes
import importlib
import os
import shutil
import signal
import string
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from ldsopt import programs
from ldsopt.codegen.compilers import zig_of
from ldsopt.dataclass import dataclass
from ldsopt.errors import CompilerFailed, InputError, LaunchFailed, LdsoptError, Unavailable
from ldsopt.interpreter import package_folder
from ldsopt.records.dump import compose
from ldsopt.records.format import CONTROL_BYTES, DumpHeader, read_header, variable_names

if TYPE_CHECKING:
    from ldsopt.simt.kinds import Array


class RecordDevice(Protocol):
    """A device as far as records take one: `ldsopt.gpu.device.Device`, or `HipRuntime`."""

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


DEFAULT_LAUNCHES = 16
"""Launches of each kernel that are recorded."""
_NAME_LENGTH = 127
_IN_NAMES = frozenset(f"{string.ascii_letters}{string.digits}_")
_AT_ONCE = "two threads launch it at the same time"


@dataclass(slots=True)
class _LoadedKernel:
    """A kernel that makes records, in loaded code.

    Attributes:
        name: of it.
        module: HIP's handle.
        launches: how many there were.
        under_way: threads that have begun a launch and not ended it.
        recording: the one of them whose launch gets a dump.
        number: of that launch, from 1 on.
        mixed: another one has begun a launch meanwhile.
        records: where they lie; ``None`` before the first launch.
    """

    name: str
    module: int
    launches: int = 0
    under_way: set[int] = field(default_factory=set)
    recording: int | None = None
    number: int = 0
    mixed: bool = False
    records: DeviceRecords | None = None


@dataclass(slots=True)
class LaunchRecords:
    """Dumps of a program's launches.

    Args:
        folder: for dumps; it is made if it is not there.
        launches: so many of each kernel are recorded.

    Attributes:
        dumps: the files that were written, in order.
        left: launches without a dump, and why, a sentence each.

    Raises:
        InputError: the folder cannot be made.
    """

    folder: Path
    launches: int = DEFAULT_LAUNCHES
    dumps: list[Path] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    _runtime: HipRuntime | None = None
    _kernels: dict[int, _LoadedKernel] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise InputError(f"no folder for dumps: {error.strerror}", file=self.folder) from None

    def loaded(self, module: Any, function: Any, kernel: str) -> None:
        """A kernel was found in loaded code; if it makes records, its launches will be recorded.

        Args:
            module, function: HIP's handles, as numbers or as hip-python has them.
            kernel: its name.
        """
        with self._lock:
            self._kernels[int(function)] = _LoadedKernel(kernel, int(module))

    def unloaded(self, module: Any) -> None:
        """Code is given back: its handles may be given out anew."""
        with self._lock:
            self._kernels = {at: one for at, one in self._kernels.items() if one.module != int(module)}

    def begin(self, function: Any, stream: Any = 0) -> None:
        """A kernel is about to be launched by this thread."""
        kernel, own = self._kernels.get(int(function or 0)), threading.get_ident()
        if kernel is None:
            return
        with self._lock:
            if own in kernel.under_way and kernel.recording == own:
                kernel.recording = None
                self._leave(kernel, "it was begun and never ended")
            kernel.under_way.discard(own)
            kernel.launches += 1
            kernel.mixed = bool(kernel.under_way)
            if kernel.mixed:
                self._leave(kernel, _AT_ONCE, kernel.launches)
            else:
                self._begin(kernel, own, int(stream or 0))
            kernel.under_way.add(own)

    def _begin(self, kernel: _LoadedKernel, own: int, stream: int) -> None:
        kernel.number = kernel.launches
        try:
            kernel.recording = own if self._is_prepared(kernel, stream) else None
        except LdsoptError as error:
            self._leave(kernel, str(error))

    def end(self, function: Any) -> None:
        """The launch that this thread began has been given to the device."""
        kernel, own = self._kernels.get(int(function or 0)), threading.get_ident()
        if kernel is None:
            return
        with self._lock:
            kernel.under_way.discard(own)
            if kernel.recording != own or kernel.records is None:
                return
            kernel.recording = None
            if kernel.mixed:
                self._leave(kernel, _AT_ONCE)
                return
            try:
                self._write(kernel, kernel.records.dump())
            except LaunchFailed as error:
                self._leave(kernel, f"the kernel failed ({error})")
            except OSError as error:
                self._leave(kernel, f"{self.folder}: {error.strerror}")

    def _is_prepared(self, kernel: _LoadedKernel, stream: int) -> bool:
        """Clears the memory of a kernel's records; whether it is one that makes any, and they are wanted."""
        self._runtime = runtime = self._runtime or HipRuntime()
        if kernel.launches > self.launches:
            if kernel.launches == self.launches + 1:
                self._say(
                    f"{kernel.name}: the first {self.launches} launches are recorded; launches=N asks for more"
                )
            return False
        if kernel.records is None and DeviceRecords.header_of(runtime, kernel.module, kernel.name) is None:
            kernel.launches = self.launches + 1  # it never makes any
            return False
        if runtime.is_capturing(stream):
            raise InputError("it is captured into a graph", remedy="launch it without")
        runtime.synchronize()
        kernel.records = kernel.records or DeviceRecords(runtime, kernel.module, kernel.name)
        kernel.records.clear()
        runtime.synchronize()
        return True

    def _write(self, kernel: _LoadedKernel, dump: bytes) -> None:
        """Writes a dump, whole or not at all, under the first number from the launch's on that is free."""
        name = "".join(letter if letter in _IN_NAMES else "-" for letter in kernel.name)[:_NAME_LENGTH]
        number = kernel.number
        partial = self.folder / f".{name}.{threading.get_ident()}.partial"
        partial.write_bytes(dump)
        try:
            while True:
                path = self.folder / f"{name}.{number:04}.dump"
                try:
                    path.hardlink_to(partial)
                    break
                except FileExistsError:
                    number += 1
        finally:
            partial.unlink()
        self.dumps.append(path)

    def _leave(self, kernel: _LoadedKernel, why: str, number: int = 0) -> None:
        self._say(f"launch {number or kernel.number} of {kernel.name}: no dump: {why}")

    def _say(self, sentence: str) -> None:
        self.left.append(sentence)
        sys.stderr.write(f"ldsopt records: {sentence}\n")


_LAUNCHES = {"hipModuleLaunchKernel": 8, "hipModuleLaunchCooperativeKernel": 8, "hipExtModuleLaunchKernel": 8}
"""The calls of hip-python that launch kernels of loaded code, with the place of the stream among their arguments."""


@contextlib.contextmanager
def hip_python_records(folder: str | Path, launches: int = DEFAULT_LAUNCHES) -> Iterator[LaunchRecords]:
    """Records of kernels that a program launches by hip-python inside of the ``with``.

    The calls of ``hip.hip`` are replaced, so the program has to call them by that module, and to get its functions
    (``hip.hipModuleGetFunction``) inside of the ``with``.

    Args:
        folder: for dumps.
        launches: so many of each kernel are recorded.

    Raises:
        InputError: the folder cannot be made.
        Unavailable: hip-python is not installed.
    """
    try:
        hip: Any = importlib.import_module("hip").hip
    except (ImportError, AttributeError) as error:
        raise Unavailable(f"hip-python is not installed ({error}); pip install 'ldsopt[hip]'") from None
    found = LaunchRecords(Path(folder), launches)
    names = (*_LAUNCHES, "hipModuleGetFunction", "hipModuleUnload")
    stock = {name: getattr(hip, name) for name in names if hasattr(hip, name)}

    def get_function(module: Any, kname: Any, *more: Any, **named: Any) -> Any:
        answer = stock["hipModuleGetFunction"](module, kname, *more, **named)
        if not int(answer[0]):
            found.loaded(module, answer[1], kname.decode() if isinstance(kname, bytes) else str(kname))
        return answer

    def unload(module: Any) -> Any:
        found.unloaded(module)
        return stock["hipModuleUnload"](module)

    replaced: dict[str, Callable[..., Any]] = {
        "hipModuleGetFunction": get_function,
        "hipModuleUnload": unload,
    }
    replaced |= {
        name: _launching(found, stock[name], place) for name, place in _LAUNCHES.items() if name in stock
    }
    try:
        for name, function in replaced.items():
            setattr(hip, name, function)
        yield found
    finally:
        for name, function in stock.items():
            setattr(hip, name, function)


def _launching(found: LaunchRecords, stock: Callable[..., Any], place: int) -> Callable[..., Any]:
    """A call that launches, with what records take around it."""

    def launch(f: Any, *rest: Any, **named: Any) -> Any:
        given = rest[place - 1] if len(rest) >= place else named.get("stream", named.get("hStream"))
        found.begin(f, int(given) if given is not None else 0)
        answer = stock(f, *rest, **named)
        found.end(f)
        return answer

    return launch


# --- hip runtime --------------------------------------------------------------------------------------------
#
# HIP's runtime as another part of this process has loaded it, by ctypes: what fetching records takes, and no more.
#
# Triton and hip-python open the library by themselves, each its own copy perhaps; handles mean something in one only.
# So the library is the one that the process has mapped.


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
        """True if launches on a stream go into a graph, so that nothing may be waited for."""
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


# --- records of a whole program -------------------------------------------------------------------------------
#
# The library that fetches records of programs that launch kernels by HIP: built from its source, and preloaded.
#
# The source is C, in this package, and takes no header of ROCm. Any compiler of C that is there builds it.


SOURCE = Path(__file__).with_name("preload") / "records.c"
FOLDER, LAUNCHES = "LDSOPT_RECORDS", "LDSOPT_RECORDS_LAUNCHES"
"""The variables that the library reads: where dumps go, and how many launches of each kernel are recorded."""
_COMPILERS = ("cc", "clang", "clang-22", "gcc", "amdclang")
_OPTIONS = ("-shared", "-fPIC", "-O2", "-o")


def build_library(output: Path, compiler: str | None = None) -> Path:
    """Builds the library, whole or not at all.

    Args:
        output: the file to be written.
        compiler: of C; by default the first that is there: ``cc``, ``clang``, ``gcc``, ROCm's, PyPI's ziglang.

    Raises:
        Unavailable: there is no compiler of C.
        CompilerFailed: it fails.
        InputError: the file cannot be written.
    """
    words = _compiler(compiler)
    try:
        with tempfile.TemporaryDirectory(prefix=".ldsopt-", dir=output.parent) as scratch:
            made = Path(scratch) / "library.so"
            done = programs.run([*words, *_OPTIONS, str(made), str(SOURCE), "-ldl", "-lpthread"])
            if done.returncode:
                said = done.stderr.decode("utf-8", "replace").strip().splitlines()
                raise CompilerFailed(
                    f"{words[0]} does not build {SOURCE.name}: {said[0] if said else 'no reason'}"
                )
            made.replace(output)
    except OSError as error:
        raise InputError(f"cannot be written: {error.strerror}", file=output) from None
    return output


def _compiler(wanted: str | None) -> Sequence[str]:
    found = next(filter(None, map(shutil.which, [wanted] if wanted else _COMPILERS)), None)
    if found:
        return [found]
    if wanted is None and package_folder("ziglang") is not None:
        return [zig_of(""), "cc"]
    raise Unavailable(
        f"no compiler of C ({wanted or ', '.join(_COMPILERS)}) builds the library that is preloaded; "
        "install one, or pip install ziglang"
    )


@contextlib.contextmanager
def flydsl_records(folder: str | Path, launches: int | None = None) -> Iterator[Path]:
    """Records of kernels that a program of FlyDSL launches inside of the ``with``; the folder of the dumps.

    FlyDSL calls HIP by a library of its own, which the dynamic linker binds when the first kernel is made. So this one
    is loaded before, for everybody to be bound to, and does what it does when it is preloaded. Outside of the ``with``
    every call goes straight on.

    Args:
        folder: for dumps; it is made if it is not there.
        launches: so many of each kernel are recorded; by default 16.

    Raises:
        InputError: the folder cannot be made.
        Unavailable: FlyDSL has called HIP in this process already; or no compiler of C builds the library.
        CompilerFailed: it fails.
    """
    place = Path(folder)
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(f"no folder for dumps: {error.strerror}", file=place) from None
    _load_for_everybody()
    given = {FOLDER: str(place.resolve())} | ({} if launches is None else {LAUNCHES: str(launches)})
    before = {name: os.environ.get(name) for name in given}
    os.environ.update(given)
    try:
        yield place
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


_FLYDSL = "libfly_jit_runtime"
"""FlyDSL's library that calls HIP, from its wheel."""
_loaded: list[ctypes.CDLL] = []


def _load_for_everybody() -> None:
    """Loads the library, once, so that libraries that are loaded behind it are bound to its functions."""
    if _loaded:
        return
    maps = Path("/proc/self/maps")
    if maps.exists() and _FLYDSL in maps.read_text(encoding="utf-8", errors="surrogateescape"):
        raise Unavailable(
            "FlyDSL has made a kernel in this process already, so its calls are bound past this library; begin the "
            "records in front of the first one, or run the program by `ldsopt records`"
        )
    with tempfile.TemporaryDirectory(prefix="ldsopt-") as scratch:
        _loaded.append(ctypes.CDLL(str(build_library(Path(scratch) / "records.so")), mode=ctypes.RTLD_GLOBAL))


def run_recorded(program: Sequence[str], folder: Path, library: Path, launches: int | None = None) -> int:
    """Runs a program with the library preloaded; the program's exit code, or 128 and the number of its signal.

    Args:
        program: its name and arguments.
        folder: for dumps; it is made if it is not there.
        library: what `build_library` wrote.
        launches: so many of each kernel are recorded; by default 16.

    Raises:
        InputError: the folder cannot be made.
        Unavailable: the program cannot be started.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(f"no folder for dumps: {error.strerror}", file=folder) from None
    before = [word for word in os.environ.get("LD_PRELOAD", "").split(":") if word]
    environment = {
        **os.environ,
        FOLDER: str(folder.resolve()),
        "LD_PRELOAD": ":".join([str(library), *before]),
    }
    if launches is not None:
        environment[LAUNCHES] = str(launches)
    try:
        code = subprocess.run(program, env=environment, check=False).returncode
    except OSError as error:
        with contextlib.suppress(OSError):  # an empty folder is no output
            folder.rmdir()
        raise Unavailable(f"'{program[0]}' cannot be started: {error.strerror}") from None
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    return code if code >= 0 else 128 - code
