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

venv_works() { "$venv/bin/python" -c '' >/dev/null 2>&1; }

make_venv() {
    python=$(find_python) || exit 1
    "$python" -c 'import venv, ensurepip' >/dev/null 2>&1 ||
        die "$python cannot make environments; on Debian and Ubuntu: sudo apt install python3-venv"
    say "making a local environment in .venv with $("$python" --version 2>&1)"
    rm -rf "$venv"
    "$python" -m venv "$venv" || die "could not make $venv"
}

# What an environment depends on: a moved checkout or a changed requirement makes it stale.
env_stamp() { { printf '%s\n' "$root" && cat "$root/pyproject.toml" "$root/setup.py"; } | cksum; }

# ensure_env [fast|dev]: the package installed in place, with what it needs to run and that extra.
ensure_env() {
    extra=${1:-run}
    stamp=$(env_stamp)
    [ "$(cat "$venv/.garrison-$extra" 2>/dev/null)" = "$stamp" ] && venv_works && return
    venv_works || make_venv
    case $extra in
    run) what=$root kinds="run" ;;
    fast) what="$root[fast]" kinds="run fast" ;;
    dev) what="$root[dev]" kinds="run fast dev" ;;
    esac
    say "installing what it needs into .venv (only now and when its requirements change)"
    GARRISON_BUILD=pure "$venv/bin/python" -m pip install -qq --disable-pip-version-check --editable "$what" ||
        die "pip could not install it: see above"
    for kind in $kinds; do printf '%s\n' "$stamp" >"$venv/.garrison-$kind"; done
}

# What a compiled copy depends on: every file of the package, how it is built, and for which Python.
fast_stamp() {
    (
        cd "$root"
        {
            find src/garrison -type f ! -path '*/__pycache__/*' | LC_ALL=C sort | xargs cksum
            cat pyproject.toml setup.py "$venv/pyvenv.cfg"
        } | cksum
    )
}

# Compiled code runs only in an environment that has its run-time: one made anew may not.
fast_is_current() { [ -e "$venv/.garrison-fast" ] && [ "$(cat "$fast/.stamp" 2>/dev/null)" = "$(fast_stamp)" ]; }

# Whether extension modules can be compiled: a C compiler and Python's headers.
has_compiler() {
    include=$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
    printf '#include <Python.h>\n' | ${CC:-cc} -fsyntax-only -I"$include" -x c - >/dev/null 2>&1
}
