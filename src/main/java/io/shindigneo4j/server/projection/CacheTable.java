package io.shindigneo4j.server.projection;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Slots for nodes, by their ids, in pages of neighbours. There is room for so many pages; one whose
 * place is taken replaces the page that is there, so that what was read last always has a slot.
 * Thread-safe.
 */
final class CacheTable {

  private static final int BITS = 8;
  private static final int PAGE = 1 << BITS;

  /** The memory of a page without its entries. */
  private static final long PAGE_BYTES = 40 + HeapSize.ofInts(PAGE);

  private static final int REFERENCE_BYTES = 4;

  /** In the slots of a page that was replaced, for those who still have it in their hands. */
  private static final Object REPLACED = new Object();

  /** The number of pages that there is room for. */
  private final int places;

  private final AtomicLong bytes = new AtomicLong();
  private final AtomicLong nodes = new AtomicLong();

  /** A place is null until it is used. Replaced under the lock of this when the table grows. */
  private volatile AtomicReferenceArray<Page> pages = new AtomicReferenceArray<>(0);

  /** Where the next search for something to evict begins. Of one thread at a time. */
  private long hand;

  private static final class Page extends AtomicReferenceArray<Object> {

    private static final long serialVersionUID = 1L;

    private final long number;

    Page(long number) {
      super(PAGE);
      this.number = number;
    }
  }

  /**
   * @param ownBytes the most memory that the table itself may take
   */
  CacheTable(long ownBytes) {
    places = (int) Math.min(ownBytes / (PAGE_BYTES + REFERENCE_BYTES), Integer.MAX_VALUE / 4);
  }

  long bytes() {
    return bytes.get();
  }

  long nodes() {
    return nodes.get();
  }

  /** Null if the slot is empty. */
  Object get(long node) {
    Page page = page(node);
    return page == null ? null : page.get(slot(node));
  }

  private Page page(long node) {
    AtomicReferenceArray<Page> known = pages;
    long number = node >>> BITS;
    int place = place(number);
    Page page = place < known.length() ? known.get(place) : null;
    return page != null && page.number == number ? page : null;
  }

  private int place(long number) {
    return places == 0 ? 0 : (int) (number % places);
  }

  private static int slot(long node) {
    return (int) node & (PAGE - 1);
  }

  /**
   * Compares and sets the slot of a node.
   *
   * @return false if the slot had another value
   */
  boolean replace(long node, Object expected, Object next) {
    Page page = page(node);
    if (page == null && expected == null && places > 0) {
      page = getOrAdd(node >>> BITS);
    }
    return page != null && replace(page, slot(node), expected, next);
  }

  private boolean replace(Page page, int slot, Object expected, Object next) {
    if (!page.compareAndSet(slot, expected, next)) {
      return false;
    }
    count(expected, -1);
    count(next, 1);
    return true;
  }

  void remove(long node) {
    Page page = page(node);
    if (page != null) {
      empty(page, slot(node), null);
    }
  }

  private void empty(Page page, int slot, Object next) {
    count(page.getAndSet(slot, next), -1);
  }

  private void count(Object element, int sign) {
    if (element instanceof CacheEntry entry) {
      bytes.addAndGet((long) sign * entry.bytes());
      nodes.addAndGet(sign);
    }
  }

  private synchronized Page getOrAdd(long number) {
    int place = place(number);
    growTo(place + 1);
    Page there = pages.get(place);
    if (there != null && there.number == number) {
      return there;
    }
    Page page = new Page(number);
    pages.set(place, page);
    if (there == null) {
      bytes.addAndGet(PAGE_BYTES);
    } else {
      for (int slot = 0; slot < PAGE; slot++) {
        if (there.get(slot) != null) {
          empty(there, slot, REPLACED);
        }
      }
    }
    return page;
  }

  private void growTo(int length) {
    AtomicReferenceArray<Page> old = pages;
    if (length <= old.length()) {
      return;
    }
    AtomicReferenceArray<Page> longer =
        new AtomicReferenceArray<>(Math.min(places, Math.max(length, 2 * old.length())));
    for (int i = 0; i < old.length(); i++) {
      longer.set(i, old.get(i));
    }
    bytes.addAndGet((long) (longer.length() - old.length()) * REFERENCE_BYTES);
    pages = longer;
  }

  /**
   * Evicts entries that were not referenced since the hand last passed them. For one thread at a
   * time.
   *
   * @param maxBytes where to stop
   * @param steps how many slots to look at, at most
   */
  void evict(long maxBytes, int steps) {
    for (int i = 0; i < steps && bytes() > maxBytes; i++) {
      hand = nextUsed(hand + 1);
      Page page = pages.get((int) (hand >>> BITS));
      int slot = slot(hand);
      if (page != null && page.get(slot) instanceof CacheEntry entry && !entry.clearReferenced()) {
        replace(page, slot, entry, null);
      }
    }
  }

  /**
   * The first slot from one on whose place is used, or that of the next place; 0 after the last.
   */
  private long nextUsed(long from) {
    long place = from >>> BITS;
    if (place >= pages.length()) {
      return 0;
    }
    return pages.get((int) place) == null ? (place + 1) % pages.length() << BITS : from;
  }
}
