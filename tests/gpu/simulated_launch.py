"""One launch of the stand-in for HIP, executed by the simulator: memory comes in files, and goes back into them.

    python simulated_launch.py FOLDER

The folder has a `request` (what is launched, which memory there is, where variables lie), and beside it the IR of
kernels, ``KERNEL.ll``. It ends with exit code 1, as a GPU ends a kernel, where the simulator finds that the kernel
traps or touches what is not its own.
"""

import sys
from pathlib import Path

import numpy as np

import ldsopt
from ldsopt import Launch, Module, Schedule, simulate

_WORDS = {"i8": "i1", "i16": "i2", "i32": "i4", "i64": "i8", "float": "f4", "double": "f8", "half": "f2"}


def main(folder: Path) -> int:
    """Executes the request."""
    lines = [line.split() for line in (folder / "request").read_text().splitlines()]
    request = {words[0]: words[1:] for words in lines}
    memory = [(int(words[2]), int(words[3]), folder / words[1]) for words in lines if words[0] == "memory"]
    variables = {words[2]: folder / words[1] for words in lines if words[0] == "variable"}
    (name,) = request["kernel"]
    text = (folder.parent / f"{name}.ll").read_text()
    module = ldsopt.parse(text, source=f"{name}.ll")
    block = bytes.fromhex("".join(request["arguments"]))
    arguments, buffers = _arguments(module, name, block, memory)
    launch = Launch(
        [int(word) for word in request["grid"]],
        [int(word) for word in request["block"]],
        arguments,
        kernel=name,
        dynamic_lds=int(request["lds"][0]),
    )
    kept = tuple(one for one in variables if not one.endswith(".header"))
    result = simulate(module, launch, Schedule(), keep=kept)
    if result.findings:
        sys.stderr.write(f"{result.findings[0]}\n")
        return 1
    for one, (path, at) in buffers.items():
        whole = bytearray(path.read_bytes())
        left = result.outputs[one].tobytes()
        whole[at : at + len(left)] = left
        path.write_bytes(whole)
    for one in kept:
        variables[one].write_bytes(_over(variables[one].read_bytes(), result.variables[one]))
    return 0


def _over(old: bytes, new: bytes) -> bytes:
    """A variable behind a launch: the simulator's begins as zeros, and what it leaves so, keeps what was there.

    A byte that a kernel sets to zero cannot be told from one that it leaves alone. So memory that nobody has cleared
    shows, as on a GPU, if not to the byte.
    """
    before, left = np.frombuffer(old, np.uint8), np.frombuffer(new, np.uint8)
    return np.where(left == 0, before, left).tobytes()


def _arguments(
    module: Module, kernel: str, block: bytes, memory: list[tuple[int, int, Path]]
) -> tuple[dict[str, object], dict[str, tuple[Path, int]]]:
    """The arguments of a launch by names of ours, and where each buffer lies: its file, and the place in that."""
    function = next(one for one in module.functions() if one.name == kernel)
    arguments: dict[str, object] = {}
    buffers: dict[str, tuple[Path, int]] = {}
    at = 0
    for number, value in enumerate(function.arguments):
        kind = module.type_of(value)
        is_pointer = kind.startswith("ptr")
        dtype = np.dtype("u8" if is_pointer else _WORDS[kind])
        at = -(-at // dtype.itemsize) * dtype.itemsize
        found = np.frombuffer(block, dtype, 1, at)[0]
        at += dtype.itemsize
        name = f"argument{number}"
        arguments[name] = None if is_pointer else found.item()
        for start, size, path in memory if is_pointer else ():
            if start <= found < start + size:
                offset = int(found) - start
                arguments[name] = np.frombuffer(path.read_bytes()[offset:], np.uint8).copy()
                buffers[name] = (path, offset)
    return arguments, buffers


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
