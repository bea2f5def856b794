package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.Terms;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * Learns which work is short, so that it need not wait for another thread: work that only reads,
 * with one answer, and whose last runs were all short. Safe for use by many threads; an update that
 * is lost in a race delays a verdict.
 */
final class Pace {

  private static final long SHORT = TimeUnit.MICROSECONDS.toNanos(200);

  /** From here on it counts as slow for a long time. */
  private static final long SLOW = TimeUnit.MILLISECONDS.toNanos(5);

  private static final int ENOUGH = 16;
  private static final int DISTRUST = -1_000;
  private static final int MOST_SUBJECTS = 1_000;
  private static final int LONGEST_SUBJECT = 8 * 1024;

  /** The number of short runs in a row; negative after slow ones. */
  private static final class Runs {
    private volatile int inARow;
  }

  private final Map<String, Runs> bySubject = new ConcurrentHashMap<>();

  boolean isShort(Work work) {
    if (!qualifies(work)) {
      return false;
    }
    Runs runs = bySubject.get(work.subject());
    return runs != null && runs.inARow >= ENOUGH;
  }

  void took(Work work, long nanos) {
    if (!qualifies(work)) {
      return;
    }
    Runs runs = bySubject.get(work.subject());
    if (runs == null) {
      runs = add(work.subject());
    }
    int before = runs.inARow;
    if (nanos >= SLOW) {
      runs.inARow = DISTRUST;
    } else if (nanos >= SHORT) {
      runs.inARow = Math.min(before, 0);
    } else if (before < ENOUGH) {
      runs.inARow = before + 1;
    }
  }

  /** Clients choose the subjects: there must not be more and more of them. */
  private Runs add(String subject) {
    if (bySubject.size() >= MOST_SUBJECTS) {
      bySubject.clear();
    }
    return bySubject.computeIfAbsent(subject, key -> new Runs());
  }

  private static boolean qualifies(Work work) {
    Terms terms = work.terms();
    return terms.mode() == AccessMode.READ
        && terms.chunks() == 0
        && terms.transaction().isEmpty()
        && work.subject().length() <= LONGEST_SUBJECT;
  }
}
