package io.shindigneo4j.prove.checker;

import io.shindigneo4j.prove.history.Event;
import java.util.Collection;
import java.util.List;

/**
 * A part of a history.
 *
 * @param begin nanoseconds from the begin of the history
 * @param end likewise
 */
public record Span(long begin, long end) {

  /** The calls of which a moment lies in it. */
  public <A> List<Event<A>> of(Collection<Event<A>> calls) {
    return calls.stream().filter(this::touches).toList();
  }

  /** The calls of which no moment lies in any of the spans. */
  public static <A> List<Event<A>> outside(Collection<Span> spans, Collection<Event<A>> calls) {
    return calls.stream()
        .filter(call -> spans.stream().noneMatch(span -> span.touches(call)))
        .toList();
  }

  private boolean touches(Event<?> call) {
    return call.begin() <= end && call.end() >= begin;
  }
}
