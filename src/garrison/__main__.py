"""`python -m garrison`"""

from __future__ import annotations

import sys

from garrison.cli import main

if __name__ == "__main__":
    sys.exit(main())
