package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.prove.environment.Deployment;
import io.shindigneo4j.prove.history.History;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** What experiments share: deployments, which start at their first use, and the output. */
public final class Context implements AutoCloseable {

  private final Options options;
  private final Path output;
  private final Consumer<String> terminal;

  /** Null before the first use, like the next. */
  private Deployment plain;

  private Deployment encrypted;

  /**
   * @param output folder of the results
   */
  public Context(Options options, Path output, Consumer<String> terminal) {
    this.options = options;
    this.output = output;
    this.terminal = terminal;
  }

  Options options() {
    return options;
  }

  Deployment plain() throws IOException, InterruptedException {
    if (plain == null) {
      plain = Deployment.plain();
      say("Neo4j has started");
    }
    return plain;
  }

  Deployment encrypted() throws Exception {
    if (encrypted == null) {
      encrypted = Deployment.encrypted();
      say("Neo4j with encrypted connections has started");
    }
    return encrypted;
  }

  void say(String line) {
    terminal.accept(line);
  }

  /** Keeps a history, by the name of its experiment and its seed. */
  void keep(String experiment, History<?> history) throws IOException {
    history.write(output.resolve("histories").resolve(experiment + "-" + history.seed() + ".tsv"));
  }

  /** Of files that are no histories. */
  Path folder(String name) {
    return output.resolve(name);
  }

  /** Keeps what was measured on the way, a line for each moment. */
  void keepSamples(String experiment, List<String> lines) throws IOException {
    Path file = output.resolve("samples").resolve(experiment + "-" + options.seed() + ".csv");
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.write(file, lines);
  }

  @Override
  public void close() throws IOException, InterruptedException {
    try {
      if (plain != null) {
        plain.close();
      }
    } finally {
      if (encrypted != null) {
        encrypted.close();
      }
    }
  }
}
