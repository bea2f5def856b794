package io.shindigneo4j.benchmark.stage;

import io.shindigneo4j.installation.Directories;
import io.shindigneo4j.testing.Tokens;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;

/** The built WAR in a Tomcat of its own process, with the key of {@link Tokens}. */
public final class ShindigProcess implements AutoCloseable {

  private static final long READY_SECONDS = 90;
  private static final long STOP_SECONDS = 30;

  private final Path directory;
  private final Process process;
  private int port;

  private ShindigProcess(Path directory, Process process) {
    this.directory = directory;
    this.process = process;
  }

  /**
   * Returns when it answers.
   *
   * @param changes writes files into a directory that come before those of the WAR
   */
  static ShindigProcess start(Path war, Changes changes, Map<String, String> environment) {
    try {
      Path directory = Files.createTempDirectory("shindig");
      try {
        return started(directory, war, changes, environment);
      } catch (IOException | RuntimeException e) {
        Directories.delete(directory);
        throw e;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ShindigProcess started(
      Path directory, Path war, Changes changes, Map<String, String> environment)
      throws IOException {
    Files.createDirectory(directory.resolve("webapps")); // where Tomcat unpacks the WAR
    Path changed = Files.createDirectory(directory.resolve("changed"));
    changes.write(changed);
    ProcessBuilder builder = command(directory, war, changed);
    builder.environment().put("SHINDIG_NEO4J_TOKEN_KEY", Tokens.KEY);
    builder.environment().putAll(environment);
    ShindigProcess started = new ShindigProcess(directory, builder.start());
    started.await();
    return started;
  }

  /** What is otherwise than in the WAR. */
  interface Changes {
    void write(Path directory) throws IOException;
  }

  /**
   * What Shindig is started of.
   *
   * @throws MissingServerException where it is not there
   */
  static Path war() {
    String file = System.getProperty("war.file");
    if (file == null || !Files.exists(Path.of(file))) {
      throw new MissingServerException("there is no WAR, which mvn package makes: " + file);
    }
    return Path.of(file);
  }

  private static ProcessBuilder command(Path directory, Path war, Path changed) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xms1g", "-Xmx1g", "-cp", classPath()));
    command.add(ShindigServer.class.getName());
    command.addAll(List.of(directory.toString(), war.toString(), changed.toString()));
    return new ProcessBuilder(command).redirectError(log(directory).toFile());
  }

  /** Tomcat and the tests: what the WAR has not got. */
  private static String classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> entry.endsWith("test-classes") || entry.contains("tomcat-"))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static Path log(Path directory) {
    return directory.resolve("console.log");
  }

  private void await() throws IOException {
    try {
      port = CompletableFuture.supplyAsync(this::announced).get(READY_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException | InterruptedException e) {
      kill();
      throw new IllegalStateException(
          "Shindig did not come up: " + Files.readString(log(directory)), e);
    }
  }

  private int announced() {
    try (BufferedReader output = process.inputReader()) {
      return Integer.parseInt(output.readLine());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Ends with a slash. */
  public String address() {
    return "http://127.0.0.1:" + port + "/";
  }

  @Override
  public void close() {
    kill();
    try {
      Directories.delete(directory);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void kill() {
    try {
      process.destroyForcibly().waitFor(STOP_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
