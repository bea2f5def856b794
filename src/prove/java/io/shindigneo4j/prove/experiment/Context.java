package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.prove.environment.Deployment;
import io.shindigneo4j.prove.environment.SharedClasses;
import io.shindigneo4j.prove.history.History;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** What experiments share: deployments, which start when they are needed, and the output. */
public final class Context implements AutoCloseable {

  /** One history of so many has encrypted connections. */
  private static final int ENCRYPTED_IN_ONE_OF = 4;

  private final Options options;
  private final Path output;
  private final Consumer<String> terminal;

  private final Pool<Deployment> plain;
  private final Pool<Deployment> encrypted;

  /**
   * @param output folder of the results
   */
  public Context(Options options, Path output, Consumer<String> terminal) {
    this.options = options;
    this.output = output;
    this.terminal = terminal;
    this.plain = new Pool<>(options.atOnce(), this::startPlain);
    this.encrypted = new Pool<>(mostEncrypted(options.atOnce()), this::startEncrypted);
  }

  private static int mostEncrypted(int atOnce) {
    return (atOnce + ENCRYPTED_IN_ONE_OF - 1) / ENCRYPTED_IN_ONE_OF;
  }

  Options options() {
    return options;
  }

  private Deployment startPlain() throws IOException, InterruptedException {
    learnClasses();
    Deployment started = Deployment.plain();
    say("Neo4j has started");
    return started;
  }

  private Deployment startEncrypted() throws Exception {
    learnClasses();
    Deployment started = Deployment.encrypted();
    say("Neo4j with encrypted connections has started");
    return started;
  }

  /** It takes as long as a few starts. */
  private void learnClasses() throws IOException, InterruptedException {
    if (!options.quick()) {
      SharedClasses.learn(SocialExperiment::writeSomething);
    }
  }

  Pool<Deployment> plain() {
    return plain;
  }

  Pool<Deployment> encrypted() {
    return encrypted;
  }

  /** Some histories have encrypted connections. */
  Pool<Deployment> chosenBy(long seed) {
    return Math.floorMod(seed, ENCRYPTED_IN_ONE_OF) == 0 ? encrypted : plain;
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
  public void close() throws Exception {
    try (plain) {
      encrypted.close();
    }
  }
}
