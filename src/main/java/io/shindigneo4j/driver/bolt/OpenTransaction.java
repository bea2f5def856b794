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
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.neo4j.driver.Query;
import org.neo4j.driver.async.AsyncSession;
import org.neo4j.driver.async.AsyncTransaction;
import org.neo4j.driver.async.ResultCursor;

/** A transaction that its user began, for work that names it. Whatever fails in it ends it. */
final class OpenTransaction {

  private final Begin begin;
  private final Receipts receipts;
  private final AsyncSession session;
  private final Termination termination;
  private final Runnable whenEnded;

  /** Set before the beginning is answered. */
  private volatile AsyncTransaction transaction;

  /** It is being ended, which takes a while. */
  private volatile boolean doomed;

  /**
   * @param whenEnded called once or more
   */
  OpenTransaction(Begin begin, Receipts receipts, Sessions sessions, Runnable whenEnded) {
    this.begin = begin;
    this.receipts = receipts;
    this.session = sessions.open(begin.terms().withChunks(1)); // for what may be streamed
    this.termination = new Termination(sessions, begin.terms(), this::close);
    this.whenEnded = whenEnded;
  }

  void begin(Answers answers) {
    Stages.start(() -> session.beginTransactionAsync(termination.config()))
        .thenCompose(this::begun)
        .whenComplete((success, failure) -> tell(begin, success, failure, answers));
  }

  private CompletionStage<Success> begun(AsyncTransaction newTransaction) {
    transaction = newTransaction;
    return Receipts.isRepeatable(begin.terms())
        ? receipts.keep(newTransaction, begin.terms(), null).thenApply(this::begun)
        : Stages.done(answer(List.of()));
  }

  private Success begun(Receipt receipt) {
    return answer(receipt.isNew() ? List.of() : List.of(List.of(true)));
  }

  private Success answer(List<List<Object>> committed) {
    return new Success(begin.id(), List.of("committed"), committed, Summary.none());
  }

  /** Work in this transaction. */
  Execution execution(Work work, Query query, Answers answers, Runnable whenDone) {
    return new Statement(work, query, answers, whenDone);
  }

  /** A statement in it, which cannot be ended alone. */
  private final class Statement implements Execution {

    private final Work work;
    private final Query query;
    private final Answers answers;
    private final Runnable whenDone;
    private final Demand demand = new Demand();

    Statement(Work work, Query query, Answers answers, Runnable whenDone) {
      this.work = work;
      this.query = query;
      this.answers = answers;
      this.whenDone = whenDone;
    }

    @Override
    public void start() {
      if (doomed) {
        whenDone.run();
        answers.answered(unknown(work), true);
        return;
      }
      Stages.start(() -> transaction.runAsync(query))
          .thenCompose(this::read)
          .whenComplete((success, failure) -> whenDone.run())
          .whenComplete((success, failure) -> tell(work, success, failure, answers));
    }

    private CompletionStage<Success> read(ResultCursor cursor) {
      return demand.read(new Reading(work.id(), cursor, work.terms().chunks(), answers));
    }

    @Override
    public void grant(int chunks) {
      demand.grant(chunks);
    }

    @Override
    public void cancel() {
      OpenTransaction.this.cancel();
      demand.abandon();
    }
  }

  void commit(Request request, Answers answers) {
    if (doomed) {
      answers.answered(unknown(request), true);
      return;
    }
    Stages.start(() -> transaction.commitAsync())
        .thenApply(nothing -> committed(request))
        .whenComplete((success, failure) -> end(request, success, failure, answers));
  }

  private Success committed(Request request) {
    Optional<String> bookmark = Optional.of(Sessions.bookmark(session));
    return Success.of(request.id(), new Summary(Map.of(), Phases.NONE, bookmark));
  }

  void rollBack(Request request, Answers answers) {
    Stages.start(() -> transaction.rollbackAsync())
        .thenApply(nothing -> Success.of(request.id(), Summary.none()))
        .whenComplete((success, failure) -> end(request, success, failure, answers));
  }

  private void end(Request request, Success success, Throwable failure, Answers answers) {
    close();
    Stages.tell(request.id(), success, failure, answers);
  }

  private void tell(Request request, Success success, Throwable failure, Answers answers) {
    if (failure != null) {
      close();
    }
    Stages.tell(request.id(), success, failure, answers);
  }

  private void close() {
    termination.over();
    whenEnded.run();
    session.closeAsync();
  }

  static Failure unknown(Request request) {
    return new Failure(
        request.id(), ErrorCode.UNKNOWN_TRANSACTION, "it never was, or has ended", false);
  }

  /** Whoever began it does not wait any more, or not for what is done in it. */
  void cancel() {
    doomed = true;
    termination.end();
  }
}
