"""Prints the chance of each bid for a player who sees a hand: python examples/chances.py DICE HAND, such as 21
22156.
"""

import sys

from perudo.core.odds import probability_true

FACES = range(1, 7)


def main(dice: int, hand: list[int]) -> None:
    print("   " + "".join(f"{face:>6}" for face in FACES))
    for quantity in range(1, dice + 1):
        chances = [probability_true(dice, hand, quantity, face) for face in FACES]
        if max(chances) < 0.005:
            break
        print(f"{quantity:>2} " + "".join(f"{chance:>6.0%}" for chance in chances))


if __name__ == "__main__":
    main(int(sys.argv[1]), [int(die) for die in sys.argv[2]])
