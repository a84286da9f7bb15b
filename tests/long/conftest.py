"""Campaigns: programs that look for faults for as long as they are given. `test_campaigns.py` runs each of them briefly."""

collect_ignore_glob = ["[!t]*.py"]
