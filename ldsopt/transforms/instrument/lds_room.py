"""The room in LDS for records of a kernel, or the reason why they may not be made there.

Records in LDS are one more static variable. No two variables share a byte, so all accesses by the kernel's own
variables are apart from its records. Other ways to reach LDS are these:

* An address that is formed of no variable is a number, and the records may have been put there. Records also move the
  kernel's variables, and make its LDS larger. So a kernel that relies on the place or size of its LDS is refused, by
  the test of `pack` (`ldsopt.analysis.liveness.address_uses`). So is one that states more alignment than its variable
  has: it may be right by chance at the variable's present place.
* A module whose variables have addresses already (``!absolute_symbol``) cannot have another variable. Refused.
* Dynamic LDS begins behind all static variables, records too, and so does the LDS that arguments of a kernel point to
  (OpenCL's ``local`` ones); only the launch says how much it is. Refused until the caller says.

Example::

    %p = inttoptr i32 1024 to ptr addrspace(3)
    store i32 0, ptr addrspace(3) %p           ; refused: nothing keeps records away from byte 1024
    %c = icmp eq ptr addrspace(3) @A, null     ; refused: @A may lie at 0 now, and behind the records then
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ldsopt.analysis.liveness.address_uses import why_in_place
from ldsopt.analysis.liveness.lds_events import Reason
from ldsopt.analysis.provenance.kernel_code import globals_named, kernel_code, kernel_provenance
from ldsopt.errors import InputError
from ldsopt.ir.attributes import parameter_texts
from ldsopt.ir.details import stated_alignment
from ldsopt.ir.module import LOCAL, LOCAL_ALIGNMENT, Function, LdsGlobal, Module, refused
from ldsopt.ir.read import require_arch
from ldsopt.isa.measurement import Measurement
from ldsopt.target.occupancy import lds_for_waves
from ldsopt.transforms.instrument.options import InstrumentOptions
from ldsopt.transforms.instrument.planning import PlannedKernel

_TO_DEVICE = "use --buffer device"
_MOST_ALIGNMENT = 1024
"""The alignment of a variable that states none; no type's own is larger (LLVM's data layout of AMDGPU)."""


def lds_room(
    module: Module, planned: Sequence[PlannedKernel], code: Measurement, options: InstrumentOptions
) -> Mapping[str, int]:
    """Free bytes of LDS for the records of each kernel, by its name.

    Args:
        module: of the kernels.
        planned: the kernels with records.
        code: the measurement of the module's code, with the dynamic LDS of launches.
        options: they say if records may lower the number of resident waves.

    Raises:
        InputError: records may not be in a kernel's LDS, or how much LDS it has is not known.
    """
    arch, room = require_arch(module), {}
    resources = {function.name: function.resources for function in code.functions}
    for one in planned:
        function = one.kernel.function
        padding = _dynamic_padding(module, function, kernel_code(module, function.name), options)
        # Records move the variables in LDS, on whose places the kernel may not rely.
        if (reason := why_in_place(kernel_provenance(module, function.name))) is not None:
            raise _moved(module, function, reason)
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
    """The most bytes of padding between records and dynamic LDS, whose alignment may be larger than theirs.

    Raises:
        InputError: the kernel has dynamic LDS of unknown size, or all of its LDS has addresses.
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
    arguments = [text for text in parameter_texts(module.lines[kernel.line]) if text.startswith(f"{LOCAL} ")]
    if (dynamic or arguments) and not options.dynamic_lds:
        raise refused(
            module,
            kernel.line,
            f"'{kernel.name}' has dynamic LDS ({_some(dynamic, len(arguments))}), and how much of it is not known",
            f"say what launches add: --dynamic-lds BYTES; or {_TO_DEVICE}",
        )
    stated = (stated_alignment(module.lines[definitions[variable.name]]) for variable in dynamic)
    known = [alignment or _MOST_ALIGNMENT for alignment in stated]
    return max([*known, *[LOCAL_ALIGNMENT] * bool(arguments)], default=0)


def _some(variables: Sequence[LdsGlobal], arguments: int) -> str:
    if not variables:
        return "an argument points to it" if arguments == 1 else f"{arguments} arguments point to it"
    return f"@{variables[0].name}" + (f" and {len(variables) - 1} more" if len(variables) > 1 else "")


def _moved(module: Module, kernel: Function, reason: Reason) -> InputError:
    return refused(
        module,
        reason.line,
        f"{reason.text}: records would change the LDS of '{kernel.name}'",
        _TO_DEVICE,
    )
