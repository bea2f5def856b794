package io.shindigneo4j.release;

import java.util.List;
import java.util.function.Predicate;

/**
 * An artifact of this project, and what it contains of others.
 *
 * @param name such as {@code driver}: the name of its folder of descriptions
 * @param purl without the version: the coordinates that it is published under
 * @param keepsFiles whether it has the components' own files, whose hashes are then theirs
 */
record ShippedArtifact(
    String name,
    String purl,
    String parameters,
    boolean keepsFiles,
    Predicate<Component> libraries) {

  private static final String PROJECT = "pkg:maven/io.shindigneo4j/shindig-neo4j";

  /** All that the build makes. */
  static List<ShippedArtifact> all(BuildFile pom) {
    Predicate<Component> none = component -> false;
    return List.of(
        new ShippedArtifact("war", PROJECT, "type=war", true, pom.inWar()),
        new ShippedArtifact("jakarta", PROJECT, "classifier=jakarta&type=war", false, pom.inWar()),
        new ShippedArtifact(
            "neo4j-plugin",
            PROJECT,
            "classifier=neo4j-plugin",
            false,
            pom.shadedBy("neo4j-plugin")),
        new ShippedArtifact("driver", PROJECT + "-driver", "", false, pom.shadedBy("driver")),
        new ShippedArtifact(
            "classes", PROJECT, "classifier=classes", false, pom.shadedBy("classes")),
        new ShippedArtifact("packs", PROJECT, "classifier=packs", false, none));
  }

  String purl(String version) {
    return purl + "@" + version + (parameters.isEmpty() ? "" : "?" + parameters);
  }

  String publishedName() {
    return purl.substring(purl.lastIndexOf('/') + 1);
  }
}
