"""Random kernels by seed, without races, for tests of the whole tool."""
