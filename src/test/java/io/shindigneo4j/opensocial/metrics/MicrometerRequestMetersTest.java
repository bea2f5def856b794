package io.shindigneo4j.opensocial.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Answers over HTTP")
class MicrometerRequestMetersTest {

  /** A gadget's server may answer with any number, and Shindig passes many on. */
  @Test
  void haveFewMetersWhateverTheirStatusIs() {
    SimpleMeterRegistry registry = new SimpleMeterRegistry();
    MicrometerRequestMeters meters = new MicrometerRequestMeters(registry);
    for (int status = 0; status < 10_000; status++) {
      meters.answered(status);
    }
    assertThat(registry.getMeters()).hasSizeLessThan(50);
    assertThat(
            registry
                .get("shindig.neo4j.client.http.answers")
                .tag("status", "other")
                .counter()
                .count())
        .isGreaterThan(9_000);
    assertThat(
            registry
                .get("shindig.neo4j.client.http.answers")
                .tag("status", "404")
                .counter()
                .count())
        .isEqualTo(1);
  }
}
