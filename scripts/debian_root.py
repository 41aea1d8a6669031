# SPDX-License-Identifier: Apache-2.0
"""A throw-away Debian in a directory, for scripts/check-dockerfile, scripts/check-fresh and scripts/check-debian.

Made by debootstrap from the mirror that this machine's own apt uses. Commands run in it by chroot, in mount and process
namespaces of their own: what they mount and start is gone when they end. Needs root, debootstrap and util-linux.
"""

import os
import pathlib
import re
import shutil
import subprocess

RELEASES = ("bookworm", "trixie")
RELEASE = RELEASES[0]
LOCAL_AUTHORITIES = "/usr/local/share/ca-certificates"

# In the new namespaces, before the chroot. $1 is the root, $2 says whether there is a network of its own.
PRELUDE = r"""
set -eu
root=$1; own_network=$2; shift 2
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/dev/shm"
mount -t devpts devpts "$root/dev/pts"
if [ "$own_network" = yes ]; then
    # A new network namespace has a loopback interface that is down.
    /usr/bin/python3 -c '
import fcntl, socket, struct
SIOCSIFFLAGS, IFF_UP = 0x8914, 1
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
    fcntl.ioctl(any_socket, SIOCSIFFLAGS, struct.pack("16sh14x", b"lo", IFF_UP))
'
fi
exec chroot "$@"
"""


def mirror():
    """The first Debian mirror in this machine's apt sources, of either format."""
    sources = [pathlib.Path("/etc/apt/sources.list"), *sorted(pathlib.Path("/etc/apt/sources.list.d").glob("*.sources"))]
    for path in sources:
        if not path.exists():
            continue
        for line in path.read_text(encoding="utf-8").splitlines():
            match = re.match(r"(?:URIs:|deb(?:\s+\[.*?\])?)\s+(\S+)", line.strip())
            if match:
                return match.group(1)
    raise SystemExit("debian_root: no mirror in /etc/apt/sources.list or sources.list.d")


def make_base(directory, release=RELEASE):
    """A minimal Debian in `directory`, which is kept for the next time."""
    base = pathlib.Path(directory)
    if (base / "complete").exists():
        return base
    shutil.rmtree(base, ignore_errors=True)
    base.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["debootstrap", "--variant=minbase", release, str(base), mirror()], check=True)
    if release == RELEASE:
        # apt in there finds packages as apt out here does.
        shutil.rmtree(base / "etc/apt")
        shutil.copytree("/etc/apt", base / "etc/apt", symlinks=True)
    shutil.rmtree(base / "var/cache/apt/archives", ignore_errors=True)
    (base / "complete").touch()
    return base


def copy_base(base, directory):
    """A root of its own: a copy of the base."""
    shutil.rmtree(directory, ignore_errors=True)
    subprocess.run(["cp", "--archive", "--reflink=auto", str(base), str(directory)], check=True)
    for name in ("hosts", "resolv.conf"):
        if os.path.exists(f"/etc/{name}"):
            shutil.copy(f"/etc/{name}", pathlib.Path(directory, "etc", name))
    # Behind a proxy of one's own: ca-certificates takes these up when it is installed in there.
    if os.path.isdir(LOCAL_AUTHORITIES):
        shutil.copytree(LOCAL_AUTHORITIES, f"{directory}{LOCAL_AUTHORITIES}", dirs_exist_ok=True)
    (pathlib.Path(directory) / "complete").unlink()
    return pathlib.Path(directory)


def run(root, command, *, user="0:0", directory="/", environment=None, network=True, **options):
    """Runs `command` (a list) inside; as subprocess.run. Its environment is PATH and what is given."""
    inside = ["env", "-i", "-C", directory, "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"]
    inside += [f"{name}={value}" for name, value in (environment or {}).items()]
    outside = ["unshare", "--mount", "--pid", "--fork", "--kill-child", *([] if network else ["--net"])]
    prelude = ["sh", "-c", PRELUDE, "sh", str(root), "no" if network else "yes"]
    options.setdefault("stdin", subprocess.DEVNULL)
    return subprocess.run([*outside, *prelude, f"--userspec={user}", str(root), *inside, *command], **options)
