package io.shindigneo4j.driver;

import java.util.List;

/**
 * Makes statements see what the same driver has written before, and the events that it has heard,
 * on whichever server they run. Each statement and transaction waits for the bookmarks in here,
 * besides those that it names itself. Implementations are safe for use by many threads.
 */
public interface BookmarkManager {

  /** Keeps no bookmarks. */
  BookmarkManager NONE = new NoBookmarks();

  /** Keeps the bookmarks of the last writes in memory. One can serve several drivers. */
  static BookmarkManager inMemory() {
    return new InMemoryBookmarks();
  }

  /** The bookmarks that the next statement must see. */
  List<String> bookmarks();

  /**
   * Adds the bookmark of a write, which takes the place of the bookmarks that the write has seen;
   * or that of an event, in the place of an earlier event's.
   *
   * @param seen what {@link #bookmarks} returned before the write, or the bookmark of that event
   */
  void update(List<String> seen, String bookmark);

  /** Removes bookmarks that the database does not know, or did not reach in time. */
  void remove(List<String> bookmarks);
}
