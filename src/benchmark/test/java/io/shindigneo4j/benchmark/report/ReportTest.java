package io.shindigneo4j.benchmark.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Finding;
import io.shindigneo4j.benchmark.result.Machine;
import io.shindigneo4j.benchmark.result.Results;
import io.shindigneo4j.benchmark.result.RunLog;
import io.shindigneo4j.benchmark.result.RunMetadata;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;

@DisplayName("The report")
class ReportTest {

  @TempDir private Path directory;

  @Test
  void isWellFormedWhateverItShows() throws Exception {
    SampleResults samples = queries();
    for (int n = 1; n <= 4; n *= 2) {
      samples.one("servers", "person@" + n, "websocket-native", 100);
      samples.one("growth-" + n, "foaf2", "websocket-native", 100 * n);
      samples.add(new BenchmarkSetting("scaling", "person", "bolt", "x", "none", n, n), 5, 6);
      samples.add(
          new BenchmarkSetting("scaling", "person", "websocket-native", "x", "none", 2, n), 5, 6);
      samples.add(new BenchmarkSetting("formats", "person", "bolt", "f" + n, "lz4", 1, 1), 5, 6);
      samples.add(
          new BenchmarkSetting("generator", "nothing", "none", "none", "none", 0, n), 0.1, 1e7);
    }
    Document page = parse(page(samples.results()));
    assertThat(page.getElementsByTagName("figure").getLength()).isGreaterThan(8);
    assertThat(page.getElementsByTagName("h2").getLength()).isEqualTo(10);
  }

  @Test
  void isTestedByAParserThatSeesWhatIsNotWellFormed() {
    assertThatThrownBy(() -> parse("<p>1 < 2</p>")).isInstanceOf(SAXParseException.class);
  }

  @Test
  void saysSoWhereNothingWasMeasured() throws Exception {
    String page = content(new SampleResults().results());
    assertThat(page).contains("Not measured yet.").doesNotContain("NaN", "Infinity");
  }

  @Test
  void holdsWhatWasMeasuredAgainstWhatIsDemanded() throws IOException {
    String page = page(queries().results());
    assertThat(page)
        .contains("<b class=\"met\">20.0× met</b> on average, with 1 thread, of 2 of 19 questions")
        .contains("<b class=\"missed\">4.00× missed</b> on average, with 1 thread")
        .contains("<b class=\"missed\">0.41× missed</b> at least, with 1 thread")
        .contains("<li>inbox 0.50×</li>");
  }

  @Test
  void holdsSuitesOfPacksAgainstWhatIsDemanded() throws Exception {
    SampleResults samples = new SampleResults();
    for (String order : List.of("traversal-bfs", "traversal-dfs")) {
      samples.one("traversal", order, "framework", 900);
      samples.one("traversal", order, "direct", 300);
    }
    samples.add(called("http-face"), 5, 60).add(called("http"), 6, 10);
    String page = page(samples.results());
    parse(page);
    assertThat(page)
        .contains("<h3>Direct traversal: twice as fast as the framework</h3>")
        .contains("<b class=\"met\">3.00× met</b> at least, with 1 thread</p>")
        .contains("<b class=\"missed\">1.00× missed</b> at least, with 1 thread</p>")
        .contains("<b class=\"missed\">6.00× missed</b> with 1 thread</p>")
        .contains("<h2>Traversals of a tree (traversal)</h2>");
  }

  @Test
  void holdsCallsThroughShindigAgainstTheirGoals() throws Exception {
    SampleResults samples = new SampleResults();
    samples.many("rest", "friends", "static-file", 10_000);
    samples.many("rest", "friends", "rest", 3_600);
    samples.many("rest", "friends", "rest-json", 3_000);
    samples.many("rest", "feed", "static-file", 10_000);
    samples.many("rest", "feed", "rest", 500);
    samples.many("rest", "feed", "rest-json", 1_000);
    String page = page(samples.results());
    parse(page);
    assertThat(page)
        .contains("<h3>REST and RPC, end to end</h3>")
        .contains(
            "<td class=\"important\">0.36×</td><td>at least 0.35×</td>"
                + "<td class=\"met\">met</td>")
        .contains("<td class=\"important\">0.05×</td><td></td><td></td>")
        .contains("<td>rest</td><td>feed</td><td>rest</td><td>rest-json</td><td>32</td>")
        .contains("<td class=\"missed\">missed, by 1 of 2</td>");
  }

  @Test
  void holdsTimesAgainstThoseThatPeopleMayWait() throws Exception {
    SampleResults samples = new SampleResults();
    samples.one("portal", "sign-in-to-stream", "chromium-cold", 400_000);
    samples.one("portal", "path-drawn", "chromium-warm", 400_000);
    String page = page(samples.results());
    parse(page);
    assertThat(page)
        .contains("<h3>Times that people wait</h3>", "<h2>The portal in a browser (portal)</h2>")
        .contains("<td>95 % within</td><td class=\"important\">800 ms</td><td>1.00 s</td>")
        .contains(
            "<td class=\"important\">400 ms</td><td>300 ms</td><td class=\"missed\">missed</td>");
  }

  @Test
  void showsSuitesThatItDoesNotKnow() throws IOException {
    SampleResults samples = new SampleResults().one("tomorrow", "dream", "telepathy", 1234);
    assertThat(page(samples.results()))
        .contains("<h2>Suite tomorrow</h2>", "<td>dream</td><td>telepathy</td>", "1.23 ms");
  }

  @Test
  void escapesNames() throws Exception {
    SampleResults samples = new SampleResults().one("<suite>", "a&b\"", "<script>", 5);
    String page = content(samples.one("queries", "<b>", "<i>", 5).results());
    assertThat(page).contains("&lt;script&gt;", "a&amp;b&quot;").doesNotContain("<script>", "<i>");
  }

  @Test
  void hasTheCircumstancesOfEachRun() throws IOException {
    RunMetadata metadata =
        new RunMetadata(
            2_011,
            7,
            1_000,
            new Machine(2, "Some CPU", 1L << 33, "Linux"),
            Map.of("Neo4j", "5.26"),
            new TreeMap<>(Map.of("person", 4_321)),
            List.of(new RunLog.Skipped("gremlin", "there is no server")));
    Results results = new Results(queries().results().findings(), Map.of("run", metadata));
    assertThat(page(results))
        .contains("2 × Some CPU", "8.0 GiB", "5.26", "4,321", "gremlin: there is no server");
  }

  @Test
  void holdsTheGeneratorAgainstTheFastest() throws IOException {
    SampleResults samples = queries().one("generator", "nothing", "none", 0.1);
    assertThat(page(samples.results())).contains("inbox, bolt", "100×", "1.00 %");
  }

  @Test
  void showsWhatWasTooShortToBeMeasured() throws Exception {
    SampleResults samples = new SampleResults();
    for (int n = 1; n <= 4; n *= 2) {
      samples.add(new BenchmarkSetting("open-loop", "p@" + n, "none", "f", "none", 1, 1), 0, 1e9);
      samples.add(new BenchmarkSetting("formats", "p", "none", "f" + n, "none", 1, 1), 0, 1e9);
    }
    assertThat(content(samples.results())).doesNotContain("NaN", "Infinity");
  }

  @Test
  void comparesByTheMedianWhereTheRateIsGiven() throws IOException {
    SampleResults samples = new SampleResults();
    samples.add(new BenchmarkSetting("open-loop", "p@9", "bolt", "f", "none", 1, 64), 50, 9);
    samples.add(new BenchmarkSetting("open-loop", "p@9", "http", "f", "none", 1, 64), 500, 9);
    assertThat(page(samples.results())).contains("0.10×");
  }

  @Test
  void marksRatiosOfDifferentRuns() throws IOException {
    Results results = queries().results();
    assertThat(page(results)).doesNotContain("× †");
    List<Finding> findings = new ArrayList<>(results.findings());
    findings.set(0, new Finding(findings.get(0).measurement(), "another"));
    assertThat(page(new Results(findings, Map.of()))).contains("10.0× †");
  }

  private static BenchmarkSetting called(String transport) {
    return new BenchmarkSetting("procedures", "crossreference", transport, "json", "none", 1, 1);
  }

  /**
   * {@code person} by native calls is 40 times as fast as HTTP and 10 times as fast as Bolt; {@code
   * inbox} 10 times and half as fast.
   */
  private static SampleResults queries() {
    return new SampleResults()
        .one("queries", "person", "websocket-native", 100)
        .one("queries", "person", "websocket-cypher", 1_000)
        .one("queries", "person", "bolt", 1_000)
        .one("queries", "person", "http", 4_000)
        .one("queries", "inbox", "websocket-native", 20)
        .one("queries", "inbox", "bolt", 10)
        .one("queries", "inbox", "http", 200);
  }

  @Test
  void drawsItsChartsWithoutANetwork() throws Exception {
    String page = page(queries().results());
    assertThat(page).contains("//<![CDATA[", "Licensed to the Apache Software Foundation");
    assertThat(content(queries().results()))
        .doesNotContain(" src=", "http:", "https:", "<link", "@import", "url(");
  }

  /** The page without ECharts and the script that calls it. */
  private String content(Results results) throws Exception {
    String page = page(results);
    parse(page);
    return page.replaceAll("(?s)<script>.*?</script>", "");
  }

  private String page(Results results) throws IOException {
    Path file = directory.resolve("report.html");
    Report.write(results, file);
    return Files.readString(file);
  }

  private static Document parse(String page) throws Exception {
    var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    builder.setErrorHandler(null);
    return builder.parse(new InputSource(new StringReader(page)));
  }
}
