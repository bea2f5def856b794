package io.shindigneo4j.installation;

import static org.awaitility.Awaitility.await;

import io.shindigneo4j.build.PageCommands;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The project's run command, with its own data directory, on a free port. */
final class RunCommand implements AutoCloseable {
  private static final Pattern ADDRESS = Pattern.compile("^READY (http://.*)$", Pattern.MULTILINE);
  private static final Pattern CURL =
      Pattern.compile("^curl '(.*)' -H '(.*): (.*)'$", Pattern.MULTILINE);
  private static final Path PROJECT = Path.of(System.getProperty("build.directory")).getParent();

  private final ServerProcess process;

  private RunCommand(Path directory, Map<String, String> environment) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(PROJECT.resolve(command()).toString());
    builder.environment().keySet().removeIf(name -> name.startsWith("SHINDIG_"));
    builder.environment().put("JAVA_TOOL_OPTIONS", "-XX:TieredStopAtLevel=1"); // starts quicker
    builder.environment().put("SHINDIG_PORT", "0");
    builder.environment().put("SHINDIG_NEO4J_DATA", directory.resolve("data").toString());
    builder.environment().putAll(environment);
    process = ServerProcess.start(builder, Files.createTempFile(directory, "run", ".log"));
  }

  /** As the first page has it. */
  private static String command() {
    return PageCommands.of("README.md").text("run").strip();
  }

  /**
   * Starts the command, with the data of earlier starts. Returns when it prints that it is ready.
   */
  static RunCommand start(Path directory) throws IOException, InterruptedException {
    return start(directory, Map.of());
  }

  static RunCommand start(Path directory, Map<String, String> environment)
      throws IOException, InterruptedException {
    RunCommand command = new RunCommand(directory, environment);
    try {
      await().atMost(TestDeadlines.PROCESS).until(command::ready);
      return command;
    } catch (RuntimeException | AssertionError e) {
      String log = command.process.log();
      command.close();
      throw new AssertionError("The run command was not ready: " + log, e);
    }
  }

  /** The address that it prints, with a slash at the end. */
  String address() throws IOException {
    return printed(ADDRESS).group(1);
  }

  /** Sends the request of the curl line that it prints. */
  Http.Answer example() throws IOException {
    MatchResult curl = printed(CURL);
    return Http.at(curl.group(1)).withHeader(curl.group(2), curl.group(3)).get();
  }

  private MatchResult printed(Pattern line) throws IOException {
    Matcher matcher = line.matcher(process.log());
    if (!matcher.find()) {
      throw new AssertionError("There is no " + line + ": " + process.log());
    }
    return matcher;
  }

  String log() throws IOException {
    return process.log();
  }

  List<ProcessHandle> descendants() {
    return process.descendants();
  }

  void stop() throws InterruptedException {
    process.stop();
  }

  void kill() throws InterruptedException {
    process.kill();
  }

  @Override
  public void close() throws InterruptedException {
    List<ProcessHandle> descendants = descendants();
    process.kill();
    descendants.forEach(ProcessHandle::destroyForcibly);
  }

  private boolean ready() throws IOException {
    if (!process.isAlive()) {
      throw new AssertionError("It has ended");
    }
    return process.log().contains("Stop with Ctrl-C.");
  }
}
