package io.shindigneo4j.testing;

import java.io.IOException;
import java.io.Writer;
import java.util.stream.Stream;

/**
 * Starts the processes of tests and benchmarks. They end with this process, however it ends: a
 * {@link ChildReaper} knows them, and kills them when its input ends.
 */
public final class ChildProcesses {

  /** Started with the first child. Guarded by the class. */
  private static Process reaper;

  private ChildProcesses() {}

  /** Starts a process as the builder says. The caller ends it when it is no longer needed. */
  public static Process start(ProcessBuilder builder) throws IOException {
    startReaper();
    Process process = builder.start();
    try {
      tellReaper(process.pid());
      return process;
    } catch (IOException e) {
      process.destroyForcibly();
      throw e;
    }
  }

  /** The children of this process that run, but for the reaper. */
  public static synchronized Stream<ProcessHandle> running() {
    return ProcessHandle.current()
        .children()
        .filter(child -> reaper == null || child.pid() != reaper.pid())
        .filter(ProcessHandle::isAlive);
  }

  private static synchronized void startReaper() throws IOException {
    if (reaper == null) {
      reaper = ChildReaper.start();
    }
  }

  private static synchronized void tellReaper(long child) throws IOException {
    Writer children = reaper.outputWriter();
    children.write(child + System.lineSeparator());
    children.flush();
  }
}
