package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.measurement.InterleavedRuns;
import io.shindigneo4j.benchmark.question.PageQuestions;
import io.shindigneo4j.benchmark.writing.WebSocketWriteClient;
import io.shindigneo4j.benchmark.writing.Write;
import io.shindigneo4j.benchmark.writing.WriteClient;
import io.shindigneo4j.benchmark.writing.Writes;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.installation.PluggedServer;
import io.shindigneo4j.workload.network.Preset;
import io.shindigneo4j.workload.random.SeededRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Writes while the graph is kept in memory, and somebody with 100,000 friends. */
final class MillionWriters {

  private static final String HUB = "hub";
  private static final int HUB_FRIENDS = 100_000;
  private static final int BATCH = 2_000;
  private static final int THREADS = 16;
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private static final String BEFRIEND =
      """
      MERGE (hub:Person {id: 'hub'}) ON CREATE SET hub.displayName = 'Hub'
      WITH hub UNWIND $ids AS id
      MATCH (other:Person {id: id})
      CREATE (hub)-[:FRIEND_OF {since: $since}]->(other)-[:FRIEND_OF {since: $since}]->(hub)
      """;

  private static final String FRIENDS =
      "MATCH (hub:Person {id: 'hub'}) RETURN COUNT { (hub)-[:FRIEND_OF]->() } AS friends";

  private final SuiteContext context;

  MillionWriters(SuiteContext context) {
    this.context = context;
  }

  void run(PluggedServer small, PluggedServer large) {
    List<WriteClient> clients = new ArrayList<>();
    try {
      for (Write write : new Writes(2, number -> 0).all()) {
        if (context.filter().hasQuery(write.name())) {
          measure(write.name(), small, large, clients);
        }
      }
    } finally {
      clients.forEach(WriteClient::close);
    }
    if (context.filter().hasQuery("hub-read") || context.filter().hasQuery("hub-add")) {
      hub(large);
    }
  }

  private void measure(
      String name, PluggedServer small, PluggedServer large, List<WriteClient> clients) {
    List<Contender> both =
        List.of(
            contender(name, small, Preset.P10003_QUIET, clients),
            contender(name, large, Preset.P1000000_QUIET, clients));
    try (ClosedLoopLoad load = new ClosedLoopLoad(THREADS)) {
      context.runLog().add(InterleavedRuns.measure(both, load, context.options()));
    }
  }

  private static Contender contender(
      String name, PluggedServer server, Preset preset, List<WriteClient> clients) {
    int people = preset.shape().people();
    SeededRandom chance = new SeededRandom(people);
    Write write =
        new Writes(people, number -> chance.of("author", number).nextInt(people))
            .all().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    WriteClient client = new WebSocketWriteClient(server.driverSettings(), true);
    clients.add(client);
    return new Contender(
        client.setting(MillionSuite.NAME + "-" + people, name, THREADS),
        number -> client.write(write, number));
  }

  /** Reads the hub's friends alone, and again each time after somebody was added. */
  private void hub(PluggedServer server) {
    try (GraphDriver driver = server.driver();
        MeasuredTransport transport = Transports.of(server, "websocket-native");
        ClosedLoopLoad one = new ClosedLoopLoad(1)) {
      AtomicLong next = new AtomicLong(befriend(driver));
      String suite = MillionSuite.NAME + "-1000000";
      Contender read =
          transport.contender(suite, PageQuestions.friends("hub-read", List.of(HUB)), 1);
      Contender add =
          new Contender(
              transport
                  .contender(suite, PageQuestions.friends("hub-add", List.of(HUB)), 1)
                  .setting(),
              number -> {
                add(driver, next.getAndIncrement(), 1);
                return 1;
              });
      context.runLog().add(InterleavedRuns.measure(List.of(read, add), one, context.options()));
    }
  }

  /** How many friends the hub has. */
  private static long befriend(GraphDriver driver) {
    long friends =
        driver.execute(Statement.cypher(FRIENDS)).records().stream()
            .mapToLong(each -> each.get("friends", Long.class))
            .sum();
    for (; friends < HUB_FRIENDS; friends += BATCH) {
      add(driver, friends, BATCH);
    }
    return friends;
  }

  private static void add(GraphDriver driver, long first, int count) {
    List<String> ids = new ArrayList<>();
    for (long place = first; place < first + count; place++) {
      ids.add("person%07d".formatted(place));
    }
    driver.execute(
        Statement.cypher(BEFRIEND)
            .with("ids", ids)
            .with("since", first)
            .writing()
            .within(PATIENCE));
  }
}
