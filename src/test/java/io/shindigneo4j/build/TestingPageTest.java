package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("docs/testing.md says what there is")
class TestingPageTest {

  private static final Path PROJECT =
      Path.of(System.getProperty("build.directory")).toAbsolutePath().getParent();
  private static final Pattern NAMED_TEST = Pattern.compile("`(?:[a-z]+\\.)*(\\w+(?:Test|IT))`");
  private static final Pattern PROFILE = Pattern.compile("-P([a-z]+)");
  private static final Pattern EXHAUSTIVE = Pattern.compile("^@Exhaustive$", Pattern.MULTILINE);

  @Test
  void everyTestThatItNamesExists() throws IOException {
    assertThat(found(NAMED_TEST)).isNotEmpty().allMatch(testNames()::contains);
  }

  @Test
  void everyProfileThatItNamesExists() throws IOException {
    String pom = Files.readString(PROJECT.resolve("pom.xml"));
    assertThat(found(PROFILE)).isNotEmpty().allMatch(id -> pom.contains("<id>" + id + "</id>"));
  }

  @Test
  void everyTestOfTheExhaustiveProofIsOnThePage() throws IOException {
    List<String> named = found(NAMED_TEST);
    assertThat(exhaustiveTests()).isNotEmpty().allMatch(test -> covered(test, named));
  }

  /** By its own name or by a group such as {@code Cypher*IT}. */
  private static boolean covered(String test, List<String> named) {
    return named.contains(test)
        || test.startsWith("Cypher") && test.endsWith("IT")
        || test.startsWith("Tyrus");
  }

  private static List<String> found(Pattern pattern) throws IOException {
    String page = Files.readString(PROJECT.resolve("docs/testing.md"));
    return pattern.matcher(page).results().map(match -> match.group(1)).toList();
  }

  private static List<String> testNames() throws IOException {
    return sources().stream().map(TestingPageTest::typeName).toList();
  }

  private static List<String> exhaustiveTests() throws IOException {
    return sources().stream()
        .filter(file -> EXHAUSTIVE.matcher(text(file)).find())
        .map(TestingPageTest::typeName)
        .filter(name -> name.endsWith("Test") || name.endsWith("IT"))
        .toList();
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(PROJECT.resolve("src"))) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  private static String typeName(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
