package io.shindigneo4j.opensocial.execution;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.schema.Operation;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Carries out operations. Safe for use by many threads. */
public final class OperationRunner {

  private final GraphDriver driver;
  private final QueryMode mode;
  private final RecentWrites writes;

  /** With a driver that asks one server. */
  public OperationRunner(GraphDriver driver, QueryMode mode) {
    this(driver, mode, false);
  }

  /**
   * @param followers whether the driver may ask a server that is behind another one, and must wait
   *     there for what this has written
   */
  public OperationRunner(GraphDriver driver, QueryMode mode, boolean followers) {
    this.driver = driver;
    this.mode = mode;
    this.writes = new RecentWrites(followers);
  }

  /**
   * The result is the same, whatever the mode. The future completes within the driver's call
   * timeout, however often the call is tried, exceptionally with a {@link
   * org.apache.shindig.protocol.ProtocolException}.
   */
  public <P extends Record, R> CompletableFuture<R> run(Operation<P, R> operation, P parameters) {
    return runUntyped(operation, parameters)
        .thenApply(result -> operation.toResult(result.columns(), rows(result)));
  }

  private static List<List<Object>> rows(Result result) {
    return result.records().stream().map(ResultRecord::values).toList();
  }

  /** As {@link #run}, with the records as they came. */
  public <P extends Record> CompletableFuture<Result> runUntyped(
      Operation<P, ?> operation, P parameters) {
    Statement statement = statement(operation, operation.toMap(parameters));
    Statement call = operation.writes() ? statement.writing() : statement;
    return FailureTranslation.translated(
        Deadlocks.retried(left -> once(call.within(left)), driver.callTimeout()));
  }

  private CompletableFuture<Result> once(Statement call) {
    List<String> before = writes.bookmarks();
    return driver
        .run(call.after(before))
        .whenComplete((result, failure) -> writes.ended(before, result, failure));
  }

  private Statement statement(Operation<?, ?> operation, Map<String, Object> call) {
    return switch (mode) {
      case NATIVE -> Statement.procedure(operation.name()).with(call);
      case CYPHER ->
          Statement.cypher(CypherFiles.text(operation.name())).with(CypherFiles.parameters(call));
    };
  }
}
