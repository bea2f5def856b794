package io.shindigneo4j.benchmark.environment;

import java.nio.file.Files;
import java.nio.file.Path;

/** A pack of procedures that comes with the project, for a server of its own. */
public enum BundledPack {
  CROSS_REFERENCE("crossreference.jar"),
  TRAVERSAL("traversal.jar");

  /** The system property that names the jar. */
  private final String property;

  BundledPack(String property) {
    this.property = property;
  }

  /**
   * What the build has made of it.
   *
   * @throws MissingServerException where it is not there
   */
  Path jar() {
    String file = System.getProperty(property);
    if (file == null || !Files.exists(Path.of(file))) {
      throw new MissingServerException("there is no pack, which mvn package makes: " + file);
    }
    return Path.of(file);
  }
}
