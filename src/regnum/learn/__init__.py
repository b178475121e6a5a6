"""For people who train agents: environments, traces, fits, ladders. Each module imports its own library; nothing else of Regnum
imports any of this."""
