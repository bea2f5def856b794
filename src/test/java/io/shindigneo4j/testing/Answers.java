package io.shindigneo4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.shindig.protocol.ProtocolException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** What a service's future brings. */
public final class Answers {

  private Answers() {}

  /** The answer, or the failure as Shindig's handlers would see it. */
  public static <T> T get(Future<T> future) {
    try {
      return future.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw new AssertionError(e);
    } catch (InterruptedException | TimeoutException e) {
      throw new AssertionError(e);
    }
  }

  public static void assertRefused(int status, ThrowingCallable call) {
    assertThatExceptionOfType(ProtocolException.class)
        .isThrownBy(call)
        .satisfies(refusal -> assertThat(refusal.getCode()).isEqualTo(status));
  }
}
