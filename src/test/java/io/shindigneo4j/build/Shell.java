package io.shindigneo4j.build;

import io.shindigneo4j.testing.ChildProcesses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs commands as a reader does, in a shell that stops at the first one that fails. */
public final class Shell {

  /** Against hanging: a build on a busy machine takes minutes. */
  private static final Duration LIMIT = Duration.ofMinutes(15);

  private Shell() {}

  /**
   * @param variables of the environment, besides those of this process
   * @return what the commands print
   */
  public static String run(String commands, Path directory, Map<String, String> variables)
      throws IOException, InterruptedException {
    Path output = Files.createTempFile("shell", ".log");
    try {
      int exitCode = exitCode(commands, directory, variables, output);
      String printed = Files.readString(output);
      if (exitCode != 0) {
        throw new AssertionError("It ended with " + exitCode + ": " + commands + "\n" + printed);
      }
      return printed;
    } finally {
      Files.delete(output);
    }
  }

  /** Whether the commands end with 0. */
  public static boolean succeeds(String commands, Path directory, Map<String, String> variables)
      throws IOException, InterruptedException {
    Path output = Files.createTempFile("shell", ".log");
    try {
      return exitCode(commands, directory, variables, output) == 0;
    } finally {
      Files.delete(output);
    }
  }

  private static int exitCode(
      String commands, Path directory, Map<String, String> variables, Path output)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder("sh", "-e", "-c", commands);
    builder.directory(directory.toFile()).environment().putAll(variables);
    builder.redirectErrorStream(true).redirectOutput(output.toFile());
    Process process = ChildProcesses.start(builder);
    try {
      process.getOutputStream().close();
      if (!process.waitFor(LIMIT.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new AssertionError("It did not end: " + commands + "\n" + Files.readString(output));
      }
      return process.exitValue();
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }
}
