"""Speed, memory, latency and playing strength, printed as ratios. Run with `regnum bench`."""
