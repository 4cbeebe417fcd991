"""Gymnasium spaces for observations and actions, and a table of an observation's entries for docstrings."""

from __future__ import annotations

import inspect
import re

from gymnasium import spaces

from perudo.sim.batch import Batch

import numpy as np  # isort: skip


def observation_space(batch: Batch) -> spaces.Box:
    """Return the space of one seat's observations."""
    return spaces.Box(np.zeros_like(batch.observation_high), batch.observation_high, dtype=np.int8)


def action_space(batch: Batch) -> spaces.Discrete:
    """Return the space of one seat's actions."""
    return spaces.Discrete(batch.num_moves)


def mask_space(batch: Batch) -> spaces.Box:
    """Return the space of one seat's action masks."""
    return spaces.Box(0, 1, (batch.num_moves,), np.int8)


def observation_layout() -> str:
    """Return the table that describes an observation, taken from the docstring of ``Batch.observe``."""
    table = re.search(r"^(=+ +=+)$.*^\1$", inspect.getdoc(Batch.observe) or "", re.DOTALL | re.MULTILINE)
    return table[0] if table else ""
