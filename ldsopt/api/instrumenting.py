"""IR to IR: kernels that make records of themselves."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from ldsopt.api.keywords import takes
from ldsopt.codegen.code_options import CodeOptions
from ldsopt.codegen.compile import compile_ir
from ldsopt.codegen.compilers import find
from ldsopt.codegen.options import CompileOptions
from ldsopt.compare.diff import Diff, diff
from ldsopt.ir.dialect import text_for
from ldsopt.ir.edited import edited
from ldsopt.ir.module import Module
from ldsopt.ir.read import parse, reparse, require_arch
from ldsopt.isa.dynamic_lds import with_dynamic_lds
from ldsopt.isa.measure import measure_assembly
from ldsopt.isa.measurement import Measurement
from ldsopt.transforms.instrument.automatic import AutoMarks, find_automatic_marks
from ldsopt.transforms.instrument.instrumenting import Instrumentation, instrument_kernels
from ldsopt.transforms.instrument.lds_room import lds_room
from ldsopt.transforms.instrument.options import InstrumentOptions
from ldsopt.transforms.instrument.planning import plan_records


@dataclass(frozen=True, slots=True)
class RecordCost:
    """What records add to the code of a module.

    Attributes:
        change: the measures of the code before and after.
        clock: the instruction that reads the clock, as the compiler has written it; empty if none is known.
    """

    change: Diff
    clock: str


@dataclass(frozen=True, slots=True)
class Instrumented:
    """A module whose kernels make records.

    Attributes:
        text: the output, textual IR.
        instrumentation: what was decided; ``None`` where only marks were written.
        marks: that were found without an author; ``None`` if none were asked for.
        source: the input's name.
        arch: the architecture's name, ``None`` if none is known.
        input: the module that was instrumented: the one given, with those marks. Lines in ``instrumentation`` are its.
        cost: what the records add to the code, if that was measured.
        is_own, notes, untouched: as in `Annotated`.
    """

    text: str
    instrumentation: Instrumentation | None
    marks: AutoMarks | None
    source: str
    arch: str | None
    input: Module
    cost: RecordCost | None = None
    is_own: bool = False
    notes: tuple[str, ...] = ()
    untouched: bytes | str = b""


@takes(InstrumentOptions)
def instrument(module: Module, options: InstrumentOptions) -> Instrumented:
    """Has the kernels of a module make records where they are marked (`ldsopt.ir.record_marks`).

    Args:
        module: final, optimized IR.

    Raises:
        InputError: there is nothing to record, or it cannot be recorded so.
        CompilerFailed: with ``buffer="lds"``, where it has to be known how much LDS there is: LLVM died on it.
        InternalError: the output would differ in more than was meant.
    """
    return instrument_measured(module, options, CodeOptions(), with_cost=False)


def instrument_measured(
    module: Module, options: InstrumentOptions, measuring: CodeOptions, *, with_cost: bool = True
) -> Instrumented:
    """The same by a compiler of one's own, and what the records add to the code.

    Args:
        module: final, optimized IR.
        options: what to record.
        measuring: how the code is made that says how much LDS there is, and what records add.
        with_cost: measure that.

    Raises:
        InputError, InternalError: as `instrument`.
        CompilerFailed, Unavailable: as compiling.
    """
    marks, notes, marked = None, tuple[str, ...](), module
    if options.auto or options.lines:
        marks = find_automatic_marks(module, options)
        made = edited(module, marks.edits)
        notes = made.notes
        if options.mark:
            return Instrumented(
                made.text, None, marks, module.source, _arch_name(module), module, None, made.is_own, notes
            )
        marked = reparse(made.text, module, is_own=made.is_own)
    planned = plan_records(marked, options)
    before = None
    if with_cost or options.buffer == "lds":
        before = _measured(module, measuring, options.dynamic_lds)
    room = None
    if options.buffer == "lds" and before is not None:
        room = lds_room(marked, planned, before, options)
    found = instrument_kernels(marked, planned, options, room)
    made = edited(marked, found.edits)
    result = Instrumented(
        made.text,
        found,
        marks,
        module.source,
        _arch_name(module),
        marked,
        None,
        made.is_own,
        tuple(dict.fromkeys((*notes, *made.notes))),
    )
    return (
        replace(result, cost=_cost(result, before, measuring, options.dynamic_lds))
        if with_cost and before
        else result
    )


def _arch_name(module: Module) -> str | None:
    return module.arch.name if module.arch else None


def _compiled(module: Module, measuring: CodeOptions) -> tuple[str, str]:
    """The assembly of a module, and what compiled it."""
    options = CompileOptions(**{one.name: getattr(measuring, one.name) for one in fields(CompileOptions)})
    text = text_for(module, find(measuring.compiler).llvm_major)
    compiled = compile_ir(text, require_arch(module).name, options, source=module.source)
    return compiled.data.decode("utf-8", "surrogateescape"), compiled.compiler


def _measured(module: Module, measuring: CodeOptions, dynamic_lds: int) -> Measurement:
    return _measurement(module, *_compiled(module, measuring), dynamic_lds)


def _measurement(module: Module, text: str, compiler: str, dynamic_lds: int) -> Measurement:
    measured = measure_assembly(text, module.source, require_arch(module).name, compiler)
    return with_dynamic_lds(measured, dynamic_lds)


def _cost(result: Instrumented, before: Measurement, measuring: CodeOptions, dynamic_lds: int) -> RecordCost:
    after = parse(result.text, source=result.source, mcpu=result.arch, features=measuring.features)
    text, compiler = _compiled(after, measuring)
    clocks = ("s_memtime", "s_getreg_b32", "s_get_shader_cycles_u64")
    clock = next((name for name in clocks if f"\t{name} " in text), "")
    return RecordCost(diff(before, _measurement(after, text, compiler, dynamic_lds)), clock)
