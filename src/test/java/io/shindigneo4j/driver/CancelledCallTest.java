package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.shindigneo4j.driver.metrics.MicrometerMeters;
import java.time.Duration;
import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A call that is cancelled")
class CancelledCallTest {

  @Test
  void beforeItIsMeasuredIsCountedOnceAndNotInFlight() {
    StreamCall call =
        new StreamCall(
            Statement.cypher("CREATE (:Made)").writing(),
            Duration.ofMinutes(1),
            CallResults.CONTEXT,
            OptionalLong.empty());
    SimpleMeterRegistry registry = new SimpleMeterRegistry();
    call.cancel();
    call.measure(MicrometerMeters.in(registry));
    assertThat(registry.get("shindig.neo4j.client.calls").timer().count()).isOne();
    assertThat(registry.get("shindig.neo4j.client.in.flight").gauge().value()).isZero();
  }
}
