package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A stream in a transaction")
class ResultStreamTest {

  private boolean failed;

  /** A transaction that is about to end. */
  private final class Owner implements ResultStream.Owner {

    @Override
    public Duration left() {
      return Duration.ofMillis(1);
    }

    @Override
    public void failed() {
      failed = true;
    }
  }

  @Test
  @Timeout(TestDeadlines.HANGING_SECONDS)
  void isNotWaitedForBeyondTheEndOfItsTransaction() {
    StreamCall call =
        new StreamCall(
            CallResults.echo("x"), Duration.ofHours(1), CallResults.CONTEXT, OptionalLong.of(1));
    try (ResultStream stream = new ResultStream(call, new Owner())) {
      assertThat(CallResults.thrown(stream::hasNext).code()).isEqualTo(DriverException.TIMED_OUT);
    }
    assertThat(failed).as("the transaction").isTrue();
  }
}
