package io.shindigneo4j.installation;

import static io.shindigneo4j.installation.PortalSite.expect;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import io.shindigneo4j.build.PageCommands;
import io.shindigneo4j.build.Shell;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.PythonEnvironment;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Needs python3 with its venv, and the packages that {@code docs/site/requirements.txt} pins. */
@DisplayName("The site of the pages")
@Exhaustive
@Timeout(TestDeadlines.TEST_SECONDS)
class DocumentationSiteIT {

  private static final PageCommands PAGE = PageCommands.of("docs/testing.md");
  private static final Path PROJECT = Path.of(System.getProperty("build.directory")).getParent();
  private static final Path SITE = PROJECT.resolve("target/site");

  /** What a browser fetches from another host when it shows a page. */
  private static final Pattern FOREIGN =
      Pattern.compile(
          "<(?:script|img|iframe|source|video|audio|embed|object)\\b[^>]*\\b(?:src|data)=[\"']?(?:https?:)?//[^>]*>"
              + "|<link\\b[^>]*\\bhref=[\"']?(?:https?:)?//[^>]*>"
              + "|url\\([\"']?(?:https?:)?//[^)]*\\)"
              + "|@import[^;]*");

  @BeforeAll
  static void build() throws Exception {
    assumeTrue(
        Shell.succeeds(PythonEnvironment.CHECK, PROJECT, Map.of()),
        "python3 with venv is not on this machine");
    PAGE.run("build-site", PROJECT, Map.of());
  }

  @Test
  void asksNoOtherHostForAnything() throws IOException {
    List<Path> files = files(".html", ".css");
    assertThat(files).hasSizeGreaterThan(30);
    for (Path file : files) {
      assertThat(FOREIGN.matcher(Files.readString(file)).results().map(MatchResult::group))
          .as(file.toString())
          .isEmpty();
    }
  }

  private static List<Path> files(String... endings) throws IOException {
    try (Stream<Path> files = Files.walk(SITE)) {
      return files.filter(file -> Stream.of(endings).anyMatch(file.toString()::endsWith)).toList();
    }
  }

  @Test
  void hasEachPageInItsSearch() throws IOException {
    String index = Files.readString(SITE.resolve("search/search_index.json"));
    assertThat(files(".html"))
        .map(page -> SITE.relativize(page).toString())
        .filteredOn(page -> !page.equals("404.html"))
        .hasSizeGreaterThan(30)
        .allMatch(page -> index.contains("\"location\":\"" + page + "\""));
  }

  @Test
  void isNotBuiltWithALinkThatLeadsNowhere(@TempDir Path copy) throws Exception {
    copyProject(copy);
    append(
        copy.resolve("docs/http.md"), "\n[Nothing](nothing.md), [no place](events.md#no-place)\n");
    assertThatThrownBy(() -> PAGE.run("build-site", copy, Map.of()))
        .hasMessageContaining("http.md")
        .hasMessageContaining("nothing.md")
        .hasMessageContaining("no-place");
  }

  @Test
  void isNotBuiltWithAPageThatItDoesNotList(@TempDir Path copy) throws Exception {
    copyProject(copy);
    append(copy.resolve("docs/unlisted.md"), "# Unlisted\n");
    assertThatThrownBy(() -> PAGE.run("build-site", copy, Map.of()))
        .hasMessageContaining("unlisted.md");
  }

  private static void append(Path page, String text) throws IOException {
    Files.writeString(page, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  /** The pages, and links to what they name. */
  private static void copyProject(Path copy) throws IOException, InterruptedException {
    String commands =
        """
        cp -r "$PROJECT/docs" "$PROJECT"/*.md .
        ln -s "$PROJECT/clients" "$PROJECT/deploy" "$PROJECT/src" "$PROJECT/webapp" .
        mkdir target
        ln -s "$PROJECT/target/site-tools" target
        """;
    assertThat(Shell.run(commands, copy, Map.of("PROJECT", PROJECT.toString()))).isEmpty();
  }

  @Test
  void isReadInABrowser() throws Exception {
    PlaywrightAssertions.setDefaultAssertionTimeout(TestDeadlines.HANGING_MILLIS);
    try (FolderServer server = FolderServer.start(SITE);
        Chromium chromium = Chromium.start()) {
      Page page = chromium.page();
      PageWatch watch = PageWatch.of(page, server.address());
      for (String name : List.of("index", "opensocial", "tutorials/first-steps", "protocol")) {
        page.navigate(server.address() + "/" + name + ".html");
        expect(page.locator("h1").first()).isVisible();
        expectToFit(page, 390);
        expectToFit(page, 1_280);
      }
      expect(page.locator(".md-search-result__meta")).hasText("Type to start searching");
      page.locator(".md-search__input").pressSequentially("friendship.accepted"); // key by key
      expect(page.locator(".md-search-result__link[href*='events.html']").first()).isVisible();
      watch.expectNoProblem();
    }
  }

  /** The scripts of the page let wide tables scroll by themselves, which they do once they run. */
  private static void expectToFit(Page page, int width) {
    page.setViewportSize(width, 844);
    page.waitForFunction("width => document.documentElement.scrollWidth === width", width);
  }
}
