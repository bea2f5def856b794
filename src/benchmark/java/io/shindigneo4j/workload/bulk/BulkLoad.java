package io.shindigneo4j.workload.bulk;

import io.shindigneo4j.workload.file.NetworkFile;
import io.shindigneo4j.workload.file.ValidatedRows;
import io.shindigneo4j.workload.load.EmbeddedGraph;
import io.shindigneo4j.workload.load.LoadException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.LongConsumer;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.io.fs.FileUtils;

/**
 * Creates the database of a network in a directory without one. It is built in a directory of its
 * own, and moves to its place when it is complete. A failed load leaves no database, and the next
 * load removes its files.
 */
public final class BulkLoad {

  /** The name of Neo4j's data directory. */
  private static final String DATA = "data";

  private static final String GROWING = "loading";

  private final Path directory;
  private final Path growing;

  /**
   * @param directory the target, which need not exist
   */
  public BulkLoad(Path directory) {
    this.directory = directory.toAbsolutePath();
    this.growing = this.directory.resolve(GROWING);
  }

  /** Whether the directory has no database yet. */
  public boolean isPossible() {
    return Files.notExists(directory.resolve(DATA));
  }

  /**
   * Validates the rows of a file, and loads them.
   *
   * @param progress is told of rows that have been read
   * @throws InvalidFileException at the first invalid row; nothing is loaded then
   * @throws LoadException if another load into the directory is running
   */
  public void load(NetworkFile file, LongConsumer progress) throws IOException {
    try (DirectoryLock claim = new DirectoryLock(directory)) {
      FileUtils.deleteDirectory(growing);
      loadAlone(file, progress);
    }
  }

  private void loadAlone(NetworkFile file, LongConsumer progress) throws IOException {
    try {
      create(file, progress);
      complete();
      Files.move(growing.resolve(DATA), directory.resolve(DATA));
    } finally {
      FileUtils.deleteDirectory(growing);
    }
  }

  private void create(NetworkFile file, LongConsumer progress) throws IOException {
    try (ValidatedRows rows = file.checked()) {
      Path relationships = Files.createDirectories(growing).resolve("relationships");
      NodeSource nodes =
          new NodeSource(rows, file.fingerprint(), new RelationshipWriter(relationships), progress);
      Neo4jStore.create(growing, new NetworkInput(nodes, relationships, Files.size(file.path())));
    }
  }

  private void complete() {
    DatabaseManagementService service = EmbeddedGraph.open(growing);
    try {
      EmbeddedGraph graph = new EmbeddedGraph(service.database("neo4j"));
      graph.prepare();
      graph.awaitIndexes(Duration.ofDays(1));
    } finally {
      service.shutdown();
    }
  }
}
