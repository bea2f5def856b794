package io.shindigneo4j.prove.checker;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.Latencies;
import io.shindigneo4j.prove.history.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The checker of latencies")
class LatencyCheckerTest {

  private static final long MILLI = 1_000_000;

  /** Of a thousand calls. */
  private static Latencies latencies(int slow, long slowMillis) {
    List<Event<String>> events = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      long millis = i < slow ? slowMillis : 2;
      events.add(new Event<>("client", "call", i, i + millis * MILLI, Outcome.SUCCESS, ""));
    }
    return Latencies.of(events);
  }

  @Test
  void acceptsAFewSlowCalls() {
    assertThat(LatencyChecker.check(latencies(9, 5_000), 1_000)).isEmpty();
  }

  @Test
  void findsThatOneOfFiftyIsSlow() {
    assertThat(LatencyChecker.check(latencies(20, 1_001), 1_000))
        .extracting(Anomaly::toString)
        .containsExactly(
            "SLOW: median 2.0 ms, p99 1001.0 ms, longest 1001.0 ms; the limit is 1000.0");
  }

  @Test
  void comparesWithTheSameClientAlone() {
    Latencies alone = latencies(20, 10);
    assertThat(LatencyChecker.compare(latencies(20, 20), alone, 2)).isEmpty();
    assertThat(LatencyChecker.compare(latencies(20, 21), alone, 2))
        .extracting(Anomaly::kind)
        .containsExactly(Anomaly.Kind.SLOW);
  }
}
