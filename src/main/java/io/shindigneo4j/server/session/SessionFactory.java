package io.shindigneo4j.server.session;

import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.concurrent.Executor;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;

/** Opens sessions that share workers, procedures and limits. */
public final class SessionFactory {

  private final ProcedureRegistry procedures;
  private final SessionLimits limits;
  private final Executor workers;
  private final FailureTranslation failures;

  public SessionFactory(
      ProcedureRegistry procedures, SessionLimits limits, Executor workers, Log log) {
    this.procedures = procedures;
    this.limits = limits;
    this.workers = workers;
    this.failures = new FailureTranslation(log);
  }

  public Session open(GraphDatabaseAPI database, LoginContext user, AnswerEncoder answers) {
    RequestRunner runner = new RequestRunner(database, user, procedures, limits, answers, failures);
    return new Session(runner, answers, workers, limits.requestsInFlight());
  }
}
