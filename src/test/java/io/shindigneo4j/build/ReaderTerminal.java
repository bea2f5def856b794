package io.shindigneo4j.build;

import io.shindigneo4j.testing.ChildProcesses;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionTimeoutException;

/** A terminal of its own, in which a command goes on until this is closed. */
final class ReaderTerminal implements AutoCloseable {

  private static final long SHELL_MILLIS = 500;

  private final String command;
  private final Process process;
  private final Path log;

  private ReaderTerminal(String command, Process process, Path log) {
    this.command = command;
    this.process = process;
    this.log = log;
  }

  /**
   * @param variables of the environment, besides those of this process
   */
  static ReaderTerminal start(String command, Path folder, Map<String, String> variables)
      throws IOException {
    Path log = Files.createTempFile("terminal", ".log");
    ProcessBuilder builder = new ProcessBuilder("sh", "-e", "-c", command);
    builder.directory(folder.toFile()).environment().putAll(variables);
    builder.redirectErrorStream(true).redirectOutput(log.toFile());
    Process process = ChildProcesses.start(builder);
    process.getOutputStream().close();
    return new ReaderTerminal(command, process, log);
  }

  /** Waits until it has printed this. */
  void await(ShownOutput shown) throws IOException {
    try {
      Awaitility.await()
          .atMost(TestDeadlines.PROCESS)
          .until(() -> ended() || shown.isBeginning(printed()));
    } catch (ConditionTimeoutException e) {
      throw new AssertionError(command + " does not print\n" + shown.text() + printed(), e);
    }
    if (ended()) {
      throw new AssertionError(command + " has ended: " + printed());
    }
  }

  private boolean ended() {
    return !process.isAlive();
  }

  private String printed() throws IOException {
    return Files.readString(log);
  }

  /** Ends the command and what it has started, by force what does not end in time. */
  @Override
  public void close() throws IOException {
    List<ProcessHandle> all =
        Stream.concat(process.descendants(), Stream.of(process.toHandle())).toList();
    process.descendants().forEach(ProcessHandle::destroy);
    awaitShell();
    all.forEach(ProcessHandle::destroy);
    all.forEach(ReaderTerminal::end);
    Files.delete(log);
  }

  /** A shell takes note of the ends of its children, and ends; nobody else might soon. */
  private void awaitShell() {
    try {
      process.waitFor(SHELL_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void end(ProcessHandle handle) {
    try {
      handle.onExit().get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException | ExecutionException e) {
      handle.destroyForcibly();
    } catch (InterruptedException e) {
      handle.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
