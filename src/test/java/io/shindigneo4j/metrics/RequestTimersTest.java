package io.shindigneo4j.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The timers of requests")
class RequestTimersTest {

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final RequestTimers timers =
      new RequestTimers(registry, "calls", "Calls", new BoundedNames(2)::of);

  @Test
  void areOneForEachEnd() {
    record("people.get", "success");
    record("people.get", "success");
    record("people.get", "server.busy");
    record("", "success");
    assertThat(registry.get("calls").tags("procedure", "people.get", "outcome", "success").timer())
        .returns(2L, timer -> timer.count());
    assertThat(registry.get("calls").tag("outcome", "server.busy").timer().count()).isEqualTo(1);
    assertThat(registry.get("calls").tag("procedure", "none").timer().count()).isEqualTo(1);
  }

  @Test
  void areOfABoundedNumberWhateverNamesCome() {
    for (int i = 0; i < 1_000; i++) {
      record("procedure." + i, "code." + i);
    }
    record("x".repeat(1_000), "y".repeat(1_000));
    assertThat(registry.get("calls").tag("procedure", "other").timers())
        .hasSizeLessThanOrEqualTo(201);
    assertThat(registry.get("calls").timers()).hasSizeLessThanOrEqualTo(203);
  }

  private void record(String procedure, String outcome) {
    timers.of("call", procedure, false, outcome).record(Duration.ofMillis(1));
  }
}
