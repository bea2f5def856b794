package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.Locale;

/** The Cypher texts that the server takes from clients. */
public enum AdhocCypher {
  ALLOWED,
  /** In read mode, and in transactions in read mode. */
  READ_ONLY,
  FORBIDDEN;

  /**
   * @throws RequestException where a text of this mode, in a transaction of that one, is not taken
   */
  void require(AccessMode work, AccessMode transaction) {
    boolean reads = work == AccessMode.READ && transaction == AccessMode.READ;
    if (this == FORBIDDEN) {
      throw forbidden("the server takes no Cypher");
    } else if (this == READ_ONLY && !reads) {
      throw forbidden("the server takes Cypher in read mode only");
    }
  }

  private static RequestException forbidden(String reason) {
    return new RequestException(ErrorCode.FORBIDDEN_CYPHER, reason, false);
  }

  /** As in the settings. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
