"""Modules made small, as long as something that is asked of them holds."""
