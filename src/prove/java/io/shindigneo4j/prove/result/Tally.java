package io.shindigneo4j.prove.result;

import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.Outcome;
import java.util.Collection;

/** How many calls were told what. */
public record Tally(long acknowledged, long failed, long unknown) {

  public static final Tally NONE = new Tally(0, 0, 0);

  public static Tally of(Collection<? extends Event<?>> events) {
    return new Tally(
        count(events, Outcome.SUCCESS),
        count(events, Outcome.FAILURE),
        count(events, Outcome.UNKNOWN));
  }

  private static long count(Collection<? extends Event<?>> events, Outcome outcome) {
    return events.stream().filter(event -> event.is(outcome)).count();
  }

  public Tally plus(Tally other) {
    return new Tally(
        acknowledged + other.acknowledged, failed + other.failed, unknown + other.unknown);
  }

  public long calls() {
    return acknowledged + failed + unknown;
  }
}
