"""A program that launches a kernel by Triton, on the stand-in for HIP; its launches are recorded.

    triton_records_program.py FOLDER        with ldsopt.triton.records(FOLDER)

Triton's own launcher needs a device's driver and a compiler. The one here does what that does, by ctypes: it loads the
code object, calls the hooks around the launch in the same order, and hands over arguments by a block.
"""

import ctypes
import os
import sys
from pathlib import Path

import triton
import triton.language as tl

import ldsopt

hip = ctypes.CDLL("libamdhip64.so")


class Utils:
    """Loads code objects, and puts their IR where the stand-in looks for it."""

    def load_binary(self, name, code, shared, device):
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        Utils.kept = ctypes.create_string_buffer(code, len(code))
        assert not hip.hipModuleLoadData(ctypes.byref(module), Utils.kept)
        assert not hip.hipModuleGetFunction(ctypes.byref(function), module, name.encode())
        return module.value, function.value, 32, 0, 1024

    def get_device_properties(self, device):
        return {"max_shared_mem": 65536, "multiprocessor_count": 1, "warpSize": 64}


class Launcher:
    def __init__(self, src, metadata):
        self.lanes = metadata.num_warps * metadata.warp_size

    def __call__(self, *given):
        x, y, z, stream, function, _, metadata, enter, leave, *arguments = given
        enter(metadata)
        pointers = [one.data_ptr() for one in arguments if hasattr(one, "data_ptr")]
        block = (ctypes.c_uint64 * 8)(
            *pointers, *(one for one in arguments if type(one) is int and one != BLOCK)
        )
        size = ctypes.c_size_t(8 * (len(pointers) + 3))
        extra = (ctypes.c_void_p * 5)(1, ctypes.addressof(block), 2, ctypes.addressof(size), 3)
        assert not hip.hipModuleLaunchKernel(
            ctypes.c_void_p(function), x, y, z, self.lanes, 1, 1, 0, ctypes.c_void_p(stream), None, extra
        )
        leave(metadata)


class Driver:
    """One GPU, which is the stand-in."""

    launcher_cls = Launcher
    utils = Utils()

    def get_current_device(self):
        return 0

    def get_current_stream(self, device):
        return 0

    def get_current_target(self):
        return triton.backends.compiler.GPUTarget("hip", "gfx942", 64)


class Tensor:
    """Memory of the device."""

    dtype = "int32"

    def __init__(self, count):
        self.at = ctypes.c_void_p()
        assert not hip.hipMalloc(ctypes.byref(self.at), 4 * count)

    def data_ptr(self):
        return self.at.value


BLOCK = 256


@triton.jit
def sums(out, n, BLOCK: tl.constexpr):  # noqa: N803
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    total = tl.zeros([BLOCK], tl.int32)
    for step in range(n):
        total = ((total ^ at) & 0xFFFF) * 3 + step
        tl.debug_barrier()
    tl.store(out + at, total)


triton.runtime.driver.set_active(Driver())
out = Tensor(2 * BLOCK)
with ldsopt.triton.records(sys.argv[1]) as records:
    for steps in (3, 5):
        # The IR of the kernel has to be there by when the launch is executed: behind its compilation.
        compiled = sums.warmup(out, steps, BLOCK=BLOCK, grid=(2,))
        Path(os.environ["STUB_SIMULATE"], "sums.ll").write_text(compiled.asm["llir"])
        sums[(2,)](out, steps, BLOCK=BLOCK)
expected = list(range(2 * BLOCK))
for at in expected:
    total = 0
    for step in range(5):
        total = ((total ^ at) & 0xFFFF) * 3 + step
    expected[at] = total
left = (ctypes.c_int32 * (2 * BLOCK))()
assert not hip.hipMemcpy(left, out.at, ctypes.c_size_t(ctypes.sizeof(left)), 2)
print(list(left) == expected, [path.name for path in records.dumps])
print([name for name in sys.modules if name.startswith("llvmlite")])
