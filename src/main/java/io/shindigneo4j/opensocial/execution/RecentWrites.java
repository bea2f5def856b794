package io.shindigneo4j.opensocial.execution;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.Result;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What was written last, by its bookmarks, so that whatever runs next on another server sees it.
 * Safe for use by many threads.
 */
final class RecentWrites {

  /** Where a bookmark is of no use: the database is another one now, or has lost what it had. */
  private static final Set<String> USELESS =
      Set.of(DriverException.UNKNOWN_BOOKMARK, DriverException.BOOKMARK_UNREACHABLE);

  private final boolean followed;

  /** As many as there are writes at a time, since each names those before it. */
  private final Set<String> bookmarks = ConcurrentHashMap.newKeySet();

  /**
   * @param followed whether there are servers that are behind another one
   */
  RecentWrites(boolean followed) {
    this.followed = followed;
  }

  List<String> bookmarks() {
    return followed ? List.copyOf(bookmarks) : List.of();
  }

  /**
   * Something has ended.
   *
   * @param before what it was told to see
   * @param result null where it has failed
   * @param failure null where it has not
   */
  void ended(List<String> before, Result result, Throwable failure) {
    if (failure != null) {
      failed(before, failure);
    } else if (followed) {
      result.bookmark().ifPresent(bookmark -> replace(before, bookmark));
    }
  }

  private void failed(List<String> before, Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    if (cause instanceof DriverException known && USELESS.contains(known.code())) {
      before.forEach(bookmarks::remove);
    }
  }

  private void replace(List<String> before, String bookmark) {
    bookmarks.add(bookmark);
    before.stream().filter(old -> !old.equals(bookmark)).forEach(bookmarks::remove);
  }
}
