package io.shindigneo4j.web.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Configures the driver for the local database, by system properties. */
final class DatabaseSettings {
  private static final String USER = "neo4j";
  private static final String PASSWORD_FILE = "neo4j.password";

  private DatabaseSettings() {}

  static void publish(String address, Path data) {
    System.setProperty(LauncherSettings.NEO4J_URI, address);
    System.setProperty(LauncherSettings.NEO4J_USERNAME, USER);
    System.setProperty(LauncherSettings.NEO4J_PASSWORD, password(data.resolve(PASSWORD_FILE)));
  }

  private static String password(Path file) {
    try {
      return Files.readString(file).strip();
    } catch (IOException e) {
      throw new LaunchException("The database's password could not be read", e);
    }
  }
}
