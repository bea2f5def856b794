package io.shindigneo4j.server;

import io.shindigneo4j.server.pack.PackLoader;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.source.HotReload;
import io.shindigneo4j.server.source.SourceFolder;
import io.shindigneo4j.server.source.Sources;
import io.shindigneo4j.server.stored.StoredCypherLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadFactory;
import org.neo4j.configuration.Config;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.logging.Log;

/** Packs and stored Cypher, from the start of the plug-in to its stop. */
final class ProcedureFiles implements AutoCloseable {

  private static final int MAX_PACKS = 100;
  private static final int MAX_TEXTS = 1_000;
  private static final long MEBIBYTE = 1024 * 1024;
  private static final long MAX_PACK_SIZE = 64 * MEBIBYTE;
  private static final long MAX_TEXT_SIZE = MEBIBYTE;

  private final Sources sources;
  private final Optional<HotReload> watch;

  private ProcedureFiles(Sources sources, Optional<HotReload> watch) {
    this.sources = sources;
    this.watch = watch;
  }

  /** Loads the files; watches them for changes where the settings say so. */
  static ProcedureFiles start(
      ProcedureRegistry registry,
      DatabaseManagementService databases,
      Config config,
      ThreadFactory threads,
      Log log) {
    List<SourceFolder> folders = List.of(packs(databases, config, log), texts(config));
    Sources sources = new Sources(registry, folders, log);
    sources.load();
    return new ProcedureFiles(
        sources,
        config.get(ServerSettings.procedures_reload)
            ? Optional.of(HotReload.start(sources, threads, log))
            : Optional.empty());
  }

  private static SourceFolder packs(DatabaseManagementService databases, Config config, Log log) {
    return new SourceFolder(
        config.get(ServerSettings.packs_directory),
        ".jar",
        MAX_PACKS,
        MAX_PACK_SIZE,
        new PackLoader(databases, Path.of(System.getProperty("java.io.tmpdir")), log));
  }

  private static SourceFolder texts(Config config) {
    return new SourceFolder(
        config.get(ServerSettings.stored_cypher_directory),
        StoredCypherLoader.SUFFIX,
        MAX_TEXTS,
        MAX_TEXT_SIZE,
        new StoredCypherLoader());
  }

  /** Checks the stored Cypher against a database that has become ready. */
  void check(GraphDatabaseService database) {
    sources.check(database);
  }

  @Override
  public void close() {
    watch.ifPresent(HotReload::close);
    sources.close();
  }
}
