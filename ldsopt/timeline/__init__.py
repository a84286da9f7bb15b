"""An estimate of where the waves of one compute unit wait: in-order issue with published latencies and throughputs."""
