"""A process that has imported what chapters import, and forks a kernel for each when asked.

    python -P -m zhouli.sphinx_ext.forking MODULE...

A kernel of its own for each chapter keeps chapters apart, but most of the time that it takes goes into importing the
same modules again. This process imports them once, and has one thread, without which a fork would not be sound. It
reads a request a line, `{"argv": […], "cwd": …, "env": {…}}`, answers with the process id of the new kernel, and ends
when its input does.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

# Kernels look whether their parent, which is this process, is alive; they learn its id as they are imported.
os.environ["JPY_PARENT_PID"] = str(os.getpid())
TASKS = Path("/proc/self/task")


def become_kernel(request: dict[str, Any]) -> None:
    """Run an IPython kernel in this process, which was forked for it, until it is shut down."""
    from ipykernel import kernelapp

    os.setsid()  # a group of its own, so that an interrupt reaches what the kernel starts, and nobody else
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)  # answers go out on 1, and a kernel must not write there
    os.environ.update(request["env"], JPY_PARENT_PID=str(os.getppid()))
    os.chdir(request["cwd"])
    sys.argv = ["ipykernel_launcher", *request["argv"]]
    # Without its word on the encryption of a connection that does not leave this machine.
    kernelapp.launch_new_instance(argv=[*request["argv"], "--log-level=40"])


def main() -> None:
    """Import the modules named on the command line, and fork when asked."""
    for name in ("ipykernel.kernelapp", "ipykernel.ipkernel", *sys.argv[1:]):
        import_module(name)
    if len(os.listdir(TASKS)) > 1:
        sys.exit("zhouli.sphinx_ext.forking: a module has started a thread; kernels start one by one")
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for kernels: the system clears them away
    for line in sys.stdin:
        if child := os.fork():
            print(child, flush=True)
        else:
            return become_kernel(json.loads(line))


if __name__ == "__main__":
    main()
