"""People with a registered name: identities, sessions and sign-in methods."""
