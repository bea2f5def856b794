package io.shindigneo4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Python 3 with packages from PyPI, in a virtual environment below the build's directory. */
public final class PythonEnvironment {

  /** A command that fails where environments of Python cannot be made. */
  public static final String CHECK = "python3 -c 'import venv, ensurepip'";

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

  /** Whether its Python is of this version or a newer one. */
  public boolean isAtLeast(int major, int minor) throws IOException, InterruptedException {
    String newer = "import sys; print(sys.version_info >= (%d, %d))".formatted(major, minor);
    return python("-c", newer).strip().equals("True");
  }

  /** Installs the package in a folder, without what it needs. */
  public void installPackage(Path folder) throws IOException, InterruptedException {
    String[] command = {"-m", "pip", "install", "--no-deps", "--no-build-isolation", "--no-index"};
    List<String> arguments = new ArrayList<>(List.of(command));
    arguments.add(folder.toString());
    String unused = python(arguments.toArray(String[]::new));
  }

  /**
   * What Python prints, which ends with 0.
   *
   * @param folder where it runs; it leaves nothing there
   * @param variables of its environment, besides those of this process
   */
  public String runIn(Path folder, Map<String, String> variables, String... arguments)
      throws IOException, InterruptedException {
    Path log = newLog();
    return output(startIn(folder, variables, log, arguments), log);
  }

  /** Starts Python as {@link #runIn} does. */
  public Process startIn(Path folder, Map<String, String> variables, Path log, String... arguments)
      throws IOException {
    List<String> command = new ArrayList<>(List.of(python, "-B"));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().putAll(variables);
    return start(builder, log);
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
    return start(new ProcessBuilder(command), log);
  }

  private static Process start(ProcessBuilder builder, Path log) throws IOException {
    return ChildProcesses.start(builder.redirectErrorStream(true).redirectOutput(log.toFile()));
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
