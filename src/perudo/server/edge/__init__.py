"""The server's edge to the network: startup, connections, sockets, HTTP routes and pages."""
