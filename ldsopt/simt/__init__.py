"""Executes AMDGPU IR on lanes of numpy vectors, wave by wave, and checks what the IR claims about LDS.

Start at `simulate` (the one call), `launch` (what to run it on), `schedule` (in which order) and `findings` (what it
reports). To add an opcode, add a function to `opcodes`; to add an intrinsic, one to `intrinsics`.
"""

from ldsopt.errors import Unavailable

try:
    import numpy
except ImportError:
    raise Unavailable("the simulator needs numpy; install it with `pip install 'ldsopt[simulate]'`") from None

if (
    int(numpy.__version__.split(".")[0]) < 2
):  # numbers keep the type of the array that they meet only since 2.0
    raise Unavailable(
        f"the simulator needs numpy 2, here is {numpy.__version__}; `pip install -U 'ldsopt[simulate]'`"
    )
