package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Records;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.Phases;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.server.execution.RecordChunk;
import io.shindigneo4j.server.execution.Cursor;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.session.Termination.Reason;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;

/**
 * One piece of work from the moment that it is taken until it is answered. It is done in steps, on
 * one thread at a time; while it waits for the client to ask for more records, on none.
 */
final class WorkExecution {

  /**
   * Of one message with records among several: large enough to be worth it, small enough to hold.
   */
  private static final long CHUNK = 128 * 1024;

  private enum State {
    /** It has no thread yet. */
    WAITING,
    RUNNING,
    /** The client has not asked for more records. */
    PAUSED,
    DONE
  }

  private final Work work;
  private final long received;
  private final WorkTransaction scope;
  private final SessionServices services;
  private final ResponseSender outbox;
  private final Runnable whenDone;

  /** An answer that may be wanted again comes in one piece. */
  private final boolean inChunks;

  // All guarded by this.
  private State state = State.WAITING;
  private int credits;
  private Timer.Deadline deadline;
  private Timer.Deadline patience;

  // All of the thread that has the step.
  private InternalTransaction transaction;
  private Cursor cursor;
  private List<String> unsentColumns;
  private Map<String, Long> counters;
  private long started;
  private long executed;
  private long encoded;

  /** Of what succeeds, without a bookmark. */
  private byte[] answer;

  /**
   * @param received when the request came, by {@link System#nanoTime}
   * @param whenDone called once, before the last message of the answer is sent
   */
  WorkExecution(
      Work work,
      long received,
      WorkTransaction scope,
      SessionServices services,
      ResponseSender outbox,
      Runnable whenDone) {
    this.work = work;
    this.received = received;
    this.scope = scope;
    this.services = services;
    this.outbox = outbox;
    this.whenDone = whenDone;
    this.credits = work.terms().chunks();
    this.inChunks = credits > 0 && work.terms().requestId().isEmpty();
  }

  /** There is no thread for it, and no place to wait for one. */
  void refuse(Failure failure) {
    if (leaveQueue()) {
      done(failure);
    }
  }

  boolean isInChunks() {
    return inChunks;
  }

  /** Ends it for a reason, at the deadline or before. */
  void end(Reason reason) {
    scope.termination().end(reason);
    if (leaveQueue()) {
      fail(Termination.exception(reason));
    } else {
      resumeIfPaused(0);
    }
  }

  /** What waits in a transaction has its turn there. */
  private synchronized boolean leaveQueue() {
    boolean leaves = state == State.WAITING && work.terms().transaction().isEmpty();
    if (leaves) {
      state = State.DONE;
    }
    return leaves;
  }

  /** The client asks for more records. */
  void grant(int chunks) {
    resumeIfPaused(chunks);
  }

  private void resumeIfPaused(int chunks) {
    synchronized (this) {
      credits = (int) Math.min(Integer.MAX_VALUE, (long) credits + chunks);
      if (state != State.PAUSED) {
        return;
      }
      state = State.RUNNING;
      patience.cancel();
    }
    services.workers().goOn(this::resume);
  }

  /** Before it has a thread: its time is running. */
  synchronized void startDeadline(long nanosLeft) {
    if (state == State.WAITING) {
      deadline = services.timer().schedule(() -> end(Reason.TIMED_OUT), nanosLeft);
    }
  }

  /** Does the first step, on the thread of the caller. */
  void run() {
    synchronized (this) {
      if (state != State.WAITING) { // its answer did not wait for a thread
        return;
      }
      state = State.RUNNING;
    }
    started = System.nanoTime();
    try {
      services.permissions().require(services.transactions().username(), work, scope.mode());
      transaction = scope.enter();
      if (work.terms().transaction().isPresent()) {
        TransactionFactory.trace(transaction, work.terms());
      }
      Optional<Success> earlier = services.repeats().earlier(transaction, work);
      if (earlier.isPresent()) {
        scope.abandon();
        done(services.answers().encode(earlier.get()));
        return;
      }
      cursor = services.executions().open(transaction, work);
      unsentColumns = cursor.columns();
      executed = System.nanoTime() - started;
      proceed();
    } catch (RuntimeException | Error e) { // what work does must not end a worker
      failUnlessOver(e);
    }
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
    if (!inChunks) {
      RecordChunk all = RecordChunk.single(services.limits().records(), services.limits().bytes());
      fill(all);
      succeed(all);
      return;
    }
    while (takeCredit()) {
      RecordChunk chunk = RecordChunk.of(CHUNK);
      if (!fill(chunk)) {
        succeed(chunk);
        return;
      }
      send(chunk);
    }
  }

  private boolean fill(RecordChunk chunk) {
    long start = System.nanoTime();
    try {
      return cursor.fill(chunk);
    } finally {
      executed += System.nanoTime() - start;
    }
  }

  /** False where the client must ask first; nothing of this may be touched then. */
  private synchronized boolean takeCredit() {
    if (credits > 0) {
      credits--;
      return true;
    }
    scope.termination().check(); // nobody would see it any more
    state = State.PAUSED;
    patience =
        services
            .timer()
            .schedule(() -> end(Reason.SLOW_READER), services.limits().patience().toNanos());
    return false;
  }

  private void send(RecordChunk chunk) {
    long start = System.nanoTime();
    byte[] payload =
        services.answers().encode(new Records(work.id(), unsentColumns, chunk.records()));
    encoded += System.nanoTime() - start;
    unsentColumns = List.of();
    outbox.send(payload);
  }

  /** Encodes before it commits, so that no failure has had an effect. */
  private void succeed(RecordChunk last) {
    counters = cursor.counters();
    cursor.close();
    Success success = success(last, Optional.empty());
    long start = System.nanoTime();
    answer = services.answers().encode(success);
    long encode = encoded + System.nanoTime() - start;
    services.repeats().keep(transaction, work, success);
    Optional<String> bookmark = scope.succeed();
    services.meters().phases(work, started - received, executed, encode);
    done(bookmark.isEmpty() ? answer : services.answers().encode(success(last, bookmark)));
  }

  private Success success(RecordChunk last, Optional<String> bookmark) {
    Phases phases =
        new Phases(
            Duration.ofNanos(started - received),
            Duration.ofNanos(executed),
            Duration.ofNanos(encoded));
    Summary summary = new Summary(counters, phases, bookmark);
    return new Success(work.id(), unsentColumns, last.records(), summary);
  }

  /** What has had its effect, or has been answered, does not fail whatever comes after. */
  private void failUnlessOver(Throwable cause) {
    if (!isDone() && !scope.hasSucceeded()) {
      fail(cause);
      return;
    }
    services.failures().log(work, cause);
    if (!isDone()) {
      done(answer);
    }
  }

  private synchronized boolean isDone() {
    return state == State.DONE;
  }

  private void fail(Throwable cause) {
    giveUpRecords();
    scope.abandon();
    Optional<Reason> reason = scope.termination().reason();
    if (reason.filter(Reason.CLIENT_GONE::equals).isPresent()) {
      end();
      ended(ServerMeters.CLIENT_GONE);
      scope.release();
      return;
    }
    Throwable told = reason.<Throwable>map(Termination::exception).orElse(cause);
    done(services.failures().failure(work, told));
  }

  private void giveUpRecords() {
    try {
      if (cursor != null) {
        cursor.close();
      }
    } catch (RuntimeException e) {
      // the work has failed already, and perhaps its transaction with it
    }
  }

  private void done(byte[] payload) {
    done(ServerMeters.SUCCESS, () -> outbox.send(payload));
  }

  private void done(Failure failure) {
    byte[] payload = services.answers().encode(failure);
    done(failure.code(), () -> outbox.fail(failure, payload));
  }

  private void done(String outcome, Runnable sending) {
    end();
    if (cursor != null) { // it has been worked on
      services.pace().took(work, System.nanoTime() - started);
    }
    ended(outcome);
    try {
      sending.run();
    } finally {
      scope.release();
    }
  }

  private void ended(String outcome) {
    services.meters().ended(work, work.terms().mode(), outcome, System.nanoTime() - received);
  }

  private void end() {
    Timer.Deadline timer;
    synchronized (this) {
      state = State.DONE;
      timer = deadline;
    }
    if (timer != null) {
      timer.cancel();
    }
    whenDone.run();
  }
}
