package io.shindigneo4j.protocol;

import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A pool of coders, which are slow to make and use memory outside the heap. It has no upper limit;
 * of the idle coders a few are kept, and the others released at once. Safe for use by many threads.
 */
final class CoderPool<C> {

  private static final int MAX_IDLE = 2 * Runtime.getRuntime().availableProcessors();

  private final Queue<C> idle = new ArrayBlockingQueue<>(MAX_IDLE);
  private final Supplier<C> maker;
  private final Consumer<C> reset;
  private final Consumer<C> release;

  CoderPool(Supplier<C> maker, Consumer<C> reset, Consumer<C> release) {
    this.maker = maker;
    this.reset = reset;
    this.release = release;
  }

  /** A use of a coder. */
  interface Use<C, R, E extends Exception> {
    R with(C coder) throws E;
  }

  /** Lends a coder. A coder whose use has failed is released. */
  <R, E extends Exception> R use(Use<C, R, E> use) throws E {
    C coder = take();
    boolean sound = false;
    try {
      R result = use.with(coder);
      sound = true;
      return result;
    } finally {
      if (sound) {
        giveBack(coder);
      } else {
        release.accept(coder);
      }
    }
  }

  private C take() {
    C coder = idle.poll();
    return coder == null ? maker.get() : coder;
  }

  private void giveBack(C coder) {
    reset.accept(coder);
    if (!idle.offer(coder)) {
      release.accept(coder);
    }
  }
}
