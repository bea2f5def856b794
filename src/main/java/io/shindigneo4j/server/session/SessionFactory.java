package io.shindigneo4j.server.session;

import io.shindigneo4j.server.execution.Executions;
import io.shindigneo4j.server.execution.FailureTranslation;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;

/** Opens sessions that share workers, procedures and limits. */
public final class SessionFactory {

  private final Executions executions;
  private final SessionLimits limits;
  private final Workers workers;
  private final Timer timer;
  private final Pace pace = new Pace();
  private final Permissions permissions;
  private final FailureTranslation failures;
  private final Forgetting forgetting;
  private final ServerMeters meters;

  public SessionFactory(
      ProcedureRegistry procedures,
      Permissions permissions,
      SessionLimits limits,
      Workers workers,
      Timer timer,
      ServerMeters meters,
      Log log) {
    this.executions = new Executions(procedures);
    this.permissions = permissions;
    this.limits = limits;
    this.workers = workers;
    this.timer = timer;
    this.meters = meters;
    this.failures = new FailureTranslation(log);
    this.forgetting = new Forgetting(timer, workers, log);
    forgetting.begin();
  }

  public Requests open(GraphDatabaseAPI database, LoginContext user, AnswerEncoder answers) {
    forgetting.add(database);
    Transactions transactions = new Transactions(database, user, limits.timeout());
    return new Session(
        new SessionServices(
            transactions,
            executions,
            new Repeats(transactions.username()),
            answers,
            failures,
            workers,
            timer,
            pace,
            permissions,
            limits,
            meters));
  }
}
