"""The one kind of error that people are told about: a code and its details, never a sentence.

The sentence for a code stands in ``locales/`` under ``error-<code>``, so that everyone is told in their own language.
"""


class PerudoError(ValueError):
    """Something that was asked for can't be done; ``code`` says why and ``details`` fill in its message."""

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{key}={value}" for key, value in self.details.items())])


def extra_missing(extra: str = "sim") -> PerudoError:
    """What to say where the packages of an extra are not installed; most often those that simulate, solve and draw.

    They are called by their own names: that installs them wherever Perudo itself came from, a clone or a wheel.
    """
    from importlib.metadata import requires

    asked = [line.partition(";")[0].strip() for line in requires("perudo") or () if f"extra == '{extra}'" in line]
    return PerudoError("extra-missing", command=" ".join(["pip install", *(f'"{package}"' for package in asked)]))
