package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.execution.CypherLoops;
import io.shindigneo4j.server.execution.PlanKey;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Decides which work runs inline, on the thread that has read the request: work that only reads,
 * has one answer, and was short in nearly all of its last runs, as any thread may lose its core for
 * a while. A text that could not be interrupted for long never does. Safe for use by many threads;
 * an update lost in a race delays a decision.
 */
final class InlineExecutionPolicy {

  private static final long SHORT = TimeUnit.MICROSECONDS.toNanos(200);

  /** From here on it counts as slow for a long time. */
  private static final long SLOW = TimeUnit.MILLISECONDS.toNanos(5);

  /**
   * How long a plan is not planned anew after it was used on a worker. Less than the shortest time
   * after which Neo4j compares a plan with the statistics again.
   */
  private static final long PLAN_LIFETIME = TimeUnit.SECONDS.toNanos(9);

  private static final int ENOUGH = 16;
  private static final int DISTRUST = -1_000;
  private static final int MAX_SUBJECTS = 1_000;
  private static final int MAX_SUBJECT_LENGTH = 8 * 1024;

  /** So many short runs make up for one that was neither short nor slow. */
  private static final int PENALTY = 4;

  /** Counts short runs up and slow ones down. */
  private static final class Runs {
    private volatile int credit;

    private final boolean mayBeShort;

    /** When the plan of a text may be planned anew, by the clock. */
    private volatile long replanned;

    Runs(Object subject, long begin) {
      mayBeShort = !(subject instanceof PlanKey text && CypherLoops.mayTakeLong(text.text()));
      replanned = begin;
    }
  }

  private final LongSupplier clock;
  private final Map<Object, Runs> bySubject = new ConcurrentHashMap<>();

  /**
   * @param clock as {@link System#nanoTime}
   */
  InlineExecutionPolicy(LongSupplier clock) {
    this.clock = clock;
  }

  boolean mayRunInline(Work work) {
    Runs runs = subject(work).map(bySubject::get).orElse(null);
    return runs != null && runs.mayBeShort && runs.credit >= ENOUGH && !mayBePlanned(work, runs);
  }

  private boolean mayBePlanned(Work work, Runs runs) {
    return work instanceof RunCypher && clock.getAsLong() - runs.replanned >= 0;
  }

  void record(Work work, long nanos) {
    subject(work).ifPresent(subject -> record(subject, nanos));
  }

  private void record(Object subject, long nanos) {
    long begin = clock.getAsLong() - nanos;
    Runs runs = bySubject.get(subject);
    if (runs == null) {
      runs = add(subject, begin);
    }
    recordPlan(runs, begin);
    int before = runs.credit;
    if (nanos >= SLOW) {
      runs.credit = DISTRUST;
    } else if (nanos >= SHORT) {
      runs.credit = before > 0 ? Math.max(0, before - PENALTY) : before;
    } else if (before < ENOUGH) {
      runs.credit = before + 1;
    }
  }

  /** A run that began when its text could be planned anew was on a worker. */
  private static void recordPlan(Runs runs, long begin) {
    if (begin - runs.replanned >= 0) {
      runs.replanned = begin + PLAN_LIFETIME;
    }
  }

  /** Clients choose the subjects: there must not be more and more of them. */
  private Runs add(Object subject, long begin) {
    if (bySubject.size() >= MAX_SUBJECTS) {
      bySubject.clear();
    }
    return bySubject.computeIfAbsent(subject, key -> new Runs(key, begin));
  }

  /**
   * What takes about the same time each time: a procedure, or a text that has one plan. Empty for
   * work that never runs inline.
   */
  private static Optional<Object> subject(Work work) {
    if (!qualifies(work)) {
      return Optional.empty();
    } else if (work instanceof RunCypher run) {
      PlanKey key = PlanKey.of(run);
      return key.characters() <= MAX_SUBJECT_LENGTH ? Optional.of(key) : Optional.empty();
    }
    return Optional.of(work.subject());
  }

  private static boolean qualifies(Work work) {
    Terms terms = work.terms();
    return terms.mode() == AccessMode.READ
        && terms.chunks() == 0
        && terms.transaction().isEmpty()
        && terms.requestId().isEmpty()
        && work.subject().length() <= MAX_SUBJECT_LENGTH;
  }
}
