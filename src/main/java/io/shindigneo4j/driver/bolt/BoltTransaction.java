package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.Phases;
import io.shindigneo4j.protocol.Summary;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.neo4j.driver.Query;
import org.neo4j.driver.async.AsyncSession;
import org.neo4j.driver.async.AsyncTransaction;
import org.neo4j.driver.async.ResultCursor;

/** An explicit transaction. Any failure in it ends it. */
final class BoltTransaction {

  private final Begin begin;
  private final BoltIdempotencyStore idempotency;
  private final AsyncSession session;
  private final TransactionTerminator terminator;
  private final Runnable onEnd;

  /** Set before the begin is answered. */
  private volatile @Nullable AsyncTransaction transaction;

  /** Whether it is being terminated, which takes a while. */
  private volatile boolean terminating;

  /**
   * @param onEnd called at least once, when the transaction has ended
   */
  BoltTransaction(
      Begin begin, BoltIdempotencyStore idempotency, BoltSessions sessions, Runnable onEnd) {
    this.begin = begin;
    this.idempotency = idempotency;
    this.session = sessions.open(begin.terms().withChunks(1)); // statements in it may be streamed
    this.terminator = new TransactionTerminator(sessions, begin.terms(), this::close);
    this.onEnd = onEnd;
  }

  void begin(ResponseListener listener) {
    CompletionStages.start(() -> session.beginTransactionAsync(terminator.config()))
        .thenCompose(this::begun)
        .whenComplete((success, failure) -> complete(begin, success, failure, listener));
  }

  private CompletionStage<Success> begun(AsyncTransaction newTransaction) {
    transaction = newTransaction;
    return BoltIdempotencyStore.isIdempotent(begin.terms())
        ? idempotency.findOrCreate(newTransaction, begin.terms(), null).thenCompose(this::begun)
        : CompletionStages.done(answer(List.of()));
  }

  private CompletionStage<Success> begun(IdempotencyRecord record) {
    return record.isNew() ? CompletionStages.done(answer(List.of())) : committedBefore();
  }

  /** Nothing is left to do: committing what has read the record gives a bookmark that has it. */
  private CompletionStage<Success> committedBefore() {
    return transaction()
        .commitAsync()
        .thenApply(nothing -> answer(List.of(List.of(true))).with(BoltSessions.bookmark(session)));
  }

  private Success answer(List<List<Object>> committed) {
    return new Success(begin.id(), List.of("committed"), committed, Summary.none());
  }

  private AsyncTransaction transaction() {
    return Objects.requireNonNull(transaction, "not begun");
  }

  /** A statement in this transaction. */
  RunningStatement statement(Work work, Query query, ResponseListener listener, Runnable onEnd) {
    return new Statement(work, query, listener, onEnd);
  }

  /** A statement in the transaction. Cancelling it ends the transaction. */
  private final class Statement implements RunningStatement {

    private final Work work;
    private final Query query;
    private final ResponseListener listener;
    private final Runnable onEnd;
    private final FlowControl flow = new FlowControl();

    Statement(Work work, Query query, ResponseListener listener, Runnable onEnd) {
      this.work = work;
      this.query = query;
      this.listener = listener;
      this.onEnd = onEnd;
    }

    @Override
    public void start() {
      if (terminating) {
        onEnd.run();
        listener.received(unknown(work), true);
        return;
      }
      CompletionStages.start(() -> transaction().runAsync(query))
          .thenCompose(this::read)
          .whenComplete((success, failure) -> onEnd.run())
          .whenComplete((success, failure) -> complete(work, success, failure, listener));
    }

    private CompletionStage<Success> read(ResultCursor cursor) {
      return flow.read(new RecordReader(work.id(), cursor, work.terms().chunks(), listener));
    }

    @Override
    public void requestChunks(int chunks) {
      flow.requestChunks(chunks);
    }

    @Override
    public void cancel() {
      BoltTransaction.this.cancel();
      flow.abandon();
    }
  }

  void commit(Request request, ResponseListener listener) {
    if (terminating) {
      listener.received(unknown(request), true);
      return;
    }
    CompletionStages.start(() -> transaction().commitAsync())
        .exceptionallyCompose(BoltFailures::ofCommit)
        .thenApply(nothing -> committed(request))
        .whenComplete((success, failure) -> end(request, success, failure, listener));
  }

  private Success committed(Request request) {
    Optional<String> bookmark = Optional.of(BoltSessions.bookmark(session));
    return Success.of(request.id(), new Summary(Map.of(), Phases.NONE, bookmark));
  }

  void rollBack(Request request, ResponseListener listener) {
    CompletionStages.start(() -> transaction().rollbackAsync())
        .thenApply(nothing -> Success.of(request.id(), Summary.none()))
        .whenComplete((success, failure) -> end(request, success, failure, listener));
  }

  private void end(
      Request request,
      @Nullable Success success,
      @Nullable Throwable failure,
      ResponseListener listener) {
    close();
    CompletionStages.complete(request.id(), success, failure, listener);
  }

  private void complete(
      Request request,
      @Nullable Success success,
      @Nullable Throwable failure,
      ResponseListener listener) {
    if (failure != null) {
      close();
    }
    CompletionStages.complete(request.id(), success, failure, listener);
  }

  private void close() {
    terminator.stop();
    onEnd.run();
    session.closeAsync();
  }

  static Failure unknown(Request request) {
    return new Failure(
        request.id(), ErrorCode.UNKNOWN_TRANSACTION, "it never was, or has ended", false);
  }

  /** Terminates the transaction, once. */
  synchronized void cancel() {
    if (!terminating) {
      terminating = true;
      terminator.terminate();
    }
  }
}
