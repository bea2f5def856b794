package io.shindigneo4j.server.projection;

import java.util.Arrays;

/**
 * An array that never changes; another with some elements changed shares the rest with it. Safe for
 * use by many threads.
 */
final class Parts<T> {

  private static final int BITS = 9;
  private static final int PAGE = 1 << BITS;
  private static final int REFERENCE_BYTES = 4;

  private final Object[][] pages;
  private final int size;

  private Parts(Object[][] pages, int size) {
    this.pages = pages;
    this.size = size;
  }

  static <T> Parts<T> empty() {
    return new Parts<>(new Object[0][], 0);
  }

  int size() {
    return size;
  }

  @SuppressWarnings("unchecked") // the editor takes nothing else
  T get(int index) {
    return (T) pages[index >>> BITS][index & (PAGE - 1)];
  }

  /** What the array itself takes, without its elements. */
  long bytes() {
    return (long) pages.length * PAGE * REFERENCE_BYTES;
  }

  Editor<T> edit() {
    return new Editor<>(this);
  }

  /** Makes another array. For one thread. */
  static final class Editor<T> {

    private Object[][] pages;

    /** Which pages are this editor's own. */
    private boolean[] own;

    private int size;

    private Editor(Parts<T> parts) {
      pages = parts.pages.clone();
      own = new boolean[pages.length];
      size = parts.size;
    }

    int size() {
      return size;
    }

    @SuppressWarnings("unchecked") // as above
    T get(int index) {
      return (T) pages[index >>> BITS][index & (PAGE - 1)];
    }

    /** An index of the size appends. */
    void set(int index, T element) {
      int page = index >>> BITS;
      if (page == pages.length) {
        pages = Arrays.copyOf(pages, page + 1);
        own = Arrays.copyOf(own, page + 1);
      }
      if (!own[page]) {
        pages[page] = pages[page] == null ? new Object[PAGE] : pages[page].clone();
        own[page] = true;
      }
      pages[page][index & (PAGE - 1)] = element;
      size = Math.max(size, index + 1);
    }

    /** The editor must not be used any more. */
    Parts<T> done() {
      return new Parts<>(pages, size);
    }
  }
}
