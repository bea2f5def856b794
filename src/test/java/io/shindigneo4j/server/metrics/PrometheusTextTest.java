package io.shindigneo4j.server.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Meters as text for Prometheus")
class PrometheusTextTest {

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();

  @Test
  void areOrderedByTheirNamesWithDescriptionsOnce() {
    Counter.builder("b.calls").description("Calls").tag("kind", "x").register(registry);
    Counter.builder("b.calls").description("Calls").tag("kind", "y").register(registry).increment();
    Gauge.builder("a.level", () -> 7).register(registry);
    assertThat(PrometheusText.of(registry).lines())
        .startsWith("# TYPE a_level gauge", "a_level 7", "# HELP b_calls_total Calls")
        .contains("# TYPE b_calls_total counter")
        .contains("b_calls_total{kind=\"x\"} 0", "b_calls_total{kind=\"y\"} 1")
        .hasSize(6);
  }

  @Test
  void haveTimesInSeconds() {
    Timer timer = Timer.builder("c.time").register(registry);
    timer.record(Duration.ofMillis(1_500));
    timer.record(Duration.ofMillis(500));
    assertThat(PrometheusText.of(registry))
        .isEqualTo(
            """
            # TYPE c_time_seconds summary
            c_time_seconds_count 2
            c_time_seconds_sum 2
            # TYPE c_time_seconds_max gauge
            c_time_seconds_max 1.5
            """);
  }

  @Test
  void hideNothingBehindOddTextsAndNumbers() {
    Gauge.builder("d", () -> Double.NaN).tag("text", "a\\b\"c\nd").register(registry);
    Gauge.builder("e-f", () -> Double.NEGATIVE_INFINITY).description("g\nh").register(registry);
    assertThat(PrometheusText.of(registry).lines())
        .contains(
            "d{text=\"a\\\\b\\\"c\\nd\"} NaN", "e_f -Inf", "# HELP e_f g\\nh", "# TYPE e_f gauge");
  }
}
