package io.shindigneo4j.driver;

import java.util.concurrent.Executor;
import java.util.concurrent.Flow.Subscriber;
import java.util.concurrent.Flow.Subscription;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Signals elements to a subscriber, as many as it requests. Calls it on one thread at a time. Safe
 * for use by many threads.
 */
final class Emitter<T> implements Subscription, Runnable {

  private final Source<T> source;
  private final Subscriber<? super T> subscriber;
  private final Executor callbacks;
  private final AtomicLong demand = new AtomicLong();

  /** Signals since the current run began; zero while no thread runs. */
  private final AtomicInteger signals = new AtomicInteger();

  private volatile boolean ended;

  private volatile boolean badDemand;

  /** Where the elements come from. Used by one thread at a time, but for {@link #cancel}. */
  interface Source<T> {

    /**
     * Whether an element has arrived.
     *
     * @throws DriverException if there will be no more
     */
    boolean hasNext();

    T next();

    /** Whether the last element was taken. */
    boolean isComplete();

    void cancel();
  }

  Emitter(Source<T> source, Subscriber<? super T> subscriber, Executor callbacks) {
    this.source = source;
    this.subscriber = subscriber;
    this.callbacks = callbacks;
  }

  @Override
  public void request(long count) {
    if (count <= 0) {
      badDemand = true;
    } else {
      demand.accumulateAndGet(count, (a, b) -> a + b < 0 ? Long.MAX_VALUE : a + b);
    }
    signal();
  }

  @Override
  public void cancel() {
    ended = true;
    source.cancel();
  }

  /** Says that the source may have something new. */
  void signal() {
    if (signals.getAndIncrement() == 0) {
      callbacks.execute(this);
    }
  }

  @Override
  public void run() {
    try {
      emitWhileSignalled();
    } catch (RuntimeException | Error e) { // most likely of the subscriber
      boolean first = !ended;
      cancel();
      if (first) {
        subscriber.onError(e);
      }
      throw e;
    }
  }

  private void emitWhileSignalled() {
    int seen;
    do {
      seen = signals.get();
      emit();
    } while (signals.addAndGet(-seen) != 0);
  }

  private void emit() {
    if (badDemand) {
      end(() -> subscriber.onError(new IllegalArgumentException("demand must be positive")));
      cancel();
    }
    while (!ended) {
      if (hasNext()) {
        if (demand.get() == 0) {
          return;
        }
        demand.decrementAndGet();
        subscriber.onNext(source.next());
      } else if (!ended && source.isComplete()) {
        end(subscriber::onComplete);
      } else {
        return;
      }
    }
  }

  private boolean hasNext() {
    try {
      return source.hasNext();
    } catch (DriverException e) {
      end(() -> subscriber.onError(e));
      return false;
    }
  }

  private void end(Runnable signal) {
    if (!ended) {
      ended = true;
      signal.run();
    }
  }
}
