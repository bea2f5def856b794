package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.Transport;
import io.shindigneo4j.benchmark.environment.BundledPack;
import io.shindigneo4j.installation.PluggedServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Servers of a suite and the ways to them; closing ends all. */
final class SuiteServers implements AutoCloseable {

  /** Longer than a pack takes to generate what it is asked about. */
  private static final Map<String, String> PATIENT = Map.of("db.transaction.timeout", "10m");

  private final SuiteContext context;
  private final List<PluggedServer> servers = new ArrayList<>();
  private final List<Transport> transports = new ArrayList<>();

  SuiteServers(SuiteContext context) {
    this.context = context;
  }

  /**
   * One more, with the network of the bench.
   *
   * @param settings of Neo4j, besides those of all
   */
  PluggedServer add(Map<String, String> settings) {
    PluggedServer server = context.environment().started(settings);
    servers.add(server);
    context.environment().load(server, context.population());
    return server;
  }

  /** One more, with a pack and nothing in it. */
  PluggedServer add(BundledPack pack) {
    PluggedServer server = context.environment().started(PATIENT, pack);
    servers.add(server);
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
    servers.forEach(context.environment()::end);
  }
}
