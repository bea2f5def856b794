package io.shindigneo4j.server;

import io.shindigneo4j.schema.NoParameters;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.procedure.GraphProcedure;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.io.pagecache.PageCache;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/**
 * Tells how much memory Neo4j has, and how large the store of the database is, in bytes: {@code
 * heapUsed}, {@code heapMost}, {@code pageCache} and {@code store}. It names no user and nothing of
 * the graph.
 */
final class MemoryListing implements GraphProcedure<NoParameters> {

  static final Operation<NoParameters, ?> OPERATION =
      Operation.read(
          "system.memory",
          "Tells the size of the heap, of the page cache and of the database's store, in bytes.",
          NoParameters.class);

  private static final List<String> COLUMNS = List.of("heapUsed", "heapMost", "pageCache", "store");

  private final DatabaseManagementService databases;

  MemoryListing(DatabaseManagementService databases) {
    this.databases = databases;
  }

  @Override
  public ProcedureResult call(ProcedureContext context, NoParameters none) {
    GraphDatabaseAPI database = (GraphDatabaseAPI) databases.database(context.database());
    MemoryUsage heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
    return ProcedureResult.single(
        COLUMNS, heap.getUsed(), heap.getMax(), pageCache(database), store(database));
  }

  private static long pageCache(GraphDatabaseAPI database) {
    PageCache cache = database.getDependencyResolver().resolveDependency(PageCache.class);
    return cache.maxCachedPages() * cache.pageSize();
  }

  private static long store(GraphDatabaseAPI database) {
    Path directory = database.databaseLayout().databaseDirectory();
    try {
      return DirectorySize.of(directory);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Adds up the files of a folder, some of which may disappear meanwhile. */
  static final class DirectorySize extends SimpleFileVisitor<Path> {

    private long bytes;

    private DirectorySize() {}

    /** The bytes of all files below the folder. */
    static long of(Path directory) throws IOException {
      DirectorySize size = new DirectorySize();
      Files.walkFileTree(directory, size);
      return size.bytes;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      bytes += attributes.size();
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) {
      return FileVisitResult.CONTINUE;
    }
  }
}
