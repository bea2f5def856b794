package io.shindigneo4j.web.launcher;

import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.web.log.JsonLogs;
import io.shindigneo4j.web.log.LogFormat;
import io.shindigneo4j.web.log.SafeLogs;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Writes warnings to the error stream. */
final class LauncherLogging {

  private LauncherLogging() {}

  static void install() {
    System.setProperty("java.util.logging.SimpleFormatter.format", "%1$tT %4$s %3$s: %5$s%6$s%n");
    Logger.getLogger("").setLevel(Level.WARNING);
    if (SettingSources.read(LogFormat::from) == LogFormat.JSON) {
      JsonLogs.ofProcess();
    } else {
      SafeLogs.ofProcess();
    }
  }
}
