package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.environment.StoredNetwork;
import io.shindigneo4j.benchmark.measurement.TurnResult;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.installation.PluggedServer;
import io.shindigneo4j.workload.network.Network;
import io.shindigneo4j.workload.network.Preset;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.HdrHistogram.Histogram;

/** The load, the start and the memory of a server with a large network. */
final class MillionServer {

  static final String IMPORT = "bulk-load";
  static final String METER = "meter";

  private static final String DRIVER = "websocket-native";
  private static final String PERSON =
      "MATCH (person:Person {id: $id}) RETURN person.displayName AS name";
  private static final String METERS = "shindig.neo4j.server.projection.";
  private static final Duration MAX_FILL = Duration.ofMinutes(15);
  private static final long PAUSE_NANOS = Duration.ofMillis(5).toNanos();
  private static final int DIGITS = 3;
  private static final double MILLION = 1e6;
  private static final double BILLION = 1e9;

  private final SuiteContext context;
  private final int people;

  MillionServer(SuiteContext context, Preset preset) {
    this.context = context;
    this.people = preset.shape().people();
  }

  static List<String> queries() {
    return List.of("load", "start", "fill", "person@filling", "memory-person", "memory-friendship");
  }

  void loaded(StoredNetwork.Load load) {
    add("load", IMPORT, load.nanoseconds() / load.rows(), load.rows(), load.nanoseconds(), null);
  }

  /** Starts a server, and measures the time until it has answered a question. */
  PluggedServer start(Supplier<PluggedServer> server) {
    long start = System.nanoTime();
    PluggedServer started = server.get();
    try (GraphDriver driver = started.driver()) {
      ask(driver, 0);
    }
    long nanoseconds = System.nanoTime() - start;
    add("start", DRIVER, nanoseconds, 1, nanoseconds, null);
    return started;
  }

  private static void ask(GraphDriver driver, int place) {
    Statement question = Statement.cypher(PERSON).with("id", Network.id(place));
    if (driver.execute(question).first().isEmpty()) {
      throw new IllegalStateException("there is no person " + place);
    }
  }

  /** Asks for people until the graph is in memory, and reports how that went. */
  void awaitMemory(PluggedServer server) {
    Histogram waits = new Histogram(DIGITS);
    Random random = new Random(people);
    long start = System.nanoTime();
    try (GraphDriver driver = server.driver()) {
      while (meter(driver, "fill.milliseconds") == 0) {
        if (System.nanoTime() - start > MAX_FILL.toNanos()) {
          throw new IllegalStateException("the graph does not get into memory");
        }
        long call = System.nanoTime();
        ask(driver, random.nextInt(people));
        waits.recordValue(System.nanoTime() - call);
        LockSupport.parkNanos(PAUSE_NANOS);
      }
      if (people == Preset.P1000000_QUIET.shape().people()) {
        report(driver, waits, System.nanoTime() - start);
      }
    }
  }

  private void report(GraphDriver driver, Histogram waits, long nanoseconds) {
    long fill = Math.round(meter(driver, "fill.milliseconds") * MILLION);
    add("fill", METER, fill, 1, fill, null);
    BenchmarkSetting asked = setting("person@filling", DRIVER);
    if (waits.getTotalCount() > 0) {
      TurnResult turn = new TurnResult(waits, nanoseconds / BILLION, null);
      context.runLog().add(List.of(TurnResult.sum(asked, List.of(turn))));
    }
    addBytes("memory-person", meter(driver, "person.bytes"));
    addBytes("memory-friendship", meter(driver, "friendship.bytes"));
  }

  /** The value of a gauge; 0 if there is none. */
  private static double meter(GraphDriver driver, String name) {
    return driver.execute(Statement.procedure("system.meters")).records().stream()
        .filter(each -> each.get("name", String.class).equals(METERS + name))
        .map(each -> (Map<?, ?>) each.get("values", Map.class))
        .mapToDouble(each -> ((Number) each.get("value")).doubleValue())
        .sum();
  }

  private void addBytes(String query, double bytes) {
    context.runLog().say(query + ": " + bytes + " bytes");
    add(query, METER, 1, 1, 1, (long) Math.ceil(bytes));
  }

  private void add(
      String query, String transport, long nanoseconds, long count, long all, Long bytes) {
    Histogram each = new Histogram(DIGITS);
    each.recordValueWithCount(Math.max(1, nanoseconds), count);
    Long allocated = bytes == null ? null : bytes * count;
    context
        .runLog()
        .add(
            List.of(
                TurnResult.sum(
                    setting(query, transport),
                    List.of(new TurnResult(each, all / BILLION, allocated)))));
  }

  private static BenchmarkSetting setting(String query, String transport) {
    return new BenchmarkSetting(MillionSuite.NAME, query, transport, "bson", "none", 1, 1);
  }
}
