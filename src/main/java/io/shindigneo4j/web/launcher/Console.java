package io.shindigneo4j.web.launcher;

import java.io.PrintStream;

/** The terminal of the launcher. */
final class Console {
  private final PrintStream output;
  private final PrintStream errors;

  Console(PrintStream output, PrintStream errors) {
    this.output = output;
    this.errors = errors;
  }

  void say(String line) {
    output.println(line);
    output.flush();
  }

  void complain(String message) {
    errors.println(message);
    errors.flush();
  }
}
