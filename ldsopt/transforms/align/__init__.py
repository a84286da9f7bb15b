"""Alignment of LDS accesses, stated as far as it is proved."""
