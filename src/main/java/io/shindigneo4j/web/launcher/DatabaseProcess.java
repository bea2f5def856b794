package io.shindigneo4j.web.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * The local database: a child process that prints {@code LISTENING <address>} when it is ready. It
 * ends when its standard input ends, hence also when this process is killed.
 */
final class DatabaseProcess implements AutoCloseable {
  private static final String READY = "LISTENING ";

  private final Process process;
  private final Deadlines deadlines;
  private final CompletableFuture<Optional<String>> address = new CompletableFuture<>();
  private final ErrorTail errors = new ErrorTail();
  private final Thread errorReader;

  private DatabaseProcess(Process process, Deadlines deadlines) {
    this.process = process;
    this.deadlines = deadlines;
    inBackground("database-output", this::readOutput);
    errorReader = inBackground("database-errors", this::readErrors);
  }

  static DatabaseProcess start(List<String> command, Deadlines deadlines) {
    try {
      return new DatabaseProcess(new ProcessBuilder(command).start(), deadlines);
    } catch (IOException e) {
      throw new LaunchException("The database could not be started", e);
    }
  }

  /**
   * The WebSocket address, once the database answers there. Waits while the process works, which
   * its processor time tells.
   *
   * @param console told from time to time that the database is still starting
   */
  String awaitAddress(Console console) throws InterruptedException {
    try {
      StartProgress progress =
          new StartProgress(
              () -> process.info().totalCpuDuration(), deadlines, console, System::nanoTime);
      while (!isKnown(deadlines.progress())) {
        progress.check();
      }
      return address.get().orElseThrow(this::ended);
    } catch (ExecutionException e) {
      throw new LaunchException("The database could not be read", e.getCause());
    }
  }

  private boolean isKnown(Duration patience) throws InterruptedException, ExecutionException {
    try {
      address.get(patience.toMillis(), TimeUnit.MILLISECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    }
  }

  /** Returns when the process has ended. */
  LaunchException awaitEnd() throws InterruptedException {
    process.waitFor();
    return ended();
  }

  @Override
  public void close() {
    try {
      closeInput();
      if (!process.waitFor(deadlines.stop().toMillis(), TimeUnit.MILLISECONDS)) {
        process.destroyForcibly().waitFor(deadlines.stop().toMillis(), TimeUnit.MILLISECONDS);
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }

  private void closeInput() {
    try {
      process.getOutputStream().close();
    } catch (IOException e) {
      // the process has closed the stream already
      process.destroy();
    }
  }

  private LaunchException ended() {
    joinErrors();
    String reason = errors.text();
    return new LaunchException("The database has ended" + (reason.isEmpty() ? "" : ": " + reason));
  }

  private void joinErrors() {
    try {
      errorReader.join(1000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void readOutput() {
    try (Stream<String> lines = process.inputReader().lines()) {
      lines.filter(line -> line.startsWith(READY)).forEach(this::ready);
    } catch (UncheckedIOException e) {
      address.completeExceptionally(e);
    }
    address.complete(Optional.empty());
  }

  private void ready(String line) {
    address.complete(Optional.of(line.substring(READY.length()).strip()));
  }

  private void readErrors() {
    try (Stream<String> lines = process.errorReader().lines()) {
      errors.readAll(lines);
    } catch (UncheckedIOException e) {
      errors.readAll(Stream.of(e.toString()));
    }
  }

  private static Thread inBackground(String name, Runnable task) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }
}
