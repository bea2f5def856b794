package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.PythonEnvironment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From the same sources. */
@Exhaustive
@DisplayName("A release made in another folder, time zone and language")
class ReleaseIT {

  private static final Path PROJECT = Path.of(System.getProperty("build.directory")).getParent();
  private static final Path MAVEN = Path.of(System.getProperty("maven.home"), "bin");

  /**
   * The artifacts of the build that runs this test, under the names that they have in a release.
   */
  private static final Map<String, String> ARTIFACTS =
      Map.of(
          "war.file", ".war",
          "jakarta.war.file", "-jakarta.war",
          "plugin.jar", "-neo4j-plugin.jar",
          "classes.jar", "-classes.jar",
          "driver.jar", "-driver.jar",
          "crossreference.jar", "-crossreference-pack.jar",
          "traversal.jar", "-traversal-pack.jar");

  private static final Pattern SUM = Pattern.compile("(?m)[0-9a-f]{64}  (.+)$");

  @TempDir private Path folder;

  @Test
  void hasTheBytesOfThisBuildsArtifactsAndAllThatIsPublished() throws Exception {
    String name = copyArtifacts();
    String printed =
        Shell.run(
            "release/check-reproducible " + folder,
            PROJECT,
            Map.of("PATH", MAVEN + ":" + System.getenv("PATH")));
    Set<String> files =
        SUM.matcher(printed).results().map(sum -> sum.group(1)).collect(Collectors.toSet());
    assertThat(files).containsAll(ARTIFACTS.values().stream().map(name::concat).toList());
    String version = name.replace("shindig-neo4j-", "");
    String driver =
        "maven/io/shindigneo4j/shindig-neo4j-driver/"
            + version
            + "/shindig-neo4j-driver-"
            + version;
    for (String suffix : List.of(".jar", ".pom", "-sources.jar", "-javadoc.jar")) {
      assertThat(files).contains(driver + suffix);
    }
    assertThat(files)
        .contains(
            name + "-sources.jar", "RELEASE-NOTES.md", "sbom/war.cdx.json", "sbom/driver.cdx.json");
    if (Shell.succeeds(PythonEnvironment.CHECK, PROJECT, Map.of())) {
      assertThat(files).anyMatch(file -> file.matches("clients/.*\\.whl"));
    }
  }

  /** Returns what their names begin with. */
  private String copyArtifacts() throws IOException {
    Path war = Path.of(System.getProperty("war.file"));
    String name = war.getFileName().toString().replace(".war", "");
    for (Map.Entry<String, String> artifact : ARTIFACTS.entrySet()) {
      Files.copy(
          Path.of(System.getProperty(artifact.getKey())),
          folder.resolve(name + artifact.getValue()));
    }
    return name;
  }
}
