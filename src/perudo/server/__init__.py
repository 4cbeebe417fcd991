"""The server: tables that live in a log, and the people at them."""
