package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.WriteContent;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.neo4j.driver.Query;
import org.neo4j.driver.async.AsyncSession;
import org.neo4j.driver.async.AsyncTransaction;
import org.neo4j.driver.async.ResultCursor;

/** A write with a request id, in a transaction of its own; its answer comes in one piece. */
final class RepeatableWork implements Execution {

  private final Work work;
  private final byte[] content;
  private final Query query;
  private final Receipts receipts;
  private final AsyncSession session;
  private final Termination termination;
  private final Answers answers;
  private final Runnable whenDone;

  /**
   * @throws IllegalArgumentException for a parameter that the protocol cannot carry
   */
  RepeatableWork(
      Work work,
      Query query,
      Receipts receipts,
      Sessions sessions,
      Answers answers,
      Runnable whenDone) {
    this.work = work;
    this.content = WriteContent.digest(work);
    this.query = query;
    this.receipts = receipts;
    this.session = sessions.open(work.terms());
    this.termination = new Termination(sessions, work.terms(), () -> {});
    this.answers = answers;
    this.whenDone = whenDone;
  }

  @Override
  public void start() {
    Stages.start(() -> session.beginTransactionAsync(termination.config()))
        .thenCompose(transaction -> once(transaction))
        .whenComplete(this::done);
  }

  private CompletionStage<Success> once(AsyncTransaction transaction) {
    return receipts
        .keep(transaction, work.terms(), content)
        .thenCompose(
            receipt -> {
              Optional<Success> earlier = receipt.earlier(work.id(), content);
              return earlier.isPresent()
                  ? transaction.rollbackAsync().thenApply(nothing -> earlier.get())
                  : write(transaction);
            });
  }

  private CompletionStage<Success> write(AsyncTransaction transaction) {
    return transaction
        .runAsync(query)
        .thenCompose(this::read)
        .thenCompose(success -> receipts.answer(transaction, work.terms(), success))
        .thenCompose(success -> commit(transaction, success));
  }

  private CompletionStage<Success> read(ResultCursor cursor) {
    return new Reading(work.id(), cursor, 0, answers).read();
  }

  private CompletionStage<Success> commit(AsyncTransaction transaction, Success success) {
    return transaction
        .commitAsync()
        .thenApply(nothing -> BoltSummaries.withBookmark(success, Sessions.bookmark(session)));
  }

  /** The end of the session ends a transaction that is open. */
  private void done(Success success, Throwable failure) {
    termination.over();
    whenDone.run();
    session
        .closeAsync()
        .whenComplete((nothing, ignored) -> Stages.tell(work.id(), success, failure, answers));
  }

  @Override
  public void cancel() {
    termination.end();
  }
}
