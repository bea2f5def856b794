package io.shindigneo4j.web.session;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * In which period each session was noted last. Where there are many, it forgets the one that was
 * used longest ago. Thread-safe.
 */
final class NotedSessions {
  static final int MAX = 10_000;

  private final Duration period;

  /** The one used longest ago first; guarded by this. */
  private final Map<String, Long> periods = new LinkedHashMap<>(16, 0.75f, true);

  NotedSessions(Duration period) {
    this.period = period;
  }

  /** Whether a session was not noted in the period of a time; is noted from then on. */
  synchronized boolean add(String id, Instant time) {
    Long current = of(time);
    boolean due = !current.equals(periods.put(id, current));
    if (periods.size() > MAX) {
      periods.remove(periods.keySet().iterator().next());
    }
    return due;
  }

  boolean areApart(Instant one, Instant other) {
    return of(one) != of(other);
  }

  private long of(Instant time) {
    return time.toEpochMilli() / period.toMillis();
  }
}
