"""``PerudoError``: every error that users see, as a code with details.

The sentence for a code is the message ``error-<code>`` in ``locales/``, so users read it in their own language. ``str``
is for programmers: the English sentence, followed by the code.
"""


class PerudoError(ValueError):
    """A request cannot be fulfilled. ``code`` says why, and ``details`` fill in its message."""

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def copy(self) -> "PerudoError":
        """Return an equal error that was never raised. An error that is raised again and again grows by its frames each
        time.
        """
        return PerudoError(self.code, **self.details)

    def __str__(self) -> str:
        try:
            from perudo.locales.translator import translator

            sentence = translator("en").error_text(self)
        except (ImportError, KeyError):  # an unknown code, or details that its sentence lacks
            return " ".join([self.code, *(f"{key}={value}" for key, value in self.details.items())])
        return f"{sentence} ({self.code})"


def missing_extra_error(extra: str = "sim") -> PerudoError:
    """Return the error for an extra whose packages are not installed.

    The message names the packages themselves, which can be installed whether Perudo came from a clone or a wheel.
    """
    from importlib.metadata import requires

    asked = [line.partition(";")[0].strip() for line in requires("perudo") or () if f"extra == '{extra}'" in line]
    return PerudoError("extra-missing", command=" ".join(["pip install", *(f'"{package}"' for package in asked)]))
