package io.shindigneo4j.server.projection;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** A growing table with a slot for each node, by its id. Thread-safe. */
final class CacheTable {

  private static final int BITS = 8;
  private static final int PAGE = 1 << BITS;

  /** The memory of a page without its entries. */
  private static final long PAGE_BYTES = 32 + HeapSize.ofInts(PAGE);

  private static final int REFERENCE_BYTES = 4;

  private final AtomicLong bytes = new AtomicLong();

  /** The part of {@link #bytes} that the table itself takes. Guarded by this. */
  private long ownBytes;

  private final AtomicLong nodes = new AtomicLong();

  /** A page is null until it is used. Replaced under the lock of this when the table grows. */
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

  /** The first slot from one on whose page is used, or that of the next page; 0 after the last. */
  long nextUsed(long from) {
    long page = from >>> BITS;
    if (page >= pages.length()) {
      return 0;
    }
    return page(from) == null ? (page + 1) << BITS : from;
  }

  /** Null if the slot is empty. */
  Object get(long node) {
    Page page = page(node);
    return page == null ? null : page.get(slot(node));
  }

  private Page page(long node) {
    AtomicReferenceArray<Page> known = pages;
    long index = node >>> BITS;
    return index < known.length() ? known.get((int) index) : null;
  }

  private static int slot(long node) {
    return (int) node & (PAGE - 1);
  }

  /**
   * Compares and sets the slot of a node.
   *
   * @param maxBytes the most that the table itself may take
   * @return false if the slot had another value, or the table may not grow
   */
  boolean replace(long node, Object expected, Object next, long maxBytes) {
    Page page = page(node);
    if (page == null) {
      page = getOrAdd(node, maxBytes);
    }
    if (page == null || !page.compareAndSet(slot(node), expected, next)) {
      return false;
    }
    count(expected, -1);
    count(next, 1);
    return true;
  }

  void remove(long node) {
    Page page = page(node);
    if (page != null) {
      count(page.getAndSet(slot(node), null), -1);
    }
  }

  private void count(Object element, int sign) {
    if (element instanceof CacheEntry entry) {
      bytes.addAndGet((long) sign * entry.bytes());
      nodes.addAndGet(sign);
    }
  }

  private synchronized Page getOrAdd(long node, long maxBytes) {
    Page page = page(node);
    if (page != null) {
      return page;
    }
    long index = node >>> BITS;
    boolean isRoom = ownBytes + PAGE_BYTES <= maxBytes;
    if (!isRoom || (index >= pages.length() && !grow(index, maxBytes - PAGE_BYTES))) {
      return null;
    }
    page = new Page();
    reserve(PAGE_BYTES);
    pages.set((int) index, page);
    return page;
  }

  private boolean grow(long index, long maxBytes) {
    AtomicReferenceArray<Page> old = pages;
    long length = Math.max(index + 1, 2L * old.length());
    long added = (length - old.length()) * REFERENCE_BYTES;
    if (ownBytes + added > maxBytes || length > Integer.MAX_VALUE / 2) {
      return false;
    }
    AtomicReferenceArray<Page> longer = new AtomicReferenceArray<>((int) length);
    for (int i = 0; i < old.length(); i++) {
      longer.set(i, old.get(i));
    }
    reserve(added);
    pages = longer;
    return true;
  }

  private void reserve(long added) {
    ownBytes += added;
    bytes.addAndGet(added);
  }
}
