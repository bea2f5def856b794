package io.shindigneo4j.opensocial.execution;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.query.ListPage;
import io.shindigneo4j.schema.query.ListParameters;
import io.shindigneo4j.schema.request.Repeatable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Carries out operations. Safe for use by many threads. */
public final class OperationRunner {

  /** How often a page is read at most. */
  private static final int MOST_READS = 4;

  private final GraphDriver driver;
  private final QueryMode mode;
  private final FailureTranslation failures =
      new FailureTranslation(new OutageLog(System::nanoTime));

  public OperationRunner(GraphDriver driver, QueryMode mode) {
    this.driver = driver;
    this.mode = mode;
  }

  /**
   * The result is the same, whatever the mode. The future completes within the driver's call
   * timeout, exceptionally with a {@link org.apache.shindig.protocol.ProtocolException}. The driver
   * repeats what the database has rolled back because of another transaction. A page that has too
   * few items, as others change the list at this moment, is read again.
   */
  public <P extends Record, R> CompletableFuture<R> run(Operation<P, R> operation, P parameters) {
    return run(operation, parameters, MOST_READS);
  }

  private <P extends Record, R> CompletableFuture<R> run(
      Operation<P, R> operation, P parameters, int reads) {
    CompletableFuture<R> answer =
        runUntyped(operation, parameters)
            .thenApply(result -> operation.toResult(result.columns(), rows(result)));
    return reads == 1 || !(parameters instanceof ListParameters list)
        ? answer
        : answer.thenCompose(
            result ->
                isShort(result, list)
                    ? run(operation, parameters, reads - 1)
                    : CompletableFuture.completedFuture(result));
  }

  private static boolean isShort(Object result, ListParameters asked) {
    Object page = result instanceof Optional<?> optional ? optional.orElse(null) : result;
    return page instanceof ListPage list && list.isShort(asked.query().page());
  }

  private static List<List<Object>> rows(Result result) {
    return result.records().stream().map(ResultRecord::values).toList();
  }

  /** As {@link #run}, with the records as they came. */
  public <P extends Record> CompletableFuture<Result> runUntyped(
      Operation<P, ?> operation, P parameters) {
    Statement statement = statement(operation, operation.toMap(parameters)).retryingConflicts();
    if (operation.writes()) {
      statement = statement.writing();
    }
    if (parameters instanceof Repeatable write && write.receipt() != null) {
      statement = statement.asRepeatable();
    }
    return failures.translated(driver.run(statement));
  }

  private Statement statement(Operation<?, ?> operation, Map<String, Object> call) {
    return switch (mode) {
      case NATIVE -> Statement.procedure(operation.name()).with(call);
      case CYPHER ->
          Statement.cypher(CypherFiles.text(operation.name())).with(CypherFiles.parameters(call));
    };
  }
}
