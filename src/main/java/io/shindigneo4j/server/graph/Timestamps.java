package io.shindigneo4j.server.graph;

/** Times in properties. */
public final class Timestamps {

  private Timestamps() {}

  /** Milliseconds since 1970; 0 for a value that is no number. */
  public static long of(Object value) {
    return value instanceof Number number ? number.longValue() : 0;
  }
}
