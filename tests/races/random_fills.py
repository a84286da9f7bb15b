"""Random machine code that fills LDS by several waves, and whether `check` calls code free or execution shows a race."""

import random

from text_sections import beside

import ldsopt
from ldsopt import Launch, Schedule

ITEMS = 128
BARRIER = " s_waitcnt lgkmcnt(0)\n s_barrier\n"
TEXTS = beside(__file__)
HEAD, TAIL = TEXTS["HEAD"], TEXTS["TAIL"]


def step(rng: random.Random, number: int) -> str:
    """An instruction or a few: registers v2 to v7 get constants, scalars, or what lanes or waves have of their own."""
    to, one, other, small = rng.randint(2, 7), rng.randint(2, 7), rng.randint(2, 7), rng.randint(0, 3)
    size = rng.choice([32, 64, 96])
    made = {
        "mov": f" v_mov_b32 v{to}, {rng.choice([small, small, 's4', f'v{one}', 'v0'])}\n",
        "some": f" v_cmp_gt_u32 vcc, {size}, v0\n s_nop 4\n s_and_saveexec_b64 s[8:9], vcc\n"
        f" v_mov_b32 v{to}, {rng.choice([small, f'v{one}'])}\n s_mov_b64 exec, s[8:9]\n",
        "add": f" v_add_u32 v{to}, {rng.choice([small, 's4'])}, v{one}\n",
        "select": f" v_cmp_gt_u32 vcc, {size}, v0\n s_nop 4\n v_cndmask_b32 v{to}, v{one}, v{other}, vcc\n",
        "wave": f" v_readfirstlane_b32 s5, v{rng.choice([0, one])}\n s_nop 4\n v_mov_b32 v{to}, s5\n",
        "pack": f" v_lshl_or_b32 v{to}, v{one}, 16, v{other}\n",
        "branch": f" s_cmp_eq_u32 s4, {small}\n s_cbranch_scc1 .L{number}\n v_mov_b32 v{to}, {small}\n.L{number}:\n",
        "store": store(rng),
    }
    return made[rng.choice([*made, "store"])]


def store(rng: random.Random) -> str:
    """A store behind a barrier, so that it is alone in its barrier interval."""
    at = rng.randint(2, 6)
    widths = (f"b32 v1, v{at}", f"b8 v1, v{at}", f"b16 v1, v{at}", f"b64 v1, v[{at}:{at + 1}]")
    others = (f"b16_d16_hi v1, v{at}", f"b32 v1, v{at} offset:4")
    two = f"ds_write2_b32 v1, v{at}, v{at + 1} offset1:{rng.randint(1, 3)}"
    return f"{BARRIER} {rng.choice([*(f'ds_write_{one}' for one in widths + others), two])}\n"


def code(seed: int) -> str:
    """A kernel whose work-items share places of LDS."""
    rng = random.Random(seed)
    address = f" v_and_b32 v1, {rng.choice([63, 31, 15, 127])}, v0\n v_lshlrev_b32 v1, {rng.choice([2, 3, 4])}, v1\n"
    filled = "".join(f" v_mov_b32 v{n}, {rng.randint(0, 3)}\n" for n in range(2, 8))
    steps = "".join(step(rng, number) for number in range(rng.randint(2, 8)))
    return HEAD + address + filled + steps + store(rng) + TAIL


def races(text: str) -> bool:
    """True if an execution shows a race."""
    executed = ldsopt.machine_code(text.encode())
    return any(
        finding.kind == "race"
        for argument in range(4)
        for schedule in (Schedule(), Schedule("reversed"))
        for finding in ldsopt.simulate_machine(
            executed, Launch(block=(ITEMS,), arguments=["i32[64]=zeros", f"i32={argument}"]), schedule
        ).findings
    )


def free(text: str) -> bool:
    """True if `check` proves that no waves race."""
    found = (
        ldsopt.check_code(text.encode(), "k.s", races=ldsopt.RaceCheckOptions(race_seconds=3.0)).races or ()
    )
    return not any(one.unproven + one.definite for one in found)
