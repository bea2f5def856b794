package io.shindigneo4j.web.doctor;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version of this project, which the build writes into a file. */
final class ProjectVersion {

  static final String UNKNOWN = "unknown";

  private static final String FILE = "version.properties";

  private ProjectVersion() {}

  /** Unknown where something else than our build has made the classes. */
  static String get() {
    try (InputStream file = ProjectVersion.class.getResourceAsStream(FILE)) {
      if (file == null) {
        return UNKNOWN;
      }
      Properties properties = new Properties();
      properties.load(file);
      String version = properties.getProperty("version", "");
      return version.isEmpty() || version.startsWith("$") ? UNKNOWN : version;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
