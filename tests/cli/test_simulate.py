"""`ldsopt simulate`: a launch in, buffers and findings out."""

from __future__ import annotations

import json

import numpy as np
import pytest
from command_line import CommandLine, Said
from simulated_kernels import BARRIER, endless, kernel

LAUNCH = ["--block", "128", "--arg", "in: i32[128]=arange", "--arg", "out: i32[128]=zeros"]


@pytest.fixture
def good(ldsopt: CommandLine) -> str:
    (ldsopt.place / "good.ll").write_text(kernel())
    return "good.ll"


@pytest.fixture
def racy(ldsopt: CommandLine) -> str:
    (ldsopt.place / "racy.ll").write_text(kernel(barrier=""))
    return "racy.ll"


def test_outputs_are_arrays_in_a_folder(ldsopt: CommandLine, good: str) -> None:
    said = ldsopt("simulate", good, *LAUNCH, "--outputs", "o")
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines()[0].endswith(": no findings")
    want = (np.arange(128) ^ 64) + 1
    assert np.load(ldsopt.place / "o" / "out.npy").tolist() == want.tolist()


@pytest.mark.parametrize("schedule", ["forward", "reverse", "random", "fine"])
def test_a_race_is_a_finding_in_every_order(ldsopt: CommandLine, racy: str, schedule: str) -> None:
    said = ldsopt("simulate", racy, *LAUNCH, "--schedule", schedule)
    assert said.code == 1
    assert said.error.startswith("racy.ll: ")
    assert "race: " in said.out


def test_findings_as_json(ldsopt: CommandLine, racy: str) -> None:
    said = ldsopt("simulate", racy, *LAUNCH, "--format", "json")
    assert said.code == 1
    document = json.loads(said.out)
    assert document["schema"] == "ldsopt.simulation/1"
    kinds = {finding["kind"] for finding in document["findings"]}
    assert "race" in kinds
    assert document["outputs"]["out"] == {"type": "int32", "shape": [128]}


@pytest.mark.parametrize(
    "command", [("simulate", "good.ll"), ("verify", "good.ll", "good.ll")], ids=lambda c: c[0]
)
def test_a_launch_that_breaks_a_promise_is_refused(
    ldsopt: CommandLine, good: str, command: tuple[str, ...]
) -> None:
    """The kernel reads the id along x alone."""
    flat = [*LAUNCH, "--assume", "unread-dimensions-are-one"]
    assert ldsopt(*command, *flat).code == 0
    said = ldsopt(*command, *["64,2" if word == "128" else word for word in flat])
    assert said.code == 3
    assert "does not keep unread-dimensions-are-one: its workgroups have size 2 along y" in said.error


def test_promises_are_of_a_launch(ldsopt: CommandLine, good: str) -> None:
    said = ldsopt("verify", good, good, "--assume", "sizes-are-not-negative")
    assert said.code == 2
    assert "give --launch FILE" in said.error


def test_the_launch_may_be_a_file(ldsopt: CommandLine, good: str) -> None:
    document = {"grid": 1, "block": 128, "arguments": ["in: i32[128]=arange", "out: i32[128]=zeros"]}
    (ldsopt.place / "l.json").write_text(json.dumps(document))
    assert ldsopt("simulate", good, "--launch", "l.json").code == 0
    said = ldsopt("simulate", good, "--launch", "l.json", "--block", "64")
    assert said.code == 2
    assert "leave out" in said.error


def test_where_no_launch_can_be_chosen_it_says_how_to_give_one(ldsopt: CommandLine) -> None:
    (ldsopt.place / "sizeless.ll").write_text(kernel(size=""))
    said = ldsopt("simulate", "sizeless.ll")
    assert said.code == 2
    assert "--launch FILE, or --grid, --block and --arg" in said.error
    assert "'k' takes ptr addrspace(1), ptr addrspace(1)" in said.error


def test_it_gives_up_after_the_time_that_it_has(ldsopt: CommandLine) -> None:
    """In whichever process the waves run: machine code hears of it, too."""
    (ldsopt.place / "endless.ll").write_text(endless(kernel()))
    how = ["--timeout", "0.5", "--backend", "compiled", "-j", "2", "--grid", "8"]
    said = ldsopt("simulate", "endless.ll", *LAUNCH, *how)
    assert (said.code, said.out) == (3, "")
    assert said.error.startswith("endless.ll: not done after 0.5 seconds")


@pytest.mark.parametrize(
    ("size", "lds", "block", "words"),
    [
        (
            "128,128",
            "internal addrspace(3) global [128 x i32] poison",
            "64",
            "of 128 work-items, and the launch has 64",
        ),
        (
            "1,128",
            "external addrspace(3) global [0 x i32]",
            "128",
            "the launch gives none: --dynamic-lds BYTES",
        ),
        ("1,128", "internal addrspace(3) global [128 x i32] poison", "64", ""),
    ],
)
def test_findings_that_a_launch_may_be_the_cause_of(
    ldsopt: CommandLine, size: str, lds: str, block: str, words: str
) -> None:
    """The kernel reads what the work-item 64 further on has written: with a block of 64 nobody has."""
    text = kernel(size=size).replace("internal addrspace(3) global [128 x i32] poison", lds)
    (ldsopt.place / "doubtful.ll").write_text(text)
    said = ldsopt("simulate", "doubtful.ll", *[block if word == "128" else word for word in LAUNCH])
    assert said.code == 1
    assert words in said.error
    assert (";" in said.error) == bool(words)


def test_a_number_may_stand_for_itself(ldsopt: CommandLine) -> None:
    scaled = kernel(operation="add i32 %y, %n").replace("%out)", "%out, i32 %n)")
    (ldsopt.place / "scaled.ll").write_text(scaled)
    assert ldsopt("simulate", "scaled.ll", *LAUNCH, "--arg", "5", "--outputs", "o").code == 0
    assert np.load(ldsopt.place / "o" / "out.npy").tolist() == ((np.arange(128) ^ 64) + 5).tolist()


def test_what_cannot_run_is_listed_by_module(ldsopt: CommandLine, good: str) -> None:
    unknown = kernel(barrier='call void asm sideeffect "s_frobnicate $0", "i"(i32 1)\n  ' + BARRIER)
    (ldsopt.place / "unknown.ll").write_text(unknown)
    (ldsopt.place / "k.ll").unlink()
    said = ldsopt("simulate", "--list-missing", ".")
    assert said.code == 0
    assert said.out.splitlines()[-1] == "1 of 2 modules can run"
    assert said.out.startswith("unknown.ll:11: ")
    assert ldsopt("simulate", "--list-missing", good).out == "1 of 1 modules can run\n"
    assert ldsopt("simulate", "--list-missing", "nothere").code == 3


def test_a_modules_name_may_say_its_architecture(ldsopt: CommandLine) -> None:
    (ldsopt.place / "k.ll").unlink()
    (ldsopt.place / "k.gfx1100.ll").write_text(kernel().replace('"target-cpu"="gfx942"', ""))
    assert ldsopt("simulate", "--list-missing", ".").out == "1 of 1 modules can run\n"


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


@pytest.mark.usefixtures("good")
class TestOfExpectedOutputs:
    WANTED = (np.arange(128) ^ 64) + 1

    def expect(self, ldsopt: CommandLine, array: np.ndarray, *more: str, name: str = "out") -> Said:
        np.save(ldsopt.place / "want.npy", array)
        return ldsopt("simulate", "good.ll", *LAUNCH, "--expect", f"{name}=want.npy", *more)

    def test_equal_ones_are_told(self, ldsopt: CommandLine) -> None:
        said = self.expect(ldsopt, self.WANTED)
        assert (said.code, said.err) == (0, "")
        assert "out is as want.npy has it (largest difference 0)\n" in said.out

    def test_other_ones_are_exit_code_1(self, ldsopt: CommandLine) -> None:
        wrong = self.WANTED.copy()
        wrong[[7, 9]] += [3, 5]
        said = self.expect(ldsopt, wrong)
        message = "out[7] is 72, want.npy has 75 (2 of 128 elements differ, by up to 5)"
        assert (said.code, said.error) == (1, f"good.ll: {message}")
        assert message in said.out
        assert json.loads(self.expect(ldsopt, wrong, "--json").out)["expected"][0]["count"] == 2

    @pytest.mark.parametrize(
        ("array", "name", "code", "message"),
        [
            (WANTED[:5], "out", 3, "want.npy: holds int64[5], 'out' is int32[128]"),
            (WANTED.astype("f4"), "out", 3, "want.npy: holds float32[128], 'out' is int32[128]"),
            (WANTED, "C", 2, "no buffer 'C'; the launch has in, out"),
            (WANTED, "out=no", 3, "no=want.npy: no such file"),
            (WANTED, "", 2, "no buffer ''"),
        ],
    )
    def test_what_cannot_be_compared(
        self, ldsopt: CommandLine, array: np.ndarray, name: str, code: int, message: str
    ) -> None:
        said = self.expect(ldsopt, array, name=name)
        assert (said.code, said.out) == (code, "")
        assert message in said.error


def test_findings_of_a_kind_are_told_once_and_the_verdict_first(ldsopt: CommandLine) -> None:
    (ldsopt.place / "twice.ll").write_text(
        """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [256 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %id, 127
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %id
  %q = getelementptr i32, ptr addrspace(3) @tile, i32 %other
  store i32 %id, ptr addrspace(3) %p, align 4
  store i32 %id, ptr addrspace(3) %q, align 4
  store i32 1, ptr addrspace(3) %q, align 4
  ret void
}
"""
    )
    launch = ("--mcpu", "gfx942", "--block", "128", "--arg", "i32[1]=zeros")
    said = ldsopt("simulate", "twice.ll", *launch)
    count = int(said.out.splitlines()[0].split(": ")[1].split(" ")[0])
    assert said.code == 1 and count > 1
    assert said.out.count(": race: ") == 1
    assert f"  and {count - 1} more of this kind (--verbose shows them): twice.ll:" in said.out
    assert ldsopt("simulate", "twice.ll", *launch, "-v").out.count(": race: ") == count
