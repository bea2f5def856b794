package io.shindigneo4j.benchmark.environment;

import io.shindigneo4j.benchmark.environment.process.MissingServerException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A procedure pack of this project. */
public enum BundledPack {
  CROSS_REFERENCE("crossreference.jar"),
  TRAVERSAL("traversal.jar");

  /** The system property that names the jar. */
  private final String property;

  BundledPack(String property) {
    this.property = property;
  }

  /**
   * The jar that the build has made.
   *
   * @throws MissingServerException if it is missing
   */
  Path jar() {
    String file = System.getProperty(property);
    if (file == null || !Files.exists(Path.of(file))) {
      throw new MissingServerException("the pack is missing; mvn package builds it: " + file);
    }
    return Path.of(file);
  }
}
