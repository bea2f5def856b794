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
 * The files that bring procedures, and their way into the registry. Of files that claim one name
 * the first has it, by folder and name, and the others bring nothing, whichever came first. A file
 * that has been changed to what cannot be used leaves what it has brought before. Each problem is
 * told in the log, by file and reason.
 *
 * <p>All methods may be called by any thread; calls of procedures wait for none of them.
 */
public final class Sources implements AutoCloseable {

  private final ProcedureRegistry registry;
  private final List<SourceFolder> folders;
  private final Log log;

  // All guarded by this.
  private final Departure departure;
  private FolderContent content = FolderContent.EMPTY;
  private FolderContent lastSeen = content;
  private final LoadedFiles files;
  private List<Source> running = List.of();
  private Optional<GraphDatabaseService> ready = Optional.empty();
  private boolean closed;

  public Sources(ProcedureRegistry registry, List<SourceFolder> folders, Log log) {
    this.registry = registry;
    this.folders = List.copyOf(folders);
    this.files = new LoadedFiles(this::report);
    this.departure = new Departure(log);
    this.log = log;
  }

  /** Loads what is there. */
  public synchronized void load() {
    FolderContent now = FolderContent.of(folders, content);
    if (!now.equals(content)) {
      reload(now);
    }
    lastSeen = now;
  }

  /** Loads what has changed, once it stays as it is from one look to the next. */
  public synchronized void refresh() {
    FolderContent now = FolderContent.of(folders, content);
    boolean settled = now.equals(lastSeen);
    lastSeen = now;
    if (settled && !now.equals(content) && !closed) {
      reload(now);
    }
    departure.proceed();
  }

  /** A database may be used: from now on all must be able to do their work there. */
  public synchronized void check(GraphDatabaseService database) {
    ready = Optional.of(database);
    if (!closed) {
      install();
    }
  }

  private void reload(FolderContent now) {
    now.surplus().forEach(file -> log.error("%s is one file too many", file));
    now.problems().forEach(problem -> log.error("Procedures cannot be read: %s", problem));
    content = now;
    files.reload(now);
    install();
  }

  private void report(String file, SourceException reason) {
    String message = "The procedures of " + file + " cannot be used: " + reason.getMessage();
    if (reason.getCause() == null) {
      log.error(message);
    } else {
      log.error(message, reason.getCause());
    }
  }

  /** Puts all that can be used into the registry, and lets go of all else. */
  private void install() {
    Installation installation = new Installation(registry, running, ready, this::report);
    files.install(installation);
    List<Source> before = running;
    running = installation.sources();
    registry.replaceOthers(procedures(running));
    List<Source> gone = new ArrayList<>(before);
    gone.removeAll(running);
    gone.forEach(departure::begin);
    departure.proceed();
    List<Source> come = new ArrayList<>(running);
    come.removeAll(before);
    come.forEach(source -> log.info("%s brings %s", source.origin(), names(source)));
  }

  private static List<RegisteredProcedure> procedures(Collection<Source> sources) {
    return sources.stream().flatMap(source -> source.procedures().stream()).toList();
  }

  private static List<String> names(Source source) {
    return source.procedures().stream().map(RegisteredProcedure::name).toList();
  }

  /** Takes all procedures away, and waits for their calls, but not for long. */
  @Override
  public synchronized void close() {
    closed = true;
    registry.replaceOthers(List.of());
    running.forEach(departure::begin);
    running = List.of();
    files.reload(FolderContent.EMPTY);
    departure.end();
  }
}
