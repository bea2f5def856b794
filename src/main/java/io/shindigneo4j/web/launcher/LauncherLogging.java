package io.shindigneo4j.web.launcher;

import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Writes warnings to the error stream, except those of every start of Shindig. */
final class LauncherLogging {
  /** Strong references: the log manager drops the level of a logger that is not referenced. */
  private static final List<Logger> NOISY =
      List.of(Logger.getLogger("org.apache.shindig.gadgets.oauth.OAuthModule"));

  private LauncherLogging() {}

  static void install() {
    System.setProperty("java.util.logging.SimpleFormatter.format", "%1$tT %4$s %3$s: %5$s%6$s%n");
    Logger.getLogger("").setLevel(Level.WARNING);
    NOISY.forEach(logger -> logger.setLevel(Level.SEVERE));
  }
}
