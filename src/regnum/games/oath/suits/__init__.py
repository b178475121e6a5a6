"""The powers of Oath that are no data, one file a suit."""
