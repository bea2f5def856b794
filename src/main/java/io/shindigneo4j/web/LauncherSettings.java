package io.shindigneo4j.web;

import io.shindigneo4j.opensocial.configuration.SettingSources;
import java.nio.file.Path;
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

  LauncherSettings {
    if (port < 0 || port > 65535) {
      throw badPort(Integer.toString(port));
    }
  }

  static LauncherSettings from(SettingSources sources, Path root) {
    return new LauncherSettings(
        sources.find(PORT).map(LauncherSettings::port).orElse(8080),
        root.resolve(sources.find(DATA).orElse("data")),
        sources.find(NEO4J_URI));
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
