#!/bin/sh
# The web table behind a real nginx with TLS: installs Debian's nginx and openssl, then runs the tests that need them.
set -eu
cd "$(dirname "$0")/../.."
if ! command -v nginx > /dev/null; then
    apt-get install -y --no-install-recommends nginx-light openssl
fi
exec "${PYTHON:-python3}" -m pytest -q tests/web/test_proxy.py "$@"
