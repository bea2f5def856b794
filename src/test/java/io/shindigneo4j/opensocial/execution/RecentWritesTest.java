package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.DriverFailures;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Phases;
import io.shindigneo4j.protocol.Summary;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What was written last")
class RecentWritesTest {

  private final RecentWrites writes = new RecentWrites(true);

  private static Result result(String bookmark) {
    return new Result(
        List.of(), List.of(), new Summary(Map.of(), Phases.NONE, Optional.ofNullable(bookmark)));
  }

  @Test
  void isSeenByWhatComesNext() {
    writes.ended(writes.bookmarks(), result("a"), null);
    assertThat(writes.bookmarks()).containsExactly("a");
  }

  @Test
  void takesThePlaceOfWhatItHasSeen() {
    writes.ended(writes.bookmarks(), result("a"), null);
    writes.ended(writes.bookmarks(), result("b"), null);
    assertThat(writes.bookmarks()).containsExactly("b");
  }

  @Test
  void isKeptBesideWhatWasWrittenAtTheSameTime() {
    List<String> nothing = writes.bookmarks();
    writes.ended(nothing, result("b"), null);
    writes.ended(nothing, result("a"), null);
    assertThat(writes.bookmarks()).containsExactlyInAnyOrder("a", "b");
  }

  @Test
  void staysThroughWhatReads() {
    writes.ended(writes.bookmarks(), result("a"), null);
    writes.ended(writes.bookmarks(), result(null), null);
    assertThat(writes.bookmarks()).containsExactly("a");
  }

  @Test
  void staysThroughFailuresOfAnotherKind() {
    writes.ended(List.of(), result("a"), null);
    writes.ended(writes.bookmarks(), null, failure(DriverException.INVALID_PARAMETER));
    assertThat(writes.bookmarks()).containsExactly("a");
  }

  @Test
  void isForgottenWhereTheDatabaseKnowsNothingOfIt() {
    writes.ended(List.of(), result("a"), null);
    writes.ended(writes.bookmarks(), null, failure(ErrorCode.BOOKMARK_UNREACHABLE));
    assertThat(writes.bookmarks()).isEmpty();
  }

  @Test
  void isForgottenWhereTheDatabaseIsAnotherOne() {
    writes.ended(List.of(), result("a"), null);
    Throwable failure = failure(ErrorCode.UNKNOWN_BOOKMARK);
    writes.ended(writes.bookmarks(), null, new CompletionException(failure));
    assertThat(writes.bookmarks()).isEmpty();
  }

  @Test
  void isNothingToWaitForWithOneServer() {
    RecentWrites alone = new RecentWrites(false);
    alone.ended(alone.bookmarks(), result("a"), null);
    assertThat(alone.bookmarks()).isEmpty();
  }

  private static Throwable failure(String code) {
    return DriverFailures.transientOne(code);
  }
}
