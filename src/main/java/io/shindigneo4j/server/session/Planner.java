package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.server.execution.CypherPlan;
import io.shindigneo4j.server.execution.PlanKey;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.server.session.PlansInProgress.Waiting;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;

/**
 * Has new Cypher texts planned before they run, on a few threads that do nothing else: a text that
 * takes long to plan holds up other new ones only. A text is planned to its end even if nobody
 * waits any more, so that who asks again finds the plan. Thread-safe.
 */
final class Planner {

  private final SessionServices services;

  Planner(SessionServices services) {
    this.services = services;
  }

  /**
   * Runs the task of a request once its text is planned: at once, or on a thread for planning.
   *
   * @param transaction the mode of the transaction
   * @param wanted whether the request has not been ended meanwhile
   * @param task returns soon
   * @param instead what to run if the text is wrong; stays on the thread for planning, as it tries
   *     again
   * @throws RejectedExecutionException if too many texts wait
   */
  void whenPlanned(
      IncomingRequest<?> request,
      AccessMode transaction,
      BooleanSupplier wanted,
      Runnable task,
      Runnable instead) {
    if (request.message() instanceof RunCypher run && isNew(run, transaction)) {
      Waiting waiting = new Waiting(wanted, task, instead);
      if (run.terms().transaction().isPresent()) {
        submit(() -> planInTime(run, request.received(), waiting));
      } else {
        plans().await(PlanKey.of(run), waiting, () -> submit(() -> planForAll(run)));
      }
    } else {
      task.run();
    }
  }

  private PlansInProgress plans() {
    return services.planned().inProgress();
  }

  private void submit(Runnable planning) {
    services.workers().submit(Lane.PLAN, planning);
  }

  /** What is not allowed fails before it is planned. */
  private boolean isNew(RunCypher run, AccessMode transaction) {
    return !services.isPlanned(run) && isAllowed(run, transaction);
  }

  private boolean isAllowed(RunCypher run, AccessMode transaction) {
    try {
      services.permissions().require(services.transactions().username(), run, transaction);
      services.transactions().bookmarks().require(run.terms().bookmarks());
      return true;
    } catch (RequestException e) {
      return false;
    }
  }

  private void planForAll(RunCypher run) {
    PlanKey key = PlanKey.of(run);
    boolean right = false;
    try {
      right = plans().isWanted(key) && plan(run, () -> services.transactions().plan(run));
    } finally {
      boolean goesOn = right;
      plans().end(key).forEach(waiting -> waiting.goOn(goesOn));
    }
  }

  /** Within the time of the request: its transaction keeps its locks meanwhile. */
  private void planInTime(RunCypher run, long received, Waiting waiting) {
    boolean right = false;
    try {
      right =
          waiting.wanted().getAsBoolean()
              && plan(run, () -> services.transactions().planInTime(run, received));
    } finally {
      waiting.goOn(right);
    }
  }

  /** False if the text is wrong. Whatever else fails, the client learns of it when it runs. */
  private boolean plan(RunCypher run, Runnable planning) {
    Object version = services.planned().schemaVersion();
    try {
      planning.run();
      services.planned().add(PlanKey.of(run), version);
      return true;
    } catch (RuntimeException | Error e) {
      services.planned().count(PlanKey.of(run));
      return !CypherPlan.isWrongText(run.text(), e);
    }
  }
}
