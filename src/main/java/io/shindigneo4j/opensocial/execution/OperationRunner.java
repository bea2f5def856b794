package io.shindigneo4j.opensocial.execution;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.TraceContext;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.schema.CypherFiles;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.query.ListPage;
import io.shindigneo4j.schema.query.ListParameters;
import io.shindigneo4j.schema.request.Repeatable;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Carries out operations. Safe for use by many threads. */
public final class OperationRunner {

  /** How often a page is read at most. */
  private static final int MAX_READS = 4;

  private static final Duration MIN_TIME = Duration.ofMillis(1);

  private final GraphDriver driver;
  private final QueryMode mode;
  private final CallScheduler scheduler;
  private final TraceContext traces;
  private final FailureTranslation failures =
      new FailureTranslation(new OutageLog(System::nanoTime));

  /** Its calls begin at once. */
  public OperationRunner(GraphDriver driver, QueryMode mode) {
    this(driver, mode, CallScheduler.AT_ONCE, Optional::empty);
  }

  /**
   * @param traces is asked on the thread that runs an operation, though the call begins on another
   */
  public OperationRunner(
      GraphDriver driver, QueryMode mode, CallScheduler scheduler, TraceContext traces) {
    this.driver = driver;
    this.mode = mode;
    this.scheduler = scheduler;
    this.traces = traces;
  }

  /**
   * The result is the same, whatever the mode. The future completes within the driver's call
   * timeout, exceptionally with a {@link org.apache.shindig.protocol.ProtocolException}. The driver
   * repeats what the database has rolled back because of another transaction. A page that has too
   * few items, as others change the list at this moment, is read again while there is time.
   */
  public <P extends Record, R> CompletableFuture<R> run(Operation<P, R> operation, P parameters) {
    Statement statement = statement(operation, parameters);
    long start = System.nanoTime();
    CompletableFuture<R> answer = read(operation, statement);
    if (parameters instanceof ListParameters list) {
      for (int reads = 1; reads < MAX_READS; reads++) {
        answer = answer.thenCompose(page -> readIfShort(operation, statement, list, page, start));
      }
    }
    return answer;
  }

  /**
   * As {@link #run}, for a write that takes effect once, though its connection is lost before the
   * answer: the driver sends it again then.
   *
   * @param requestId unique
   */
  public <P extends Record, R> CompletableFuture<R> runOnce(
      Operation<P, R> operation, P parameters, String requestId) {
    return read(operation, statement(operation, parameters).withRequestId(requestId));
  }

  private <R> CompletableFuture<R> read(Operation<?, R> operation, Statement statement) {
    return run(statement).thenApply(found -> operation.toResult(found.columns(), rows(found)));
  }

  /** Reads a page again that is short; within the time of the whole call, which began at start. */
  private <R> CompletableFuture<R> readIfShort(
      Operation<?, R> operation, Statement statement, ListParameters asked, R page, long start) {
    Duration left = driver.callTimeout().minusNanos(System.nanoTime() - start);
    return isShort(page, asked) && left.compareTo(Duration.ZERO) > 0
        ? read(operation, statement.within(left))
        : CompletableFuture.completedFuture(page);
  }

  private static boolean isShort(Object result, ListParameters asked) {
    Object page = result instanceof Optional<?> optional ? optional.orElse(null) : result;
    return page instanceof ListPage list && list.isShort(asked.query().page());
  }

  private static List<List<Object>> rows(Result result) {
    return result.records().stream().map(ResultRecord::values).toList();
  }

  /** As {@link #run}, for a read at the leader, which has what others have just written. */
  public <P extends Record, R> CompletableFuture<R> readAtLeader(
      Operation<P, R> operation, P parameters) {
    return read(operation, statement(operation, parameters).writing());
  }

  /** As {@link #run}, with the records as they came. */
  public <P extends Record> CompletableFuture<Result> runUntyped(
      Operation<P, ?> operation, P parameters) {
    return run(statement(operation, parameters));
  }

  /**
   * Reads at the leader, which has what others have just written, for a caller that asks again and
   * again. A failure is the driver's, and is not logged.
   */
  public <P extends Record, R> CompletableFuture<R> poll(
      Operation<P, R> operation, P parameters, Duration timeout) {
    Statement statement = statement(operation, parameters).writing().within(timeout);
    return driver
        .run(statement)
        .thenApply(found -> operation.toResult(found.columns(), rows(found)));
  }

  private CompletableFuture<Result> run(Statement statement) {
    Duration limit = statement.timeout().orElseGet(driver::callTimeout);
    return failures.translated(
        scheduler.schedule(
            limit,
            waited -> driver.run(waited.isZero() ? statement : within(statement, limit, waited))));
  }

  /** A statement that has waited may take what is left of the time. */
  private static Statement within(Statement statement, Duration limit, Duration waited) {
    Duration left = limit.minus(waited);
    return statement.within(left.compareTo(MIN_TIME) < 0 ? MIN_TIME : left);
  }

  private <P extends Record> Statement statement(Operation<P, ?> operation, P parameters) {
    Statement untraced = statement(operation, operation.toMap(parameters)).retryingConflicts();
    Statement statement = traces.traceparent().map(untraced::withTrace).orElse(untraced);
    if (operation.writes()) {
      statement = statement.writing();
    }
    return isRepeatable(operation, parameters) ? statement.asRepeatable() : statement;
  }

  private static boolean isRepeatable(Operation<?, ?> operation, Record parameters) {
    return operation.repeatable()
        || (parameters instanceof Repeatable write && write.receipt() != null);
  }

  private Statement statement(Operation<?, ?> operation, Map<String, Object> call) {
    return switch (mode) {
      case NATIVE ->
          Statement.procedure(operation.name()).with(call).withConstants(operation.constants());
      case CYPHER ->
          Statement.cypher(CypherFiles.text(operation.name())).with(CypherFiles.parameters(call));
    };
  }
}
