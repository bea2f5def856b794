package io.shindigneo4j.server.session;

import io.shindigneo4j.server.execution.Executions;
import io.shindigneo4j.server.execution.FailureTranslation;
import io.shindigneo4j.server.metrics.ServerMeters;

/** What the requests of one connection are done with. */
record SessionServices(
    Transactions transactions,
    Executions executions,
    Repeats repeats,
    AnswerEncoder answers,
    FailureTranslation failures,
    Workers workers,
    Timer timer,
    Pace pace,
    Permissions permissions,
    SessionLimits limits,
    ServerMeters meters) {}
