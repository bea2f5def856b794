package io.shindigneo4j.benchmark.result;

import java.util.ArrayList;
import java.util.List;

/**
 * What calls through Shindig should reach, beside others of the same run.
 *
 * @param queries that are compared; empty for all that both transports have
 * @param than the other transport
 * @param bound of each query; NaN if the figure is only told
 */
public record EndToEndGoal(
    String suite,
    List<String> queries,
    String transport,
    String than,
    Callers callers,
    Yardstick yardstick,
    double bound) {

  /** How many call at once. */
  public enum Callers {
    ONE,
    SEVERAL,
    ANY;

    boolean has(int threads) {
      return this == ANY || (threads == 1) == (this == ONE);
    }
  }

  private static final String NETWORK = "rest";
  private static final String SIX = "rest-six";
  private static final String REST = "rest";
  private static final String JSON = "rest-json";
  private static final String FILE = "static-file";
  private static final List<String> EACH = List.of();

  public static final List<EndToEndGoal> ALL = all();

  private static List<EndToEndGoal> all() {
    List<EndToEndGoal> goals = new ArrayList<>();
    for (String suite : List.of(NETWORK, SIX)) {
      for (String query : List.of("person", "friends", "inbox", "app-data")) {
        goals.add(ofFile(suite, query, 0.35));
      }
      goals.add(ofFile(suite, "own-activities", 0.2));
    }
    goals.add(ofFile(NETWORK, "activities-10", Double.NaN));
    goals.add(ofFile(NETWORK, "feed", Double.NaN));
    goals.add(
        new EndToEndGoal(
            NETWORK, EACH, REST, "websocket-native", Callers.ONE, Yardstick.WAIT, 1.7));
    for (String suite : List.of(NETWORK, SIX)) {
      goals.add(new EndToEndGoal(suite, EACH, REST, JSON, Callers.ONE, Yardstick.SPEED, 1));
      goals.add(new EndToEndGoal(suite, EACH, REST, JSON, Callers.SEVERAL, Yardstick.RATE, 1));
    }
    for (String query : List.of("person", "friends", "inbox", "app-data", "own-activities")) {
      List<String> steady = List.of(query + "@70%");
      goals.add(
          new EndToEndGoal(NETWORK, steady, REST, REST, Callers.SEVERAL, Yardstick.SPREAD, 5));
    }
    goals.add(
        new EndToEndGoal("batch", EACH, "rpc-batch", "rpc-single", Callers.ANY, Yardstick.RATE, 4));
    return List.copyOf(goals);
  }

  /** Of the calls per second of the file of the same Tomcat. */
  private static EndToEndGoal ofFile(String suite, String query, double share) {
    return new EndToEndGoal(
        suite, List.of(query), REST, FILE, Callers.SEVERAL, Yardstick.RATE, share);
  }

  /** Whether there is anything to reach. */
  public boolean isDemanded() {
    return !Double.isNaN(bound);
  }

  boolean isAbout(BenchmarkSetting setting) {
    return setting.suite().equals(suite)
        && setting.transport().equals(transport)
        && callers.has(setting.threads())
        && (queries.isEmpty() || queries.contains(setting.query()));
  }

  /** Whether the other setting is what the first is compared with. */
  boolean compares(BenchmarkSetting ours, BenchmarkSetting other) {
    return other.suite().equals(suite)
        && other.transport().equals(than)
        && other.query().equals(ours.query())
        && other.threads() == ours.threads();
  }
}
