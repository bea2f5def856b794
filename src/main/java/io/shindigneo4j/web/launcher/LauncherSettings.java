package io.shindigneo4j.web.launcher;

import io.shindigneo4j.opensocial.configuration.SettingSources;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a user may set for the run command.
 *
 * @param port of Shindig; 0 takes any free one
 * @param data where the local database keeps its files
 * @param neo4jUri a database elsewhere, in place of the local one
 */
record LauncherSettings(int port, Path data, Optional<String> neo4jUri) {
  static final String PORT = "shindig.port";
  static final String DATA = "shindig.neo4j.data";
  static final String NEO4J_URI = "shindig.neo4j.uri";
  static final String NEO4J_USERNAME = "shindig.neo4j.username";
  static final String NEO4J_PASSWORD = "shindig.neo4j.password";

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

  /** Credentials in the environment would hide those of the local database from the driver. */
  private static void requireNoLoneCredentials(SettingSources sources) {
    for (String key : List.of(NEO4J_USERNAME, NEO4J_PASSWORD)) {
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
