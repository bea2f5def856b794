package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Credit;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Work;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.neo4j.driver.Query;

/**
 * A server that speaks Bolt, made to look as if it had our plug-in, which has no native procedures
 * then. Safe for use by many threads.
 */
public final class BoltServer implements AutoCloseable {

  private final Sessions sessions;
  private final Receipts receipts;

  /** By request id, as long as they can be given up or asked for more. */
  private final Map<Long, Execution> executions = new ConcurrentHashMap<>();

  /** By the id of the request that began them. */
  private final Map<Long, OpenTransaction> transactions = new ConcurrentHashMap<>();

  private BoltServer(Sessions sessions, Receipts receipts) {
    this.sessions = sessions;
    this.receipts = receipts;
  }

  /** Connects when the first request needs it. */
  public static BoltServer at(BoltSettings settings) {
    return at(settings, Sessions.at(settings));
  }

  static BoltServer at(BoltSettings settings, Sessions sessions) {
    return new BoltServer(
        sessions, new Receipts(sessions, Login.of(settings.authorization()).username()));
  }

  /**
   * Takes a request, which is answered or fails in the end.
   *
   * @throws IllegalArgumentException for a parameter that the protocol has no type for
   */
  public void submit(Request request, Answers answers) {
    if (request instanceof Work work) {
      submit(work, answers);
    } else if (request instanceof Begin begin) {
      begin(begin, answers);
    } else if (request instanceof Commit commit) {
      inTransaction(commit.transaction(), commit, answers, OpenTransaction::commit);
    } else if (request instanceof Rollback rollback) {
      inTransaction(rollback.transaction(), rollback, answers, OpenTransaction::rollBack);
    } else {
      throw new IllegalArgumentException("a request without an answer");
    }
  }

  private void submit(Work work, Answers answers) {
    try {
      if (!(work instanceof RunCypher)) {
        throw new Refusal(
            ErrorCode.UNKNOWN_PROCEDURE,
            "no procedure " + work.subject() + ": over Bolt, Cypher alone runs");
      }
      run(work, new Query(work.subject(), BoltParameters.of(work.parameters())), answers);
    } catch (Refusal refusal) {
      answers.answered(refusal.failure(work.id()), true);
    }
  }

  private void run(Work work, Query query, Answers answers) {
    Runnable whenDone = () -> executions.remove(work.id());
    if (work.terms().transaction().isPresent()) {
      long id = work.terms().transaction().getAsLong();
      inTransaction(
          id,
          work,
          answers,
          (open, request, whoWaits) ->
              start(work, open.execution(work, query, whoWaits, whenDone)));
    } else if (Receipts.isRepeatable(work.terms())) {
      start(work, new RepeatableWork(work, query, receipts, sessions, answers, whenDone));
    } else {
      start(work, new OwnWork(work, query, sessions, answers, whenDone));
    }
  }

  private void start(Work work, Execution execution) {
    executions.put(work.id(), execution);
    execution.start();
  }

  private void begin(Begin begin, Answers answers) {
    Runnable whenEnded = () -> transactions.remove(begin.id());
    OpenTransaction transaction = new OpenTransaction(begin, receipts, sessions, whenEnded);
    transactions.put(begin.id(), transaction);
    transaction.begin(answers);
  }

  /** What is done in a transaction. */
  private interface Step {
    void apply(OpenTransaction transaction, Request request, Answers answers);
  }

  private void inTransaction(long id, Request request, Answers answers, Step step) {
    OpenTransaction transaction = transactions.get(id);
    if (transaction == null) {
      answers.answered(OpenTransaction.unknown(request), true);
    } else {
      step.apply(transaction, request, answers);
    }
  }

  /** Takes what is not answered itself. */
  public void tell(Request request) {
    if (request instanceof Cancel cancel) {
      cancel(cancel.id());
    } else if (request instanceof Credit credit) {
      Execution execution = executions.get(credit.id());
      if (execution != null) {
        execution.grant(credit.chunks());
      }
    }
  }

  private void cancel(long id) {
    Execution execution = executions.get(id);
    if (execution != null) {
      execution.cancel();
    }
    OpenTransaction transaction = transactions.get(id);
    if (transaction != null) {
      transaction.cancel();
    }
  }

  /** Ends the connections; whoever waits must be told by who closes it. */
  @Override
  public void close() {
    sessions.close();
  }
}
