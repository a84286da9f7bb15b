"""Every wait instruction of every generation: which there is where, and what it says."""

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator

import pytest
from test_wait_check import DMA, check, function

import ldsopt
from ldsopt import arch
from ldsopt.isa.counters import Keys
from ldsopt.isa.program import program
from ldsopt.isa.wait_facts import WaitFindingKind

Counters = tuple[tuple[str, int], ...]

MC = shutil.which("llvm-mc-22")

GFX9 = ("gfx900", "gfx908", "gfx90a", "gfx942", "gfx950")
GFX10_11 = ("gfx1010", "gfx1030", "gfx1100")
GFX12 = ("gfx1201",)
GFX1250 = ("gfx1250",)
EVERY = (*GFX9, *GFX10_11, *GFX12, *GFX1250)

# mnemonic, operands, the architectures that have it, what it waits for
TABLE: list[tuple[str, str, tuple[str, ...], Counters]] = [
    ("s_waitcnt", "vmcnt(0)", (*GFX9, *GFX10_11, *GFX12), (("vmcnt", 0),)),
    ("s_waitcnt", "vmcnt(3) lgkmcnt(0)", (*GFX9, *GFX10_11, *GFX12), (("vmcnt", 3), ("lgkmcnt", 0))),
    ("s_waitcnt", "vmcnt(3) & lgkmcnt(0)", (*GFX9, *GFX10_11, *GFX12), (("vmcnt", 3), ("lgkmcnt", 0))),
    ("s_waitcnt", "vmcnt(3), expcnt(1)", (*GFX9, *GFX10_11, *GFX12), (("vmcnt", 3), ("expcnt", 1))),
    ("s_waitcnt", "vmcnt(0) expcnt(0) lgkmcnt(0)", (*GFX9, *GFX10_11, *GFX12), (("vmcnt", 0), ("expcnt", 0), ("lgkmcnt", 0))),
    ("s_waitcnt", "vmcnt_sat(2)", (*GFX9, *GFX10_11, *GFX12), (("vmcnt", 2),)),
    ("s_waitcnt", "vmcnt(0x3)", (*GFX9, *GFX10_11, *GFX12), (("vmcnt", 3),)),
    ("s_waitcnt", "0", (*GFX9, *GFX10_11, *GFX12), (("vmcnt", 0), ("expcnt", 0), ("lgkmcnt", 0))),
    ("s_waitcnt", "0x4f70", GFX9, (("vmcnt", 16),)),
    ("s_waitcnt", "0xc07f", (*GFX9, "gfx1010", "gfx1030"), (("lgkmcnt", 0),)),
    ("s_waitcnt", "0x3f7", ("gfx1100", "gfx1201"), (("vmcnt", 0),)),
    ("s_waitcnt_vscnt", "null, 0x3", GFX10_11, (("vscnt", 3),)),
    ("s_waitcnt_vmcnt", "null, 0x0", GFX10_11, (("vmcnt", 0),)),
    ("s_waitcnt_expcnt", "null, 1", GFX10_11, (("expcnt", 1),)),
    ("s_waitcnt_lgkmcnt", "null, 0", GFX10_11, (("lgkmcnt", 0),)),
    ("s_waitcnt_vscnt", "s3, 0", ("gfx1010", "gfx1030"), ()),
    ("s_wait_loadcnt", "0x0", (*GFX12, *GFX1250), (("loadcnt", 0),)),
    ("s_wait_storecnt", "0x1", (*GFX12, *GFX1250), (("storecnt", 1),)),
    ("s_wait_dscnt", "0x2", (*GFX12, *GFX1250), (("dscnt", 2),)),
    ("s_wait_kmcnt", "0x3", (*GFX12, *GFX1250), (("kmcnt", 3),)),
    ("s_wait_samplecnt", "0x4", GFX12, (("samplecnt", 4),)),
    ("s_wait_bvhcnt", "0x5", GFX12, (("bvhcnt", 5),)),
    ("s_wait_expcnt", "0x6", GFX12, (("expcnt", 6),)),
    ("s_wait_xcnt", "0x0", GFX1250, (("xcnt", 0),)),
    ("s_wait_asynccnt", "0x7", GFX1250, (("asynccnt", 7),)),
    ("s_wait_tensorcnt", "0x1", GFX1250, (("tensorcnt", 1),)),
    ("s_wait_loadcnt_dscnt", "0x102", (*GFX12, *GFX1250), (("loadcnt", 1), ("dscnt", 2))),
    ("s_wait_storecnt_dscnt", "0x0", (*GFX12, *GFX1250), (("storecnt", 0), ("dscnt", 0))),
    ("s_wait_loadcnt_dscnt", "0x3f05", (*GFX12, *GFX1250), (("dscnt", 5),)),
    ("s_wait_loadcnt_dscnt", "0xffc5", (*GFX12, *GFX1250), (("dscnt", 5),)),
    ("s_waitcnt", "0x3ff0", GFX9, (("vmcnt", 0),)),
    ("s_waitcnt_depctr", "depctr_va_vdst(0) depctr_vm_vsrc(1)", (*GFX10_11, *GFX12, *GFX1250), (("va_vdst", 0), ("vm_vsrc", 1))),
    ("s_waitcnt_depctr", "0xfffd", (*GFX10_11, *GFX12, *GFX1250), (("va_vcc", 0),)),
    ("s_wait_alu", "depctr_va_sdst(0)", (*GFX12, *GFX1250), (("va_sdst", 0),)),
    ("s_wait_alu", "0xfffe", (*GFX12, *GFX1250), (("sa_sdst", 0),)),
    ("s_wait_idle", "", (*GFX10_11, *GFX12, *GFX1250), ()),
    ("s_wait_event", "0x1", ("gfx1100", "gfx1201"), ()),
]  # fmt: skip


def counters_of(lines: Iterable[str], name: str) -> list[Counters]:
    """The counters that each wait of a listing waits for; ``None`` for a line that is no wait."""
    code = "\n".join(
        [".type k,@function", "k:", *(f"\t{line}" for line in lines), "\ts_endpgm", ".amdhsa_kernel k", ""]
    )
    with tempfile.NamedTemporaryFile("w", suffix=".s") as file:
        file.write(code)
        file.flush()
        (found,) = ldsopt.measure_file(file.name, mcpu=name)
    return [wait.counters for wait in found.functions[0].waits]


@pytest.mark.parametrize("name", EVERY)
def test_wait_waits_for(name: str) -> None:
    rows = [(f"{m} {o}", counters) for m, o, names, counters in TABLE if name in names]
    assert (
        list(zip([text for text, _ in rows], counters_of([text for text, _ in rows], name), strict=True))
        == rows
    )


def test_others_are_no_waits() -> None:
    others = [
        "s_barrier",
        "s_barrier_wait -1",
        "s_barrier_signal -1",
        "s_nop 0",
        "s_sleep 1",
        "s_delay_alu 0",
        "ds_read_b32 v0, v1",
    ]
    assert counters_of(others, "gfx1201") == []


def test_counter_of_a_later_generation_is_read_by_its_form() -> None:
    assert counters_of(["s_wait_novelcnt 0x2"], "gfx1250") == [(("novelcnt", 2),)]


@pytest.mark.llvm22
@pytest.mark.skipif(MC is None, reason="llvm-mc-22 is not installed")
@pytest.mark.parametrize("name", EVERY)
def test_assembler_takes_exactly_these(name: str) -> None:
    """Each form of the table, by itself: accepted where the table says so, refused elsewhere."""
    assert MC is not None
    forms = [
        (f"{m} {o}".strip(), name in names) for m, o, names, _ in TABLE if not re.fullmatch(r"0x\w{3,}", o)
    ]
    done = subprocess.run(
        [MC, "-triple=amdgcn-amd-amdhsa", f"-mcpu={name}"],
        input="\n".join(form for form, _ in forms), capture_output=True, text=True, check=False,
    )  # fmt: skip
    refused = {int(line) for line in re.findall(r"^<stdin>:(\d+):\d+: error", done.stderr, re.MULTILINE)}
    taken = [(form, number not in refused) for number, (form, _) in enumerate(forms, 1)]
    assert taken == forms


@pytest.mark.llvm22
@pytest.mark.skipif(MC is None, reason="llvm-mc-22 is not installed")
@pytest.mark.parametrize("name", EVERY)
def test_what_the_disassembler_prints_reads_the_same(name: str) -> None:
    """Assemble each form and print it back: LLVM's own spelling means what ours means."""
    assert MC is not None
    rows = [row for row in TABLE if name in row[2]]
    done = subprocess.run(
        [MC, "-triple=amdgcn-amd-amdhsa", f"-mcpu={name}"],
        input="\n".join(f"{m} {o}" for m, o, _, _ in rows), capture_output=True, text=True, check=True,
    )  # fmt: skip
    printed = [line.strip() for line in done.stdout.splitlines() if line.strip().startswith("s_wait")]
    largest = {"vmcnt": 63, "expcnt": 7, "lgkmcnt": 15 if name in GFX9 else 63, "vm_vsrc": 7, "va_vdst": 15}
    for again, row in zip(counters_of(printed, name), rows, strict=True):
        assert [pair for pair in again if largest.get(pair[0]) != pair[1]] == list(row[3]), row


COMPLETE = "s_wait_dscnt 0x0\ns_barrier_signal -1\ns_barrier_wait -1\n"


@pytest.mark.parametrize(
    "body",
    [
        "s_barrier_signal -1\ns_barrier_wait -1\ns_wait_dscnt 0x0\ns_barrier_signal 0xffff\ns_barrier_wait 0xffff\n",
        f"s_barrier_signal -3\n{COMPLETE}s_barrier_wait -3\n",
    ],
    ids=["another spelling", "any barrier behind"],
)
def test_what_is_complete_at_the_signal_to_all_meets_nothing(body: str) -> None:
    """What `check` of the code alone does not see of such pairs; others are the case ``check/halves_of_barriers.s``."""
    found = check(f"ds_store_b32 v11, v0\n{body}ds_load_b32 v13, v14\ns_endpgm", "gfx1201").findings
    assert not [
        f for f in found if f.kind is WaitFindingKind.BARE_BARRIER and f.used.mnemonic == "ds_load_b32"
    ]


def test_executions_are_looked_for_among_the_waits_of_their_own_counter() -> None:
    """A copy counts in vmcnt; of the reads' waits, however many, none completes it."""

    class Looked(dict[int, int]):
        count = 0

        def __contains__(self, key: object) -> bool:
            self.count += 1
            return super().__contains__(key)

        def __iter__(self) -> Iterator[int]:
            self.count += len(self)
            return super().__iter__()

    def looked(reads: int) -> int:
        read = "ds_read_b32 v5, v0\ns_waitcnt lgkmcnt(0)\n"
        built = program(function(f"{DMA}\ns_waitcnt vmcnt(0)\n{read * reads}s_endpgm"), arch("gfx942"))
        keys = Keys(built)
        among = Looked(dict.fromkeys(range(keys.real * (1 + len(built.waits))), 0))
        (copied,) = (site for site in built.sites if site.is_dma)
        assert sorted(keys.executions(copied, among))[:3] == [0, 1, 2]
        return among.count

    assert looked(60) == looked(20)
