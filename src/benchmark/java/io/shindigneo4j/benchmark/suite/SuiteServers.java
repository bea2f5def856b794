package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.environment.BundledPack;
import io.shindigneo4j.installation.PluggedServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The servers of a suite and the transports to them. Closing this closes all. */
final class SuiteServers implements AutoCloseable {

  /** A timeout that is long enough for a pack to generate its data. */
  private static final Map<String, String> LONG_TRANSACTIONS =
      Map.of("db.transaction.timeout", "10m");

  private final SuiteContext context;
  private final List<PluggedServer> servers = new ArrayList<>();
  private final List<MeasuredTransport> transports = new ArrayList<>();

  SuiteServers(SuiteContext context) {
    this.context = context;
  }

  /**
   * Adds a server with the network.
   *
   * @param settings additional settings of Neo4j
   */
  PluggedServer add(Map<String, String> settings) {
    PluggedServer server = context.environment().started(settings);
    servers.add(server);
    context.environment().load(server, context.population());
    return server;
  }

  /**
   * Adds a server with the data that the settings name.
   *
   * @param options of its JVM
   */
  PluggedServer add(Map<String, String> settings, List<String> options) {
    PluggedServer server = context.environment().started(settings, options);
    servers.add(server);
    return server;
  }

  /** Adds a server with a pack and no data. */
  PluggedServer add(BundledPack pack) {
    PluggedServer server = context.environment().started(LONG_TRANSACTIONS, pack);
    servers.add(server);
    return server;
  }

  /** Adds transports, which are closed before the servers. */
  List<MeasuredTransport> keep(List<MeasuredTransport> open) {
    transports.addAll(open);
    return open;
  }

  @Override
  public void close() {
    transports.forEach(MeasuredTransport::close);
    servers.forEach(context.environment()::end);
  }
}
