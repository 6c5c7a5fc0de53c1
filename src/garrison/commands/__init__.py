"""The commands of `garrison`, one module each: `add` declares its arguments, `run` does it."""
