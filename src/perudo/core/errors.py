"""``PerudoError``: the class of all user-facing errors, with a code and details.

The sentence for a code is the message ``error-<code>`` in ``locales/``, so users read it in their own language.
``str(error)`` is for programmers: it returns the English sentence, followed by the code.
"""


class PerudoError(ValueError):
    """An error for users. ``code`` identifies the error's message; ``details`` holds the message's arguments."""

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def copy(self) -> "PerudoError":
        """Return an equal error without a traceback. Raising the same error object repeatedly would make its traceback
        longer each time."""
        return PerudoError(self.code, **self.details)

    def __str__(self) -> str:
        try:
            from perudo.locales.translator import translator

            sentence = translator("en").error_text(self)
        except (ImportError, KeyError):  # The code is unknown, or the message needs details that are missing.
            return " ".join([self.code, *(f"{key}={value}" for key, value in self.details.items())])
        return f"{sentence} ({self.code})"


def missing_extra_error(extra: str = "sim") -> PerudoError:
    """Return the error for an optional extra that is not installed.

    The message names the packages, so users can install them whether they run from a clone or from a wheel.
    """
    from importlib.metadata import requires

    asked = [line.partition(";")[0].strip() for line in requires("perudo") or () if f"extra == '{extra}'" in line]
    return PerudoError("extra-missing", command=" ".join(["pip install", *(f'"{package}"' for package in asked)]))
