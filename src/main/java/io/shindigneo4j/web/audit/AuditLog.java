package io.shindigneo4j.web.audit;

import io.shindigneo4j.audit.AuditEvent;
import io.shindigneo4j.audit.EventBudget;
import io.shindigneo4j.audit.Outcome;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Writes events, within bounds: whoever makes more of them than is told one by one is told by
 * number. Thread-safe.
 */
public final class AuditLog implements AutoCloseable {

  /** The name of the logger. */
  public static final String LOGGER = "io.shindigneo4j.audit";

  static final AuditLog OFF = new AuditLog();

  /** The detail with the reason of a refusal, which is counted apart. */
  static final String REASON = "reason";

  /** In a minute, from one address, for one reason. */
  static final int MAX_REFUSALS = 10;

  /** In a minute, of all addresses. */
  static final int MAX_REFUSALS_IN_ALL = 300;

  /** In a minute, of one kind, of one person and client. */
  static final int MAX_SUCCESSES = 60;

  private static final int ADDRESSES = 1_000;
  private static final int SUBJECTS = 10_000;

  /** When an interval is over that begins now. */
  private static final long LOOK_SECONDS = 61;

  private static final long IDLE_SECONDS = 10;

  private final Consumer<AuditEvent> lines;
  private final Runnable end;
  private final EventBudget refusals;
  private final EventBudget successes;

  private final AtomicBoolean looking = new AtomicBoolean();

  /** Null where nothing is written. */
  private final ScheduledThreadPoolExecutor timer;

  private AuditLog() {
    this(event -> {}, () -> {}, System::nanoTime, null);
  }

  private AuditLog(
      Consumer<AuditEvent> lines,
      Runnable end,
      LongSupplier nanoTime,
      ScheduledThreadPoolExecutor timer) {
    this.lines = lines;
    this.end = end;
    this.timer = timer;
    refusals = new EventBudget(MAX_REFUSALS, MAX_REFUSALS_IN_ALL, ADDRESSES, nanoTime);
    successes = new EventBudget(MAX_SUCCESSES, Integer.MAX_VALUE, SUBJECTS, nanoTime);
  }

  /**
   * @param lines takes each event that is told
   * @param end is run when the last one has been told
   */
  static AuditLog to(Consumer<AuditEvent> lines, Runnable end, LongSupplier nanoTime) {
    ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1, AuditLog::thread);
    timer.setKeepAliveTime(IDLE_SECONDS, TimeUnit.SECONDS);
    timer.allowCoreThreadTimeOut(true);
    return new AuditLog(lines, end, nanoTime, timer);
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "shindig-neo4j-audit");
    thread.setDaemon(true);
    return thread;
  }

  boolean isOn() {
    return timer != null;
  }

  /**
   * Tells an event, or counts it.
   *
   * @param address where it came from
   */
  public void add(AuditEvent event, String address) {
    tellNumbersIfDue();
    if (take(event, address)) {
      lines.accept(event);
    } else {
      lookLater();
    }
  }

  private boolean take(AuditEvent event, String address) {
    if (event.outcome() == Outcome.SUCCEEDED) {
      String subject =
          event.details().getOrDefault("person", "")
              + " "
              + event.details().getOrDefault("client", "");
      return successes.take(new EventBudget.Source(event.kind(), subject));
    }
    String reason = event.details().getOrDefault(REASON, "");
    return refusals.take(new EventBudget.Source((event.kind() + " " + reason).strip(), address));
  }

  private void lookLater() {
    if (timer != null && looking.compareAndSet(false, true)) {
      try {
        timer.schedule(this::look, LOOK_SECONDS, TimeUnit.SECONDS);
      } catch (RejectedExecutionException e) { // the end tells the numbers
        looking.set(false);
      }
    }
  }

  private void look() {
    looking.set(false);
    tellNumbersIfDue();
  }

  void tellNumbersIfDue() {
    tell(refusals.drainIfDue(), "address");
    tell(successes.drainIfDue(), "subject");
  }

  private void tell(List<EventBudget.Untold> numbers, String name) {
    for (EventBudget.Untold number : numbers) {
      String[] kind = number.source().kind().split(" ", 2);
      lines.accept(
          new AuditEvent(kind[0], Outcome.SUPPRESSED)
              .with(REASON, kind.length > 1 ? kind[1] : "")
              .with(name, number.source().name().strip())
              .with("count", Long.toString(number.events())));
    }
  }

  /** Tells the numbers until now. */
  @Override
  public void close() {
    if (timer != null) {
      timer.shutdownNow();
    }
    tell(refusals.drain(), "address");
    tell(successes.drain(), "subject");
    end.run();
  }
}
