"""Proving that in the compiled code no LDS access overtakes an LDS-DMA: IR facts held against assembly."""
