package io.shindigneo4j.server.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.Meter;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import io.shindigneo4j.driver.metrics.MicrometerMeters;
import io.shindigneo4j.driver.metrics.RequestKind;
import io.shindigneo4j.metrics.MetricsExport;
import io.shindigneo4j.opensocial.metrics.MicrometerEventMeters;
import io.shindigneo4j.opensocial.metrics.MicrometerRequestMeters;
import io.shindigneo4j.protocol.Phases;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The meters as text for Prometheus")
class MetersPageTest {

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT).throwExceptionOnRegistrationFailure();

  @Test
  void areAllThereByTheNamesThatThePageAboutThemSays() {
    AllServerMeters.in(registry);
    assertAllAreThere();
  }

  @Test
  void areAllThereOfShindigToo() {
    MicrometerMeters driver = MicrometerMeters.in(registry);
    driver.retried("server.busy");
    driver.request(RequestKind.CALL, "people.get", false).succeeded(Phases.NONE);
    MicrometerRequestMeters requests = new MicrometerRequestMeters(registry);
    requests.refused("address");
    requests.answered(200);
    new MicrometerEventMeters(registry).gap();
    assertAllAreThere();
  }

  private void assertAllAreThere() {
    Set<String> names =
        registry.getMeters().stream()
            .map(Meter::getId)
            .map(MetersPageTest::name)
            .collect(Collectors.toSet());
    assertThat(families(registry.scrape())).isEqualTo(names);
  }

  @Test
  void areThoseThatAreMeasured() {
    try (ServerMetering metering = ServerMetering.of(MetricsExport.JMX, procedure -> false)) {
      metering.meters().sent(7);
      metering.meters().answered(404);
      assertThat(metering.page().orElseThrow().get().lines())
          .contains(
              "# TYPE shindig_neo4j_server_bytes_sent_total counter",
              "shindig_neo4j_server_bytes_sent_total 7.0",
              "shindig_neo4j_server_http_answers_total{status=\"404\"} 1.0");
    }
  }

  /** Without those of the longest times, which belong to timers. */
  private static Set<String> families(String text) {
    return text.lines()
        .filter(line -> line.startsWith("# TYPE "))
        .map(line -> line.split(" ")[2])
        .filter(name -> !name.endsWith("_max"))
        .collect(Collectors.toSet());
  }

  private static String name(Meter.Id id) {
    String name = id.getName().replace('.', '_');
    return switch (id.getType()) {
      case TIMER -> name + "_seconds";
      case COUNTER -> name + "_total";
      default -> name;
    };
  }
}
