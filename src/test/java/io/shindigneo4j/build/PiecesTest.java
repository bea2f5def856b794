package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a reader must hold in mind is how finely the house is cut. These limits may only fall. */
@DisplayName("The pieces of the product")
class PiecesTest {

  private static final Path SOURCES = Path.of("src", "main", "java");
  private static final Path DRIVER = SOURCES.resolve("io/shindigneo4j/driver");
  private static final Pattern NAME = Pattern.compile("\\b[A-Z][A-Za-z0-9]*\\b");

  private static final int SHORT_PERCENT = 21;
  private static final int FILES_OF_THE_DRIVER = 50;
  private static final int HOMONYMS = 0;
  private static final int TYPES_WITH_ONE_USER = 47;

  /** At most so many lines make a short file. */
  private static final int SHORT = 30;

  /** At most so many lines may be part of another type. */
  private static final int SMALL = 40;

  private static List<Source> sources;

  /**
   * A file.
   *
   * @param names of types, its own and others
   */
  private record Source(Path file, int lines, Set<String> names) {

    static Source read(Path file) {
      try {
        String text = Files.readString(file);
        Matcher names = NAME.matcher(text);
        Set<String> found = new HashSet<>();
        while (names.find()) {
          found.add(names.group());
        }
        return new Source(file, (int) text.lines().count(), found);
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }

    String name() {
      return file.getFileName().toString().replace(".java", "");
    }
  }

  @BeforeAll
  static void read() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      sources =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> !file.endsWith("package-info.java"))
              .map(Source::read)
              .toList();
    }
  }

  @Test
  void areSeldomShort() {
    long few = sources.stream().filter(source -> source.lines() <= SHORT).count();
    assertThat(100 * few / sources.size()).isLessThanOrEqualTo(SHORT_PERCENT);
  }

  @Test
  void areFewWhereAUserOfTheDriverLooks() {
    assertThat(sources)
        .filteredOn(source -> source.file().getParent().equals(DRIVER))
        .hasSizeLessThanOrEqualTo(FILES_OF_THE_DRIVER);
  }

  @Test
  void haveNamesOfTheirOwn() {
    Map<String, Integer> numbers = new HashMap<>();
    sources.forEach(source -> numbers.merge(source.name(), 1, Integer::sum));
    assertThat(numbers.entrySet())
        .filteredOn(entry -> entry.getValue() > 1)
        .hasSizeLessThanOrEqualTo(HOMONYMS);
  }

  @Test
  void haveUsers() {
    assertThat(sources)
        .filteredOn(source -> source.lines() <= SMALL)
        .filteredOn(PiecesTest::hasOneUserBesideIt)
        .extracting(Source::name)
        .hasSizeLessThanOrEqualTo(TYPES_WITH_ONE_USER);
  }

  private static boolean hasOneUserBesideIt(Source source) {
    List<Source> users =
        sources.stream()
            .filter(other -> other != source && other.names().contains(source.name()))
            .toList();
    return users.size() == 1 && users.get(0).file().getParent().equals(source.file().getParent());
  }
}
