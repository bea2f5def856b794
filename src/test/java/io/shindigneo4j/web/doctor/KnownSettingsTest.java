package io.shindigneo4j.web.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What the checks know of the project")
class KnownSettingsTest {

  private static final Path SOURCES =
      Path.of(System.getProperty("build.directory", "target")).resolveSibling("src/main/java");

  private static final Pattern SETTING = Pattern.compile("new Setting\\(\\s*\"([^\"]+)\"");

  @Test
  @DisplayName("is each setting that a class has as a constant")
  void settings() throws IOException {
    Set<String> constants = new TreeSet<>();
    for (Path file : files("Setting")) {
      Matcher matcher = SETTING.matcher(Files.readString(file));
      while (matcher.find()) {
        constants.add(matcher.group(1));
      }
    }
    assertThat(constants).hasSizeGreaterThan(70);
    assertThat(KnownSettings.keys()).containsAll(constants);
    constants.add("shindig.neo4j.data");
    assertThat(constants).containsAll(KnownSettings.keys());
  }

  @Test
  @DisplayName("is each class of operations")
  void operations() throws IOException {
    Set<String> classes =
        files("Operations").stream()
            .filter(file -> file.toString().contains("/schema/"))
            .map(file -> file.getFileName().toString().replace(".java", ""))
            .collect(Collectors.toSet());
    assertThat(KnownOperations.CLASSES.stream().map(Class::getSimpleName))
        .containsExactlyInAnyOrderElementsOf(classes);
    assertThat(KnownOperations.names()).contains("people.get", "sealed.count");
  }

  /** Files whose names have a word, in which settings may stand by house rule. */
  private static Set<Path> files(String word) throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files
          .filter(file -> file.getFileName().toString().contains(word))
          .collect(Collectors.toSet());
    }
  }
}
