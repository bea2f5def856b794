package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.server.session.StepQueue.Step;
import io.shindigneo4j.server.session.Termination.Reason;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;

/**
 * A transaction that the client has begun, for work that names it. Its requests run in order, one
 * after the other; a failure of any of them ends it. It occupies no thread while it waits for the
 * client.
 */
final class ExplicitTransaction implements WorkTransaction {

  private final IncomingRequest<Begin> begin;
  private final SessionServices services;
  private final Runnable whenEnded;
  private final Termination termination = new Termination();
  private final StepQueue steps = new StepQueue();
  private final TransactionAnswers answers;

  // All guarded by this.
  private boolean ended;
  private WorkExecution current;

  /** Null before it has been started. */
  private Timer.Deadline deadline;

  /** Whether it waits for its first thread. */
  private boolean queued = true;

  /** The last work that had to wait until the client reads; null for none. */
  private HeldStep held;

  // All of the thread that runs the step.
  /** Null before the transaction begins. */
  private InternalTransaction transaction;

  private boolean committed;
  private long stepStarted;

  /**
   * @param whenEnded called once
   */
  ExplicitTransaction(IncomingRequest<Begin> begin, SessionServices services, Runnable whenEnded) {
    this.begin = begin;
    this.services = services;
    this.whenEnded = whenEnded;
    this.answers = new TransactionAnswers(services, mode());
  }

  /** Starts the time that the transaction may take; it may not have a thread yet. */
  void startDeadline() {
    long left = services.transactions().nanosLeft(begin.message().terms(), begin.received());
    synchronized (this) {
      if (!ended) {
        deadline = services.timer().schedule(() -> end(Reason.TIMED_OUT), left);
      }
    }
  }

  /** Runs the first step on the thread of the caller. */
  void begin() {
    if (leaveQueue()) {
      run(Step.of(begin, this::beginNow));
    }
  }

  /** There is no thread for it, nor a place in the queue. */
  void refuse(Failure failure) {
    if (leaveQueue()) {
      close();
      answers.fail(begin, failure);
      next();
    }
  }

  synchronized boolean isQueued() {
    return queued;
  }

  private synchronized boolean leaveQueue() {
    boolean leaves = queued;
    queued = false;
    return leaves;
  }

  private void beginNow() {
    transaction =
        services
            .transactions()
            .begin(KernelTransaction.Type.EXPLICIT, begin.message().terms(), begin.received());
    termination.started(transaction);
    boolean repeated = services.idempotency().wasCommitted(transaction, begin.message().terms());
    Optional<String> bookmark =
        repeated ? Optional.of(services.transactions().bookmarks().last()) : Optional.empty();
    answers.begun(begin, stepStarted, bookmark);
  }

  /** Adds work; the execution calls {@link #release} when it is done. */
  void add(IncomingRequest<? extends Work> work, WorkExecution execution) {
    add(Step.of(work, execution));
  }

  void commit(IncomingRequest<?> request) {
    add(Step.of(request, () -> commitNow(request)));
  }

  private void commitNow(IncomingRequest<?> request) {
    termination.check();
    if (mode() == AccessMode.WRITE) {
      services.commit(transaction, begin.message().terms());
    }
    committed = true;
    closeOrLog(); // it is durable, whatever fails now
    answers.ended(request, stepStarted, Optional.of(services.transactions().bookmarks().last()));
  }

  void rollBack(IncomingRequest<?> request) {
    add(Step.of(request, () -> rollBackNow(request)));
  }

  private void rollBackNow(IncomingRequest<?> request) {
    close();
    answers.ended(request, stepStarted, Optional.empty());
  }

  /** Adds work that cannot begin, and so ends the transaction in its turn. */
  void fail(IncomingRequest<?> request, RequestException reason) {
    add(
        Step.of(
            request,
            () -> {
              throw reason;
            }));
  }

  private void add(Step step) {
    if (!step.isWork() && termination.reason().isPresent()) { // its thread may not be free for long
      answers.fail(step.request(), TransactionAnswers.unknown(step.request().message()));
    } else if (steps.addOrStart(step)) {
      start(step);
    }
  }

  /** Work waits while the client does not read; what ends the transaction does not wait. */
  private void start(Step step) {
    if (step.isWork()) {
      synchronized (this) {
        current = step.work().get();
      }
      startWhenRead(new HeldStep(step.request().sender().unread(), () -> plan(step)));
    } else {
      resume(step);
    }
  }

  private void startWhenRead(HeldStep step) {
    synchronized (this) {
      held = step;
    }
    step.startWhenRead();
    if (termination.reason().isPresent()) {
      step.startNow();
    }
  }

  /** Plans a new text on the threads for that; if there is no room, on that of the transaction. */
  private void plan(Step step) {
    Runnable resume = () -> resume(step);
    try {
      services
          .planner()
          .whenPlanned(step.request(), mode(), this::isWanted, resume, () -> run(step));
    } catch (RejectedExecutionException e) {
      resume.run();
    }
  }

  private boolean isWanted() {
    return termination.reason().isEmpty();
  }

  private void resume(Step step) {
    services.workers().resume(() -> run(step));
  }

  /** Work may go on after its step, while it waits for the client. */
  private void run(Step step) {
    if (!step.isWork() && hasEnded()) {
      answers.fail(step.request(), TransactionAnswers.unknown(step.request().message()));
      next();
      return;
    }
    stepStarted = System.nanoTime();
    try {
      step.action().run();
    } catch (RuntimeException | Error e) { // a failure of a request must not end a worker
      answerFailure(step.request(), e);
    }
    if (!step.isWork()) {
      next();
    }
  }

  private void answerFailure(IncomingRequest<?> request, Throwable cause) {
    closeOrLog();
    Optional<Reason> reason = termination.reason();
    if (reason.filter(Reason.CLIENT_GONE::equals).isPresent()) {
      answers.drop(request);
      return;
    }
    answers.fail(request, services.failure(request.message(), termination.toldOf(cause)));
  }

  /** Goes on with the next step, after the answer to the last one. */
  private void next() {
    synchronized (this) {
      current = null;
    }
    Optional<Step> step = steps.next();
    if (step.isPresent()) {
      start(step.get());
    } else if (termination.reason().isPresent()) {
      endIfIdle();
    }
  }

  int waitingRequests() {
    return steps.size();
  }

  private synchronized boolean hasEnded() {
    return ended;
  }

  /** Ends the transaction for a reason, whether or not work runs in it. */
  void end(Reason reason) {
    termination.end(reason);
    if (leaveQueue()) {
      answerFailure(begin, Termination.exception(reason));
      next();
      return;
    }
    WorkExecution running;
    HeldStep waiting;
    synchronized (this) {
      running = current;
      waiting = held;
    }
    if (waiting != null) {
      waiting.startNow();
    }
    if (running != null) {
      running.end(reason);
    } else {
      endIfIdle();
    }
  }

  private void endIfIdle() {
    if (!hasEnded() && steps.tryAcquire()) {
      services
          .workers()
          .resume(
              () -> {
                closeOrLog();
                next();
              });
    }
  }

  /** What comes next must not be lost, whatever happens here. */
  private void closeOrLog() {
    try {
      close();
    } catch (RuntimeException | Error e) {
      services.failures().log(begin.message(), e);
    }
  }

  @Override
  public AccessMode mode() {
    return begin.message().terms().mode();
  }

  @Override
  public InternalTransaction open() {
    termination.check();
    if (hasEnded()) {
      throw new RequestException(
          ErrorCode.UNKNOWN_TRANSACTION, TransactionAnswers.HAS_ENDED, false);
    }
    return transaction;
  }

  /** Nothing is permanent before the commit. */
  @Override
  public Optional<String> complete() {
    return Optional.empty();
  }

  @Override
  public void rollBack() {
    close();
  }

  private void close() {
    synchronized (this) {
      if (ended) {
        return;
      }
      ended = true;
      if (deadline != null) {
        deadline.cancel();
      }
    }
    termination.finished();
    try {
      if (transaction != null) {
        services.measureEnd(mode(), committed);
        transaction.close();
      }
    } finally {
      whenEnded.run();
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
