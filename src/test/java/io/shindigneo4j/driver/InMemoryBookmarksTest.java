package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Phases;
import io.shindigneo4j.protocol.Summary;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The bookmark of a write")
class InMemoryBookmarksTest {

  private final BookmarkManager bookmarks = BookmarkManager.inMemory();

  private CallBookmarks call() {
    return CallBookmarks.of(bookmarks, List.of());
  }

  private static Summary summary(String bookmark) {
    return new Summary(Map.of(), Phases.NONE, Optional.ofNullable(bookmark));
  }

  @Test
  void isSeenByTheNextStatement() {
    call().succeeded(summary("a"));
    assertThat(call().all()).containsExactly("a");
  }

  @Test
  void replacesTheBookmarksThatTheWriteHasSeen() {
    call().succeeded(summary("a"));
    call().succeeded(summary("b"));
    assertThat(bookmarks.bookmarks()).containsExactly("b");
  }

  @Test
  void isKeptBesideThatOfAConcurrentWrite() {
    CallBookmarks first = call();
    CallBookmarks second = call();
    second.succeeded(summary("b"));
    first.succeeded(summary("a"));
    assertThat(bookmarks.bookmarks()).containsExactlyInAnyOrder("a", "b");
  }

  @Test
  void isKeptThroughReads() {
    call().succeeded(summary("a"));
    call().succeeded(summary(null));
    assertThat(bookmarks.bookmarks()).containsExactly("a");
  }

  @Test
  void isKeptThroughOtherFailures() {
    call().succeeded(summary("a"));
    call().failed(DriverException.INVALID_PARAMETER);
    assertThat(bookmarks.bookmarks()).containsExactly("a");
  }

  @Test
  void isForgottenIfTheDatabaseDoesNotReachIt() {
    call().succeeded(summary("a"));
    call().failed(ErrorCode.BOOKMARK_UNREACHABLE);
    assertThat(bookmarks.bookmarks()).isEmpty();
  }

  @Test
  void isForgottenIfTheDatabaseDoesNotKnowIt() {
    call().succeeded(summary("a"));
    call().failed(ErrorCode.UNKNOWN_BOOKMARK);
    assertThat(bookmarks.bookmarks()).isEmpty();
  }

  @Test
  void isNotKeptWithoutAManager() {
    CallBookmarks.of(BookmarkManager.NONE, List.of()).succeeded(summary("a"));
    assertThat(CallBookmarks.of(BookmarkManager.NONE, List.of("b")).all()).containsExactly("b");
  }
}
