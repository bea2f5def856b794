package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.server.execution.RecordChunk;
import io.shindigneo4j.server.procedure.BeginAnewException;
import java.util.Optional;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;

/**
 * What the thread of one piece of work does: opens its transaction, sends its records, commits, and
 * answers. A failure never leaves it. For one thread at a time.
 */
final class WorkSteps {

  private final Work work;
  private final WorkTransaction scope;
  private final SessionServices services;
  private final ExecutionState state;
  private final ExecutionClock clock;
  private final WorkAnswer answer;
  private final ChunkFlow flow;
  private final LargeAnswers.Permit permit;
  private final ResultEncoder result;

  /** Whether it runs on threads that others have no use for. */
  private boolean apart;

  /** Whether others make so many large answers that it begins anew. */
  private boolean postponed;

  private InternalTransaction transaction;

  /** The encoded answer of work that has succeeded, without a bookmark. */
  private byte[] encoded;

  WorkSteps(
      Work work,
      WorkTransaction scope,
      SessionServices services,
      ExecutionState state,
      ExecutionClock clock,
      WorkAnswer answer,
      ChunkFlow flow,
      LargeAnswers.Permit permit) {
    this.work = work;
    this.scope = scope;
    this.services = services;
    this.state = state;
    this.clock = clock;
    this.answer = answer;
    this.flow = flow;
    this.permit = permit;
    this.result = new ResultEncoder(work.id(), services.answers(), clock);
    this.apart = work.terms().transaction().isPresent();
  }

  /**
   * The first step.
   *
   * @throws BeginAnewException if the answer is large or was interrupted, and the work may begin
   *     anew
   */
  void begin() {
    clock.start();
    postponed = false;
    try {
      open();
    } catch (BeginAnewException e) {
      throw e;
    } catch (RuntimeException | Error e) { // a failure of work must not end a worker
      if (beginsAnew()) {
        throw new BeginAnewException();
      }
      failUnlessOver(e);
    }
  }

  private void open() {
    services.require(work, scope.mode());
    transaction = scope.open();
    if (work.terms().transaction().isPresent()) {
      TransactionFactory.trace(transaction, work.terms());
    }
    Optional<Success> earlier = services.idempotency().findAnswer(transaction, work);
    if (earlier.isPresent()) {
      repeat(earlier.get());
      return;
    }
    result.open(
        services.executor().open(transaction, work, this::beginLargeAnswer, this::beginsAnew));
    proceed();
  }

  private void repeat(Success earlier) {
    scope.rollBack();
    answer.begin();
    String bookmark = services.transactions().bookmarks().last();
    answer.succeed(services.answers().encode(earlier.with(bookmark)));
  }

  /** The next step, after a wait for the client. */
  void resume() {
    try {
      scope.termination().check();
      proceed();
    } catch (RuntimeException | Error e) {
      failUnlessOver(e);
    }
  }

  private void proceed() {
    if (WorkExecution.isInChunks(work)) {
      sendChunks();
      return;
    }
    SessionLimits limits = services.limits();
    RecordChunk all = RecordChunk.single(limits.records(), limits.bytes(), this::beginLargeAnswer);
    result.fill(all);
    succeed(all);
  }

  /** Nothing of it is sent as long as it may begin anew. */
  private void beginLargeAnswer() {
    if (mayBeginAnew()) {
      postponed = true; // unless it gets a permit
      permit.acquireAtOnce();
      postponed = false;
    }
  }

  private boolean beginsAnew() {
    return postponed
        || (scope.termination().isInterrupted() && mayBeginAnew() && state.isRunning());
  }

  /** It has had no effect, and nobody waits for its transaction. */
  private boolean mayBeginAnew() {
    return !apart && scope.mode() == AccessMode.READ && work.terms().requestId().isEmpty();
  }

  private void sendChunks() {
    while (flow.mayGoOrPauses()) {
      RecordChunk chunk = RecordChunk.ofSeveral();
      if (!result.fill(chunk)) {
        succeed(chunk);
        return;
      }
      answer.send(result.encode(chunk));
      if (!apart) {
        apart = true;
        flow.resume();
        return;
      }
    }
  }

  /** Encodes before it commits, so that a failure to encode leaves no effect. */
  private void succeed(RecordChunk last) {
    Success success = result.end(last);
    encoded = result.encode(success);
    answer.begin();
    services.idempotency().storeAnswer(transaction, work, success);
    Optional<String> bookmark = scope.complete();
    services.meters().phases(work, clock.queued(), clock.executed(), clock.encoded());
    answer.succeed(
        bookmark.isEmpty() ? encoded : services.answers().encode(success.with(bookmark.get())));
  }

  /** A later failure does not change the answer of work that is committed or answered. */
  private void failUnlessOver(Throwable cause) {
    if (!state.isDone() && !scope.isCommitted()) {
      fail(cause);
      return;
    }
    services.failures().log(work, cause);
    if (!state.isDone()) {
      answer.succeed(encoded);
    }
  }

  private void fail(Throwable cause) {
    undo();
    if (state.beginAnswer()) {
      answer.fail(cause);
    } else { // given up
      answer.releaseGivenUp();
    }
  }

  /** Work like this does not run inline soon. */
  void recordSlowRun() {
    services.inlining().record(work, clock.sinceStart());
  }

  /** Rolls back. The client must be answered whatever happens here. */
  void undo() {
    result.close();
    try {
      scope.rollBack();
    } catch (RuntimeException | Error e) {
      services.failures().log(work, e);
    }
  }
}
