"""The model of a module: LLVM's structure and LLVM's text, walked in lockstep.

llvmlite cannot set metadata, so an edit is an edit of the canonical print; edits are decided on LLVM's own structure
(operands by address), never on a guess from the text. `Module.functions` walks both together: the n-th instruction of a
function is the n-th line of its body that begins an instruction. LLVM prints every instruction on a line of its own and
names with their newlines escaped, so the two can differ only through an attribute whose key holds a newline or a quote;
the walk notices the difference in count and refuses the module.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import cached_property, partial
from itertools import takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.groups import by_key
from ldsopt.ir import bindings, compat
from ldsopt.ir.bindings import GLOBAL_KINDS, LITERAL_KINDS, Handle, RawBody, ValueKind
from ldsopt.ir.syntax import (
    attachments,
    attribute_group,
    global_definition,
    global_name,
    header,
    instruction_lines,
    lines_starting,
    memory_effects,
    mentions,
    mnemonic_span,
    opcodes,
    result,
    split_arguments,
    strings,
    unquote,
    with_names,
    without_bodies,
)
from ldsopt.once import once
from ldsopt.target.arch import Arch
from ldsopt.target.workgroup_size import ToldSize

if TYPE_CHECKING:
    from ldsopt.ir.inline_asm import InlineAsm
    from ldsopt.ir.metadata import MetadataNodes
    from ldsopt.ir.types import Constant, Types

# --- text of a module -----------------------------------------------------------------------------------------
#
# The globals, declarations, attribute groups and assembly of a module's canonical text.
#
# LLVM prints global values before functions, and everything here on lines of its own outside of their bodies. Each
# table is made once, when it is asked for first.
#
# Aliases of LDS variables are other names of an address within one (`lds_aliases`). Rule: a name stands for its alias's
# address if nothing else can take that place. So the alias and the variable behind it have the linkage of this module's
# own definitions: none, `internal` or `private`. A linker may put other definitions in place of weak ones (`weak`,
# `linkonce`, and their `_odr`: the variable's name may then lead to other bytes than the alias). Such an alias may be
# anything, as may one that leads to functions or to other memory.
#
# Example::
#
#     @a = internal addrspace(3) global [64 x i32] poison
#     @b = alias i8, getelementptr (i8, ptr addrspace(3) @a, i32 16)   ; byte 16 of @a
#     @w = weak alias i8, ptr addrspace(3) @a                          ; anything


_UNKNOWN_INTRINSIC = "; Unknown intrinsic"


class Declaration(NamedTuple):
    """A declared function as LLVM prints it, with its known attributes.

    Attributes:
        name: without sigil and quotes.
        parameters: the text between the brackets.
        attributes: the function's attribute text, e.g. ``nounwind memory(none)``.
    """

    name: str
    parameters: str
    attributes: str


class ModuleText:
    """The text of a module, as far as it is read line by line.

    Attributes:
        text: LLVM's canonical print; `lines` is the same, split.
    """

    text: str
    lines: list[str]
    facts: dict[Hashable, Any]

    @cached_property
    def outer_text(self) -> str:
        """The text without the bodies of functions."""
        return without_bodies(self.lines)

    @cached_property
    def has_attachments(self) -> bool:
        """True if some instruction may have metadata attached; if not, no line need be examined."""
        return "!" in self.text and ", !" in self.text  # one character is found far sooner than several

    @cached_property
    def metadata(self) -> MetadataNodes:
        """The module's numbered metadata nodes, by number."""
        from ldsopt.ir.metadata import MetadataNodes

        return MetadataNodes(self.lines)

    @cached_property
    def types(self) -> Types:
        """The layouts of the module's types."""
        from ldsopt.ir.types import Types

        return Types(self.named_types())

    @once
    def asm_is_affected(self) -> bool:
        """True if some assembly of the module may change the meaning of other assembly."""
        from ldsopt.ir import inline_asm

        return any(inline_asm.affects_other_assembly(text) for _, text in self._assembly())

    @once
    def assembly_words(self) -> Mapping[str, int]:
        """All words of the module's assembly, each with the first line that has it.

        A word that is the name of a symbol stands for its address.
        """
        from ldsopt.ir import inline_asm

        found: dict[str, int] = {}
        for number, text in self._assembly():
            for word in inline_asm.words(text):
                found.setdefault(word, number)
        return found

    def _assembly(self) -> Iterator[tuple[int, str]]:
        """The strings that may be assembly: all quoted ones on lines with any, with the line's number."""
        if " asm " not in self.text:
            return
        for number, line in enumerate(self.lines):
            if " asm " in line:
                yield from ((number, text) for text in strings(line))

    @once
    def definition_lines(self) -> Mapping[str, int]:
        """The lines that define or declare global variables, aliases and ifuncs, by name."""
        # LLVM prints global values before functions.
        before = takewhile(lambda line: not line.startswith("define "), self.lines)
        found = ((number, header(line)) for number, line in enumerate(before) if line[:1] == "@")
        return {definition.name: number for number, definition in found if definition}

    def mentioned_outside(self) -> Iterator[tuple[str, Sequence[str]]]:
        """Yields the lines outside of functions that mention globals, each with their names in order."""
        for line in self.outer_text.split("\n"):
            if "@" in line and not line.startswith("define "):
                yield line, [unquote(mention[1]) for mention in mentions(line)]

    def aliases(self) -> dict[str, frozenset[str]]:
        """The aliases and ifuncs, and the names that each one's definition mentions; without sigils and quotes."""
        globals_end = self.outer_text.find("\ndefine ")  # LLVM prints global values before functions
        lines = lines_starting(self.outer_text[:globals_end], "@")
        return {
            found.name: frozenset(unquote(mention[1]) for mention in mentions(line, found.stop))
            for line in lines
            if (found := global_definition(line)) and found.kind in ("alias", "ifunc")
        }

    @cached_property
    def lds_aliases(self) -> Mapping[str, str]:
        """The aliases that are addresses in LDS variables, by name."""
        definitions = [self.lines[number] for number in self.definition_lines().values()]
        return lds_aliases(definitions) if any(" alias " in line for line in definitions) else {}

    def without_aliases(self, text: str) -> str:
        """Text in which the names of these aliases are replaced by their addresses."""
        if not self.lds_aliases or "@" not in text:
            return text

        return substituted(text, self.lds_aliases)

    def attribute_group(self, number: str) -> str:
        """The text of ``attributes #N``; empty if there is none."""
        return self._attribute_groups.get(number, "")

    @cached_property
    def _attribute_groups(self) -> Mapping[str, str]:
        found = (line[12:].partition(" = { ") for line in lines_starting(self.outer_text, "attributes #"))
        return {group: body.removesuffix(" }") for group, _, body in found}

    def named_types(self) -> dict[str, str]:
        """Struct types by name, with its sigil: ``%struct.a`` -> ``{ i32, float }``."""
        found = (line.partition(" = type ") for line in lines_starting(self.outer_text, "%"))
        return {name: body for name, separator, body in found if separator and body != "opaque"}

    @once
    def declarations(self) -> dict[str, Declaration]:
        """The declared functions by name."""
        found = map(self._declaration, lines_starting(self.outer_text, "declare "))
        return {declaration.name: declaration for declaration in found}

    @property
    def names_convergence_tokens(self) -> bool:
        """True if calls may name convergence tokens: then no convergent call of their function may lack one."""
        return any(name.startswith("llvm.experimental.convergence.") for name in self.declarations())

    def _declaration(self, line: str) -> Declaration:
        declare = header(line)
        assert declare is not None
        start = declare.stop + 1
        stop = split_arguments(line, start)[1]
        attributes = self.attribute_group(attribute_group(line[stop:]))
        return Declaration(declare.name, line[start:stop], attributes)

    def interposable(self) -> frozenset[str]:
        """Names of the defined functions in whose place the linker may put another body."""
        found = (
            header(line)
            for words in ("define weak ", "define linkonce ")
            for line in lines_starting(self.outer_text, words)
        )
        return frozenset(define.name for define in found if define)

    def unknown_intrinsics(self) -> list[str]:
        """Names in ``llvm.`` that this LLVM does not know, so that it would compile calls of nothing.

        One that is declared and never called, such as linking leaves behind, compiles to nothing at all.
        """
        names = []
        at = self.outer_text.find(_UNKNOWN_INTRINSIC)
        while at >= 0:
            start = self.outer_text.index("\n", at) + 1
            line = self.outer_text[start : self.outer_text.index("\n", start)]
            if declare := header(line):
                spellings = (f"@{declare.name}(", f'@"{declare.name}"(')
                names += [declare.name] if sum(map(self.text.count, spellings)) > 1 else []
            at = self.outer_text.find(_UNKNOWN_INTRINSIC, start)
        return names


def _surely_written(line: str) -> frozenset[str]:
    """The least that an instruction writes of the memory that other work-items see; a fence counts as writing all."""
    if line.startswith("  fence ") or " call void @llvm.amdgcn.s.barrier" in line:
        return frozenset([""])
    is_store = line.startswith("  store ") and f", {LOCAL} " in line
    return frozenset([_LDS]) if is_store and _stores_to_lds(line) else frozenset()


def _stores_to_lds(line: str) -> bool:
    address = slice(*split_arguments(line, mnemonic_span(line).stop)[0][1])
    return line[address].startswith(f"{LOCAL} ")


_LDS = "LDS"
"""LDS, where a pointer may come from an argument or not: effects on the memory of either kind may be on it."""
_KINDS_OF_MEMORY = ("", "argmem", "inaccessiblemem")


def _written(effects: Mapping[str, str]) -> frozenset[str]:
    """The kinds of memory that effects may write; all without a word of them."""
    others = effects.get("", "none" if effects else "write")
    found = frozenset(kind for kind in _KINDS_OF_MEMORY if "write" in effects.get(kind, others))
    return found if found.isdisjoint(["", "argmem"]) else found | {_LDS}


_OF_ALIAS = frozenset(
    [
        "internal",
        "private",
        "dso_local",
        "default",
        "hidden",
        "protected",
        "unnamed_addr",
        "local_unnamed_addr",
    ]
)
_OF_VARIABLE = _OF_ALIAS | {"addrspace(3)", "externally_initialized"}


def lds_aliases(lines: Iterable[str]) -> dict[str, str]:
    """The aliases of LDS variables by name, each with its address as a constant that names variables alone.

    Args:
        lines: the definitions of a module's globals, as LLVM prints them.

    >>> lds_aliases(["@a = addrspace(3) global i32 poison", "@b = alias i32, ptr addrspace(3) @a"])
    {'b': '@a'}
    """
    variables: set[str] = set()
    waiting: dict[str, str] = {}
    for line in lines:
        definition = global_definition(line)
        if definition is None:
            continue
        if definition.kind == "alias" and _OF_ALIAS.issuperset(definition.words):
            spans, _ = split_arguments(line, definition.stop)
            if len(spans) == 2:  # without a partition
                text = line[slice(*spans[1])]
                name = next(mentions(text), None)
                is_name = name and name.end() == len(text) and text.count(" ", 0, name.start()) <= 2
                waiting[definition.name] = name[0] if name and is_name else text
        elif "addrspace(3)" in definition.words and _OF_VARIABLE.issuperset(definition.words):
            variables.add(definition.name)
    found: dict[str, str] = {}
    while True:
        known = {
            name: substituted(text, found)
            for name, text in waiting.items()
            if all(unquote(mention[1]) in variables | found.keys() for mention in mentions(text))
        }
        if known.keys() == found.keys():
            return found
        found = known


def substituted(text: str, aliases: Mapping[str, str]) -> str:
    """Text in which every name of an alias has become its address.

    >>> substituted("ptr addrspace(3) @b", {"b": "getelementptr (i8, ptr addrspace(3) @a, i32 16)"})
    'ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @a, i32 16)'
    """
    return with_names(text, lambda name: aliases.get(unquote(name[1:])) if name[0] == "@" else None)


_MOST_KEPT_LINES = 400_000
"""The size of a module above which functions are decoded again whenever they are asked for, to save memory."""

LOCAL, GLOBAL = "ptr addrspace(3)", "ptr addrspace(1)"
"""The types of pointers into LDS and into global memory."""

LOCAL_ALIGNMENT = 128
"""The bytes of the largest type of OpenCL C, a vector of sixteen doubles: the LDS of an argument has at most
this alignment.
"""

LDS_ADDRESS = '"ldsopt-lds-address"'
"""The attribute of an argument of lifted code that is a pointer into LDS as a number."""

_LAUNCHED = frozenset({"spir_kernel", "amdgpu_kernel"})
_KERNEL = _LAUNCHED | {f"amdgpu_{kind}" for kind in ("cs", "es", "gs", "hs", "ls", "ps", "vs")}
"""The calling conventions of entry points."""
_REPLACEABLE = frozenset({"external", "extern_weak", "weak", "linkonce", "common"})
"""Linkage of a variable that a definition of another module may replace."""
_INTERNAL = frozenset({"internal", "private"})


class Instruction(NamedTuple):
    """One instruction.

    Attributes:
        address: its identity, and that of the value it defines.
        opcode: LLVM's mnemonic; ``call`` for every kind of call.
        operands: addresses, in LLVM's order (a call: arguments, bundles, callee last; a store: value, pointer).
        line: index into `Module.lines`.
    """

    address: int
    opcode: str
    operands: list[int]
    line: int


# The constructor that typing.NamedTuple generates is a Python function of twice this one's time.
new_instruction: Callable[[tuple[int, str, list[int], int]], Instruction] = partial(
    tuple.__new__, Instruction
)


class Block(NamedTuple):
    """A basic block, as the range ``function.instructions[start:stop]``."""

    address: int
    start: int
    stop: int


class Fork(NamedTuple):
    """A conditional branch.

    Attributes:
        condition: the address of the condition.
        if_false, if_true: the numbers of the blocks that it leads to, which may be one.
    """

    condition: int
    if_false: int
    if_true: int


class Columns(NamedTuple):
    """The instructions of a function as lists, one for each attribute of `Instruction`, so that a pass over a large
    module needs no object an instruction.
    """

    addresses: list[int]
    opcodes: list[str]
    operands: list[list[int]]
    lines: list[int]


@dataclass(eq=False, repr=False)
class Function:
    """A function definition, and the views of it that analyses share: each is made when it is first asked for.

    Blocks have numbers, in text order; the entry is block 0. Unreachable blocks are in all views. The edges of a block
    are those of its terminator, also for ``invoke`` and ``callbr`` (`ldsopt.ir.edge_blocks.successors`,
    `ldsopt.analysis.flow.control_flow`).

    Attributes:
        name: without sigil and quotes.
        line: of its ``define``, an index into `Module.lines`; `end` is that of its closing brace.
        is_kernel: an entry point that the host launches; nobody in the module calls it.
        is_internal: all of its callers are in this module.
        arguments: addresses.
        varying: those of which a wave or a work-item may have a value of its own: none of a kernel's, but all of a
            shader's, which gets its ids so, and of other functions'.
        columns: its `instructions`, by attribute.
        facts: the results of analyses of it (`ldsopt.once`).
    """

    name: str
    line: int
    end: int
    is_kernel: bool
    is_internal: bool
    arguments: list[int]
    varying: frozenset[int]
    blocks: list[Block]
    columns: Columns
    facts: dict[Hashable, Any] = field(default_factory=dict, init=False)

    @cached_property
    def instructions(self) -> list[Instruction]:
        """Its instructions, in text order."""
        return [*map(new_instruction, zip(*self.columns, strict=True))]

    @cached_property
    def defined(self) -> Mapping[int, Instruction]:
        """Its instructions by address."""
        return dict(zip(self.columns.addresses, self.instructions, strict=True))

    @cached_property
    def place_of(self) -> Mapping[int, int]:
        """The index of each instruction in `instructions`, by address."""
        return {address: at for at, address in enumerate(self.columns.addresses)}

    @cached_property
    def users(self) -> Mapping[int, list[Instruction]]:
        """The instructions that use a value, by its address, in text order: one as often as it names the value."""
        found: dict[int, list[Instruction]] = {}
        for instruction in self.instructions:
            for operand in instruction.operands:
                found.setdefault(operand, []).append(instruction)
        return found

    @cached_property
    def block_numbers(self) -> Mapping[int, int]:
        """The number of each block by its address: the order of the text."""
        return {block.address: number for number, block in enumerate(self.blocks)}

    @cached_property
    def block_at(self) -> Sequence[int]:
        """The number of the block that an instruction is in, by its index in `instructions`."""
        return [number for number, block in enumerate(self.blocks) for _ in range(block.start, block.stop)]

    @cached_property
    def block_of(self) -> Mapping[int, int]:
        """The number of the block that an instruction is in, by the instruction's address."""
        return dict(zip(self.columns.addresses, self.block_at, strict=True))

    @cached_property
    def block_of_line(self) -> Mapping[int, int]:
        """The number of the block that an instruction is in, by the instruction's line."""
        return dict(zip(self.columns.lines, self.block_at, strict=True))

    def inside(self, block: int) -> list[Instruction]:
        """The instructions of a block."""
        _, start, stop = self.blocks[block]
        return self.instructions[start:stop]

    def terminator(self, block: int) -> Instruction:
        """The last instruction of a block."""
        return self.instructions[self.blocks[block].stop - 1]

    def fork(self, block: int) -> Fork | None:
        """The conditional branch at the end of a block; ``None`` if the block ends in another way."""
        branch = self.terminator(block)
        if branch.opcode != "br" or len(branch.operands) != 3:
            return None
        condition, if_false, if_true = branch.operands  # in LLVM's order
        return Fork(condition, self.block_numbers[if_false], self.block_numbers[if_true])

    def phis(self, block: int) -> Iterator[Instruction]:
        """The ``phi`` at the head of a block."""
        return takewhile(lambda one: one.opcode == "phi", self.inside(block))

    def incoming(self, phi: Instruction) -> list[tuple[int, int]]:
        """The operands of a ``phi``, each behind the number of the block that it comes from."""
        sources = (self.block_numbers[block] for block in bindings.incoming_blocks(phi.address))
        return [*zip(sources, phi.operands, strict=True)]


class FunctionBody(NamedTuple):
    """A function definition that is not decoded yet.

    Attributes:
        name: without sigil and quotes.
        line: of its ``define``; `end` is that of its closing brace.
        raw: as LLVM holds it.
    """

    name: str
    line: int
    end: int
    raw: RawBody


class LdsGlobal(NamedTuple):
    """A variable in LDS.

    Attributes:
        address: of the value.
        name: without sigil and quotes.
        value_type: e.g. ``[0 x i8]``.
        is_dynamic: its type has no size (``[0 x T]``, ``{ [0 x T] }``, ...); the launch gives it the LDS behind the
            static variables, the same address for every such variable. Source: AMDGPUMemoryUtils.cpp, ``isDynamicLDS``.
        may_be_larger: another module may replace it by a larger one: it is only declared here, or weak.
        is_internal: other modules cannot name it.
    """

    address: int
    name: str
    value_type: str
    is_dynamic: bool
    may_be_larger: bool
    is_internal: bool


@dataclass(slots=True, eq=False, repr=False)
class Module(ModuleText):
    """A verified module.

    Attributes:
        source: the input's name as the user gave it.
        text: LLVM's canonical print; `lines` is the same, split. Every line index refers to it.
        arch: the architecture, ``None`` if neither the module nor the user names one.
        notes: the changes made while reading (compatibility rewrites, an added data layout), one sentence each.
        features: features of the command line (``llc -mattr``), which LLVM adds to every function's own.
        given: the input that the user knows, as it was read; empty if its lines do not correspond to these.
        own: the text that LLVM read, as it was given, onto which edits are written; empty if there is none (bitcode),
            or if LLVM's print is wanted.
        is_given: LLVM read ``given`` itself, not a text made of it.
        workgroups: the user's workgroup sizes for kernels that do not state their own.
        facts: the results of analyses of it (`ldsopt.once`).
        handle: LLVM's module; addresses are valid as long as it lives.
    """

    source: str
    text: str
    lines: list[str]
    arch: Arch | None
    notes: tuple[str, ...]
    handle: Handle
    features: str = ""
    given: bytes | str = ""
    own: bytes | str = ""
    is_given: bool = False
    workgroups: Sequence[ToldSize] = ()
    _constants: dict[int, Constant] = field(default_factory=dict)
    _kinds: dict[int, int] = field(default_factory=dict)
    _integers: dict[int, int] = field(default_factory=dict)
    _asm: dict[int, InlineAsm] = field(default_factory=dict)
    _decoded: dict[int, Function] = field(default_factory=dict, init=False)
    facts: dict[Hashable, Any] = field(default_factory=dict, init=False)

    @property
    def own_text(self) -> str | None:
        """The text that LLVM read, as it was given; ``None`` if there is none."""
        own = self.own
        return (own if isinstance(own, str) else own.decode("utf-8", "surrogateescape")) or None

    @cached_property
    def lowered_text(self) -> str:
        """The canonical text for an LLVM that does not know marks of LDS-DMA (`ldsopt.ir.compat.lowered`)."""
        return compat.lowered(self.text, self.arch.name if self.arch else None)

    @property
    def is_respelled(self) -> bool:
        """True if the text's spelling is newer than the LLVM that reads it here."""
        return compat.has_marked_copies(self.text) or any(
            note.startswith("respelled ") for note in self.notes
        )

    @cached_property
    def source_lines(self) -> SourceLines:
        """The lines of the input for lines of the canonical text."""
        return SourceLines(self.lines, self.given)

    def copies(self, module: Module, origins: Mapping[int, int]) -> None:
        """Reports lines of this copy as those of another module; ``origins`` has the original line for each line."""
        told = {ours + 1: module.told_line(theirs) for ours, theirs in origins.items()}
        self.source_lines = SourceLines(self.lines, "", told)

    def told_line(self, line: int) -> int:
        """The number by which a line is told to the user: of the input, or of the canonical text where that has none.

        Args:
            line: an index into `lines`.
        """
        return self.source_lines.of(line + 1) or line + 1

    def functions(self) -> Iterator[Function]:
        """Every function definition, each decoded when it is come to.

        Raises:
            InputError: the text does not match LLVM's structure.
        """
        return map(self.decode, self.bodies())

    def bodies(self) -> Iterator[FunctionBody]:
        """Every function definition, not decoded. They are found once.

        Raises:
            InputError: the text does not match LLVM's structure.
        """
        return iter(self._bodies)

    def narrowed_call(self) -> tuple[int, str] | None:
        """A call or definition that is said to write less memory than its code: its line (an index), and the callee.

        The code is an intrinsic, assembly that clobbers memory, or a function with a barrier, a fence, or a store to
        LDS. LLVM believes what is said: it leaves out a barrier whose call has no effect, makes one of two, or moves
        accesses over it. Source: LLVM 22, SelectionDAGBuilder.cpp, ``getIntrinsicChainProperties``; EarlyCSE.cpp.
        """
        written = {group: _written(memory_effects(text)) for group, text in self._attribute_groups.items()}
        narrow = {group: said for group, said in written.items() if said != _written({})}
        for number, line in enumerate(self.lines if narrow else []):
            if " #" in line and line.startswith(("  ", "define ")):
                said = narrow.get(attribute_group(line))
                name = line.partition("@")[2].partition("(")[0]
                if said is not None and not self._surely_written(name, line) <= said:
                    return number, name or "assembly"
        return None

    def _surely_written(self, name: str, line: str) -> frozenset[str]:
        """The kinds of memory that a callee writes, by its name or the line of its call; of functions, those known."""
        if " asm sideeffect " in line:
            return _written({}) if "~{memory}" in line else frozenset()
        if name.startswith("llvm."):
            declared = self.declarations().get(name)
            return _written(memory_effects(declared.attributes)) if declared else frozenset()
        return self._written_by.get(name, frozenset())

    @cached_property
    def _written_by(self) -> Mapping[str, frozenset[str]]:
        return {
            body.name: frozenset().union(*map(_surely_written, self.lines[body.line : body.end]))
            for body in self.bodies()
        }

    @cached_property
    def _bodies(self) -> Sequence[FunctionBody]:
        found: list[FunctionBody] = []
        lines, end = self.lines, 0
        for raw, body in self.handle.functions():
            if raw.is_declaration:
                continue
            line = end
            try:
                while not lines[line].startswith("define "):
                    line += 1
                end = lines.index("}", line)
            except (IndexError, ValueError):
                raise self._mismatch(raw.name) from None
            found.append(FunctionBody(raw.name, line, end, body))
        return found

    def require_match_of(self, body: FunctionBody) -> None:
        """Refuses a function whose text has another number of instructions; a tenth of the time of decoding.

        Raises:
            InputError: it has.
        """
        if len(instruction_lines(self.lines, body.line, body.end)) != body.raw.instruction_count():
            raise self._mismatch(body.name)

    def require_match(self) -> None:
        """Refuses a text that does not match LLVM's structure, as `functions` does, by the number of instructions.

        Raises:
            InputError: some function has another number of them in the text.
        """
        for body in self.bodies():
            self.require_match_of(body)

    def decode(self, body: FunctionBody) -> Function:
        """A function with its instructions; decoded only once, except in a very large module.

        Raises:
            InputError: the text does not match LLVM's structure.
        """
        found = self._decoded.get(body.line)
        if found is None:
            found = self._decode(body)
            if len(self.lines) <= _MOST_KEPT_LINES:
                self._decoded[body.line] = found
        return found

    def _decode(self, body: FunctionBody) -> Function:
        lines = self.lines
        blocks: list[Block] = []
        addresses: list[int] = []
        operands: list[list[int]] = []
        words: list[str] = []
        for block in body.raw.blocks():
            blocks.append(Block(block.address, len(addresses), len(addresses) + len(block.instructions)))
            addresses += block.instructions
            operands += block.operands
            words += block.opcodes
        sizes = [block.stop - block.start for block in blocks]
        numbers = instruction_lines(lines, body.line, body.end, sizes)
        if len(numbers) != len(addresses):
            raise self._mismatch(body.name)
        if len(words) != len(addresses):
            try:
                words = opcodes(lines, numbers)
            except (IndexError, ValueError):
                raise self._mismatch(body.name) from None
        define = header(lines[body.line])
        assert define is not None
        arguments = body.raw.arguments()
        return Function(
            name=body.name,
            line=body.line,
            end=body.end,
            is_kernel=is_kernel(define.words),
            is_internal=define.words.startswith(("define internal ", "define private ")),
            arguments=arguments,
            varying=frozenset(() if _LAUNCHED.intersection(define.words.split()) else arguments),
            blocks=blocks,
            columns=Columns(addresses, words, operands, numbers),
        )

    def _mismatch(self, function: str) -> InputError:
        return InputError(
            f"the text of function '{function}' does not match LLVM's structure of it",
            file=self.source,
            remedy="an attribute key there holds a newline or a quote; remove it",
        )

    def kind(self, address: int) -> int:
        """The `ValueKind` of a value that is no instruction of the current function."""
        kind = self._kinds.get(address)
        if kind is None:
            kind = self._kinds[address] = bindings.value_kind(address)
        return kind

    def constant(self, address: int) -> Constant:
        """The tree of a constant operand."""
        constant = self._constants.get(address)
        if constant is None:
            from ldsopt.ir.types import LITERAL, Constant, parse_constant

            kind, name = self.kind(address), bindings.value_name(address)
            if kind in GLOBAL_KINDS and name not in self.lds_aliases:
                constant = Constant("function" if kind == ValueKind.FUNCTION else "global", name)
            elif kind in GLOBAL_KINDS or ValueKind.CONSTANT_EXPR <= kind <= ValueKind.CONSTANT_VECTOR:
                try:
                    constant = parse_constant(self.constant_text(address))
                except (RecursionError, ValueError, IndexError):
                    constant = Constant("opaque")
            else:
                constant = LITERAL if kind in LITERAL_KINDS else Constant("opaque")
            self._constants[address] = constant
        return constant

    def constant_text(self, address: int) -> str:
        """A constant with its type as LLVM prints it, with aliases of LDS variables replaced by their addresses."""
        if self.kind(address) in GLOBAL_KINDS:
            return (
                f"{self.type_of(address)} {self.without_aliases(global_name(bindings.value_name(address)))}"
            )
        return self.without_aliases(bindings.value_text(address))

    def operand_text(self, address: int, function: Function) -> str:
        """An operand as a function's text writes it, without its type: ``%x``, ``7``, ``zeroinitializer``."""
        if address in function.place_of:
            return result(self.lines[function.defined[address].line]) or ""
        return bindings.value_text(address).removeprefix(f"{self.type_of(address)} ")

    def integer(self, address: int) -> int | None:
        """The value of an integer literal, signed; ``None`` for any other operand."""
        if self.kind(address) != ValueKind.CONSTANT_INT:
            return None
        number = self._integers.get(address)
        if number is None:
            literal = bindings.value_text(address).rpartition(" ")[2]
            number = int(literal) if literal not in ("true", "false") else int(literal == "true")
            self._integers[address] = number
        return number

    def element_number(self, index: int) -> int | None:
        """The element that a constant index of a vector names, read as unsigned; ``None`` for other operands.

        An index of three bits that is -4 names element 4 (LangRef, ``extractelement``).
        """
        number = self.integer(index)
        return None if number is None else number & ((1 << int(self.type_of(index)[1:])) - 1)

    def stated_range(self, instruction: Instruction, width: int) -> Sequence[tuple[int, int]] | None:
        """The half-open ranges of integers of a width that an instruction's ``!range`` states, if it has one."""
        attached = attachments(self.lines[instruction.line])[1].get("range")
        bounds = (attached is not None and self.metadata.elements(attached)) or []
        pairs = (bound.partition(" ") for bound in bounds)
        numbers = [int(number) for kind, _, number in pairs if kind == f"i{width}"]
        if not bounds or len(numbers) != len(bounds):
            return None
        return [*zip(numbers[::2], numbers[1::2], strict=True)]

    def inline_asm(self, address: int) -> InlineAsm | None:
        """The inline assembly that a call's last operand is; ``None`` for any other callee."""
        if self.kind(address) != ValueKind.INLINE_ASM:
            return None
        asm = self._asm.get(address)
        if asm is None:
            from ldsopt.ir import inline_asm

            asm = inline_asm.parse(bindings.value_text(address), is_affected=self.asm_is_affected())
            self._asm[address] = asm
        return asm

    @once
    def lds_globals(self) -> tuple[LdsGlobal, ...]:
        """Every variable in LDS, in module order."""
        found = []
        for g in self.handle.global_variables():
            if g.pointer_type == LOCAL:
                layout = self.types.layout(g.value_type)
                is_dynamic = layout is not None and not layout.alloc
                definition = global_definition(bindings.value_text(g.address))
                words = () if definition is None else definition.words
                may_be_larger, is_internal = (
                    not kind.isdisjoint(words) for kind in (_REPLACEABLE, _INTERNAL)
                )
                found.append(
                    LdsGlobal(g.address, g.name, g.value_type, is_dynamic, may_be_larger, is_internal)
                )
        return tuple(found)

    def type_of(self, address: int) -> str:
        """The type of a value, e.g. ``<4 x i32>``."""
        return self.handle.type_text(address)

    @once
    def initializer_references(self) -> frozenset[str]:
        """The globals whose address is data: in initializers of variables outside of LDS, and outside of functions.

        Names are without sigils and quotes.
        """
        local = {variable.address for variable in self.lds_globals()}
        found: set[str] = set()
        for variable in self.handle.global_variables():
            if variable.address not in local and not variable.is_declaration:
                initializer = bindings.value_text(variable.address).partition(" = ")[2]
                found.update(unquote(mention[1]) for mention in mentions(initializer))
        for line in lines_starting(self.outer_text, "define "):
            _, *data = mentions(line)
            found.update(unquote(mention[1]) for mention in data)
        return frozenset(found)

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a Module holds addresses of this process and cannot be pickled; send its text")


def is_kernel(words: str) -> bool:
    """True if the host launches a function, by the words in front of its name."""
    return not _KERNEL.isdisjoint(words.split())


def defined_kernels(module: Module) -> tuple[str, ...]:
    """The names of a module's kernels for which code is made."""
    heads = (header(line) for line in module.lines if line.startswith("define "))
    return tuple(
        head.name
        for head in heads
        if head is not None and is_kernel(head.words) and " available_externally " not in head.words
    )


def kernels_without_code(module: Module, functions: Collection[str]) -> tuple[str, ...]:
    """The names of the kernels that a module defines and its code lacks.

    LLVM leaves out a function that asks for features which the architecture lacks. Source: LLVM,
    AMDGPURemoveIncompatibleFunctions.cpp.

    Args:
        module: that was compiled.
        functions: the names of those in the code.
    """
    return tuple(name for name in defined_kernels(module) if name not in functions)


def refused(module: Module, line: int | None, message: str, remedy: str) -> InputError:
    """The error that refuses a construct of a module; ``line`` is an index into `Module.lines`."""
    where = None if line is None else module.source_lines.of(line + 1)
    return InputError(message, file=module.source, line=where, remedy=remedy)


READER = 22
"""The release of LLVM that reads modules here, and prints `Module.text`."""


def text_for(module: Module, llvm_major: int) -> str:
    """The text of a module for a compiler, in a spelling that it reads.

    LLVM reads text that older releases have printed, not text of newer ones. So a module whose spelling is newer than
    the LLVM that reads it here goes to a newer compiler unchanged, and to any other as LLVM 22 prints it, with LDS-DMA
    with marks lowered to the instructions of LLVM 22 (`ldsopt.ir.compat.async_copies`).

    Args:
        module: to be compiled.
        llvm_major: the release of the compiler's LLVM.
    """
    if llvm_major <= READER:
        return module.lowered_text
    own = module.own_text if module.is_respelled else None
    return compat.with_own_names(module.text) if own is None else own


def lowered_for(text: str, module: Module, llvm_major: int) -> str:
    """A copy of a module's canonical text with markers for the compiler, in a spelling that it reads."""
    if llvm_major > READER:
        return compat.with_own_names(text)
    return compat.lowered(text, module.arch.name if module.arch else None)


class _Line(NamedTuple):
    """A line of code: its 1-based number and its text without comment and attachments."""

    number: int
    text: str


class SourceLines:
    """The lines of the user's file for lines of one module's canonical text.

    Both have the same instructions, in order; blank lines, comments and metadata differ. If a function has as many
    lines of code in both, they correspond one by one. Otherwise a line of the file stands for a canonical one if it has
    the same text without attachments, and the same position among equal lines; lines that differ in wording have no
    counterpart.

    Args:
        lines: of the module's canonical text.
        data: its input; bitcode has no lines.
        known: the lines by those of the canonical text, both 1-based, if they are known.
    """

    def __init__(
        self, lines: Sequence[str], data: bytes | str, known: Mapping[int, int] | None = None
    ) -> None:
        text = data if isinstance(data, str) else data.decode("utf-8", "replace")
        self.is_text = known is not None or "\ndefine " in "\n" + text
        self.is_canonical = text.rstrip("\n") == "\n".join(lines).rstrip("\n")
        self._canonical, self._given = lines, text
        self._lines = known

    def of(self, canonical: int | None) -> int | None:
        """The 1-based line of the input for a 1-based line of the canonical text, if it is known."""
        if canonical is None or not self.is_text:
            return None
        if self.is_canonical:
            return canonical
        if self._lines is None:
            given = dict(_functions(self._given.split("\n")))
            self._lines = {
                ours: theirs
                for name, lines in _functions(self._canonical)
                for ours, theirs in _pairs(lines, given.get(name, []))
            }
        return self._lines.get(canonical)


def _functions(lines: Sequence[str]) -> Iterator[tuple[str, list[_Line]]]:
    """The lines of code of each function, including the line that defines it."""
    name, found = "", list[_Line]()
    for number, line in enumerate(lines, 1):
        if line.startswith("define ") and (define := header(line)):
            name, found = define.name, [_Line(number, "define")]
        elif line.startswith("}"):
            yield name, found
        elif line[:1] in (" ", "\t"):
            code = line if '"' in line else line.partition(";")[0]
            if code := attachments(code.rstrip())[0].strip():
                found.append(_Line(number, code))


def _pairs(ours: list[_Line], theirs: list[_Line]) -> Iterator[tuple[int, int]]:
    if len(ours) == len(theirs):
        for one, other in zip(ours, theirs, strict=True):
            yield one.number, other.number
        return
    by_text = by_key((line.text, line.number) for line in reversed(theirs))
    for line in ours:
        if same := by_text.get(line.text):
            yield line.number, same.pop()
