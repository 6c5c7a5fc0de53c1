"""Play. Installs what is needed on the first run, then opens the table in the browser.

usage: scripts/play [COMMAND [ARGUMENT...]]            where there is a shell
       python scripts/play.py [COMMAND [ARGUMENT...]]  on every system, Windows too

With no arguments: opens the table in the browser, or says at which address it is. Otherwise
the arguments go to the `garrison` command, for instance:

    scripts/play serve --host 0.0.0.0
    scripts/play play castle-itter --scenario veteran --lang it
    scripts/play replay FILE
    scripts/play rules castle-itter

The first run makes an environment in .venv (Python 3.11 or newer) and installs into it;
later runs start at once. If build/fast holds an up-to-date compiled copy, that is used.

Other scripts:
    scripts/build-fast    compile the hot modules into build/fast (needs a C compiler)
    scripts/test          format, lint, types, imports, rule coverage and all tests
    scripts/release       what takes too long for every change: wheels, digests, the corpus of saves
    scripts/docs          the documentation as a site, in build/docs
    scripts/bench-peers   compare the speed with other engines
    scripts/bench-web     measure the web table
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys

from environment import here


def main(said: list[str]) -> int:
    """Start the command `garrison` of this checkout, as the program itself where the system can do that."""
    if said[:1] in (["-h"], ["--help"]):
        print(__doc__)
    checkout = here()
    checkout.ensure()
    if checkout.fast_is_current():
        paths = [str(checkout.fast), os.environ.get("PYTHONPATH", "")]
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    script = os.environ.pop("GARRISON_CALLED_AS", "")  # the shell script, if it was that
    os.environ["GARRISON_COMMAND"] = shlex.quote(script) if script else f"python {shlex.quote(sys.argv[0])}"
    command = [str(checkout.garrison), *(said or ["serve"])]
    if os.name != "nt":
        os.execv(command[0], command)
    try:
        return subprocess.run(command).returncode
    except KeyboardInterrupt:  # the game has been told too, and says itself where it is kept
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
