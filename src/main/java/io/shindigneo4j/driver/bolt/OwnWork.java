package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import java.util.concurrent.CompletionStage;
import org.neo4j.driver.Query;
import org.neo4j.driver.async.AsyncSession;
import org.neo4j.driver.async.ResultCursor;

/** A statement in a transaction of its own. */
final class OwnWork implements Execution {

  private final Work work;
  private final Query query;
  private final AsyncSession session;
  private final Termination termination;
  private final Answers answers;
  private final Runnable whenDone;
  private final Demand demand = new Demand();

  OwnWork(Work work, Query query, Sessions sessions, Answers answers, Runnable whenDone) {
    this.work = work;
    this.query = query;
    this.session = sessions.open(work.terms());
    this.termination = new Termination(sessions, work.terms(), () -> {});
    this.answers = answers;
    this.whenDone = whenDone;
  }

  @Override
  public void start() {
    Stages.start(() -> session.runAsync(query, termination.config()))
        .thenCompose(this::read)
        .whenComplete(this::done);
  }

  private CompletionStage<Success> read(ResultCursor cursor) {
    return demand.read(new Reading(work.id(), cursor, work.terms().chunks(), answers));
  }

  private void done(Success success, Throwable failure) {
    termination.over();
    whenDone.run();
    session.closeAsync();
    Stages.tell(work.id(), withBookmark(success), failure, answers);
  }

  private Success withBookmark(Success success) {
    return success == null || work.terms().mode() == AccessMode.READ
        ? success
        : BoltSummaries.withBookmark(success, Sessions.bookmark(session));
  }

  @Override
  public void grant(int chunks) {
    demand.grant(chunks);
  }

  @Override
  public void cancel() {
    termination.end();
    demand.abandon();
  }
}
