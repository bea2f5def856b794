package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.installation.PluggedServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Servers of a suite, each with the network of the bench; closing ends them. */
final class Fleet implements AutoCloseable {

  private final Bench bench;
  private final List<PluggedServer> servers = new ArrayList<>();

  Fleet(Bench bench) {
    this.bench = bench;
  }

  /**
   * One more.
   *
   * @param settings of Neo4j, besides those of all
   */
  PluggedServer add(Map<String, String> settings) {
    PluggedServer server = bench.stage().started(settings);
    servers.add(server);
    bench.stage().load(server, bench.population());
    return server;
  }

  @Override
  public void close() {
    servers.forEach(bench.stage()::end);
  }
}
