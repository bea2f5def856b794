package io.shindigneo4j.benchmark.environment;

import io.shindigneo4j.workload.file.NetworkFile;
import io.shindigneo4j.workload.load.Loader;
import io.shindigneo4j.workload.load.TargetGraph;
import io.shindigneo4j.workload.network.Network;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Loads a network into an empty graph, through a temporary file. */
public final class NetworkLoader {

  private static final int BATCHES_AT_ONCE = 4;

  private final TargetGraph graph;

  public NetworkLoader(TargetGraph graph) {
    this.graph = graph;
  }

  public void load(Network network) {
    try {
      Path path = Files.createTempFile("network", ".jsonl");
      path.toFile().deleteOnExit();
      try {
        NetworkFile file = new NetworkFile(path);
        file.write(network.rows(), row -> {});
        new Loader(graph, BATCHES_AT_ONCE, written -> {}).load(file);
      } finally {
        Files.delete(path);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
