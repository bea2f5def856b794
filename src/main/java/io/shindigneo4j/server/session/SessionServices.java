package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.execution.FailureReporter;
import io.shindigneo4j.server.execution.PlanKey;
import io.shindigneo4j.server.execution.TransactionCommitter;
import io.shindigneo4j.server.execution.WorkExecutor;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.procedure.RequestException;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;

/** The services that the requests of one connection use. */
record SessionServices(
    TransactionFactory transactions,
    TransactionCommitter committer,
    WorkExecutor executor,
    IdempotencyStore idempotency,
    ResponseEncoder answers,
    FailureReporter failures,
    WorkerPools.Share workers,
    Timer timer,
    BookmarkQueue bookmarkQueue,
    InlineExecutionPolicy inlining,
    InlineWatch inlineWatch,
    Permissions permissions,
    SessionLimits limits,
    TransactionQuota quota,
    RequestMemory.Share memory,
    LargeAnswers largeAnswers,
    PlannedTexts planned,
    ServerMeters meters) {

  /**
   * @param transaction the mode of the transaction that the work is done in
   * @throws RequestException if the user may not do the work
   */
  void require(Work work, AccessMode transaction) {
    permissions.require(transactions.username(), transactions.address(), work, transaction);
  }

  Planner planner() {
    return new Planner(this);
  }

  /** False if the user, or all users together, have too many open transactions and streams. */
  boolean tryAcquireTransaction() {
    return quota.tryAcquire(transactions.username());
  }

  void releaseTransaction() {
    quota.release(transactions.username());
  }

  /** Whether work may run on the thread that has read the request, which many clients share. */
  boolean mayRunInline(Work work) {
    return isPredictable(work) && inlining.mayRunInline(work);
  }

  /** Nobody knows what other code does next time; a text that is not planned takes long. */
  private boolean isPredictable(Work work) {
    return work instanceof RunCypher run ? isPlanned(run) : executor.isNative(work);
  }

  boolean isPlanned(RunCypher run) {
    return planned.contains(PlanKey.of(run));
  }

  /**
   * Commits a transaction.
   *
   * @throws RequestException if the database has stopped before
   * @throws RuntimeException as {@link TransactionCommitter#commit} says
   */
  void commit(InternalTransaction transaction, Terms terms) {
    transactions.requireRunning();
    committer.commit(transaction, terms.requestId().isPresent());
  }

  /**
   * What the client is told of a failure. A fault in a database that has stopped is not the fault
   * of the request.
   */
  Failure failure(Message request, Throwable cause) {
    Failure failure = failures.failure(request, cause);
    return FailureReporter.isFault(failure) && transactions.hasStopped()
        ? failures.failure(request, RequestException.databaseNotReady())
        : failure;
  }

  /** Counts the end of a transaction that may write. */
  void measureEnd(AccessMode mode, boolean committed) {
    if (mode == AccessMode.WRITE && committed) {
      meters.committed();
    } else if (mode == AccessMode.WRITE) {
      meters.rolledBack();
    }
  }
}
