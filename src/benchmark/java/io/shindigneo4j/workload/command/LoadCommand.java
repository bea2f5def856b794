package io.shindigneo4j.workload.command;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.workload.bulk.BulkLoad;
import io.shindigneo4j.workload.file.NetworkFile;
import io.shindigneo4j.workload.load.DriverGraph;
import io.shindigneo4j.workload.load.EmbeddedGraph;
import io.shindigneo4j.workload.load.Loader;
import io.shindigneo4j.workload.load.TargetGraph;
import io.shindigneo4j.workload.row.RowKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import org.neo4j.dbms.api.DatabaseManagementService;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Loads the file of a network into a graph. */
@Command(
    name = "load",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Loads the file of a network into an empty graph, of a running server or in a directory.",
      "Nothing is loaded of a file with an invalid row. The same command continues an"
          + " interrupted load."
    })
public final class LoadCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "FILE",
      description = "A file that `generate` has written: .xml or .jsonl.")
  private Path file;

  @ArgGroup(multiplicity = "1")
  private Destination destination;

  @Mixin private ServerOptions server;

  @Option(
      names = "--batches",
      defaultValue = "4",
      description = "How many batches are written at once; ${DEFAULT-VALUE}.")
  private int batches;

  @Spec private CommandSpec spec;

  /** The target: one of these two options. */
  private static final class Destination {

    @Option(
        names = "--uri",
        description =
            "The address of a server with the plug-in, such as ws://localhost:7690/neo4j.")
    private String uri;

    @Option(
        names = "--embedded",
        description = "The directory of a database that no server has open.")
    private Path directory;

    boolean isNew() {
      return directory != null && new BulkLoad(directory).isPossible();
    }
  }

  @Override
  public Integer call() throws IOException {
    return CommandOutcome.of(spec, this::load);
  }

  private void load() throws IOException {
    NetworkFile network = new NetworkFile(file);
    if (destination.isNew()) {
      loadNew(network);
    } else {
      loadOnto(network);
    }
  }

  /** Loads row by row. Rows that an earlier load has written are skipped. */
  private void loadOnto(NetworkFile network) throws IOException {
    Map<RowKind, Long> counts = check(network);
    long rows = counts.values().stream().mapToLong(Long::longValue).sum();
    long all = rows + counts.getOrDefault(RowKind.PERSON, 0L); // plus the timelines of each person
    if (load(network, all)) {
      sayLoaded(rows);
    } else {
      CommandOutcome.say(spec, "the graph has this network already");
    }
  }

  private void loadNew(NetworkFile network) throws IOException {
    AtomicLong rows = new AtomicLong();
    try (ProgressDisplay progress = new ProgressDisplay("loading", -1)) {
      new BulkLoad(destination.directory)
          .load(
              network,
              read -> {
                rows.addAndGet(read);
                progress.add(read);
              });
    }
    sayLoaded(rows.get());
  }

  private Map<RowKind, Long> check(NetworkFile network) throws IOException {
    try (ProgressDisplay progress = new ProgressDisplay("checking", -1)) {
      return network.check(row -> progress.add(1));
    }
  }

  private boolean load(NetworkFile network, long rows) throws IOException {
    return destination.uri == null ? loadEmbedded(network, rows) : loadServer(network, rows);
  }

  private boolean loadServer(NetworkFile network, long rows) throws IOException {
    try (GraphDriver driver = server.driver(destination.uri)) {
      return load(new DriverGraph(driver), network, rows);
    }
  }

  private boolean loadEmbedded(NetworkFile network, long rows) throws IOException {
    DatabaseManagementService service = EmbeddedGraph.open(destination.directory);
    try {
      EmbeddedGraph graph = new EmbeddedGraph(service.database("neo4j"));
      graph.prepare();
      return load(graph, network, rows);
    } finally {
      service.shutdown();
    }
  }

  private boolean load(TargetGraph graph, NetworkFile network, long rows) throws IOException {
    try (ProgressDisplay progress = new ProgressDisplay("loading", rows)) {
      return new Loader(graph, batches, progress::add).load(network);
    }
  }

  private void sayLoaded(long rows) {
    CommandOutcome.say(spec, "loaded " + rows + " rows");
  }
}
