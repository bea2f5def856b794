package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.shindigneo4j.driver.metrics.MicrometerMeters;
import io.shindigneo4j.driver.metrics.RequestKind;
import io.shindigneo4j.opensocial.metrics.MicrometerEventMeters;
import io.shindigneo4j.opensocial.metrics.MicrometerRequestMeters;
import io.shindigneo4j.protocol.Phases;
import io.shindigneo4j.server.metrics.AllServerMeters;
import io.shindigneo4j.web.audit.AuditKind;
import io.shindigneo4j.web.audit.RefusalReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("docs/observability.md says what the code does")
class ObservabilityPageTest {

  private static final Path PAGE =
      Path.of(System.getProperty("build.directory")).resolveSibling("docs/observability.md");
  private static final Pattern ROW =
      Pattern.compile(
          "^\\| `(shindig\\.neo4j\\.[^`]+)` \\| (\\w+) \\| ?(.*?) ?\\| (.+?) \\|$",
          Pattern.MULTILINE);

  private record Row(String type, String tags, String meaning) {}

  @Test
  void everyKindOfEventAndReasonOfARefusalIsOnThePage() throws IOException {
    String page = Files.readString(PAGE);
    String audit = page.substring(page.indexOf("## Audit"));
    assertThat(AuditKind.values()).allMatch(kind -> audit.contains("`" + kind + "`"));
    assertThat(RefusalReason.values()).allMatch(reason -> audit.contains("`" + reason + "`"));
  }

  @Test
  void everyMeterIsOnThePageAndNoOther() throws IOException {
    MeterRegistry registry = new SimpleMeterRegistry();
    tellEverything(MicrometerMeters.in(registry));
    MicrometerRequestMeters requests = new MicrometerRequestMeters(registry);
    requests.refused("address");
    requests.answered(200);
    new MicrometerEventMeters(registry).gap();
    AllServerMeters.in(registry);
    assertThat(rows()).isEqualTo(meters(registry));
  }

  private static void tellEverything(MicrometerMeters meters) {
    meters.retried("server.busy");
    meters.request(RequestKind.CALL, "people.get", false).succeeded(Phases.NONE);
  }

  private static Map<String, Row> meters(MeterRegistry registry) {
    Map<String, Row> meters = new TreeMap<>();
    for (Meter meter : registry.getMeters()) {
      Meter.Id id = meter.getId();
      String tags =
          id.getTags().stream()
              .map(Tag::getKey)
              .map("`%s`"::formatted)
              .sorted()
              .collect(Collectors.joining(", "));
      String type = id.getType().name().toLowerCase(Locale.ROOT);
      meters.put(id.getName(), new Row(type, tags, id.getDescription()));
    }
    return meters;
  }

  private static Map<String, Row> rows() throws IOException {
    Map<String, Row> rows = new TreeMap<>();
    Matcher matcher = ROW.matcher(Files.readString(PAGE));
    while (matcher.find()) {
      String tags =
          Pattern.compile(", ")
              .splitAsStream(matcher.group(3))
              .sorted()
              .collect(Collectors.joining(", "));
      rows.put(matcher.group(1), new Row(matcher.group(2), tags, matcher.group(4)));
    }
    return rows;
  }
}
