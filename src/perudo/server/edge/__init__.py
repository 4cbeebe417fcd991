"""The network edge: startup, connections, sockets, HTTP routes and pages."""
