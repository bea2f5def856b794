package io.shindigneo4j.server.projection;

import java.util.Arrays;

/** An immutable array of pages. A changed copy shares the pages that are the same. */
final class PagedArray<T> {

  private static final int BITS = 9;
  private static final int PAGE = 1 << BITS;
  private static final int REFERENCE_BYTES = 4;

  private final Object[][] pages;
  private final int size;

  private PagedArray(Object[][] pages, int size) {
    this.pages = pages;
    this.size = size;
  }

  static <T> PagedArray<T> empty() {
    return new PagedArray<>(new Object[0][], 0);
  }

  int size() {
    return size;
  }

  @SuppressWarnings("unchecked") // the builder takes nothing else
  T get(int index) {
    return (T) pages[index >>> BITS][index & (PAGE - 1)];
  }

  /** The memory of the array without its elements. */
  long bytes() {
    return bytes(pages);
  }

  private static long bytes(Object[][] pages) {
    return (long) pages.length * PAGE * REFERENCE_BYTES;
  }

  Builder<T> toBuilder() {
    return new Builder<>(this);
  }

  /** Builds a changed copy. Confined to one thread. */
  static final class Builder<T> {

    private Object[][] pages;

    /** The pages that were copied already. */
    private boolean[] copied;

    private int size;

    private Builder(PagedArray<T> array) {
      pages = array.pages.clone();
      copied = new boolean[pages.length];
      size = array.size;
    }

    int size() {
      return size;
    }

    /** As {@link PagedArray#bytes}. */
    long bytes() {
      return PagedArray.bytes(pages);
    }

    @SuppressWarnings("unchecked") // as above
    T get(int index) {
      return (T) pages[index >>> BITS][index & (PAGE - 1)];
    }

    /** An index equal to the size appends. */
    void set(int index, T element) {
      int page = index >>> BITS;
      if (page == pages.length) {
        pages = Arrays.copyOf(pages, page + 1);
        copied = Arrays.copyOf(copied, page + 1);
      }
      if (!copied[page]) {
        pages[page] = pages[page] == null ? new Object[PAGE] : pages[page].clone();
        copied[page] = true;
      }
      pages[page][index & (PAGE - 1)] = element;
      size = Math.max(size, index + 1);
    }

    /** The builder must not be used after this. */
    PagedArray<T> build() {
      return new PagedArray<>(pages, size);
    }
  }
}
