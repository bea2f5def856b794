package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Summary;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The bookmarks that one statement or transaction must see.
 *
 * @param named those that the application has given
 * @param managed those of the manager when the call was made
 */
record CallBookmarks(BookmarkManager manager, List<String> named, List<String> managed) {

  /** The database is another one now, or has lost what the bookmark stands for. */
  private static final Set<String> USELESS =
      Set.of(ErrorCode.UNKNOWN_BOOKMARK, ErrorCode.BOOKMARK_UNREACHABLE);

  static CallBookmarks of(BookmarkManager manager, List<String> named) {
    return new CallBookmarks(manager, named, manager.bookmarks());
  }

  List<String> all() {
    return managed.isEmpty()
        ? named
        : Stream.concat(named.stream(), managed.stream()).distinct().toList();
  }

  void succeeded(Summary summary) {
    summary.bookmark().ifPresent(bookmark -> manager.update(managed, bookmark));
  }

  void failed(String code) {
    if (USELESS.contains(code)) {
      manager.remove(managed);
    }
  }
}
