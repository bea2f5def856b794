package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.Phases;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.server.session.Termination.Reason;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;

/**
 * A transaction that the client began, for work that names it. What comes for it is done in order,
 * one after the other; whatever fails in it ends it. While it waits for the client it has no
 * thread.
 */
final class ExplicitTransaction implements WorkTransaction {

  /** What is to be done in the transaction, or refused where it has ended. */
  private record Step(Request request, long received, ResponseSender outbox, Runnable action) {}

  private static final String HAS_ENDED = "it never was, or has ended";

  private final Begin begin;
  private final long received;
  private final SessionServices services;
  private final Runnable whenEnded;
  private final Termination termination = new Termination();

  // All guarded by this.
  private final Queue<Step> waiting = new ArrayDeque<>();
  private boolean busy = true;
  private boolean ended;
  private WorkExecution current;
  private Timer.Deadline deadline;

  // All of the thread that has the step.
  /** Null before it is begun. */
  private InternalTransaction transaction;

  private boolean committed;
  private long stepStarted;

  /**
   * @param whenEnded called once
   */
  ExplicitTransaction(Begin begin, long received, SessionServices services, Runnable whenEnded) {
    this.begin = begin;
    this.received = received;
    this.services = services;
    this.whenEnded = whenEnded;
  }

  /** The first step, on the thread of the caller. */
  void begin(ResponseSender outbox) {
    startDeadline();
    act(
        new Step(
            begin,
            received,
            outbox,
            () -> {
              transaction =
                  services
                      .transactions()
                      .begin(KernelTransaction.Type.EXPLICIT, begin.terms(), received);
              termination.started(transaction);
              boolean repeated = services.repeats().wasCommitted(transaction, begin.terms());
              List<List<Object>> records = repeated ? List.of(List.of(true)) : List.of();
              Phases phases = phases(received);
              Summary summary = new Summary(Map.of(), phases, Optional.empty());
              answer(
                  begin,
                  received,
                  outbox,
                  new Success(begin.id(), List.of("committed"), records, summary));
            }));
  }

  private void startDeadline() {
    long left = services.transactions().nanosLeft(begin.terms(), received);
    synchronized (this) {
      deadline = services.timer().schedule(() -> end(Reason.TIMED_OUT), left);
    }
  }

  /** Work in this transaction; the execution tells when it is done. */
  void add(Work work, long received, ResponseSender outbox, WorkExecution execution) {
    add(
        new Step(
            work,
            received,
            outbox,
            () -> {
              synchronized (this) {
                current = execution;
              }
              execution.run();
            }));
  }

  void commit(Request request, long requested, ResponseSender outbox) {
    add(
        new Step(
            request,
            requested,
            outbox,
            () -> {
              termination.check();
              if (begin.terms().mode() == AccessMode.WRITE) {
                transaction.commit();
              }
              committed = true;
              close();
              answer(
                  request,
                  requested,
                  outbox,
                  Optional.of(services.transactions().bookmarks().last()));
            }));
  }

  void rollBack(Request request, long requested, ResponseSender outbox) {
    add(
        new Step(
            request,
            requested,
            outbox,
            () -> {
              close();
              answer(request, requested, outbox, Optional.empty());
            }));
  }

  /** Work that cannot be begun. */
  void fail(Request request, long requested, ResponseSender outbox, RequestException reason) {
    add(
        new Step(
            request,
            requested,
            outbox,
            () -> {
              throw reason;
            }));
  }

  private void answer(Request request, long requested, ResponseSender outbox, Optional<String> bookmark) {
    Summary summary = new Summary(Map.of(), phases(requested), bookmark);
    answer(request, requested, outbox, Success.of(request.id(), summary));
  }

  private Phases phases(long requested) {
    return new Phases(
        Duration.ofNanos(stepStarted - requested),
        Duration.ofNanos(System.nanoTime() - stepStarted),
        Duration.ZERO);
  }

  private void answer(Request request, long requested, ResponseSender outbox, Success success) {
    long start = System.nanoTime();
    byte[] payload = services.answers().encode(success);
    long end = System.nanoTime();
    Phases phases = success.summary().phases();
    services
        .meters()
        .phases(request, phases.queue().toNanos(), phases.execute().toNanos(), end - start);
    services.meters().ended(request, mode(), ServerMeters.SUCCESS, end - requested);
    outbox.send(payload);
  }

  private void add(Step step) {
    synchronized (this) {
      if (busy) {
        waiting.add(step);
        return;
      }
      busy = true;
    }
    start(step);
  }

  private void start(Step step) {
    services.workers().goOn(() -> act(step));
  }

  /** Work ends later than its step where it waits for the client. */
  private void act(Step step) {
    boolean work = step.request() instanceof Work;
    if (!work && hasEnded()) {
      refuse(step);
      return;
    }
    stepStarted = System.nanoTime();
    try {
      step.action().run();
    } catch (RuntimeException | Error e) { // what a request does must not end a worker
      fail(step, e);
    }
    if (!work) {
      next();
    }
  }

  private void fail(Step step, Throwable cause) {
    abandon();
    Optional<Reason> reason = termination.reason();
    Throwable told = reason.<Throwable>map(Termination::exception).orElse(cause);
    if (reason.filter(Reason.CLIENT_GONE::equals).isEmpty()) {
      answer(step, services.failures().failure(step.request(), told));
    } else {
      ended(step, ServerMeters.CLIENT_GONE);
    }
  }

  private void answer(Step step, Failure failure) {
    ended(step, failure.code());
    step.outbox().fail(failure, services.answers().encode(failure));
  }

  private void ended(Step step, String outcome) {
    services.meters().ended(step.request(), mode(), outcome, System.nanoTime() - step.received());
  }

  private void refuse(Step step) {
    answer(step, unknown(step.request()));
    next();
  }

  static Failure unknown(Request request) {
    return new Failure(request.id(), ErrorCode.UNKNOWN_TRANSACTION, HAS_ENDED, false);
  }

  /** What was done last has been answered. */
  private void next() {
    Step step;
    synchronized (this) {
      current = null;
      step = waiting.poll();
      busy = step != null;
    }
    if (step != null) {
      start(step);
    } else if (termination.reason().isPresent()) {
      endIfIdle();
    }
  }

  synchronized int waitingRequests() {
    return waiting.size();
  }

  private synchronized boolean hasEnded() {
    return ended;
  }

  /** Ends it for a reason, whether or not work is being done. */
  void end(Reason reason) {
    termination.end(reason);
    WorkExecution running;
    synchronized (this) {
      running = current;
    }
    if (running != null) {
      running.end(reason);
    } else {
      endIfIdle();
    }
  }

  private void endIfIdle() {
    synchronized (this) {
      if (busy || ended) {
        return;
      }
      busy = true;
    }
    services
        .workers()
        .goOn(
            () -> {
              abandon();
              next();
            });
  }

  @Override
  public AccessMode mode() {
    return begin.terms().mode();
  }

  @Override
  public InternalTransaction enter() {
    termination.check();
    if (hasEnded()) {
      throw new RequestException(ErrorCode.UNKNOWN_TRANSACTION, HAS_ENDED, false);
    }
    return transaction;
  }

  /** Nothing is kept before the commit. */
  @Override
  public Optional<String> succeed() {
    return Optional.empty();
  }

  @Override
  public void abandon() {
    close();
  }

  private void close() {
    synchronized (this) {
      if (ended) {
        return;
      }
      ended = true;
      deadline.cancel();
    }
    termination.finished();
    try {
      if (transaction != null) {
        tell();
        transaction.close();
      }
    } finally {
      whenEnded.run();
    }
  }

  private void tell() {
    if (committed && mode() == AccessMode.WRITE) {
      services.meters().committed();
    } else if (mode() == AccessMode.WRITE) {
      services.meters().rolledBack();
    }
  }

  @Override
  public void release() {
    next();
  }

  @Override
  public Termination termination() {
    return termination;
  }
}
