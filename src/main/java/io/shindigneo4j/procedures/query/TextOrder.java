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

  /** Of what has no text. */
  private static final long LAST = -1;

  private TextOrder() {}

  /**
   * Sorts a list in its place.
   *
   * @param text asked once for each item; null comes last
   */
  public static <T> void sort(List<T> list, Function<T, String> text) {
    List<Keyed<T>> keyed = new ArrayList<>(list.size());
    String first = null;
    int shared = Integer.MAX_VALUE;
    for (T item : list) {
      String own = text.apply(item);
      keyed.add(new Keyed<>(item, own));
      if (own != null) {
        first = first == null ? own : first;
        shared = shared(first, own, shared);
      }
    }
    for (Keyed<T> each : keyed) {
      each.key = key(each.text, shared);
    }
    keyed.sort(null);
    for (int i = 0; i < keyed.size(); i++) {
      list.set(i, keyed.get(i).item);
    }
  }

  /** How many characters two begin with in common, and not more than so many. */
  private static int shared(String one, String other, int most) {
    int end = Math.min(most, Math.min(one.length(), other.length()));
    int shared = 0;
    while (shared < end && one.charAt(shared) == other.charAt(shared)) {
      shared++;
    }
    return shared;
  }

  /** The characters from a place on. */
  private static long key(String text, int from) {
    if (text == null) {
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
    private final String text;
    private long key;

    Keyed(T item, String text) {
      this.item = item;
      this.text = text;
    }

    @Override
    public int compareTo(Keyed<T> other) {
      return key == other.key
          ? ValueOrder.ASCENDING.compare(text, other.text)
          : Long.compareUnsigned(key, other.key);
    }
  }
}
