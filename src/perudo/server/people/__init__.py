"""People who keep a name: identities, sessions and sign-in methods."""
