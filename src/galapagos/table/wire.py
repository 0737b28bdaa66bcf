"""A frugal HTTP client for measuring: it must not take the time that it measures."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import NamedTuple
from urllib.parse import urlencode


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: bytes


class Wire:
    """One connection, kept open."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.cookies: dict[str, str] = {}
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def send(self, method: str, path: str, body: bytes = b"") -> tuple[int, dict[str, str]]:
        """Send a request, read the head of the answer."""
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port, limit=2**22)
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\nx-galapagos: bench\r\ncookie: {cookies}\r\n"
        )
        self.writer.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {}
        for line in lines[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                cookie, _, content = value.partition(";")[0].partition("=")
                self.cookies[cookie] = content
            headers[name.lower()] = value
        return int(lines[0].split()[1]), headers

    async def ask(self, method: str, path: str, **form: object) -> Answer:
        """One request, and its whole answer."""
        status, headers = await self.send(method, path, urlencode(form).encode())
        assert self.reader is not None
        if "content-length" in headers:
            return Answer(status, headers, await self.reader.readexactly(int(headers["content-length"])))
        body = b""
        while chunk := await self.chunk():
            body += chunk
        return Answer(status, headers, body)

    async def chunk(self) -> bytes:
        """One piece of a chunked body; nothing at its end."""
        assert self.reader is not None
        size = int(await self.reader.readline(), 16)
        piece = await self.reader.readexactly(size + 2)
        return piece[:-2]

    async def listen(self, path: str) -> AsyncIterator[bytes]:
        """Open a stream: the data of each of its messages."""
        await self.send("GET", path)
        return self.messages()

    async def messages(self) -> AsyncIterator[bytes]:
        while chunk := await self.chunk():
            for line in chunk.split(b"\n"):
                if line.startswith(b"data: {"):
                    yield line[6:]

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
