package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.suite.growth.GrowthSuite;
import java.util.List;

/** All suites, in the order in which they run. */
public final class Suites {

  private static final List<Suite> ALL =
      List.of(
          new GeneratorSuite(),
          new QueriesSuite(),
          new EndToEndSuite(),
          new FormatsSuite(),
          new ScalingSuite(),
          new ServerThreadsSuite(),
          new WritesSuite(),
          new MixedSuite(),
          new OpenLoopSuite(),
          new ColdSuite(),
          new PageCacheSuite(),
          new ServersSuite(),
          new GrowthSuite());

  private Suites() {}

  public static List<Suite> all() {
    return ALL;
  }
}
