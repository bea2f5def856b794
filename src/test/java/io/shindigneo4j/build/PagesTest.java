package io.shindigneo4j.build;

import static java.util.Collections.disjoint;
import static java.util.function.Predicate.not;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.build.DocumentationPage.Block;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The pages")
class PagesTest {

  private static final int WIDTH = 120;
  private static final Path SOURCES = Path.of("src");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern SETTING =
      Pattern.compile("(?<![\\w.])((?:server\\.)?shindig\\.neo4j\\.[a-z0-9._-]+)[=`]");
  private static final Pattern METER = Pattern.compile("shindig\\.neo4j\\.(server|client)\\..*");
  private static final Pattern VARIABLE = Pattern.compile("\\bSHINDIG_[A-Z0-9_]+");
  private static final Pattern CLASS =
      Pattern.compile("\\bio\\.shindigneo4j((?:\\.[a-z]+)*\\.[A-Z]\\w+)");
  private static final Pattern SIMPLE_CLASS = Pattern.compile("`([A-Z][a-z]\\w+)`");

  /** The names in the first cell of a row of packages, which has three cells. */
  private static final Pattern PACKAGES =
      Pattern.compile("^\\| ((?:`[a-z.]+`(?:, )?)+) \\|[^|]+\\|[^|]+\\|$", Pattern.MULTILINE);

  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final Pattern LITERAL = Pattern.compile("\"([a-z0-9-]+)\"");
  private static final Pattern FOLLOWED = Pattern.compile("follow\\(\"([a-z0-9/.-]+)\"\\)");

  /** In the graph. */
  private static final Set<String> LABELS = Set.of("Request", "ShindigWrite", "Revocation");

  /** Of {@code ./bench}, which is no setting of Shindig. */
  private static final String BENCHMARK_PASSWORD = "SHINDIG_BENCH_JPA_PASSWORD";

  private static List<String> matches(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(match -> match.group(1)).toList();
  }

  @Test
  void nameEachCommandOnce() {
    List<Block> commands = commands().toList();
    assertThat(commands).isNotEmpty().allMatch(command -> !command.name().isEmpty(), "has a name");
    assertThat(commands).extracting(Block::name).doesNotHaveDuplicates();
  }

  private static Stream<Block> commands() {
    return DocumentationPage.all().stream().flatMap(page -> page.commands().stream());
  }

  @Test
  void haveNoCommandThatNeitherATestRunsNorAReasonExcuses() throws IOException {
    Set<String> run = namesInTests();
    Stream.concat(followed("TutorialsIT"), followed("RestPageIT"))
        .map(TutorialReader::commands)
        .forEach(run::addAll);
    assertThat(commands().map(Block::name).filter(not(run::contains)))
        .containsExactlyInAnyOrderElementsOf(CommandsNotRun.REASONS.keySet());
  }

  /** The texts in quotes in each test that reads commands. */
  private static Set<String> namesInTests() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .map(PagesTest::text)
          .filter(text -> text.contains("PageCommands.of("))
          .flatMap(text -> matches(LITERAL, text).stream())
          .collect(toSet());
    }
  }

  /** All of whose commands the test runs. */
  private static Stream<DocumentationPage> followed(String test) {
    String source =
        text(SOURCES.resolve("test/java/io/shindigneo4j/installation/" + test + ".java"));
    return matches(FOLLOWED, source).stream().map(Path::of).map(DocumentationPage::read);
  }

  @Test
  void areFollowedByATestIfTheyAreTutorials() {
    assertThat(DocumentationPage.tutorials())
        .hasSizeGreaterThanOrEqualTo(5)
        .containsExactlyInAnyOrderElementsOf(followed("TutorialsIT").toList());
    assertThat(DocumentationPage.tutorials().stream().map(TutorialReader::commands))
        .noneMatch(commands -> !disjoint(commands, CommandsNotRun.REASONS.keySet()));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void haveNoLineThatIsTooWide() {
    assertThat(found(line -> line.length() > WIDTH && !line.strip().startsWith("|"))).isEmpty();
  }

  private static List<String> found(Predicate<String> wrong) {
    return DocumentationPage.all().stream()
        .flatMap(page -> page.prose().stream().filter(wrong).map(line -> page.file() + ": " + line))
        .toList();
  }

  @Test
  void haveNoLinkThatLeadsNowhere() {
    List<String> dead = new ArrayList<>();
    for (DocumentationPage page : DocumentationPage.all()) {
      for (String target : matches(LINK, String.join("\n", page.prose()))) {
        if (!target.startsWith("http") && !leadsSomewhere(page, target)) {
          dead.add(page.file() + ": " + target);
        }
      }
    }
    assertThat(dead).isEmpty();
  }

  private static boolean leadsSomewhere(DocumentationPage page, String target) {
    String[] parts = target.split("#", 2);
    Path file = parts[0].isEmpty() ? page.file() : page.file().resolveSibling(parts[0]).normalize();
    return Files.exists(file) && (parts.length == 1 || anchors(file).contains(parts[1]));
  }

  /** Headings as GitHub makes anchors of them. */
  private static List<String> anchors(Path file) {
    return DocumentationPage.read(file).prose().stream()
        .filter(line -> line.startsWith("#"))
        .map(line -> line.replaceFirst("^#+ ", "").toLowerCase(Locale.ROOT))
        .map(heading -> heading.replaceAll("[^a-z0-9 _-]", "").replace(' ', '-'))
        .toList();
  }

  @Test
  void nameNoSettingThatDoesNotExist() {
    Set<String> settings = ProjectSettings.names();
    Set<String> variables = ProjectSettings.variables();
    for (DocumentationPage page : DocumentationPage.all()) {
      assertThat(matches(SETTING, page.text()))
          .as(page.file().toString())
          .allMatch(name -> settings.contains(name) || METER.matcher(name).matches());
      assertThat(VARIABLE.matcher(page.text()).results().map(match -> match.group()))
          .as(page.file().toString())
          .allMatch(name -> variables.contains(name) || name.equals(BENCHMARK_PASSWORD));
    }
  }

  @Test
  void nameNoClassThatDoesNotExist() throws IOException {
    Set<String> files = sourceFiles();
    for (DocumentationPage page : DocumentationPage.all()) {
      assertThat(matches(CLASS, page.text()))
          .as(page.file().toString())
          .allMatch(name -> files.contains("io/shindigneo4j" + name.replace('.', '/') + ".java"));
    }
  }

  @Test
  void nameNoClassOrPackageInTheArchitectureThatDoesNotExist() throws IOException {
    String page = DocumentationPage.read(Path.of("docs", "architecture.md")).text();
    Set<String> files = sourceFiles();
    Set<String> names =
        files.stream().map(file -> file.replaceAll(".*/|\\.java$", "")).collect(toSet());
    assertThat(matches(SIMPLE_CLASS, page))
        .allMatch(name -> names.contains(name) || LABELS.contains(name));
    List<String> packages =
        matches(PACKAGES, page).stream().flatMap(cell -> matches(CODE, cell).stream()).toList();
    assertThat(packages)
        .hasSizeGreaterThan(20)
        .map(name -> "io/shindigneo4j/" + name.replace('.', '/') + "/package-info.java")
        .allMatch(files::contains);
  }

  /** From the first folder of our packages on. */
  private static Set<String> sourceFiles() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files
          .map(file -> file.toString().replace('\\', '/'))
          .filter(file -> file.contains("/io/shindigneo4j/") && file.endsWith(".java"))
          .map(file -> file.substring(file.indexOf("io/shindigneo4j/")))
          .collect(toSet());
    }
  }
}
