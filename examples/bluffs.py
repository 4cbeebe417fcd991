"""Lists who bluffed, and who doubted well, in game records: python examples/bluffs.py FILE..."""

import sys
from collections import Counter

from perudo.core.game import Dudo
from perudo.records.record import replay


def main(files: list[str]) -> None:
    doubted, bluffs, doubts, right = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for file in files:
        played = replay(file)
        for outcome in played.rounds:
            if not isinstance(outcome.call, Dudo):
                continue
            bidder, caller = (played.players[seat - 1] for seat in (outcome.bidder, outcome.caller))
            bluff = outcome.count < outcome.bid.quantity
            doubted[bidder] += 1
            bluffs[bidder] += bluff
            doubts[caller] += 1
            right[caller] += bluff
    for name in sorted(doubted | doubts):
        print(f"{name}: {bluffs[name]} of {doubted[name]} bids that were doubted were too high;", end=" ")
        print(f"{right[name]} of {doubts[name]} doubts were right")


if __name__ == "__main__":
    main(sys.argv[1:])
