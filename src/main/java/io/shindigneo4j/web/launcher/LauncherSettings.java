package io.shindigneo4j.web.launcher;

import io.shindigneo4j.opensocial.configuration.SettingSources;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The settings of the run command.
 *
 * @param port of Shindig; 0 for any free port
 * @param data the folder of the local database
 * @param neo4jUri another database to use instead of the local one
 */
record LauncherSettings(int port, Path data, Optional<String> neo4jUri) {
  static final String PORT = "shindig.port";
  static final String DATA = "shindig.neo4j.data";
  static final String NEO4J_URI = "shindig.neo4j.uri";
  static final String NEO4J_USERNAME = "shindig.neo4j.username";
  static final String NEO4J_PASSWORD = "shindig.neo4j.password";
  private static final String NEO4J_PASSWORD_FILE = "shindig.neo4j.password-file";

  LauncherSettings {
    if (port < 0 || port > 65535) {
      throw badPort(Integer.toString(port));
    }
  }

  static LauncherSettings from(SettingSources sources, Path root) {
    requireNoLoneCredentials(sources);
    return new LauncherSettings(
        sources.find(PORT).map(LauncherSettings::port).orElse(8080),
        root.resolve(sources.find(DATA).orElse("data")),
        sources.find(NEO4J_URI));
  }

  /** Credentials in the environment would override those of the local database. */
  private static void requireNoLoneCredentials(SettingSources sources) {
    for (String key : List.of(NEO4J_USERNAME, NEO4J_PASSWORD, NEO4J_PASSWORD_FILE)) {
      if (sources.find(key).isPresent() && sources.find(NEO4J_URI).isEmpty()) {
        throw new LaunchException(key + " is set, but " + NEO4J_URI + " is not");
      }
    }
  }

  private static int port(String text) {
    try {
      return Integer.parseInt(text.strip());
    } catch (NumberFormatException e) {
      throw badPort(text);
    }
  }

  private static LaunchException badPort(String text) {
    return new LaunchException(
        PORT + " (SHINDIG_PORT) must be a number from 0 to 65535, but is '" + text + "'");
  }
}
