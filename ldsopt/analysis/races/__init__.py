"""Accesses of LDS that two waves of a workgroup may make to a common byte in one barrier interval."""
