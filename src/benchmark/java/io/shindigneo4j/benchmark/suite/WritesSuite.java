package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.writing.BoltWriteClient;
import io.shindigneo4j.benchmark.writing.WebSocketWriteClient;
import io.shindigneo4j.benchmark.writing.Write;
import io.shindigneo4j.benchmark.writing.WriteClient;
import io.shindigneo4j.benchmark.writing.Writes;
import io.shindigneo4j.installation.PluggedServer;
import io.shindigneo4j.workload.random.SeededRandom;
import java.util.List;
import java.util.Map;

/** Writes, each kind alone, on a server whose data grow during the run. */
final class WritesSuite implements Suite {

  @Override
  public String name() {
    return "writes";
  }

  @Override
  public String description() {
    return "writes alone: profiles, friendships, messages, activities, data of applications";
  }

  @Override
  public void run(SuiteContext context) {
    int people = context.population().network().shape().people();
    SeededRandom chance = new SeededRandom(people);
    Writes writes = new Writes(people, number -> chance.of("author", number).nextInt(people));
    try (SuiteServers servers = new SuiteServers(context)) {
      PluggedServer server = servers.add(Map.of());
      List<WriteClient> clients = clients(server);
      try {
        for (int threads : context.filter().threadCounts()) {
          writes.all().stream()
              .filter(write -> context.filter().hasQuery(write.name()))
              .forEach(write -> measure(write, clients, threads, context));
        }
      } finally {
        clients.forEach(WriteClient::close);
      }
    }
  }

  static List<WriteClient> clients(PluggedServer server) {
    return List.of(
        new WebSocketWriteClient(server.driverSettings(), true),
        new WebSocketWriteClient(server.driverSettings(), false),
        new BoltWriteClient(server));
  }

  private void measure(Write write, List<WriteClient> clients, int threads, SuiteContext context) {
    try (ClosedLoopLoad load = new ClosedLoopLoad(threads)) {
      new QuestionRunner(context)
          .measure(
              clients.stream()
                  .map(client -> contender(client, write, threads))
                  .filter(each -> context.filter().hasTransport(each.setting().transport()))
                  .toList(),
              load);
    }
  }

  private Contender contender(WriteClient client, Write write, int threads) {
    return new Contender(
        client.setting(name(), write.name(), threads), number -> client.write(write, number));
  }
}
