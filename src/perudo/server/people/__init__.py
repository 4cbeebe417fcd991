"""People who keep a name: identities, sessions, and the ways to sign in."""
