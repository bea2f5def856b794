package io.shindigneo4j.benchmark.environment;

import io.shindigneo4j.benchmark.environment.process.CheckedSupplier;
import io.shindigneo4j.benchmark.environment.process.JavaProcess;
import io.shindigneo4j.installation.Directories;
import io.shindigneo4j.workload.bulk.BulkLoad;
import io.shindigneo4j.workload.network.Preset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A large network in a directory that stays, so that it is written and loaded once. Each is a
 * process of its own, which ends with this one.
 */
public final class StoredNetwork {

  /** Where the networks are. */
  private static final Path FOLDER =
      Path.of(System.getProperty("million.directory", "target/million"));

  private static final String DATA = "data";

  /** The database of users and databases, which each server creates anew. */
  private static final List<String> SYSTEM =
      List.of("databases/system", "transactions/system", "dbms");

  private static final String BENCHMARK = "io.shindigneo4j.benchmark.Benchmark";

  private final Preset preset;
  private final Path file;
  private final Path directory;

  /**
   * What a load took.
   *
   * @param rows how many rows the file has
   */
  public record Load(long rows, long nanoseconds) {}

  public StoredNetwork(Preset preset) {
    this.preset = preset;
    String name = preset.name().toLowerCase(Locale.ROOT);
    file = FOLDER.resolve(name + ".jsonl");
    directory = FOLDER.resolve(name);
  }

  /** Loads it unless it was loaded before; then nothing is returned. */
  public Optional<Load> load() {
    return CheckedSupplier.unchecked(
        () -> new BulkLoad(directory).isPossible() ? Optional.of(loaded()) : Optional.empty());
  }

  private Load loaded() throws IOException, InterruptedException {
    if (Files.notExists(file)) {
      run("generate", "--network", preset.name(), "--output", file.toString());
    }
    long start = System.nanoTime();
    run("load", file.toString(), "--embedded", directory.toString());
    long nanoseconds = System.nanoTime() - start;
    try (Stream<String> lines = Files.lines(file)) {
      return new Load(lines.count() - 1, nanoseconds); // the first line says what the file is
    }
  }

  private static void run(String... arguments) throws IOException, InterruptedException {
    ProcessBuilder builder =
        JavaProcess.builder(
                List.of("-Xmx5g", "-XX:+UseParallelGC"),
                System.getProperty("java.class.path"),
                BENCHMARK,
                arguments)
            .inheritIO();
    try (JavaProcess process = new JavaProcess(builder)) {
      if (process.awaitEnd() != 0) {
        throw new IOException(String.join(" ", arguments) + " has failed");
      }
    }
  }

  /** What makes a server use it, which must be the only one. */
  public Map<String, String> settings() throws IOException {
    for (String each : SYSTEM) {
      Path path = directory.resolve(DATA).resolve(each);
      if (Files.exists(path)) {
        Directories.delete(path);
      }
    }
    return Map.of("server.directories.data", directory.resolve(DATA).toAbsolutePath().toString());
  }
}
