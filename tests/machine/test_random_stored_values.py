"""Random code whose waves store to common places: what stores different bytes when executed is never called alike."""

import importlib.util
import random
import re

import numpy as np
import pytest
from machine_listing import listing
from text_sections import beside

import ldsopt
from ldsopt import Launch, RaceCheckOptions, Rule, Schedule, machine_code, simulate_machine

TEXTS = beside(__file__)

ARCHS = ("gfx942", "gfx1100", "gfx1201")
IN_LANE = TEXTS["IN_LANE"].strip().splitlines()
ACROSS = TEXTS["ACROSS"].strip().splitlines()
OF_MEMORY = TEXTS["OF_MEMORY"].strip().splitlines()
OF_ARCH = {arch: TEXTS[arch.upper()] for arch in ARCHS}
"""More instructions: `D` is a register that is written; `A`, `B` and `C` are read."""
_NEWER = (("ds_read2_b32", "ds_load_2addr_b32"), ("ds_read_u16_d16", "ds_load_u16_d16"), ("ds_read", "ds_load"),
          ("ds_write", "ds_store"), ("load_dword", "load_b32"), ("load_short_d16", "load_d16_b16"),
          ("load_sbyte", "load_i8"), ("v_addc_co", "v_add_co_ci"), ("v_add_co_u32_e64", "v_add_co_u32"),
          ("v_add_u32_dpp", "v_add_nc_u32_dpp"), ("s_and_saveexec_b64", "s_and_saveexec_b32"), ("s_mov_b64", "s_mov_b32"),
          ("s[6:7]", "s6"), (" exec,", " exec_lo,"))  # fmt: skip
_METADATA = TEXTS["METADATA"]
_DIRECTIVES = (
    "user_sgpr_kernarg_segment_ptr 1\nuser_sgpr_count 2\ngroup_segment_fixed_size 8192\nnext_free_vgpr 32"
)


class RandomCode:
    """The code of one kernel."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self.arch = ARCHS[seed % len(ARCHS)]
        self._is_gfx9 = self.arch == "gfx942"
        self._lines: list[str] = []
        self._labels = 0

    def _say(self, text: str) -> None:
        if not self._is_gfx9:
            for old, new in _NEWER:
                text = text.replace(old, new)
        vcc, mask = ("vcc", "s[8:9]") if self._is_gfx9 else ("vcc_lo", "s8")
        for line in text.replace("VCC", vcc).replace("MASK", mask).split(";"):
            self._lines.append(f" {line}")
            if line.startswith(("ds_read", "ds_load", "ds_b", "ds_p", "ds_s", "global_load")):
                self._wait()

    def _wait(self) -> None:
        older, newer = ["s_waitcnt vmcnt(0) lgkmcnt(0)"], ["s_wait_loadcnt_dscnt 0x0", "s_wait_kmcnt 0x0"]
        self._lines += [f" {one}" for one in (newer if self.arch == "gfx1201" else older)]

    def _register(self) -> str:
        # Few registers, of which those with lower numbers begin with what all waves have.
        return f"v{self._random.choice([10, 10, 11, 11, 12, 12, 13, 14, 20, 21])}"

    def _step(self) -> None:
        kinds = [IN_LANE] * 4 + [ACROSS] * 2 + [OF_MEMORY, OF_ARCH[self.arch].strip().splitlines()]
        text = self._random.choice(self._random.choice(kinds))
        target = f"v{self._random.choice([10, 11, 12, 20, 21])}"
        for name, register in (("D", target), *((name, self._register()) for name in "ABC")):
            text = re.sub(rf"\b{name}\b", register, text)
        self._say(text)

    def _condition(self) -> str:
        other = self._random.choice(["v1", "v1", "v0", "v13", self._register()])
        return f"v_cmp_{self._random.choice(['gt', 'ne', 'eq', 'le'])}_u32_e32 VCC, {self._random.choice([5, 20, 64])}, {other}"

    def _part(self) -> None:
        """Some instructions, perhaps by some lanes, or by waves with such lanes alone."""
        kind = self._random.choice(["all", "all", "lanes", "lanes and waves", "waves"])
        self._labels += 1
        if kind != "all":
            self._say(self._condition())
        if kind.startswith("lanes"):
            self._say("s_and_saveexec_b64 s[6:7], VCC")
        if kind == "lanes and waves":
            self._say(f"s_cbranch_execz .L{self._labels}")
        if kind == "waves":
            self._say(f"s_cbranch_vccz .L{self._labels}")
        for _ in range(self._random.randint(1, 3)):
            self._step()
        self._lines.append(f".L{self._labels}:")
        if kind.startswith("lanes"):
            self._say("s_mov_b64 exec, s[6:7]")

    def text(self) -> str:
        """The listing: some values, then a store to a place of the lane."""
        say, lanes = self._say, 64 if self._is_gfx9 else 32
        self._lines.append(
            " s_load_dwordx2 s[2:3], s[0:1], 0x0" if self._is_gfx9 else " s_load_b64 s[2:3], s[0:1], 0x0"
        )
        self._wait()
        say(f"v_and_b32_e32 v1, {lanes - 1}, v0;v_lshlrev_b32_e32 v1, 2, v1;v_lshlrev_b32_e32 v2, 2, v0")
        say(
            "s_mov_b32 s12, 0x10305;v_mul_lo_u32 v3, v2, s12;ds_write_b32 v2, v3 offset:4096;ds_write_b32 v2, v3 offset:4608"
        )
        self._wait()
        if self.arch == "gfx1201":
            say("s_barrier_signal -1;s_barrier_wait -1")
        else:
            say("s_barrier")
        say(
            "s_mov_b32 s12, 3;s_mov_b32 s13, 5;s_mov_b32 s14, 0x76543210;s_mov_b32 s15, 0xfedcba98;s_mov_b32 s16, 0x5040706"
        )
        say("v_cvt_f32_u32_e32 v10, v1;v_mov_b32_e32 v11, v1;v_mov_b32_e32 v12, 2.0;v_mov_b32_e32 v14, v0")
        say(
            "v_cvt_f32_u32_e32 v13, v0;v_mov_b32_e32 v20, v1;v_mov_b32_e32 v21, 7;v_cmp_gt_u32_e32 VCC, 20, v1"
        )
        say("v_cmp_gt_u32_e64 MASK, 40, v1")
        # One work-item has another value, or another bit.
        one = self._random.choice([0, 5, 17, 31, 32, 37, 63, 64, 101, 127])
        if self._random.random() < 0.5:
            say(f"s_mov_b32 s13, {one};v_cmp_eq_u32_e32 VCC, s13, v0;v_cndmask_b32_e32 v13, v11, v12, VCC")
        if self._random.random() < 0.5:
            say("v_cmp_gt_u32_e32 VCC, 20, v1")
        for _ in range(self._random.randint(1, 3)):
            self._part()
        if self._random.random() < 0.3:
            self._say(self._condition())
            self._say("s_and_saveexec_b64 s[6:7], VCC")
        value = f"v{self._random.choice([10, 11, 12, 20, 21])}"
        if self._random.random() < 0.2:
            say("v_and_b32_e32 v1, 0x3c, v1")
        store = self._random.choice(["b32", "b32", "b32", "b32", "b16", "b16_d16_hi", "b8"])
        say(f"ds_write_{store} v1, {value}")
        accumulators = "\naccum_offset 32" * self._is_gfx9
        return listing(
            "\n".join(self._lines),
            arch=self.arch,
            items=128,
            directives=_DIRECTIVES + accumulators,
            metadata=_METADATA,
        )


def campaign(seeds: range) -> tuple[int, int]:
    """The numbers of kernels whose store is alike, and of those that may race. Fails where one races that is alike."""
    alike = raced = 0
    contents = np.random.default_rng(1).random(1024).astype(np.float32)
    for seed in seeds:
        code = RandomCode(seed)
        text = code.text()
        found = ldsopt.check_code(text.encode(), "k.s", None, RaceCheckOptions(race_seconds=1.0))
        if any(finding.rule is Rule.WAVE_RACE for finding in found.findings):
            raced += 1
            continue
        assert found.races is not None
        alike += sum(one.alike for one in found.races) > 0
        launch = Launch(block=(128, 1, 1), arguments=[contents.copy()])
        for schedule in (Schedule(), Schedule("reversed")):
            result = simulate_machine(machine_code(text.encode()), launch, schedule)
            kinds = {finding.kind for finding in result.findings}
            assert "race" not in kinds, seed
    return alike, raced


pytestmark = pytest.mark.skipif(
    not all(map(importlib.util.find_spec, ("bitwuzla", "tinygrad"))), reason="no solver, or no pseudocode"
)


def test_code_that_races_is_never_called_alike() -> None:
    alike, raced = campaign(range(60))
    assert alike > 15
    assert raced > 10


@pytest.mark.slow
@pytest.mark.long
def test_much_code_that_races_is_never_called_alike() -> None:
    alike, raced = campaign(range(100, 1300))
    assert alike > 300
    assert raced > 200
