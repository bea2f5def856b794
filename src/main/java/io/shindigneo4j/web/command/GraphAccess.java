package io.shindigneo4j.web.command;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import org.apache.shindig.protocol.ProtocolException;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The graph, which commands reach by the settings of Shindig. */
final class GraphAccess {

  private final Function<String, Optional<String>> find;

  GraphAccess(Function<String, Optional<String>> find) {
    this.find = find;
  }

  /** Runs a task. The exit code is 0, or 1 after a failure, of which a line tells why. */
  int run(CommandSpec command, GraphTask task) {
    try {
      ask(
          operations -> {
            task.run(operations);
            return null;
          });
      return CommandLine.ExitCode.OK;
    } catch (InvalidSettingException | DriverException | CommandFailure e) {
      command.commandLine().getErr().println(e.getMessage());
      return CommandLine.ExitCode.SOFTWARE;
    }
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
}
