package io.shindigneo4j.server.session;

import io.shindigneo4j.server.execution.Executions;
import io.shindigneo4j.server.execution.FailureTranslation;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.routing.Asker;
import io.shindigneo4j.server.routing.RoutingTables;
import io.shindigneo4j.server.routing.TableSource;
import java.util.function.Function;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;

/** Opens sessions that share workers, procedures and limits. */
public final class SessionFactory {

  private final ProcedureRegistry procedures;
  private final Function<GraphDatabaseAPI, ProcedureContexts> contexts;
  private final SessionLimits limits;
  private final Workers workers;
  private final Timer timer;
  private final Pace pace = new Pace();
  private final Permissions permissions;
  private final FailureTranslation failures;
  private final Forgetting forgetting;
  private final ServerMeters meters;
  private final RoutingTables routes;

  /**
   * @param contexts of the procedures in each database
   */
  public SessionFactory(
      ProcedureRegistry procedures,
      Function<GraphDatabaseAPI, ProcedureContexts> contexts,
      Permissions permissions,
      SessionLimits limits,
      Workers workers,
      Timer timer,
      ServerMeters meters,
      TableSource servers,
      Log log) {
    this.procedures = procedures;
    this.contexts = contexts;
    this.permissions = permissions;
    this.limits = limits;
    this.workers = workers;
    this.timer = timer;
    this.meters = meters;
    this.failures = new FailureTranslation(log);
    this.forgetting = new Forgetting(timer, workers, log);
    forgetting.begin();
    this.routes =
        new RoutingTables(
            servers, workers::goOn, (nanos, task) -> timer.schedule(task, nanos), System::nanoTime);
  }

  public Requests open(GraphDatabaseAPI database, LoginContext user, AnswerEncoder answers) {
    forgetting.add(database);
    Transactions transactions = new Transactions(database, user, limits.timeout());
    SessionServices services =
        new SessionServices(
            transactions,
            new Executions(procedures, contexts.apply(database)),
            new Repeats(transactions.username()),
            answers,
            failures,
            workers,
            timer,
            pace,
            permissions,
            limits,
            meters);
    return new Session(services, new RoutingRequests(routes, new Asker(database, user), services));
  }
}
