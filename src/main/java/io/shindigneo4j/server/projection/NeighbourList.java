package io.shindigneo4j.server.projection;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The sorted neighbours of a node, in pages. A changed list shares the pages that are the same, so
 * that a change costs the same in a list of a million as in one of some thousands. Immutable.
 */
final class NeighbourList {

  /** The most neighbours of a page, unless more are the same one. */
  static final int PAGE = 4096;

  private static final int HALF = PAGE / 2;

  /** The object, without its arrays. */
  private static final int OBJECT_BYTES = 24;

  private static final int[][] NO_PAGES = {};

  static final NeighbourList EMPTY = new NeighbourList(NO_PAGES);

  /** None is empty. All that are the same neighbour are in one. */
  private final int[][] pages;

  private final int length;

  private NeighbourList(int[][] pages) {
    this.pages = pages;
    int sum = 0;
    for (int[] page : pages) {
      sum += page.length;
    }
    length = sum;
  }

  /** Takes over a sorted array. */
  static NeighbourList of(int[] all) {
    List<int[]> pages = new ArrayList<>();
    add(pages, all);
    return of(pages);
  }

  private static NeighbourList of(List<int[]> pages) {
    return pages.isEmpty() ? EMPTY : new NeighbourList(pages.toArray(NO_PAGES));
  }

  private static void add(List<int[]> pages, int[] page) {
    int[] last = pages.isEmpty() ? null : pages.get(pages.size() - 1);
    if (page.length > PAGE) {
      addParts(pages, page);
    } else if (last != null && last.length + page.length <= HALF) {
      pages.set(pages.size() - 1, joined(last, page));
    } else if (page.length > 0) {
      pages.add(page);
    }
  }

  private static void addParts(List<int[]> pages, int[] all) {
    int start = 0;
    while (start < all.length) {
      int end = all.length - start <= PAGE ? all.length : start + HALF;
      while (end < all.length && all[end] == all[end - 1]) {
        end++;
      }
      pages.add(start == 0 && end == all.length ? all : Arrays.copyOfRange(all, start, end));
      start = end;
    }
  }

  private static int[] joined(int[] first, int[] second) {
    int[] joined = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, joined, first.length, second.length);
    return joined;
  }

  int length() {
    return length;
  }

  /** All in one array, which is no copy where there is one page: do not change it. */
  int[] toArray() {
    if (pages.length == 1) {
      return pages[0];
    }
    int[] all = length == 0 ? AdjacencyChunk.EMPTY_LIST : new int[length];
    copy(all, 0);
    return all;
  }

  void copy(int[] target, int start) {
    int end = start;
    for (int[] page : pages) {
      System.arraycopy(page, 0, target, end, page.length);
      end += page.length;
    }
  }

  /**
   * The list after changes, which must be in its order.
   *
   * @throws InconsistentGraphException if a neighbour to remove is not there
   */
  NeighbourList changed(List<NeighbourChange> changes) {
    if (pages.length == 0) {
      return of(NeighbourMerge.merged(AdjacencyChunk.EMPTY_LIST, changes));
    }
    List<int[]> after = new ArrayList<>(pages.length + 1);
    int next = 0;
    for (int place = 0; place < pages.length; place++) {
      int first = next;
      while (next < changes.size() && isBefore(place + 1, changes.get(next))) {
        next++;
      }
      add(after, changed(pages[place], changes.subList(first, next)));
    }
    return of(after);
  }

  private boolean isBefore(int page, NeighbourChange change) {
    return page == pages.length || change.other() < pages[page][0];
  }

  private static int[] changed(int[] page, List<NeighbourChange> changes) {
    return changes.isEmpty() ? page : NeighbourMerge.merged(page, changes);
  }

  /** Whether the neighbours are the same. Does not look at pages that both lists share. */
  boolean isSame(NeighbourList other) {
    if (length != other.length) {
      return false;
    }
    return haveSamePages(other) || Arrays.equals(toArray(), other.toArray());
  }

  private boolean haveSamePages(NeighbourList other) {
    boolean same = pages.length == other.pages.length;
    for (int place = 0; same && place < pages.length; place++) {
      same = pages[place] == other.pages[place] || Arrays.equals(pages[place], other.pages[place]);
    }
    return same;
  }

  /** The memory of the list. */
  long bytes() {
    long bytes = OBJECT_BYTES + HeapSize.ofInts(pages.length);
    for (int[] page : pages) {
      bytes += HeapSize.of(page);
    }
    return bytes;
  }
}
