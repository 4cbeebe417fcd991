"""The door for everybody's own bots: named on a command line, or speaking by lines, in any language."""

from perudo.protocol.loading import Kind, Named, apart, load, named

__all__ = ["Kind", "Named", "apart", "load", "named"]
