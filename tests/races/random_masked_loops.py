"""Random loops of machine code that mask the lanes which are done."""

import random

from random_fills import HEAD, TAIL


def loop(rng: random.Random, number: int, base: int, iterations: int) -> str:
    """A loop of about so many iterations: v2 and v6 count, v3 is the address; v3 goes through a row of LDS in each iteration.

    What is done in an iteration may come in any order, lanes may be masked within, or come back.
    """
    pace = rng.choice([128, 128, 128, 64, 256])
    last = pace * iterations + rng.choice([0, 0, -1, -pace, 1, pace])
    ended = rng.choice([f"le_u32 vcc, {last}, v2", f"lt_u32 vcc, {last}, v2", f"le_i32 vcc, {last}, v2",
                        "eq_u32 vcc, 0, v6", "eq_u32 vcc, 0, v6", "eq_u32 vcc, 1, v6"])  # fmt: skip
    count = rng.choice([(iterations, -1), (2 * iterations, -2), (4 * iterations, -4)])
    access = rng.choice(["ds_write_b32 v3, v0", "ds_write_b32 v3, v0 offset:512", "ds_read_b32 v5, v3"])
    step = rng.choice([512, 512, 512, 256])
    body = [
        f" {access}\n",
        f" v_add_u32 v2, {pace}, v2\n",
        f" v_add_u32 v3, {step}, v3\n",
        f" v_add_u32 v6, {count[1]}, v6\n",
    ]
    if rng.random() < 0.3:
        some = rng.choice([f" {access}\n", f" v_add_u32 v3, {step}, v3\n"])
        if "add" in some and rng.random() < 0.7:  # the address grows in some iterations alone
            body.remove(some)
        body.insert(
            rng.randint(0, 4),
            f" v_cmp_gt_u32 vcc, {rng.choice([16, 64, 96])}, v{rng.choice([0, 2, 8])}\n s_nop 4\n"
            f" s_and_saveexec_b64 s[12:13], vcc\n{some} s_mov_b64 exec, s[12:13]\n",
        )
    if rng.random() < 0.4:
        rng.shuffle(body)
    ended = f" v_cmp_{ended}\n s_nop 4\n {rng.choice(['s_or_b64 s[8:9], vcc, s[8:9]', 's_mov_b64 s[8:9], vcc'])}\n"
    late = body.pop() if rng.random() < 0.2 else ""  # behind the comparison
    left = rng.choice(
        ["s_andn2_b64 exec, exec, s[8:9]"] * 4
        + ["s_xor_b64 exec, s[20:21], s[8:9]"]  # lanes come back
        + ["s_mov_b64 s[18:19], exec\n s_andn2_b64 exec, s[16:17], s[8:9]\n s_mov_b64 s[16:17], s[18:19]"]
    )
    given = f" v_lshlrev_b32 v3, 2, v0\n v_add_u32 v3, {base}, v3\n"
    begun = (
        f" v_mov_b32 v3, {rng.choice([0, 4, base])}\n v_cmp_gt_u32 vcc, {rng.choice([64, 100, 128])}, v0\n s_nop 4\n"
        f" s_and_saveexec_b64 s[10:11], vcc\n s_cbranch_execz .Lend{number}\n{given}"
        if rng.random() < 0.4
        else given
    )
    return (
        f" s_mov_b64 s[20:21], exec\n s_mov_b64 s[16:17], exec\n v_mov_b32 v2, v0\n v_mov_b32 v6, {count[0]}\n s_mov_b64 s[8:9], 0\n{begun}"
        f" s_mov_b32 s14, 0\n.Lhead{number}:\n{''.join(body)}{ended}{late} {left}\n"
        f" s_add_u32 s14, s14, 1\n s_cmp_gt_u32 s14, 9\n s_cbranch_scc1 .Lend{number}\n"  # none is without an end
        f" s_cbranch_execnz .Lhead{number}\n.Lend{number}:\n s_mov_b64 exec, s[20:21]\n"
    )


def scalar_loop(rng: random.Random, number: int, base: int) -> str:
    """A loop that all lanes leave at once, as a scalar comes to a number: from an argument, with or without a rest."""
    size = rng.choice([0, 0, 1, 2, 3])
    start = f" s_and_b32 s22, s4, 3\n s_lshl_b32 s22, s22, {rng.choice([size, size, size, size + 1])}\n"
    start += rng.choice(["", "", f" s_or_b32 s22, s22, {1 << max(size - 1, 0)}\n"])
    access = rng.choice(["ds_write_b32 v3, v0", "ds_write_b32 v3, v0 offset:512", "ds_read_b32 v5, v3"])
    step = 1 << size
    goes_up = rng.random() < 0.5
    counted = (
        [f" s_add_u32 s23, s23, {step}\n", " s_cmp_eq_u32 s22, s23\n"]
        if goes_up
        else [
            f" s_sub_u32 s22, s22, {step}\n",
            f" s_cmp_eq_u32 s22, {rng.choice([0, 0, 0, step])}\n",
        ]
    )
    skipped = f" s_cmp_eq_u32 s22, 0\n s_cbranch_scc1 .Lend{number}\n" if rng.random() < 0.7 else ""
    body = [f" {access}\n", " v_add_u32 v3, 512, v3\n"]
    left = rng.choice(
        [f"s_cbranch_scc0 .Lhead{number}", f"s_cbranch_scc1 .Lend{number}\n s_branch .Lhead{number}"]
    )
    if rng.random() < 0.4:
        body.reverse()
    return (
        f" v_lshlrev_b32 v3, 2, v0\n v_add_u32 v3, {base}, v3\n{start} s_mov_b32 s23, {rng.choice([0, 0, step])}\n"
        f" s_mov_b32 s14, 0\n{skipped}.Lhead{number}:\n{''.join(body)} s_add_u32 s14, s14, 1\n s_cmp_gt_u32 s14, 9\n"
        f" s_cbranch_scc1 .Lend{number}\n{counted[0]}{counted[1]} {left}\n.Lend{number}:\n"
    )


def code(seed: int) -> str:
    """A loop beside accesses behind its rows of LDS, or beside another loop there, mostly with no barrier between."""
    rng = random.Random(seed)
    barrier = " s_waitcnt lgkmcnt(0)\n s_barrier\n"
    iterations = rng.randint(1, 3)
    base = 512 * iterations + rng.choice([0, 256, 256, -256])
    first = scalar_loop(rng, 1, 0) if rng.random() < 0.35 else loop(rng, 1, 0, iterations)
    other = f" v_lshlrev_b32 v7, 2, v0\n ds_write_b32 v7, v0 offset:{base}\n"
    behind = rng.choice([other, other, loop(rng, 2, base, iterations), "", " ds_write_b32 v3, v0\n"])
    parts = [first, barrier if rng.random() < 0.1 else "", behind]
    if rng.random() < 0.2:
        parts.reverse()
    again = rng.random() < 0.2
    begin = " s_mov_b32 s6, 0\n.Louter:\n" if again else ""
    end = " s_add_u32 s6, s6, 1\n s_cmp_lt_u32 s6, 2\n s_cbranch_scc1 .Louter\n" if again else ""
    lane = " v_and_b32 v8, 63, v0\n"
    return (
        HEAD + lane + begin + "".join(parts) + (barrier if again and rng.random() < 0.7 else "") + end + TAIL
    )
