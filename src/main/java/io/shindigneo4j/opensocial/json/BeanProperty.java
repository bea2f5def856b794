package io.shindigneo4j.opensocial.json;

import java.lang.reflect.Method;
import java.util.Set;
import java.util.function.Function;

/** A property of a bean, whose name is encoded. */
final class BeanProperty {

  /** Not written where they are false: most people are not the one who asks. */
  private static final Set<String> WRITTEN_IF_TRUE = Set.of("isOwner", "isViewer");

  private final byte[] name;
  private final boolean onlyIfTrue;
  private final Function<Object, Object> getter;
  private final ValueWriters values;

  /** Written without a lock: whichever thread is last, it is a class with its writer. */
  private Known known;

  private record Known(Class<?> type, ValueWriter writer) {}

  private BeanProperty(
      byte[] name, boolean onlyIfTrue, Function<Object, Object> getter, ValueWriters values) {
    this.name = name;
    this.onlyIfTrue = onlyIfTrue;
    this.getter = getter;
    this.values = values;
  }

  static BeanProperty of(String name, Method method, ValueWriters values) {
    return new BeanProperty(
        encoded(name), WRITTEN_IF_TRUE.contains(name), Getter.of(method), values);
  }

  /** The name in quotes, between a comma and a colon. */
  private static byte[] encoded(String name) {
    JsonBuffer encoded = new JsonBuffer(new ChunkPool(0));
    encoded.name(name, false);
    return encoded.bytes();
  }

  /** Whether the bean has a value that is written. */
  boolean write(Object bean, boolean first, JsonBuffer out) {
    Object value = value(bean);
    if (value == null || (onlyIfTrue && value.equals(false))) {
      return false;
    }
    out.put(name, first ? 1 : 0);
    writer(value.getClass()).write(value, out);
    return true;
  }

  /** Most properties have values of one class. */
  private ValueWriter writer(Class<?> type) {
    Known last = known;
    if (last == null) {
      known = last = new Known(type, values.of(type));
    }
    return last.type() == type ? last.writer() : values.of(type);
  }

  private Object value(Object bean) {
    try {
      return getter.apply(bean);
    } catch (RuntimeException e) {
      throw new IllegalStateException("A getter of " + bean.getClass() + " failed", e);
    }
  }
}
