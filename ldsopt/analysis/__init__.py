"""Facts about a module, found without changing it."""
