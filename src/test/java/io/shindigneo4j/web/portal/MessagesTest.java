package io.shindigneo4j.web.portal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The texts of the portal")
class MessagesTest {
  private static final Path PORTAL = Path.of("webapp", "portal");
  private static final Path ENGLISH = PORTAL.resolve("messages/en.json");

  /** Keys of texts, where scripts ask for them. */
  private static final Pattern USE = Pattern.compile("\\bt\\(\\s*'([^']+)'");

  private static final Pattern VALUE = Pattern.compile("\\{(\\w+)}");
  private static final List<String> PLURALS = List.of(".one", ".other");

  @Test
  void areThereInEachLanguage() throws IOException {
    Map<String, String> english = read(ENGLISH);
    for (Path file : languages()) {
      Map<String, String> texts = read(file);
      assertThat(texts.keySet()).as(file.toString()).isEqualTo(english.keySet());
      assertThat(texts.values()).as(file.toString()).noneMatch(String::isBlank);
      texts.forEach(
          (key, text) -> assertThat(values(text)).as(key).isEqualTo(values(english.get(key))));
    }
  }

  @Test
  void areInOrder() throws IOException {
    for (Path file : languages()) {
      List<String> keys =
          Files.readAllLines(file).stream()
              .filter(line -> line.contains("\": \""))
              .map(line -> line.split("\"")[1])
              .toList();
      assertThat(keys).as(file.toString()).isSorted().doesNotHaveDuplicates();
    }
  }

  @Test
  void areUsedAndNoOthersAre() throws IOException {
    Set<String> there = new TreeSet<>();
    for (String key : read(ENGLISH).keySet()) {
      there.add(PLURALS.stream().reduce(key, MessagesTest::stripped));
    }
    String scripts = scripts();
    assertThat(there).allMatch(key -> scripts.contains("'" + key + "'"), "is used");
    assertThat(USE.matcher(scripts).results().map(use -> use.group(1)))
        .isNotEmpty()
        .allMatch(there::contains, "is a text");
  }

  private static String stripped(String key, String ending) {
    return key.endsWith(ending) ? key.substring(0, key.length() - ending.length()) : key;
  }

  private static Set<String> values(String text) {
    return VALUE.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
  }

  private static List<Path> languages() throws IOException {
    try (Stream<Path> files = Files.list(ENGLISH.getParent())) {
      List<Path> all = files.sorted().toList();
      assertThat(all).hasSizeGreaterThan(1);
      return all;
    }
  }

  private static String scripts() throws IOException {
    StringBuilder text = new StringBuilder();
    try (Stream<Path> files = Files.walk(PORTAL)) {
      for (Path script : files.filter(file -> file.toString().endsWith(".js")).toList()) {
        text.append(Files.readString(script));
      }
    }
    return text.toString();
  }

  @SuppressWarnings("unchecked")
  private static Map<String, String> read(Path file) throws IOException {
    return new TreeMap<>(new ObjectMapper().readValue(file.toFile(), Map.class));
  }
}
