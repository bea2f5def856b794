package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What is released together has one version")
class VersionsTest {

  private static final Path PROJECT = Path.of(System.getProperty("build.directory")).getParent();

  @Test
  void theClientsHaveThatOfTheProject() throws IOException {
    assertThat(first("clients/typescript/package.json", "\"version\": \"([^\"]+)\""))
        .isEqualTo(version());
    assertThat(first("clients/python/pyproject.toml", "\nversion = \"([^\"]+)\""))
        .isEqualTo(version());
  }

  @Test
  void theFirstSectionOfTheChangeLogIsAboutIt() throws IOException {
    assertThat(first("CHANGELOG.md", "\n## (\\S+)")).isEqualTo(version());
  }

  /** Without {@code -SNAPSHOT}: of the release that is made next. */
  private static String version() throws IOException {
    return first("pom.xml", "<version>([^<]+)</version>").replace("-SNAPSHOT", "");
  }

  private static String first(String file, String pattern) throws IOException {
    Matcher found = Pattern.compile(pattern).matcher(Files.readString(PROJECT.resolve(file)));
    assertThat(found.find()).as(file).isTrue();
    return found.group(1);
  }
}
