"""Machine code executed on the CPU, wave by wave, with results and copies as late as their waits allow."""
