package io.shindigneo4j.benchmark.suite;

import java.util.List;

/** All suites, in the order in which they run. */
public final class Suites {

  private static final List<Suite> ALL = List.of(new QueriesSuite());

  private Suites() {}

  public static List<Suite> all() {
    return ALL;
  }
}
