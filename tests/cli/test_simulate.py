"""`ldsopt simulate`: launches and arguments that are none, memory that no GPU has, and the time it takes; the rest is `tests/cases/simulate`."""

from __future__ import annotations

import pytest
from command_line import CommandLine
from simulated_kernels import endless, kernel

LAUNCH = ["--block", "128", "--arg", "in: i32[128]=arange", "--arg", "out: i32[128]=zeros"]


@pytest.fixture
def good(ldsopt: CommandLine) -> str:
    (ldsopt.place / "good.ll").write_text(kernel())
    return "good.ll"


def test_it_gives_up_after_the_time_that_it_has(ldsopt: CommandLine) -> None:
    """In whichever process the waves run: machine code hears of it, too."""
    (ldsopt.place / "endless.ll").write_text(endless(kernel()))
    how = ["--timeout", "0.5", "--backend", "compiled", "-j", "2", "--grid", "8"]
    said = ldsopt("simulate", "endless.ll", *LAUNCH, *how)
    assert (said.code, said.out) == (3, "")
    assert said.error.startswith("endless.ll: not done after 0.5 seconds")


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ("{", "not a launch description"),
        ("[1]", "a table of keys is needed"),
        (
            '{\n"blok": 64}',
            "l.json:2: unknown key 'blok' of a launch; did you mean 'block'? there are grid, block",
        ),
        ('{"block": 64,\n"grid": [}', "l.json:2: not a launch description: Expecting value"),
        ("{}", "not a launch description: it is empty"),
        (
            '{"block": 64, "grid": 4294967295}',
            "l.json: grid 4294967295 of 64 work-items: a launch has at most",
        ),
        (
            '{"block": 64, "arguments": [Infinity, 0]}',
            "argument 0 is ptr addrspace(1), and the launch gives inf",
        ),
        ('{"block": 64, "kernel": ["k"]}', "l.json: kernel ['k']: a name is needed"),
        ('{"block": 64, "arguments": ["i32[,]=zeros", 0]}', "a shape has a number for each axis"),
        ("\udcff\udcfe", "not a launch description: this is no text"),
        (
            '{"block": 64, "arguments": ["i32[4]=zeors", 0]}',
            "l.json: argument 'i32[4]=zeors': no such contents",
        ),
        ('{"block": [0]}', "block 0: one to three positive numbers"),
        ('{"block": "abc"}', "block abc: one to three positive numbers"),
        ('{"block": [64, "x"]}', "one to three positive numbers"),
        ('{"block": 2048}', "2048 work-items, a workgroup has at most 1024"),
        ('{"block": 64, "arguments": 5}', "arguments 5: a list is needed"),
        ('{"block": 64, "arguments": [[{}]]}', "argument arg0.0: {} is no array, number or string"),
        ('{"block": 64, "arguments": [[1], 0]}', "argument 0 is ptr addrspace(1), no struct of 1 fields"),
        ('{"block": 64, "seed": "q"}', "seed 'q': a number from 0 on"),
        ('{"block": 64, "dynamic_lds": -4}', "dynamic_lds -4: a number from 0 on"),
        ('{"block": 64, "arguments": ["i32[4]=@none.npy", 0]}', "none.npy: no such file"),
        ('{"block": 64, "arguments": [1]}', "the kernel takes 2 arguments"),
        ('{"block": 64, "kernel": "other"}', "no function 'other'; kernels: k"),
    ],
)
def test_a_launch_file_that_describes_none(
    ldsopt: CommandLine, good: str, document: str, message: str
) -> None:
    (ldsopt.place / "l.json").write_text(document, errors="surrogateescape")
    said = ldsopt("simulate", good, "--launch", "l.json")
    assert said.code == 3
    assert said.out == ""
    assert message in said.error
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("argument", "message"),
    [
        ("f99=1", "unknown type 'f99'"),
        ("i32[4=1", "expected [NAME:] TYPE=NUMBER or [NAME:] TYPE[SHAPE]=CONTENTS"),
        ("i32[4]=zero", "no such contents: zero; there are zeros, ones, arange, random, random(LOW,HIGH)"),
        ("f32[4]=randn", "no such contents: randn; there are zeros"),
        ("i8[4]=700", "700 does not fit into i8"),
        ("i32[4]=random(3,1)", "3 is not below 1"),
        ("u8[4]=random(-3,1)", "not within u8"),
        ("i32[99999999999]=zeros", "a buffer has at most"),
        ("i32=nan", "'nan' is no i32"),
    ],
)
def test_an_argument_that_is_none(ldsopt: CommandLine, good: str, argument: str, message: str) -> None:
    said = ldsopt("simulate", good, "--block", "64", "--arg", argument, "--arg", "i32[4]=zeros")
    assert said.code == 2
    assert message in said.error


def too_large(words: int, where: str) -> str:
    """A kernel with so many i32 of LDS, of scratch or of constant memory, of which each work-item uses one."""
    variable, space, is_scratch = {
        "lds": ("@big", 3, False),
        "scratch": ("%big", 5, True),
        "constant": ("@big", 4, False),
    }[where]
    defined = {
        "lds": f"@big = internal addrspace(3) global [{words} x i32] poison, align 4",
        "scratch": "",
        "constant": f"@big = internal addrspace(4) constant [{words} x i32] zeroinitializer, align 4",
    }[where]
    local = f"%big = alloca [{words} x i32], align 4, addrspace(5)" if is_scratch else ""
    return f"""target triple = "amdgcn-amd-amdhsa"
{defined}
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 {{
  {local}
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace({space}) {variable}, i32 %t
  %v = load i32, ptr addrspace({space}) %p, align 4
  %o = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}}
attributes #0 = {{ "target-cpu"="gfx942" }}
"""


@pytest.mark.parametrize(
    ("where", "most", "message"),
    [
        ("lds", 65536, "4294967296 bytes of LDS, but gfx942 has 65536"),
        (
            "scratch",
            120 * 1024,
            "4294967296 bytes of scratch for a work-item, but on gfx942 one of a wave of 64 has at most 131056",
        ),
        ("constant", 1 << 16, "k.ll: @big has 4398046511104 bytes; a buffer has at most 4294967296"),
    ],
)
def test_memory_that_no_gpu_has(ldsopt: CommandLine, where: str, most: int, message: str) -> None:
    launch = ["--block", "64", "--arg", "i32[64]=zeros"]
    (ldsopt.place / "k.ll").write_text(too_large(most // 4, where))
    assert ldsopt("simulate", "k.ll", *launch).code in (0, 1)  # it runs: that nobody has written is a finding
    (ldsopt.place / "k.ll").write_text(too_large(1 << (40 if where == "constant" else 30), where))
    said = ldsopt("simulate", "k.ll", *launch)
    assert (said.code, said.out) == (3, "")
    assert message in said.error
