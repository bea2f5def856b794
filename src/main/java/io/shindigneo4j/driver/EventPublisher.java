package io.shindigneo4j.driver;

import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.Flow.Publisher;
import java.util.concurrent.Flow.Subscriber;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Events as a reactive stream, with back pressure. Each subscriber has a subscription of its own.
 * Safe for use by many threads.
 */
final class EventPublisher implements Publisher<EventMessage> {

  private final Supplier<EventSource> sources;
  private final Executor callbacks;

  EventPublisher(Supplier<EventSource> sources, Executor callbacks) {
    this.sources = sources;
    this.callbacks = callbacks;
  }

  @Override
  public void subscribe(Subscriber<? super EventMessage> subscriber) {
    Objects.requireNonNull(subscriber, "subscriber");
    EventSource source = sources.get();
    Emitter<EventMessage> emitter = new Emitter<>(new Messages(source), subscriber, callbacks);
    subscriber.onSubscribe(emitter);
    source.start(emitter::signal);
  }

  /** Those of one subscriber. */
  private static final class Messages implements Emitter.Source<EventMessage> {

    private final EventSource source;

    /** Null for none. */
    private @Nullable EventMessage ready;

    Messages(EventSource source) {
      this.source = source;
    }

    @Override
    public boolean hasNext() {
      if (ready == null) {
        ready = source.poll().orElse(null);
      }
      return ready != null;
    }

    @Override
    public EventMessage next() {
      EventMessage taken = Objects.requireNonNull(ready, "hasNext");
      ready = null;
      return taken;
    }

    /** Events do not end. */
    @Override
    public boolean isComplete() {
      return false;
    }

    @Override
    public void cancel() {
      source.close();
    }
  }
}
