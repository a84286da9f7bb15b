"""The code that the workgroups of one kernel can run: the kernel, and the functions that it calls.

LDS belongs to a workgroup, so accesses of a variable by another kernel, or by a function that this one does not call,
do not matter: they are to other bytes. And if all calls are of functions of the module, their callers are all seen,
whatever their linkage. So the analyses run on that part of the module. For a kernel that calls unknown code, or in
which the address of a function is taken, they run on all of the module but other kernels instead.

Example: clang compiles an OpenCL kernel twice, as the kernel and as ``__clang_ocl_kern_imp_NAME``, an exported function
whose arguments may come from anywhere. The kernel does not call it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from copy import copy
from enum import Enum
from typing import NamedTuple

from ldsopt.analysis.flow.callees import CalleeKind, Callees, callees_of
from ldsopt.analysis.provenance.accesses import AccessKind
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance, provenance_of
from ldsopt.assumptions import UNREAD_DIMENSIONS_ARE_ONE
from ldsopt.graph import Visits
from ldsopt.ir.attributes import contradicted, launch_bounds, require_told_kernels
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.details import CALLS, is_call
from ldsopt.ir.module import Function, Instruction, Module, refused
from ldsopt.ir.syntax import header
from ldsopt.ir.types import Constant
from ldsopt.once import once
from ldsopt.target.intrinsics import BY_NUMBER, is_of
from ldsopt.target.workgroup_size import WORKGROUP_SIZE, told_size


@once
def kernel_provenance(module: Module, kernel: str) -> Provenance:
    """The default analysis of the code that the workgroups of a kernel can run."""
    code = kernel_code(module, kernel)
    return provenance_of(module) if code == list(module.functions()) else Provenance(module, code)


@once
def kernel_code(module: Module, kernel: str) -> list[Function]:
    """A kernel and the functions that it calls, directly or not; if these are not known, all that can be called.

    Args:
        module: the module that they belong to.
        kernel: name of one of its functions.
    """
    callees, (functions, code_names) = callees_of(module), _named_code(module)
    visits = Visits([kernel])
    for name in visits:
        called = list(_called(module, callees, code_names, functions[name]))
        if not functions.keys() >= set(called):
            return [f for f in functions.values() if f.name == kernel or not _is_launched(module, f)]
        visits.add(called)
    in_order = sorted((functions[name] for name in visits.seen), key=lambda function: function.line)
    return [f if f.is_kernel or f.is_internal else _internal(f) for f in in_order]


@once
def _named_code(module: Module) -> tuple[Mapping[str, Function], frozenset[str]]:
    """The functions of a module by name, in its order; and all names of code, including aliases."""
    functions, aliases = {function.name: function for function in module.functions()}, module.aliases()
    of_code = {*functions, *aliases}
    return functions, frozenset((*functions, *(a for a, of in aliases.items() if not of.isdisjoint(of_code))))


def _internal(function: Function) -> Function:
    """A copy of a function whose callers are all seen; it shares all views and facts."""
    seen = copy(function)
    seen.is_internal = True
    return seen


def reads_id(callees: Callees, code: Iterable[Function], axes: str) -> bool:
    """True if code reads a work-item's id along one of these axes, or calls unknown code."""
    return next(id_reads(callees, code, axes), None) is not None


def id_reads(callees: Callees, code: Iterable[Function], axes: str) -> Iterator[Instruction]:
    """The calls that read a work-item's id along one of these axes, or that run unknown code."""
    names = [f"llvm.amdgcn.workitem.id.{axis}" for axis in axes]
    for call in (i for function in code for i in function.instructions if is_call(i)):
        callee = callees.of(call)
        if callee.kind is CalleeKind.UNKNOWN or callee.name in names:
            yield call


def _is_launched(module: Module, function: Function) -> bool:
    """True if a function is a kernel, so that nobody calls it.

    Source: LLVM, Verifier.cpp: the calling convention ``amdgpu_kernel`` permits no calls.
    """
    found = header(module.lines[function.line])
    return found is not None and " amdgpu_kernel " in found.words


def _called(module: Module, callees: Callees, code_names: Set[str], function: Function) -> Iterator[str]:
    """The functions of the module that a function calls; an empty name stands for any other code that it may reach."""
    inside = {*function.columns.addresses, *function.arguments}
    for instruction in function.instructions:
        operands = instruction.operands
        if is_call(instruction):
            callee = callees.of(instruction)
            operands = operands[:-1]
            if callee.kind is CalleeKind.DEFINED:
                yield callee.name
            elif callees.runs_unseen(instruction):
                yield ""
        for operand in operands:
            is_constant = operand not in inside and module.kind(operand) != ValueKind.BASIC_BLOCK
            if is_constant and _may_name_function(module.constant(operand), code_names):
                yield ""


def _may_name_function(constant: Constant, code_names: Set[str]) -> bool:
    """True if a constant contains a function's address, by its own name or by an alias."""
    if constant.opcode in ("function", "opaque") or constant.name in code_names:
        return True
    return any(_may_name_function(operand, code_names) for operand in constant.operands)


def globals_named(module: Module, function: Function) -> frozenset[str]:
    """The globals that a function's operands contain."""
    found: set[str] = set()
    seen = {*function.columns.addresses, *function.arguments}
    for instruction in function.instructions:
        for operand in instruction.operands:
            if operand not in seen:
                seen.add(operand)
                found.update(_globals(module.constant(operand)))
    return frozenset(found)


def _globals(constant: Constant) -> Iterator[str]:
    if constant.opcode == "global":
        yield constant.name
    for operand in constant.operands:
        yield from _globals(operand)


# --- kernel shape -------------------------------------------------------------------------------------------
#
# The shape of a kernel's workgroups, needed to number its waves: stated by the kernel, told by the user, or assumed.

_STATE_IT = (
    f"say which: --assume {WORKGROUP_SIZE}=X,Y,Z; or state reqd_work_group_size, where the language has it"
)


class ToldShape(NamedTuple):
    """The shape of a kernel's workgroups.

    Attributes:
        sizes: work-items along x, y and z; ``None`` for one dimension of a size that is not known.
        assumption: the name of the assumption that it rests on; empty if the kernel states it.
    """

    sizes: tuple[int, int, int] | None
    assumption: str


def shape_of(
    module: Module, function: Function, assume: Sequence[str], no_assume: Sequence[str]
) -> ToldShape:
    """The shape of a kernel's workgroups; ``unread-dimensions-are-one`` is assumed if it is neither stated nor told.

    Args:
        assume: the shape that workgroups are said to have.
        no_assume: names of the assumptions that the user refuses.

    Raises:
        InputError: the shape is neither stated nor told, and the kernel reads an id along y or z, or the assumption is
            refused; or the told shape contradicts the kernel.
    """
    bounds = launch_bounds(module, function)
    if bounds.is_exact:
        return ToldShape(bounds.sizes, "")
    require_told_kernels(module, assume)
    told = told_size(assume, function.name)
    if told is not None and (sizes := told.within(bounds.flat)) is not None:
        if not bounds.least <= math.prod(sizes) <= bounds.flat:
            raise contradicted(module, function, bounds, told.name)
        return ToldShape(sizes, told.name)
    callees = callees_of(module)
    for call in id_reads(callees, kernel_code(module, function.name), "yz"):
        is_known = callees.of(call).kind is not CalleeKind.UNKNOWN
        raise refused(
            module,
            call.line,
            f"'{function.name}' has workgroups of more than one dimension and does not say which"
            if is_known
            else f"'{function.name}' calls code of which nothing is known, and which may read an id along y or z",
            _STATE_IT,
        )
    if UNREAD_DIMENSIONS_ARE_ONE in no_assume:
        raise refused(
            module,
            function.line,
            f"nothing says that workgroups of '{function.name}' have one dimension, and {UNREAD_DIMENSIONS_ARE_ONE} is "
            "not to be assumed",
            _STATE_IT,
        )
    return ToldShape(None, UNREAD_DIMENSIONS_ARE_ONE)


# --- unseen ---------------------------------------------------------------------------------------------------
#
# The reasons why accesses of LDS by a kernel's workgroups may be missed.
#
# All of the kernel's code counts, called functions included: these may call unknown code, too.


class UnseenKind(Enum):
    """The kinds of reasons, in words."""

    ESCAPE = "an address in LDS leaves our sight"
    HIDDEN_DMA = "an LDS-DMA of unknown destination"
    DESCRIPTOR = "a tensor DMA, whose descriptor is in registers"
    UNKNOWN_CODE = "a call of unknown code"
    ASSEMBLY = "assembly that may access LDS"
    BY_NUMBER = "an intrinsic that takes its address in LDS as a number"


class Unseen(NamedTuple):
    """One reason, with the line to look at (an index into `Module.lines`).

    Attributes:
        name: of the unknown code that is called, if it has one.
    """

    kind: UnseenKind
    line: int
    name: str = ""


def unseen(
    provenance: Provenance, functions: Mapping[str, Function], code: Sequence[FunctionProvenance]
) -> Iterator[Unseen]:
    """The reasons of a kernel, kind by kind.

    Args:
        provenance: of its code, already run.
        functions: all functions, by name.
        code: the results for the kernel, and for the functions that it may call, directly or not.
    """
    module = provenance.module
    if provenance.escapes:
        yield Unseen(UnseenKind.ESCAPE, next((line for f in code for line in f.escapes), code[0].line))
    yield from (Unseen(UnseenKind.HIDDEN_DMA, line) for f in code for line in f.hidden_dma)
    every = (access for f in code for access in f.accesses)
    yield from (Unseen(UnseenKind.DESCRIPTOR, a.line) for a in every if a.kind is AccessKind.TENSOR_DMA)
    calls = [call for f in code for call in functions[f.name].instructions if call.opcode in CALLS]
    for call in calls:
        callee = provenance.callees.of(call)
        if callee.kind is CalleeKind.UNKNOWN:
            yield Unseen(UnseenKind.UNKNOWN_CODE, call.line, callee.name or "indirect")
    for call in calls:
        if may_touch_lds(module, call):
            yield Unseen(UnseenKind.ASSEMBLY, call.line)
        if is_of(provenance.callees.of(call).name, BY_NUMBER):
            yield Unseen(UnseenKind.BY_NUMBER, call.line)


def may_touch_lds(module: Module, instruction: Instruction) -> bool:
    """True for inline assembly that may access LDS, or may jump to other code."""
    asm = module.inline_asm(instruction.operands[-1]) if instruction.opcode in CALLS else None
    if asm is None:
        return False
    return asm.statements is None or any(
        statement.may_touch_lds or statement.goes_elsewhere for statement in asm.statements
    )
