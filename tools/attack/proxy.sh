#!/bin/sh
# The web table behind a real nginx and a real Caddy with TLS: installs Debian's packages, then runs the tests that need them.
set -eu
cd "$(dirname "$0")/../.."
if ! command -v nginx > /dev/null || ! command -v caddy > /dev/null; then
    apt-get install -y --no-install-recommends nginx-light caddy openssl
fi
exec "${PYTHON:-python3}" -m pytest -q tests/web/test_proxy.py "$@"
