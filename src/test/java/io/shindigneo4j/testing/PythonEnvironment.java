package io.shindigneo4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Python 3 with packages from PyPI, in a virtual environment below the build's directory. */
public final class PythonEnvironment {

  private static final int MAX_SECONDS = 600;
  private static final Path BUILD = Path.of(System.getProperty("build.directory"));
  private static final Path SOURCES = BUILD.resolveSibling("src/test/python");

  private final String python;
  private final Path logs;

  private PythonEnvironment(String python, Path logs) {
    this.python = python;
    this.logs = logs;
  }

  /**
   * Installs what a file of {@code src/test/python} pins; skips the test where there is no Python.
   *
   * @param name of its folder; no other test has it
   */
  public static PythonEnvironment install(String name, String requirements, Path logs)
      throws IOException, InterruptedException {
    PythonEnvironment machine = new PythonEnvironment("python3", logs);
    assumeTrue(machine.exists(), "python3 is not on this machine");
    Path folder = BUILD.resolve(name);
    machine.python("-m", "venv", folder.toString());
    PythonEnvironment own = new PythonEnvironment(folder.resolve("bin/python").toString(), logs);
    String file = SOURCES.resolve(requirements).toString();
    String unused = own.python("-m", "pip", "install", "--quiet", "--no-deps", "-r", file);
    return own;
  }

  private boolean exists() throws InterruptedException {
    try {
      python("--version");
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** What a script prints, which ends with 0. */
  public String run(String script, String... arguments) throws IOException, InterruptedException {
    Path log = newLog();
    return output(start(log, script, arguments), log);
  }

  /** Starts a script. */
  public Process start(Path log, String script, String... arguments) throws IOException {
    List<String> all = new ArrayList<>(List.of("-B", SOURCES.resolve(script).toString()));
    all.addAll(List.of(arguments));
    return start(log, all);
  }

  public Path newLog() throws IOException {
    return Files.createTempFile(logs, "python", ".log");
  }

  private String python(String... arguments) throws IOException, InterruptedException {
    Path log = newLog();
    return output(start(log, List.of(arguments)), log);
  }

  private Process start(Path log, List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(python));
    command.addAll(arguments);
    return ChildProcesses.start(
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()));
  }

  /** What a process has printed once it has ended with 0. */
  public static String output(Process process, Path log) throws IOException, InterruptedException {
    try {
      assertThat(process.waitFor(MAX_SECONDS, TimeUnit.SECONDS)).as("it ends").isTrue();
      assertThat(process.exitValue()).as(Files.readString(log)).isZero();
      return Files.readString(log);
    } finally {
      process.destroyForcibly();
    }
  }
}
