package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The site of the pages")
class SitePagesTest {

  private static final Path DOCS = Path.of("docs");

  /** A page in {@code nav}, with a title of its own or without. */
  private static final Pattern LISTED =
      Pattern.compile("^ +- (?:[^:\\n]+: )?(\\S+\\.md)$", Pattern.MULTILINE);

  /** A page outside of {@code docs}, and where the site has it. */
  private static final Pattern OUTSIDE = Pattern.compile("\"(\\S+\\.md)\": \"(\\S+\\.md)\"");

  @Test
  void listsEachPageOnce() throws IOException {
    String settings = Files.readString(DOCS.resolve("site/mkdocs.yml"));
    List<String> listed = LISTED.matcher(settings).results().map(match -> match.group(1)).toList();
    assertThat(listed)
        .as("nav of docs/site/mkdocs.yml, which has a line for each page")
        .containsExactlyInAnyOrderElementsOf(pages());
  }

  /** As the site names them. */
  private static List<String> pages() throws IOException {
    try (Stream<Path> files = Files.walk(DOCS)) {
      Stream<String> inside =
          files.map(file -> DOCS.relativize(file).toString()).filter(name -> name.endsWith(".md"));
      return Stream.concat(inside, outside().values().stream()).toList();
    }
  }

  /** Their names on the site, by those in the project. */
  private static Map<String, String> outside() throws IOException {
    String hook = Files.readString(DOCS.resolve("site/pages.py"));
    return OUTSIDE
        .matcher(hook)
        .results()
        .collect(Collectors.toMap(match -> match.group(1), match -> match.group(2)));
  }

  @Test
  void hasEachPageAtTheTopOfTheProject() throws IOException {
    assertThat(outside().keySet())
        .as("OUTSIDE of docs/site/pages.py")
        .allMatch(name -> Files.exists(Path.of(name)))
        .containsAll(
            DocumentationPage.all().stream()
                .map(page -> page.file().toString())
                .filter(name -> !name.contains("/"))
                .toList());
  }
}
