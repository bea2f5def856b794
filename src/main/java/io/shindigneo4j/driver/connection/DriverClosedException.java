package io.shindigneo4j.driver.connection;

import java.io.IOException;

/** Why there is no connection: the program has closed the driver. */
public final class DriverClosedException extends IOException {

  private static final long serialVersionUID = 1L;

  public DriverClosedException() {
    super("the driver is closed");
  }
}
