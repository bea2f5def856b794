package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.server.execution.FailureReporter;
import io.shindigneo4j.server.execution.WorkExecutor;
import io.shindigneo4j.server.metrics.ServerMeters;

/** The services that the requests of one connection use. */
record SessionServices(
    TransactionFactory transactions,
    WorkExecutor executor,
    IdempotencyStore idempotency,
    ResponseEncoder answers,
    FailureReporter failures,
    WorkerPools workers,
    Timer timer,
    InlineExecutionPolicy inlining,
    Permissions permissions,
    SessionLimits limits,
    ServerMeters meters) {

  /** Counts the end of a transaction that may write. */
  void measureEnd(AccessMode mode, boolean committed) {
    if (mode == AccessMode.WRITE && committed) {
      meters.committed();
    } else if (mode == AccessMode.WRITE) {
      meters.rolledBack();
    }
  }
}
