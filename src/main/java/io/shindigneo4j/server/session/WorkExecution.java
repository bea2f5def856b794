package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Records;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.Phases;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.server.execution.Cursor;
import io.shindigneo4j.server.execution.RecordChunk;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.session.Termination.Reason;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;

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
  private final Runnable whenDone;
  private final ExecutionState state;

  private final boolean inChunks;
  private final LargeAnswers.Permit permit;

  /** Whether it runs on threads that others have no use for. */
  private boolean apart;

  // All of the thread that runs the step.
  private final ExecutionClock clock;
  private InternalTransaction transaction;
  private Cursor cursor;
  private List<String> unsentColumns;
  private Map<String, Long> counters;

  /** The encoded answer of work that has succeeded, without a bookmark. */
  private byte[] answer;

  /**
   * @param whenDone called once, before the last message of the answer is sent
   */
  WorkExecution(
      IncomingRequest<? extends Work> request,
      WorkTransaction scope,
      SessionServices services,
      Runnable whenDone) {
    this.request = request;
    this.work = request.message();
    this.scope = scope;
    this.services = services;
    this.whenDone = whenDone;
    this.state = new ExecutionState(work.terms().chunks());
    this.inChunks = isInChunks(work);
    this.permit = services.largeAnswers().permit();
    this.apart = work.terms().transaction().isPresent();
    this.clock = new ExecutionClock(request.received());
  }

  /** Answers queued work with a failure: there is no thread for it, nor a place in the queue. */
  void refuse(Failure failure) {
    if (leaveQueue()) {
      answer(() -> fail(failure));
    }
  }

  /** Work with a request id is answered at once, as its answer is stored. */
  static boolean isInChunks(Work work) {
    return work.terms().chunks() > 0 && work.terms().requestId().isEmpty();
  }

  boolean isInChunks() {
    return inChunks;
  }

  /** Whether it waits for its first thread. */
  boolean isQueued() {
    return state.isQueued();
  }

  /** Ends the work for a reason, at its deadline or before. */
  void end(Reason reason) {
    scope.termination().end(reason);
    if (leaveQueue()) {
      answerFailure(Termination.exception(reason));
    } else {
      resumeIf(state.wake());
      state.startGracePeriod(() -> services.timer().schedule(this::giveUp, GRACE));
    }
  }

  /** Answers for a thread that does not notice the end, such as one that plans a text. */
  private void giveUp() {
    Reason reason = scope.termination().reason().orElseThrow();
    if (state.giveUp()) {
      finish();
      if (reason == Reason.CLIENT_GONE) {
        ended(ServerMeters.CLIENT_GONE);
      } else {
        fail(services.failures().failure(work, Termination.exception(reason)));
      }
    }
  }

  /** Work in an explicit transaction keeps its place in the order of the transaction. */
  private boolean leaveQueue() {
    return work.terms().transaction().isEmpty() && state.leaveQueue();
  }

  /** The client asks for more records. */
  void grant(int chunks) {
    resumeIf(state.grant(chunks));
  }

  private void resumeIf(boolean resumes) {
    if (resumes) {
      services.workers().resume(this::resume);
    }
  }

  /** Starts the time that the work may take; it may not have a thread yet. */
  void startDeadline() {
    long left = services.transactions().nanosLeft(work.terms(), request.received());
    state.startDeadline(() -> services.timer().schedule(() -> end(Reason.TIMED_OUT), left));
  }

  /** Runs the first step on the thread of the caller. */
  void run() {
    if (!state.start()) {
      releaseIfGivenUp();
      return;
    }
    clock.start();
    try {
      open();
    } catch (LargeAnswers.NoPermitException e) {
      beginAnew();
    } catch (RuntimeException | Error e) { // a failure of work must not end a worker
      failUnlessOver(e);
    } finally {
      permit.release();
    }
  }

  private void beginAnew() {
    closeCursor();
    rollBack();
    if (!state.queueAgain()) {
      scope.release();
      return;
    }
    try {
      services.workers().submit(Lane.LARGE, this::runWithPermit);
    } catch (RejectedExecutionException e) {
      refuse(RequestRefusals.busy(work));
    }
  }

  private void runWithPermit() {
    permit.acquire();
    try {
      run();
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

  private void open() {
    services.permissions().require(services.transactions().username(), work, scope.mode());
    transaction = scope.open();
    if (work.terms().transaction().isPresent()) {
      TransactionFactory.trace(transaction, work.terms());
    }
    Optional<Success> earlier = services.idempotency().findAnswer(transaction, work);
    if (earlier.isPresent()) {
      scope.rollBack();
      beginAnswer();
      String bookmark = services.transactions().bookmarks().last();
      done(services.answers().encode(earlier.get().with(bookmark)));
      return;
    }
    cursor = services.executor().open(transaction, work);
    unsentColumns = cursor.columns();
    clock.opened();
    proceed();
  }

  private void resume() {
    try {
      scope.termination().check();
      proceed();
    } catch (RuntimeException | Error e) {
      failUnlessOver(e);
    }
  }

  private void proceed() {
    if (inChunks) {
      sendChunks();
      return;
    }
    SessionLimits limits = services.limits();
    Runnable whenLarge = mayBeginAnew() ? permit::acquireAtOnce : () -> {};
    RecordChunk all = RecordChunk.single(limits.records(), limits.bytes(), whenLarge);
    fill(all);
    succeed(all);
  }

  /** It has had no effect, and nobody waits for its transaction. */
  private boolean mayBeginAnew() {
    return !apart && scope.mode() == AccessMode.READ && work.terms().requestId().isEmpty();
  }

  private void sendChunks() {
    while (hasRoomOrPauses()
        && state.takeCreditOrPause(scope.termination(), this::startCreditTimeout)) {
      RecordChunk chunk = RecordChunk.ofSeveral();
      if (!fill(chunk)) {
        succeed(chunk);
        return;
      }
      send(chunk);
      if (!apart) {
        goOnApart();
        return;
      }
    }
  }

  private void goOnApart() {
    apart = true;
    services.workers().resume(this::resume);
  }

  /** A client may ask for records that it then does not read. Asking for more changes nothing. */
  private boolean hasRoomOrPauses() {
    UnreadAnswers unread = request.sender().unread();
    if (unread.hasRoom(0) || unread.areSent()) {
      return true;
    }
    state.hold(scope.termination(), this::startCreditTimeout);
    unread.onSent(() -> resumeIf(state.readOn()));
    return false;
  }

  private Timer.Deadline startCreditTimeout() {
    return services
        .timer()
        .schedule(() -> end(Reason.SLOW_READER), services.limits().patience().toNanos());
  }

  private boolean fill(RecordChunk chunk) {
    return clock.execute(() -> cursor.fill(chunk));
  }

  private void send(RecordChunk chunk) {
    Records records = new Records(work.id(), unsentColumns, chunk.records());
    byte[] payload = clock.encode(() -> services.answers().encode(records));
    unsentColumns = List.of();
    beginAnswer();
    request.sender().send(payload);
    state.continueRunning();
  }

  /** From here on nobody else answers. */
  private void beginAnswer() {
    if (!state.beginAnswer()) {
      throw Termination.exception(scope.termination().reason().orElseThrow());
    }
  }

  /** Encodes before it commits, so that a failure to encode leaves no effect. */
  private void succeed(RecordChunk last) {
    counters = cursor.counters();
    cursor.close();
    Phases phases = clock.phases();
    Success success = success(last, phases, Optional.empty());
    answer = clock.encode(() -> services.answers().encode(success));
    beginAnswer();
    services.idempotency().storeAnswer(transaction, work, success);
    Optional<String> bookmark = scope.complete();
    services.meters().phases(work, clock.queued(), clock.executed(), clock.encoded());
    done(bookmark.isEmpty() ? answer : services.answers().encode(success(last, phases, bookmark)));
  }

  private Success success(RecordChunk last, Phases phases, Optional<String> bookmark) {
    Summary summary = new Summary(counters, phases, bookmark);
    return new Success(work.id(), unsentColumns, last.records(), summary);
  }

  /** A later failure does not change the answer of work that is committed or answered. */
  private void failUnlessOver(Throwable cause) {
    if (!state.isDone() && !scope.isCommitted()) {
      fail(cause);
      return;
    }
    services.failures().log(work, cause);
    if (!state.isDone()) {
      done(answer);
    }
  }

  private void fail(Throwable cause) {
    closeCursor();
    rollBack();
    if (state.beginAnswer()) {
      answerFailure(cause);
    } else { // given up
      recordRun();
      scope.release();
    }
  }

  private void answerFailure(Throwable cause) {
    Optional<Reason> reason = scope.termination().reason();
    if (reason.filter(Reason.CLIENT_GONE::equals).isPresent()) {
      answer(() -> ended(ServerMeters.CLIENT_GONE));
    } else {
      answer(() -> fail(services.failure(work, scope.termination().toldOf(cause))));
    }
  }

  /** The client must be answered whatever happens here. */
  private void rollBack() {
    try {
      scope.rollBack();
    } catch (RuntimeException | Error e) {
      services.failures().log(work, e);
    }
  }

  private void closeCursor() {
    try {
      if (cursor != null) {
        cursor.close();
      }
    } catch (RuntimeException e) {
      // the work has failed already, and perhaps its transaction with it
    }
  }

  private void done(byte[] payload) {
    answer(
        () -> {
          ended(ServerMeters.SUCCESS);
          request.sender().send(payload);
        });
  }

  private void fail(Failure failure) {
    ended(failure.code());
    request.sender().fail(failure, services.answers().encode(failure));
  }

  /** The work is over even where there is not the memory to answer it. */
  private void answer(Runnable sending) {
    try {
      finish();
      recordRun();
      sending.run();
    } finally {
      scope.release();
    }
  }

  private void recordRun() {
    if (cursor != null) { // the work has run
      services.inlining().record(work, clock.sinceStart());
    }
  }

  private void ended(String outcome) {
    services.meters().ended(work, work.terms().mode(), outcome, request.nanosSinceArrival());
  }

  private void finish() {
    state.finish();
    whenDone.run();
  }
}
