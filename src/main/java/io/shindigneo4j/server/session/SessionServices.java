package io.shindigneo4j.server.session;

import io.shindigneo4j.server.execution.WorkExecutor;
import io.shindigneo4j.server.execution.FailureReporter;
import io.shindigneo4j.server.metrics.ServerMeters;

/** What the requests of one connection are done with. */
record SessionServices(
    TransactionFactory transactions,
    WorkExecutor executions,
    IdempotencyStore repeats,
    ResponseEncoder answers,
    FailureReporter failures,
    WorkerPools workers,
    Timer timer,
    InlineExecutionPolicy pace,
    Permissions permissions,
    SessionLimits limits,
    ServerMeters meters) {}
