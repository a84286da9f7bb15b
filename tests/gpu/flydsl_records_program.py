"""A program that launches a kernel as FlyDSL's engine does, by the library of its wheel or one that stands in for it.

flydsl_records_program.py LIBRARY CODE FOLDER [late]
"""

import ctypes
import sys
from pathlib import Path

from ldsopt import Unavailable, flydsl_records


def engine(library: str) -> ctypes.CDLL:
    """The library, opened as MLIR's execution engine opens it."""
    found = ctypes.CDLL(library, mode=ctypes.RTLD_GLOBAL)
    for name, result, arguments in (
        ("mgpuModuleLoad", ctypes.c_void_p, [ctypes.c_char_p, ctypes.c_size_t]),
        ("mgpuModuleGetFunction", ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p]),
        ("mgpuMemAlloc", ctypes.c_void_p, [ctypes.c_uint64, ctypes.c_void_p, ctypes.c_bool]),
        (
            "mgpuLaunchKernel",
            None,
            [
                ctypes.c_void_p,
                *[ctypes.c_ssize_t] * 6,
                ctypes.c_int32,
                *[ctypes.c_void_p] * 3,
                ctypes.c_size_t,
            ],
        ),
    ):
        getattr(found, name).restype, getattr(found, name).argtypes = result, arguments
    return found


def main(library: str, code: bytes, folder: Path, *, late: bool) -> None:
    """Launches the kernel three times, twice inside of `flydsl_records`."""
    if late:
        engine(library)
    try:
        with flydsl_records(folder):
            fly = engine(library)
            module = fly.mgpuModuleLoad(code, len(code))
            function = fly.mgpuModuleGetFunction(module, b"k")
            values = (
                ctypes.c_uint64(fly.mgpuMemAlloc(1 << 16, None, False)),
                ctypes.c_int32(4),
                ctypes.c_uint64(0),
            )
            params = (ctypes.c_void_p * 4)(*map(ctypes.addressof, values), 0)

            def launch() -> None:
                fly.mgpuLaunchKernel(function, 2, 1, 1, 128, 1, 1, 0, None, params, None, 3)

            launch()
            launch()
        launch()  # outside: not recorded
    except Unavailable as error:
        sys.exit(f"refused: {error}")
    print(sorted(one.name for one in folder.iterdir()))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]).read_bytes(), Path(sys.argv[3]), late="late" in sys.argv)
