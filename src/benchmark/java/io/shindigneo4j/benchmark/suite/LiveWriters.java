package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.live.Listening;
import io.shindigneo4j.benchmark.live.Subscriptions;
import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.writing.WebSocketWriteClient;
import io.shindigneo4j.benchmark.writing.Write;
import io.shindigneo4j.benchmark.writing.WriteClient;
import io.shindigneo4j.benchmark.writing.Writes;
import io.shindigneo4j.installation.PluggedServer;
import io.shindigneo4j.workload.random.SeededRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * What writers pay for events: the same writes on a server without events, on one to which nobody
 * subscribes, on one with a subscription to everything, as each Shindig has, on one with many to
 * people of whom nothing is written, and on one with as many to the people of whom it is.
 */
final class LiveWriters {

  static final String UPDATE = "person-update";
  static final String POST = "activity";

  private static final String OFF = "events-off";
  private static final String UNUSED = "no-subscription";
  private static final String EVERYTHING = "one-subscription";
  private static final String QUIET = "quiet-subscriptions";
  private static final String USED = "subscriptions";
  private static final int SUBSCRIPTIONS = 1_000;
  private static final int QUICK_SUBSCRIPTIONS = 50;

  private final SuiteContext context;

  LiveWriters(SuiteContext context) {
    this.context = context;
  }

  static List<String> transports() {
    return List.of(OFF, UNUSED, EVERYTHING, QUIET, USED);
  }

  void run() {
    if (!context.filter().hasQuery(UPDATE) && !context.filter().hasQuery(POST)) {
      return;
    }
    try (SuiteServers servers = new SuiteServers(context)) {
      Map<String, PluggedServer> each = new LinkedHashMap<>();
      for (String transport : transports()) {
        if (context.filter().hasTransport(transport)) {
          each.put(transport, servers.add(settings(transport)));
        }
      }
      try (Listening everything = subscriptions(each.get(EVERYTHING), List.of("all"));
          Listening quiet = subscriptions(each.get(QUIET), people(number -> "quiet" + number));
          Listening used = subscriptions(each.get(USED), people(this::author))) {
        measure(each);
      }
    }
  }

  private static Map<String, String> settings(String transport) {
    return transport.equals(OFF)
        ? Map.of("server.shindig.neo4j.events_enabled", "false")
        : Map.of("server.shindig.neo4j.events_subscriptions_of_user", "" + SUBSCRIPTIONS);
  }

  /** One for each topic; none where there is no such server. */
  private static Listening subscriptions(PluggedServer server, List<String> topics) {
    return server == null ? () -> {} : Subscriptions.open(server.driverSettings(), topics);
  }

  private List<String> people(IntFunction<String> id) {
    int count = context.options().isQuick() ? QUICK_SUBSCRIPTIONS : SUBSCRIPTIONS;
    return IntStream.range(0, count).mapToObj(i -> "people/" + id.apply(i)).toList();
  }

  private String author(int number) {
    return Population.id(number % context.population().network().shape().people());
  }

  private void measure(Map<String, PluggedServer> servers) {
    int people = context.population().network().shape().people();
    SeededRandom chance = new SeededRandom(people);
    List<Write> writes =
        new Writes(people, number -> chance.of("author", number).nextInt(people))
            .all().stream()
                .filter(write -> List.of(UPDATE, POST).contains(write.name()))
                .filter(write -> context.filter().hasQuery(write.name()))
                .toList();
    Map<String, WriteClient> clients = new LinkedHashMap<>();
    servers.forEach(
        (name, server) ->
            clients.put(name, new WebSocketWriteClient(server.driverSettings(), true)));
    try {
      for (Write write : writes) {
        for (int threads : context.filter().threadCounts()) {
          measure(write, clients, threads);
        }
      }
    } finally {
      clients.values().forEach(WriteClient::close);
    }
  }

  private void measure(Write write, Map<String, WriteClient> clients, int threads) {
    try (ClosedLoopLoad load = new ClosedLoopLoad(threads)) {
      new QuestionRunner(context)
          .measure(
              clients.entrySet().stream()
                  .map(each -> contender(each.getKey(), each.getValue(), write, threads))
                  .toList(),
              load);
    }
  }

  private static Contender contender(String way, WriteClient client, Write write, int threads) {
    BenchmarkSetting setting =
        new BenchmarkSetting(LiveSuite.NAME, write.name(), way, "bson", "none", threads, threads);
    return new Contender(setting, number -> client.write(write, number));
  }
}
