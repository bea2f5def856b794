package io.shindigneo4j.server.session;

import io.shindigneo4j.server.events.EventFeeds;
import io.shindigneo4j.server.execution.FailureReporter;
import io.shindigneo4j.server.execution.TransactionCommitter;
import io.shindigneo4j.server.execution.WorkExecutor;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.routing.RoutingContext;
import io.shindigneo4j.server.routing.RoutingTableSource;
import io.shindigneo4j.server.routing.RoutingTableWatch;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.neo4j.common.DependencyResolver;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.internal.schema.SchemaState;
import org.neo4j.kernel.impl.query.QueryExecutionEngine;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;

/** Opens sessions that share workers, procedures and limits. */
public final class SessionFactory {

  /** The part of the memory of requests that statements have beside it. */
  private static final int PARTS_FOR_STATEMENTS = 4;

  private final ProcedureRegistry procedures;
  private final Function<GraphDatabaseAPI, ProcedureContexts> contexts;
  private final EventFeeds events;
  private final SessionLimits limits;
  private final WorkerPools workers;
  private final Timer timer;
  private final BookmarkQueue bookmarkQueue;
  private final InlineExecutionPolicy inlining = new InlineExecutionPolicy(System::nanoTime);
  private final InlineWatch inlineWatch;
  private final TransactionQuota quota;
  private final RequestMemory memory;

  /** The memory of what connections have sent to be remembered. */
  private final SharedLimit statements;

  private final LargeAnswers largeAnswers;
  private final Permissions permissions;

  /** By the names of databases. */
  private final Map<String, PlannedTexts> planned = new ConcurrentHashMap<>();

  private final FailureReporter failures;
  private final TransactionCommitter committer;
  private final ExpiredDataCleanup cleanup;
  private final ServerMeters meters;
  private final RoutingTableWatch routes;

  /**
   * @param contexts of the procedures in each database
   */
  public SessionFactory(
      ProcedureRegistry procedures,
      Function<GraphDatabaseAPI, ProcedureContexts> contexts,
      EventFeeds events,
      Permissions permissions,
      SessionLimits limits,
      WorkerPools workers,
      Timer timer,
      ServerMeters meters,
      RoutingTableSource servers,
      Log log) {
    this.procedures = procedures;
    this.contexts = contexts;
    this.events = events;
    this.permissions = permissions;
    this.limits = limits;
    this.quota = new TransactionQuota(limits.transactionsOfUser(), limits.transactionsInAll());
    this.memory = new RequestMemory(limits.requestBytes());
    this.statements = SharedLimit.inHalves(limits.requestBytes() / PARTS_FOR_STATEMENTS);
    this.largeAnswers = new LargeAnswers(limits.largeAnswers());
    this.workers = workers;
    this.timer = timer;
    this.inlineWatch = new InlineWatch(timer);
    this.bookmarkQueue = new BookmarkQueue(timer);
    this.meters = meters;
    this.failures = new FailureReporter(log);
    this.committer = new TransactionCommitter(log);
    this.cleanup = new ExpiredDataCleanup(timer, workers, log);
    cleanup.begin();
    this.routes =
        new RoutingTableWatch(
            servers,
            workers::resume,
            (nanos, task) -> timer.schedule(task, nanos),
            System::nanoTime);
  }

  public RequestProcessor open(
      GraphDatabaseAPI database, LoginContext user, ResponseEncoder answers) {
    cleanup.add(database);
    TransactionFactory transactions = new TransactionFactory(database, user, limits.timeout());
    SessionServices services =
        new SessionServices(
            transactions,
            committer,
            new WorkExecutor(procedures, contexts.apply(database)),
            new IdempotencyStore(transactions.username()),
            answers,
            failures,
            workers.share(transactions.username()),
            timer,
            bookmarkQueue,
            inlining,
            inlineWatch,
            permissions,
            limits,
            quota,
            memory.share(transactions.username()),
            largeAnswers,
            plannedTexts(database),
            meters);
    return new Session(
        services,
        new StatementCache(statements.share(transactions.username()), services.memory()::isIdle),
        new RoutingRequests(routes, new RoutingContext(database, user), services),
        new SubscriptionRequests(events, database, services));
  }

  /** Those of a database that has been restarted are dropped. */
  private PlannedTexts plannedTexts(GraphDatabaseAPI database) {
    DependencyResolver parts = database.getDependencyResolver();
    SchemaState schema = parts.resolveDependency(SchemaState.class);
    QueryExecutionEngine cypher = parts.resolveDependency(QueryExecutionEngine.class);
    return planned.compute(
        database.databaseName(),
        (name, known) ->
            known != null && known.isOf(schema)
                ? known
                : new PlannedTexts(schema, cypher::clearQueryCaches));
  }
}
