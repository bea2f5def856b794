package io.shindigneo4j.web.command;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.shindig.protocol.ProtocolException;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The graph, which commands reach by the settings of Shindig. */
final class GraphAccess {

  private static final String NO_MEMORY =
      "This takes more memory than the command has: set JAVA_TOOL_OPTIONS=-Xmx4g or the like.";

  private final Function<String, Optional<String>> find;

  GraphAccess(Function<String, Optional<String>> find) {
    this.find = find;
  }

  /** Runs a task. The exit code is 0, or 1 after a failure, of which a line tells why. */
  int run(CommandSpec command, GraphTask task) {
    return attempt(
        command,
        () ->
            ask(
                operations -> {
                  task.run(operations);
                  return null;
                }));
  }

  /** The same for a task that needs more than operations. */
  int runOnDriver(CommandSpec command, DriverTask task) {
    return attempt(command, () -> onDriver(task));
  }

  /** Runs a task, whose failures go to the caller. */
  void onDriver(DriverTask task) {
    BackendSettings settings = BackendSettings.from(find);
    try (GraphDriver driver = GraphDriver.connect(settings.driver())) {
      task.run(driver, settings.driver());
    }
  }

  /** Runs what may fail. The exit code is 0, or 1 after a failure, of which a line tells why. */
  static int attempt(CommandSpec command, Runnable work) {
    try {
      work.run();
      return CommandLine.ExitCode.OK;
    } catch (InvalidSettingException | DriverException | CommandFailure e) {
      command.commandLine().getErr().println(e.getMessage());
    } catch (OutOfMemoryError e) {
      command.commandLine().getErr().println(NO_MEMORY);
    }
    return CommandLine.ExitCode.SOFTWARE;
  }

  /**
   * Runs work with the driver itself.
   *
   * @throws InvalidSettingException for settings with which the graph cannot be reached
   * @throws DriverException if it is out of reach
   */
  void use(BiConsumer<GraphDriver, BackendSettings> work) {
    BackendSettings settings = BackendSettings.from(find);
    try (GraphDriver driver = GraphDriver.connect(settings.driver())) {
      work.accept(driver, settings);
    }
  }

  /** What no other database has. */
  String databaseId() {
    AtomicReference<String> id = new AtomicReference<>();
    use(
        (driver, settings) ->
            id.set(
                driver
                    .execute(Statement.cypher("CALL db.info() YIELD id RETURN id"))
                    .records()
                    .get(0)
                    .get("id", String.class)));
    return id.get();
  }

  /** With others in place of some settings, for a graph that is elsewhere. */
  GraphAccess with(Map<Setting, String> others) {
    Map<String, String> values =
        others.entrySet().stream()
            .collect(Collectors.toMap(other -> other.getKey().key(), Map.Entry::getValue));
    return new GraphAccess(
        key -> values.containsKey(key) ? Optional.of(values.get(key)) : find.apply(key));
  }

  /**
   * What a question comes to.
   *
   * @throws InvalidSettingException for settings with which the graph cannot be reached
   * @throws DriverException if it is out of reach
   * @throws CommandFailure if it does not answer
   */
  <T> T ask(Function<OperationRunner, T> question) {
    BackendSettings settings = BackendSettings.from(find);
    try (GraphDriver driver = GraphDriver.connect(settings.driver())) {
      return question.apply(new OperationRunner(driver, settings.queries()));
    }
  }

  /**
   * The answer of an operation, which comes within the driver's call timeout.
   *
   * @throws CommandFailure with what the driver says
   */
  static <T> T answer(CompletableFuture<T> future) {
    try {
      return future.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof ProtocolException failure) {
        throw new CommandFailure(message(failure), failure);
      }
      throw e;
    }
  }

  /** Shindig's callers are not told what the driver says, but its operators are. */
  private static String message(ProtocolException failure) {
    return failure.getCause() == null
        ? failure.getMessage()
        : failure.getMessage() + ": " + failure.getCause().getMessage();
  }

  /** What a command does over the driver itself. */
  interface DriverTask {

    /**
     * Does it, and prints what comes of it.
     *
     * @throws CommandFailure where it cannot be done
     */
    void run(GraphDriver driver, DriverSettings settings);
  }

  /** What a command does with the graph. */
  interface GraphTask {

    /**
     * Does it, and prints what comes of it.
     *
     * @throws CommandFailure where it cannot be done
     */
    void run(OperationRunner operations);
  }
}
