"""The server's edge to the network: how it starts, connections, sockets, pages and what is told of them."""
