package io.shindigneo4j.server.source;

import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.procedure.RegisteredProcedure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.neo4j.graphdb.GraphDatabaseService;

/** Decides, one after the other, which sources can be used together. For one thread. */
final class Installation {

  private final ProcedureRegistry registry;
  private final List<Source> running;
  private final Optional<GraphDatabaseService> ready;
  private final BiConsumer<String, SourceException> report;

  private final List<Source> taken = new ArrayList<>();

  /** What brings each of the names that are taken. */
  private final Map<String, String> origins = new HashMap<>();

  /**
   * @param running those that have been started
   * @param ready a database to do work in, where there is one yet
   * @param report told of each that cannot be used, by its origin
   */
  Installation(
      ProcedureRegistry registry,
      List<Source> running,
      Optional<GraphDatabaseService> ready,
      BiConsumer<String, SourceException> report) {
    this.registry = registry;
    this.running = running;
    this.ready = ready;
    this.report = report;
  }

  /** Whether this one can be used, too; one that has not been running is closed where it cannot. */
  boolean takes(Source source) {
    boolean isRunning = running.contains(source);
    try {
      requireFreeNames(source);
      ready.ifPresent(source::check);
      if (!isRunning) {
        source.start();
      }
    } catch (RuntimeException | Error e) { // whatever a file does must not end the others
      report.accept(source.origin(), SourceException.of(e));
      if (!isRunning) {
        source.close();
      }
      return false;
    }
    source.procedures().forEach(procedure -> origins.put(procedure.name(), source.origin()));
    taken.add(source);
    return true;
  }

  private void requireFreeNames(Source source) {
    for (RegisteredProcedure procedure : source.procedures()) {
      String name = procedure.name();
      if (registry.isBuiltIn(name)) {
        throw new SourceException("the plug-in itself has a procedure " + name);
      }
      if (origins.containsKey(name)) {
        throw new SourceException(origins.get(name) + " brings a procedure " + name + " already");
      }
    }
  }

  /** Those that were taken, in their order. */
  List<Source> sources() {
    return List.copyOf(taken);
  }
}
