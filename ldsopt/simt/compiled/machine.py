"""Machine code of this processor for textual IR, made once a process for each text."""

from __future__ import annotations

import functools
from typing import Any


class MachineCode:
    """A compiled module; its code lives as long as this.

    Attributes:
        address: of its function ``step``.
    """

    def __init__(self, engine: Any, address: int) -> None:
        self._engine, self.address = engine, address


@functools.cache
def _target() -> Any:
    from llvmlite import binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    return binding.Target.from_default_triple()


def _machine(level: int) -> Any:
    from llvmlite import binding

    features = binding.get_host_cpu_features().flatten()
    return _target().create_target_machine(
        cpu=binding.get_host_cpu_name(), features=features, opt=level, jit=True
    )


@functools.lru_cache(maxsize=64)
def compile_text(text: str) -> MachineCode:
    """Compiles a module with a function ``step``.

    Raises:
        RuntimeError: LLVM refuses the text.
    """
    from llvmlite import binding

    machine = _machine(1)
    module = binding.parse_assembly(text)
    module.triple = machine.triple
    module.data_layout = str(machine.target_data)
    engine = binding.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    return MachineCode(engine, engine.get_function_address("step"))
