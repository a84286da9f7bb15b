"""Exchanges between the lanes of a wave that need no LDS hardware."""
