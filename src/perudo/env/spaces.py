"""What is seen and said, as Gymnasium's spaces; and how an observation is laid out, for the docstrings."""

from __future__ import annotations

import inspect
import re

from gymnasium import spaces

from perudo.sim.batch import Batch

import numpy as np  # isort: skip


def observation_space(batch: Batch) -> spaces.Box:
    """What one seat sees."""
    return spaces.Box(np.zeros_like(batch.observation_high), batch.observation_high, dtype=np.int8)


def action_space(batch: Batch) -> spaces.Discrete:
    """What one seat may say."""
    return spaces.Discrete(batch.num_moves)


def mask_space(batch: Batch) -> spaces.Box:
    """Which words one seat may say."""
    return spaces.Box(0, 1, (batch.num_moves,), np.int8)


def observation_layout() -> str:
    """The table of an observation, as ``Batch.observe`` tells it: stated there, and nowhere else."""
    table = re.search(r"^(=+ +=+)$.*^\1$", inspect.getdoc(Batch.observe) or "", re.DOTALL | re.MULTILINE)
    return table[0] if table else ""
