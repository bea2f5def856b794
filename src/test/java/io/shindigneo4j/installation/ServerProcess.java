package io.shindigneo4j.installation;

import io.shindigneo4j.testing.ChildProcesses;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A child process whose output goes to one log file. */
final class ServerProcess {

  private final Process process;
  private final Path log;

  private ServerProcess(Process process, Path log) {
    this.process = process;
    this.log = log;
  }

  /** Starts a process that appends to the log. */
  static ServerProcess start(ProcessBuilder builder, Path log) throws IOException {
    builder
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
    ServerProcess server = new ServerProcess(ChildProcesses.start(builder), log);
    server.process.getOutputStream().close();
    return server;
  }

  long id() {
    return process.pid();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** The processes that it started. */
  List<ProcessHandle> descendants() {
    return process.descendants().toList();
  }

  String log() throws IOException {
    return Files.readString(log);
  }

  /** Asks the process to end, and fails if it must be killed. */
  void stop() throws InterruptedException {
    process.destroy();
    if (!ended()) {
      kill();
      throw new AssertionError("The server had to be killed, see " + log);
    }
  }

  void kill() throws InterruptedException {
    process.destroyForcibly();
    ended();
  }

  /** Stops it until {@link #resume}, as a machine that swaps or migrates does. Linux only. */
  void pause() throws IOException, InterruptedException {
    signal("STOP");
  }

  void resume() throws IOException, InterruptedException {
    signal("CONT");
  }

  private void signal(String name) throws IOException, InterruptedException {
    ProcessBuilder kill = new ProcessBuilder("kill", "-" + name, String.valueOf(id()));
    if (ChildProcesses.start(kill).waitFor() != 0) {
      throw new IOException("no signal reaches the process " + id());
    }
  }

  /**
   * Waits for a process that ends by itself, and returns its exit code.
   *
   * @param limit after which it is killed
   */
  int awaitEnd(Duration limit) throws InterruptedException {
    if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
      kill();
      throw new AssertionError("The process did not end, see " + log);
    }
    return process.exitValue();
  }

  private boolean ended() throws InterruptedException {
    return process.waitFor(TestDeadlines.PROCESS.toMillis(), TimeUnit.MILLISECONDS);
  }
}
