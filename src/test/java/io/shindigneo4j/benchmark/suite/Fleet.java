package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.Transport;
import io.shindigneo4j.installation.PluggedServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Servers of a suite, each with the network of the bench, and the ways to them; closing ends all.
 */
final class Fleet implements AutoCloseable {

  private final Bench bench;
  private final List<PluggedServer> servers = new ArrayList<>();
  private final List<Transport> transports = new ArrayList<>();

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

  /** Takes transports to the servers, which are to be closed before these. */
  List<Transport> keep(List<Transport> open) {
    transports.addAll(open);
    return open;
  }

  @Override
  public void close() {
    transports.forEach(Transport::close);
    servers.forEach(bench.stage()::end);
  }
}
