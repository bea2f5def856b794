package io.shindigneo4j.driver;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The bookmarks of the last writes: as many as there were writes at a time. */
final class InMemoryBookmarks implements BookmarkManager {

  private final Set<String> bookmarks = ConcurrentHashMap.newKeySet();

  @Override
  public List<String> bookmarks() {
    return List.copyOf(bookmarks);
  }

  @Override
  public void update(List<String> seen, String bookmark) {
    bookmarks.add(bookmark);
    seen.stream().filter(old -> !old.equals(bookmark)).forEach(bookmarks::remove);
  }

  @Override
  public void remove(List<String> useless) {
    useless.forEach(bookmarks::remove);
  }

  @Override
  public String toString() {
    return "bookmarks in memory";
  }
}
