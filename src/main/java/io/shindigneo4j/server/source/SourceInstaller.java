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

/** Selects, one after the other, the sources that can be used together. Confined to one thread. */
final class SourceInstaller {

  private final ProcedureRegistry registry;
  private final List<ProcedureSource> running;
  private final Optional<GraphDatabaseService> ready;
  private final BiConsumer<String, ProcedureSourceException> report;

  private final List<ProcedureSource> installed = new ArrayList<>();

  /** The origins of the names that are taken. */
  private final Map<String, String> origins = new HashMap<>();

  /**
   * @param running the sources that are started already
   * @param ready a database to check sources with, once there is one
   * @param report is told of each source that cannot be used, by its origin
   */
  SourceInstaller(
      ProcedureRegistry registry,
      List<ProcedureSource> running,
      Optional<GraphDatabaseService> ready,
      BiConsumer<String, ProcedureSourceException> report) {
    this.registry = registry;
    this.running = running;
    this.ready = ready;
    this.report = report;
  }

  /** Starts a source if it can be used too. Closes it if not, unless it was running before. */
  boolean install(ProcedureSource source) {
    boolean isRunning = running.contains(source);
    try {
      requireFreeNames(source);
      ready.ifPresent(source::check);
      if (!isRunning) {
        source.start();
      }
    } catch (RuntimeException | Error e) { // a bad file must not affect the others
      report.accept(source.origin(), ProcedureSourceException.of(e));
      if (!isRunning) {
        source.close();
      }
      return false;
    }
    source.procedures().forEach(procedure -> origins.put(procedure.name(), source.origin()));
    installed.add(source);
    return true;
  }

  private void requireFreeNames(ProcedureSource source) {
    for (RegisteredProcedure procedure : source.procedures()) {
      String name = procedure.name();
      if (registry.isBuiltIn(name)) {
        throw new ProcedureSourceException("the plug-in itself has a procedure " + name);
      }
      if (origins.containsKey(name)) {
        throw new ProcedureSourceException(
            origins.get(name) + " brings a procedure " + name + " already");
      }
    }
  }

  /** The installed sources, in order. */
  List<ProcedureSource> sources() {
    return List.copyOf(installed);
  }
}
