"""The behaviour of a compiler about LDS-DMA, told by the code that it makes of small kernels."""
