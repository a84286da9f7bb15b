"""The accesses that are apart, and the grounds for it."""
