package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.WriteContent;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.neo4j.driver.Query;
import org.neo4j.driver.async.AsyncSession;
import org.neo4j.driver.async.AsyncTransaction;
import org.neo4j.driver.async.ResultCursor;

/** A write with a request id, in a transaction of its own. It is not streamed. */
final class IdempotentWrite implements RunningStatement {

  private final Work work;
  private final byte[] content;
  private final Query query;
  private final BoltIdempotencyStore idempotency;
  private final AsyncSession session;
  private final TransactionTerminator terminator;
  private final ResponseListener listener;
  private final Runnable onEnd;

  /**
   * Prepares the write.
   *
   * @throws IllegalArgumentException for a parameter that the protocol cannot carry
   */
  IdempotentWrite(
      Work work,
      Query query,
      BoltIdempotencyStore idempotency,
      BoltSessions sessions,
      ResponseListener listener,
      Runnable onEnd) {
    this.work = work;
    this.content = WriteContent.digest(work);
    this.query = query;
    this.idempotency = idempotency;
    this.session = sessions.open(work.terms());
    this.terminator = new TransactionTerminator(sessions, work.terms(), () -> {});
    this.listener = listener;
    this.onEnd = onEnd;
  }

  @Override
  public void start() {
    CompletionStages.start(() -> session.beginTransactionAsync(terminator.config()))
        .thenCompose(this::once)
        .whenComplete(this::done);
  }

  private CompletionStage<Success> once(AsyncTransaction transaction) {
    return idempotency
        .findOrCreate(transaction, work.terms(), content)
        .thenCompose(
            record -> {
              Optional<Success> earlier = record.earlier(work);
              return earlier.isPresent() ? commit(transaction, earlier.get()) : write(transaction);
            });
  }

  private CompletionStage<Success> write(AsyncTransaction transaction) {
    return transaction
        .runAsync(query)
        .thenCompose(this::read)
        .thenCompose(success -> idempotency.addAnswer(transaction, work.terms(), success))
        .thenCompose(success -> commit(transaction, success));
  }

  private CompletionStage<Success> read(ResultCursor cursor) {
    return new RecordReader(work.id(), cursor, 0, listener).read();
  }

  private CompletionStage<Success> commit(AsyncTransaction transaction, Success success) {
    return transaction
        .commitAsync()
        .exceptionallyCompose(BoltFailures::ofCommit)
        .thenApply(nothing -> success.with(BoltSessions.bookmark(session)));
  }

  /** Closing the session rolls back a transaction that is still open. */
  private void done(@Nullable Success success, @Nullable Throwable failure) {
    terminator.stop();
    onEnd.run();
    session
        .closeAsync()
        .whenComplete(
            (nothing, ignored) -> CompletionStages.complete(work.id(), success, failure, listener));
  }

  @Override
  public void cancel() {
    terminator.terminate();
  }
}
