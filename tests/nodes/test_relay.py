"""The way to a database, which a test can cut, leaves nothing behind."""

from __future__ import annotations

import asyncio
import contextlib
import socket

import pytest

from tests.nodes.relay import Relay


@pytest.mark.parametrize("turns", range(5))
async def test_closing_relay_disconnects_a_new_client(turns: int) -> None:
    relay = await Relay.open(to=1)
    with socket.create_connection(("127.0.0.1", relay.port)) as client:
        client.setblocking(False)
        for _ in range(turns):
            await asyncio.sleep(0)
        await relay.close()
        async with asyncio.timeout(10):
            with contextlib.suppress(ConnectionResetError):
                assert not await asyncio.get_running_loop().sock_recv(client, 1)
