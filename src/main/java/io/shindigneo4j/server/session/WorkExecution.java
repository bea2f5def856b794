package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.server.procedure.BeginAnewException;
import io.shindigneo4j.server.session.Termination.Reason;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/**
 * One piece of work, from its arrival to its answer. It runs in steps, on one thread at a time.
 * While it waits until the client asks for more records, it occupies no thread.
 */
final class WorkExecution {

  /** How long a thread has to notice that its work was ended, before the client is answered. */
  private static final long GRACE = TimeUnit.MILLISECONDS.toNanos(100);

  private final IncomingRequest<? extends Work> request;
  private final Work work;
  private final WorkTransaction scope;
  private final SessionServices services;
  private final ExecutionState state;
  private final RequestMemory.Use memory;

  private final LargeAnswers.Permit permit;
  private final WorkAnswer answer;
  private final ChunkFlow flow;
  private final WorkSteps steps;

  /**
   * @param memory what the request takes, until the work has been answered
   * @param whenDone called once, before the last message of the answer is sent
   */
  WorkExecution(
      IncomingRequest<? extends Work> request,
      WorkTransaction scope,
      SessionServices services,
      RequestMemory.Use memory,
      Runnable whenDone) {
    this.request = request;
    this.memory = memory;
    this.work = request.message();
    this.scope = scope;
    this.services = services;
    this.state = new ExecutionState(work.terms().chunks());
    this.permit = services.largeAnswers().permit();
    ExecutionClock clock = new ExecutionClock(request.received());
    this.answer = new WorkAnswer(request, scope, services, state, clock, whenDone);
    UnreadAnswers unread = request.sender().unread();
    this.flow =
        new ChunkFlow(state, scope.termination(), unread, services, this::resume, this::end);
    this.steps = new WorkSteps(work, scope, services, state, clock, answer, flow, permit);
  }

  /** Answers queued work with a failure: there is no thread for it, nor a place in the queue. */
  void refuse(Failure failure) {
    if (leaveQueue()) {
      answer.refuse(failure);
    }
  }

  /** Work with a request id is answered at once, as its answer is stored. */
  static boolean isInChunks(Work work) {
    return work.terms().chunks() > 0 && work.terms().requestId().isEmpty();
  }

  boolean isInChunks() {
    return isInChunks(work);
  }

  /** Whether it waits for its first thread. */
  boolean isQueued() {
    return state.isQueued();
  }

  /** Ends the work for a reason, at its deadline or before. */
  void end(Reason reason) {
    scope.termination().end(reason);
    if (leaveQueue()) {
      answer.fail(Termination.exception(reason));
    } else {
      flow.wake();
      state.startGracePeriod(() -> services.timer().schedule(this::giveUp, GRACE));
    }
  }

  /** Answers for a thread that does not notice the end, such as one that plans a text. */
  private void giveUp() {
    Reason reason = scope.termination().reason().orElseThrow();
    if (state.giveUp()) {
      answer.giveUp(reason);
    }
  }

  /** Work in an explicit transaction keeps its place in the order of the transaction. */
  private boolean leaveQueue() {
    return work.terms().transaction().isEmpty() && state.leaveQueue();
  }

  /** The client asks for more records. */
  void grant(int chunks) {
    flow.grant(chunks);
  }

  /** Starts the time that the work may take; it may not have a thread yet. */
  void startDeadline() {
    long left = services.transactions().nanosLeft(work.terms(), request.received());
    state.startDeadline(() -> services.timer().schedule(() -> end(Reason.TIMED_OUT), left));
  }

  /** The memory of the request, which counts as long as a queue or a thread has the work. */
  RequestMemory.Use memory() {
    return memory;
  }

  /** Runs the first step on the thread of the caller. */
  void run() {
    if (!state.start()) {
      releaseIfGivenUp();
      return;
    }
    if (!begins()) {
      beginAnew();
    }
  }

  /** False if it must begin anew. The permit is released before another thread may have it. */
  private boolean begins() {
    try {
      steps.begin();
      return true;
    } catch (BeginAnewException e) {
      return false;
    } finally {
      permit.release();
    }
  }

  private void resume() {
    steps.resume();
  }

  private void beginAnew() {
    scope.termination().setInterruptible(false);
    steps.undo();
    if (!state.queueAgain()) {
      scope.release();
      return;
    }
    Runnable release = memory.hold() ? memory::release : () -> {};
    try {
      if (scope.termination().clearInterrupt()) {
        steps.recordSlowRun();
        services.workers().submit(Lane.of(work), () -> runAndThen(release));
      } else {
        services.workers().submit(Lane.LARGE, () -> runWithPermit(release));
      }
    } catch (RejectedExecutionException e) {
      release.run();
      refuse(RequestRefusals.busy(work));
    }
  }

  private void runAndThen(Runnable release) {
    try {
      run();
    } finally {
      release.run();
    }
  }

  /** Runs the first step on a thread that must soon be free: see {@link #moveToWorker}. */
  void runInline() {
    scope.termination().setInterruptible(true);
    run();
  }

  /** Has work that runs inline begin anew on a worker. */
  void moveToWorker() {
    scope.termination().interrupt();
  }

  private void runWithPermit(Runnable release) {
    permit.acquire();
    try {
      runAndThen(release);
    } finally {
      permit.release();
    }
  }

  /** Lets its transaction go on. */
  private void releaseIfGivenUp() {
    if (state.isGivenUp()) {
      scope.release();
    }
  }
}
