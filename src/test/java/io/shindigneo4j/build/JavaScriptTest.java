package io.shindigneo4j.build;

import static io.shindigneo4j.build.NodeModules.PROJECT;
import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Where there is no npm, the checks are skipped, and fail on a build server. */
@DisplayName("The JavaScript of the portal and of the gadgets, and the client in TypeScript")
@Timeout(TestDeadlines.TEST_SECONDS)
class JavaScriptTest {

  private static final PageCommands PAGE = PageCommands.of("docs/portal.md");

  private static final Pattern VERSION = Pattern.compile("\"([a-z-]+)\": \"([0-9.]+)\"");

  /** What it needs comes from npm's registry. */
  @Test
  @Exhaustive
  void passesTheChecksOfThePage() throws IOException, InterruptedException {
    NodeModules.require();
    assertThat(PAGE.run("check-javascript", PROJECT, Map.of())).contains("fail 0");
  }

  @Test
  void isCheckedWithTheTypesOfTheLibrariesThatAreShipped() throws IOException {
    Map<String, String> versions =
        VERSION
            .matcher(Files.readString(PROJECT.resolve("package.json")))
            .results()
            .collect(toMap(match -> match.group(1), match -> match.group(2)));
    assertThat(Files.readString(PROJECT.resolve("pom.xml")))
        .contains("<lit.version>" + versions.get("lit-html") + "</lit.version>")
        .contains("<cytoscape.version>" + versions.get("cytoscape") + "</cytoscape.version>");
  }
}
