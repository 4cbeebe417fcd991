"""The one kind of error that people are told about: a code and its details.

The sentence for a code stands in ``locales/`` under ``error-<code>``, so that everyone is told in their own language.
``str`` is for programmers: the sentence in English, and the code beside it.
"""


class PerudoError(ValueError):
    """Something that was asked for can't be done; ``code`` says why and ``details`` fill in its message."""

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def copy(self) -> "PerudoError":
        """The same, raised nowhere yet. One that is kept and raised again and again grows by its frames each time."""
        return PerudoError(self.code, **self.details)

    def __str__(self) -> str:
        try:
            from perudo.locales.translator import translator

            sentence = translator("en").error_text(self)
        except (ImportError, KeyError):  # a code of somebody else's, or details that its sentence lacks
            return " ".join([self.code, *(f"{key}={value}" for key, value in self.details.items())])
        return f"{sentence} ({self.code})"


def missing_extra_error(extra: str = "sim") -> PerudoError:
    """What to say where the packages of an extra are not installed; most often those that simulate, solve and draw.

    They are called by their own names: that installs them wherever Perudo itself came from, a clone or a wheel.
    """
    from importlib.metadata import requires

    asked = [line.partition(";")[0].strip() for line in requires("perudo") or () if f"extra == '{extra}'" in line]
    return PerudoError("extra-missing", command=" ".join(["pip install", *(f'"{package}"' for package in asked)]))
