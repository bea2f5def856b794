"""The messages of the protocol as bytes. Nothing here opens a connection."""
