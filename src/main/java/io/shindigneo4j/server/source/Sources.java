package io.shindigneo4j.server.source;

import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.procedure.RegisteredProcedure;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.logging.Log;

/**
 * Loads procedures from files into the registry. If several files have a procedure of the same
 * name, the first file by folder and name wins, and the others are not used at all. If a changed
 * file cannot be used, its earlier version stays. Each problem is logged with file and reason.
 *
 * <p>Thread-safe. Calls of procedures never wait for it.
 */
public final class Sources implements AutoCloseable {

  private final ProcedureRegistry registry;
  private final List<SourceFolder> folders;
  private final Log log;

  // All guarded by this.
  private final DrainingSources draining;
  private FolderListing content = FolderListing.EMPTY;
  private FolderListing lastListing = content;
  private final LoadedFiles files;
  private List<ProcedureSource> running = List.of();
  private Optional<GraphDatabaseService> ready = Optional.empty();
  private boolean closed;

  public Sources(ProcedureRegistry registry, List<SourceFolder> folders, Log log) {
    this.registry = registry;
    this.folders = List.copyOf(folders);
    this.files = new LoadedFiles(this::report);
    this.draining = new DrainingSources(log);
    this.log = log;
  }

  /** Loads the files that are there. */
  public synchronized void load() {
    FolderListing now = FolderListing.of(folders, content);
    if (!now.equals(content)) {
      reload(now);
    }
    lastListing = now;
  }

  /** Loads changed files, after two listings in a row were the same. */
  public synchronized void refresh() {
    FolderListing now = FolderListing.of(folders, content);
    boolean settled = now.equals(lastListing);
    lastListing = now;
    if (settled && !now.equals(content) && !closed) {
      reload(now);
    }
    draining.closeUnused();
  }

  /** A database is available. From now on, sources are checked with it. */
  public synchronized void check(GraphDatabaseService database) {
    ready = Optional.of(database);
    if (!closed) {
      install();
    }
  }

  private void reload(FolderListing now) {
    now.surplus().forEach(file -> log.error("%s is one file too many", file));
    now.problems().forEach(problem -> log.error("Procedures cannot be read: %s", problem));
    content = now;
    files.reload(now);
    install();
  }

  private void report(String file, ProcedureSourceException reason) {
    String message = "The procedures of " + file + " cannot be used: " + reason.getMessage();
    if (reason.getCause() == null) {
      log.error(message);
    } else {
      log.error(message, reason.getCause());
    }
  }

  /** Registers the usable sources, and drains the ones that are replaced. */
  private void install() {
    SourceInstaller installer = new SourceInstaller(registry, running, ready, this::report);
    files.install(installer);
    List<ProcedureSource> before = running;
    running = installer.sources();
    registry.replaceOthers(procedures(running));
    List<ProcedureSource> removed = new ArrayList<>(before);
    removed.removeAll(running);
    removed.forEach(draining::add);
    draining.closeUnused();
    List<ProcedureSource> added = new ArrayList<>(running);
    added.removeAll(before);
    added.forEach(source -> log.info("%s brings %s", source.origin(), names(source)));
  }

  private static List<RegisteredProcedure> procedures(Collection<ProcedureSource> sources) {
    return sources.stream().flatMap(source -> source.procedures().stream()).toList();
  }

  private static List<String> names(ProcedureSource source) {
    return source.procedures().stream().map(RegisteredProcedure::name).toList();
  }

  /** Removes all procedures, and waits a short time for their calls. */
  @Override
  public synchronized void close() {
    closed = true;
    registry.replaceOthers(List.of());
    running.forEach(draining::add);
    running = List.of();
    files.reload(FolderListing.EMPTY);
    draining.closeAll();
  }
}
