# Shared by the other scripts: the local environment in .venv and the compiled copy in build/fast.
# Sourced with $root set to the top of the checkout.
# shellcheck shell=sh

venv=$root/.venv
fast=$root/build/fast

say() { printf 'garrison: %s\n' "$*" >&2; }
die() {
    say "$*"
    exit 1
}

# Whatever the user calls python3 if it is new enough, else any other version that is.
find_python() {
    for candidate in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            printf '%s\n' "$candidate"
            return
        fi
    done
    die "needs Python 3.11 or newer and found none; install it, or name it: PYTHON=/path/to/python3 $0"
}

# Everything about .venv and build/fast that must work without a shell too.
environment() {
    python=$(find_python) || exit 1
    "$python" "$root/scripts/environment.py" "$@"
}

# ensure_env [fast|dev]: the package installed in place, with what it needs to run and that extra.
ensure_env() { environment ensure "${1:-run}"; }

fast_stamp() { environment fast-stamp; }
fast_is_current() { environment fast-is-current; }
has_compiler() { environment has-compiler; }
