"""Programs that tests use beside Python: found, installed with apt-get where that is allowed, or named as missing."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Program:
    """One program, by the names it goes by, and the Debian package that brings it."""

    names: tuple[str, ...]
    package: str
    always: bool = False  # installed on every machine; the others only where CI is set
    stand_in: str = ""  # the program that does its work where it is missing


PROGRAMS = {
    "chromium": Program(("chromium", "chromium-browser", "google-chrome"), "chromium", always=True),
    "chromium-headless-shell": Program(
        ("chromium-headless-shell",), "chromium-headless-shell", always=True, stand_in="chromium"
    ),
    "firefox": Program(("firefox-esr", "firefox"), "firefox-esr"),
    "nginx": Program(("nginx",), "nginx-light"),
    "caddy": Program(("caddy",), "caddy"),
    "openssl": Program(("openssl",), "openssl"),
    "groff": Program(("groff",), "groff"),
    "bash": Program(("bash",), "bash"),
    "node": Program(("node",), "nodejs"),
    "npm": Program(("npm",), "npm"),
    "systemd-analyze": Program(("systemd-analyze",), "systemd"),
}
OUTSIDE_THE_PATH = "/usr/sbin:/sbin"  # where Debian keeps servers, which users do not search


def find(name: str) -> str | None:
    """Return where a program is. GARRISON_CHROMIUM names a Chromium that is installed elsewhere."""
    if name.startswith("chromium") and (named := os.environ.get("GARRISON_CHROMIUM")):
        return named
    path = os.pathsep.join((os.environ.get("PATH", os.defpath), OUTSIDE_THE_PATH))
    names = PROGRAMS[name].names
    return next((found for each in names if (found := shutil.which(each, path=path))), None)


def missing(names: Iterable[str]) -> list[str]:
    """Return the programs that are not installed and have no stand-in."""
    absent = [name for name in names if find(name) is None]
    return [name for name in absent if not (PROGRAMS[name].stand_in and find(PROGRAMS[name].stand_in))]


def install(names: Iterable[str], all_of_them: bool) -> None:
    """Install what is missing, if this user may; say what was not installed and why."""
    wanted = [name for name in names if find(name) is None]
    wanted = [name for name in wanted if all_of_them or PROGRAMS[name].always]
    if not wanted:
        return
    packages = [PROGRAMS[name].package for name in wanted]
    prefix = _privilege()
    if prefix is None:
        print(
            f"garrison: not installed: {', '.join(wanted)} (sudo apt install {' '.join(packages)})",
            flush=True,
        )
        return
    print(f"garrison: installing {', '.join(packages)}", flush=True)
    apt = [*prefix, "apt-get", "-qq"]
    subprocess.run([*apt, "update"], stdout=subprocess.DEVNULL)
    for package in packages:  # one by one: a package that does not exist here keeps no other one out
        done = subprocess.run(
            [*apt, "install", "-y", "--no-install-recommends", package], stdout=subprocess.DEVNULL
        )
        if done.returncode:
            print(f"garrison: apt-get could not install {package}", flush=True)


def _privilege() -> list[str] | None:
    """Return what a command that installs packages begins with: root needs nothing, others a sudo without password."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0:
        return ["sudo", "-n"]
    return None
