package io.shindigneo4j.server.graph;

/** Times as the graph has them. */
public final class Moments {

  private Moments() {}

  /** In milliseconds since 1970; 0 for what is no number. */
  public static long of(Object value) {
    return value instanceof Number number ? number.longValue() : 0;
  }
}
