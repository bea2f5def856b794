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
 * Makes the database of a network in a directory that has none. It grows in a directory of its own,
 * and moves to its place when it is whole: a load that breaks leaves no database, and the next one
 * removes what it has left.
 */
public final class BulkLoad {

  /** Where Neo4j keeps all that is its own. */
  private static final String DATA = "data";

  private static final String GROWING = "loading";

  private final Path directory;
  private final Path growing;

  /** Into a directory, which need not be there. */
  public BulkLoad(Path directory) {
    this.directory = directory.toAbsolutePath();
    this.growing = this.directory.resolve(GROWING);
  }

  /** Whether the directory has no database yet. */
  public boolean isPossible() {
    return Files.notExists(directory.resolve(DATA));
  }

  /**
   * Checks the rows of a file, and loads them.
   *
   * @param progress told of rows that have been read
   * @throws BadFileException at the first row that cannot be right; nothing is loaded then
   * @throws LoadException where another load into the directory is under way
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
