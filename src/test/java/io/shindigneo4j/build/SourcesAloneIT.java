package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Exhaustive;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With nothing built, as after {@code git clone}. */
@DisplayName("A copy of the sources")
class SourcesAloneIT {
  private static final Path PROJECT = Path.of(System.getProperty("build.directory")).getParent();

  private static final Map<String, String> VARIABLES =
      Map.of(
          "PATH",
          Path.of(System.getProperty("maven.home"), "bin") + ":" + System.getenv("PATH"),
          "MAVEN_OPTS",
          "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");

  @TempDir private Path copy;

  @BeforeEach
  void copySources() throws IOException, InterruptedException {
    Shell.run("git ls-files -z | xargs -0 cp -P --parents -t " + copy, PROJECT, VARIABLES);
  }

  /** All that comes before the packages, but what takes a minute: the compiler. */
  @Test
  void passesThePhasesOfTestsThatAreSkipped() throws IOException, InterruptedException {
    assertThat(
            Shell.run("mvn -B -Dmaven.test.skip=true -Dmaven.main.skip=true test", copy, VARIABLES))
        .contains("BUILD SUCCESS")
        .doesNotContain("T E S T S", "Compiling");
  }

  @Test
  @Exhaustive
  void isBuiltByTheFirstCommand() throws IOException, InterruptedException {
    assertThat(Shell.run("./shindig-neo4j --help", copy, VARIABLES)).contains("doctor");
  }
}
