package io.shindigneo4j.workload.bulk;

import com.google.common.base.Throwables;
import java.io.IOException;
import java.nio.file.Path;
import org.neo4j.batchimport.api.Configuration;
import org.neo4j.batchimport.api.IndexConfig;
import org.neo4j.batchimport.api.Monitor;
import org.neo4j.batchimport.api.input.Collector;
import org.neo4j.batchimport.api.input.Input;
import org.neo4j.configuration.Config;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.internal.batchimport.DefaultAdditionalIds;
import org.neo4j.io.fs.DefaultFileSystemAbstraction;
import org.neo4j.io.fs.FileSystemAbstraction;
import org.neo4j.io.layout.Neo4jLayout;
import org.neo4j.io.pagecache.context.CursorContextFactory;
import org.neo4j.io.pagecache.tracing.PageCacheTracer;
import org.neo4j.kernel.impl.index.schema.IndexImporterFactoryImpl;
import org.neo4j.kernel.impl.scheduler.JobSchedulerFactory;
import org.neo4j.kernel.impl.transaction.log.files.TransactionLogInitializer;
import org.neo4j.logging.internal.NullLogService;
import org.neo4j.memory.EmptyMemoryTracker;
import org.neo4j.scheduler.JobScheduler;
import org.neo4j.storageengine.api.StorageEngineFactory;

/**
 * The files of Neo4j's default database in a directory, as {@code neo4j-admin import} creates them.
 */
final class Neo4jStore {

  private static final Configuration IMPORT =
      new Configuration() {
        @Override
        public IndexConfig indexConfig() {
          return IndexConfig.create().withLabelIndex().withRelationshipTypeIndex();
        }

        @Override
        public boolean sequentialBackgroundFlushing() {
          return false; // this would take half of the time
        }
      };

  private Neo4jStore() {}

  /**
   * Creates the files. The input must be a valid graph.
   *
   * @throws InvalidFileException if the input throws it
   */
  static void create(Path directory, Input input) throws IOException {
    Config config =
        Config.newBuilder()
            .set(GraphDatabaseSettings.neo4j_home, directory.toAbsolutePath())
            .build();
    try (JobScheduler scheduler = JobSchedulerFactory.createInitialisedScheduler();
        FileSystemAbstraction files = new DefaultFileSystemAbstraction()) {
      create(config, scheduler, files, input);
    } catch (Exception e) {
      Throwables.propagateIfPossible(Throwables.getRootCause(e), IOException.class);
      throw new IllegalStateException(e);
    }
  }

  private static void create(
      Config config, JobScheduler scheduler, FileSystemAbstraction files, Input input)
      throws IOException {
    StorageEngineFactory engine = StorageEngineFactory.selectStorageEngine(config);
    engine
        .batchImporter(
            engine.databaseLayout(
                Neo4jLayout.of(config), config.get(GraphDatabaseSettings.initial_default_database)),
            files,
            PageCacheTracer.NULL,
            IMPORT,
            NullLogService.getInstance(),
            null,
            false,
            DefaultAdditionalIds.EMPTY,
            config,
            Monitor.NO_MONITOR,
            scheduler,
            Collector.STRICT,
            TransactionLogInitializer.getLogFilesInitializer(),
            new IndexImporterFactoryImpl(),
            EmptyMemoryTracker.INSTANCE,
            CursorContextFactory.NULL_CONTEXT_FACTORY)
        .doImport(input);
  }
}
