"""Several server processes behind one address: they share its sockets, and one that dies is started again."""

import signal
import socket
import time
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType

from galapagos.table.server import serve
from galapagos.table.settings import Settings
from galapagos.table.tally import Paper, Tally, blank

PATIENCE = 2.0  # so long a worker that was told to stop may take
PAUSE = 0.5  # between two starts of one worker: what dies at once would else be started all the time


def work(settings: Settings, listening: Sequence[socket.socket], paper: Paper, line: int) -> None:
    """What one of the processes does."""
    serve(settings, listening, Tally(paper, line))


class Workers:
    """The processes, and the one that looks after them."""

    def __init__(self, settings: Settings, listening: Sequence[socket.socket]) -> None:
        self.settings = settings
        self.listening = listening
        self.context = get_context("spawn")
        self.processes: list[BaseProcess] = []
        self.is_stopping = False
        self.paper = blank(settings.workers)

    def run(self) -> None:
        """Serve until somebody says stop."""
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, self.stop)
        self.processes = [self.start(line) for line in range(self.settings.workers)]
        while not self.is_stopping:
            wait([process.sentinel for process in self.processes], timeout=PAUSE)
            self.replace_dead()
        self.end()

    def start(self, line: int) -> BaseProcess:
        process = self.context.Process(target=work, args=(self.settings, self.listening, self.paper, line))
        process.start()
        return process

    def replace_dead(self) -> None:
        """Start those anew that have died; their tables wait in the database."""
        for at, process in enumerate(self.processes):
            if not process.is_alive() and not self.is_stopping:
                time.sleep(PAUSE)
                self.processes[at] = self.start(at)

    def stop(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002 - how signals are heard
        self.is_stopping = True
        for process in self.processes:
            process.terminate()

    def end(self) -> None:
        """Wait for all, but not for ever."""
        end = time.monotonic() + PATIENCE
        for process in self.processes:
            process.join(max(0.0, end - time.monotonic()))
            process.kill()
