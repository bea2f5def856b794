package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An attempt that fails")
class RetriesTest {

  private final List<Duration> pauses = new ArrayList<>();
  private final AtomicInteger attempts = new AtomicInteger();
  private final List<String> retried = new ArrayList<>();
  private long now;

  private final Retries retries =
      new Retries(
          () -> now,
          new Random(1),
          pause -> {
            pauses.add(pause);
            now += pause.toNanos();
          },
          retried::add);

  @Test
  void isRepeatedUntilItSucceeds() {
    String value =
        retries.run(
            new RetryPolicy.OfTransientFailures(),
            Duration.ofMinutes(1),
            left -> {
              if (attempts.incrementAndGet() < 5) {
                throw DriverFailures.transientOne("server.busy");
              }
              return "value";
            });
    assertThat(value).isEqualTo("value");
    assertThat(pauses).hasSize(4);
    assertThat(retried).hasSize(4).containsOnly("server.busy");
  }

  @Test
  void isRepeatedLessAndLessOftenUntilItsTimeIsOver() {
    DriverException last = DriverFailures.transientOne("server.busy");
    List<Duration> left = new ArrayList<>();
    assertThatThrownBy(
            () ->
                retries.run(
                    new RetryPolicy.OfTransientFailures(),
                    Duration.ofSeconds(20),
                    time -> {
                      assertThat(time).isEqualTo(Duration.ofSeconds(20).minusNanos(now));
                      left.add(time);
                      throw last;
                    }))
        .isSameAs(last);
    assertThat(now).isLessThanOrEqualTo(Duration.ofSeconds(20).toNanos());
    assertThat(left).isSortedAccordingTo((a, b) -> b.compareTo(a)).hasSizeBetween(12, 30);
    assertThat(pauses.get(0)).isBetween(Duration.ofMillis(10), Duration.ofMillis(30));
    assertThat(pauses).allMatch(pause -> pause.compareTo(Duration.ofSeconds(3)) <= 0);
    assertThat(pauses.get(pauses.size() - 1)).isGreaterThan(Duration.ofMillis(900));
  }

  @Test
  void isNotRepeatedAfterAPermanentFailure() {
    assertThatThrownBy(
            () ->
                retries.run(
                    new RetryPolicy.OfTransientFailures(),
                    Duration.ofMinutes(1),
                    left -> {
                      attempts.incrementAndGet();
                      throw DriverFailures.permanentOne("request.malformed");
                    }))
        .isInstanceOf(PermanentDriverException.class);
    assertThat(attempts).hasValue(1);
    assertThat(pauses).isEmpty();
  }

  @Test
  void isNotRepeatedWhenItsThreadIsInterrupted() {
    Retries interrupted =
        new Retries(
            () -> now,
            new Random(1),
            pause -> {
              throw new InterruptedException();
            },
            code -> {});
    assertThatThrownBy(
            () ->
                interrupted.run(
                    new RetryPolicy.OfTransientFailures(),
                    Duration.ofMinutes(1),
                    left -> {
                      throw DriverFailures.transientOne("server.busy");
                    }))
        .isInstanceOf(CancellationException.class)
        .satisfies(e -> assertThat(e.getSuppressed()).hasSize(1));
    assertThat(Thread.interrupted()).isTrue();
  }
}
