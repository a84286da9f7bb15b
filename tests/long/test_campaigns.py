"""Each campaign that tells by its exit code whether it found a fault, run briefly."""

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
CAMPAIGNS = [
    ("backends.py", "--corpus", "--only", "static_softmax", "--random", "1"),
    ("fuzz.py", "--count", "12"),
    ("joins.py", "--count", "60"),
    ("machine_random.py", "--seeds", "6"),
    ("missing_waits.py", "static_phases"),
    ("no_worse.py", "--sample", "36"),
    ("race_campaign.py", "--kernels", "12"),
    ("reconvergence.py", "--seeds", "20"),
    ("waits_by_one.py", "static_phases"),
]


@pytest.mark.long
@pytest.mark.parametrize("campaign", CAMPAIGNS, ids=lambda campaign: campaign[0])
def test_campaign_finds_no_fault(campaign: tuple[str, ...]) -> None:
    program, *arguments = campaign
    done = subprocess.run(
        [sys.executable, HERE / program, *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
