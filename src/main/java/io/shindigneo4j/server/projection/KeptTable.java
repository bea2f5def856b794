package io.shindigneo4j.server.projection;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** A place for each node, by its id. Safe for use by many threads. */
final class KeptTable {

  private static final int BITS = 8;
  private static final int PAGE = 1 << BITS;

  /** Of a page without what is in it. */
  private static final long PAGE_BYTES = 32 + Memory.ofInts(PAGE);

  private static final int REFERENCE_BYTES = 4;

  private final AtomicLong bytes = new AtomicLong();

  /** Of these, what the table itself takes. Guarded by this. */
  private long ownBytes;

  private final AtomicLong nodes = new AtomicLong();

  /**
   * Null for pages that nothing has been put into. Another when it grows; written under the lock.
   */
  private volatile AtomicReferenceArray<Page> pages = new AtomicReferenceArray<>(0);

  private static final class Page extends AtomicReferenceArray<Object> {

    private static final long serialVersionUID = 1L;

    Page() {
      super(PAGE);
    }
  }

  long bytes() {
    return bytes.get();
  }

  long nodes() {
    return nodes.get();
  }

  /** All nodes that have a place have lesser ids. */
  long places() {
    return (long) pages.length() << BITS;
  }

  /** Null for nothing. */
  Object get(long node) {
    Page page = page(node);
    return page == null ? null : page.get(place(node));
  }

  private Page page(long node) {
    AtomicReferenceArray<Page> known = pages;
    long index = node >>> BITS;
    return index < known.length() ? known.get((int) index) : null;
  }

  private static int place(long node) {
    return (int) node & (PAGE - 1);
  }

  /**
   * Puts something in the place of a node, where there is what was expected.
   *
   * @param mostBytes that the table itself may take for it
   * @return false where there was something else, or is no room
   */
  boolean replace(long node, Object expected, Object next, long mostBytes) {
    Page page = page(node);
    if (page == null) {
      page = added(node, mostBytes);
    }
    if (page == null || !page.compareAndSet(place(node), expected, next)) {
      return false;
    }
    count(expected, -1);
    count(next, 1);
    return true;
  }

  void remove(long node) {
    Page page = page(node);
    if (page != null) {
      count(page.getAndSet(place(node), null), -1);
    }
  }

  private void count(Object element, int sign) {
    if (element instanceof Kept kept) {
      bytes.addAndGet((long) sign * kept.bytes());
      nodes.addAndGet(sign);
    }
  }

  private synchronized Page added(long node, long mostBytes) {
    Page page = page(node);
    if (page != null) {
      return page;
    }
    long index = node >>> BITS;
    boolean isRoom = ownBytes + PAGE_BYTES <= mostBytes;
    if (!isRoom || (index >= pages.length() && !grow(index, mostBytes - PAGE_BYTES))) {
      return null;
    }
    page = new Page();
    take(PAGE_BYTES);
    pages.set((int) index, page);
    return page;
  }

  private boolean grow(long index, long mostBytes) {
    AtomicReferenceArray<Page> old = pages;
    long length = Math.max(index + 1, 2L * old.length());
    long more = (length - old.length()) * REFERENCE_BYTES;
    if (ownBytes + more > mostBytes || length > Integer.MAX_VALUE / 2) {
      return false;
    }
    AtomicReferenceArray<Page> longer = new AtomicReferenceArray<>((int) length);
    for (int i = 0; i < old.length(); i++) {
      longer.set(i, old.get(i));
    }
    take(more);
    pages = longer;
    return true;
  }

  private void take(long more) {
    ownBytes += more;
    bytes.addAndGet(more);
  }
}
