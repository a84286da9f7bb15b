"""A program that launches a kernel by hip-python; its launches are recorded.

hip_python_program.py CODE FOLDER [LAUNCHES | threads]
"""

import ctypes
import sys
import threading
from pathlib import Path

from hip import hip

from ldsopt import hip_python_records

code, folder, how = Path(sys.argv[1]).read_bytes(), sys.argv[2], (*sys.argv[3:], "1")[0]


def must(answer):
    assert answer[0] == hip.hipError_t.hipSuccess, answer[0]
    return answer[1] if len(answer) > 1 else None


out = must(hip.hipMalloc(1 << 16))
block = (ctypes.c_uint64 * 3)(int(out), 4, 0)
size = ctypes.c_size_t(24)
extra = (ctypes.c_void_p * 5)(1, ctypes.addressof(block), 2, ctypes.addressof(size), 3)


def launch(function):
    return hip.hipModuleLaunchKernel(function, 2, 1, 1, 128, 1, 1, 0, None, None, ctypes.addressof(extra))


with hip_python_records(folder) as records:
    module = must(hip.hipModuleLoadData(code))
    function = must(hip.hipModuleGetFunction(module, b"k"))
    if how == "threads":  # the other one begins while this one is under way
        records.begin(function)
        other = threading.Thread(target=launch, args=(function,))
        other.start()
        other.join()
        records.end(function)
        launch(function)
    else:
        for _ in range(int(how)):
            launch(function)
launch(function)  # outside: not recorded
print(int(hip.hipDeviceSynchronize()[0]), sorted(path.name for path in records.dumps))
