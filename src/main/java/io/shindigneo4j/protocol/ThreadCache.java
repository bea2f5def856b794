package io.shindigneo4j.protocol;

import java.util.function.Supplier;

/**
 * Keeps one object for each thread, which would otherwise be made for each message. Its objects are
 * small, hold nothing of the caller's, and may be lost at any time.
 */
final class ThreadCache<T> {

  @SuppressWarnings("ThreadLocalUsage") // caches are in static fields
  private final ThreadLocal<T> kept = new ThreadLocal<>();

  private final Supplier<T> maker;

  ThreadCache(Supplier<T> maker) {
    this.maker = maker;
  }

  /** The caller's alone until it gives it back. */
  T take() {
    T object = kept.get();
    if (object == null) {
      return maker.get();
    }
    kept.set(null);
    return object;
  }

  void giveBack(T object) {
    kept.set(object);
  }
}
