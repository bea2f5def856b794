package io.shindigneo4j.procedures.query;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Sorts long lists by a text of each item, in the order of {@link ValueOrder}. Few texts are
 * compared as a whole: of most, the four characters tell that come after what all begin with, and
 * these are one number.
 */
public final class TextOrder {

  private static final int CHARACTERS = Long.BYTES / Character.BYTES;

  /** The number of what is no text. */
  private static final long LAST = -1;

  private TextOrder() {}

  /**
   * Sorts a list in its place.
   *
   * @param value asked once for each item; what is no text comes after those
   */
  public static <T> void sort(List<T> list, Function<T, ?> value) {
    List<Keyed<T>> keyed = new ArrayList<>(list.size());
    String first = null;
    int shared = Integer.MAX_VALUE;
    for (T item : list) {
      Object own = value.apply(item);
      keyed.add(new Keyed<>(item, own));
      if (own instanceof String text) {
        first = first == null ? text : first;
        shared = shared(first, text, shared);
      }
    }
    for (Keyed<T> each : keyed) {
      each.key = key(each.value, shared);
    }
    keyed.sort(null);
    for (int i = 0; i < keyed.size(); i++) {
      list.set(i, keyed.get(i).item);
    }
  }

  /** The length of the common prefix of two texts, up to a limit. */
  private static int shared(String one, String other, int most) {
    int end = Math.min(most, Math.min(one.length(), other.length()));
    int shared = 0;
    while (shared < end && one.charAt(shared) == other.charAt(shared)) {
      shared++;
    }
    return shared;
  }

  /** The characters from a place on. */
  private static long key(Object value, int from) {
    if (!(value instanceof String text)) {
      return LAST;
    }
    long key = 0;
    for (int i = from; i < from + CHARACTERS; i++) {
      key = key << Character.SIZE | (i < text.length() ? ValueOrder.place(text.charAt(i)) : 0);
    }
    return key;
  }

  private static final class Keyed<T> implements Comparable<Keyed<T>> {

    private final T item;
    private final Object value;
    private long key;

    Keyed(T item, Object value) {
      this.item = item;
      this.value = value;
    }

    @Override
    public int compareTo(Keyed<T> other) {
      return key == other.key
          ? ValueOrder.ASCENDING.compare(value, other.value)
          : Long.compareUnsigned(key, other.key);
    }
  }
}
