package io.shindigneo4j.web.launcher;

import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Lets warnings through to the error stream, less those that every start of Shindig gives. */
final class QuietLogging {
  /** Held here because the log manager forgets the level of a logger that nobody holds. */
  private static final List<Logger> NOISY =
      List.of(Logger.getLogger("org.apache.shindig.gadgets.oauth.OAuthModule"));

  private QuietLogging() {}

  static void install() {
    System.setProperty("java.util.logging.SimpleFormatter.format", "%1$tT %4$s %3$s: %5$s%6$s%n");
    Logger.getLogger("").setLevel(Level.WARNING);
    NOISY.forEach(logger -> logger.setLevel(Level.SEVERE));
  }
}
