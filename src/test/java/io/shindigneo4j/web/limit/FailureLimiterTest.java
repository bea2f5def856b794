package io.shindigneo4j.web.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Who fails")
class FailureLimiterTest {
  private final FakeClock clock = new FakeClock();
  private final FailureLimiter limiter = new FailureLimiter(3, Duration.ofMinutes(1), clock);

  @Test
  void isRefusedAfterTheLastFailureThatIsAllowed() {
    fail("a", 2);
    assertThat(limiter.refusal("a")).isEmpty();
    fail("a", 1);
    assertThat(limiter.refusal("a")).hasValue(new TooManyRequests(20));
    assertThat(limiter.refusal("b")).isEmpty();
    clock.advance(Duration.ofSeconds(20));
    assertThat(limiter.refusal("a")).isEmpty();
  }

  @Test
  void paysLaterForFailuresOfTheSameMoment() {
    fail("a", 6);
    clock.advance(Duration.ofMinutes(1));
    assertThat(limiter.refusal("a")).isPresent();
    clock.advance(Duration.ofSeconds(20));
    assertThat(limiter.refusal("a")).isEmpty();
  }

  @Test
  void loseNothingBySucceeding() {
    for (int i = 0; i < 10; i++) {
      assertThat(limiter.refusal("a")).isEmpty();
    }
  }

  private void fail(String client, int times) {
    for (int i = 0; i < times; i++) {
      limiter.failed(client);
    }
  }
}
