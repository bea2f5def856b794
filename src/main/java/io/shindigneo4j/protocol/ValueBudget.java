package io.shindigneo4j.protocol;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Bounds the memory that the values of one document take beside their bytes, while they are read: a
 * map of one entry takes some 20 times its bytes. For one document.
 */
public final class ValueBudget {

  private static final int MAP = 160;
  private static final int LIST = 80;
  private static final int ENTRY = 96;
  private static final int ELEMENT = 32;

  /** Of a value that has no other values. */
  private static final int PLAIN = 48;

  private final long most;
  private long spent;

  /**
   * @param most bytes of memory, about
   */
  public ValueBudget(long most) {
    this.most = most;
  }

  static ValueBudget unlimited() {
    return new ValueBudget(Long.MAX_VALUE);
  }

  /** The memory that a value takes with all that is in it, in bytes, about. */
  public static long memoryOf(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      return MAP + sum(map.keySet(), ENTRY) + sum(map.values(), 0);
    } else if (value instanceof List<?> list) {
      return LIST + sum(list, ELEMENT);
    } else if (value instanceof String text) {
      return PLAIN + (long) Character.BYTES * text.length();
    }
    return value instanceof byte[] bytes ? PLAIN + bytes.length : PLAIN;
  }

  private static long sum(Collection<?> values, int each) {
    return values.stream().mapToLong(value -> each + memoryOf(value)).sum();
  }

  /** As much, for a second reading of the same document. */
  ValueBudget again() {
    return new ValueBudget(most);
  }

  /** The memory that values have taken until now, in bytes. */
  public long spent() {
    return spent;
  }

  boolean isExceeded() {
    return spent > most;
  }

  void beginMap() throws MalformedMessageException {
    spend(MAP);
  }

  void addEntry() throws MalformedMessageException {
    spend(ENTRY);
  }

  void beginList() throws MalformedMessageException {
    spend(LIST);
  }

  void addElement() throws MalformedMessageException {
    spend(ELEMENT);
  }

  private void spend(int bytes) throws MalformedMessageException {
    spent += bytes;
    if (isExceeded()) {
      throw new MalformedMessageException(
          "its values take more than %d bytes of memory".formatted(most));
    }
  }
}
