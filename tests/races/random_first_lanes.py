"""Random machine code whose addresses come from the first active lane."""

import random

from random_fills import HEAD, TAIL


def step(rng: random.Random, number: int) -> str:
    """Lanes by a comparison, in which a register changes, the first one is read, and perhaps LDS is written."""
    one, to = rng.randint(3, 6), rng.choice([3, 4, 4, 5, 6])
    limit = rng.choice([32, 64, 64, 96])
    compared = rng.choice(
        [f"v_cmp_gt_u32 vcc, {limit}, v0", f"v_cmp_le_u32 vcc, {limit}, v0", "v_cmp_gt_u32 vcc, 16, v7"]
    )
    skip = f" s_cbranch_execz .L{number}\n" if rng.random() < 0.6 else ""
    inside = [
        rng.choice(
            [
                f" v_add_u32 v{to}, {256 * rng.randint(0, 4)}, v{one}\n",
                f" v_lshlrev_b32 v{to}, 8, v2\n",
                f" v_mov_b32 v{to}, {256 * rng.randint(0, 4)}\n",
            ]
        ),
        f" v_readfirstlane_b32 s5, v{rng.choice([to, to, one])}\n s_nop 4\n",
    ]
    if rng.random() < 0.5:
        inside.append(
            rng.choice([" s_mov_b32 m0, s5\n s_nop 4\n global_load_lds_dword v7, s[2:3]\n s_waitcnt vmcnt(0)\n",
                        " v_lshl_add_u32 v8, v7, 2, s5\n ds_write_b32 v8, v0\n"])
        )  # fmt: skip
    if rng.random() < 0.3:
        rng.shuffle(inside)
    outside = rng.choice(
        ["", f" v_mov_b32 v{to}, s5\n", " v_lshl_add_u32 v8, v7, 2, s5\n ds_write_b32 v8, v0\n"]
    )
    return (
        f" {compared}\n s_nop 4\n s_and_saveexec_b64 s[8:9], vcc\n{skip}{''.join(inside)}.L{number}:\n"
        f" s_mov_b64 exec, s[8:9]\n{outside}"
    )


def code(seed: int) -> str:
    """A kernel of two waves; v2 is the wave, v7 the lane, v3 to v6 are places of rows of 256 bytes."""
    rng = random.Random(seed)
    begin = (
        " s_load_dwordx2 s[2:3], s[0:1], 0x0\n v_lshrrev_b32 v2, 6, v0\n v_and_b32 v7, 63, v0\n s_mov_b32 s5, 0\n"
        f" v_lshlrev_b32 v3, 8, v2\n v_mov_b32 v4, {256 * rng.randint(0, 2)}\n v_mov_b32 v5, 0x400\n"
        " v_lshl_add_u32 v6, v2, 8, v5\n s_waitcnt lgkmcnt(0)\n"
    )
    steps = "".join(step(rng, number) for number in range(rng.randint(1, 3)))
    last = rng.choice(["", " v_lshlrev_b32 v8, 2, v0\n ds_write_b32 v8, v0\n"])
    return HEAD + begin + steps + last + TAIL
