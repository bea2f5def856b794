package io.shindigneo4j.benchmark.environment.process;

import io.shindigneo4j.testing.ChildProcesses;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A Java program in a process that ends with this one. */
public final class JavaProcess implements AutoCloseable {

  private static final long END_SECONDS = 30;

  private final Process process;

  /** Starts a process of a {@link #builder}. */
  public JavaProcess(ProcessBuilder builder) throws IOException {
    process = ChildProcesses.start(builder);
  }

  /**
   * Builds the command line.
   *
   * @param options for the JVM
   * @param program the name of a class
   */
  public static ProcessBuilder builder(
      List<String> options, String classPath, String program, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(List.of("-cp", classPath, program));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command);
  }

  /** Waits until the program has ended by itself, and returns its status. */
  public int awaitEnd() throws InterruptedException {
    return process.waitFor();
  }

  public boolean isAlive() {
    return process.isAlive();
  }

  public long id() {
    return process.pid();
  }

  /** The time that all processors have spent on it. */
  public Duration processorTime() {
    return process.info().totalCpuDuration().orElseThrow();
  }

  /**
   * The port that the program prints in its first line.
   *
   * @throws IOException if it prints something else, or nothing in time
   */
  public int announcedPort(Duration timeout) throws IOException, InterruptedException {
    CompletableFuture<String> line = CompletableFuture.supplyAsync(this::firstLine);
    try {
      return Integer.parseInt(line.get(timeout.toMillis(), TimeUnit.MILLISECONDS));
    } catch (ExecutionException | TimeoutException | NumberFormatException e) {
      throw new IOException("a process did not print its port", e);
    }
  }

  private String firstLine() {
    try (BufferedReader output = process.inputReader()) {
      return output.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns when the process has ended. */
  @Override
  public void close() throws InterruptedException {
    if (!process.destroyForcibly().waitFor(END_SECONDS, TimeUnit.SECONDS)) {
      throw new IllegalStateException("a process did not end: " + process.pid());
    }
  }
}
