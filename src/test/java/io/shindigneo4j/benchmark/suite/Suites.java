package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.suite.growth.GrowthSuite;
import io.shindigneo4j.benchmark.writing.Writes;
import java.util.List;
import java.util.stream.Stream;

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

  /** What is measured besides the papers' questions. */
  public static List<String> otherQueries() {
    return Stream.concat(Writes.names().stream(), Stream.of(MixedSuite.QUERY)).toList();
  }
}
