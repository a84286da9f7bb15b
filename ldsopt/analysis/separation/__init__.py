"""Which accesses are apart, and on what grounds."""
