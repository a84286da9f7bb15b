"""`ldsopt bench` against a stand-in for HIP's runtime, which has HIP's binary interface and no GPU.

What is tested is what ldsopt hands to HIP and makes of its answers: the bytes of arguments, the order of launches and
events, failures, hangs. No kernel runs, and no time here is one of a GPU.
"""

import ctypes
import json
import os
import random
import signal
import struct
from pathlib import Path

import jsonschema
import pytest
from stand_in import AMD_SMI, KERNEL, LAUNCH, Bench, is_alive, needs_stub, wait_until

from ldsopt import Launch, UsageError, arch, document_schema
from ldsopt.gpu.device import pack_arguments
from ldsopt.isa.kernel_start import ArgumentSlot
from ldsopt.simt.launch import Resolved, resolve

SCHEMA = document_schema("bench")


@needs_stub
class TestOnADevice:
    def test_arguments_lie_where_the_code_object_says_and_versions_take_turns(self, bench: Bench) -> None:
        assert bench("--seconds", "0.05").returncode == 0
        lines = bench.log.read_text().splitlines()
        name, grid, block, lds, data = lines[0].split()
        assert (name, grid, block, lds) == ("add", "3,1,1", "64,1,1", "16")
        block_of = bytes.fromhex(data)
        assert struct.unpack_from("<fh", block_of, 8) == (1.5, -2)
        assert struct.unpack_from("<q", block_of, 16) == (7,)
        assert struct.unpack_from("<4f", block_of, 32) == (1, 1, 1, 1)  # aligned to 16
        assert len(block_of) == 48
        buffers = [line.split()[-1][:16] for line in lines]
        first, second = buffers[:2]
        assert first != second  # each has buffers of its own
        assert buffers == [first, second] * (len(buffers) // 2)

    def test_launches_alone_are_timed_until_the_median_is_known(self, bench: Bench) -> None:
        """In the stand-in a launch takes 100 to 106 us, and what empties the caches 50 us more."""
        calls = bench.place / "calls"
        said = bench("--seconds", "3600", "--json", STUB_CALLS=str(calls))
        document = json.loads(said.stdout)
        jsonschema.Draft202012Validator(SCHEMA).validate(document)
        assert document["device"] == "a stub" and document["arch"] == "gfx942"
        first, second = document["versions"]
        assert first["ratio"] is None
        timing, ratio = first["timing"], second["ratio"]
        assert 0.1 <= timing["low"] < timing["median"] < timing["high"] <= 0.106
        assert 0.97 < ratio["low"] <= ratio["ratio"] <= ratio["high"] < 1.03
        assert ratio["ratio"] == pytest.approx(second["timing"]["median"] / timing["median"])
        assert 0 < timing["error"] < 0.005 and 20 <= timing["runs"] < 100
        names = [line.split()[0] for line in calls.read_text().splitlines()]
        assert names.count("hipEventElapsedTime") == 2 * timing["runs"]
        timed = "".join(
            "l" if "Launch" in name else "e" if name == "hipEventRecord" else "." for name in names
        )
        assert timed.count("ele") == 2 * timing["runs"]

    def test_rates_of_what_the_user_counts(self, bench: Bench) -> None:
        said = bench("--seconds", "0.05", "--bytes", "1000000000", "--flops", "1000000000")
        assert "GB/s" in said.stdout and "TFLOPS" in said.stdout

    def test_rates_of_what_the_launch_file_counts(self, bench: Bench) -> None:
        work = {"bytes": 10**9, "flops": 2 * 10**9}
        (bench.place / "k.json").write_text(json.dumps({**LAUNCH, **work}))
        header, row, *_ = bench("--seconds", "0.05").stdout.splitlines()[1:]
        *_, median, _, _, _, rate, operations, _ = row.replace(" %", "%").split()
        assert "GB/s" in header and "TFLOPS" in header
        assert float(rate) == pytest.approx(10**9 / float(median) / 1e6, rel=1e-3)
        assert float(operations) == pytest.approx(2 * 10**9 / float(median) / 1e9, rel=1e-2)

    def test_two_buffers_of_one_name_are_refused(self, bench: Bench) -> None:
        arguments = [*LAUNCH["arguments"][:-1], "a: f32[4]=ones"]  # type: ignore[index]
        (bench.place / "k.json").write_text(json.dumps({**LAUNCH, "arguments": arguments}))
        said = bench()
        assert said.returncode == 2 and "two buffers of the launch of 'add' have one name" in said.stderr

    @pytest.mark.parametrize("work", [{"bytes": 0}, {"flops": 1.5}])
    def test_work_that_is_no_count_is_refused(self, bench: Bench, work: dict[str, object]) -> None:
        (bench.place / "k.json").write_text(json.dumps({**LAUNCH, **work}))
        said = bench()
        assert said.returncode == 3 and "a number from 1 on is needed" in said.stderr

    @pytest.mark.parametrize(
        ("arguments", "environment", "code", "words"),
        [
            ((), {"STUB_WRONG": "1"}, 1, "outputs differ"),
            ((), {"STUB_FAIL": "hipModuleLaunchKernel", "STUB_ERROR": "719"}, 1, "hipModuleLaunchKernel: hipErrorLaunchFailure"),
            ((), {"STUB_FAIL": "hipMalloc", "STUB_ERROR": "2"}, 1, "hipMalloc: hipErrorOutOfMemory"),
            ((), {"STUB_FAULT": "1"}, 1, "died: SIGABRT"),
            (("--timeout", "1"), {"STUB_HANG": "1"}, 1, "was not done after 1 seconds"),
            ((), {"STUB_ARCH": "gfx90a"}, 3, "this is code for gfx942, and the GPU is gfx90a"),
            (("--kernel", "other"), {}, 3, "there is no kernel 'other'"),
            (("--backend", "hip"), {"STUB_NONE": "1"}, 5, "hipGetDeviceCount: hipErrorNoDevice"),
            (("--backend", "hip"), {"STUB_FAIL": "hipSetDevice", "STUB_ERROR": "101"}, 5, "hipErrorInvalidDevice"),
        ],
    )  # fmt: skip
    def test_what_fails_is_one_line(
        self, bench: Bench, arguments: tuple[str, ...], environment: dict[str, str], code: int, words: str
    ) -> None:
        said = bench("--seconds", "0.05", *arguments, **environment)
        assert said.returncode == code
        assert words in said.stderr and len(said.stderr.strip().splitlines()) == 1


METRIC = {
    "gpu": 0,
    "clock": {"gfx_0": {"clk": {"value": 2100, "unit": "MHz"}}, "gfx_1": {"clk": "N/A"}, "mem_0": {"clk": {"value": 1300, "unit": "MHz"}}},
    "temperature": {"edge": "N/A", "hotspot": {"value": 61, "unit": "C"}},
    "power": {"socket_power": {"value": 512, "unit": "W"}},
}  # fmt: skip
SET, RESET = "set --gpu 0000:00:00.0 --perf-determinism 1500", "reset --gpu 0000:00:00.0 --perf-determinism"


@needs_stub
class TestClocks:
    @pytest.fixture
    def smi(self, bench: Bench) -> dict[str, str]:
        """The environment in which a stand-in for amd-smi is the one that is found. It writes down its calls."""
        tools = bench.place / "tools"
        tools.mkdir()
        (tools / "amd-smi").write_text(AMD_SMI)
        (tools / "amd-smi").chmod(0o755)
        path = f"{tools}{os.pathsep}{os.environ['PATH']}"
        return {"PATH": path, "SMI_LOG": str(tools / "log"), "SMI_SAYS": json.dumps({"gpu_data": [METRIC]})}

    @staticmethod
    def calls(smi: dict[str, str]) -> list[str]:
        log = Path(smi["SMI_LOG"])
        return log.read_text().splitlines() if log.exists() else []

    def test_are_noted_in_front_and_behind(self, bench: Bench, smi: dict[str, str]) -> None:
        said = bench("--seconds", "0.05", "--json", **smi)
        clocks = {"shader_mhz": 2100, "memory_mhz": 1300, "hotspot_celsius": 61, "watts": 512}
        document = json.loads(said.stdout)
        assert document["clocks"] == [clocks, clocks]
        jsonschema.Draft202012Validator(SCHEMA).validate(document)
        assert self.calls(smi) == ["metric --gpu 0000:00:00.0 --clock --temperature --power --json"] * 2
        text = bench("--seconds", "0.05", **smi).stdout
        assert "before the runs: shader clock 2100 MHz, memory 1300 MHz, hotspot 61 °C, 512 W\n" in text

    @pytest.mark.parametrize("says", ["", "[1]", '[{"clock": {"gfx_0": 3}, "temperature": "N/A"}]'])
    def test_an_answer_that_is_not_understood_is_no_failure(
        self, bench: Bench, smi: dict[str, str], says: str
    ) -> None:
        said = bench("--seconds", "0.05", **{**smi, "SMI_SAYS": says})
        assert said.returncode == 0 and said.stderr == ""

    def test_a_clock_is_held_while_it_runs(self, bench: Bench, smi: dict[str, str]) -> None:
        assert bench("--seconds", "0.05", "--hold-clock", "1500", **smi).returncode == 0
        first, *between, last = self.calls(smi)
        assert (first, last) == (SET, RESET)
        assert len(between) == 2 and all(call.startswith("metric") for call in between)

    def test_what_fails_gives_it_back(self, bench: Bench, smi: dict[str, str]) -> None:
        failing = {"STUB_FAIL": "hipModuleLaunchKernel", "STUB_ERROR": "719"}
        assert bench("--hold-clock", "1500", **smi, **failing).returncode == 1
        assert self.calls(smi) == [SET, RESET]

    def test_a_refusal_is_said_in_its_own_words(self, bench: Bench, smi: dict[str, str]) -> None:
        said = bench("--hold-clock", "1500", **smi, SMI_REFUSES="Permission denied")
        assert said.returncode == 5
        assert "the clock cannot be held: amd-smi: Permission denied" in said.stderr
        assert len(said.stderr.splitlines()) == 1
        assert self.calls(smi) == [SET]

    def test_without_amd_smi_no_clock_is_held(self, bench: Bench) -> None:
        said = bench("--hold-clock", "1500")
        assert said.returncode == 5 and "there is no amd-smi in PATH" in said.stderr

    def test_a_clock_that_stays_held_is_warned_of(self, bench: Bench, smi: dict[str, str]) -> None:
        said = bench("--seconds", "0.05", "--hold-clock", "1500", **smi, SMI_KEEPS="1")
        assert said.returncode == 0
        assert f"did not give the clock back; run `amd-smi {RESET}`" in said.stderr

    @pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
    def test_interrupted_it_leaves_no_process_and_no_clock(
        self, bench: Bench, smi: dict[str, str], number: signal.Signals
    ) -> None:
        """A kernel hangs; whatever ends the command ends that process, too, and the clock is given back."""
        running = bench.begin("--hold-clock", "1500", **smi, STUB_HANG="1")
        wait_until(bench.log.exists)
        assert RESET not in self.calls(smi)
        running.send_signal(number)
        running.wait()  # and not for its pipes, which what it leaves would keep open
        wait_until(lambda: self.calls(smi)[-1] == RESET)
        wait_until(lambda: not is_alive(running.pid))


class OnTheCpu(Bench):
    """The same of a kernel whose arguments the simulator takes, too, and no stand-in."""

    def __init__(self, place: Path) -> None:
        super().__init__(place, None)
        (place / "add.ll").write_text(
            KERNEL.replace(", <4 x float> %v", "")
            .replace("  %e = extractelement <4 x float> %v, i32 0\n", "")
            .replace("fadd float %e,", "fadd float %x,")
        )
        (place / "k.json").write_text(
            json.dumps({**LAUNCH, "arguments": LAUNCH["arguments"][:4], "dynamic_lds": 0})
        )  # type: ignore[index]


class TestWithoutADevice:
    def test_it_is_executed_on_the_cpu_and_no_time_is_told(self, tmp_path: Path) -> None:
        said = OnTheCpu(tmp_path)()
        assert said.returncode == 0
        assert "no GPU can be used" in said.stdout and "no time" in said.stdout
        assert " ms" not in said.stdout

    def test_unless_a_gpu_is_asked_for(self, tmp_path: Path) -> None:
        said = OnTheCpu(tmp_path)("--backend", "hip")
        assert said.returncode == 5 and "pip install 'ldsopt[hip]'" in said.stderr


SLOTS = [
    ArgumentSlot(0, 8, "global_buffer"),
    ArgumentSlot(8, 4, "by_value"),
    ArgumentSlot(16, 4, "hidden_block_count_x"),
]


class TestArguments:
    @pytest.mark.parametrize(
        ("arguments", "words"),
        [
            (["f32[2]=ones"], "takes 2 arguments, the launch gives 1"),
            (["i32=7", "i32=1"], "is a pointer; give a buffer, or null"),
            (["null", "f32[2]=ones"], "passed by value, and 8 bytes are given"),
            (["null", "i64=5000000000"], "too small for 5000000000"),
            (["null", ["i32=1", "i32=2"]], "its fields take 8 bytes as C lays them out"),
            (["null", [5]], "say the type of its field arg1.0, as i32=5"),
        ],
    )
    def test_what_does_not_fit_is_refused(self, arguments: list[object], words: str) -> None:
        resolved = resolve(Launch(arguments=arguments), arch("gfx942"))  # type: ignore[arg-type]
        with pytest.raises(UsageError, match=words):
            pack_arguments("k", SLOTS, resolved, {one.name: 64 for one in resolved})

    def test_hidden_ones_are_the_runtimes(self) -> None:
        packed = pack_arguments("k", SLOTS, [Resolved("a", value=0), Resolved("n", value=-1)], {})
        assert packed.data == bytes(8) + b"\xff\xff\xff\xff"

    def test_an_address_in_lds_is_a_number(self) -> None:
        slots = [ArgumentSlot(0, 4, "dynamic_shared_pointer")]
        (number,) = resolve(Launch(arguments=["u32=1024"]), arch("gfx942"))
        assert pack_arguments("k", slots, [number], {}).data == b"\0\4\0\0"
        (array,) = resolve(Launch(arguments=["f32[2]=ones"]), arch("gfx942"))
        with pytest.raises(UsageError, match="is an address in LDS; give a number of bytes, such as u32=0"):
            pack_arguments("k", slots, [array], {array.name: 1 << 40})

    @pytest.mark.parametrize(("size", "form"), [(2, "<e"), (4, "<f"), (8, "<d")])
    def test_floating_point_numbers_have_their_slots_size(self, size: int, form: str) -> None:
        packed = pack_arguments("k", [ArgumentSlot(0, size, "by_value")], [Resolved("x", value=0.5)], {})
        assert packed.data == struct.pack(form, 0.5)

    @pytest.mark.parametrize("seed", range(5))
    def test_fields_of_a_struct_lie_where_c_puts_them(self, seed: int) -> None:
        choice = random.Random(seed)
        kinds = {
            "i8": ctypes.c_int8, "u16": ctypes.c_uint16, "i32": ctypes.c_int32, "f32": ctypes.c_float,
            "i64": ctypes.c_int64, "f64": ctypes.c_double,
        }  # fmt: skip
        chosen = [choice.choice(list(kinds)) for _ in range(choice.randint(1, 8))]

        class Inner(ctypes.Structure):
            _fields_ = [("a", ctypes.c_int8), ("b", ctypes.c_void_p)]

        class Whole(ctypes.Structure):
            _fields_ = [*((f"m{n}", kinds[kind]) for n, kind in enumerate(chosen)), ("inner", Inner)]

        fields: list[object] = [f"{kind}={number + 1}" for number, kind in enumerate(chosen)]
        resolved = resolve(Launch(arguments=[[*fields, ["i8=-1", "data: f32[2]=ones"]]]), arch("gfx942"))  # type: ignore[list-item]
        packed = pack_arguments(
            "k", [ArgumentSlot(0, ctypes.sizeof(Whole), "by_value")], resolved, {"data": 4096}
        )
        found = Whole.from_buffer_copy(packed.data)
        assert [getattr(found, f"m{n}") for n in range(len(chosen))] == [n + 1 for n in range(len(chosen))]
        assert (found.inner.a, found.inner.b) == (-1, 4096)

    @pytest.mark.parametrize(("kind", "stored"), [("bf16", "c03f"), ("f16", "003e"), ("fp8", "44")])
    def test_a_number_is_stored_as_its_type_says(self, kind: str, stored: str) -> None:
        resolved = resolve(Launch(arguments=[f"{kind}=1.5"]), arch("gfx942"))
        size = len(stored) // 2
        assert pack_arguments("k", [ArgumentSlot(0, size, "by_value")], resolved, {}).data.hex() == stored
