"""The words of an instruction's text beyond its opcode and operands: flags, predicate, element type.

Read on demand from LLVM's print of one line; `ldsopt.ir.module` has the structure."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from ldsopt.ir.attributes import parameter_texts
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.inline_asm import InlineAsm
from ldsopt.ir.module import Instruction, Module
from ldsopt.ir.syntax import (
    Span,
    attachments,
    header,
    mnemonic_span,
    number_behind,
    split_arguments,
    tokens,
    unquote,
    without_strings,
)
from ldsopt.ir.types import integer_bits, integer_literal, vector_of
from ldsopt.once import once
from ldsopt.patterns import pattern
from ldsopt.target.arch import Arch
from ldsopt.target.preamble import triple_of

# --- calls ----------------------------------------------------------------------------------------------------
#
# Calls: `call`, `invoke` and `callbr` alike.
#
# Callee and arguments are read from LLVM's structure (operands by address), which no name in the text can forge::
#
#     callee_name(module, call)            # "llvm.amdgcn.s.barrier"; "" of an indirect call and of inline assembly
#     arguments(module, call)              # addresses of the arguments: no bundles, no destinations, no callee
#     module.integer(arguments(...)[0])    # the value of an integer literal, else None
#     module.inline_asm(call.operands[-1]) # see `ldsopt.ir.inline_asm`
#
# If the text itself is edited, or has facts that the structure has not (attributes of the result), `read_call` returns
# the columns of each part. Source: LLVM LangRef, 'call', 'invoke', 'callbr'; AsmWriter.cpp.


CALLS = frozenset({"call", "invoke", "callbr"})
"""The opcodes of call sites."""

_PLAIN_CALLEE = pattern(r" +([\w. ]*)@([-\w.$]+)\(")
"""Pattern behind the opcode of a call whose result has neither attributes in brackets nor a type of several parts."""
_BUNDLES = ' [ "'


class CallText(NamedTuple):
    """A call site's line, taken apart.

    Attributes:
        result: the text in front of the callee: flags, calling convention, attributes and type of the result. Quoted
            strings there have lost their content.
        callee: the function's name, without sigil and quotes; empty for an indirect call and inline assembly.
        arguments: the columns of each argument, with its type and attributes.
        stop: the column of the bracket that closes the arguments.
    """

    result: str
    callee: str
    arguments: list[Span]
    stop: int


def is_call(instruction: Instruction) -> bool:
    """True if an instruction is a call site: ``call``, ``invoke`` or ``callbr``."""
    return instruction.opcode in CALLS


def callee_name(module: Module, call: Instruction) -> str:
    """The name of the called function, without sigil and quotes; empty if the call names none.

    An alias counts as no function: a linker may replace the code behind it.
    """
    constant = module.constant(call.operands[-1])
    return constant.name if constant.opcode == "function" else ""


def register_read(module: Module, call: Instruction) -> str:
    """The name of the register that a call of ``llvm.read_register`` reads; empty if its metadata names none."""
    given = module.lines[call.line].partition("(metadata ")[2].partition(")")[0]
    node = number_behind("!", given)
    elements = None if node is None else module.metadata.elements(node)
    if elements is None or len(elements) != 1:
        return ""
    return elements[0].removeprefix("!").strip('"').lower()


def arguments(module: Module, call: Instruction) -> list[int]:
    """The addresses of a call's arguments.

    LLVM's operands are the arguments, those of the operand bundles, the destinations (of ``invoke`` and ``callbr``)
    and the callee, in this order.
    """
    line = module.lines[call.line]
    if _BUNDLES in line:
        return call.operands[: len(read_call(line).arguments)]
    operands = call.operands[:-1]
    if call.opcode != "call":
        operands = [o for o in operands if module.kind(o) != ValueKind.BASIC_BLOCK]
    return operands


def passing_asm(module: Module, call: Instruction) -> InlineAsm | None:
    """The inline assembly of a call whose result is its only operand (`InlineAsm.passes_operand`), of the same type.

    A result of fewer bits drops some of the operand's; those of more bits are anything. ``None`` for any other call.
    """
    asm = module.inline_asm(call.operands[-1])
    if asm is None or not asm.passes_operand:
        return None
    return asm if module.type_of(call.address) == module.type_of(call.operands[0]) else None


def read_call(line: str) -> CallText:
    """Takes the line of a call site apart.

    >>> line = '  %"@g(" = call range(i32 0, 4) i32 @f(i32 noundef 1, <2 x i32> %v) [ "tag"(i32 2) ]'
    >>> call = read_call(line)
    >>> call.result, call.callee, [line[a:b] for a, b in call.arguments]
    ('range(i32 0, 4) i32 ', 'f', ['i32 noundef 1', '<2 x i32> %v'])

    Raises:
        ValueError: the line is no call.
    """
    _, start = mnemonic_span(line)
    if plain := _PLAIN_CALLEE.match(line, start):
        spans, stop = split_arguments(line, plain.end())
        return CallText(plain[1], plain[2], spans, stop)
    depth, callee, head, opening = 0, "", -1, -1
    for token in tokens(line, start):
        text = token[0]
        if text in "([{<":
            if depth == 0 and text == "(" and (head >= 0 or line[token.start() - 1] == ")"):
                opening = token.start()
                break
            depth += 1
        elif text in ")]}>":
            depth -= 1
        elif depth == 0 and head < 0:
            if text[0] in "@%" and line[token.end() : token.end() + 1] == "(":
                head, callee = token.start(), unquote(text[1:]) if text[0] == "@" else ""
            elif text in ("asm", "null", "undef", "poison"):
                head = token.start()
    if opening < 0:
        raise ValueError(f"no call: {line!r}")
    spans, stop = split_arguments(line, opening + 1)
    result = line[start : head if head >= 0 else opening].lstrip()
    return CallText(without_strings(result), callee, spans, stop)


_FLAGS = frozenset(
    {"nuw", "nsw", "exact", "disjoint", "nneg", "inbounds", "nusw", "samesign", "volatile", "atomic"}
)
FAST_MATH = frozenset({"fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"})


class Details(NamedTuple):
    """The head of an instruction.

    Attributes:
        flags: ``nuw``, ``disjoint``, ...
        predicate: of ``icmp`` and ``fcmp``, else empty.
        body: the text behind opcode, flags and predicate, attachments included.
    """

    flags: frozenset[str]
    predicate: str
    body: str


def details(line: str, opcode: str) -> Details:
    """The head of an instruction line.

    >>> details("  %o = or disjoint i32 %a, %b", "or").flags
    frozenset({'disjoint'})
    >>> details("  %c = icmp samesign ult i32 %a, %b", "icmp").predicate
    'ult'
    """
    rest = line[mnemonic_span(line).stop + 1 :]
    flags: list[str] = []
    while True:
        word, _, tail = rest.partition(" ")
        if word in _FLAGS:
            flags.append(word)
        elif word not in FAST_MATH:
            break
        rest = tail
    predicate = ""
    if opcode in ("icmp", "fcmp"):
        predicate, _, rest = rest.partition(" ")
    return Details(frozenset(flags), predicate, rest)


def details_of(module: Module, instruction: Instruction) -> Details:
    """The head of an instruction."""
    return details(module.lines[instruction.line], instruction.opcode)


def switch_cases(lines: Sequence[str], line: int) -> tuple[int, ...]:
    """The values of a ``switch``, in the order of its targets behind the default: LLVM has them in no operand.

    Args:
        lines: of the module.
        line: of the instruction, an index into ``lines``.

    >>> switch_cases(["  switch i8 %x, label %d [", "    i8 -1, label %a", "    i8 2, label %b", "  ]"], 0)
    (-1, 2)
    """
    found: list[int] = []
    while (case := lines[line + 1 + len(found)]).startswith("    i"):
        value = case.partition(", label ")[0].rpartition(" ")[2]
        found.append(value == "true" if value in ("true", "false") else int(value))
    return tuple(found)


@functools.lru_cache(maxsize=4096)
def element_type(body: str) -> str:
    """The type that a ``getelementptr`` steps over, from the body of its `Details`.

    >>> element_type("[4 x i32], ptr addrspace(3) %p, i32 0, i32 %i")
    '[4 x i32]'
    """
    start, stop = split_arguments(body, 0)[0][0]
    return body[start:stop]


# --- vectors ------------------------------------------------------------------------------------------------
#
# Elements of vectors as their text has them: masks of ``shufflevector``, integers of constants.


def shuffle_mask(line: str) -> list[int]:
    """The element numbers of a ``shufflevector``; -1 where any will do."""
    body = line[mnemonic_span(line).stop + 1 :]
    spans, _ = split_arguments(body, 0)
    text = body[slice(*spans[2])]
    count = int(text[1 : text.index(" x ")])
    rest = text[text.index(">") + 1 :].strip()
    if rest.startswith("<"):
        parts = rest[1:-1].split(",")
        return [-1 if p.split()[-1] in ("poison", "undef") else int(p.split()[-1]) for p in parts]
    if rest.startswith("splat"):
        return [int(rest[rest.index("(") + 1 : -1].split()[-1])] * count
    return [0 if rest == "zeroinitializer" else -1] * count


def moved_element(module: Module, one: Instruction, number: int) -> tuple[int, int] | None:
    """The vector, and its element, that an instruction copies an element of its result from.

    Of a scalar that ``insertelement`` puts there, the number is that of the result. ``None`` if nothing is copied: the
    instruction computes the element, or leaves it open, or the place of what is put in is not known.
    """
    operands = one.operands
    if one.opcode == "insertelement" and (at := module.element_number(operands[2])) is not None:
        return operands[1] if at == number else operands[0], number
    if one.opcode == "shufflevector" and number < len(mask := shuffle_mask(module.lines[one.line])):
        shape = vector_of(module.type_of(operands[0]))
        assert shape is not None
        return (operands[mask[number] // shape[0]], mask[number] % shape[0]) if mask[number] >= 0 else None
    return None


def constant_elements(text: str) -> list[int | None]:
    """The elements of a constant vector of integers, as signed integers; ``None`` where one is no number.

    Empty where the text is nothing of the kind.

    >>> constant_elements("<3 x i32> <i32 1, i32 poison, i32 -4>")
    [1, None, -4]
    >>> constant_elements("<2 x i32> zeroinitializer"), constant_elements("i32 1")
    ([0, 0], [])
    """
    type_text, _, value = text.partition("> ")
    count, _, element = type_text[1:].partition(" x ")
    if text[:1] != "<" or not count.isdecimal() or integer_bits(element) is None:
        return []
    if value[:1] == "<":
        literals = (integer_literal(part.strip()) for part in value[1:-1].split(","))
        return [literal[1] if literal else None for literal in literals]
    all_of_them = integer_literal(value.removeprefix("splat (")[:-1])
    if all_of_them is None and value != "zeroinitializer":
        return []
    return [all_of_them[1] if all_of_them else 0] * int(count)


# --- alignment ----------------------------------------------------------------------------------------------
#
# The alignment that an instruction, a global, an argument or a parameter states.


_BUNDLE = '"align"('


def stated_alignment(line: str) -> int | None:
    """Bytes of the alignment at the end of a ``load``, ``store``, ``alloca``, atomic or global; ``None`` without one.

    The alignment of a call's argument, in its brackets, belongs to that argument: see `pointer_alignments`.

    >>> stated_alignment('  %"a, align 64" = load i32, ptr %"b, align 2", align 4, !tbaa !5')
    4
    >>> stated_alignment("@A = addrspace(3) global [4 x i8] undef, align 16, !dbg !5")
    16
    """
    if ", align " not in line:
        return None
    words = without_strings(attachments(line)[0]).rpartition(", align ")[2].replace(",", " ").split()
    return int(words[0]) if words and words[0].isdecimal() else None


def argument_alignment(line: str, number: int) -> int:
    """Bytes of the alignment that a call states of one of its arguments; 1 without one.

    >>> argument_alignment("  call void @f(i32 4, ptr addrspace(3) align 64 %p)", 1)
    64
    """
    start, stop = read_call(line).arguments[number]
    return next(iter(_alignments(line[start:stop])), 1)


def pointer_alignments(line: str) -> list[int]:
    """Bytes of each alignment that a call or a ``define`` states of its arguments, parameters, result or bundles.

    Only of pointers that may point into LDS: those of its address space, and flat ones.

    >>> pointer_alignments("  call void @f(ptr addrspace(3) byref({ i8, i8 }) align 64 %p)")
    [64]
    >>> pointer_alignments("define align 16 ptr @g(ptr align 4 %p, ptr addrspace(1) align 8 %q) {")
    [16, 4]
    >>> pointer_alignments('  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(3) @A, i64 256) ]')
    [256]
    """
    assumed = []
    if define := header(line):
        parts = [define.words, *parameter_texts(line)]
    else:
        call = read_call(line)
        parts = [call.result, *(line[start:stop] for start, stop in call.arguments)]
        at = line.find(_BUNDLE, call.stop)
        while at >= 0:
            assumed.append(split_arguments(line, at + len(_BUNDLE))[0])
            at = line.find(_BUNDLE, at + 1)
    stated = [number for part in parts if _may_lead_to_lds(part) for number in _alignments(part)]
    for pointer, number, *_ in assumed:
        text, value = line[slice(*pointer)], line[slice(*number)].rpartition(" ")[2]
        if text.startswith("ptr") and _may_lead_to_lds(" ".join(text.split(" ")[:2])) and value.isdecimal():
            stated.append(int(value))
    return stated


def _alignments(part: str) -> list[int]:
    """The alignments that the attributes of an argument, parameter or result state."""
    words = without_strings(part).split() if "align " in part else []
    return [int(number) for word, number in pairwise(words) if word == "align" and number.isdecimal()]


def _may_lead_to_lds(part: str) -> bool:
    """True if a text names the type of a pointer that may point into LDS."""
    words = [token[0] for token in tokens(part)]
    return any(
        word == "ptr" and (words[at + 1 : at + 2] != ["addrspace"] or words[at + 3] in ("0", "3"))
        for at, word in enumerate(words)
    )


# --- marked accesses ----------------------------------------------------------------------------------------
#
# Atomic and volatile accesses of memory, by which work-items tell each other how far they have come.
#
# An access is *marked* if it is atomic, if it is volatile, or if its cache policy makes it visible to others. The
# policy is the last integer argument of an intrinsic of a buffer, an image or a copy to LDS (the second one of
# ``cluster.load``):
#
# * bit 31 is LLVM's own and makes the access volatile, on every architecture;
# * before gfx12, bits 0 (``glc``, ``sc0``), 2 (``dlc``) and 4 (``scc``, ``sc1``) reach past a cache of the compute
#   unit. Bits 1 (``slc``, ``nt``) and 3 (swizzle) do not concern others;
# * from gfx12 on, bits 3 and 4 are the scope, of which 0 is the compute unit. Bits 0 to 2 are hints of time.
#
# A load that watches its address (``load.monitor``) waits for another's store.
#
# Example::
#
#     %f = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 0, i32 0, i32 -2147483648)   ;
#     marked
#     %g = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 0, i32 0, i32 2)             ; is
#     not
#
# Sources: IntrinsicsAMDGPU.td (cachepolicy); SIDefines.h, ``CPol``; SIISelLowering.cpp, ``getTgtMemIntrinsic``.


_MARKED_ACCESS = ("load volatile ", "load atomic ", "store volatile ", "store atomic ")
_COPIES = ("llvm.memcpy.", "llvm.memmove.", "llvm.memset.")
_MONITORS = ("llvm.amdgcn.global.load.monitor.", "llvm.amdgcn.flat.load.monitor.")
_OF_SCALARS = "llvm.amdgcn.s."
"""Scalar loads read constant memory."""
_WITH_POLICY = pattern(
    r"llvm\.amdgcn\.(?:marked\.)?(?:(?:raw|struct)\.(?:ptr\.)?t?buffer\.|image\.|cluster\.load\.|tensor\."
    r"|(?:global\.)?load\.(?:async\.)?(?:to\.)?lds\b|global\.(?:load|store)\.async\.)"
)
_VOLATILE = 1 << 31
_COHERENT_BEFORE_GFX12, _COHERENT = 0b10101, 0b11000


def is_marked_access(module: Module, instruction: Instruction) -> bool:
    """True if an instruction is an atomic or volatile access, or may be."""
    opcode = instruction.opcode
    if opcode in ("atomicrmw", "cmpxchg"):
        return True
    if opcode in ("load", "store"):
        text = module.lines[instruction.line]
        return text.startswith(_MARKED_ACCESS, mnemonic_span(text).start)
    name = callee_name(module, instruction) if opcode in CALLS else ""
    if not name:
        return False  # the code reads inline assembly itself
    if "atomic" in name or name.startswith(_MONITORS):
        return True
    if name.startswith(_OF_SCALARS):
        return False
    numbers = [module.integer(argument) for argument in arguments(module, instruction)]
    if not numbers:
        return False
    if name.startswith(_COPIES):
        return numbers[-1] != 0
    policy = numbers[-2 if name.startswith("llvm.amdgcn.cluster.load.") else -1]
    coherent = _coherent_bits(module.arch) if _WITH_POLICY.match(name) else 0
    return policy is not None and name.startswith("llvm.amdgcn.") and bool(policy & (_VOLATILE | coherent))


POINTER_OPERAND = {"load": 0, "store": 1, "atomicrmw": 0, "cmpxchg": 0}
"""Opcodes that access memory, each with the number of the operand that is the address."""


def accessed_type(module: Module, instruction: Instruction) -> str:
    """The type of the value that a load, a store or an atomic operation moves; of another instruction its own."""
    value = {"store": 0, "cmpxchg": 1}.get(instruction.opcode)
    return module.type_of(instruction.address if value is None else instruction.operands[value])


def is_plain_access(line: str) -> bool:
    """True if an instruction is a load or store that is neither atomic nor volatile."""
    text = line[mnemonic_span(line).start :]
    return text.startswith(("load ", "store ")) and not text.startswith(_MARKED_ACCESS)


def _coherent_bits(arch: Arch | None) -> int:
    """The bits of a cache policy that make an access visible to others."""
    if arch is None:
        return _COHERENT_BEFORE_GFX12 | _COHERENT
    return _COHERENT_BEFORE_GFX12 if arch.is_before("gfx12") else _COHERENT


# --- size loads ---------------------------------------------------------------------------------------------
#
# Loads of the workgroup's size along an axis, which a kernel is not told by an argument of its own.
#
# It is a number of 16 bits, behind the implicit arguments (code object 5 and later; ``blockDim.x``), or in the dispatch
# packet. Of a workgroup that is cut off at the end of a launch, both have the size of the others. What is left for that
# one lies behind the implicit arguments, too.
#
# Example::
#
#     %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
#     %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
#     %size = load i16, ptr addrspace(4) %q
#
# Sources: AMDGPUUsage, 'Code Object V5 Metadata', 'Kernel Dispatch' (AQL packet).


_IMPLICIT = "llvm.amdgcn.implicitarg.ptr"
_BYTES_BEHIND = {_IMPLICIT: (12, 14, 16), "llvm.amdgcn.dispatch.ptr": (4, 6, 8)}
_WHOLE_OR_REST: Mapping[tuple[int | None, ...], int] = {(12, 18): 0, (14, 20): 1, (16, 22): 2}
"""The axis, by two offsets in the implicit arguments: that of the size, and that of the last workgroup's size."""
_COUNT_BYTES = 4
"""Bytes of the number of whole workgroups along an axis; the numbers lie at the beginning, that along x first."""
_IMPLICIT_SINCE_5 = pattern(r'!"amdhsa_code_object_version", i32 (?:[5-9]|[1-9]\d)00\}')


class LoadedSize(NamedTuple):
    """The workgroup's size along an axis (0 for x), or the product of the sizes along several. Ids lie below it.

    Attributes:
        is_own: it is a workgroup's own size, even if the end of the launch cuts the workgroup off.
    """

    axes: tuple[int, ...]
    is_own: bool = False


def loaded_size(module: Module, defined: Mapping[int, Instruction], load: Instruction) -> LoadedSize | None:
    """The workgroup's size that an instruction loads; ``None`` of any other instruction.

    Args:
        module: the instruction's module.
        defined: the instructions of its function, by address.
        load: any instruction.
    """
    if load.opcode != "load" or module.type_of(load.address) != "i16":
        return None
    name, by, scale = _behind(module, defined, load.operands[0])
    if not _is_of_hsa(module) or (name == _IMPLICIT and not _is_since_5(module)):
        return None
    if isinstance(by, Instruction):
        axis = _axis_of_own(module, defined, by, scale) if name == _IMPLICIT else None
        return None if axis is None else LoadedSize((axis,), is_own=True)
    places = _BYTES_BEHIND.get(name, ())
    return LoadedSize((places.index(by * scale),)) if by is not None and by * scale in places else None


def _axis_of_own(
    module: Module, defined: Mapping[int, Instruction], offset: Instruction, scale: int
) -> int | None:
    """The axis of the size that device libraries load for ``get_local_size``; ``None`` of any other offset.

    The last workgroup, whose number equals the number of whole ones, loads the remainder, all others the size::

        %whole = load i32, ptr addrspace(4) %p
        %is_whole = icmp ult i32 %group, %whole
        %by = select i1 %is_whole, i64 12, i64 18

    LLVM counts in elements of 16 bits, too: by 6 and 9 of these (``scale`` is 2).
    """
    compare = defined.get(offset.operands[0]) if offset.opcode == "select" else None
    by = (module.integer(one) for one in offset.operands[1:])
    axis = _WHOLE_OR_REST.get(tuple(None if one is None else one * scale for one in by))
    if compare is None or compare.opcode != "icmp" or axis is None:
        return None
    group, count = (defined.get(one) for one in compare.operands)
    is_less = details(module.lines[compare.line], "icmp").predicate == "ult"
    if group is None or count is None or count.opcode != "load" or not is_call(group) or not is_less:
        return None
    is_number = callee_name(module, group) == f"llvm.amdgcn.workgroup.id.{'xyz'[axis]}"
    name, count_by, count_scale = _behind(module, defined, count.operands[0])
    is_count = (name, count_scale) == (_IMPLICIT, 1) and count_by == _COUNT_BYTES * axis
    return axis if is_number and is_count and module.type_of(count.address) == "i32" else None


def _behind(
    module: Module, defined: Mapping[int, Instruction], pointer: int
) -> tuple[str, int | Instruction | None, int]:
    """The intrinsic from whose result a pointer is computed, empty if there is none; the offset, and its unit in bytes.

    The offset is a number, or the instruction that computes it; ``None`` if neither is known.
    """
    step = defined.get(pointer)
    if step is None or step.opcode != "getelementptr":
        return _called_for(module, defined, pointer), 0, 1
    element = element_type(details_of(module, step).body)
    scale = {"i8": 1, "i16": 2}.get(element)
    if len(step.operands) != 2 or scale is None:
        return "", None, 1
    base, offset = step.operands
    return _called_for(module, defined, base), defined.get(offset) or module.integer(offset), scale


@once
def _is_of_hsa(module: Module) -> bool:
    """True of code for HSA, which is assumed if no other system is stated."""
    triple = triple_of(module.text)
    return not triple or "-amdhsa" in triple


@once
def _is_since_5(module: Module) -> bool:
    return bool(_IMPLICIT_SINCE_5.search(module.text))


def _called_for(module: Module, defined: Mapping[int, Instruction], value: int) -> str:
    """The intrinsic whose result a value is, on whichever path it was called; empty if there is none."""
    instruction = defined.get(value)
    given = instruction.operands if instruction is not None and instruction.opcode == "phi" else (value,)
    calls = [defined.get(one) for one in given]
    names = {callee_name(module, call) if call is not None and is_call(call) else "" for call in calls}
    return names.pop() if len(names) == 1 else ""
