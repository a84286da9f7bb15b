"""The directives that lay out variables in an assembly; what kernels make of variables is ``simulate/variables_of_code.ll``."""

import machine_kernels  # noqa: F401 -- skips these tests where the pseudocode is not installed

from ldsopt import machine_code


def test_the_directives_of_variables_are_read() -> None:
    lines = [
            '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"', "\t.text", "\t.type\tk,@function", "k:", "\ts_endpgm", '\t.section\t.rodata,"a",@progbits', "a:", "\t.long\t1, -1  ; two",
            "\t.short\t513", '\t.asciz\t"a\\000\\"\\\\;"', "\t.size\ta, 14", "b:", "\t.zero\t3", "\t.fill\t2, 2, 5",
            "\t.quad\ta+4", "c:", "\t.long\tx-y", "\t.comm\td,6,4", "\t.text", "f:", "\ts_endpgm", "",
    ]  # fmt: skip
    found = machine_code("\n".join(lines).encode()).variables
    assert bytes(found["a"].data) == b'\1\0\0\0\xff\xff\xff\xff\1\2a\0"\\;\0'
    assert bytes(found["b"].data) == b"\0\0\0\5\0\5\0" + bytes(8)
    assert found["b"].addresses == {7: ("a", 4)}
    assert bytes(found["d"].data) == bytes(6)
    assert set(found) == {"a", "b", "d"}
