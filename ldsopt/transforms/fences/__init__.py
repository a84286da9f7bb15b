"""Fences of a workgroup that become fences of LDS alone if nothing else needs their order."""
