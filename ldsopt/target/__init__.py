"""The architectures of GPUs: LDS, counters and their encodings, the intrinsics that move data into LDS."""
