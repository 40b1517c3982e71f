"""Kernels of chapters forked from one process that has imported what they need, where the system can.

Jupyter asks a *provisioner* to start a kernel. This one asks `forking`; where there is no such process (it forks on
Linux alone), or for a kernel that is not this Python's, it starts the kernel as Jupyter's own does.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

if TYPE_CHECKING:
    from sphinx.application import Sphinx

NAME = "zhouli-forked"  # as the entry point in pyproject.toml
MODULES = ("zhouli.charts", "zhouli.tables")
MARK = "ipykernel_launcher"


class Forked:
    """A kernel that another process has forked, with the part of `subprocess.Popen` that Jupyter uses."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int) -> None:
        """Take charge of process `pid`."""
        self.pid = pid

    def poll(self) -> int | None:
        """Return None as long as the process lives; how it ended is not known."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    wait = poll  # asked only once the process has ended

    def send_signal(self, number: int) -> None:
        """Send a signal."""
        os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask the process to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End the process."""
        self.send_signal(signal.SIGKILL)


class Source:
    """The process that forks kernels: started once, early or at the first request, and ended with the build."""

    process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the process, which then imports the modules in the background."""
        if self.process is None and sys.platform == "linux":
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", "zhouli.sphinx_ext.forking", *MODULES],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                # A library that starts threads as it is imported would make a fork unsound.
                env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
            )

    def fork(self, argv: list[str], cwd: str, env: dict[str, str]) -> int | None:
        """Return the process id of a new kernel; None where there is nothing to fork from."""
        self.start()
        if self.process is None or self.process.stdin is None or self.process.stdout is None:
            return None
        try:
            self.process.stdin.write(json.dumps({"argv": argv, "cwd": cwd, "env": env}) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            return None
        answer = self.process.stdout.readline()
        return int(answer) if answer else None

    def stop(self) -> None:
        """End the process, if there is one; kernels that it has forked end with it."""
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None


SOURCE = Source()


class ForkedProvisioner(LocalProvisioner):
    """Start a kernel by forking."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """Launch the kernel that `cmd` would start; return how to connect to it."""
        pid = None
        if MARK in cmd and Path(cmd[0]) == Path(sys.executable):
            cwd, env = str(kwargs.get("cwd") or Path.cwd()), dict(kwargs.get("env") or {})
            pid = SOURCE.fork(cmd[cmd.index(MARK) + 1 :], cwd, env)
        if pid is None:
            return await super().launch_kernel(cmd, **kwargs)
        self.process: Any = Forked(pid)
        self.pid = self.pgid = pid
        self.cwd = cwd
        return self.connection_info

    async def shutdown_requested(self, restart: bool = False) -> None:
        """End a forked kernel at once: its chapter has been run, and nothing that it still holds is wanted."""
        if isinstance(self.process, Forked):
            await self.kill(restart)


def _start(app: Sphinx) -> None:
    KernelProvisionerFactory.instance().default_provisioner_name = NAME
    # In a cold build chapters will be run: the modules are imported while Sphinx reads the first pages.
    if app.config.nb_execution_mode != "off" and not Path(app.config.nb_execution_cache_path).is_dir():
        SOURCE.start()


def _stop(app: Sphinx, exception: Exception | None) -> None:
    KernelProvisionerFactory.instance().default_provisioner_name = "local-provisioner"
    SOURCE.stop()


def setup(app: Sphinx) -> dict[str, Any]:
    """Fork kernels from the beginning of a build to its end."""
    app.connect("builder-inited", _start)
    app.connect("build-finished", _stop)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
