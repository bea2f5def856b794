package io.shindigneo4j.upgrade;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.installation.Directories;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Makes the folder in {@code target/upgrade}; {@code src/test/upgrade/make} puts it in place. */
@DisplayName("The data of this version, for the tests of later ones,")
@Exhaustive
@Timeout(TestDeadlines.TEST_SECONDS)
class ReleaseDataIT {

  private static final Path TARGET = Path.of(System.getProperty("build.directory", "target"));
  private static final Pattern WAR = Pattern.compile("shindig-neo4j-([0-9.]+)(-SNAPSHOT)?\\.war");

  /** Pictures of the graph on the page about it, and labels of their own in its tables. */
  private static final Pattern PICTURE = Pattern.compile("```text\n(.*?)```", Pattern.DOTALL);

  private static final Pattern LABEL = Pattern.compile("\\(:(\\w+)");
  private static final Pattern TYPES = Pattern.compile("\\[:([A-Z_|]+)");
  private static final Pattern DETAIL = Pattern.compile("\\| `(HAS_\\w+)` \\| `(\\w+)` \\|");

  private static final long MAX_BYTES = 2_000_000;

  @Test
  void hasOneOfEverythingThatTheGraphHolds(@TempDir Path working) throws Exception {
    ReleaseFolder folder = new ReleaseFolder(TARGET.resolve("upgrade").resolve(version()));
    if (Files.exists(folder.path())) {
      Directories.delete(folder.path());
    }
    Files.createDirectories(folder.path());
    assertThat(new ReleaseMaker(folder, working).make()).containsAll(namesOfThePage());
    assertThat(bytes(folder.path())).isLessThan(MAX_BYTES);
    assertThat(folder.answers()).hasSizeGreaterThan(50).extracting("status").contains(200, 404);
  }

  private static String version() {
    Path war = Path.of(System.getProperty("war.file"));
    Matcher name = WAR.matcher(war.getFileName().toString());
    assertThat(name.matches()).as(war.toString()).isTrue();
    return name.group(1);
  }

  private static Set<String> namesOfThePage() throws IOException {
    String page = Files.readString(Path.of("docs", "data-model.md"));
    Set<String> names = new TreeSet<>();
    PICTURE.matcher(page).results().forEach(picture -> addNames(picture.group(1), names));
    DETAIL
        .matcher(page)
        .results()
        .flatMap(row -> Stream.of(row.group(1), row.group(2)))
        .forEach(names::add);
    return names;
  }

  private static void addNames(String picture, Set<String> names) {
    LABEL.matcher(picture).results().forEach(label -> names.add(label.group(1)));
    TYPES
        .matcher(picture)
        .results()
        .flatMap(types -> Stream.of(types.group(1).split("\\|")))
        .forEach(names::add);
  }

  private static long bytes(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(Path::toFile).mapToLong(java.io.File::length).sum();
    }
  }
}
