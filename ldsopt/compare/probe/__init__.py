"""What a compiler does about LDS-DMA, told by the code that it makes of small kernels."""
