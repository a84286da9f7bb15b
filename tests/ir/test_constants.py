"""Constants as trees: the globals they refer to, aliases that stand for addresses, and sizes of types."""

from typing import Any

import pytest

from ldsopt import parse

LDS = "ptr addrspace(3)"
CASTS = ("ptrtoint", "inttoptr", "addrspacecast", "trunc", "bitcast")
ODD = 'o d, (d"'


def escaped(name: str) -> str:
    return "".join(c if c.isalnum() and c.isascii() else f"\\{b:02X}" for c in name for b in c.encode())


def constant(text: str, *names: str) -> Any:
    """The tree of a constant with its type, of these variables."""
    variables = "".join(f'@"{escaped(name)}" = external addrspace(3) global i8\n' for name in names)
    body = f"  store {text}, ptr %p\n  ret void\nb:\n  ret void"
    module = parse(f"{variables}declare void @g()\ndefine void @f(ptr %p) {{\n{body}\n}}\n", mcpu="gfx942")
    (function,) = module.functions()
    return module.constant(function.instructions[0].operands[0])


def shape(tree: Any) -> str:
    """The tree's operations, the names at its ends, and the types of casts; ``_`` is a literal."""
    if tree.opcode in ("global", "function"):
        return f"@{tree.name}"
    if tree.opcode == "literal":
        return "_"
    of = f" {tree.type}" if tree.opcode in CASTS else ""
    return f"{tree.opcode}{of}({', '.join(map(shape, tree.operands))})"


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("i32 4", "_"),
        ("float 0x3FF0000000000000", "_"),
        (f"{LDS} null", "_"),
        ("<2 x i32> <i32 1, i32 2>", "_"),
        ("[2 x i8] zeroinitializer", "_"),
        (f"{LDS} @A", "@A"),
        (f'{LDS} @"{escaped(ODD)}"', f"@{ODD}"),
        (f"i32 ptrtoint ({LDS} @A to i32)", "ptrtoint i32(@A)"),
        (f"i64 ptrtoint ({LDS} @A to i64)", "ptrtoint i64(@A)"),
        (f"i32 add (i32 ptrtoint ({LDS} @A to i32), i32 64)", "add(ptrtoint i32(@A), _)"),
        (f"i32 add nuw nsw (i32 64, i32 ptrtoint ({LDS} @A to i32))", "add(ptrtoint i32(@A), _)"),
        (
            f"i32 sub (i32 ptrtoint ({LDS} @A to i32), i32 ptrtoint ({LDS} @B to i32))",
            "sub(ptrtoint i32(@A), ptrtoint i32(@B))",
        ),
        (f"{LDS} getelementptr (i8, {LDS} @A, i32 64)", "getelementptr(@A, _)"),
        (
            f"{LDS} getelementptr inbounds nuw ([4 x i8], {LDS} @A, i32 0, i32 1)",
            "getelementptr(@A, _, _)",
        ),
        (f"{LDS} getelementptr inrange(-4, 8) (i8, {LDS} @A, i32 4)", "getelementptr(@A, _)"),
        (
            f"{LDS} getelementptr ({{ i32, [2 x i8] }}, {LDS} @A, i32 0, i32 1)",
            "getelementptr(@A, _, _)",
        ),
        (
            f"{LDS} inttoptr (i32 add (i32 ptrtoint ({LDS} @A to i32), i32 64) to {LDS})",
            f"inttoptr {LDS}(add(ptrtoint i32(@A), _))",
        ),
        (f"ptr addrspacecast ({LDS} @A to ptr)", "addrspacecast ptr(@A)"),
        (
            f"i16 trunc (i32 add (i32 ptrtoint ({LDS} @A to i32), i32 64) to i16)",
            "trunc i16(add(ptrtoint i32(@A), _))",
        ),
        (f"<2 x {LDS}> <{LDS} @A, {LDS} @B>", "aggregate(@A, @B)"),
        (f"[2 x {LDS}] [{LDS} @A, {LDS} null]", "aggregate(@A, _)"),
        (f"{{ i32, {LDS} }} {{ i32 0, {LDS} @A }}", "aggregate(_, @A)"),
        (f"<{{ i32, {LDS} }}> <{{ i32 0, {LDS} @A }}>", "aggregate(_, @A)"),
        (f"<2 x {LDS}> splat ({LDS} @A)", "aggregate(@A, @A)"),
        (f"{{ [1 x {LDS}], i32 }} {{ [1 x {LDS}] [{LDS} @A], i32 2 }}", "aggregate(aggregate(@A), _)"),
        (f"<2 x i32> <i32 ptrtoint ({LDS} @A to i32), i32 0>", "aggregate(ptrtoint i32(@A), _)"),
        ("ptr blockaddress(@f, %b)", "_"),
        ("ptr dso_local_equivalent @g", "opaque()"),
        ("ptr no_cfi @g", "opaque()"),
        (
            f"i32 extractelement (<2 x i32> <i32 1, i32 2>, i32 ptrtoint ({LDS} @A to i32))",
            "extractelement(_, ptrtoint i32(@A))",
        ),
    ],
)
def test_tree_of(text: str, tree: str) -> None:
    """Nothing that may hold an address passes for a literal."""
    assert shape(constant(text, "A", "B", ODD)) == tree


@pytest.mark.parametrize(
    ("text", "type_text", "value"),
    [("i32 4", "i32", 4), ("i64 -1", "i64", -1), ("i1 true", "", None), ("float 1.0", "", None)],
)
def test_literal_of_an_integer_has_its_value(text: str, type_text: str, value: int | None) -> None:
    tree = constant(f"{{ {LDS}, {text.partition(' ')[0]} }} {{ {LDS} @A, {text} }}", "A").operands[1]
    assert (tree.type, tree.value) == (type_text, value)


def test_getelementptr_tells_the_type_that_it_steps_over() -> None:
    assert constant(f"{LDS} getelementptr ([4 x i8], {LDS} @A, i32 0, i32 1)", "A").type == "[4 x i8]"


@pytest.mark.parametrize(
    "name", ["A", "o d", 'q"t', "a,b", "x(y)", "[", "@", "@A", "c@d", "{ @A }", "back\\slash", "é"]
)
def test_a_name_is_found_as_llvm_prints_it(name: str) -> None:
    """Whatever the name, LLVM's own print of a constant is taken apart down to it."""
    sum_ = f'i32 add (i32 ptrtoint ({LDS} @"{escaped(name)}" to i32), i32 4)'
    assert (
        shape(constant(f"[2 x i32] [{sum_}, i32 0]", name)) == f"aggregate(add(ptrtoint i32(@{name}), _), _)"
    )


VARIABLE = "@a = internal addrspace(3) global [64 x i32] poison"


def aliases(definitions: str) -> dict[str, str]:
    return dict(parse(f'target triple = "amdgcn-amd-amdhsa"\n{definitions}\n').lds_aliases)


@pytest.mark.parametrize(
    ("definition", "address"),
    [
        (f"@b = alias [64 x i32], {LDS} @a", "@a"),
        (f"@b = hidden unnamed_addr alias {{ i32, i32 }}, {LDS} @a", "@a"),
        (
            f"@b = internal alias i8, getelementptr (i8, {LDS} @a, i32 16)",
            f"getelementptr (i8, {LDS} @a, i32 16)",
        ),
        (
            f"@b = alias i8, addrspacecast ({LDS} @a to ptr)",
            f"addrspacecast ({LDS} @a to ptr)",
        ),
    ],
)
def test_alias_of_this_modules_own_stands_for_its_address(definition: str, address: str) -> None:
    assert aliases(f"{VARIABLE}\n{definition}") == {"b": address}


def test_alias_of_an_alias_stands_for_an_address_in_the_variable() -> None:
    later = f"@b = alias i8, getelementptr (i8, {LDS} @z, i32 4)\n@z = alias i8, {LDS} @a"
    assert aliases(f"{VARIABLE}\n{later}") == {"b": f"getelementptr (i8, {LDS} @a, i32 4)", "z": "@a"}


def test_names_are_told_from_text_in_quotes() -> None:
    quoted = VARIABLE.replace("@a", '@"a alias b"')
    assert aliases(f'{quoted}\n@"b = c" = alias i32, {LDS} @"a alias b"') == {"b = c": '@"a alias b"'}


@pytest.mark.parametrize(
    "definitions",
    [
        *(
            f"{VARIABLE}\n@b = {word} alias i8, {LDS} @a"
            for word in ("weak", "weak_odr", "linkonce", "linkonce_odr")
        ),
        *(
            f"{VARIABLE.replace('internal', word)}\n@b = alias i8, {LDS} @a"
            for word in ("weak", "linkonce_odr")
        ),
        "@g = addrspace(1) global i32 0\n@b = alias i32, ptr addrspace(1) @g",
        "define void @f() {\n  ret void\n}\n@b = alias void (), ptr @f",
    ],
)
def test_alias_that_may_be_replaced_or_is_elsewhere_stands_for_nothing(definitions: str) -> None:
    assert aliases(definitions) == {}


TYPES = parse("%pair = type { i8, i32 }\n@a = external global %pair").types


@pytest.mark.parametrize(
    ("text", "store", "alloc", "stride"),
    [
        ("i24", 3, 4, 0),
        ("i128", 16, 16, 0),
        ("ptr addrspace(3)", 4, 4, 0),
        ("ptr addrspace(7)", 20, 32, 0),
        ("ptr addrspace(8)", 16, 16, 0),
        ("ptr addrspace(9)", 24, 32, 0),
        ("<3 x ptr addrspace(7)>", 60, 64, 20),
        ("<2 x ptr addrspace(9)>", 48, 64, 24),
        ("[3 x ptr addrspace(7)]", 96, 96, 32),
        ("<3 x i32>", 12, 16, 4),
        ("[3 x <3 x i32>]", 48, 48, 16),
        ("<4 x i24>", 12, 16, 3),
        ("<12 x i1>", 2, 2, 0),
        ("<3 x i7>", 3, 4, 0),
        ("%pair", 8, 8, 0),
        ("<{ i8, i32 }>", 5, 5, 0),
        ("{}", 0, 0, 0),
        ("[0 x i32]", 0, 0, 4),
    ],
)
def test_size(text: str, store: int, alloc: int, stride: int) -> None:
    layout = TYPES.layout(text)
    assert layout is not None
    assert (layout.store, layout.alloc, layout.stride) == (store, alloc, stride)


@pytest.mark.parametrize(
    "text", ["<vscale x 4 x i32>", 'target("amdgcn.named.barrier", 0)', "%opaque", "[2 x %opaque]"]
)
def test_no_fixed_size(text: str) -> None:
    assert TYPES.layout(text) is None
