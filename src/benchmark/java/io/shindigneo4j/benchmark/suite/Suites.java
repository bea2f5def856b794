package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.question.CrossReferenceQuestions;
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
          new GrowthSuite(),
          new ProceduresSuite(),
          new TraversalSuite(),
          new IdentitySuite());

  private Suites() {}

  public static List<Suite> all() {
    return ALL;
  }

  /** The queries that are not questions of the papers. */
  public static List<String> otherQueries() {
    return Stream.of(
            Writes.names(),
            List.of(MixedSuite.QUERY),
            CrossReferenceQuestions.NAMES,
            TraversalSuite.queries(),
            IdentitySuite.queries())
        .flatMap(List::stream)
        .toList();
  }

  /** The transports that only suites with other queries use. A quick run includes them all. */
  public static List<String> otherTransports() {
    return Stream.of(
            Transports.OF_PROCEDURES, TraversalSuite.transports(), IdentitySuite.transports())
        .flatMap(List::stream)
        .toList();
  }
}
