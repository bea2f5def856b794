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
          new SixPeopleSuite(),
          new BatchSuite(),
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
          new MillionSuite(),
          new ProceduresSuite(),
          new TraversalSuite(),
          new IdentitySuite(),
          new LiveSuite(),
          new PortalSuite());

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
            EndToEndSuite.queries(),
            BatchSuite.queries(),
            TraversalSuite.queries(),
            IdentitySuite.queries(),
            LiveSuite.queries(),
            MillionSuite.queries(),
            PortalSuite.queries())
        .flatMap(List::stream)
        .toList();
  }

  /** The transports that only suites with other queries use. A quick run includes them all. */
  public static List<String> otherTransports() {
    return Stream.of(
            Transports.OF_PROCEDURES,
            EndToEndSuite.transports(),
            BatchSuite.transports(),
            TraversalSuite.transports(),
            IdentitySuite.transports(),
            LiveSuite.transports(),
            MillionSuite.transports(),
            PortalSuite.transports())
        .flatMap(List::stream)
        .toList();
  }
}
