"""Random sums, masks, shifts and loops of small integers: no work-item computes a number that its form does not hold."""

from __future__ import annotations

import random
from collections.abc import Mapping
from math import gcd
from typing import NamedTuple

import pytest
from concrete_ir import Undefined, binary, compare, convert, signed

from ldsopt import parse
from ldsopt.analysis.addresses.item_offsets import ItemOffsets
from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.global_memory.indices import Indices
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.ranges import ModuleRanges

ITEMS, ITERATIONS = 8, 4
WIDTHS = (8, 8, 16, 32)
Env = dict[str, int | None]


class Operation(NamedTuple):
    """``name = opcode ...``; operands are names, or constants."""

    name: str
    width: int
    opcode: str
    operands: tuple[str | int, ...]
    source: int
    flags: tuple[str, ...] = ()

    @property
    def line(self) -> str:
        a, *rest = (str(one) if isinstance(one, int) else f"%{one}" for one in self.operands)
        flags = " ".join(("", *self.flags))
        if self.opcode in ("zext", "sext", "trunc"):
            return f"%{self.name} = {self.opcode}{flags} i{self.source} {a} to i{self.width}"
        if self.opcode == "select":
            return f"%{self.name} = select i1 {a}, i{self.width} {rest[0]}, i{self.width} {rest[1]}"
        if self.opcode.startswith("icmp"):
            return f"%{self.name} = {self.opcode} i{self.source} {a}, {rest[0]}"
        return f"%{self.name} = {self.opcode}{flags} i{self.width} {a}, {rest[0]}"

    def run(self, env: Mapping[str, int | None]) -> int | None:
        values = [one % (1 << self.source) if isinstance(one, int) else env[one] for one in self.operands]
        flags = frozenset(self.flags)
        if self.opcode in ("zext", "sext", "trunc"):
            return convert(self.opcode, flags, values[0], self.source, self.width)
        if self.opcode == "select":
            return None if values[0] is None else values[1 if values[0] else 2]
        if self.opcode.startswith("icmp"):
            return compare(self.opcode.split()[1], *values, self.source)
        try:
            return binary(self.opcode, flags, *values, self.width)
        except Undefined:
            return None


class Kernel:
    """Operations ahead of a loop, and in it; the loop's phis, by name, with what they begin with and go on with."""

    def __init__(self, seed: int) -> None:
        self.rng, self.widths = random.Random(seed), {"tid": 32, "n": 32, "m": 8}
        self.compares: list[Operation] = []
        self.ahead = [self.operation(f"a{number}") for number in range(8)]
        self.phis = {f"p{n}": (self.rng.choice(WIDTHS), "", "") for n in range(3)}
        starts = {name: self.of_width(width) for name, (width, _, _) in self.phis.items()}
        self.widths |= {name: width for name, (width, _, _) in self.phis.items()}
        self.inside = [self.operation(f"b{number}") for number in range(12)]
        for name, (width, _, _) in self.phis.items():
            step = self.rng.choice((1, 4, 8, 12, 16, -4))
            kind = self.rng.choice(("add", "sub", "xor", "add"))
            wanted = (name, step) if self.rng.random() < 0.7 else (name, self.of_width(width))
            self.inside.append(Operation(f"{name}.next", width, kind, wanted, width))
            after = f"{name}.next" if self.rng.random() < 0.9 else self.of_width(width)
            self.phis[name] = (width, starts[name], after)

    def of_width(self, width: int) -> str:
        """A value of a width; one more operation ahead if there is none."""
        found = [name for name, one in self.widths.items() if one == width]
        if not found:
            self.ahead.append(Operation(f"t{width}", width, "trunc", ("tid",), 32))
            self.widths[f"t{width}"] = width
            found = [f"t{width}"]
        return self.rng.choice(found)

    def operation(self, name: str) -> Operation:
        rng = self.rng
        source = rng.choice([one for one in self.widths.values() if one != 1])
        a = self.of_width(source)
        kind = rng.choice(("sum", "scale", "bits", "bits", "shift", "cast", "cast", "select", "rest"))
        wider = [one for one in (16, 32, 64) if one > source]
        if kind == "cast" and source > 8 and rng.random() < 0.4:
            made = Operation(
                name, rng.choice([one for one in (8, 16) if one < source]), "trunc", (a,), source
            )
        elif kind == "cast" and wider:
            made = Operation(name, rng.choice(wider), rng.choice(("zext", "sext")), (a,), source)
        elif kind == "scale":
            by = rng.choice((2, 3, 4, 16, -4))
            made = Operation(name, source, "mul", (a, by), source, rng.choice(((), ("nsw",))))
        elif kind == "bits":
            mask = (
                rng.choice((1, 3, 7, 12, 15, 48, -4, -8, 0x55))
                if rng.random() < 0.6
                else self.of_width(source)
            )
            made = Operation(name, source, rng.choice(("and", "or", "xor", "and")), (a, mask), source)
        elif kind == "shift":
            made = Operation(
                name, source, rng.choice(("shl", "lshr", "ashr")), (a, rng.randint(0, 5)), source
            )
        elif kind == "rest":
            by = rng.choice((2, 3, 4, 8, 12))
            made = Operation(name, source, rng.choice(("urem", "udiv")), (a, by), source)
        elif kind == "select":
            compared = f"{name}.c"
            self.compares.append(
                Operation(
                    compared, 1, f"icmp {rng.choice(('ult', 'slt', 'eq'))}", (a, rng.randint(0, 9)), source
                )
            )
            made = Operation(name, source, "select", (compared, a, self.of_width(source)), source)
        else:
            flags = rng.choice(((), (), ("nsw",)))
            made = Operation(
                name, source, rng.choice(("add", "sub")), (a, self.of_width(source)), source, flags
            )
        self.widths[name] = made.width
        return made

    def ordered(self, operations: list[Operation]) -> list[Operation]:
        """With the compares that they need in front of them."""
        found: list[Operation] = []
        for one in operations:
            found += [extra for extra in self.compares if extra.name == f"{one.name}.c"]
            found.append(one)
        return found

    @property
    def text(self) -> str:
        phis = [
            f"%{name} = phi i{width} [ %{start}, %entry ], [ %{after}, %loop ]"
            for name, (width, start, after) in self.phis.items()
        ]
        # Truncations that are made when they are first needed read the work-item's id alone.
        ahead = sorted(self.ahead, key=lambda one: not one.name.startswith("t"))
        lines = [
            *(one.line for one in self.ordered(ahead)),
            "br label %loop\nloop:",
            *phis,
            "%count = phi i32 [ 0, %entry ], [ %counted, %loop ]",
            *(one.line for one in self.ordered(self.inside)),
            "%counted = add nuw nsw i32 %count, 1",
            f"%more = icmp ult i32 %counted, {ITERATIONS}",
            "br i1 %more, label %loop, label %end\nend:\nret void",
        ]
        return (
            'target triple = "amdgcn-amd-amdhsa"\ndeclare i32 @llvm.amdgcn.workitem.id.x()\n'
            "define amdgpu_kernel void @k(i32 %n, i8 %m) #0 !reqd_work_group_size !0 {\nentry:\n"
            "%tid = call i32 @llvm.amdgcn.workitem.id.x()\n" + "\n".join(lines) + "\n}\n"
            f'attributes #0 = {{ "target-cpu"="gfx942" }}\n!0 = !{{i32 {ITEMS}, i32 1, i32 1}}\n'
        )

    def run(self, arguments: Mapping[str, int]) -> list[list[Env]]:
        """By iteration, the values of each work-item."""
        envs: list[Env] = [{**arguments, "tid": item} for item in range(ITEMS)]
        ahead = self.ordered(sorted(self.ahead, key=lambda one: not one.name.startswith("t")))
        for env in envs:
            for one in ahead:
                env[one.name] = one.run(env)
        found: list[list[Env]] = []
        for iteration in range(ITERATIONS):
            for env in envs:
                which = 1 if iteration == 0 else 2
                env.update({name: env[str(phi[which])] for name, phi in self.phis.items()})
                for one in self.ordered(self.inside):
                    env[one.name] = one.run(env)
            found.append([dict(env) for env in envs])
        return found


def holds(form: ItemOffsets, numbers: list[int], symbols: Mapping[object, int]) -> bool:
    """True if work-items may have these numbers together, in one iteration."""
    own = (form.own,) * ITEMS if isinstance(form.own, int) else form.own
    common = sum(coefficient * symbols[symbol] for symbol, coefficient in form.symbols)
    rest = [number - one - common for number, one in zip(numbers, own, strict=True)]
    if any((one - rest[0]) % form.modulus if form.modulus else one != rest[0] for one in rest):
        return False
    step = gcd(form.stride, form.modulus)
    return rest[0] % step == 0 if step else not rest[0]


def compared(seed: int) -> int:
    """Holds a kernel's forms against its numbers; how many forms say something."""
    kernel = Kernel(seed)
    module = parse(kernel.text)
    provenance = Provenance(module)
    (function,) = (one for one in provenance.functions() if one.is_kernel)
    flow = of_function(function)
    divergence = divergence_of(function, module)
    shared, sizes = ModuleRanges(provenance), (ITEMS, 1, 1)
    indices = Indices(shared, function, flow, divergence, sizes, conditions={}, is_exact=True)
    names = {module.lines[i.line].split(" =")[0].strip().strip("%"): i.address for i in function.instructions}
    said = 0
    for _ in range(4):
        arguments = {"n": kernel.rng.randrange(1 << 32), "m": kernel.rng.randrange(1 << 8)}
        symbols: dict[object, int] = {
            address: signed(arguments[name], kernel.widths[name])
            for address, name in zip(function.arguments, ("n", "m"), strict=True)
        }
        for iteration in kernel.run(arguments):
            for name, width in kernel.widths.items():
                if name not in names or (form := indices.of(names[name])) is None:
                    continue
                values = [env[name] for env in iteration]
                if None in values:
                    continue
                for symbol, _ in form.symbols:  # a value that is the same for all is a symbol for itself
                    if symbol not in symbols:
                        (named,) = (n for n, address in names.items() if address == symbol)
                        if (value := iteration[0][named]) is None:
                            break
                        symbols[symbol] = signed(value, kernel.widths[named])
                else:
                    numbers = [signed(value, width) for value in values if value is not None]
                    assert holds(form, numbers, symbols), (seed, name, form, numbers, kernel.text)
                    said += form.modulus != 1
    return said


@pytest.mark.parametrize("first", range(0, 400, 40))
def test_no_number_is_computed_that_a_form_does_not_hold(first: int) -> None:
    assert sum(compared(seed) for seed in range(first, first + 40)) > 1000
