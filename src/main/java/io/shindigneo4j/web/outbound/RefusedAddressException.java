package io.shindigneo4j.web.outbound;

import java.io.IOException;

/** A request to an address that is not public, or one of this machine. */
final class RefusedAddressException extends IOException {
  private static final long serialVersionUID = 1L;

  RefusedAddressException(String host, int port) {
    super(
        "The address of "
            + host
            + ":"
            + port
            + " is not public, or this machine's own; shindig.neo4j.internal-hosts does not name it"
            + " either");
  }
}
