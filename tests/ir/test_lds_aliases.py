"""Aliases of LDS variables: which ones stand for an address, and for which."""

import pytest

from ldsopt import parse

LDS = "ptr addrspace(3)"
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
