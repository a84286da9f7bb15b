"""What one GPU architecture is: LDS, counters and their encodings, the intrinsics that move data into LDS."""
