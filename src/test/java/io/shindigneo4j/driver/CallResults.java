package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.shindigneo4j.testing.TestDeadlines;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** The outcomes of calls. None is waited for longer than the deadline of tests. */
final class CallResults {

  static final Duration PATIENCE = TestDeadlines.HANGING;

  static final Call.Context CONTEXT =
      new Call.Context(
          URI.create("ws://graph.example/neo4j"),
          CallBookmarks.of(BookmarkManager.NONE, List.of()));

  private CallResults() {}

  static Statement echo(Object value) {
    return Statement.procedure("test.echo").with("value", value);
  }

  /** The only value of the only record. */
  static Object value(CompletableFuture<Result> answer) throws Exception {
    return answer
        .get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
        .first()
        .orElseThrow()
        .values()
        .get(0);
  }

  static DriverException failure(CompletableFuture<?> answer) throws Exception {
    try {
      Object result = answer.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
      throw new AssertionError("It should have failed, and gave " + result);
    } catch (ExecutionException e) {
      assertThat(e.getCause()).isInstanceOf(DriverException.class);
      return (DriverException) e.getCause();
    } catch (TimeoutException e) {
      throw new AssertionError("It hangs", e);
    }
  }

  static DriverException thrown(ThrowingCallable work) {
    return catchThrowableOfType(DriverException.class, work);
  }
}
