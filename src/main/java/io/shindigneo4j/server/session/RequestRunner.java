package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.procedure.RequestException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.neo4j.graphdb.Transaction;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/** Runs a request in a transaction of its own, as the user who asked. */
final class RequestRunner {

  private final GraphDatabaseAPI database;
  private final LoginContext user;
  private final SessionLimits limits;
  private final AnswerEncoder answers;
  private final FailureTranslation failures;
  private final CypherExecution cypher;
  private final ProcedureExecution procedures;

  RequestRunner(
      GraphDatabaseAPI database,
      LoginContext user,
      ProcedureRegistry registry,
      SessionLimits limits,
      AnswerEncoder answers,
      FailureTranslation failures) {
    this.database = database;
    this.user = user;
    this.limits = limits;
    this.answers = answers;
    this.failures = failures;
    this.cypher = new CypherExecution(limits.records());
    this.procedures = new ProcedureExecution(registry, limits.records());
  }

  /** The payload of the answer to a request that came at a time of {@link System#nanoTime}. */
  byte[] run(Request request, long received, RunningRequest running) {
    long start = System.nanoTime();
    try (Transaction transaction = begin(request, start - received)) {
      running.started(transaction);
      try {
        byte[] answer = answers.encode(success(request, execute(transaction, request), start));
        if (request.mode() == AccessMode.WRITE) {
          transaction.commit();
        }
        return answer;
      } finally {
        running.finished();
      }
    } catch (RuntimeException | Error e) { // what a request does must not end a worker
      return answers.encode(failures.failure(request, e));
    }
  }

  private Transaction begin(Request request, long waited) {
    KernelTransaction.Type type =
        request instanceof RunCypher
            ? KernelTransaction.Type.IMPLICIT
            : KernelTransaction.Type.EXPLICIT;
    long timeout = timeout(request.timeout()).toNanos() - waited;
    if (timeout <= 0) { // whoever has asked no longer waits
      throw RequestException.timedOut();
    }
    LoginContext login = request.mode() == AccessMode.READ ? new ReadOnlyLogin(user) : user;
    return database.beginTransaction(
        type, login, user.connectionInfo(), timeout, TimeUnit.NANOSECONDS);
  }

  private Duration timeout(Duration asked) {
    return asked.isZero() || asked.compareTo(limits.timeout()) > 0 ? limits.timeout() : asked;
  }

  private Outcome execute(Transaction transaction, Request request) {
    if (request instanceof RunCypher run) {
      return cypher.execute(transaction, run);
    } else if (request instanceof CallProcedure call) {
      return procedures.execute(transaction, call);
    }
    throw new IllegalStateException("no execution for " + request.getClass());
  }

  private static Success success(Request request, Outcome outcome, long start) {
    Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
    return new Success(
        request.id(),
        outcome.columns(),
        outcome.records(),
        new Summary(outcome.counters(), elapsed));
  }
}
