package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Credit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.protocol.Message.Work;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.neo4j.driver.Query;

/**
 * Executes the requests of our protocol on a server that speaks Bolt, as our plug-in would. Native
 * procedures do not exist there. Safe for use by many threads.
 */
final class BoltRequestHandler implements AutoCloseable {

  private final BoltSessions sessions;
  private final BoltIdempotencyStore idempotency;

  /** By request id, while they can be cancelled or streamed. */
  private final Map<Long, RunningStatement> statements = new ConcurrentHashMap<>();

  /** By the id of the request that began them. */
  private final Map<Long, BoltTransaction> transactions = new ConcurrentHashMap<>();

  private BoltRequestHandler(BoltSessions sessions, BoltIdempotencyStore idempotency) {
    this.sessions = sessions;
    this.idempotency = idempotency;
  }

  /** Connects when the first request needs it. */
  static BoltRequestHandler at(BoltSettings settings) {
    return at(settings, BoltSessions.at(settings));
  }

  static BoltRequestHandler at(BoltSettings settings, BoltSessions sessions) {
    return new BoltRequestHandler(
        sessions,
        new BoltIdempotencyStore(
            sessions, BoltCredentials.of(settings.authorization()).username()));
  }

  /**
   * Executes a request. The listener hears how it ends.
   *
   * @throws IllegalArgumentException for a parameter that the protocol has no type for
   */
  void submit(Request request, ResponseListener listener) {
    if (request instanceof Work work) {
      submit(work, listener);
    } else if (request instanceof Begin begin) {
      begin(begin, listener);
    } else if (request instanceof Commit commit) {
      inTransaction(commit.transaction(), commit, listener, BoltTransaction::commit);
    } else if (request instanceof Rollback rollback) {
      inTransaction(rollback.transaction(), rollback, listener, BoltTransaction::rollBack);
    } else if (request instanceof Subscribe) {
      listener.received(
          new Failure(
              request.id(),
              ErrorCode.FORBIDDEN_SUBSCRIPTION,
              "there are no events over Bolt: they come from the plug-in",
              false),
          true);
    } else {
      throw new IllegalArgumentException(
          "not a request for Bolt: " + request.getClass().getSimpleName());
    }
  }

  private void submit(Work work, ResponseListener listener) {
    try {
      if (!(work instanceof RunCypher)) {
        throw new RequestRefusedException(
            ErrorCode.UNKNOWN_PROCEDURE,
            "no procedure " + work.subject() + ": over Bolt, Cypher alone runs");
      }
      run(work, new Query(work.subject(), BoltParameters.of(work.parameters())), listener);
    } catch (RequestRefusedException refusal) {
      work.terms().transaction().ifPresent(this::cancel); // which would lack it
      listener.received(refusal.failure(work.id()), true);
    }
  }

  private void run(Work work, Query query, ResponseListener listener) {
    Runnable onEnd = () -> statements.remove(work.id());
    if (work.terms().transaction().isPresent()) {
      long id = work.terms().transaction().getAsLong();
      inTransaction(
          id,
          work,
          listener,
          (open, request, statementListener) ->
              start(work, open.statement(work, query, statementListener, onEnd)));
    } else if (BoltIdempotencyStore.isIdempotent(work.terms())) {
      start(work, new IdempotentWrite(work, query, idempotency, sessions, listener, onEnd));
    } else {
      start(work, new AutoCommitStatement(work, query, sessions, listener, onEnd));
    }
  }

  private void start(Work work, RunningStatement statement) {
    statements.put(work.id(), statement);
    statement.start();
  }

  private void begin(Begin begin, ResponseListener listener) {
    Runnable onEnd = () -> transactions.remove(begin.id());
    BoltTransaction transaction = new BoltTransaction(begin, idempotency, sessions, onEnd);
    transactions.put(begin.id(), transaction);
    transaction.begin(listener);
  }

  /** A request that belongs to a transaction. */
  private interface TransactionStep {
    void apply(BoltTransaction transaction, Request request, ResponseListener listener);
  }

  private void inTransaction(
      long id, Request request, ResponseListener listener, TransactionStep step) {
    BoltTransaction transaction = transactions.get(id);
    if (transaction == null) {
      listener.received(BoltTransaction.unknown(request), true);
    } else {
      step.apply(transaction, request, listener);
    }
  }

  /** Executes a message that has no response. */
  void submitOneWay(Request request) {
    if (request instanceof Cancel cancel) {
      cancel(cancel.id());
    } else if (request instanceof Credit credit) {
      RunningStatement statement = statements.get(credit.id());
      if (statement != null) {
        statement.requestChunks(credit.chunks());
      }
    } else {
      throw new IllegalArgumentException(
          "a request that needs a response: " + request.getClass().getSimpleName());
    }
  }

  private void cancel(long id) {
    RunningStatement statement = statements.get(id);
    if (statement != null) {
      statement.cancel();
    }
    BoltTransaction transaction = transactions.get(id);
    if (transaction != null) {
      transaction.cancel();
    }
  }

  /** Closes the connections. The caller must fail the requests that are pending. */
  @Override
  public void close() {
    sessions.close();
  }
}
