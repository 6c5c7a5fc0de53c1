"""What holds for all tests: processes they start hear signals, wherever the tests themselves were started."""

from __future__ import annotations

import signal

# A shell starts what runs in its background with Ctrl-C ignored, and children inherit that: a test that interrupts one
# would wait for ever. What is handled here, in whichever way, is back at its default in a new process.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
