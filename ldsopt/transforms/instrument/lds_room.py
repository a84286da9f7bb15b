"""Whether records of a kernel may be made in LDS, and how much of it there is for them.

Records in LDS are one more static variable. No two variables share a byte, so whatever a kernel reaches by its own
variables is apart from its records. That leaves what it reaches in other ways:

* An address that is formed of no variable is a number, and the records may have been put there. Refused. What
  assembly accesses counts as formed of a variable if the kernel gives one away anywhere, to this assembly or other.
* A module whose variables have addresses already (``!absolute_symbol``) cannot have another variable. Refused.
* Dynamic LDS begins behind all static variables, records too; only the launch says how much it is. Refused until the
  caller says.

Example::

    %p = inttoptr i32 1024 to ptr addrspace(3)
    store i32 0, ptr addrspace(3) %p           ; refused: nothing keeps records away from byte 1024
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ldsopt.analysis.flow.callees import Callees
from ldsopt.analysis.provenance.kernel_code import KernelProvenance, globals_named, kernel_code
from ldsopt.errors import InputError
from ldsopt.ir.alignment import stated_alignment
from ldsopt.ir.module import Function, LdsGlobal, Module
from ldsopt.ir.read import require_arch
from ldsopt.isa.measurement import Measurement
from ldsopt.target.mnemonics import accesses_lds
from ldsopt.target.occupancy import lds_for_waves
from ldsopt.transforms.instrument.options import InstrumentOptions
from ldsopt.transforms.instrument.planning import PlannedKernel
from ldsopt.transforms.refusal import refused

_TO_DEVICE = "use --buffer device"
_MOST_ALIGNMENT = 1024
"""Of a variable that states none; no type's own alignment is larger (LLVM's data layout of AMDGPU)."""
_LDS_POINTER = "ptr addrspace(3)"


def lds_room(
    module: Module, planned: Sequence[PlannedKernel], code: Measurement, options: InstrumentOptions
) -> Mapping[str, int]:
    """Bytes of LDS that there are for the records of each kernel, by its name.

    Args:
        module: of the kernels.
        planned: the kernels that are to record.
        code: what the module compiles to, with the dynamic LDS of launches.
        options: fewer waves at once are only put up with if they say so.

    Raises:
        InputError: records may not be in a kernel's LDS, or how much LDS it has is not known.
    """
    arch, room = require_arch(module), {}
    resources = {function.name: function.resources for function in code.functions}
    callees, functions = Callees(module), {function.name: function for function in module.functions()}
    for one in planned:
        function = one.kernel.function
        own_code = kernel_code(module, callees, functions, function)
        padding = _dynamic_padding(module, function, own_code, options)
        _require_variables(module, function, own_code)
        needs = resources.get(function.name)
        if needs is None or needs.lds_bytes is None or needs.occupancy is None:
            raise refused(
                module,
                function.line,
                f"how much LDS '{function.name}' has is not known from its code",
                _TO_DEVICE,
            )
        most = arch.lds_bytes
        if not options.lower_occupancy:
            size = one.positions.waves * one.positions.wave_size
            most = lds_for_waves(arch, needs.occupancy, size, wave_size=one.positions.wave_size)
        room[function.name] = max(0, most - needs.lds_bytes - padding)
    return room


def _dynamic_padding(
    module: Module, kernel: Function, code: Sequence[Function], options: InstrumentOptions
) -> int:
    """Bytes that may have to lie between records and dynamic LDS, whose alignment may be larger than theirs.

    Raises:
        InputError: the kernel has dynamic LDS of which nothing is known, or all of its LDS has addresses.
    """
    named = frozenset[str]().union(*(globals_named(module, function) for function in code))
    variables = [variable for variable in module.lds_globals() if variable.name in named]
    definitions = module.definition_lines()
    for variable in variables:
        if "!absolute_symbol" in module.lines[definitions[variable.name]]:
            raise refused(
                module,
                kernel.line,
                f"'{variable.name}' has its address in LDS already, so there is none for records of '{kernel.name}'",
                f"instrument the module as it was before that, or {_TO_DEVICE}",
            )
    dynamic = [variable for variable in variables if variable.is_dynamic]
    if dynamic and not options.dynamic_lds:
        raise refused(
            module,
            kernel.line,
            f"'{kernel.name}' has dynamic LDS ({_some(dynamic)}), and how much of it is not known",
            f"say what launches add: --dynamic-lds BYTES; or {_TO_DEVICE}",
        )
    stated = (stated_alignment(module.lines[definitions[variable.name]]) for variable in dynamic)
    return max((alignment or _MOST_ALIGNMENT for alignment in stated), default=0)


def _some(variables: Sequence[LdsGlobal]) -> str:
    return f"@{variables[0].name}" + (f" and {len(variables) - 1} more" if len(variables) > 1 else "")


def _require_variables(module: Module, kernel: Function, code: Sequence[Function]) -> None:
    """Refuses a kernel that reaches LDS by addresses that are formed of no variable."""
    found = KernelProvenance(module, code).analyse()
    for one in found:
        for access in one.accesses:
            is_number = not access.bases and not access.is_ambiguous
            if is_number and _LDS_POINTER in {module.type_of(pointer) for pointer in access.pointers}:
                raise _by_number(module, kernel, access.line)
    if any(one.escapes for one in found):
        return
    for function in code:
        for instruction in function.instructions:
            asm = module.inline_asm(instruction.operands[-1]) if instruction.operands else None
            if asm is not None and any(s.is_lds_dma or accesses_lds(*s) for s in asm.statements or ()):
                raise _by_number(module, kernel, instruction.line)


def _by_number(module: Module, kernel: Function, line: int) -> InputError:
    return refused(
        module,
        line,
        f"an address in LDS that is formed of no variable: records of '{kernel.name}' may lie there",
        f"form it of a variable in LDS, or {_TO_DEVICE}",
    )
