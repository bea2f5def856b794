package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The project's own gadgets")
class OwnGadgetsTest {
  private static final Path WEBAPP =
      Path.of(System.getProperty("build.directory")).resolveSibling("webapp");
  private static final Path GADGETS = WEBAPP.resolve("gadgets");
  private static final Pattern TOKEN = Pattern.compile("(--[a-z0-9-]+): ([^;]+);");
  private static final Pattern MESSAGE = Pattern.compile("<msg name=\"(\\w+)\">([^<]*)<");
  private static final Pattern USED =
      Pattern.compile("gadget\\.(?:text|reason)\\('(\\w+)'|__MSG_(\\w+)__");
  private static final Pattern SCRIPT = Pattern.compile("<script src=\"([^\"]+)\">");

  @Test
  @DisplayName("have the portal's colours and measures")
  void tokens() throws IOException {
    List<String> portal = values(WEBAPP.resolve("portal/tokens.css"));
    assertThat(values(GADGETS.resolve("common/tokens.css"))).isNotEmpty();
    assertThat(portal).containsAll(values(GADGETS.resolve("common/tokens.css")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"profile", "friends", "suggestions", "stream", "inbox", "groups"})
  @DisplayName("have all their texts in both languages")
  void messages(String name) throws IOException {
    Path folder = GADGETS.resolve(name);
    Map<String, String> english = messagesOf(folder.resolve("messages/en.xml"));
    Map<String, String> german = messagesOf(folder.resolve("messages/de.xml"));
    assertThat(german.keySet()).isEqualTo(english.keySet());
    assertThat(german.values()).noneMatch(String::isBlank);
    assertThat(english.keySet().stream().map(key -> key.replaceAll("_(one|other)$", "")))
        .containsAll(used(folder));
  }

  private static Set<String> used(Path folder) throws IOException {
    StringBuilder text = new StringBuilder(Files.readString(folder.resolve("gadget.xml")));
    for (MatchResult script : SCRIPT.matcher(text.toString()).results().toList()) {
      text.append(Files.readString(folder.resolve(script.group(1))));
    }
    return USED.matcher(text)
        .results()
        .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static List<String> values(Path file) throws IOException {
    return TOKEN.matcher(Files.readString(file)).results().map(MatchResult::group).toList();
  }

  private static Map<String, String> messagesOf(Path file) throws IOException {
    return MESSAGE
        .matcher(Files.readString(file))
        .results()
        .collect(Collectors.toMap(found -> found.group(1), found -> found.group(2)));
  }
}
