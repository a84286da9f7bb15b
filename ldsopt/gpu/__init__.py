"""Kernels on an AMD GPU: loaded, launched and timed by HIP."""
