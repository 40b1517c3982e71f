"""Kernels that are forked: they have their modules at once, share nothing, and end; without a fork one starts anyway."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import nbclient
import nbformat
import pytest
from jupyter_client.provisioning.factory import KernelProvisionerFactory

from zhouli.sphinx_ext import kernels

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="kernels are forked on Linux alone")


@pytest.fixture
def source(monkeypatch: pytest.MonkeyPatch) -> Iterator[kernels.Source]:
    """Fork kernels from a source of the test's own, and end it."""
    made = kernels.Source()
    monkeypatch.setattr(kernels, "SOURCE", made)
    monkeypatch.setattr(KernelProvisionerFactory.instance(), "default_provisioner_name", kernels.NAME)
    yield made
    made.stop()


def run(folder: Path, code: str) -> str:
    """Run one cell in a kernel of its own, in `folder`, and return what it prints."""
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(code)])
    nbclient.NotebookClient(book, resources={"metadata": {"path": str(folder)}}).execute()
    return "".join(output.get("text", "") for output in book.cells[0].outputs)


@LINUX
def test_forked_kernels_share_nothing_and_end(source: kernels.Source, tmp_path: Path) -> None:
    code = "import os, sys; had = 'zhouli.charts' in sys.modules; sys.path.append('left'); import zhouli; zhouli.left = 1\n"
    first = run(tmp_path, code + "print(had, os.getcwd(), os.getppid(), os.getpid())").split()
    second = run(
        tmp_path, "import os, sys, zhouli; print('left' in sys.path, hasattr(zhouli, 'left'), os.getpid())"
    )
    assert source.process is not None
    assert first[:3] == ["True", str(tmp_path), str(source.process.pid)]
    assert second.split()[:2] == ["False", "False"]
    pids = {int(first[3]), int(second.split()[2])}
    assert len(pids) == 2
    for pid in pids:
        assert kernels.Forked(pid).poll() == 0, "a kernel outlives its chapter"


@LINUX
def test_error_in_a_cell_is_seen(source: kernels.Source, tmp_path: Path) -> None:
    with pytest.raises(nbclient.exceptions.CellExecutionError, match="ZeroDivisionError"):
        run(tmp_path, "1 / 0")


def test_without_a_fork_a_kernel_starts_all_the_same(
    source: kernels.Source, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernels.sys, "platform", "elsewhere")
    assert run(tmp_path, "import sys; print('zhouli' in sys.modules)") == "False\n"
    assert source.process is None
