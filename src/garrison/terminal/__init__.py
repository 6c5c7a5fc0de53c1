"""The terminal client: plain lines that work through a pipe and with a screen reader."""
