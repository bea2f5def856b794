package io.shindigneo4j.driver;

import java.util.List;

final class NoBookmarks implements BookmarkManager {

  @Override
  public List<String> bookmarks() {
    return List.of();
  }

  @Override
  public void update(List<String> seen, String bookmark) {}

  @Override
  public void remove(List<String> bookmarks) {}

  @Override
  public String toString() {
    return "no bookmarks";
  }
}
