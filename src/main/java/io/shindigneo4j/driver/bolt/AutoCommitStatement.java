package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.neo4j.driver.Query;
import org.neo4j.driver.async.AsyncSession;
import org.neo4j.driver.async.ResultCursor;

/** A statement in a transaction of its own, whose records may be streamed. */
final class AutoCommitStatement implements RunningStatement {

  private final Work work;
  private final Query query;
  private final AsyncSession session;
  private final TransactionTerminator terminator;
  private final ResponseListener listener;
  private final Runnable onEnd;
  private final FlowControl flow = new FlowControl();

  AutoCommitStatement(
      Work work, Query query, BoltSessions sessions, ResponseListener listener, Runnable onEnd) {
    this.work = work;
    this.query = query;
    this.session = sessions.open(work.terms());
    this.terminator = new TransactionTerminator(sessions, work.terms(), () -> {});
    this.listener = listener;
    this.onEnd = onEnd;
  }

  @Override
  public void start() {
    CompletionStages.start(() -> session.runAsync(query, terminator.config()))
        .thenCompose(this::read)
        .exceptionallyCompose(this::failed)
        .whenComplete(this::done);
  }

  private CompletionStage<Success> read(ResultCursor cursor) {
    return flow.read(new RecordReader(work.id(), cursor, work.terms().chunks(), listener));
  }

  /** A write may have failed in its commit. */
  private CompletionStage<Success> failed(Throwable failure) {
    return work.terms().mode() == AccessMode.WRITE
        ? BoltFailures.ofCommit(failure)
        : CompletableFuture.failedFuture(failure);
  }

  private void done(@Nullable Success success, @Nullable Throwable failure) {
    terminator.stop();
    onEnd.run();
    session.closeAsync();
    CompletionStages.complete(work.id(), withBookmark(success), failure, listener);
  }

  private @Nullable Success withBookmark(@Nullable Success success) {
    return success == null || work.terms().mode() == AccessMode.READ
        ? success
        : success.with(BoltSessions.bookmark(session));
  }

  @Override
  public void requestChunks(int chunks) {
    flow.requestChunks(chunks);
  }

  @Override
  public void cancel() {
    terminator.terminate();
    flow.abandon();
  }
}
