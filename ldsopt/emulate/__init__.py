"""Machine code executed on the CPU, wave by wave; results and copies arrive as late as their waits allow."""
