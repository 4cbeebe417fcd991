"""Hints by way of Redis: each node listens to a channel of its own, and to one for all.

Redis comes and goes: what was to be hinted meanwhile is forgotten, for the nodes then ask the database more often.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from perudo.core.errors import PerudoError, missing_extra_error
from perudo.server.nodes.hints import Hint

if TYPE_CHECKING:
    from redis.asyncio import Redis

_log = structlog.get_logger()

TOGETHER = 0.005
"""Seconds in which hints to one node are collected."""
PATIENCE = 5
"""Seconds after which Redis is taken to be away when it says nothing."""
AGAIN = 1
"""Seconds until it is tried again."""
PAUSE = 0.001
"""Seconds between two hints that are heard: a flood is heard no faster, and Redis cuts off who is behind."""
MOST_BYTES = 64 * 1024
"""A hint that is longer is none of ours."""

_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Hint)


class RedisHints:
    """Hints by a Redis server. ``url``: ``redis://...``, ``rediss://...`` or ``unix://...``.

    Raises ``PerudoError`` (``extra-missing``, ``redis-url``) where there is no client for it here, or the URL is none.
    """

    def __init__(self, url: str, prefix: str = "perudo") -> None:
        try:
            import redis.asyncio
        except ImportError as error:
            raise missing_extra_error("redis") from error
        limits: dict[str, Any] = {"socket_timeout": PATIENCE, "socket_connect_timeout": PATIENCE}
        try:
            self._redis: Redis = redis.asyncio.Redis.from_url(url, **limits)
        except ValueError as error:
            raise PerudoError("redis-url", why=str(error)) from error
        self._prefix = prefix
        self._waiting: dict[str, Hint] = {}
        self._bell = asyncio.Event()
        self._listening = False
        self._failed = False

    @property
    def up(self) -> bool:
        return self._listening

    def tell(self, node: str | None, hint: Hint) -> None:
        if self._listening:
            self._waiting.setdefault(self._channel(node), Hint()).add(hint)
            self._bell.set()

    async def carry(self, node: str, heard: Callable[[Hint], None]) -> None:
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._again_and_again(lambda: self._listen(node, heard)))
                tasks.create_task(self._again_and_again(self._speak))
        finally:
            with contextlib.suppress(Exception):
                await self._redis.aclose()

    async def _again_and_again(self, do: Callable[[], Any]) -> None:
        while True:
            try:
                await do()
            except Exception as error:  # whatever it is: without hints it goes on as well
                if not self._failed:
                    _log.warning("redis is away", why=str(error) or type(error).__name__)
                self._failed = True
                # Connections that are kept for later have died with it: the first hint on one would get lost.
                with contextlib.suppress(Exception):
                    await self._redis.connection_pool.disconnect(inuse_connections=False)
            await asyncio.sleep(AGAIN)

    async def _listen(self, node: str, heard: Callable[[Hint], None]) -> None:
        try:
            await self._hear(node, heard)
        finally:
            self._listening = False
            self._waiting.clear()

    async def _hear(self, node: str, heard: Callable[[Hint], None]) -> None:
        loop = asyncio.get_running_loop()
        async with self._redis.pubsub() as channels:
            await channels.subscribe(self._channel(node), self._channel(None))
            self._listening = True
            if self._failed:
                _log.info("redis is back")
            self._failed = False
            last = asked = loop.time()
            while loop.time() - last < PATIENCE:
                if loop.time() - asked > PATIENCE / 3:
                    await channels.ping()
                    asked = loop.time()
                message = await channels.get_message(timeout=PATIENCE / 5)
                if message is None:
                    continue
                last = loop.time()
                if message["type"] == "message":
                    if len(message["data"]) <= MOST_BYTES:
                        with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError):
                            heard(_decoder.decode(message["data"]))
                    await asyncio.sleep(PAUSE)
        raise TimeoutError(f"no answer for {PATIENCE} s")

    async def _speak(self) -> None:
        while True:
            await self._bell.wait()
            await asyncio.sleep(TOGETHER)
            self._bell.clear()
            waiting, self._waiting = self._waiting, {}
            if waiting:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for channel, hint in waiting.items():
                        pipe.publish(channel, _encode(hint))
                    await pipe.execute()

    def _channel(self, node: str | None) -> str:
        return f"{self._prefix}:{node or 'all'}"
