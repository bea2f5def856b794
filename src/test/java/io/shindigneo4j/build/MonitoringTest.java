package io.shindigneo4j.build;

import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Without Prometheus; {@link PrometheusRulesTest} has its own checks. */
@DisplayName("The rules of Prometheus and the dashboard of Grafana")
class MonitoringTest {

  private static final Path PROJECT =
      Path.of(System.getProperty("build.directory")).toAbsolutePath().getParent();

  /** Names of meters and of what rules record: these have colons. */
  private static final Pattern NAME = Pattern.compile("[a-z_:]*shindig_neo4j[a-z0-9_:]*");

  private static final Pattern METER =
      Pattern.compile(
          "^\\| `(shindig\\.neo4j\\.[^`]+)` \\| (\\w+) \\| ?(.*?) ?\\|", Pattern.MULTILINE);
  private static final Pattern RECORD = Pattern.compile("- record: (\\S+)");
  private static final Pattern ALERT = Pattern.compile("- alert: (\\w+)");
  private static final Pattern ALERT_ROW =
      Pattern.compile("^\\| `(Shindig[A-Z]\\w+)` \\|", Pattern.MULTILINE);
  private static final Pattern ALERT_NAME = Pattern.compile("\\bShindig[A-Z]\\w+");
  private static final Pattern SETTING =
      Pattern.compile("\\b(?:server\\.)?shindig\\.neo4j\\.[a-z_-]+");
  private static final Pattern CODE = Pattern.compile("`([^`\\n]+)`");

  /** A condition on a label, in YAML or in a string of JSON: the label, and the values. */
  private static final Pattern MATCHER = Pattern.compile("(\\w+)(?:=~|!~|!=|=)\\\\?\"([^\"\\\\]*)");

  /** Those that Prometheus sets, and those of what the rules record. */
  private static final Set<String> OTHER_LABELS =
      Set.of("job", "instance", "alertname", "alertstate", "class");

  private static final Pattern COMPLETE_ALERT =
      Pattern.compile(
          "expr: .+^ {8}for: \\d+m\\n {8}labels: \\{severity: (?:critical|warning)}\\n"
              + " {8}annotations:\\n {10}summary: .+^ {10}description: .+",
          Pattern.DOTALL | Pattern.MULTILINE);

  private static String page;
  private static String rules;
  private static String tests;
  private static String dashboard;

  @BeforeAll
  static void read() throws IOException {
    page = Files.readString(PROJECT.resolve("docs/observability.md"));
    rules = Files.readString(PROJECT.resolve("deploy/prometheus/rules.yml"));
    tests = Files.readString(PROJECT.resolve("deploy/prometheus/rules_test.yml"));
    dashboard = Files.readString(PROJECT.resolve("deploy/grafana/shindig-neo4j.json"));
  }

  @Test
  void nameNoMeterThatIsNotOnThePage() {
    Set<String> meters = meters();
    assertThat(meters(rules)).isNotEmpty().isSubsetOf(meters);
    assertThat(meters(dashboard)).isNotEmpty().isSubsetOf(meters);
    assertThat(meters(tests)).isNotEmpty().isSubsetOf(meters);
  }

  private static Set<String> meters(String text) {
    return names(text).filter(name -> !name.contains(":")).collect(toCollection(TreeSet::new));
  }

  private static Stream<String> names(String text) {
    return NAME.matcher(text).results().map(match -> match.group());
  }

  /** As Prometheus names them. */
  private static Set<String> meters() {
    return METER
        .matcher(page)
        .results()
        .flatMap(row -> series(row.group(1).replace('.', '_'), row.group(2)))
        .collect(toSet());
  }

  private static Stream<String> series(String name, String type) {
    return switch (type) {
      case "timer" -> Stream.of("count", "sum", "max").map(part -> name + "_seconds_" + part);
      case "counter" -> Stream.of(name + "_total");
      default -> Stream.of(name);
    };
  }

  @Test
  void nameNothingRecordedThatNoRuleRecords() {
    List<String> recorded = found(RECORD, rules);
    assertThat(recorded(rules)).isNotEmpty().allMatch(recorded::contains);
    assertThat(recorded(dashboard)).isNotEmpty().allMatch(recorded::contains);
    assertThat(recorded(tests)).containsExactlyInAnyOrderElementsOf(Set.copyOf(recorded));
  }

  private static Set<String> recorded(String text) {
    return names(text).filter(name -> name.contains(":")).collect(toSet());
  }

  @Test
  void nameNoTagThatNoMeterHas() {
    Set<String> tags =
        METER
            .matcher(page)
            .results()
            .flatMap(row -> found(CODE, row.group(3)).stream())
            .collect(toSet());
    assertThat(found(MATCHER, rules + dashboard))
        .isNotEmpty()
        .allMatch(label -> tags.contains(label) || OTHER_LABELS.contains(label));
  }

  @Test
  void nameNoOutcomeThatDoesNotExist() throws IOException {
    List<String> codes = found(CODE, Files.readString(PROJECT.resolve("docs/protocol.md")) + page);
    assertThat(outcomes()).isNotEmpty().allMatch(codes::contains);
  }

  /** Of requests; those of Neo4j are patterns. */
  private static List<String> outcomes() {
    return MATCHER
        .matcher(rules)
        .results()
        .filter(match -> match.group(1).equals("outcome"))
        .flatMap(match -> Stream.of(match.group(2).split("\\|")))
        .filter(
            outcome -> !outcome.startsWith("Neo.") && !Set.of("ready", "failed").contains(outcome))
        .toList();
  }

  @Test
  void nameNoSettingThatDoesNotExist() {
    Set<String> settings = ProjectSettings.names();
    assertThat(SETTING.matcher(rules).results().map(match -> match.group()))
        .isNotEmpty()
        .allMatch(settings::contains);
  }

  @Test
  void haveALineOnThePageForEachAlert() {
    assertThat(alerts()).isNotEmpty().isEqualTo(found(ALERT_ROW, page));
    assertThat(ALERT_NAME.matcher(rules + page).results().map(match -> match.group()))
        .allMatch(alerts()::contains);
  }

  @Test
  void haveACaseThatFiresAndOneThatDoesNotForEachAlert() {
    assertThat(alerts())
        .allSatisfy(
            alert ->
                assertThat(testsOf(alert))
                    .containsPattern("exp_(samples|alerts): \\[]")
                    .contains("labels: '{alertname=\"" + alert + "\""));
  }

  /** From its name to that of the next. */
  private static String testsOf(String alert) {
    return Stream.of(tests.split("  - name: "))
        .filter(test -> test.startsWith(alert + "\n"))
        .findFirst()
        .orElse("");
  }

  @Test
  void sayOfEachAlertHowBadItIsAndWhatToDo() {
    assertThat(Stream.of(rules.split("- (alert|record|name): ")))
        .filteredOn(part -> part.startsWith("Shindig"))
        .hasSameSizeAs(alerts())
        .allMatch(COMPLETE_ALERT.asPredicate());
  }

  private static List<String> alerts() {
    return found(ALERT, rules);
  }

  private static List<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(match -> match.group(1)).toList();
  }
}
