"""Random small kernels that compute addresses in LDS: text for LLVM, for the analysis and for `concrete_ir`.

A kernel is a list of steps; a step is an operation and numbers that choose its operands among the values there are.
So that addresses stay within their variables often enough, many operations mask, and constants are small.
"""

from collections.abc import Iterator

from hypothesis import strategies as st

LDS = "ptr addrspace(3)"
WIDTHS = (8, 16, 32, 64)
CONSTANTS = (
    0,
    1,
    2,
    3,
    4,
    7,
    8,
    12,
    15,
    16,
    31,
    32,
    48,
    63,
    64,
    100,
    127,
    255,
    256,
    1024,
    4096,
    -1,
    -4,
    -16,
    -128,
)
MASKS = (1, 3, 7, 12, 15, 63, 112, 127, 240, 252, 255, 1008, 4080, -16, -4)
ARITHMETIC = ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem")
FLAGGED = {"add": ("nuw", "nsw"), "sub": ("nuw", "nsw"), "mul": ("nuw", "nsw"), "shl": ("nuw", "nsw")}
FLAGGED |= {"or": ("disjoint",), "lshr": ("exact",), "ashr": ("exact",), "udiv": ("exact",)}
PREDICATES = ("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge")
ELEMENTS = ("i8", "i8", "i8", "i32", "<4 x i32>", "[4 x i16]", "{ i8, i32, [4 x i16] }")
OPERATIONS = (
    "arithmetic", "arithmetic", "arithmetic", "mask", "mask", "flagged", "cast", "select", "minimum", "bits", "lane",
    "gep", "gep", "gep", "constant gep", "struct", "integer address", "or address", "round down", "pointer minus",
    "select pointer", "phi", "phi pointer", "vector", "freeze", "load index", "loop", "loop", "pointer loop", "flip",
    "guard", "guard", "guard", "end", "end", "narrow index", "narrow index", "cast", "neighbour", "neighbour", "access", "access", "dma",
)  # fmt: skip
VARIABLES = """\
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
@S = internal addrspace(3) global [512 x i8] poison, align 16
@T = internal addrspace(3) global [4096 x i8] poison, align 16
"""
EXTENTS = {"A": 65536, "B": 65536, "S": 512, "T": 4096}
DYNAMIC = frozenset("AB")
_DECLARATIONS = """\
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x() memory(none)
declare i32 @llvm.amdgcn.workitem.id.y() memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) memory(none)
"""

Step = tuple[str, int, int, int]


class Kernel:
    """The text of a kernel, made step by step."""

    def __init__(self, steps: list[Step], size: tuple[int, int]) -> None:
        self.integers: dict[int, list[str]] = {8: [], 16: [], 32: ["%tid", "%tid", "%n"], 64: ["%m"]}
        self.pointers = ["@A", "@B", "@S", "@T"]
        self.block, self.body, self.calls = "entry", [], dict[str, None]()
        self.open: list[dict[str, str]] = []  # loops and guarded blocks
        self.scopes: list[tuple[dict[int, int], int]] = []  # of those, how many values there were before
        self.size = size
        for number, step in enumerate(steps):
            known = len(self.pointers)
            self.body += self._step(f"v{number}", *step)
            if len(self.pointers) > known and step[3] % 8:
                self.body += self._access(f"v{number}.u", self.pointers[-1], step[3] // 8)
        while self.open:
            self.body += self._end("end" + str(len(self.open)))
        self.text = self._text()

    def _text(self) -> str:
        x, y = self.size
        declared = "\n".join(self.calls)
        inside = "\n".join(line if line.endswith(":") else f"  {line}" for line in self.body)
        return (
            f'target triple = "amdgcn-amd-amdhsa"\n{VARIABLES}{_DECLARATIONS}{declared}\n'
            "define amdgpu_kernel void @k(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) "
            "!reqd_work_group_size !0 {\nentry:\n  %tid = call i32 @llvm.amdgcn.workitem.id.x()\n"
            f"{inside}\n  ret void\n}}\n!0 = !{{i32 {x}, i32 {y}, i32 1}}\n"
        )

    # --- choosing -----------------------------------------------------------------------------------------

    def _integer(self, width: int, number: int) -> str:
        known = self.integers[width]
        if not known or number % 3 == 0:
            constant = CONSTANTS[number // 3 % len(CONSTANTS)]
            return str(constant if -(1 << (width - 1)) <= constant < 1 << (width - 1) else constant & 127)
        # The youngest are chosen most.
        return known[-1 - (number // 3) % min(len(known), 6)]

    def _pointer(self, number: int) -> str:
        return self.pointers[-1 - number % min(len(self.pointers), 8)]

    def _keep(self, name: str, width: int) -> None:
        self.integers[width].append(name)

    def _small(self, name: str, number: int, most: int = 1020) -> Iterator[str]:
        """An index of 32 bits, masked."""
        yield f"%{name} = and i32 {self._integer(32, number)}, {most}"

    # --- steps --------------------------------------------------------------------------------------------

    def _step(self, name: str, operation: str, a: int, b: int, c: int) -> Iterator[str]:
        v, width = f"%{name}", WIDTHS[(2, 2, 2, 0, 1, 3)[c % 6]]
        i, j = self._integer(width, a), self._integer(width, b)
        p, q = self._pointer(a), self._pointer(b)
        match operation:
            case "arithmetic" | "flagged":
                opcode = ARITHMETIC[(a + b + c) % len(ARITHMETIC)]
                if opcode in ("shl", "lshr", "ashr") and b % 4:
                    j = str(b % 7)
                if opcode in ("udiv", "urem", "sdiv", "srem"):
                    j = str((1, 3, 4, 12, 16, 48, 96, 120)[b % 8])
                flags = FLAGGED.get(opcode, ()) if operation == "flagged" else ()
                flag = f"{flags[c % len(flags)]} " if flags else ""
                yield f"{v} = {opcode} {flag}i{width} {i}, {j}"
                self._keep(v, width)
            case "mask":
                mask = MASKS[b % len(MASKS)]
                yield f"{v} = and i{width} {i}, {mask if mask < 1 << (width - 1) else 63}"
                self._keep(v, width)
            case "cast":
                source, target = WIDTHS[a % 4], WIDTHS[b % 4]
                if source != target:
                    opcode = "trunc" if source > target else ("zext", "sext")[c % 2]
                    yield f"{v} = {opcode} i{source} {self._integer(source, c)} to i{target}"
                    self._keep(v, target)
            case "select":
                yield f"{v}.c = icmp {PREDICATES[c % 10]} i{width} {i}, {j}"
                left, right = ((i, j), (j, i), (i, self._integer(width, c)), (self._integer(width, c), i))[
                    c // 10 % 4
                ]
                yield f"{v} = select i1 {v}.c, i{width} {left}, i{width} {right}"
                self._keep(v, width)
            case "minimum":
                yield self._called(
                    v, f"i{width}", f"llvm.{('umin', 'umax', 'smin', 'smax')[c // 6 % 4]}.i{width}", [i, j]
                )
                self._keep(v, width)
            case "bits":
                kind = c % 5
                i, j = self._integer(32, a), self._integer(32, b)
                if kind < 2:
                    operands = [i, str(b % 32), str(c // 5 % 33)]
                    yield self._called(v, "i32", f"llvm.amdgcn.{('ubfe', 'sbfe')[kind]}.i32", operands)
                elif kind == 2:
                    yield self._called(v, "i32", "llvm.ctpop.i32", [i])
                else:
                    yield self._called(
                        v, "i32", f"llvm.{('fshl', 'fshr')[kind - 3]}.i32", [i, j, str(b % 32)]
                    )
                self._keep(v, 32)
            case "lane":
                if c % 3 == 0:
                    yield f"{v} = call i32 @llvm.amdgcn.readfirstlane.i32(i32 {self._integer(32, a)})"
                elif c % 3 == 1:
                    yield f"{v}.l = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)"
                    yield f"{v} = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 {v}.l)"
                else:
                    yield f"{v} = call i32 @llvm.amdgcn.workitem.id.y()"
                self._keep(v, 32)
            case "gep":
                yield from self._small(f"{name}.i", b, (252, 1020, 60)[c % 3])
                yield f"{v} = getelementptr {ELEMENTS[c % len(ELEMENTS)]}, {LDS} {p}, i32 {v}.i"
                self.pointers.append(v)
            case "constant gep":
                base = ("@A", "@B", "@S", "@T")[a % 4]
                yield f"{v} = getelementptr i8, {LDS} getelementptr (i8, {LDS} {base}, i32 {b % 64 * 16}), i32 {c % 64}"
                self.pointers.append(v)
            case "struct":
                kind, other = "{ i8, i32, [4 x i16] }", WIDTHS[c % 4]
                yield f"{v}.i = and i{other} {self._integer(other, b)}, 3"
                yield f"{v} = getelementptr {kind}, {LDS} {p}, i{other} {v}.i, i32 2, i32 {a % 4}"
                self.pointers.append(v)
            case "integer address" | "pointer minus":
                bits = (32, 64)[c % 2]
                opcode = "add" if operation == "integer address" else "sub"
                yield f"{v}.a = ptrtoint {LDS} {p} to i{bits}"
                yield f"{v}.o = and i{bits} {self._integer(bits, b)}, 252"
                yield f"{v}.s = {opcode} i{bits} {v}.a, {v}.o"
                yield f"{v} = inttoptr i{bits} {v}.s to {LDS}"
                self.pointers.append(v)
                if c % 5 == 0 and bits == 32:
                    yield f"{v}.z = ptrtoint {LDS} {q} to i32"
                    yield f"{v}.d = sub i32 {v}.s, {v}.z"
                    self._keep(f"{v}.d", 32)
            case "or address":
                yield f"{v}.a = ptrtoint {LDS} {p} to i32"
                bits = (15, 12, 48, 255)[c % 4]
                yield f"{v}.o = and i32 {self._integer(32, b)}, {bits}"
                other = f"{v}.o" if c // 8 % 2 else str(bits)
                yield f"{v}.s = or {('', 'disjoint ')[c // 4 % 2]}i32 {v}.a, {other}"
                yield f"{v} = inttoptr i32 {v}.s to {LDS}"
                self.pointers.append(v)
            case "round down":
                yield f"{v}.a = ptrtoint {LDS} {p} to i32"
                yield f"{v}.s = and i32 {v}.a, {(-16, -8, -4, -32)[c % 4]}"
                yield f"{v} = inttoptr i32 {v}.s to {LDS}"
                self.pointers.append(v)
            case "select pointer":
                yield f"{v}.c = icmp {PREDICATES[c % 10]} i32 {self._integer(32, c)}, {self._integer(32, a)}"
                yield f"{v} = select i1 {v}.c, {LDS} {p}, {LDS} {q}"
                self.pointers.append(v)
            case "phi" | "phi pointer":
                yield f"{v}.c = icmp {PREDICATES[c % 10]} i{width} {i}, {j}"
                yield f"br i1 {v}.c, label %{name}.t, label %{name}.m"
                yield f"{name}.t:"
                yield f"br label %{name}.m"
                yield f"{name}.m:"
                kind, first, second = (f"i{width}", i, j) if operation == "phi" else (LDS, p, q)
                if c // 10 % 2:
                    first, second = second, first
                yield f"{v} = phi {kind} [ {first}, %{name}.t ], [ {second}, %{self.block} ]"
                self.block = f"{name}.m"
                if operation == "phi":
                    self._keep(v, width)
                else:
                    self.pointers.append(v)
            case "vector":
                yield f"{v}.0 = insertelement <2 x i{width}> {('poison', 'zeroinitializer')[c // 6 % 2]}, i{width} {i}, i32 0"
                yield f"{v}.1 = insertelement <2 x i{width}> {v}.0, i{width} {j}, i32 1"
                yield f"{v}.2 = add <2 x i{width}> {v}.1, <i{width} 4, i{width} 8>"
                yield f"{v} = extractelement <2 x i{width}> {v}.{b % 3}, i32 {a % 2}"
                self._keep(v, width)
            case "freeze":
                yield f"{v}.f = {('add', 'mul', 'sub')[c // 8 % 3]} {('nuw', 'nsw')[c // 24 % 2]} i{width} {i}, {j}"
                yield f"{v} = freeze i{width} {v}.f"
                self._keep(v, width)
            case "load index":
                yield f"{v} = load i32, {LDS} {p}, align 4"
                self._keep(v, 32)
            case "loop" | "pointer loop" | "flip" if len(self.open) < 3:
                yield from self._loop(name, operation, a, b, c)
            case "guard" if len(self.open) < 3:
                yield from self._guard(name, a, b, c)
            case "end" if self.open:
                yield from self._end(name)
            case "narrow index":
                other = (8, 16, 64)[c % 3]
                yield f"{v} = getelementptr i32, {LDS} {p}, i{other} {self._integer(other, b)}"
                self.pointers.append(v)
            case "neighbour":
                yield f"{v} = getelementptr i8, {LDS} {p}, i32 {(1, 3, 4, 8, 12, 16)[b % 6]}"
                yield from self._access(name, p, c // 8)
                self.pointers.append(v)
            case "access" | "dma":
                yield from self._access(name, p, 7 if operation == "dma" else c)

    def _access(self, name: str, pointer: str, kind: int) -> Iterator[str]:
        if kind % 8 == 7:
            size, immediate = (4, 16)[kind // 8 % 2], (0, 16)[kind // 16 % 2]
            arguments = f"{LDS} {pointer}, i32 {size}, i32 0, i32 0, i32 {immediate}, i32 0"
            yield f"call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, {arguments})"
            return
        element, zero = (("float", "0.0"), ("i8", "0"), ("<4 x float>", "zeroinitializer"), ("i32", "0"))[
            kind % 4
        ]
        if kind % 8 < 4:
            yield f"store {element} {zero}, {LDS} {pointer}, align 1"
        else:
            yield f"%{name}.r = load {element}, {LDS} {pointer}, align 1"

    def _called(self, v: str, kind: str, name: str, operands: list[str]) -> str:
        self.calls[f"declare {kind} @{name}({', '.join([kind] * len(operands))}) memory(none)"] = None
        return f"{v} = call {kind} @{name}({', '.join(f'{kind} {operand}' for operand in operands)})"

    # --- loops --------------------------------------------------------------------------------------------

    def _loop(self, name: str, operation: str, a: int, b: int, c: int) -> Iterator[str]:
        width = (32, 32, 8, 64)[c % 4] if operation == "loop" else 32
        bound = str((4, 7, 10, 64, 100)[b % 5]) if b % 6 else self._integer(width, b)
        start, other = str((0, 0, 4, 100)[a % 4]), self._integer(32, a)
        before, pointer, second = self.block, self._pointer(a), self._pointer(b)
        self.block = f"{name}.h"
        yield f"br label %{name}.h"
        yield f"{name}.h:"
        yield f"%{name} = phi i{width} [ {start}, %{before} ], [ %{name}.n, %{name}.e ]"
        yield f"%{name}.k = phi i32 [ {other}, %{before} ], [ %{name}.kn, %{name}.e ]"
        self._keep(f"%{name}", width)
        self._keep(f"%{name}.k", 32)
        if operation == "pointer loop":
            yield f"%{name}.p = phi {LDS} [ {pointer}, %{before} ], [ %{name}.pn, %{name}.e ]"
            yield f"%{name}.q = phi {LDS} [ {second}, %{before} ], [ %{name}.p, %{name}.e ]"
            self.pointers += [f"%{name}.p", f"%{name}.q"]
        self.open.append(
            {
                "name": name,
                "kind": operation,
                "width": str(width),
                "bound": bound,
                "c": str(c),
                "start": start,
                "tested": "head" if c // 7 % 3 == 0 and operation != "flip" else "end",
            }
        )
        self._enter()
        if self.open[-1]["tested"] == "head":
            yield f"%{name}.again = icmp {self._predicate(c)} i{width} %{name}, {bound}"
            yield f"br i1 %{name}.again, label %{name}.b, label %{name}.x"
            yield f"{name}.b:"
            self.block = f"{name}.b"
            yield from self._use(name, f"%{name}", width, b)

    def _guard(self, name: str, a: int, b: int, c: int) -> Iterator[str]:
        """A block that runs where a compare holds, or where it does not."""
        width = WIDTHS[(2, 2, 2, 0, 1, 3)[c % 6]]
        compared = self._integer(width, 3 * (a // 3) + 1)
        yield f"%{name}.c = icmp {PREDICATES[c // 6 % 10]} i{width} {compared}, {self._integer(width, b)}"
        targets = (f"label %{name}.b, label %{name}.x", f"label %{name}.x, label %{name}.b")[a // 3 % 2]
        yield f"br i1 %{name}.c, {targets}"
        yield f"{name}.b:"
        self.block = f"{name}.b"
        self.open.append({"name": name, "kind": "guard"})
        self._enter()
        yield from self._use(name, compared, width, b)

    def _use(self, name: str, compared: str, width: int, number: int) -> Iterator[str]:
        """Uses of a number that a compare bounds, as it is and as an address."""
        yield f"%{name}.u = add i{width} {compared}, 0"
        self._keep(f"%{name}.u", width)
        yield f"%{name}.a = getelementptr i8, {LDS} {self._pointer(number)}, i{width} {compared}"
        self.pointers.append(f"%{name}.a")
        yield from self._access(f"{name}.a", f"%{name}.a", number // 8)

    def _enter(self) -> None:
        self.scopes.append(
            ({width: len(known) for width, known in self.integers.items()}, len(self.pointers))
        )

    def _leave(self) -> None:
        """Drops the values that were computed since, so that they do not reach what follows."""
        integers, pointers = self.scopes.pop()
        for width, known in integers.items():
            del self.integers[width][known:]
        del self.pointers[pointers:]

    @staticmethod
    def _predicate(c: int) -> str:
        predicate = PREDICATES[c // 3 % 10]
        return "ne" if predicate == "eq" else predicate

    def _end(self, done: str) -> Iterator[str]:
        loop = self.open.pop()
        if loop["kind"] == "guard":
            name = loop["name"]
            yield f"br label %{name}.x"
            yield f"{name}.x:"
            self.block = f"{name}.x"
            self._leave()
            return
        name, width, c = loop["name"], loop["width"], int(loop["c"])
        yield f"br label %{name}.e"
        yield f"{name}.e:"
        bound = loop["bound"]
        if loop["kind"] == "flip":
            yield f"%{name}.i = add i32 %{name}, 1"
            yield f"%{name}.l = icmp slt i32 %{name}.i, {(2, 3, 5)[c % 3]}"
            yield f"%{name}.n = select i1 %{name}.l, i32 %{name}.i, i32 0"
        else:
            step = (1, 1, 2, 3, 16, -1, -4)[c // 4 % 7]
            flag = ("", "nuw ", "nsw ")[c // 28 % 3]
            yield f"%{name}.n = add {flag if step > 0 else ''}i{width} %{name}, {step}"
        kept = self._integer(32, c)
        yield f"%{name}.kn = {('add', 'xor', 'and')[c % 3]} i32 {kept}, {(16, 64, 1020)[c % 3]}"
        if loop["kind"] == "pointer loop":
            yield f"%{name}.pn = getelementptr i8, {LDS} {self._pointer(c)}, i32 {(0, 16, 64)[c % 3]}"
        if loop["tested"] == "head":
            yield f"br label %{name}.h"
            self._leave()
        else:
            self.scopes.pop()
            if loop["kind"] == "flip":
                yield f"%{name}.again = icmp ult i32 %{name}.kn, 500"
            else:
                tested = f"%{name}.n" if c % 5 else f"%{name}"
                yield f"%{name}.again = icmp {self._predicate(c)} i{width} {tested}, {bound}"
            yield f"br i1 %{name}.again, label %{name}.h, label %{name}.x"
        yield f"{name}.x:"
        self.block = f"{name}.x"


@st.composite
def kernels(draw: st.DrawFn) -> Kernel:
    """A kernel of up to 30 steps."""
    number = st.integers(0, 2**12)
    step = st.tuples(st.sampled_from(OPERATIONS), number, number, number)
    steps = draw(st.lists(step, min_size=5, max_size=30))
    return Kernel(steps, draw(st.sampled_from([(64, 1), (256, 1), (128, 2), (64, 4)])))
