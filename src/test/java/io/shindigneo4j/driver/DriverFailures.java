package io.shindigneo4j.driver;

import java.net.URI;

/** Failures of the driver, for fakes of it. */
public final class DriverFailures {

  public static final URI SERVER = URI.create("ws://graph.example:7690/neo4j");

  private DriverFailures() {}

  public static DriverException transientOne(String code) {
    return description(code).transiently(new IllegalStateException("cause"));
  }

  public static DriverException permanentOne(String code) {
    return description(code).permanently(null);
  }

  private static DriverException.Description description(String code) {
    return new DriverException.Description(code, "inner secret", "inner.procedure", SERVER);
  }
}
