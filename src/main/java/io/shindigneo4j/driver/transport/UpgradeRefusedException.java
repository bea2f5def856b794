package io.shindigneo4j.driver.transport;

import java.io.IOException;

/** The server has answered the upgrade request with another status than 101. */
public final class UpgradeRefusedException extends IOException {

  private static final long serialVersionUID = 1L;

  private static final int UNAUTHORIZED = 401;
  private static final int CONFLICT = 409;

  private final int status;

  public UpgradeRefusedException(int status) {
    super("the server refused the upgrade with status " + status + meaning(status));
    this.status = status;
  }

  /** The WebSocket libraries drop the reason in the body of the response. */
  private static String meaning(int status) {
    return status == CONFLICT ? ": the schema of the database is newer than its plug-in" : "";
  }

  /** The HTTP status. */
  public int status() {
    return status;
  }

  /** Whether the server does not accept the credentials. */
  public boolean isUnauthorized() {
    return status == UNAUTHORIZED;
  }
}
