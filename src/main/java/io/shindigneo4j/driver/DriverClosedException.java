package io.shindigneo4j.driver;

import java.io.IOException;

/** Why there is no connection: the program has closed the driver. */
final class DriverClosedException extends IOException {

  private static final long serialVersionUID = 1L;

  DriverClosedException() {
    super("the driver is closed");
  }
}
