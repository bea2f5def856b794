package io.shindigneo4j.workload.command;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.workload.file.InvalidFileException;
import io.shindigneo4j.workload.load.LoadException;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.concurrent.CompletionException;
import picocli.CommandLine.Model.CommandSpec;

/** Runs a command. Failures caused by its input become one line without a stack trace. */
final class CommandOutcome {

  private static final int DONE = 0;
  private static final int FAILED = 1;
  static final int BAD_INPUT = 3;

  private CommandOutcome() {}

  /** The work of a command. */
  interface Work {
    void run() throws IOException;
  }

  /** Runs the work; returns the exit code. */
  static int of(CommandSpec spec, Work work) throws IOException {
    try {
      work.run();
      return DONE;
    } catch (InvalidFileException | LoadException e) {
      return failed(spec, BAD_INPUT, e.getMessage());
    } catch (NoSuchFileException e) {
      return failed(spec, BAD_INPUT, "there is no file " + e.getFile());
    } catch (IOException e) {
      return failed(spec, FAILED, e.toString());
    } catch (DriverException e) {
      return failed(spec, FAILED, e.getMessage());
    } catch (CompletionException e) {
      if (e.getCause() instanceof DriverException cause) {
        return failed(spec, FAILED, cause.getMessage());
      }
      throw e;
    }
  }

  private static int failed(CommandSpec spec, int code, String reason) {
    spec.commandLine().getErr().println(reason);
    return code;
  }

  /** Prints the result. */
  static void say(CommandSpec spec, String text) {
    spec.commandLine().getOut().println(text);
    spec.commandLine().getOut().flush();
  }
}
