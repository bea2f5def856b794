"""The tests. What needs a server is in the folder ``server``."""

import logging

# The tests cut connections on purpose, and run on slow machines.
logging.getLogger("asyncio").setLevel(logging.ERROR)
logging.getLogger("shindig_neo4j").setLevel(logging.ERROR)
