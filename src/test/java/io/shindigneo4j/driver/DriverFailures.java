package io.shindigneo4j.driver;

import java.net.URI;

/** Failures as the driver makes them, for fakes of it. */
public final class DriverFailures {

  public static final URI SERVER = URI.create("ws://graph.example:7690/neo4j");

  private DriverFailures() {}

  public static DriverException transientOne(String code) {
    return failing(code).transiently(new IllegalStateException("cause"));
  }

  public static DriverException permanentOne(String code) {
    return failing(code).permanently(null);
  }

  private static Failing failing(String code) {
    return new Failing(code, "inner secret", "inner.procedure", SERVER);
  }
}
