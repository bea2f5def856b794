package io.shindigneo4j.prove.checker;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.prove.checker.Anomaly.Kind;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What docs/data-model.md promises of the graph. Each invariant is a Cypher file that finds what
 * breaks it.
 */
public final class GraphInvariants {

  /** Of some people: the column {@code broken} says what is wrong. */
  private static final List<String> OF_PEOPLE =
      List.of("mailbox-totals", "stream-totals", "friendships", "requests", "removed-people");

  /** Of the whole graph. */
  private static final List<String> OF_ALL =
      List.of("groups-without-owner", "nodes-without-owner", "items-outside-of-timelines");

  private static final Duration LIMIT = Duration.ofMinutes(2);

  private GraphInvariants() {}

  /** All invariants; those of people are looked at only around the given ones. */
  public static List<Anomaly> check(GraphDriver driver, List<String> people) {
    return Stream.concat(
            OF_PEOPLE.stream().flatMap(name -> broken(driver, name, Map.of("people", people))),
            OF_ALL.stream().flatMap(name -> broken(driver, name, Map.of())))
        .toList();
  }

  private static Stream<Anomaly> broken(
      GraphDriver driver, String name, Map<String, Object> parameters) {
    Statement statement = Statement.cypher(text(name)).with(parameters).within(LIMIT);
    return driver.execute(statement).records().stream()
        .map(found -> new Anomaly(Kind.INVARIANT, name + ": " + found.get("broken")));
  }

  private static String text(String name) {
    try (InputStream file = GraphInvariants.class.getResourceAsStream(name + ".cypher")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
