package io.shindigneo4j.installation;

import static io.shindigneo4j.installation.PortalSite.expect;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Runs the compliance tests that Shindig has for the JavaScript API of gadgets, as Shindig's WAR of
 * resources has them. docs/gadgets.md names those that fail by their own fault.
 */
@Tag("exhaustive")
@DisplayName("Shindig's JavaScript compliance tests")
@ExtendWith(SharedGraphServer.class)
@Timeout(600)
class ComplianceSuitesIT {
  private static final String SUITES = "/gadgets/compliance/javascript-tests/1.1/";

  /** Stands in for QUnit, of which the suites use five functions. */
  private static final String RUNNER = "gadgets/suites.js";

  private static final Path PAGE =
      Path.of(System.getProperty("build.directory")).resolveSibling("docs/gadgets.md");

  /** The suites want a picture of everybody, which Shindig's sample people do not have. */
  private static final String PICTURES =
      "MATCH (p:Person) SET p.thumbnailUrl = 'http://localhost/' + p.id + '.png'";

  @TempDir static Path directory;
  private static GadgetPortal portal;

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    portal = GadgetPortal.start(graph, directory);
  }

  @AfterAll
  static void stop() {
    if (portal != null) {
      portal.close();
    }
  }

  @BeforeEach
  void people() throws Exception {
    portal.loadPeople();
    portal.cypher(PICTURES);
  }

  @ParameterizedTest
  @CsvSource({"activities, 6", "appdata, 15", "people, 33"})
  @DisplayName("pass, but those that docs/gadgets.md names")
  void pass(String suite, int count) throws IOException {
    try (Page page = portal.newPage()) {
      page.context().route("**/code.jquery.com/**", ComplianceSuitesIT::library);
      portal.open(page);
      portal.addAddress(page, portal.address() + SUITES + suite + "/suite.xml");
      Frame frame = run(page, suite);
      List<?> outcomes = (List<?>) frame.evaluate("() => outcomes.map((one) => one.name)");
      assertThat(outcomes).hasSize(count);
      assertThat(failed(frame))
          .as(String.valueOf(frame.evaluate("() => failedChecks.join('\\n')")))
          .isEqualTo(excused(suite));
    }
  }

  /** In place of those that the suites load from the Internet. None of the tests uses jQuery. */
  private static void library(Route route) {
    String body = route.request().url().endsWith("qunit.js") ? script() : "";
    String type = route.request().url().endsWith(".css") ? "text/css" : "text/javascript";
    route.fulfill(new Route.FulfillOptions().setContentType(type).setBody(body));
  }

  private static String script() {
    try (InputStream in = ComplianceSuitesIT.class.getResourceAsStream(RUNNER)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Frame run(Page page, String suite) {
    String address = "compliance%2Fjavascript-tests%2F1.1%2F" + suite + "%2F";
    Locator place = page.locator("iframe[src*='" + address + "']");
    expect(place).isVisible();
    Frame frame = place.elementHandle().contentFrame();
    frame.waitForFunction("() => window.isReady && isReady()");
    frame.evaluate("() => { runSuites(); }");
    frame.waitForFunction(
        "() => window.finished",
        null,
        new Frame.WaitForFunctionOptions().setTimeout(TestDeadlines.TEST_SECONDS * 1_000));
    return frame;
  }

  @SuppressWarnings("unchecked")
  private static Set<String> failed(Frame frame) {
    List<String> names =
        (List<String>)
            frame.evaluate("() => outcomes.filter((one) => one.failed).map((one) => one.name)");
    return names.stream().map(String::strip).collect(Collectors.toCollection(TreeSet::new));
  }

  /** The rows of the table, such as: {@code | people | `name` | why |}. */
  private static Set<String> excused(String suite) throws IOException {
    return Files.readAllLines(PAGE).stream()
        .filter(line -> line.startsWith("| " + suite + " | `"))
        .map(line -> line.split("`")[1])
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
