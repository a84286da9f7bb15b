"""The arguments of a kernel that are sizes, as far as branches tell: of what a launch has to keep a promise.

A size is compared with how far the work is, itself or with a constant taken off::

    %left = add i32 %n, -64
    %enters = icmp sgt i32 %left, 0          %n is a size

`ldsopt.analysis.ranges.launches` tells launches apart by one of these, and leaves those out in which it is negative, if
that is promised.
"""

from __future__ import annotations

from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.ranges.differences import Differences
from ldsopt.ir.module import Function, Module


def compared_arguments(module: Module, function: Function) -> list[int]:
    """The positions of the 32-bit integer arguments that some compare is about, as they are or plus a constant."""
    sums = Differences(module, function, of_function(function))
    found: set[int] = set()
    for instruction in function.instructions:
        for operand in instruction.operands if instruction.opcode == "icmp" else ():
            form = sums.form(operand)
            if form is not None and form.width == 32 and len(form.terms) == 1:
                ((value, coefficient),) = form.terms
                if coefficient == 1:
                    found.add(value)
    return [number for number, argument in enumerate(function.arguments) if argument in found]
