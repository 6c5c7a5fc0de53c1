"""The text face: plain lines that work through a pipe and with a screen reader."""
