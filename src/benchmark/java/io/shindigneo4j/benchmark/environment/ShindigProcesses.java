package io.shindigneo4j.benchmark.environment;

import io.shindigneo4j.benchmark.environment.process.CheckedSupplier;
import io.shindigneo4j.benchmark.measurement.AllocatedBytes;
import io.shindigneo4j.installation.PluggedServer;
import io.shindigneo4j.workload.network.Network;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Shindig with each back end. Each process starts at its first use. */
final class ShindigProcesses {

  /** The largest page that a question of friends of friends needs. */
  private static final String PAGE_LIMIT = "10000";

  private final ResourceStack resources;
  private final Map<String, ShindigProcess> running = new HashMap<>();

  /**
   * @param resources closes the processes
   */
  ShindigProcesses(ResourceStack resources) {
    this.resources = resources;
  }

  /**
   * Shindig with our back end.
   *
   * @param server is asked for only if the process is started
   */
  ShindigProcess of(Supplier<PluggedServer> server, String queries) {
    return of(server, queries, Map.of("SHINDIG_NEO4J_QUERIES", queries));
  }

  /**
   * Another one with our back end.
   *
   * @param settings in addition to those that all have
   */
  ShindigProcess of(Supplier<PluggedServer> server, String name, Map<String, String> settings) {
    Path war = ShindigProcess.war();
    return started(
        name, () -> new ShindigProcess(war, directory -> {}, environment(server, settings)));
  }

  private static Map<String, String> environment(
      Supplier<PluggedServer> server, Map<String, String> settings) {
    Map<String, String> environment = new HashMap<>(server.get().environment());
    environment.putAll(settings);
    environment.put("SHINDIG_NEO4J_PAGE_LIMIT", PAGE_LIMIT);
    return environment;
  }

  /** What the threads of the one with this port have allocated so far; empty if there is none. */
  Optional<Supplier<AllocatedBytes>> allocation(int port) {
    return running.values().stream()
        .filter(each -> each.port() == port)
        .findFirst()
        .map(each -> each::allocated);
  }

  /** Ends one before the others. */
  void end(ShindigProcess process) {
    running.values().remove(process);
    resources.close(process);
  }

  /** Shindig with its own back end and the people of a network. */
  ShindigProcess ofSample(Network network) {
    return ofSample("sample", text -> new SampleTables(network.rows()).in(text));
  }

  /** Shindig with its own back end and the people of its own file. */
  ShindigProcess ofSample() {
    return ofSample("sample-six", SampleTables::ofSix);
  }

  private ShindigProcess ofSample(String name, SampleBackEnd.Tables tables) {
    Path war = ShindigProcess.war();
    return started(name, () -> new ShindigProcess(war, new SampleBackEnd(war, tables), Map.of()));
  }

  private ShindigProcess started(String name, CheckedSupplier<ShindigProcess> preparation) {
    return running.computeIfAbsent(
        name, absent -> CheckedSupplier.unchecked(() -> started(preparation)));
  }

  private ShindigProcess started(CheckedSupplier<ShindigProcess> preparation)
      throws IOException, InterruptedException {
    ShindigProcess process = resources.add(preparation.run());
    process.start();
    return process;
  }
}
