"""HIP's calls through PyPI's hip-python: the one module that knows how its releases differ.

Read from the wheels of 6.2 to 10.0 (`tests/gpu/hip_signatures.json` has their signatures):

* ``hipGetDeviceProperties`` of 6 and 7 fills a struct that it is given; that of 10.0 makes one and returns it.
* An error code without a name in the release's enumeration raises ValueError. A runtime that is newer than hip-python
  has such codes.
* The library is opened by the first call and each symbol by its own first call. RuntimeError says that one is missing,
  as where hip-python and ROCm are of different releases.
* 6 and 7 keep a converted argument no longer than the conversion. So every argument here is an address, bytes or an
  array that the caller holds until the call has returned.

hip-python imports without ROCm; its first call then fails.
"""

from __future__ import annotations

import importlib
import inspect
from typing import Any

from ldsopt.errors import Unavailable

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
