package io.shindigneo4j.web;

import java.util.logging.Level;
import java.util.logging.Logger;

/** Lets warnings through to the error stream, and nothing less. */
final class QuietLogging {
  private QuietLogging() {}

  static void install() {
    System.setProperty("java.util.logging.SimpleFormatter.format", "%1$tT %4$s %3$s: %5$s%6$s%n");
    Logger.getLogger("").setLevel(Level.WARNING);
  }
}
